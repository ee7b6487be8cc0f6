"""plain.py - text files: the ways in which people write, paste and export a resume as plain text."""
import textwrap


def _write(out, lines, encoding="utf-8", newline="\n"):
    with open(out, "w", encoding=encoding, newline=newline) as f:
        f.write("\n".join(lines).rstrip() + "\n")


def _wide(s):
    """Columns that a text takes in a fixed-width font: a CJK character takes two."""
    return sum(2 if ord(c) > 0x2E80 else 1 for c in s)


def right_dates(v, out, width=78):
    """Capitals as headings, dates pushed to the right edge with spaces, asterisks as bullets."""
    pad = lambda a, b: a + " " * max(3, width - _wide(a) - _wide(b)) + b
    s = [v.name.center(width).rstrip(), "   ".join(v.contacts()[:3]).center(width).rstrip()] + [u.center(width).rstrip() for u in v.urls] + [""]
    if v.summary:
        s += [v.heading("summary").upper(), ""] + textwrap.wrap(v.summary, width) + [""]
    s += [v.heading("work").upper(), ""]
    for e in v.work:
        s += [pad(e["name"] + (", " + e["location"] if e.get("location") else ""), v.span(e)), e["position"]]
        s += textwrap.wrap(e.get("summary", ""), width)
        for h in e.get("highlights") or []:
            s += textwrap.wrap(h, width, initial_indent="  * ", subsequent_indent="    ")
        s.append("")
    s += [v.heading("education").upper(), ""]
    for e in v.education:
        s += [pad(e["institution"], v.span(e)), v.degree(e), ""]
    s += [v.heading("skills").upper(), ""] + [l for x in v.skill_lines() for l in textwrap.wrap(x, width)] + [""]
    for key, h, lines in v.extras():
        s += [h.upper(), ""] + lines + [""]
    _write(out, s)
    return ["summary", "work", "education", "skills"]


def bare(v, out):
    """Neither bullets nor rules: each bullet a line of its own, title before company, dates on their own line; CRLF."""
    s = [v.name, v.label] + v.contacts() + [""]
    if v.summary:
        s += [v.heading("summary"), v.summary, ""]
    s.append(v.heading("work"))
    for e in v.work:
        s += ["", e["position"] + (", " if not v.cjk else "　") + e["name"], v.span(e)] + ([e["summary"]] if e.get("summary") else []) + list(e.get("highlights") or [])
    s += ["", v.heading("education")]
    for e in v.education:
        s += ["", v.degree(e), e["institution"], v.span(e)]
    s += ["", v.heading("skills")] + v.skill_lines()
    for key, h, lines in v.extras():
        s += ["", h] + lines
    _write(out, s, newline="\r\n")
    return ["summary", "work", "education", "skills"]


def markdown(v, out):
    s = ["# " + v.name, "", "**%s**" % v.label, "", " | ".join(v.contacts()[:3])] + ["<https://%s>" % u for u in v.urls] + [""]
    if v.summary:
        s += ["## " + v.heading("summary"), "", v.summary, ""]
    s += ["## " + v.heading("work"), ""]
    for e in v.work:
        s += ["### %s, %s" % (e["position"], e["name"]), "", "*%s*" % v.span(e) + (" · " + e["location"] if e.get("location") else ""), ""]
        s += ([e["summary"], ""] if e.get("summary") else []) + ["- " + h for h in e.get("highlights") or []] + ([""] if e.get("highlights") else [])
    s += ["## " + v.heading("skills"), ""] + ["- " + ("**%s:** " % n if n else "") + ", ".join(k) for n, k in v.skills] + [""]
    s += ["## " + v.heading("education"), ""]
    for e in v.education:
        s += ["**%s**, %s  " % (e["institution"], v.span(e)), v.degree(e), ""]
    for key, h, lines in v.extras():
        s += ["## " + h, ""] + ["- " + l for l in lines] + [""]
    _write(out, s)
    return ["summary", "work", "skills", "education"]


def wrapped(v, out):
    """Wrapped at 72 columns as for an e-mail: headings with a colon, hyphens, dates in brackets; UTF-16 with a byte order mark."""
    w = lambda t, i="", j="": textwrap.wrap(t, 72, initial_indent=i, subsequent_indent=j)
    s = [v.name] + w(" / ".join(v.contacts())) + [""]
    if v.summary:
        s += [v.heading("summary") + ":", ""] + w(v.summary) + [""]
    s += [v.heading("education") + ":", ""]
    for e in v.education:
        s += w("%s, %s [%s]" % (v.degree(e), e["institution"], v.span(e)), "- ", "  ")
    s += ["", v.heading("work") + ":", ""]
    for e in v.work:
        s += w("%s, %s [%s]" % (e["position"], e["name"], v.span(e))) + (w(e["summary"]) if e.get("summary") else [])
        for h in e.get("highlights") or []:
            s += w(h, "- ", "  ")
        s.append("")
    s += [v.heading("skills") + ":", ""] + [l for x in v.skill_lines() for l in w(x)] + [""]
    for key, h, lines in v.extras():
        s += [h + ":", ""] + [l for x in lines for l in w(x, "- ", "  ")] + [""]
    _write(out, s, "utf-16")
    return ["summary", "education", "work", "skills"]


def tabs(v, out):
    """What a word processor leaves of a tabular resume: dates, a tab, the rest; further lines begin with a tab; Windows-1252 where it can."""
    s = [v.name, "\t".join(v.contacts()[:3])] + v.urls + [""]
    if v.summary:
        s += [v.heading("summary"), v.summary, ""]
    s.append(v.heading("work"))
    for e in v.work:
        s += [v.span(e) + "\t" + e["position"], "\t" + e["name"] + (", " + e["location"] if e.get("location") else "")]
        s += (["\t" + e["summary"]] if e.get("summary") else []) + ["\t• " + h for h in e.get("highlights") or []]
    s += ["", v.heading("education")]
    for e in v.education:
        s += [v.span(e) + "\t" + v.degree(e), "\t" + e["institution"]]
    s += ["", v.heading("skills")] + [(n + "\t" if n else "") + ("、" if v.cjk else ", ").join(k) for n, k in v.skills]
    for key, h, lines in v.extras():
        s += ["", h] + lines
    text = "\n".join(s)
    try:
        text.encode("cp1252")
        _write(out, s, "cp1252", "\r\n")
    except UnicodeEncodeError:
        _write(out, s, "utf-8-sig", "\r\n")
    return ["summary", "work", "education", "skills"]


def underlined(v, out):
    """Headings underlined with = and -, company in the first line of an entry, dates at the end of it after a bar."""
    head = lambda h, c="-": [h, c * _wide(h)]
    s = head(v.name, "=") + [v.label, ""] + ["%s" % c for c in v.contacts()] + [""]
    s += head(v.heading("skills")) + ["+ " + l for l in v.skill_lines()] + [""]
    s += head(v.heading("work"))
    for e in v.work:
        s += ["%s | %s | %s" % (e["name"], e["position"], v.span(e))] + ([e["summary"]] if e.get("summary") else []) + ["+ " + h for h in e.get("highlights") or []] + [""]
    s += head(v.heading("education"))
    for e in v.education:
        s += ["%s | %s | %s" % (e["institution"], v.degree(e), v.span(e))]
    for key, h, lines in v.extras():
        s += [""] + head(h) + lines
    if v.summary:
        s += [""] + head(v.heading("summary")) + textwrap.wrap(v.summary, 80)
    _write(out, s)
    return ["skills", "work", "education", "summary"]


# The words LinkedIn's own page has in each language, as they come along when somebody copies it.
PAGE = {"en": ("About", "Experience", "Education", "Skills", "Full-time", "Languages"), "es": ("Acerca de", "Experiencia", "Educación", "Aptitudes", "Jornada completa", "Idiomas"),
        "pt": ("Sobre", "Experiência", "Formação acadêmica", "Competências", "Tempo integral", "Idiomas"), "nl": ("Info", "Ervaring", "Opleiding", "Vaardigheden", "Fulltime", "Talen"),
        "de": ("Info", "Berufserfahrung", "Ausbildung", "Kenntnisse", "Vollzeit", "Sprachen"), "fr": ("Infos", "Expérience", "Formation", "Compétences", "Temps plein", "Langues")}


def linkedin(v, out):
    """Copied from the profile page: headings doubled as screen readers get them, "· Full-time" after the company, location lines, bullets as the person typed them."""
    about, exp, edu, skills, full, langs = PAGE.get(v.lang, PAGE["en"])
    s = [v.name, v.label, v.place, v.email, v.phone] + v.urls + [""]
    if v.summary:
        s += [about, about, v.summary, ""]
    s += [exp, exp]
    for e in v.work:
        s += ["", e["position"], e["name"] + " · " + full, v.span(e)] + ([e["location"]] if e.get("location") else []) + ([e["summary"]] if e.get("summary") else []) + ["- " + h for h in e.get("highlights") or []]
    s += ["", edu, edu]
    for e in v.education:
        s += ["", e["institution"], v.degree(e), v.span(e)]
    s += ["", skills, skills] + [k for _, ks in v.skills for k in ks]
    for key, h, lines in v.extras(("languages",)):
        s += ["", langs, langs] + [x for l in v.person["languages"] for x in (l["language"], l.get("fluency")) if x]
    _write(out, s)
    return ["summary", "work", "education", "skills"]
