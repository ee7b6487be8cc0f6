"""truth.py - what a page shows of a person, proven against the page's own text.

A value whose words the text does not hold is left out and reported, so that a wrong renderer cannot make a wrong truth.
"""
import os, re, subprocess, unicodedata, zipfile
from xml.etree import ElementTree

from view import GENERIC, short

LINEAR = {"one-column", "latex", "docx", "txt"}
WNS = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def squash(s):
    s = unicodedata.normalize("NFKC", s).casefold().replace("\u00ad", "")
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFC", s))


def text_of(path):
    """The document's text in every reading order that is to be had; parts are kept apart."""
    ext = os.path.splitext(path)[1]
    if ext == ".pdf":
        run = lambda *a: subprocess.run(["pdftotext", *a, "-enc", "UTF-8", path, "-"], capture_output=True, check=True).stdout.decode("utf-8", "replace")
        return [run(), run("-raw"), run("-layout")]
    if ext == ".docx":
        return ["\n".join(docx_text(path))]
    raw = open(path, "rb").read()
    for enc in (("utf-16",) if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else ()) + ("utf-8-sig", "cp1252"):
        try:
            return [raw.decode(enc)]
        except UnicodeDecodeError:
            continue
    raise ValueError(path)


def docx_text(path):
    with zipfile.ZipFile(path) as z:
        for n in sorted(z.namelist()):
            if re.match(r"word/(document|header\d*|footer\d*)\.xml$", n):
                root = ElementTree.fromstring(z.read(n))
                for p in root.iter(WNS + "p"):
                    yield "".join(t.text or "" if t.tag == WNS + "t" else " " for t in p.iter() if t.tag in (WNS + "t", WNS + "tab", WNS + "br"))


class Page:
    def __init__(self, path):
        self.texts = [squash(t) for t in text_of(path)]
        self.words = [set(re.findall(r"\w+", unicodedata.normalize("NFKC", t).casefold())) for t in text_of(path)]

    def shows(self, value, edge=False):
        """edge: a short text too may stand in two lines with words of a neighbouring box between them."""
        v = squash(value)
        if not v or any(v in t for t in self.texts):
            return bool(v)
        # A long text may be cut by a column or a page edge: then every word of it has to be there.
        w = re.findall(r"\w+", unicodedata.normalize("NFKC", value).casefold())
        return len(w) > (2 if edge else 8) and any(sum(x in words for x in w) >= 0.9 * len(w) for words in self.words)


def build(view, path, doc_id, theme, layout, split, order):
    """-> (truth, [what was claimed but is not shown])"""
    page, missing, used = Page(path), [], view.used
    person, basics = view.person, view.basics

    def keep(value, what):
        if not value:
            return None
        if page.shows(value, what == "name"):
            return value
        missing.append(what + ": " + value)
        return None

    def basic(key):
        return keep(basics.get(key), key) if key in used else None

    def dates(e, span=None):
        if not keep(span or view.span(e), "dates"):
            return None, None
        cut = lambda d: (d[:4] if view.dates == "year" else d[:7]) if d else None
        a, b = cut(e.get("startDate")), cut(e.get("endDate"))
        if a and not e.get("endDate"):
            return a, "present"
        if a and b and a == b:
            return a, a
        return a, b

    email = basic("email")
    work, education = [], []
    for e in person.get("work") or []:
        if "work" not in used:
            break
        a, b = dates(e)
        w = {"company": keep(e.get("name"), "company"), "title": keep(e.get("position"), "title"), "start": a, "end": b,
             "highlights": [h for h in e.get("highlights") or [] if keep(h, "highlight")]}
        if e.get("summary") and page.shows(e["summary"]):
            w["optional_highlights"] = [e["summary"]]
        work.append(w)
    for e in person.get("education") or []:
        if "education" not in used:
            break
        a, b = dates(e)
        if a == b:  # one year alone is the end
            a = None
        if b == "present":  # JSON Resume has no word for a course that goes on
            b = None
        education.append({"institution": keep(e.get("institution"), "institution"), "degree": keep(e.get("studyType"), "degree"), "area": keep(e.get("area"), "area"), "start": a, "end": b})
    skills, groups = [], []
    if "skills" in used:
        groups = [n for n, _ in view.skills if n and n.casefold() not in GENERIC]
        skills = [s for _, k in view.skills for s in k if keep(s, "skill")]
    urls = ["https://" + short(u) for u in view.all_urls() if page.shows(short(u))]
    other = [u for u in view.all_urls() if short(u) not in [short(x) for x in urls]] + [p["url"] for p in person.get("projects") or [] if p.get("url")]
    if view.url_style == "user":  # moderncv shows the user name and links it to the network's own address
        other += [{"linkedin": "https://www.linkedin.com/in/", "github": "https://github.com/"}[n.lower()] + u for n, u in view.users if n.lower() in ("linkedin", "github")]
    languages = [x for l in person.get("languages") or [] for x in (l["language"], view._line("languages", l))]
    t = {"id": doc_id, "person": doc_id.split("__")[0], "theme": theme, "layout": layout, "format": {"md": "txt"}.get(path.rsplit(".", 1)[1], path.rsplit(".", 1)[1]),
         "lang": view.lang, "split": split, "name": basic("name"), "email": email, "phone": basic("phone"),
         "location": keep(view.place_text(), "location") if "place" in used else None, "urls": urls, "summary": basic("summary"),
         "work": work, "education": education, "skills": skills,
         "optional": {"urls": other, "skills": groups + languages}}
    if layout in LINEAR:
        has = {"summary": t["summary"], "work": work, "education": education, "skills": skills}
        t["section_order"] = [s for s in order if has.get(s)]
    return t, missing
