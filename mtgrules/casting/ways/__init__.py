"""Whether, when and in which way a card may be cast (601.3, 118.9): the gate before the nine rows."""
