"""word.py - DOCX resumes in the manner of Word, of Google Docs' export, of pandoc and of LibreOffice, and PDF files that LibreOffice prints of them."""
import html, os, shutil, subprocess, tempfile

from ooxml import WIDTH, WORD_STYLES, control, par, run, style, table, textbox, write

ORDER = ["summary", "work", "education", "skills"]


def east(v):
    return {"zh": "Noto Sans CJK SC", "ja": "Noto Sans CJK JP"}.get(v.lang, "")


def items(e, bullet, bs=""):
    """The sentence of a job, then its bullets; bs is the style of a bullet paragraph."""
    return (par(e["summary"]) if e.get("summary") else "") + "".join(par(h, bs, bullet=bullet) for h in e.get("highlights") or [])


def headed(v, out):
    """Word's own styles; contact data in the page header; title bold, tab, dates at a right tab stop."""
    head = lambda k: par(v.heading(k), "Heading1", keep=True)
    b = [par(v.name, "Title")] + ([par(v.label, "Subtitle")] if v.label else [])
    if v.summary:
        b += [head("summary"), par(v.summary)]
    b.append(head("work"))
    for e in v.work:
        b += [par(run(e["position"], bold=True) + run("\t" + v.span(e)), tab=WIDTH, before=80), par(run(e["name"] + (", " + e["location"] if e.get("location") else ""), italic=True)), items(e, True, "ListBullet")]
    b.append(head("education"))
    for e in v.education:
        b += [par(run(v.degree(e) or e["institution"], bold=True) + run("\t" + v.span(e)), tab=WIDTH, before=60)] + ([par(e["institution"])] if v.degree(e) else [])
    b += [head("skills")] + [par(l) for l in v.skill_lines()]
    for key, h, lines in v.extras():
        b += [par(h, "Heading1", keep=True)] + [par(l, "ListBullet", bullet=True) for l in lines]
    write(out, "".join(b), WORD_STYLES, header=par("  |  ".join(v.contacts()), "Header", align="right"), footer=par(run(v.name + "\t") + '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>', tab=WIDTH), east=east(v))
    return ORDER


def gdocs(v, out):
    """No styles at all: sizes and colours on runs, words cut into runs at odd places, company and title on one line, dates under it."""
    def cut(text, **k):
        n = max(3, len(text) // 2)
        return run(text[:n], extra='<w:rtl w:val="0"/>', **k) + (run(text[n:], extra='<w:rtl w:val="0"/>', **k) if text[n:] else "")
    head = lambda h: par(cut(h.upper(), bold=True, size=22, color="0b5394"), before=320, after=80)
    b = [par(cut(v.name, bold=True, size=60)), par(cut(" • ".join(v.contacts()), color="666666"))]
    if v.summary:
        b += [head(v.heading("summary")), par(cut(v.summary))]
    b.append(head(v.heading("work")))
    for e in v.work:
        b += [par(cut(e["name"], bold=True) + cut((", " + e["location"] if e.get("location") else "") + " — ") + cut(e["position"], italic=True), before=200), par(cut(v.span(e), size=17, color="666666"))]
        b += ([par(cut(e["summary"]))] if e.get("summary") else []) + [par(cut(h), bullet=True) for h in e.get("highlights") or []]
    b.append(head(v.heading("education")))
    for e in v.education:
        b += [par(cut(e["institution"], bold=True) + (cut(" — ") + cut(v.degree(e), italic=True) if v.degree(e) else ""), before=160), par(cut(v.span(e), size=17, color="666666"))]
    b += [head(v.heading("skills"))] + [par(cut(l)) for l in v.skill_lines()]
    for key, h, lines in v.extras():
        b += [head(h)] + [par(cut(l)) for l in lines]
    write(out, "".join(b), font="Arial", lists="●", east=east(v))
    return ORDER


def sidebar(v, out):
    """One layout table of two cells: contact, skills and languages at the left, the rest at the right."""
    head = lambda h: par(run(h, bold=True, size=24, color="7B2C2C", caps=True), before=200, after=60)
    left = [head(v.heading("contact"))] + [par(c) for c in v.contacts()] + [head(v.heading("skills"))]
    for n, ks in v.skills:
        left += ([par(run(n, bold=True))] if n else []) + [par(k, bullet=True) for k in ks]
    for key, h, lines in v.extras(("languages", "certificates", "interests")):
        left += [head(h)] + [par(l) for l in lines]
    right = []
    if v.summary:
        right += [head(v.heading("summary")), par(v.summary)]
    right.append(head(v.heading("work")))
    for e in v.work:
        right += [par(run(e["position"], bold=True), before=80), par(run(e["name"]) + run(" | " + v.span(e), italic=True)), items(e, True)]
    right.append(head(v.heading("education")))
    for e in v.education:
        right += [par(run(e["institution"], bold=True), before=60), par(", ".join(x for x in (v.degree(e), v.span(e)) if x))]
    for key, h, lines in v.extras(("projects", "publications", "awards", "volunteer", "references")):
        right += [head(h)] + [par(l, bullet=True) for l in lines]
    top = par(run(v.name, bold=True, size=48)) + (par(run(v.label, size=24)) if v.label else "")
    write(out, top + table([["".join(left), "".join(right)]], [3200, 7200]) + "<w:p/>", margins=900, east=east(v))
    return []


def datecol(v, out):
    """A table with a row for each entry: dates at the left, the rest at the right; headings are rows that span nothing."""
    w = [2300, 7060]
    b = [par(run(v.name, bold=True, size=40), align="center"), table([[par(c) for c in v.contacts()[i:i + 2]] + [""] * (2 - len(v.contacts()[i:i + 2])) for i in range(0, len(v.contacts()), 2)], [4680, 4680])]
    head = lambda h: par(run(h, bold=True, size=26), before=240, after=80)
    if v.summary:
        b += [head(v.heading("summary")), par(v.summary)]
    rows = [[par(v.span(e)), par(run(e["position"], bold=True)) + par(e["name"] + (", " + e["location"] if e.get("location") else "")) + items(e, True)] for e in v.work]
    b += [head(v.heading("work")), table(rows, w, True)]
    b += [head(v.heading("education")), table([[par(v.span(e)), (par(run(v.degree(e), bold=True)) if v.degree(e) else "") + par(e["institution"])] for e in v.education], w, True)]
    b += [head(v.heading("skills")), table([[par(run(n, bold=True)) if n else "", par(("、" if v.cjk else ", ").join(k))] for n, k in v.skills], w, True)]
    for key, h, lines in v.extras():
        b += [head(h)] + [par(l) for l in lines]
    write(out, "".join(b), font="Times New Roman", east=east(v))
    return []


def boxes(v, out):
    """Name and contact in text boxes, sections in content controls, headings in styles with local names, bullets by numbering."""
    local = {"de": "berschrift1", "fr": "Titre1", "es": "Ttulo1", "pt": "Ttulo1", "it": "Titolo1", "nl": "Kop1", "pl": "Nagwek1"}.get(v.lang, "Heading1")
    styles = style(local, "heading 1", 26, True, "385623", 240, 80, level=0) + style("Name", "Name", 40, True) + style("JobTitle", "Job Title", 23, True, before=100) + style("JobDates", "Job Dates", 19, color="595959")
    inner = par(v.name, "Name") + (par(v.label) if v.label else "")
    contact = "".join(par(c, align="right") for c in v.contacts())
    b = [par(textbox(inner, 914400, 600000, 3300000, 1200000, 1) + textbox(contact, 4400000, 600000, 2400000, 1200000, 2))]
    sec = lambda k, body: control(par(v.heading(k), local) + body, v.heading(k))
    if v.summary:
        b.append(sec("summary", par(v.summary)))
    b.append(sec("skills", "".join(par(l) for l in v.skill_lines())))
    jobs = "".join(control(par(e["position"] + " | " + e["name"], "JobTitle") + par(v.span(e) + (" | " + e["location"] if e.get("location") else ""), "JobDates") + items(e, True), "Job") for e in v.work)
    b.append(sec("work", jobs))
    b.append(sec("education", "".join(par(" | ".join(x for x in (v.degree(e), e["institution"]) if x), "JobTitle") + par(v.span(e), "JobDates") for e in v.education)))
    for key, h, lines in v.extras():
        b += [par(h, local)] + [par(l, bullet=True) for l in lines]
    write(out, "".join(b), styles, font="Georgia", lists="\uf0b7", east=east(v))
    return ["summary", "skills", "work", "education"]


def columns(v, out):
    """A section of two newspaper columns that the text runs through; company in capitals, title and dates under it."""
    head = lambda h: par(h, "Heading1", keep=True)
    b = [par(v.name, "Title")] + [par(c) for c in v.contacts()]
    if v.summary:
        b += [head(v.heading("summary")), par(v.summary)]
    b += [head(v.heading("skills"))] + [par(k, bullet=True) for _, ks in v.skills for k in ks] + [head(v.heading("work"))]
    for e in v.work:
        b += [par(run(e["name"], bold=True, caps=True), before=100), par(run(e["position"])), par(run(v.span(e), italic=True)), items(e, True)]
    b.append(head(v.heading("education")))
    for e in v.education:
        b += [par(run(e["institution"], bold=True), before=60)] + ([par(v.degree(e))] if v.degree(e) else []) + [par(run(v.span(e), italic=True))]
    for key, h, lines in v.extras():
        b += [head(h)] + [par(l) for l in lines]
    write(out, "".join(b), WORD_STYLES, columns=2, margins=1000, east=east(v))
    return ["summary", "skills", "work", "education"]


def pandoc(v, out):
    """Through pandoc: jobs as a definition list, so the term is the company and the first paragraph the title with dates."""
    s = ["---", 'title: "%s"' % v.name, 'author: "%s"' % v.label, "---", ""] + [c + "\\" for c in v.contacts()[:-1]] + [v.contacts()[-1], ""]
    if v.summary:
        s += ["# " + v.heading("summary"), "", v.summary, ""]
    s += ["# " + v.heading("work"), ""]
    for e in v.work:
        s += [e["name"], "", ":   **%s**, *%s*" % (e["position"], v.span(e)), ""] + (["    " + e["summary"], ""] if e.get("summary") else []) + ["    - " + h for h in e.get("highlights") or []] + [""]
    s += ["# " + v.heading("education"), ""]
    for e in v.education:
        s += [e["institution"], "", ":   %s, *%s*" % (v.degree(e), v.span(e)) if v.degree(e) else ":   *%s*" % v.span(e), ""]
    s += ["# " + v.heading("skills"), ""] + [x for n, k in v.skills for x in ([n, "", ":   " + ", ".join(k), ""] if n else [", ".join(k), ""])]
    for key, h, lines in v.extras():
        s += ["# " + h, ""] + ["- " + l for l in lines] + [""]
    subprocess.run(["pandoc", "-f", "markdown-smart", "-o", out], input="\n".join(s).encode(), check=True)
    return ORDER


def page(v):
    """A plain HTML page, as people once made with a word processor: real headings, a definition of each job in paragraphs."""
    t = html.escape
    s = ["<html><head><meta charset='utf-8'><title>%s</title></head><body style='font-family:%s'>" % (t(v.name), east(v) or "Liberation Serif"), "<h1>%s</h1>" % t(v.name), "<p>%s</p>" % "<br>".join(t(c) for c in v.contacts())]
    sec = lambda k: s.append("<h2>%s</h2>" % t(v.heading(k)))
    if v.summary:
        sec("summary")
        s.append("<p>%s</p>" % t(v.summary))
    sec("work")
    for e in v.work:
        s.append("<p><b>%s</b>, %s<br><i>%s</i></p>" % (t(e["position"]), t(e["name"]), t(v.span(e))))
        s.append("<p>%s</p>" % t(e["summary"]) if e.get("summary") else "")
        s.append("<ul>%s</ul>" % "".join("<li>%s</li>" % t(h) for h in e["highlights"]) if e.get("highlights") else "")
    sec("skills")
    s += ["<p>%s</p>" % t(l) for l in v.skill_lines()]
    sec("education")
    s += ["<p><b>%s</b><br>%s<br><i>%s</i></p>" % (t(v.degree(e)) or t(e["institution"]), t(e["institution"]) if v.degree(e) else "", t(v.span(e))) for e in v.education]
    for key, h, lines in v.extras():
        s.append("<h2>%s</h2><ul>%s</ul>" % (t(h), "".join("<li>%s</li>" % t(l) for l in lines)))
    return "\n".join(s + ["</body></html>"])


def convert(source, out, kind):
    """LibreOffice, without a window and with a profile of its own."""
    with tempfile.TemporaryDirectory() as d:
        infilter = ["--infilter=HTML (StarWriter)"] if source.endswith(".html") else []
        subprocess.run(["soffice", "-env:UserInstallation=file://" + tempfile.gettempdir() + "/reading-office-profile", "--headless", *infilter, "--convert-to", kind, "--outdir", d, source], check=True, capture_output=True, timeout=120)
        shutil.move(os.path.join(d, os.path.splitext(os.path.basename(source))[0] + "." + kind.split(":")[0]), out)


def libreoffice(v, out):
    """The HTML page, opened and saved by LibreOffice, as DOCX or PDF by the name of out."""
    with tempfile.TemporaryDirectory() as d:
        source = os.path.join(d, "page.html")
        with open(source, "w", encoding="utf-8") as f:
            f.write(page(v))
        convert(source, os.path.join(d, "page.odt"), "odt")
        convert(os.path.join(d, "page.odt"), out, out.rsplit(".", 1)[1])
    return ["summary", "work", "skills", "education"]


def printed(make):
    """The PDF that LibreOffice prints of the DOCX which make writes."""
    def pdf(v, out):
        with tempfile.TemporaryDirectory() as d:
            source = os.path.join(d, "cv.docx")
            order = make(v, source)
            convert(source, out, "pdf")
        return order
    return pdf
