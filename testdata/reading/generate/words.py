"""words.py - the words of a layout: headings in the resume's language (several usual ones for each section) and dates.

A layout takes the variant-th heading of each section, so that two layouts of one person do not say the same.
"""
import truth
import usual

HEADINGS = {
    "en": {
        "summary": ["Summary", "Professional Profile", "About Me", "Career Objective"],
        "work": ["Work Experience", "Professional Background", "Employment History", "Experience", "Career History"],
        "education": ["Education", "Academic Background", "Education & Training", "Qualifications"],
        "skills": ["Skills", "Core Competencies", "Key Skills", "Areas of Expertise", "Technical Skills"],
        "languages": ["Languages", "Language Skills"],
        "certificates": ["Certifications", "Licenses & Certifications", "Certificates"],
        "awards": ["Awards", "Honors & Awards", "Achievements"],
        "volunteer": ["Volunteering", "Volunteer Experience", "Community Involvement"],
        "projects": ["Projects", "Selected Projects"],
        "publications": ["Publications", "Selected Publications"],
        "interests": ["Interests", "Hobbies & Interests"],
        "contact": ["Contact", "Contact Details", "Get in Touch"],
        "references": ["References"],
    },
    "de": {
        "summary": ["Profil", "Über mich", "Kurzprofil", "Zusammenfassung"],
        "work": ["Berufserfahrung", "Beruflicher Werdegang", "Berufliche Stationen", "Werdegang", "Praxiserfahrung"],
        "education": ["Ausbildung", "Studium", "Bildungsweg", "Akademische Ausbildung"],
        "skills": ["Kenntnisse", "Kompetenzen", "Fachkenntnisse", "Fähigkeiten", "Qualifikationen"],
        "languages": ["Sprachen", "Sprachkenntnisse"], "certificates": ["Zertifikate", "Weiterbildung"], "awards": ["Auszeichnungen", "Preise"],
        "volunteer": ["Ehrenamt", "Ehrenamtliches Engagement"], "projects": ["Projekte"], "publications": ["Veröffentlichungen", "Publikationen"],
        "interests": ["Interessen", "Hobbys"], "contact": ["Kontakt", "Persönliche Daten"], "references": ["Referenzen"],
    },
    "fr": {
        "summary": ["Profil", "À propos", "Présentation", "Résumé"],
        "work": ["Expérience professionnelle", "Expériences professionnelles", "Parcours professionnel", "Expériences", "Expérience"],
        "education": ["Formation", "Formations", "Diplômes", "Formation et diplômes"],
        "skills": ["Compétences", "Savoir-faire", "Compétences clés", "Domaines de compétence", "Atouts"],
        "languages": ["Langues", "Langues parlées"], "certificates": ["Certifications", "Habilitations"], "awards": ["Distinctions", "Prix"],
        "volunteer": ["Bénévolat", "Engagement associatif"], "projects": ["Projets"], "publications": ["Publications"],
        "interests": ["Centres d'intérêt", "Loisirs"], "contact": ["Contact", "Coordonnées"], "references": ["Références"],
    },
    "es": {
        "summary": ["Perfil", "Sobre mí", "Perfil profesional", "Extracto"],
        "work": ["Experiencia laboral", "Experiencia profesional", "Trayectoria profesional", "Experiencia", "Historial laboral"],
        "education": ["Formación académica", "Educación", "Estudios", "Formación"],
        "skills": ["Habilidades", "Competencias", "Aptitudes", "Conocimientos", "Destrezas"],
        "languages": ["Idiomas", "Lenguas"], "certificates": ["Certificaciones", "Cursos"], "awards": ["Premios", "Reconocimientos"],
        "volunteer": ["Voluntariado", "Labor social"], "projects": ["Proyectos"], "publications": ["Publicaciones"],
        "interests": ["Intereses", "Aficiones"], "contact": ["Contacto", "Datos personales"], "references": ["Referencias"],
    },
    "pt": {
        "summary": ["Resumo", "Perfil profissional", "Objetivo", "Sobre mim"],
        "work": ["Experiência profissional", "Histórico profissional", "Experiência", "Trajetória profissional", "Experiências"],
        "education": ["Formação acadêmica", "Formação", "Escolaridade", "Educação"],
        "skills": ["Competências", "Habilidades", "Conhecimentos", "Qualificações", "Aptidões"],
        "languages": ["Idiomas", "Línguas"], "certificates": ["Cursos e certificações", "Certificações"], "awards": ["Prêmios", "Reconhecimentos"],
        "volunteer": ["Voluntariado", "Trabalho voluntário"], "projects": ["Projetos"], "publications": ["Publicações"],
        "interests": ["Interesses", "Hobbies"], "contact": ["Contato", "Dados pessoais"], "references": ["Referências"],
    },
    "it": {
        "summary": ["Profilo", "Profilo professionale", "Chi sono", "Riepilogo"],
        "work": ["Esperienza lavorativa", "Esperienze professionali", "Esperienza professionale", "Esperienza", "Percorso professionale"],
        "education": ["Istruzione", "Istruzione e formazione", "Formazione", "Titoli di studio"],
        "skills": ["Competenze", "Competenze tecniche", "Capacità e competenze", "Conoscenze", "Abilità"],
        "languages": ["Lingue", "Competenze linguistiche"], "certificates": ["Certificazioni", "Attestati"], "awards": ["Premi", "Riconoscimenti"],
        "volunteer": ["Volontariato", "Attività di volontariato"], "projects": ["Progetti"], "publications": ["Pubblicazioni"],
        "interests": ["Interessi", "Hobby"], "contact": ["Contatti", "Dati personali"], "references": ["Referenze"],
    },
    "nl": {
        "summary": ["Profiel", "Over mij", "Persoonlijk profiel", "Samenvatting"],
        "work": ["Werkervaring", "Loopbaan", "Arbeidsverleden", "Ervaring", "Relevante werkervaring"],
        "education": ["Opleiding", "Opleidingen", "Scholing", "Opleiding en cursussen"],
        "skills": ["Vaardigheden", "Competenties", "Kennis en vaardigheden", "Kwaliteiten", "Kennis"],
        "languages": ["Talen", "Talenkennis"], "certificates": ["Certificaten", "Cursussen"], "awards": ["Prijzen", "Onderscheidingen"],
        "volunteer": ["Vrijwilligerswerk", "Nevenactiviteiten"], "projects": ["Projecten"], "publications": ["Publicaties"],
        "interests": ["Interesses", "Hobby's"], "contact": ["Contact", "Persoonlijke gegevens"], "references": ["Referenties"],
    },
    "pl": {
        "summary": ["Podsumowanie", "O mnie", "Profil zawodowy", "Cel zawodowy"],
        "work": ["Doświadczenie zawodowe", "Doświadczenie", "Przebieg kariery", "Historia zatrudnienia", "Praca zawodowa"],
        "education": ["Wykształcenie", "Edukacja", "Wykształcenie i kursy", "Przebieg edukacji"],
        "skills": ["Umiejętności", "Kompetencje", "Kluczowe umiejętności", "Kwalifikacje", "Narzędzia"],
        "languages": ["Języki", "Znajomość języków"], "certificates": ["Certyfikaty", "Kursy i szkolenia"], "awards": ["Nagrody", "Wyróżnienia"],
        "volunteer": ["Wolontariat", "Działalność społeczna"], "projects": ["Projekty"], "publications": ["Publikacje"],
        "interests": ["Zainteresowania", "Hobby"], "contact": ["Kontakt", "Dane kontaktowe"], "references": ["Referencje"],
    },
    "zh": {
        "summary": ["个人简介", "自我评价", "个人概述", "职业概述"],
        "work": ["工作经历", "工作经验", "职业经历", "任职经历", "工作履历"],
        "education": ["教育背景", "教育经历", "学历", "学习经历"],
        "skills": ["专业技能", "技能", "技能特长", "专业能力", "核心能力"],
        "languages": ["语言能力", "语言"], "certificates": ["证书", "资格证书"], "awards": ["获奖情况", "荣誉奖项"],
        "volunteer": ["志愿经历", "志愿服务"], "projects": ["项目经历"], "publications": ["发表论文"],
        "interests": ["兴趣爱好", "爱好"], "contact": ["联系方式", "个人信息"], "references": ["推荐人"],
    },
    "ja": {
        "summary": ["職務要約", "自己PR", "プロフィール", "概要"],
        "work": ["職務経歴", "職歴", "業務経験", "経歴", "勤務経験"],
        "education": ["学歴", "学歴", "教育", "最終学歴"],
        "skills": ["スキル", "活かせる経験・スキル", "保有スキル", "技術スキル", "得意分野"],
        "languages": ["語学", "語学力"], "certificates": ["資格", "免許・資格"], "awards": ["受賞歴", "表彰"],
        "volunteer": ["ボランティア", "ボランティア活動"], "projects": ["プロジェクト"], "publications": ["論文", "発表論文"],
        "interests": ["趣味", "趣味・特技"], "contact": ["連絡先", "基本情報"], "references": ["推薦者"],
    },
}
PRESENT = {
    "en": ["Present", "present", "Current", "now"], "de": ["heute", "heute", "Heute", "heute"], "fr": ["aujourd'hui", "présent", "aujourd'hui", "en cours"],
    "es": ["actualidad", "presente", "actual", "a la fecha"], "pt": ["atual", "presente", "o momento", "atualmente"], "it": ["oggi", "presente", "oggi", "in corso"],
    "nl": ["heden", "heden", "nu", "heden"], "pl": ["obecnie", "obecnie", "nadal", "teraz"], "zh": ["至今", "至今", "现在", "至今"], "ja": ["現在", "現在", "現在", "現在"],
}
# The word between two dates, for layouts that write one.
TO = {"de": " bis ", "fr": " à ", "es": " a ", "pt": " a ", "it": " a ", "nl": " tot ", "pl": " do ", "zh": "至", "ja": "～"}


class Words:
    """What a layout writes in the language of a person.

    style: "short" Mar 2020, "long" March 2020, "slash" 03/2020, "dot" 03.2020, "iso" 2020-03, "year" 2020, "tick" Mar '20
    since: a job that goes on says since when, in languages that write so
    """

    def __init__(self, lang, variant=0, style="short", sep=" – ", since=False):
        self.lang, self.variant, self.style, self.since = lang, variant, style, usual.SINCE.get(lang) if since else None
        self.sep = TO.get(lang, sep) if sep == " to " else sep

    def h(self, section):
        """The heading of a section."""
        if self.variant >= 10:
            return usual.heading(self.lang, section, self.variant)
        v = HEADINGS[self.lang][section]
        return v[self.variant % len(v)]

    def date(self, iso):
        if len(iso) == 4 or self.style == "year":
            return iso[:4] + ("年" if self.lang in ("zh", "ja") and self.style in ("long", "short") else "")
        y, m = iso[:4], int(iso[5:7])
        if self.style in ("slash", "dot"):
            return "%02d%s%s" % (m, "/" if self.style == "slash" else ".", y)
        if self.style == "iso":
            return iso[:7]
        if self.lang in ("zh", "ja"):
            return "%s年%d月" % (y, m)
        if self.style == "tick":
            return "%s '%s" % (truth.month(self.lang, m, True), y[2:])
        name = truth.month(self.lang, m, self.style == "short")
        return f"{name} de {y}" if self.lang in ("es", "pt") and self.style == "long" else f"{name} {y}"

    def range(self, entry):
        """The period of an entry; without an end the word for today, without a start the end alone."""
        s, e = entry.get("startDate"), entry.get("endDate")
        if not s:
            return self.date(e) if e else ""
        if self.since and not e:
            return f"{self.since} {self.date(s)}"
        return self.date(s) + self.sep + (self.date(e) if e else self.present())

    def present(self):
        return usual.present(self.lang, self.variant, self.sep) if self.variant >= 10 else PRESENT[self.lang][self.variant % 4]
