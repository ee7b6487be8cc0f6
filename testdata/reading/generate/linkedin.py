"""linkedin.py - the page that LinkedIn's "Save to PDF" makes: a narrow left column, roles grouped by company, durations, page numbers."""
from html import escape as x
from itertools import groupby

TODAY = (2026, 6)
WORDS = {
    "en": dict(contact="Contact", skills="Top Skills", languages="Languages", certificates="Certifications", awards="Honors-Awards", publications="Publications", summary="Summary", work="Experience", education="Education",
               present="Present", year=("year", "years"), month=("month", "months"), page="Page {} of {}"),
    "de": dict(contact="Kontakt", skills="Top-Kenntnisse", languages="Languages", certificates="Certifications", awards="Honors-Awards", publications="Publications", summary="Zusammenfassung", work="Berufserfahrung", education="Ausbildung",
               present="Present", year=("Jahr", "Jahre"), month=("Monat", "Monate"), page="Page {} of {}"),
    "fr": dict(contact="Coordonnées", skills="Principales compétences", languages="Languages", certificates="Certifications", awards="Honors-Awards", publications="Publications", summary="Résumé", work="Expérience", education="Formation",
               present="Present", year=("an", "ans"), month=("mois", "mois"), page="Page {} of {}"),
    "es": dict(contact="Contactar", skills="Aptitudes principales", languages="Languages", certificates="Certifications", awards="Honors-Awards", publications="Publications", summary="Extracto", work="Experiencia", education="Educación",
               present="Present", year=("año", "años"), month=("mes", "meses"), page="Page {} of {}"),
    "pt": dict(contact="Contato", skills="Principais competências", languages="Languages", certificates="Certifications", awards="Honors-Awards", publications="Publications", summary="Resumo", work="Experiência", education="Formação acadêmica",
               present="Present", year=("ano", "anos"), month=("mês", "meses"), page="Page {} of {}"),
}
CSS = """@page{size:216mm 279mm;margin:0 0 14mm}@page{@bottom-right{content:"Page " counter(page) " of " counter(pages);font:8pt 'Liberation Sans';color:#888;padding-right:32pt}}
body{font:10.5pt/1.35 'Liberation Sans','Droid Sans Fallback';color:#191919}.cols{display:grid;grid-template-columns:195px 1fr;min-height:265mm}aside{background:#293e49;color:#fff;padding:32pt 14pt 0 18pt;font-size:9pt;overflow-wrap:anywhere}
main{padding:32pt 32pt 0 26pt}aside h2{color:#fff;font-size:12pt;font-weight:normal;margin:16pt 0 6pt}aside h2:first-child{margin-top:0}h1{font-size:26pt;font-weight:normal}.label{font-size:12pt}.from{color:#777;margin:4pt 0}main h2{font-size:15.5pt;font-weight:normal;border-top:.5pt solid #ccc;padding-top:10pt}
.company{font-size:12pt;margin-top:8pt}.role{font-size:11.5pt}.when,.at{font-size:10pt;color:#444}.at{color:#777}.soft{color:#a5b1b8}aside div{margin-bottom:3pt}.text{margin:5pt 0}"""


def trim(p):
    """What such a page leaves out: it has three skills and no groups, no projects, volunteer work, interests or references."""
    items = [k for s in p.get("skills") or [] for k in (s.get("keywords") or [s["name"]])]
    p["skills"] = [{"name": i} for i in items[:3]]
    for k in ("projects", "volunteer", "interests", "references"):
        p.pop(k, None)


def months(e):
    """Length in months, both ends counted; years alone count from January to January."""
    at = lambda s: TODAY if not s else (int(s[:4]), int(s[5:7]) if len(s) > 4 else 1)
    (a, m), (c, n) = at(e["startDate"]), at(e.get("endDate"))
    return (c - a) * 12 + n - m + (1 if len(e["startDate"]) > 4 else 0)


def length(n, t):
    out = []
    for k, unit in ((n // 12, t["year"]), (n % 12, t["month"])):
        if k:
            out.append(f"{k} {unit[k > 1]}")
    return " ".join(out)


def page(p, w, look):
    t, base = WORDS.get(p["lang"], WORDS["en"]), p["basics"]
    return f'<div class="cols"><aside>{side(p, base, t)}</aside><main>{head(base)}{summary(base, t)}{work(p, w, t)}{education(p, w, t)}</main></div>'


def side(p, base, t):
    out = [f'<h2>{t["contact"]}</h2>']
    out += [f'<div>{x(base["phone"])} <span class="soft">(Mobile)</span></div>'] if base.get("phone") else []
    out += [f'<div>{x(base["email"])}</div>']
    out += [f'<div>{x(i["url"].split("://")[1])} <span class="soft">({x(i["network"])})</span></div>' for i in base.get("profiles") or []]
    out += [f'<div>{x(base["url"].split("://")[1])} <span class="soft">(Personal)</span></div>'] if base.get("url") else []
    lists = [("skills", [i["name"] for i in p["skills"]]), ("languages", [f'{i["language"]} ({i["fluency"]})' for i in p.get("languages") or []]), ("certificates", [i["name"] for i in p.get("certificates") or []]),
             ("awards", [i["title"] for i in p.get("awards") or []]), ("publications", [i["name"] for i in p.get("publications") or []])]
    out += [f'<h2>{t[k]}</h2>' + "".join(f"<div>{x(i)}</div>" for i in items) for k, items in lists if items]
    return "".join(out)


def head(base):
    return f'<h1>{x(base["name"])}</h1><div class="label">{x(base["label"])}</div><div class="from">{x(base["location"]["text"])}</div>'


def summary(base, t):
    return f'<h2>{t["summary"]}</h2><div class="text">{x(base["summary"])}</div>' if base.get("summary") else ""


def span(e, w, t):
    return f'{w.date(e["startDate"])}{w.sep}{w.date(e["endDate"]) if e.get("endDate") else t["present"]}'


def work(p, w, t):
    out = [f'<h2>{t["work"]}</h2>']
    for company, roles in groupby(p["work"], key=lambda e: e["name"]):
        roles = list(roles)
        out.append(f'<div class="company">{x(company)}</div>')
        if len(roles) > 1:
            out.append(f'<div class="when">{length(sum(months(e) for e in roles), t)}</div>')
        for e in roles:
            out.append(f'<div class="role">{x(e["position"])}</div><div class="when">{x(span(e, w, t))} ({length(months(e), t)})</div>')
            out.append(f'<div class="at">{x(e["location"])}</div>' if e.get("location") else "")
            out.append(f'<div class="text">{x(e["summary"])}</div>' if e.get("summary") else "")
            out.append('<div class="text">' + "".join(f"<div>• {x(h)}</div>" for h in e["highlights"]) + "</div>" if e.get("highlights") else "")
    return "".join(out)


def education(p, w, t):
    out = [f'<h2>{t["education"]}</h2>']
    for e in p.get("education") or []:
        when = " - ".join(w.date(e[k]) for k in ("startDate", "endDate") if e.get(k))
        study = ", ".join(v for v in (e.get("studyType"), e.get("area")) if v)
        out.append(f'<div class="company">{x(e["institution"])}</div><div class="when">{x(study)}{" · (" + x(when) + ")" if when else ""}</div>')
    return "".join(out)
