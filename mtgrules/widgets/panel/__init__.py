"""The cast panel as widgets, a module for each part of it; ``cast_panel`` puts them together."""
