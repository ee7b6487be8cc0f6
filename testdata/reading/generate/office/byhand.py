"""byhand.py - resumes as people type them: a DOCX without any style, a form of ruled tables, and text files with columns of spaces or a label in front of each value."""
import textwrap

from ooxml import par, run, table, write
from plain import _write


def typed(v, out):
    """No styles and no lists: headings bold and underlined, line breaks inside of a paragraph, empty paragraphs, hyphens typed."""
    lab, u = v.labels, '<w:u w:val="single"/>'
    head = lambda h: par(run(h + ":", bold=True, size=24, extra=u))
    contact = [lab["place"] + ": " + v.place, lab["phone"] + ": " + v.phone, lab["email"] + ": " + v.email] + [lab["url"] + ": " + x for x in v.urls]
    dashes = lambda e: ([par(e["summary"])] if e.get("summary") else []) + [par("- " + h) for h in e.get("highlights") or []]
    b = [par(run(v.name, bold=True, size=36), align="center"), par(run("\n".join(contact)), align="center"), "<w:p/>"]
    if v.summary:
        b += [head(v.heading("summary")), par(v.summary), "<w:p/>"]
    b.append(head(v.heading("education")))
    b += [par(run(v.span(e) + ":\t") + run(", ".join(x for x in (v.degree(e), e["institution"]) if x))) for e in v.education]
    b += ["<w:p/>", head(v.heading("work"))]
    for e in v.work:
        b += [par(run(e["name"] + (", " + e["location"] if e.get("location") else ""), bold=True) + run("\n" + e["position"], italic=True) + run("\n" + v.span(e)))] + dashes(e) + ["<w:p/>"]
    b += [head(v.heading("skills"))] + [par(l) for l in v.skill_lines()]
    for key, h, lines in v.extras():
        b += ["<w:p/>", head(h)] + [par("- " + l) for l in lines]
    write(out, "".join(b), font="Arial", margins=1300)
    return ["summary", "education", "work", "skills"]


def form(v, out):
    """Tables with rules as public offices want them: personal data as label and value, jobs and studies below a row of column names."""
    lab, col, w = v.labels, v.columns, [2000, 2760, 4600]
    head = lambda h: par(run(h, bold=True, size=24), before=260, after=80)
    names = lambda key: [par(run(c, bold=True)) for c in col[key]]
    data = [(col["name"], v.name), (lab["place"], v.place), (lab["phone"], v.phone), (lab["email"], v.email)] + [(lab["url"], u) for u in v.urls]
    b = [par(run("CURRICULUM VITAE", bold=True, size=30), align="center"), head(v.heading("contact")), table([[par(a), par(run(c, bold=a == col["name"]))] for a, c in data], [2800, 6560], True)]
    if v.summary:
        b += [head(v.heading("summary")), par(v.summary)]
    tasks = lambda e: (par(e["summary"]) if e.get("summary") else "") + "".join(par(h, bullet=True) for h in e.get("highlights") or [])
    b += [head(v.heading("work")), table([names("work")] + [[par(v.span(e)), par(e["name"]) + (par(e["location"]) if e.get("location") else ""), par(run(e["position"], bold=True)) + tasks(e)] for e in v.work], w, True)]
    b += [head(v.heading("education")), table([names("education")] + [[par(v.span(e)), par(e["institution"]), par(v.degree(e))] for e in v.education], w, True)]
    b += [head(v.heading("skills"))] + [par(l) for l in v.skill_lines()]
    for key, h, lines in v.extras():
        b += [head(h)] + [par(l) for l in lines]
    write(out, "".join(b), font="Calibri", lists="–")
    return []


def ruled(v, out, width=80):
    """Headings in a rule of hyphens; dates in a column of their own, made of spaces; the name between two lines of equal signs."""
    gap = max([len(v.span(e)) for e in v.work + v.education]) + 3
    at = lambda date, text: [(date if i == 0 else "").ljust(gap) + l for i, l in enumerate(textwrap.wrap(text, width - gap))]
    rule = lambda h: ["", ("-- " + h + " ").ljust(width, "-"), ""]
    dash = lambda text: [" " * gap + ("- " if i == 0 else "  ") + l for i, l in enumerate(textwrap.wrap(text, width - gap - 2))]
    s = ["=" * width, v.name + ", " + v.label, "=" * width, *textwrap.wrap("; ".join(v.contacts()), width)]
    s += rule(v.heading("work"))
    for e in v.work:
        s += at(v.span(e), e["position"]) + at("", e["name"] + (" (" + e["location"] + ")" if e.get("location") else "")) + (at("", e["summary"]) if e.get("summary") else [])
        s += [l for h in e.get("highlights") or [] for l in dash(h)] + [""]
    s.pop()
    s += rule(v.heading("education"))
    for e in v.education:
        s += at(v.span(e), e["institution"]) + (at("", v.degree(e)) if v.degree(e) else [])
    s += rule(v.heading("skills")) + [l for x in v.skill_lines() for l in textwrap.wrap(x, width)]
    for key, h, lines in v.extras():
        s += rule(h) + [l for x in lines for l in textwrap.wrap(x, width)]
    if v.summary:
        s += rule(v.heading("summary")) + textwrap.wrap(v.summary, width)
    _write(out, s)
    return ["work", "education", "skills", "summary"]


def fields(v, out, width=90):
    """What the boxes of an application portal leave as text: each value behind its label, entries apart by an empty line; CRLF."""
    f, lab = v.fields, v.labels
    line = lambda name, value: textwrap.wrap(name + ": " + value, width, subsequent_indent="  ") if value else []
    s = line(f["name"], v.name) + line(lab["phone"], v.phone) + line(lab["email"], v.email) + line(lab["place"], v.place) + [l for u in v.urls for l in line(lab["url"], u)]
    if v.summary:
        s += ["", v.heading("summary").upper(), *textwrap.wrap(v.summary, width)]
    s += ["", v.heading("work").upper()]
    for e in v.work:
        s += line(f["title"], e["position"]) + line(f["employer"], e["name"] + (", " + e["location"] if e.get("location") else "")) + line(f["dates"], v.span(e))
        s += [f["tasks"] + ":"] * bool(e.get("summary") or e.get("highlights")) + textwrap.wrap(e.get("summary") or "", width)
        s += [l for h in e.get("highlights") or [] for l in textwrap.wrap(h, width, initial_indent="* ", subsequent_indent="  ")] + [""]
    s.append(v.heading("education").upper())
    for e in v.education:
        s += line(f["school"], e["institution"]) + line(f["degree"], v.degree(e)) + line(f["dates"], v.span(e)) + [""]
    s += [v.heading("skills").upper()] + [l for x in v.skill_lines() for l in textwrap.wrap(x, width)]
    for key, h, lines in v.extras():
        s += ["", h.upper()] + [l for x in lines for l in textwrap.wrap(x, width)]
    _write(out, s, newline="\r\n")
    return ["summary", "work", "education", "skills"]
