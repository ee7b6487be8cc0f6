"""templates.py - DOCX resumes with a heading for each entry: a table with the headings of sections in its narrow column, and pandoc's headings."""
import subprocess

from ooxml import par, run, table, write
from word import ORDER, items


def margin(v, out):
    """A table without rules, a row for each section: its heading at the left, its entries at the right; employer and dates in one line."""
    wide = 7360
    dated = lambda name, e: par(run(name, bold=True) + run("\t" + v.span(e), italic=True), tab=wide - 220, before=80)
    under = lambda *parts: par(run(" · ".join(x for x in parts if x))) if any(parts) else ""
    jobs = [dated(e["name"], e) + under(e["position"], e.get("location")) + items(e, True) for e in v.work]
    studies = [dated(e["institution"], e) + under(v.degree(e), e.get("score")) for e in v.education]
    rows = [("summary", [par(v.summary)])] * bool(v.summary) + [("education", studies), ("work", jobs), ("skills", [par(l) for l in v.skill_lines()])]
    rows = [(v.heading(k), body) for k, body in rows] + [(h, [par(l) for l in lines]) for _, h, lines in v.extras()]
    top = par(run(v.name, bold=True, size=44, color="3B3054")) + par(run(v.label, size=24)) + par("  ·  ".join(v.contacts()), after=160)
    write(out, top + table([[par(run(h, bold=True, color="3B3054")), "".join(body)] for h, body in rows], [2300, wide]) + "<w:p/>", font="Garamond", margins=1200, lists="▪")
    return []


def headings(v, out):
    """Through pandoc: a heading for each job with its dates in brackets, employer and place in italics below; studies as a list."""
    lab = v.labels
    s = ["# " + v.name, "", v.label, "", "- %s: %s" % (lab["email"], v.email), "- %s: %s" % (lab["phone"], v.phone), "- %s: %s" % (lab["place"], v.place)] + ["- %s: %s" % (lab["url"], u) for u in v.urls] + [""]
    if v.summary:
        s += ["## " + v.heading("summary"), "", v.summary, ""]
    s += ["## " + v.heading("work"), ""]
    for e in v.work:
        s += ["### %s (%s)" % (e["position"], v.span(e)), "", "*%s*" % ", ".join(x for x in (e["name"], e.get("location")) if x), ""]
        s += ([e["summary"], ""] if e.get("summary") else []) + ["- " + h for h in e.get("highlights") or []] + [""]
    s += ["## " + v.heading("education"), ""] + ["- **%s**, %s" % (v.degree(e) or e["institution"], ", ".join(x for x in (e["institution"] if v.degree(e) else "", v.span(e)) if x)) for e in v.education] + [""]
    s += ["## " + v.heading("skills"), ""] + [("**%s:** " % n if n else "") + ", ".join(k) + "\n" for n, k in v.skills]
    for key, h, lines in v.extras():
        s += ["## " + h, ""] + ["- " + l for l in lines] + [""]
    subprocess.run(["pandoc", "-f", "markdown-smart-auto_identifiers", "-o", out], input="\n".join(s).encode(), check=True)
    return ORDER
