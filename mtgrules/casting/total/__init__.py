"""The total cost (601.2f, 118): what is owed, additional costs, increases, reductions, and the itemised bill."""
