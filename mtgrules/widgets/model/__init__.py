"""What a panel knows, in plain Python: what is chosen, what the engine says to it, which step is looked at."""
