"""Teaching: explanations made from traces.  Knows no widgets and draws nothing."""

from .explain import Explanation, explain, outcome, spell_text, verdict

__all__ = ["Explanation", "explain", "outcome", "spell_text", "verdict"]
