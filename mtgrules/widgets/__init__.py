"""Widgets: the cast panel, predictions, exercises and comparisons.  ipywidgets is used here and nowhere else.

``CastPanel`` is the panel for one cast; its model (``CastModel``) is plain Python.
"""

from .model import CastModel
from .panel import CastPanel

__all__ = ["CastModel", "CastPanel"]
