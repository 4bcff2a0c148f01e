"""The look of all pictures, in one place: fonts, widths, colours, line styles, and the words that go with them.

A picture is written with placeholder colours; :func:`themed` says what each becomes on a page: the text colour
of its surroundings, or a colour of the JupyterLab theme.  So pictures stand on light and on dark pages.  Every
kind of box has its own words, so nothing is told by colour alone.  Nothing here knows a game.
"""

from ..book import N_, Value

FONT = "DejaVu Sans"
#: What a page may use where that font is missing: faces that are as wide.
FONT_FAMILY = "DejaVu Sans, Verdana, Bitstream Vera Sans, sans-serif"

SIZE, SMALL = 10, 9
#: Widths in points: a box in the main column, a box beside it, and the two outer columns of a heading.
MAIN, SIDE, RULE_WIDTH, STATUS_WIDTH = 350, 210, 54, 96
#: The width of a picture without boxes at the side.
WHOLE = 592
PADDING = 4

#: At most so many nodes are drawn; what is beyond stands in the text form.
MOST_NODES = 60

# ---------------------------------------------------------------- colours

# STRONG is the ink of headings: it becomes bold on the page, which no renderer measures alike.
INK, STRONG, EDGE, TINT, STOP, WAIT, ADDED = (
    "#101010", "#202020", "#303030", "#404040", "#d01010", "#1010d0", "#10a010")  # fmt: skip
FAINT = EDGE + "99"
FILL = TINT + "14"

_ON_A_PAGE = {
    INK: "var(--jp-ui-font-color1, currentColor)",
    STRONG: "var(--jp-ui-font-color1, currentColor)",
    EDGE: "var(--jp-ui-font-color1, currentColor)",
    TINT: "var(--jp-ui-font-color1, currentColor)",
    STOP: "var(--jp-error-color1, #d9534f)",
    WAIT: "var(--jp-brand-color1, #3b8bd9)",
    ADDED: "var(--jp-success-color1, #3f9a55)",
    "transparent": "none",
}


def themed(color: str) -> str:
    """What a placeholder colour becomes on a page; any other colour stays as it is."""
    return _ON_A_PAGE.get(color.lower(), color)


# ---------------------------------------------------------------- kinds of boxes


class Kind(Value):
    """How a kind of box looks, and the words that say the same.

    mark: a sign before the words; it stands for nothing that the words do not say.
    border: thickness in points.  lines: "" or "dashed" or "dotted".  arrow: the kind of arrow that leads to
    it when it stands beside another box.
    """

    words: str = ""
    mark: str = ""
    border: float = 1
    lines: str = ""
    color: str = FAINT
    fill: str = ""
    strong: bool = True
    arrow: str = "targets"


KINDS = {
    "plain": Kind(),
    "heading": Kind(border=2, color=INK, fill=FILL),
    # steps of a walk
    "done": Kind(N_("done"), "✓"),
    "nothing": Kind(N_("nothing to do"), "–", strong=False),
    "stopped": Kind(N_("stops here"), "✗", 3, color=STOP, fill=FILL),
    "waiting": Kind(N_("waits here"), "?", 3, color=WAIT, fill=FILL),
    "unreached": Kind(N_("not reached"), "·", lines="dotted", strong=False),
    "reason": Kind(border=2, color=STOP, arrow="because"),
    "question": Kind(border=2, color=WAIT, arrow="asks"),
    "outcome": Kind(arrow="so"),
    # lines of a text
    "own": Kind(N_("own text"), "■"),
    "gained": Kind(N_("spliced on"), "+", 2, color=ADDED),
    "skipped": Kind(N_("does nothing"), "✗", lines="dotted", strong=False),
    # targets
    "target": Kind(),
    "legal": Kind(N_("legal"), "✓"),
    "illegal": Kind(N_("illegal"), "✗", 2, "dashed", STOP),
    "partly": Kind(N_("partly illegal"), "✗", 2, "dashed", STOP),
    "gone": Kind(N_("no longer there"), "✗", 2, "dashed", STOP),
    "open": Kind(N_("not chosen yet"), "?", lines="dotted"),
    # two moments
    "before": Kind(),
    "after": Kind(fill=FILL, arrow="becomes"),
    # what a picture has to say beside its subject
    "warning": Kind(N_("not simulated"), "!", 2, "dashed", WAIT),
    "more": Kind(lines="dotted"),
}

MARKS = tuple(dict.fromkeys(kind.mark for kind in KINDS.values() if kind.mark))

# ---------------------------------------------------------------- arrows

#: Attributes of the kinds of arrows; "" joins two boxes without an arrow.
ARROWS = {
    "": {"style": "invis"},
    "part": {"color": FAINT, "arrowhead": "none"},
    "then": {"color": INK},
    "not reached": {"color": FAINT, "style": "dotted", "arrowhead": "none"},
    "targets": {"color": INK, "style": "dashed"},
    "because": {"color": STOP, "penwidth": "1.5"},
    "asks": {"color": WAIT, "penwidth": "1.5"},
    "so": {"color": INK, "penwidth": "1.5"},
    "becomes": {"color": INK, "penwidth": "1.5"},
}
