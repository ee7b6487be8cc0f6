"""blocks.py - the sections of a resume as HTML: one function for each way to write the head of a job or a study."""
from html import escape as x

SECTIONS = ["summary", "work", "education", "skills", "certificates", "projects", "publications", "awards", "volunteer", "languages", "interests", "references"]


def join(sep, *parts):
    return sep.join(p for p in parts if p)


# Heads: (title, employer, place, dates) -> HTML. For a study title is degree and area, employer the school.

def right(t, o, p, d):
    return f'<div class="row"><b>{x(t)}</b><span class="date">{x(d)}</span></div><div class="org">{x(join(", ", o, p))}</div>'


def employer_right(t, o, p, d):
    return f'<div class="row"><b>{x(o)}</b><span class="date">{x(d)}</span></div><div class="row"><i>{x(t)}</i><span>{x(p)}</span></div>'


def place_right(t, o, p, d):
    return f'<div class="row"><b>{x(o)}</b><span>{x(p)}</span></div><div class="row"><i>{x(t)}</i><span class="date">{x(d)}</span></div>'


def under(t, o, p, d):
    return f'<div><b>{x(t)}</b></div><div class="org">{x(join(", ", o, p))}</div><div class="date">{x(d)}</div>'


def above(t, o, p, d):
    return f'<div class="date">{x(d)}</div><div><b>{x(t)}</b></div><div class="org">{x(join(" · ", o, p))}</div>'


def bars(t, o, p, d):
    return f'<div><b>{x(t)}</b> | {x(join(" | ", o, p, d))}</div>'


def commas(t, o, p, d):
    return f'<div><b>{x(o)}</b>{x(", " + p if p else "")} — <i>{x(t)}</i>{x(", " + d if d else "")}</div>'


def bracket(t, o, p, d):
    return f'<div><b>{x(t)}</b>, {x(o)}{x(" (" + d + ")" if d else "")}</div>'


def four(t, o, p, d):
    return "".join(f'<div class="{c}">{x(v)}</div>' for c, v in (("org", o), ("place", p), ("b", t), ("date", d)) if v)


def four_title(t, o, p, d):
    return "".join(f'<div class="{c}">{x(v)}</div>' for c, v in (("b", t), ("org", o), ("date", d), ("place", p)) if v)


def bullets(items):
    return "<ul>" + "".join(f"<li>{x(i)}</li>" for i in items) + "</ul>" if items else ""


def entry(head, e, w, title, org, place="", left=False, notes=()):
    """One entry; with left its dates stand in a column of their own at the left."""
    d = w.range(e)
    body = head(title or "", org or "", place or "", "" if left else d)
    body += (f"<p>{x(e['summary'])}</p>" if e.get("summary") else "") + bullets(e.get("highlights")) + "".join(f'<div class="note">{x(n)}</div>' for n in notes)
    return f'<div class="entry split"><div class="date">{x(d)}</div><div>{body}</div></div>' if left else f'<div class="entry">{body}</div>'


def degree(e, joiner=", "):
    return join(joiner, e.get("studyType"), e.get("area"))


def work(p, w, head, left):
    return "".join(entry(head, e, w, e.get("position"), e.get("name"), e.get("location"), left) for e in p.get("work") or [])


def education(p, w, head, left):
    out = []
    for e in p.get("education") or []:
        notes = [e["score"]] if e.get("score") else []
        notes += [", ".join(e["courses"])] if e.get("courses") else []
        out.append(entry(head, e, w, degree(e), e.get("institution"), "", left, notes))
    return "".join(out)


def skills(p, w, style):
    """style: "list" bullets, "commas", "chips", "bars", "grid"; groups keep their name in front."""
    out = []
    groups = p.get("skills") or []
    loose = [s["name"] for s in groups if not s.get("keywords")]
    for name, items in [(s["name"], s["keywords"]) for s in groups if s.get("keywords")] + ([("", loose)] if loose else []):
        if style == "commas":
            out.append(f"<p>{'<b>' + x(name) + ':</b> ' if name else ''}{x(', '.join(items))}</p>")
            continue
        body = {"list": lambda i: f"<li>{x(i)}</li>", "chips": lambda i: f'<span class="chip">{x(i)}</span> ', "grid": lambda i: f"<div>{x(i)}</div>",
                "bars": lambda i: f'<div class="skill">{x(i)}<div class="bar"><div style="width:{60 + len(i) * 7 % 40}%"></div></div></div>'}[style]
        inner = "".join(body(i) for i in items)
        out.append((f'<div class="group">{x(name)}</div>' if name else "") + (f"<ul>{inner}</ul>" if style == "list" else f'<div class="{style}">{inner}</div>'))
    return "".join(out)


def small(p, w, key, head):
    """The lesser sections."""
    items = p.get(key) or []
    if key == "languages":
        return "".join(f"<div>{x(i['language'])} <span class='level'>({x(i['fluency'])})</span></div>" for i in items)
    if key == "interests":
        return f"<p>{x(', '.join(i['name'] for i in items))}</p>"
    if key == "references":
        return "".join(f"<p>{x(i['reference'])}</p>" for i in items)
    if key == "certificates":
        return "".join(f"<div>{x(join(', ', i['name'], i.get('issuer'), w.date(i['date']) if i.get('date') else ''))}</div>" for i in items)
    if key == "awards":
        return "".join(f"<div>{x(join(', ', i['title'], i.get('awarder'), w.date(i['date']) if i.get('date') else ''))}</div>" for i in items)
    if key == "publications":
        return "".join(f"<div class='pub'>{x(i['name'])}. <i>{x(i['publisher'])}</i>, {x(w.date(i['releaseDate']) if i.get('releaseDate') else '')}.</div>" for i in items)
    if key == "volunteer":
        return "".join(entry(head, i, w, i["position"], i["organization"]) for i in items)
    if key == "projects":
        return "".join(f"<div class='entry'><b>{x(i['name'])}</b><p>{x(i['description'])}</p>{bullets(i.get('highlights'))}</div>" for i in items)
    raise KeyError(key)


def body(p, w, key, head, left=False, skill_style="commas"):
    """The content of a section, "" when the person has none."""
    if key == "summary":
        return f"<p>{x(p['basics']['summary'])}</p>" if p["basics"].get("summary") else ""
    if not p.get(key):
        return ""
    if key == "work":
        return work(p, w, head, left)
    if key == "education":
        return education(p, w, head, left)
    if key == "skills":
        return skills(p, w, skill_style)
    return small(p, w, key, head)


def sections(p, w, keys, head, left=False, skill_style="commas", wrap=None):
    """The sections of a column, each with its heading."""
    out = []
    for k in keys:
        b = body(p, w, k, head, left, skill_style)
        if b:
            out.append(wrap(k, w.h(k), b) if wrap else f'<section class="{k}"><h2>{x(w.h(k))}</h2><div class="content">{b}</div></section>')
    return "".join(out)


def contact(p, sep=None, icons=None, scheme=False):
    """The contact data: on one line with sep, else one <div> each; icons maps kind -> SVG put in front."""
    b = p["basics"]
    loc = (b.get("location") or {}).get("text")
    url = lambda u: u if scheme else u.split("://", 1)[1]
    items = [("phone", b.get("phone")), ("email", b.get("email")), ("place", loc)]
    items += [("url", url(b["url"]))] if b.get("url") else []
    items += [("url", url(i["url"])) for i in b.get("profiles") or []]
    items = [(k, v) for k, v in items if v]
    if sep is not None:
        return x(sep.join(v for _, v in items))
    return "".join(f"<div class='c-{k}'>{(icons or {}).get(k, '')}{x(v)}</div>" for k, v in items)
