"""view.py - one person as one page shows him or her: which heading words, which way to write dates, which contact data.

A renderer takes everything from a View; the View remembers what was taken, and truth.py believes only what was taken and is found in the page's text.
"""
import calendar, json, os, sys

sys.path.append(os.path.join(os.path.dirname(__file__), ".."))
import usual

# Headings by language: three usual ways to name each section, so that layouts differ in their words too.
HEADINGS = {
    "en": {"summary": ["Summary", "Profile", "About Me"], "work": ["Work Experience", "Professional Background", "Employment History"],
           "education": ["Education", "Education and Training", "Academic Background"], "skills": ["Skills", "Core Competencies", "Key Skills"],
           "languages": ["Languages", "Languages", "Language Skills"], "certificates": ["Certifications", "Licenses & Certifications", "Certificates"],
           "awards": ["Awards", "Honors and Awards", "Recognition"], "publications": ["Publications", "Selected Publications", "Publications"],
           "projects": ["Projects", "Personal Projects", "Selected Projects"], "volunteer": ["Volunteering", "Community Involvement", "Volunteer Work"],
           "interests": ["Interests", "Hobbies", "Interests"], "references": ["References", "References", "Referees"], "contact": ["Contact", "Contact Details", "Contact"]},
    "de": {"summary": ["Profil", "Kurzprofil", "Über mich"], "work": ["Berufserfahrung", "Beruflicher Werdegang", "Praxiserfahrung"],
           "education": ["Ausbildung", "Bildungsweg", "Studium und Schulbildung"], "skills": ["Kenntnisse", "Fachkenntnisse", "Kompetenzen"],
           "languages": ["Sprachen", "Sprachkenntnisse", "Sprachen"], "certificates": ["Zertifikate", "Weiterbildungen", "Fortbildungen"],
           "awards": ["Auszeichnungen", "Preise", "Auszeichnungen"], "publications": ["Publikationen", "Veröffentlichungen", "Publikationen"],
           "projects": ["Projekte", "Projekte", "Ausgewählte Projekte"], "volunteer": ["Ehrenamt", "Ehrenamtliches Engagement", "Engagement"],
           "interests": ["Interessen", "Hobbys", "Interessen"], "references": ["Referenzen"] * 3, "contact": ["Kontakt", "Persönliche Daten", "Kontakt"]},
    "fr": {"summary": ["Profil", "À propos", "Présentation"], "work": ["Expérience professionnelle", "Parcours professionnel", "Expériences"],
           "education": ["Formation", "Diplômes et formations", "Études"], "skills": ["Compétences", "Savoir-faire", "Compétences clés"],
           "languages": ["Langues"] * 3, "certificates": ["Certifications", "Habilitations", "Certifications"], "awards": ["Distinctions", "Prix", "Distinctions"],
           "publications": ["Publications"] * 3, "projects": ["Projets"] * 3, "volunteer": ["Bénévolat", "Engagement associatif", "Bénévolat"],
           "interests": ["Centres d'intérêt", "Loisirs", "Centres d'intérêt"], "references": ["Références"] * 3, "contact": ["Contact", "Coordonnées", "Contact"]},
    "es": {"summary": ["Perfil", "Resumen profesional", "Sobre mí"], "work": ["Experiencia laboral", "Experiencia profesional", "Trayectoria profesional"],
           "education": ["Educación", "Formación académica", "Estudios"], "skills": ["Habilidades", "Competencias", "Conocimientos"],
           "languages": ["Idiomas"] * 3, "certificates": ["Certificaciones", "Cursos y certificados", "Certificados"], "awards": ["Premios", "Reconocimientos", "Premios"],
           "publications": ["Publicaciones"] * 3, "projects": ["Proyectos"] * 3, "volunteer": ["Voluntariado"] * 3,
           "interests": ["Intereses", "Aficiones", "Intereses"], "references": ["Referencias"] * 3, "contact": ["Contacto", "Datos personales", "Contacto"]},
    "pt": {"summary": ["Resumo", "Perfil profissional", "Objetivo"], "work": ["Experiência profissional", "Histórico profissional", "Experiência"],
           "education": ["Formação acadêmica", "Educação", "Escolaridade"], "skills": ["Competências", "Habilidades", "Conhecimentos"],
           "languages": ["Idiomas"] * 3, "certificates": ["Certificações", "Cursos", "Certificados"], "awards": ["Prêmios", "Reconhecimentos", "Prêmios"],
           "publications": ["Publicações"] * 3, "projects": ["Projetos"] * 3, "volunteer": ["Voluntariado", "Trabalho voluntário", "Voluntariado"],
           "interests": ["Interesses"] * 3, "references": ["Referências"] * 3, "contact": ["Contato", "Dados pessoais", "Contato"]},
    "it": {"summary": ["Profilo", "Profilo professionale", "Chi sono"], "work": ["Esperienza lavorativa", "Esperienze professionali", "Esperienza"],
           "education": ["Istruzione", "Istruzione e formazione", "Formazione"], "skills": ["Competenze", "Capacità e competenze", "Competenze tecniche"],
           "languages": ["Lingue", "Competenze linguistiche", "Lingue"], "certificates": ["Certificazioni", "Attestati", "Certificazioni"], "awards": ["Premi", "Riconoscimenti", "Premi"],
           "publications": ["Pubblicazioni"] * 3, "projects": ["Progetti"] * 3, "volunteer": ["Volontariato"] * 3,
           "interests": ["Interessi", "Hobby", "Interessi"], "references": ["Referenze"] * 3, "contact": ["Contatti", "Dati personali", "Contatti"]},
    "nl": {"summary": ["Profiel", "Samenvatting", "Over mij"], "work": ["Werkervaring", "Loopbaan", "Professionele ervaring"],
           "education": ["Opleiding", "Opleidingen", "Opleiding en training"], "skills": ["Vaardigheden", "Competenties", "Kennis en vaardigheden"],
           "languages": ["Talen", "Talenkennis", "Talen"], "certificates": ["Certificaten", "Cursussen", "Certificaten"], "awards": ["Prijzen", "Onderscheidingen", "Prijzen"],
           "publications": ["Publicaties"] * 3, "projects": ["Projecten"] * 3, "volunteer": ["Vrijwilligerswerk", "Nevenfuncties", "Vrijwilligerswerk"],
           "interests": ["Interesses", "Hobby's", "Interesses"], "references": ["Referenties"] * 3, "contact": ["Contact", "Persoonlijke gegevens", "Contact"]},
    "pl": {"summary": ["Podsumowanie", "Profil zawodowy", "O mnie"], "work": ["Doświadczenie zawodowe", "Przebieg kariery", "Doświadczenie"],
           "education": ["Wykształcenie", "Edukacja", "Wykształcenie"], "skills": ["Umiejętności", "Kompetencje", "Kluczowe umiejętności"],
           "languages": ["Języki", "Znajomość języków", "Języki obce"], "certificates": ["Certyfikaty", "Kursy i szkolenia", "Uprawnienia"], "awards": ["Nagrody", "Osiągnięcia", "Nagrody"],
           "publications": ["Publikacje"] * 3, "projects": ["Projekty"] * 3, "volunteer": ["Wolontariat"] * 3,
           "interests": ["Zainteresowania"] * 3, "references": ["Referencje"] * 3, "contact": ["Kontakt", "Dane osobowe", "Kontakt"]},
    "zh": {"summary": ["个人简介", "自我评价", "个人总结"], "work": ["工作经历", "工作经验", "职业经历"], "education": ["教育背景", "教育经历", "学历"],
           "skills": ["技能", "专业技能", "个人技能"], "languages": ["语言能力", "语言", "外语水平"], "certificates": ["证书", "资格证书", "职业证书"], "awards": ["获奖情况", "荣誉奖项", "奖项"],
           "publications": ["论文发表"] * 3, "projects": ["项目经历", "项目经验", "项目经历"], "volunteer": ["志愿经历"] * 3, "interests": ["兴趣爱好"] * 3,
           "references": ["推荐人"] * 3, "contact": ["联系方式", "基本信息", "联系方式"]},
    "ja": {"summary": ["自己PR", "職務要約", "プロフィール"], "work": ["職歴", "職務経歴", "職務経歴"], "education": ["学歴", "学歴", "教育"],
           "skills": ["スキル", "活かせる経験・知識・技術", "スキル"], "languages": ["語学", "語学力", "言語"], "certificates": ["資格", "免許・資格", "保有資格"], "awards": ["受賞歴"] * 3,
           "publications": ["論文"] * 3, "projects": ["プロジェクト"] * 3, "volunteer": ["ボランティア"] * 3, "interests": ["趣味", "趣味・特技", "趣味"],
           "references": ["推薦者"] * 3, "contact": ["連絡先"] * 3},
}
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
    "pl": "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(),
}
SHORT = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), "de": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(),
    "fr": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(), "es": "ene. feb. mar. abr. may. jun. jul. ago. sep. oct. nov. dic.".split(),
    "pt": "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.".split(), "it": "gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.".split(),
    "nl": "jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.".split(), "pl": "sty lut mar kwi maj cze lip sie wrz paź lis gru".split(),
}
PRESENT = {"en": ["Present", "Current", "present"], "de": ["heute", "heute", "jetzt"], "fr": ["aujourd'hui", "présent", "à ce jour"], "es": ["actualidad", "Presente", "actual"],
           "pt": ["atual", "presente", "o momento"], "it": ["oggi", "presente", "in corso"], "nl": ["heden", "nu", "heden"], "pl": ["obecnie", "nadal", "teraz"],
           "zh": ["至今", "至今", "现在"], "ja": ["現在", "現在", "現在"]}
GENERIC = {"skills", "core competencies", "key skills", "general", "other"}
EXTRAS = ("certificates", "publications", "projects", "awards", "volunteer", "languages", "interests", "references")


class View:
    """dates: mon ("Mar 2020"), month ("March 2020"), num ("03/2020"), dot ("03.2020"), iso ("2020-03"), year ("2020"),
    full ("01.03.2020", an end as the last day of its month). Variants from 10 on take their words from usual.py.
    urls: full (address without https://), user (the user name only), none. place: text (as the person writes it), city, region."""

    def __init__(self, path, variant=0, dates="mon", sep=" – ", urls="full", place="text", skip=()):
        with open(path, encoding="utf-8") as f:
            self.person = json.load(f)
        self.basics = self.person["basics"]
        self.lang = self.person.get("lang", "en")
        self.variant, self.dates, self.sep, self.url_style, self.place_style, self.skip = variant, dates, sep, urls, place, set(skip)
        self.used = set()

    def _take(self, key, default=""):
        self.used.add(key)
        return self.basics.get(key) or default

    name = property(lambda self: self._take("name"))
    label = property(lambda self: self._take("label"))
    email = property(lambda self: self._take("email"))
    phone = property(lambda self: self._take("phone"))

    @property
    def summary(self):
        return "" if "summary" in self.skip else self._take("summary")

    @property
    def cjk(self):
        return self.lang in ("zh", "ja")

    @property
    def place(self):
        self.used.add("place")
        return self.place_text()

    def place_text(self):
        l = self.basics.get("location") or {}
        city, region = l.get("city"), l.get("region")
        if self.place_style == "text" and l.get("text"):
            return l["text"]
        if self.cjk:
            return "".join(x for x in (region, city) if x)
        return ", ".join(x for x in (city, region if self.place_style == "region" else None) if x)

    @property
    def urls(self):
        if self.url_style != "full":
            return []
        self.used.add("urls")
        return [short(u) for u in self.all_urls()]

    @property
    def users(self):
        """(network, user name) of profiles, for layouts that show an icon and the name."""
        return [(p["network"], p["username"]) for p in self.basics.get("profiles") or [] if p.get("username")]

    def all_urls(self):
        return [u for u in [self.basics.get("url")] + [p.get("url") for p in self.basics.get("profiles") or []] if u]

    def contacts(self):
        return [x for x in (self.email, self.phone, self.place, *self.urls) if x]

    def heading(self, key):
        return usual.heading(self.lang, key, self.variant) if self.variant >= 10 else HEADINGS.get(self.lang, HEADINGS["en"])[key][self.variant]

    def present(self):
        return usual.present(self.lang, self.variant, self.sep) if self.variant >= 10 else PRESENT[self.lang][self.variant]

    @property
    def labels(self):
        """Labels of contact data by kind: phone, email, place, url."""
        return usual.LABELS[self.lang]

    @property
    def columns(self):
        """Names of the columns of a form."""
        return usual.COLUMNS[self.lang]

    @property
    def fields(self):
        """Labels of the values of a job or a study."""
        return usual.FIELDS[self.lang]

    def date(self, value, end=False):
        if not value:
            return ""
        value = value[:4] if self.dates == "year" else value[:7]
        if len(value) == 4:
            return value + ("年" if self.cjk else "")
        y, m = value[:4], int(value[5:7])
        if self.cjk:
            return "%s.%02d" % (y, m) if self.dates in ("num", "dot", "iso") else "%s年%d月" % (y, m)
        if self.dates == "full":
            return "%02d.%02d.%s" % (calendar.monthrange(int(y), m)[1] if end else 1, m, y)
        if self.dates == "num":
            return "%02d/%s" % (m, y)
        if self.dates == "dot":
            return "%02d.%s" % (m, y)
        if self.dates == "iso":
            return value
        return (MONTHS if self.dates == "month" else SHORT)[self.lang][m - 1] + (" de " if self.dates == "month" and self.lang in ("es", "pt") else " ") + y

    def span(self, e):
        a, b = e.get("startDate"), e.get("endDate")
        if a and not b:
            return self.date(a) + self.sep + self.present()
        if a and b and self.date(a) != self.date(b):
            return self.date(a) + self.sep + self.date(b, True)
        return self.date(b or a, bool(b))

    @property
    def work(self):
        self.used.add("work")
        return self.person.get("work") or []

    @property
    def education(self):
        self.used.add("education")
        return self.person.get("education") or []

    def degree(self, e, join=", "):
        return join.join(x for x in (e.get("studyType"), e.get("area")) if x)

    @property
    def skills(self):
        """[(group name or "", [skills])]: a single group with a name that says nothing is a flat list."""
        self.used.add("skills")
        groups = [(g.get("name") or "", g.get("keywords") or []) for g in self.person.get("skills") or []]
        if groups and all(not k for _, k in groups):
            return [("", [n for n, _ in groups])]
        if len(groups) == 1:
            return [("", groups[0][1])]
        return groups

    def skill_lines(self):
        return [(n + (": " if not self.cjk else "：") if n else "") + ("、" if self.cjk else ", ").join(k) for n, k in self.skills]

    def extras(self, keys=EXTRAS):
        """[(key, heading, [lines])] of the sections that are not summary, work, education or skills."""
        out = []
        for key in keys:
            lines = [l for l in (self._line(key, e) for e in self.person.get(key) or []) if l]
            if lines and key not in self.skip:
                self.used.add(key)
                out.append((key, self.heading(key), lines))
        return out

    def _line(self, key, e):
        g = e.get
        if key == "certificates":
            return ", ".join(x for x in (g("name"), g("issuer"), self.date(g("date"))) if x)
        if key == "publications":
            return ", ".join(x for x in (g("name"), g("publisher"), self.date(g("releaseDate"))) if x)
        if key == "projects":
            return g("name") + (": " + g("description") if g("description") else "")
        if key == "awards":
            return ", ".join(x for x in (g("title"), g("awarder"), self.date(g("date"))) if x)
        if key == "volunteer":
            return ", ".join(x for x in (g("position"), g("organization"), self.span(e)) if x)
        if key == "languages":
            return g("language") + (" (%s)" % g("fluency") if g("fluency") else "")
        return g("name") or ""


def short(u):
    return u.split("://", 1)[-1].removeprefix("www.").rstrip("/")
