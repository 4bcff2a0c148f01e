"""Judge!: a cast with one hidden mistake; the model in plain Python, and the widget."""
