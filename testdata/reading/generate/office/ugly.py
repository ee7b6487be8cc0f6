#!/usr/bin/env python3
"""ugly.py - writes testdata/reading/ugly: one resume in a dozen damaged or odd files as they come in. See ugly/README.md for what each must give.

usage: ugly.py      needs xelatex, soffice, pdftoppm, qpdf
"""
import os, re, subprocess, tempfile, zipfile

import latex, ooxml, pdfraw, word
from ooxml import NS, WORD_STYLES, par, run, table

OUT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "ugly"))
NAME, EMAIL, PHONE, PLACE = "Hanna Lindqvist-Moreau", "hanna.lm@example.net", "+1 503 555 0177", "Portland, OR"
JOBS = [("Cascade Light Rail Co.", "Safety Officer", "May 2019 – Present", ["Cut signal incidents by 31% in two years", "Trained 140 operators in hazard reporting"]),
        ("Fern & Fallow", "Site Assistant", "Aug 2015 – Apr 2019", ["Kept the accident log for three building sites"])]
SCHOOL = ("Willamette Falls College", "BSc, Environmental Health", "2011 – 2015")
SKILLS = "Risk assessment, Incident analysis, First aid, Excel"


def head(t):
    return par(t, "Heading1")


def job(j, title=None, bullets=None):
    return par(title or run(j[1], bold=True) + run("\t" + j[2]), tab=ooxml.WIDTH) + par(run(j[0], italic=True)) + (bullets or "".join(par(b, bullet=True) for b in j[3]))


def body(name=None, contact=None, jobs=None):
    return ((name or par(NAME, "Title")) + (contact or par(" | ".join((EMAIL, PHONE, PLACE)))) + head("Work Experience") + (jobs or "".join(job(j) for j in JOBS))
            + head("Education") + par(run(SCHOOL[1], bold=True) + run("\t" + SCHOOL[2]), tab=ooxml.WIDTH) + par(SCHOOL[0]) + head("Skills") + par(SKILLS))


def path(name):
    return os.path.join(OUT, name)


def extra(out, parts):
    """Adds parts to a package: {path: (xml, relationship type, content type)}; and rewrites those named without a type."""
    with zipfile.ZipFile(out) as z:
        files = {n: z.read(n).decode() for n in z.namelist()}
    for name, (xml, rel, ctype) in parts.items():
        files[name] = xml
        files["[Content_Types].xml"] = files["[Content_Types].xml"].replace("</Types>", '<Override PartName="/%s" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.%s+xml"/></Types>' % (name, ctype))
        r = "word/_rels/document.xml.rels"
        files[r] = files[r].replace("</Relationships>", '<Relationship Id="x%s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/%s" Target="%s"/></Relationships>' % (rel, rel, name.split("/")[1]))
    pack(out, files)


def pack(out, files):
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
        for n, t in files.items():
            z.writestr(zipfile.ZipInfo(n, (2024, 1, 1, 0, 0, 0)), t, zipfile.ZIP_DEFLATED)


def mailmerge():
    """Fields: a merge field with its result, one that was never filled, an address in a HYPERLINK field, and the switch text of all of them."""
    field = lambda instr, result: '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> %s </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>%s<w:r><w:fldChar w:fldCharType="end"/></w:r>' % (instr, run(result))
    name = par(field("MERGEFIELD FirstName \\* MERGEFORMAT", "Hanna") + run(" ") + '<w:fldSimple w:instr=" MERGEFIELD LastName "><w:r><w:t>Lindqvist-Moreau</w:t></w:r></w:fldSimple>', "Title")
    contact = par(field('HYPERLINK &quot;mailto:hanna.lm@example.net&quot;', EMAIL) + run(" | " + PHONE + " | " + PLACE)) + par(field("MERGEFIELD Fax_Number", "«Fax_Number»"))
    ooxml.write(path("mail-merge.docx"), body(name, contact), WORD_STYLES)


def tracked():
    a = 'w:id="%d" w:author="Reviewer" w:date="2024-02-01T10:00:00Z"'
    ins = lambda n, t: "<w:ins %s>%s</w:ins>" % (a % n, run(t))
    dele = lambda n, t: '<w:del %s><w:r><w:delText xml:space="preserve">%s</w:delText></w:r></w:del>' % (a % n, t)
    move = lambda k, n, t: "<w:move%s %s>%s</w:move%s>" % (k, a % n, run(t), k)
    title = '<w:r><w:rPr><w:b/></w:rPr><w:t>Safety </w:t></w:r>' + dele(1, "Secretary") + ins(2, "Officer") + run("\tMay 2019 – Present")
    bullets = par('<w:r><w:t xml:space="preserve">Cut signal incidents by </w:t></w:r>' + dele(3, "90%") + ins(4, "31%") + run(" in two years"), bullet=True)
    bullets += par(move("From", 5, "Kept the accident log for three building sites"), bullet=True) + par(ins(6, "Trained 140 operators in hazard reporting"), bullet=True)
    gone = '<w:p><w:pPr><w:rPr><w:del %s/></w:rPr></w:pPr>%s</w:p>' % (a % 7, dele(8, "Orchid Casino, Croupier, Jan 2013 – Dec 2014"))
    second = job(JOBS[1], bullets=par(move("To", 9, JOBS[1][3][0]), bullet=True))
    jobs = job(JOBS[0], title, bullets) + second + gone
    ooxml.write(path("tracked-changes.docx"), body(jobs=jobs), WORD_STYLES)


def comments():
    """A comment on the name and a footnote in a bullet; the footnote's number is no part of the bullet."""
    c = '<w:commentRangeStart w:id="0"/>' + run(NAME) + '<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>'
    b = par(run("Cut signal incidents by 31% in two years") + '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="2"/></w:r>', bullet=True) + par(JOBS[0][3][1], bullet=True)
    ooxml.write(path("comments-footnotes.docx"), body(par(c, "Title"), jobs=job(JOBS[0], bullets=b) + job(JOBS[1])), WORD_STYLES)
    xml = '<?xml version="1.0" encoding="UTF-8"?>\n<w:%s ' + NS + ">%s</w:%s>"
    comment = '<w:comment w:id="0" w:author="Recruiter" w:date="2024-02-01T10:00:00Z">%s</w:comment>' % par("Too junior? Call recruiter.notes@example.com before Friday")
    note = '<w:footnote w:id="2">%s</w:footnote>' % par("Counted by the regional authority, fiscal years 2020 and 2021.")
    extra(path("comments-footnotes.docx"), {"word/comments.xml": (xml % ("comments", comment, "comments"), "comments", "comments"), "word/footnotes.xml": (xml % ("footnotes", note, "footnotes"), "footnotes", "footnotes")})


def nested():
    """A table in a table in a table; the outermost cell holds everything."""
    jobs = "".join(table([[par(j[2]), par(run(j[1], bold=True)) + par(j[0]) + table([[par("•"), par(b)] for b in j[3]], [300, 5000]) + "<w:p/>"]], [2200, 6000]) for j in JOBS)
    inner = par(NAME, "Title") + table([[par(EMAIL), par(PHONE), par(PLACE)]], [3000, 3000, 3000]) + head("Work Experience") + jobs + head("Education") + table([[par(SCHOOL[2]), par(SCHOOL[1]) + par(SCHOOL[0])]], [2200, 6000]) + head("Skills") + par(SKILLS)
    ooxml.write(path("nested-tables.docx"), table([[inner]], [9300], True) + "<w:p/>", WORD_STYLES)


def strict():
    """The same as Word's own, saved as "Strict Open XML": other names for the same elements."""
    ooxml.write(path("strict.docx"), body(), WORD_STYLES)
    with zipfile.ZipFile(path("strict.docx")) as z:
        files = {n: z.read(n).decode() for n in z.namelist()}
    for n in files:
        files[n] = files[n].replace("http://schemas.openxmlformats.org/wordprocessingml/2006/main", "http://purl.oclc.org/ooxml/wordprocessingml/main").replace("http://schemas.openxmlformats.org/officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships")
    pack(path("strict.docx"), files)


def right_to_left():
    rtl = lambda t: '<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">%s</w:t></w:r>' % t
    name = '<w:p><w:pPr><w:pStyle w:val="Title"/><w:bidi/></w:pPr>%s</w:p>' % rtl("נועה בן־דוד")
    ooxml.write(path("right-to-left-name.docx"), body(name), WORD_STYLES, font="DejaVu Sans")
    word.convert(path("right-to-left-name.docx"), path("right-to-left-name.pdf"), "pdf")


def page():
    """Lines of the resume for a page that is drawn by hand: (x, y, size, bold, text)."""
    rows, y = [], 740
    def put(text, size=10, bold=False, x=60, gap=15):
        nonlocal y
        rows.append((x, y, size, bold, text))
        y -= gap
    put(NAME, 20, True, gap=24)
    put(" | ".join((EMAIL, PHONE, PLACE)), gap=28)
    put("WORK EXPERIENCE", 13, True, gap=20)
    for c, t, d, bs in JOBS:
        rows.append((430, y, 10, False, d))
        put(t, 10, True)
        put(c)
        for b in bs:
            put("• " + b, x=70, gap=24 if b != JOBS[0][3][1] else 15)
        y -= 8
    put("EDUCATION", 13, True, gap=20)
    rows.append((430, y, 10, False, SCHOOL[2]))
    put(SCHOOL[1], 10, True)
    put(SCHOOL[0], gap=26)
    put("SKILLS", 13, True, gap=20)
    put(SKILLS)
    return rows


def broken(row):
    """A bullet broken at a soft hyphen, its second half under its first."""
    x, y, size, bold, t = row
    for whole, cut in (("incidents", "inci\u00ad/dents"), ("accident", "acci\u00ad/dent")):
        if whole in t and t.startswith("•"):
            first, second = t.replace(whole, cut).split("/", 1)
            return [(x, y, size, bold, first), (x + 7, y - 11, size, bold, second)]
    return [row]


def drawn():
    rows = page()
    text = pdfraw.text(rows)
    pdfraw.write(path("rotated-page.pdf"), [("0 1 -1 0 792 0 cm\n" + text, "/MediaBox [0 0 792 612] /Rotate 90", None)])
    shifted = [(x + 6800, y + 6700, s, b, t) for x, y, s, b, t in rows]
    pdfraw.write(path("huge-page.pdf"), [(pdfraw.text(shifted), "/MediaBox [0 0 14400 14400] /CropBox [-100 -100 14500 14500]", None)])
    hidden = [(60, 900, 10, False, "SKILLS"), (60, 880, 10, False, "Lorem ipsum template filler"), (-300, 400, 10, False, "Untitled-1.indd   14:02")]
    pdfraw.write(path("outside-crop-box.pdf"), [(pdfraw.text(rows + hidden), "/MediaBox [-400 -100 1000 1000] /CropBox [0 0 612 792]", None)])
    pdfraw.write(path("name-as-outlines.pdf"), [(pdfraw.outlines(60, 740, len(NAME)) + pdfraw.text(rows[1:]), "/MediaBox [0 0 612 792]", None)])
    fine = [(x, y, s, b, t.replace("fi", "\ufb01")) for x, y, s, b, t in rows]
    fine = [part for r in fine for part in broken(r)]
    pdfraw.write(path("ligatures-soft-hyphens.pdf"), [(pdfraw.text(fine), "/MediaBox [0 0 612 792]", None)])
    with tempfile.TemporaryDirectory() as d:
        pdfraw.write(os.path.join(d, "p.pdf"), [(text, "/MediaBox [0 0 612 792]", None)])
        subprocess.run(["pdftoppm", "-r", "70", "-gray", "-jpeg", "-jpegopt", "quality=30", "-singlefile", os.path.join(d, "p.pdf"), os.path.join(d, "p")], check=True)
        with open(os.path.join(d, "p.jpg"), "rb") as f:
            jpeg = f.read()
    # As OCR programs do: one word, one text object, a little off its place, in render mode 3.
    words = []
    for x, y, s, b, t in rows:
        for w in t.split(" "):
            words.append((x + 0.7, y - 0.6, s, False, w))
            x += pdfraw.width(w + " ", s, b)
    pdfraw.write(path("scan-with-ocr.pdf"), [("q 612 0 0 792 0 0 cm /Im0 Do Q\n3 Tr\n" + pdfraw.text(words), "/MediaBox [0 0 612 792]", jpeg)])
    pdfraw.write(path("scan-without-text.pdf"), [("q 612 0 0 792 0 0 cm /Im0 Do Q", "/MediaBox [0 0 612 792]", jpeg)])


def set_by_tex():
    t = latex.tex
    lines = [r"{\LARGE\bfseries %s}" % t(NAME), t(" | ".join((EMAIL, PHONE, PLACE))), r"{\large\bfseries Work Experience}"]
    for c, ti, d, bs in JOBS:
        lines += [r"\textbf{%s} \hfill %s" % (t(ti), t(d)), t(c)] + [r"\hspace*{8pt}• " + t(b) for b in bs]
    lines += [r"{\large\bfseries Education}", r"\textbf{%s} \hfill %s" % (t(SCHOOL[1]), t(SCHOOL[2])), t(SCHOOL[0]), r"{\large\bfseries Skills}", t(SKILLS)]
    doc = lambda ls, font: r"\documentclass{article}\usepackage{fontspec}\setmainfont{%s}\usepackage[margin=2.5cm]{geometry}\setlength{\parindent}{0pt}\pagestyle{empty}\begin{document}" % font + "\n" + "\n\n".join(ls) + "\n" + r"\end{document}"
    latex.compile_tex(doc(lines, "DejaVu Serif"), path("no-tounicode.pdf"))
    strip_tounicode(path("no-tounicode.pdf"))


def strip_tounicode(p):
    """Takes the glyph maps out, as some printer drivers do: what is left are glyph numbers that say nothing."""
    q = p + ".qdf"
    subprocess.run(["qpdf", "--qdf", "--object-streams=disable", p, q], check=True)
    with open(q, "rb") as f:
        data = re.sub(rb"\s*/ToUnicode \d+ 0 R", b"", f.read())
    with open(q, "wb") as f:
        f.write(data)
    r = subprocess.run(["qpdf", "--deterministic-id", q, p], capture_output=True)
    if r.returncode not in (0, 3):
        raise RuntimeError(r.stderr.decode())
    os.remove(q)


def odd_text():
    """A text file out of a web form: no-break spaces, zero-width characters, soft hyphens, a byte order mark, form feeds, mixed line ends."""
    z, nb = "\u200b", "\u00a0"
    s = ["\ufeff" + NAME.replace("-", "\u2011"), EMAIL.replace("@", z + "@") + nb + "|" + nb + PHONE.replace(" ", nb) + nb + "|" + nb + PLACE.replace(" ", nb), "", "WORK" + nb + "EXPERIENCE", ""]
    for c, t, d, bs in JOBS:
        s += [t + nb + "–" + nb + c, d.replace(" ", nb)] + ["\u25aa\ufe0e " + b.replace("three", "th\u00adree") for b in bs] + ["\f"]
    s += ["EDUCATION", SCHOOL[1] + nb + "–" + nb + SCHOOL[0], SCHOOL[2], "", "SKILLS", SKILLS.replace(", ", "," + nb)]
    text = "".join(l + ("\r\n" if i % 3 else "\n") for i, l in enumerate(s))
    with open(path("web-form.txt"), "wb") as f:
        f.write(text.encode())


def main():
    os.makedirs(OUT, exist_ok=True)
    for step in (mailmerge, tracked, comments, nested, strict, right_to_left, drawn, set_by_tex, odd_text):
        step()
    for f in sorted(os.listdir(OUT)):
        print("%-28s %6d" % (f, os.path.getsize(path(f))))


if __name__ == "__main__":
    main()
