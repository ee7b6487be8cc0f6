"""looks.py - the layouts drawn in HTML: a table of looks and the functions that arrange their columns.

A look says how a page is arranged (page), how heads of entries are written (head), which headings (variant) and dates (style)
it uses, its layout for score.py, and what it leaves out of the person (without).
"""
import copy
from dataclasses import dataclass, field
from html import escape as x
from typing import Callable

import blocks as b
import linkedin
from words import Words

SIDE = ["skills", "languages", "certificates", "interests"]
MAIN = ["summary", "work", "education", "projects", "publications", "awards", "volunteer", "references"]
ICONS = {k: f'<svg class="icon" viewBox="0 0 24 24"><path d="{d}"/></svg>' for k, d in {
    "phone": "M6 2h5l2 6-3 2a12 12 0 0 0 4 4l2-3 6 2v5a2 2 0 0 1-2 2A18 18 0 0 1 4 4a2 2 0 0 1 2-2z", "email": "M2 5h20v14H2z M2 5l10 8 10-8",
    "place": "M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7z", "url": "M4 4h16v16H4z"}.items()}
BASE = """@page{size:A4;margin:14mm 16mm}*{box-sizing:border-box}body{margin:0;font:10pt/1.4 'Liberation Sans','Droid Sans Fallback',sans-serif;color:#222}
h1{margin:0;font-size:22pt;line-height:1.2}h2{font-size:12pt;margin:12pt 0 4pt}p{margin:2pt 0}ul{margin:2pt 0 4pt;padding-left:14pt}
.row{display:flex;justify-content:space-between;gap:12pt}.row>:last-child{flex:none}.entry{margin-bottom:7pt;break-inside:avoid}.b{font-weight:bold}.chip{display:inline-block;margin:0 4pt 4pt 0}
.split{display:grid;grid-template-columns:96pt 1fr;gap:10pt}.group{font-weight:bold;margin-top:3pt}.grid{display:grid;grid-template-columns:1fr 1fr 1fr}"""
FULL = "@page{size:A4;margin:0}html,body{width:794px;min-height:1123px}"


@dataclass
class Look:
    page: Callable
    layout: str = "one-column"
    head: Callable = b.right
    variant: int = 0
    style: str = "short"
    sep: str = " – "
    css: str = ""
    keys: list = field(default_factory=lambda: MAIN[:3] + SIDE[:1] + MAIN[3:] + SIDE[1:])
    side: list = field(default_factory=lambda: SIDE)
    left: bool = False
    skill_style: str = "commas"
    without: tuple = ()
    fonts: tuple = ()
    years: tuple = ()
    interleaved: bool = False
    since: bool = False

    def words(self, lang):
        return Words(lang, self.variant, self.style, self.sep, self.since)

    def of(self, person):
        """The part of the person that the layout shows."""
        p = copy.deepcopy(person)
        if "job-places" in self.without:
            for j in p["work"]:
                j.pop("location", None)
        if "urls" in self.without:
            p["basics"].pop("url", None)
            p["basics"]["profiles"] = []
        for k in ("label", "summary"):
            if k in self.without:
                p["basics"].pop(k, None)
        for k in self.without:
            p.pop(k, None)
        if self.page is linkedin.page:
            linkedin.trim(p)
        return p

    def html(self, p, font_folder):
        css = "".join(f'<link rel="stylesheet" href="file://{font_folder}/{f}.css">' for f in self.fonts)
        return f'<!doctype html><html lang="{p["lang"]}"><meta charset="utf-8"><title>{x(p["basics"]["name"])}</title>{css}<style>{BASE}{self.css}</style><body>{self.page(p, self.words(p["lang"]), self)}'


def header(p, sep=" | ", label=True):
    base = p["basics"]
    return f'<header><h1>{x(base["name"])}</h1>' + (f'<div class="label">{x(base["label"])}</div>' if label and base.get("label") else "") + f'<div class="contact">{b.contact(p, sep)}</div></header>'


def column(p, w, look):
    return header(p) + b.sections(p, w, look.keys, look.head, look.left, look.skill_style)


def plain_contact(p, w, look):
    """Contact data as a list below the name."""
    return f'<header><h1>{x(p["basics"]["name"])}</h1>{b.contact(p, None, scheme=True)}</header>' + b.sections(p, w, look.keys, look.head, look.left, look.skill_style)


def two(p, w, look):
    """A narrow and a wide column under the name; the narrow one has the contact data."""
    side = f'<aside><section><h2>{x(w.h("contact"))}</h2>{b.contact(p)}</section>{b.sections(p, w, look.side, look.head, False, look.skill_style)}</aside>'
    name = f'<h1>{x(p["basics"]["name"])}</h1>' + (f'<div class="label">{x(p["basics"]["label"])}</div>' if p["basics"].get("label") else "")
    main = f'<main>{b.sections(p, w, look.keys, look.head)}</main>'
    return f'<header>{name}</header><div class="cols">{main + side if "right" in look.css else side + main}</div>'


def halves(p, w, look):
    """Two columns of the same width under a full-width head."""
    return header(p, "   ") + f'<div class="cols"><div>{b.sections(p, w, look.keys, look.head)}</div><div>{b.sections(p, w, look.side, look.head, False, look.skill_style)}</div></div>'


def canva(p, w, look):
    """A page as design tools make it: a coloured side with photo, icons and skill bars; name in large spaced letters."""
    photo = '<svg class="photo" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="#c9b8a5"/><circle cx="50" cy="40" r="18" fill="#8a7564"/><path d="M15 90a35 35 0 0 1 70 0" fill="#8a7564"/></svg>'
    name = f'<div class="name"><h1>{x(p["basics"]["name"])}</h1>' + (f'<div class="label">{x(p["basics"]["label"])}</div>' if p["basics"].get("label") else "") + "</div>"
    side = f'<aside>{photo}<section><h2>{x(w.h("contact"))}</h2>{b.contact(p, None, ICONS)}</section>{b.sections(p, w, look.side, look.head, False, look.skill_style)}</aside>'
    return f'<div class="cols">{side}<main>{name}{b.sections(p, w, look.keys, look.head, look.left)}</main></div>'


def canva_band(p, w, look):
    """A coloured band with the name across the page, contact data with icons in a row below, then two columns."""
    top = f'<div class="band"><h1>{x(p["basics"]["name"])}</h1><div class="label">{x(p["basics"].get("label") or "")}</div></div><div class="icons">{b.contact(p, None, ICONS)}</div>'
    return f'{top}<div class="cols"><main>{b.sections(p, w, look.keys, look.head)}</main><aside>{b.sections(p, w, look.side, look.head, False, look.skill_style)}</aside></div>'


def labels(p, w, look):
    """Everything in two columns of a table, labels at the left, as the European form has it."""
    base = p["basics"]
    personal = "".join(f'<div class="line"><div></div><div>{x(v)}</div></div>' for v in [base["name"], (base.get("location") or {}).get("text"), base.get("phone"), base.get("email")] if v)
    wrap = lambda k, h, body: f'<div class="line"><div class="head">{x(h)}</div><div>{body}</div></div>'
    return f'<div class="cv">Curriculum Vitae</div><div class="line"><div class="head">{x(w.h("contact"))}</div><div></div></div>{personal}' + b.sections(p, w, look.keys, look.head, False, look.skill_style, wrap)


SIDEBAR = "header{padding:0 0 8pt;border-bottom:1.5pt solid #345}.label{color:#567;font-size:12pt}.cols{display:grid;gap:18pt}aside{overflow-wrap:anywhere;font-size:9pt}h2{color:#345;text-transform:uppercase;font-size:10.5pt}"
DARK = FULL + ".cols{display:grid;grid-template-columns:262px 1fr;min-height:1123px}main{padding:44px 34px;font-size:9pt}aside{background:#22333b;color:#fff;padding:40px 24px;font-size:8.5pt;overflow-wrap:anywhere}.photo{width:130px;display:block;margin:0 auto 18px}" \
    ".icon{width:10px;height:10px;fill:#eae0d5;margin-right:8px;vertical-align:-1px}.bar{height:4px;background:#5e6e75;margin:2px 0 6px}.bar div{height:4px;background:#eae0d5}h2{letter-spacing:.22em;text-transform:uppercase;font-size:10.5pt;font-weight:600}" \
    "h1{letter-spacing:.14em;text-transform:uppercase;font-size:23pt;font-weight:700}.label{letter-spacing:.2em;text-transform:uppercase;font-size:9.5pt;margin-bottom:14px}.c-phone,.c-email,.c-place,.c-url{margin:6px 0}"

LOOKS = {
    # the open set
    "centred": Look(column, head=b.right, variant=0, css="body{font-family:C059,'Liberation Serif','Droid Sans Fallback',serif}header{text-align:center}h2{text-align:center;font-variant:small-caps;border-bottom:.5pt solid #444;font-weight:normal;font-size:14pt}"),
    "gutter": Look(column, head=b.under, variant=1, style="long", sep=" - ", skill_style="list", keys=["summary", "skills", "work", "education", "certificates", "publications", "awards", "projects", "volunteer", "languages", "interests"],
                   css="section{display:grid;grid-template-columns:112pt 1fr;gap:14pt;border-top:.5pt solid #bbb;margin-top:8pt}h2{font-size:10.5pt;margin:4pt 0;color:#7a2e1d;text-align:right}.label{font-size:12pt;color:#7a2e1d}"),
    "timeline": Look(column, head=b.under, variant=2, style="slash", left=True, skill_style="chips", without=("awards",),
                     css=".entry.split{grid-template-columns:92pt 1fr;gap:0}.entry.split>div:last-child{border-left:1.5pt solid #2a7;padding:0 0 8pt 12pt;position:relative}.entry.split>div:last-child::before{content:'';position:absolute;left:-4.5pt;top:4pt;width:7pt;height:7pt;border-radius:50%;background:#2a7}.entry{margin:0}.chip{background:#dfd;padding:1pt 6pt;border-radius:4pt}h2{color:#2a7}"),
    "dates-under": Look(plain_contact, head=b.four_title, variant=3, style="long", sep=" to ", skill_style="list", css="body{font-family:'DejaVu Sans','Droid Sans Fallback';font-size:9pt}h2{border-bottom:2pt solid #000}"),
    "bars": Look(column, head=b.bars, variant=4, style="short", sep=" - ", skill_style="commas", without=("label",), css="body{font-family:P052,'Droid Sans Fallback',serif}h2{text-transform:uppercase;font-size:11pt;background:#eee;padding:1pt 4pt}"),
    "sidebar-left": Look(two, "two-column", head=b.employer_right, variant=0, style="dot", skill_style="list", keys=MAIN, css=SIDEBAR + ".cols{grid-template-columns:165px 1fr}"),
    "halves": Look(halves, "two-column", head=b.above, variant=1, style="year", keys=["summary", "work", "volunteer"], side=["education", "skills", "certificates", "projects", "publications", "awards", "languages", "interests"], skill_style="list",
                   years=("work", "education"), without=("job-places",), css="body{font-size:9.5pt}.cols{display:grid;grid-template-columns:1fr 1fr;gap:24pt}h2{border-bottom:1pt dotted #888}"),
    "rows-left": Look(two, "two-column-interleaved", head=b.right, variant=2, style="short", skill_style="list", keys=MAIN, interleaved=True, without=("job-places", "references"),
                      css=FULL + "body{padding:40px 46px;font-size:9.5pt}header{margin-bottom:10px}.cols{display:grid;grid-template-columns:180px 1fr;gap:30px}aside{overflow-wrap:anywhere}h2{color:#834}"),
    "dark-side": Look(canva, "canva", head=b.under, variant=3, style="year", skill_style="bars", keys=["summary", "work", "education", "publications", "awards", "volunteer"], side=["skills", "languages", "certificates"], years=("work", "education"), without=("projects",),
                      fonts=("montserrat/400", "montserrat/600", "montserrat/700"), css=DARK + "body{font-family:Montserrat,'Droid Sans Fallback'}"),
    "linkedin": Look(linkedin.page, "linkedin", css=linkedin.CSS, style="long", sep=" - "),
    # the kept set
    "commas": Look(column, head=b.commas, variant=1, style="long", sep=" – ", skill_style="commas", without=("label", "references"), css="body{font-family:'Liberation Serif','Droid Sans Fallback',serif;font-size:10.5pt}h1{font-weight:normal;font-size:26pt}h2{font-style:italic}"),
    "four-lines": Look(column, head=b.four, variant=2, style="slash", sep=" - ", skill_style="list", keys=["summary", "education", "work", "skills", "awards", "publications", "projects", "certificates", "volunteer", "languages", "interests"],
                       css="h1{text-align:right}.contact,.label{text-align:right}h2{letter-spacing:.18em;text-transform:uppercase;font-weight:normal;border-top:1pt solid #999;padding-top:4pt}"),
    "dates-left": Look(plain_contact, head=b.right, variant=0, style="dot", left=True, skill_style="grid", css="h2{color:#fff;background:#457;padding:2pt 6pt;font-size:11pt}.split{grid-template-columns:110pt 1fr}.split .row .date{display:none}"),
    "bracketed": Look(column, head=b.bracket, variant=4, style="tick", skill_style="commas", without=("job-places", "references"), keys=["skills", "work", "education", "summary", "projects", "certificates", "publications", "awards", "volunteer", "languages", "interests"],
                      css="body{font-family:'Bitstream Charter','Droid Sans Fallback',serif}header{border-left:6pt solid #c60;padding-left:8pt}h2{color:#c60}"),
    "labels": Look(labels, head=b.above, variant=1, style="iso", skill_style="commas", without=("urls", "references"),
                   css="body{font-family:'Open Sans','Droid Sans Fallback'}.cv{color:#039;font-size:16pt;margin-bottom:8pt}.line{display:grid;grid-template-columns:150pt 1fr;gap:14pt;margin-bottom:4pt}.head{color:#039;text-align:right;font-weight:600}", fonts=("open-sans/400", "open-sans/600")),
    "sidebar-right": Look(two, "two-column", head=b.place_right, variant=2, style="short", skill_style="chips", keys=MAIN, css=SIDEBAR + "/* right */.cols{grid-template-columns:1fr 185px}aside{border-left:1pt solid #bbb;padding-left:12pt}body{font-family:'Roboto','Droid Sans Fallback'}", fonts=("roboto/400", "roboto/700")),
    "thirds": Look(halves, "two-column", head=b.under, variant=0, style="slash", keys=["work", "projects", "volunteer"], side=["summary", "education", "skills", "certificates", "publications", "awards", "languages", "interests"], skill_style="chips",
                   css="body{font-family:'URW Gothic','Droid Sans Fallback';font-size:9.5pt}.cols{display:grid;grid-template-columns:3fr 2fr;gap:20pt}h2{border-bottom:1.5pt solid #a33;color:#a33}.chip::after{content:' •'}"),
    "rows-right": Look(two, "two-column-interleaved", head=b.above, variant=1, style="slash", skill_style="list", keys=MAIN, interleaved=True, without=("references",),
                       css="/* right */" + FULL + "body{padding:40px 46px;font:9.5pt/1.4 'Liberation Serif','Droid Sans Fallback'}header{text-align:center;margin-bottom:12px}.cols{display:grid;grid-template-columns:1fr 200px;gap:28px}aside{overflow-wrap:anywhere}"),
    "band": Look(canva_band, "canva", head=b.above, variant=2, style="short", skill_style="bars", keys=["summary", "work", "projects", "volunteer"], side=["education", "skills", "languages", "certificates", "awards", "publications", "interests"], fonts=("lato/400", "lato/700", "playfair-display/700"),
                 css=DARK + "body{font-family:Lato,'Droid Sans Fallback'}.band{background:#e8d5c4;padding:46px 40px 26px;text-align:center}h1{font-family:'Playfair Display','Droid Sans Fallback'}.label{margin:0}.icons{display:flex;justify-content:center;flex-wrap:wrap;gap:18px;padding:8px;background:#3d2c2e;color:#fff;font-size:8pt}.icons div{margin:0}.cols{grid-template-columns:1fr 250px;min-height:0}main{padding:20px 30px}aside{background:none;color:#333;padding:20px 24px}.icon{fill:#fff}"),
}
