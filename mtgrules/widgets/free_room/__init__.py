"""The free room: a board that its reader writes, and a panel over it."""
