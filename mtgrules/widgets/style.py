"""The look of all panels, in one block of CSS; every rule of it is scoped to the class names of our own boxes.

Colours are those of the JupyterLab theme, light or dark, with a fallback where there is none.  No state is told
by colour alone: the words stand there too.
"""

from ..pictures import html

#: The name of the look of the outermost box of everything that the widgets show (class ``mtg-panel``).
SCOPE = "panel"

CSS = """
.mtg-panel{--mtg-line:var(--jp-border-color2,#bdbdbd);--mtg-ink:var(--jp-ui-font-color1,currentColor);
  --mtg-soft:var(--jp-layout-color2,#f2f2f2);--mtg-ok:var(--jp-success-color1,#2e7d32);
  --mtg-stop:var(--jp-error-color1,#c62828);--mtg-wait:var(--jp-brand-color1,#1565c0);
  color:var(--mtg-ink);font-size:14px;line-height:1.45;max-width:1500px;padding:2px;overflow:visible;gap:12px}
.mtg-panel .widget-html,.mtg-panel .widget-html-content{height:auto;line-height:1.45;margin:0;overflow:visible;
  font-size:14px;color:var(--mtg-ink)}
.mtg-panel .widget-box{overflow:visible;margin:0}
.mtg-panel h3{font-size:1.2em;font-weight:600;margin:0}
.mtg-panel h4{font-size:1.02em;font-weight:600;margin:0 0 .35em}
.mtg-panel h5{font-size:1em;font-weight:600;margin:0;line-height:1.35}
.mtg-panel p{margin:0 0 .25em}
.mtg-panel ul{margin:.1em 0 .4em;padding-left:1.2em}
.mtg-panel li{margin:.12em 0}
.mtg-panel .mtg-hint p{font-size:.92em}
.mtg-panel .mtg-status{border-left:5px solid var(--mtg-line);padding:.4em .8em;background:var(--mtg-soft);
  font-weight:600}
.mtg-panel .mtg-status.mtg-legal,.mtg-panel .mtg-status.mtg-right{border-left-color:var(--mtg-ok)}
.mtg-panel .mtg-status.mtg-illegal,.mtg-panel .mtg-status.mtg-wrong{border-left-color:var(--mtg-stop)}
.mtg-panel .mtg-status.mtg-open{border-left-color:var(--mtg-wait)}
.mtg-panel .mtg-error{border:2px solid var(--mtg-stop);padding:.5em .8em}
.mtg-panel .mtg-stop{border-left:3px solid var(--mtg-stop);padding-left:.5em;margin-left:0;list-style:none}
.mtg-panel li.mtg-reason{font-weight:600}
.mtg-panel li.mtg-asked{font-style:italic}
/* buttons */
.mtg-panel .jupyter-button{height:auto;min-height:32px;width:auto;padding:4px 12px;margin:0;line-height:1.3;
  white-space:pre-line;overflow:visible;border:1px solid var(--mtg-line);border-radius:4px;color:var(--mtg-ink)}
.mtg-panel .jupyter-button:focus-visible,.mtg-panel input:focus-visible,.mtg-panel select:focus-visible,
.mtg-panel [tabindex="0"]:focus-visible{outline:2px solid var(--mtg-wait);outline-offset:2px}
.mtg-panel .mtg-bar{flex-flow:row wrap;gap:8px;align-items:center}
.mtg-panel .mtg-walk,.mtg-panel .mtg-mending{gap:8px}
.mtg-panel .mtg-ending .mtg-question{margin-bottom:0;gap:0}
.mtg-panel .mtg-ending>.jupyter-button{align-self:flex-start;font-weight:600}
.mtg-panel .mtg-ending{gap:6px}
.mtg-panel .mtg-steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(84px,1fr));gap:5px}
.mtg-panel .mtg-steps .jupyter-button{text-align:left;font-size:12.5px;padding:5px 4px 5px 7px;display:block}
.mtg-panel .mtg-steps .mtg-shown{outline:2px solid var(--mtg-wait);font-weight:600}
.mtg-panel .mtg-steps .mtg-stops{border-left:5px solid var(--mtg-stop)}
.mtg-panel .mtg-steps .mtg-waits{border-left:5px solid var(--mtg-wait)}
.mtg-panel .mtg-steps .mtg-done{border-left:5px solid var(--mtg-ok)}
/* side by side, below each other where it is narrow */
.mtg-panel .mtg-columns{flex-flow:row wrap;gap:12px;align-items:flex-start}
.mtg-panel .mtg-card{border:1px solid var(--mtg-line);border-radius:6px;padding:10px 14px;min-width:0}
.mtg-panel>.mtg-card{gap:8px}
.mtg-panel>.mtg-card>h3{margin-bottom:.5em}
.mtg-panel .mtg-choices{flex:1 1 300px;gap:14px}
.mtg-panel .mtg-views{flex:1.6 1 400px;gap:12px;min-width:0}
.mtg-panel .mtg-wide{flex:2 1 560px}
.mtg-panel .mtg-drawn figcaption{display:none}
.mtg-panel .mtg-outcome{gap:10px}
.mtg-panel .mtg-outcome h5{margin-top:.55em}
.mtg-panel .mtg-dealt{border-left:5px solid var(--mtg-ok);background:var(--mtg-soft);padding:.1em .8em .2em;
  margin-bottom:.4em}
.mtg-panel .mtg-dealt h5{margin-top:.2em}
.mtg-panel .mtg-mending>.jupyter-button{align-self:flex-start}
/* questions */
.mtg-panel .mtg-question{gap:4px;margin-bottom:14px}
.mtg-panel .widget-dropdown,.mtg-panel .widget-text{display:flex;flex-direction:column;align-items:stretch;
  width:100%;height:auto;margin:0}
.mtg-panel .widget-dropdown>select{width:100%;height:32px;font-size:14px;flex:none}
.mtg-panel .widget-text>input{width:100%;max-width:24em;height:32px;font-size:14px;flex:none}
.mtg-panel .widget-label,.mtg-panel .widget-dropdown>label,.mtg-panel .widget-text>label{width:auto;height:auto;
  white-space:normal;text-align:left;line-height:1.35;font-size:14px;font-weight:600;margin:0 0 3px;
  overflow:visible;color:var(--mtg-ink)}
.mtg-panel .widget-checkbox{width:auto;height:auto;margin:0;min-height:26px;align-items:center}
.mtg-panel .widget-checkbox label,.mtg-panel .widget-checkbox .widget-label-basic{font-weight:400;font-size:14px;
  line-height:1.35;height:auto;white-space:normal;overflow:visible;display:flex;align-items:flex-start;
  color:var(--mtg-ink)}
.mtg-panel .mtg-line{flex-flow:row wrap;gap:4px 10px;align-items:center}
.mtg-panel .mtg-moving{gap:6px;align-items:center}
.mtg-panel .mtg-moving .jupyter-button{min-height:26px;padding:1px 8px;font-size:13px}
.mtg-panel .mtg-place p{margin:0;font-size:.92em}
.mtg-panel .mtg-note{font-size:.92em;border-left:3px dotted var(--mtg-ink);padding:1px 0 1px 9px;
  margin:1px 0 3px 3px}
.mtg-panel .mtg-note p{margin:0 0 .15em}
.mtg-panel .jupyter-widget-tagsinput{width:100%;margin:0}
.mtg-panel .jupyter-widget-tag{font-size:13px;color:var(--mtg-ink);border:1px solid var(--mtg-line)}
.mtg-panel .widget-radio{width:100%;height:auto;flex-direction:column;align-items:stretch;margin:0}
.mtg-panel .widget-radio-box{width:auto;max-width:none;margin:0;height:auto}
.mtg-panel .widget-radio-box label{display:flex;flex-direction:row-reverse;justify-content:flex-end;align-items:flex-start;
  gap:8px;font-size:14px;line-height:1.4;height:auto;padding:3px 0;white-space:normal;width:auto;color:var(--mtg-ink);
  overflow:visible}
.mtg-panel .widget-radio-box input{flex:none;margin:.2em 0 0 2px}
.mtg-panel .mtg-predict{gap:8px}
.mtg-panel .mtg-predict .jupyter-button{align-self:flex-start}
.mtg-panel .mtg-revealed{gap:6px}
/* texts and tables */
.mtg-panel .mtg-sharing,.mtg-panel .mtg-call{gap:8px}
.mtg-panel .mtg-now{border-left:5px solid var(--mtg-wait);padding-left:.7em}
.mtg-panel .mtg-sharing textarea{font-family:monospace;font-size:13px;min-height:9em;width:100%}
.mtg-panel .widget-textarea{width:100%;height:auto;display:flex;flex-direction:column;align-items:stretch;margin:0}
.mtg-panel .widget-textarea>label{width:auto;height:auto;white-space:normal;text-align:left;font-size:14px;
  font-weight:600;color:var(--mtg-ink)}
.mtg-panel .jupyter-widget-Collapse-header,.mtg-panel .jupyter-widget-Collapse-header *{color:var(--mtg-ink)}
.mtg-panel input::placeholder,.mtg-panel textarea::placeholder{color:var(--mtg-ink);opacity:.72}
.mtg-panel a{color:var(--mtg-ink);text-decoration:underline}
/* for a room: large type, one picture at a time */
.mtg-panel.mtg-projector{font-size:21px;max-width:none}
.mtg-panel.mtg-projector .widget-html-content,.mtg-panel.mtg-projector .widget-html,
.mtg-panel.mtg-projector .widget-checkbox label,.mtg-panel.mtg-projector .widget-checkbox .widget-label-basic,
.mtg-panel.mtg-projector .widget-label,.mtg-panel.mtg-projector .widget-dropdown>label,
.mtg-panel.mtg-projector .widget-dropdown>select,.mtg-panel.mtg-projector .jupyter-button,
.mtg-panel.mtg-projector .mtg-table,.mtg-panel.mtg-projector .mtg-text{font-size:21px}
.mtg-panel.mtg-projector .widget-dropdown>select{height:44px}
.mtg-panel.mtg-projector .mtg-steps{grid-template-columns:repeat(auto-fit,minmax(130px,1fr))}
.mtg-panel.mtg-projector .mtg-steps .jupyter-button{font-size:18px}
.mtg-panel.mtg-projector .mtg-frame{width:420px}
.mtg-panel.mtg-projector .mtg-wide{flex:3 1 700px}
.mtg-panel.mtg-projector .mtg-views{flex:3 1 700px}
.mtg-panel.mtg-projector svg[role=img]:not(.mtg-symbol){width:100%;height:auto}
.mtg-panel .mtg-text{white-space:pre-wrap;word-break:normal;overflow-wrap:anywhere;margin:0;font-size:12.5px;
  line-height:1.45;max-height:420px;overflow:auto;background:transparent;color:var(--mtg-ink)}
.mtg-panel table.mtg-table{border-collapse:collapse;width:100%;font-size:13.5px;color:var(--mtg-ink);
  background:transparent}
.mtg-panel .mtg-table th,.mtg-panel .mtg-table td{text-align:left;vertical-align:top;padding:.25em .6em .25em 0;
  border-bottom:1px solid var(--mtg-line);background:transparent;color:var(--mtg-ink);max-width:none;white-space:normal}
.mtg-panel .mtg-table th[scope=row]{font-weight:400}
.mtg-panel .mtg-table tr.mtg-total th,.mtg-panel .mtg-table tr.mtg-total td{font-weight:600;border-bottom:none}
.mtg-panel figure.mtg-picture{margin:0 !important}
.mtg-panel details{margin:0}
.mtg-panel summary{cursor:pointer;padding:.2em 0;font-weight:600}
"""


def block() -> str:
    """The style as an element of a page."""
    return f"<style>{html.CSS}{CSS}</style>"
