"""Mana while casting (601.2g-h, 605, 106.6): abilities that make it, matching it to costs, spending it."""
