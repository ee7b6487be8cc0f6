"""designs.py - further layouts drawn in HTML, each as another designer might arrange a resume; looks.py has the table's type.

They are apart from looks.py because they take their headings from usual.py and most have a page function of their own.
"""
from html import escape as x
from itertools import groupby

import blocks as b
import usual
from looks import DARK, FULL, ICONS, Look, header

REST = ["certificates", "projects", "publications", "awards", "volunteer", "languages", "interests"]


# Heads: (title, employer, place, dates) -> HTML, as in blocks.py.

def employer_first(t, o, p, d):
    return f'<div><b>{x(o)}</b></div><div>{x(b.join(", ", t, p))}</div>'


def place_line(t, o, p, d):
    return f'<div class="org"><b>{x(o)}</b>{x(" – " + p if p else "")}</div><div><i>{x(t)}</i>{x(" (" + d + ")" if d else "")}</div>'


def dates_second(t, o, p, d):
    return f'<div><b>{x(t)}</b>, {x(o)}</div><div class="when">{x(b.join(" | ", d, p))}</div>' if t else f'<div><b>{x(o)}</b></div><div class="when">{x(d)}</div>'


def in_brackets(t, o, p, d):
    return f'<div class="b">{x(t)}</div><div>{x(o)}{x(" (" + p + ")" if p else "")}</div><div class="when">{x(d)}</div>'


def years_over(t, o, p, d):
    return f'<div class="years">{x(d)}</div><div class="place">{x(b.join(", ", o, p))}</div><div class="role">{x(t)}</div>'


def dates_lead(t, o, p, d):
    return f'<div class="when">{x(b.join(" · ", d, p))}</div><div class="b">{x(o)}</div><div><i>{x(t)}</i></div>'


def pill(t, o, p, d):
    return f'<div class="row"><b>{x(t or o)}</b><span class="pill">{x(d)}</span></div>' + (f'<div class="firm">{x(b.join(" – ", o, p))}</div>' if t else "")


def tail(p, w, keys, look):
    return b.sections(p, w, keys, look.head, look.left, look.skill_style)


def name_block(p):
    base = p["basics"]
    return f'<h1>{x(base["name"])}</h1>' + (f'<div class="label">{x(base["label"])}</div>' if base.get("label") else "")


def corner(p, w, look):
    """Contact data stacked in the right corner beside the name; dates in a column of their own at the right edge."""
    def dated(key, title, org, place):
        body = "".join(f'<div class="entry dated"><div>{look.head(title(e) or "", e[org], e.get(place, ""), "")}' + (f"<p>{x(e['summary'])}</p>" if e.get("summary") else "") + b.bullets(e.get("highlights"))
                       + f'</div><div class="when">{x(w.range(e))}</div></div>' for e in p.get(key) or [])
        return f'<section><h2>{x(w.h(key))}</h2>{body}</section>'
    top = f'<header><div>{name_block(p)}</div><div class="corner">{b.contact(p)}</div></header>'
    return top + tail(p, w, ["summary"], look) + dated("work", lambda e: e["position"], "name", "location") + dated("education", b.degree, "institution", "") + tail(p, w, ["skills"] + REST, look)


def phrase(p, w, look):
    """Title and employer as one phrase ("Baker at Smith's"), place and dates below it; contact data at the foot of the last page."""
    at = usual.AT[p["lang"]]
    def head(t, o, pl, d):
        first = f'<b>{x(t)}</b> {at} <b>{x(o)}</b>' if pl is not None and t else f'<b>{x(o)}</b>'
        return f'<div>{first}</div><div class="when">{x(b.join(" · ", pl, d))}</div>'
    def study(t, o, pl, d):
        return f'<div><b>{x(t or o)}</b></div><div class="when">{x(b.join(" · ", o if t else "", d))}</div>'
    body = tail(p, w, ["summary", "skills"], look) + b.sections(p, w, ["work"], head) + b.sections(p, w, ["education"], study) + tail(p, w, REST, look)
    return f'<header>{name_block(p)}</header>{body}<footer><h2>{x(w.h("contact"))}</h2>{b.contact(p, " / ")}</footer>'


def career(p, w, look):
    """Roles below their employer; what the person can do in a grid above; names of employers in capitals."""
    def roles():
        out = []
        for name, jobs in groupby(p["work"], key=lambda e: e["name"]):
            jobs = list(jobs)
            out.append(f'<div class="firm"><span class="caps">{x(name)}</span>{x(", " + jobs[0]["location"] if jobs[0].get("location") else "")}</div>')
            for e in jobs:
                out.append(f'<div class="entry"><div class="row"><b>{x(e["position"])}</b><span>{x(w.range(e))}</span></div>' + (f"<p>{x(e['summary'])}</p>" if e.get("summary") else "") + b.bullets(e.get("highlights")) + "</div>")
        return f'<section><h2>{x(w.h("work"))}</h2>{"".join(out)}</section>'
    return header(p, " – ") + tail(p, w, ["summary", "skills"], look) + roles() + tail(p, w, ["education"] + REST, look)


def facts(p, w, look):
    """Name at the left and contact data two by two at the right of the head; the summary across; then facts in a narrow column."""
    top = f'<header><div>{name_block(p)}</div><div class="two">{b.contact(p)}</div></header>' + tail(p, w, ["summary"], look)
    return f'{top}<div class="cols"><aside>{b.sections(p, w, look.side, b.under)}</aside><main>{tail(p, w, look.keys, look)}</main></div>'


def inside(p, w, look):
    """The name stands inside the narrow column, with labelled contact data below it."""
    base, lab = p["basics"], usual.LABELS[p["lang"]]
    items = [("place", base["location"]["text"]), ("phone", base["phone"]), ("email", base["email"])] + [("url", u.split("://")[1]) for u in [base.get("url")] + [i["url"] for i in base.get("profiles") or []] if u]
    contact = "".join(f'<div class="named"><b>{x(lab[k])}:</b> {x(v)}</div>' for k, v in items)
    return f'<div class="cols"><aside>{name_block(p)}<div class="reach">{contact}</div>{tail(p, w, look.side, look)}</aside><main>{tail(p, w, look.keys, look)}</main></div>'


def even(p, w, look):
    """Work in the wider left column, the rest at the right, under a head across both."""
    return f'{header(p, "  •  ")}<div class="cols"><main>{tail(p, w, look.keys, look)}</main><aside>{b.sections(p, w, look.side, b.four_title, False, look.skill_style)}</aside></div>'


def hero(p, w, look):
    """A page as design tools make it: the name on two large lines, a picture at the right, contact data in three cells, a line of time."""
    first, _, last = p["basics"]["name"].rpartition(" ")
    photo = '<svg class="photo" viewBox="0 0 100 100"><rect width="100" height="100" rx="14" fill="#b9c4b1"/><circle cx="50" cy="40" r="18" fill="#6f7d66"/><path d="M15 100a35 40 0 0 1 70 0" fill="#6f7d66"/></svg>'
    top = f'<div class="top"><div><h1>{x(first)}<br>{x(last)}</h1><div class="label">{x(p["basics"]["label"])}</div></div>{photo}</div><div class="cells">{b.contact(p, None, ICONS)}</div>'
    return f'{top}<div class="cols"><aside>{b.sections(p, w, look.side, years_over, False, look.skill_style)}</aside><main>{tail(p, w, look.keys, look)}</main></div>'


def tiles(p, w, look):
    """A page as design tools make it: each section a white tile on a coloured page, in two columns; contact data in a tile of its own, at the bottom."""
    foot = f'<section class="reach"><h2>{x(w.h("contact"))}</h2><div class="content">{b.contact(p, None, ICONS)}</div></section>'
    return f'<header>{name_block(p)}</header><div class="cols"><main>{tail(p, w, look.keys, look)}</main><aside>{b.sections(p, w, look.side, look.head, False, look.skill_style)}{foot}</aside></div>'


def beside(p, w, look):
    """A narrow column at the left with contact data, skills and the lesser sections; name, work and education in the wide one."""
    side = f'<aside><section><h2>{x(w.h("contact"))}</h2>{b.contact(p)}</section>{b.sections(p, w, look.side, b.four_title, False, look.skill_style)}</aside>'
    return f'<div class="cols">{side}<main>{name_block(p)}{tail(p, w, look.keys, look)}</main></div>'


LOOKS = {
    "corner": Look(corner, head=employer_first, variant=10, style="slash", sep=" – ", since=True, skill_style="commas",
                   css="body{font-family:'Liberation Sans Narrow','Liberation Sans';font-size:11pt}header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt double #555;padding-bottom:6pt}.corner{text-align:right;font-size:9.5pt}.dated{display:grid;grid-template-columns:1fr 92pt;gap:12pt}.dated>.when{text-align:right}h2{color:#264a6e;font-size:13pt;margin-bottom:2pt}"),
    "phrase": Look(phrase, variant=12, style="long", sep=" - ", skill_style="list",
                   css="body{font-family:'DejaVu Serif',serif;font-size:9pt}h1{font-weight:normal;letter-spacing:0}.label{color:#777}h2{font-size:10.5pt;color:#0a6b5d;border-left:4pt solid #0a6b5d;padding-left:6pt}.when{color:#777}.skills ul{columns:2}footer{border-top:.5pt solid #999;margin-top:14pt}"),
    "career": Look(career, head=b.under, variant=11, style="short", sep=" to ", skill_style="grid",
                   css="body{font-family:'Nimbus Roman','Liberation Serif',serif;font-size:11pt}header{text-align:center}.contact{font-size:10pt}h1{font-size:20pt}h2{text-align:center;background:#f0f0f0;font-size:12pt;padding:2pt;border-top:1pt solid #333}.caps{text-transform:uppercase;font-weight:bold}.firm{margin-top:5pt}ul{list-style-type:square}"),
    "facts": Look(facts, "two-column", head=place_line, variant=10, style="short", sep="–", skill_style="list", keys=["work", "skills", "projects", "publications", "awards", "volunteer"], side=["education", "certificates", "languages", "interests"],
                  css="body{font-family:'TeX Gyre Heros','Nimbus Sans';font-size:9.5pt}header{display:flex;justify-content:space-between;align-items:center;background:#f6efe6;padding:10pt}.two{display:grid;grid-template-columns:auto auto;gap:2pt 16pt;font-size:8.5pt}.cols{display:grid;grid-template-columns:150pt 1fr;gap:18pt}.org{color:#8a4b08}h2{font-size:11pt;border-bottom:1pt solid #8a4b08}aside{font-size:9pt}.skills ul{columns:2}"),
    "inside": Look(inside, "two-column", head=dates_second, variant=12, style="dot", sep="–", skill_style="commas", keys=["summary", "work", "education", "skills", "projects", "publications", "awards", "volunteer"], side=["languages", "certificates", "interests"],
                   css=FULL + "body{font:9.5pt/1.45 'Nimbus Sans','Liberation Sans'}.cols{display:grid;grid-template-columns:236px 1fr;min-height:1123px}aside{background:#e7ecef;padding:46px 20px;overflow-wrap:anywhere;font-size:9pt}main{padding:40px 36px}h1{font-size:19pt}.label{margin-bottom:16px}.when{color:#5a6a72;font-size:8.5pt}.named{margin-bottom:6px}main h2{border-bottom:2pt solid #274c5e;color:#274c5e}"),
    "rows-even": Look(even, "two-column-interleaved", head=in_brackets, variant=12, style="tick", sep=" - ", skill_style="list", keys=["summary", "work"], side=["education", "skills"] + REST, interleaved=True,
                      css=FULL + "body{padding:44px 50px;font:9.5pt/1.4 'Liberation Sans'}h1{font-size:24pt;color:#533}.contact{margin-bottom:8px;font-size:9pt}.cols{display:grid;grid-template-columns:3fr 2fr;gap:36px}.when{color:#777}h2{color:#533}"),
    "hero": Look(hero, "canva", head=years_over, variant=10, style="year", sep=" – ", skill_style="bars", keys=["summary", "work", "projects", "awards", "volunteer"], side=["education", "skills", "languages", "certificates", "interests"], years=("work", "education"), without=("publications",),
                 css=DARK + "body{font-family:'URW Gothic','TeX Gyre Adventor';background:#f7f5f0;font-size:9pt}.top{display:flex;justify-content:space-between;padding:40px 48px 18px}h1{font-size:30pt;letter-spacing:.04em;line-height:1.05}.label{letter-spacing:.06em}.photo{margin:0;width:120px}.cells{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px 14px;padding:10px 48px;background:#6f7d66;color:#fff}.icon{fill:#fff}"
                 ".cols{grid-template-columns:240px 1fr;min-height:0}aside{background:none;color:#333;padding:16px 20px 20px 48px}main{padding:16px 48px 20px 20px}.work .entry{border-left:2px solid #6f7d66;padding-left:12px}.years{color:#6f7d66;font-weight:bold}.role{font-style:italic}.place{text-transform:uppercase;font-size:8.5pt}h2{letter-spacing:.08em}.bar{background:#ddd}.bar div{background:#6f7d66}"),
    "rows-side": Look(beside, "two-column-interleaved", head=dates_lead, variant=11, style="long", sep=" - ", skill_style="list", keys=["summary", "work", "education"], side=["skills"] + REST, interleaved=True,
                      css=FULL + "body{padding:44px 46px;font:9.5pt/1.42 'DejaVu Sans Condensed','DejaVu Sans'}h1{font-size:23pt;color:#234}.label{color:#567;font-size:12pt}.cols{display:grid;grid-template-columns:190px 1fr;gap:34px}aside{font-size:8.5pt;overflow-wrap:anywhere}.when{color:#678;font-size:8.5pt}h2{color:#234;font-size:11pt;text-transform:uppercase}"),
    "tiles": Look(tiles, "canva", head=pill, variant=12, style="slash", sep=" - ", skill_style="chips", keys=["summary", "work", "projects", "publications"], side=["education", "skills", "languages", "certificates", "awards", "volunteer", "interests"],
                  css=FULL + "body{font:9pt/1.4 Lato;background:#cfd9e6;padding:34px}header{background:#1d3557;color:#fff;border-radius:16px;padding:22px 28px;margin-bottom:14px}h1{font-size:27pt}.label{letter-spacing:.08em;text-transform:uppercase;font-size:10pt}.cols{display:grid;grid-template-columns:1fr 268px;gap:14px}"
                  "section{background:#fff;border-radius:14px;padding:12px 18px;margin-bottom:14px}h2{margin:0 0 4pt;color:#1d3557;font-size:12pt}.pill{background:#e63946;color:#fff;border-radius:9px;padding:0 8px;font-size:8pt;align-self:center}.firm{color:#457b9d}.chip{background:#eef3f8;padding:1pt 6pt;border-radius:8px}.icon{width:10px;height:10px;fill:#457b9d;margin-right:8px}"
                  "aside{overflow-wrap:anywhere}aside .row{display:block}aside .pill{display:inline-block}", fonts=("lato/400", "lato/700")),
}
