"""The look of everything that is shown as HTML beside the drawn pictures: frames of cards, rule pages, rulings.

Every rule of it is scoped to the class ``mtg-html`` of an outer element, or to ``mtg-panel`` of the widgets.
Colours are those of the JupyterLab theme, light or dark, with a fallback for other pages.  Nothing is told by colour alone.
"""

CSS = """
.mtg-html{--mtg-line:var(--jp-border-color2,#9a9a9a);--mtg-ink:var(--jp-ui-font-color1,currentColor);
  color:var(--mtg-ink);font-size:14px;line-height:1.45}
:is(.mtg-html,.mtg-panel) .mtg-frames{display:flex;flex-flow:row wrap;gap:12px;align-items:flex-start}
:is(.mtg-html,.mtg-panel) .mtg-frame{border:2px solid var(--mtg-ink);border-radius:10px;padding:6px;width:270px;max-width:100%;
  box-sizing:border-box;display:flex;flex-direction:column;gap:5px;background:var(--jp-layout-color1,transparent)}
:is(.mtg-html,.mtg-panel) .mtg-nameline,
:is(.mtg-html,.mtg-panel) .mtg-typeline{border:1px solid var(--mtg-line);border-radius:6px;padding:2px 8px;
  background:var(--mtg-tint,rgba(128,128,128,.16))}
:is(.mtg-html,.mtg-panel) .mtg-nameline{display:flex;justify-content:space-between;gap:8px;align-items:center}
:is(.mtg-html,.mtg-panel) .mtg-nameline span{white-space:nowrap}
:is(.mtg-html,.mtg-panel) .mtg-typeline{font-size:.92em}
:is(.mtg-html,.mtg-panel) .mtg-textbox{border:1px solid var(--mtg-line);border-radius:6px;padding:6px 8px;min-height:4.5em}
:is(.mtg-html,.mtg-panel) .mtg-textbox p{margin:0 0 .45em}
:is(.mtg-html,.mtg-panel) .mtg-textbox p.mtg-added{border-left:3px double var(--mtg-ink);padding-left:7px}
:is(.mtg-html,.mtg-panel) .mtg-small{font-size:.86em}
:is(.mtg-html,.mtg-panel) .mtg-frames+ul{margin-top:.6em}
:is(.mtg-html,.mtg-panel) .mtg-size{align-self:flex-end;border:1px solid var(--mtg-ink);border-radius:6px;
  padding:0 9px;font-weight:600}
:is(.mtg-html,.mtg-panel) .mtg-tint-white{--mtg-tint:rgba(214,196,98,.26)}
:is(.mtg-html,.mtg-panel) .mtg-tint-blue{--mtg-tint:rgba(60,140,210,.24)}
:is(.mtg-html,.mtg-panel) .mtg-tint-black{--mtg-tint:rgba(110,96,116,.34)}
:is(.mtg-html,.mtg-panel) .mtg-tint-red{--mtg-tint:rgba(220,80,50,.24)}
:is(.mtg-html,.mtg-panel) .mtg-tint-green{--mtg-tint:rgba(50,150,80,.24)}
:is(.mtg-html,.mtg-panel) .mtg-tint-gold{--mtg-tint:rgba(205,165,50,.34)}
:is(.mtg-html,.mtg-panel) details.mtg-rule{display:inline-block;font-weight:400;font-style:normal;margin:0}
:is(.mtg-html,.mtg-panel) details.mtg-rule[open]{display:block}
:is(.mtg-html,.mtg-panel) .mtg-cite{white-space:nowrap}
:is(.mtg-html,.mtg-panel) .mtg-cite details[open]{white-space:normal}
:is(.mtg-html,.mtg-panel) details.mtg-rule>summary{display:inline;cursor:pointer;padding:0;font-weight:400;font-size:.88em;
  white-space:nowrap;border-bottom:1px dotted var(--mtg-ink)}
:is(.mtg-html,.mtg-panel) details.mtg-rule>summary::marker{content:""}
:is(.mtg-html,.mtg-panel) details.mtg-rule>summary::after{content:" ▸";font-size:.8em}
:is(.mtg-html,.mtg-panel) details.mtg-rule[open]>summary::after{content:" ▾"}
:is(.mtg-html,.mtg-panel) details.mtg-rule>summary::-webkit-details-marker{display:none}
:is(.mtg-html,.mtg-panel) summary:focus-visible{outline:2px solid var(--jp-brand-color1,#1565c0);outline-offset:2px}
:is(.mtg-html,.mtg-panel) .mtg-rulepage{display:block;border:1px solid var(--mtg-line);border-radius:6px;padding:.4em .8em;
  margin:.3em 0 .5em;font-size:.93em;white-space:normal}
:is(.mtg-html,.mtg-panel) .mtg-rulepage p{margin:0 0 .3em}
:is(.mtg-html,.mtg-panel) .mtg-rulepage ul{margin:.1em 0 .4em;padding-left:1.3em}
:is(.mtg-html,.mtg-panel) .mtg-rulepage code{font-size:.95em;background:transparent;color:var(--mtg-ink)}
:is(.mtg-html,.mtg-panel) .mtg-rules{margin:.3em 0;font-size:.92em}
"""


def block() -> str:
    """The style as an element of a page."""
    return f"<style>{CSS}</style>"
