"""truth.py - the truth of a document: what its page shows of a person, proven against the document's own words.

    texts = truth.texts("x.pdf")                       # or .docx, .odt, .txt, .md
    t, doubts = truth.make(person, "o01__gutter", layout="one-column", format="pdf", split="open", texts=texts)
    truth.write(t, "open/truth")

make() starts from the person and drops each value whose words the document does not have. `hide` names what a layout leaves
out although its words stand elsewhere on the page ("location", "education.area", "work.dates", "education.end" ...).
A date keeps the precision in which it stands there; "present" needs a word for it right behind the start date.
A value is sure when its words follow each other in one of the readings of the document; a value whose words are all there
but never in a row (columns cut it up) is kept and named in `doubts`, for the eye.
Python 3 standard library and pdftotext (poppler).
"""
import html
import json
import os
import re
import subprocess
import unicodedata
import zipfile
from collections import Counter

CJK = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
LINEAR = {"one-column", "latex", "docx", "txt", "word-pdf"}
# What stands for "until today" on a page, in the words of the layouts.
PRESENT = ("present|current|now|today|ongoing|(?:to )?date|heute|dato|jetzt|ce jour|aujourd.?hui|en cours|présent|actualidad|actual|a la fecha|hoy|presente|la fecha|"
           "atual|atualidade|o momento|atualmente|nadal|oggi|in corso|heden|nu|obecnie|teraz|至今|现在|現在")
SINCE = "since|seit|depuis|desde|dal|sinds"
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "pl": "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
}
SHORT = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", "de": "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    "fr": "janv févr mars avr mai juin juil août sept oct nov déc", "es": "ene feb mar abr may jun jul ago sep oct nov dic",
    "pt": "jan fev mar abr mai jun jul ago set out nov dez", "it": "gen feb mar apr mag giu lug ago set ott nov dic",
    "nl": "jan feb mrt apr mei jun jul aug sep okt nov dec", "pl": "sty lut mar kwi maj cze lip sie wrz paź lis gru",
}


def month(lang, n, short=False):
    """The name of month n (1-12) in a language; English where the language has none of its own."""
    return (SHORT if short else MONTHS).get(lang, (SHORT if short else MONTHS)["en"]).split()[n - 1]


def texts(path):
    """The readings of a document: a PDF has three (as stored, in reading order, as laid out), the others one."""
    ext = os.path.splitext(path)[1].lower()
    if ext == ".pdf":
        return [subprocess.run(["pdftotext", *opt, path, "-"], capture_output=True, check=True).stdout.decode() for opt in (["-raw"], [], ["-layout"])]
    if ext in (".docx", ".odt"):
        with zipfile.ZipFile(path) as z:
            parts = [n for n in z.namelist() if re.fullmatch(r"word/(document|header\d*|footer\d*)\.xml|content\.xml|styles\.xml", n)]
            parts.sort(key=lambda n: ("header" not in n, n))
            xml = "\n".join(z.read(n).decode() for n in parts)
        xml = re.sub(r"<(w:tab|w:br|w:cr|text:tab|text:line-break|text:s)\b[^>]*>", " ", xml)
        return [html.unescape(re.sub(r"<[^>]+>", "", re.sub(r"</(w:p|text:p|text:h)>", "\n", xml)))]
    with open(path, encoding="utf-8") as f:
        return [f.read()]


def toks(s):
    """The words of score.py."""
    s = unicodedata.normalize("NFKC", str(s or "")).casefold().replace("\u00ad", "")
    s = unicodedata.normalize("NFC", s)
    return re.findall(r"[%s]|[^\W_%s]+(?:\+\+|#)?" % (CJK, CJK), s)


class Page:
    """The words of one document."""

    def __init__(self, readings):
        self.rows = ["".join(toks(t)) for t in readings]
        self.bag = Counter(toks(readings[0]))
        self.tight = [re.sub(r"\s+", "", unicodedata.normalize("NFKC", t)).casefold() for t in readings]
        self.loose = [re.sub(r"\s+", " ", unicodedata.normalize("NFKC", t)).casefold() for t in readings]
        self.doubts = []

    def has(self, value):
        """Whether the value's words stand on the page; notes a doubt when they never stand in a row."""
        words = toks(value)
        if not words:
            return False
        if any("".join(words) in r for r in self.rows):
            return True
        if Counter(words) - self.bag:
            return False
        self.doubts.append(str(value))
        return True

    def literal(self, value):
        """Whether the value stands on the page sign by sign, white space aside (e-mail, url, phone)."""
        v = re.sub(r"\s+", "", unicodedata.normalize("NFKC", str(value or ""))).casefold()
        return bool(v) and any(v in t for t in self.tight)

    def find(self, pattern):
        return any(re.search(pattern, t) for t in self.loose)

    def place(self, value):
        """Where the value begins in reading order; None when it does not stand in a row."""
        v = "".join(toks(value))
        for r in (self.rows[1:2] or []) + self.rows:
            if v and v in r:
                return r.index(v)
        return None


def date_patterns(iso, lang):
    """Regular expressions of a month as layouts write it, most telling first."""
    y, m = iso[:4], int(iso[5:7])
    names = [month(lg, m, s).casefold() for lg in dict.fromkeys((lang, "en")) for s in (False, True)]
    if lang in ("en",) and m == 9:
        names.append("sept")
    # Polish dates decline the month: "marca 2020".
    names += {"pl": ["stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września", "października", "listopada", "grudnia"][m - 1:m]}.get(lang, [])
    out = [r"(?<!\w)%s\.?,? (?:de |of )?%s(?!\d)" % (re.escape(n), y) for n in names]
    out += [r"(?<!\w)%s\.? ?['’]%s(?!\d)" % (re.escape(n), y[2:]) for n in names]
    out += [r"(?<!\d)(?:\d\d? ?[./-] ?)?0?%d ?[./-] ?%s(?!\d)" % (m, y), r"(?<!\d)%s ?[./-] ?%02d(?:[./-]\d\d)?(?!\d)" % (y, m), r"%s ?年 ?0?%d ?月" % (y, m)]
    return out


def shown_date(page, iso, lang, years=False, january=False):
    """(the date as precise as the page shows it or None, the patterns that may find it)"""
    if not iso:
        return None, []
    # Many themes print a bare year as its January; then that is what the page shows.
    full = iso if len(iso) > 4 else iso + "-01"
    if not years and (len(iso) > 4 or january):
        found = [p for p in date_patterns(full, lang) if page.find(p)]
        if found:
            return full[:7], found
    year = r"(?<![\d.,])%s(?!\d)" % iso[:4]
    return (iso[:4], [year]) if page.find(year) else (None, [])


def present(page, starts):
    """Whether a word for "until today" follows the start date within a few signs, or one for "since" stands before it."""
    return any(page.find(p + r".{0,12}?(?<!\w)(?:%s)" % PRESENT) or page.find(r"(?<!\w)(?:%s) %s" % (SINCE, p)) for p in starts)


def period(page, entry, lang, section, hide, years, january):
    start, found = shown_date(page, entry.get("startDate"), lang, years, january)
    if entry.get("endDate"):
        end = shown_date(page, entry["endDate"], lang, years, january)[0]
    else:
        end = "present" if start and present(page, found) else None
    if section + ".dates" in hide:
        start = end = None
    return (None if section + ".start" in hide else start), (None if section + ".end" in hide else end)


def location(page, loc):
    """The place of the person in the longest form that stands on the page."""
    if not loc:
        return None
    city, region, postal, cc, addr = (loc.get(k) or "" for k in ("city", "region", "postalCode", "countryCode", "address"))
    forms = [loc.get("text", ""), f"{addr} {postal} {city} {region} {cc}", f"{addr} {city} {region} {postal} {cc}", f"{addr} {city} {region} {cc} {postal}",
             f"{city} {region} {postal}", f"{postal} {city}", f"{city} {postal}", f"{city} {region} {cc}", f"{city} {cc} {postal}", f"{city} {region}", f"{region} {city}", f"{city} {cc}", city]
    forms = [re.sub(r"\s+", " ", f).strip(" ,") for f in forms]
    shown = [f for f in forms if toks(f) and any("".join(toks(f)) in r for r in page.rows)]
    return max(shown, key=lambda f: (len(toks(f)), f == loc.get("text"))) if shown else None


def bare(u):
    return re.sub(r"^(https?://)?(www\.)?", "", u).rstrip("/")


def make(person, doc_id, *, layout, format, split, texts, theme=None, hide=(), years=(), january=False, order=None):
    """-> (truth, doubts). years: sections ("work", "education") whose dates the layout gives as years; january: it prints a bare year as January."""
    page, b, lang, hide = Page(texts), person["basics"], person["lang"], set(hide)
    yes = lambda key, value: value if value and key not in hide and page.has(value) else None
    urls = [u for u in [b.get("url")] + [p.get("url") for p in b.get("profiles") or []] if u]
    there = [u for u in urls if "urls" not in hide and page.literal(bare(u))]
    t = {
        "id": doc_id, "person": doc_id.split("__")[0], "theme": theme or doc_id.split("__")[1], "layout": layout, "format": format, "lang": lang, "split": split,
        "name": yes("name", b.get("name")),
        "email": b["email"] if b.get("email") and "email" not in hide and page.literal(b["email"]) else None,
        "phone": b["phone"] if b.get("phone") and "phone" not in hide and page.literal(b["phone"]) else None,
        "location": None if "location" in hide else location(page, b.get("location")),
        "urls": there,
        "summary": yes("summary", b.get("summary")),
        "work": [w for w in (work(page, e, lang, hide, "work" in years, january, yes) for e in person.get("work") or []) if w["company"] or w["title"]],
        "education": [e for e in (education(page, e, lang, hide, "education" in years, january, yes) for e in person.get("education") or []) if e["institution"] or e["degree"]],
    }
    if "work" in hide:
        t["work"] = []
    if "education" in hide:
        t["education"] = []
    skills, groups = skill_list(page, person, yes)
    t["skills"] = skills
    t["optional"] = {"urls": [u for u in urls if u not in there], "skills": groups + languages(person)}
    if layout in LINEAR:
        t["section_order"] = order or section_order(page, t)
    return t, page.doubts


def work(page, e, lang, hide, years, january, yes):
    start, end = period(page, e, lang, "work", hide, years, january)
    w = {"company": yes("work.company", e.get("name")), "title": yes("work.title", e.get("position")), "start": start, "end": end,
         "highlights": [h for h in e.get("highlights") or [] if yes("work.highlights", h)]}
    if yes("work.summary", e.get("summary")):
        w["optional_highlights"] = [e["summary"]]
    return w


def education(page, e, lang, hide, years, january, yes):
    start, end = period(page, e, lang, "education", hide, years, january)
    # JSON Resume has no way to say "still going on" of a study, so its open end is not scored.
    end = None if end == "present" else end
    return {"institution": yes("education.institution", e.get("institution")), "degree": yes("education.degree", e.get("studyType")),
            "area": yes("education.area", e.get("area")), "start": start,
            "end": None if end == "present" else end}  # JSON Resume has no word for a course that goes on: its end is left open


def skill_list(page, person, yes):
    """(skills, names of groups): a group's keywords; the name itself where the page gives no keyword of it."""
    skills, groups = [], []
    for s in person.get("skills") or []:
        shown = [k for k in s.get("keywords") or [] if yes("skills", k)]
        if shown:
            skills += shown
            groups.append(s["name"])
        elif yes("skills", s.get("name")):
            skills.append(s["name"])
    return skills, groups


def languages(person):
    """A language may be read as a skill, with or without its level."""
    out = []
    for x in person.get("languages") or []:
        out += [x["language"]] + ([f"{x['language']} {x['fluency']}"] if x.get("fluency") else [])
    return out


def section_order(page, t):
    """The order in which the page gives summary, work, education and skills: by where their first values begin."""
    at = {"summary": [t["summary"]], "work": [x for w in t["work"] for x in (w["company"], w["title"])],
          "education": [x for e in t["education"] for x in (e["institution"], e["degree"])], "skills": t["skills"]}
    median = {}
    for section, values in at.items():
        places = sorted(p for p in (page.place(v) for v in values if v) if p is not None)
        if places:
            median[section] = places[len(places) // 2]
    return sorted(median, key=median.get)


def write(t, folder):
    """Writes the truth as <id>.json."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, t["id"] + ".json"), "w", encoding="utf-8") as f:
        json.dump(t, f, ensure_ascii=False, indent=1)
        f.write("\n")


def missing(person, t):
    """What the person has and the truth does not: to see by eye whether the page really leaves it out."""
    b, out = person["basics"], []
    out += [k for k in ("name", "email", "phone", "location", "summary") if b.get(k) and not t[k]]
    for section, fields in (("work", {"name": "company", "position": "title"}), ("education", {"institution": "institution", "studyType": "degree", "area": "area"})):
        if len(t[section]) != len(person.get(section) or []):
            out.append(f"{len(person.get(section) or []) - len(t[section])} of {section}")
            continue
        for e, s in zip(person.get(section) or [], t[section]):
            out += [f"{section}.{f}: {e[k]}" for k, f in fields.items() if e.get(k) and not s[f]]
            out += [f"{section}.{d}: {e.get(k) or 'present'} as {s[d]}" for k, d in (("startDate", "start"), ("endDate", "end")) if (e.get(k) or (d == "end" and section == "work")) and s[d] != (e.get(k) or "present")]
            out += [f"highlight: {h}" for h in e.get("highlights") or [] if section == "work" and h not in s["highlights"]]
    skills = [k for s in person.get("skills") or [] for k in (s.get("keywords") or [s["name"]])]
    return out + [f"skill: {k}" for k in skills if k not in t["skills"]] + [f"url: {u}" for u in t["optional"]["urls"]]
