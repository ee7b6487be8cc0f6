"""usual.py - further words for headings, in the languages of the people who have them: variants 10, 11 and 12 of words.py and office/view.py.

They stand apart because a layout takes the variant-th word of a list: a longer list would change the pages of older layouts.
"""

HEADINGS = {
    "en": {
        "summary": ["Personal Statement", "Executive Summary", "Who I am"], "work": ["Relevant Experience", "Professional Experience", "Where I have worked"],
        "education": ["Education and Qualifications", "Academic Qualifications", "Training and Education"], "skills": ["Skills and Abilities", "Competencies", "Strengths"],
        "languages": ["Languages spoken", "Languages", "Languages"], "certificates": ["Licences and Certificates", "Professional Certifications", "Licences"],
        "awards": ["Awards and Recognition", "Honours", "Awards"], "volunteer": ["Voluntary Work", "Community Service", "Volunteer Work"], "projects": ["Key Projects", "Projects", "Projects"],
        "publications": ["Papers", "Research Publications", "Publications"], "interests": ["Personal Interests", "Interests", "Outside work"], "contact": ["Personal Details", "Contact Information", "Reach me"],
        "references": ["Referees"] * 3,
    },
    "de": {
        "summary": ["Kurz zu mir", "Profil", "Persönliches Profil"], "work": ["Berufspraxis", "Beruflicher Werdegang", "Berufliche Laufbahn"], "education": ["Aus- und Weiterbildung", "Schulische Ausbildung", "Bildung"],
        "skills": ["Fähigkeiten und Kenntnisse", "Besondere Kenntnisse", "Stärken"], "languages": ["Sprachkenntnisse", "Sprachen", "Sprachen"], "certificates": ["Zusatzqualifikationen", "Kurse", "Lizenzen"],
        "awards": ["Auszeichnungen"] * 3, "volunteer": ["Ehrenamt"] * 3, "projects": ["Projekte"] * 3, "publications": ["Veröffentlichungen"] * 3, "interests": ["Freizeit", "Hobbys und Interessen", "Interessen"],
        "contact": ["Zur Person", "Persönliche Angaben", "Kontakt"], "references": ["Referenzen"] * 3,
    },
    "fr": {
        "summary": ["Qui suis-je", "Profil professionnel", "En bref"], "work": ["Parcours", "Expérience professionnelle", "Postes occupés"], "education": ["Études et diplômes", "Formation", "Formation initiale et continue"],
        "skills": ["Compétences techniques", "Aptitudes", "Compétences professionnelles"], "languages": ["Langues"] * 3, "certificates": ["Certificats"] * 3, "awards": ["Prix et distinctions", "Récompenses", "Distinctions"],
        "volunteer": ["Bénévolat"] * 3, "projects": ["Projets"] * 3, "publications": ["Publications"] * 3, "interests": ["Intérêts", "Loisirs et intérêts", "Loisirs"], "contact": ["Coordonnées", "Informations personnelles", "Me joindre"],
        "references": ["Références"] * 3,
    },
    "es": {
        "summary": ["Presentación", "Perfil profesional", "Resumen"], "work": ["Experiencia", "Experiencia profesional", "Carrera profesional"], "education": ["Formación", "Titulación académica", "Formación y títulos"],
        "skills": ["Competencias profesionales", "Capacidades", "Habilidades y conocimientos"], "languages": ["Idiomas"] * 3, "certificates": ["Certificados"] * 3, "awards": ["Premios"] * 3, "volunteer": ["Voluntariado"] * 3,
        "projects": ["Proyectos"] * 3, "publications": ["Publicaciones", "Artículos", "Publicaciones"], "interests": ["Aficiones"] * 3, "contact": ["Datos de contacto", "Datos personales", "Contacto"], "references": ["Referencias"] * 3,
    },
    "pt": {
        "summary": ["Apresentação", "Perfil", "Sobre mim"], "work": ["Percurso profissional", "Experiência profissional", "Experiência"], "education": ["Educação e formação", "Formação académica", "Habilitações académicas"],
        "skills": ["Competências técnicas", "Competências", "Aptidões e competências"], "languages": ["Línguas", "Idiomas", "Línguas"], "certificates": ["Certificados"] * 3, "awards": ["Prémios e distinções", "Prémios", "Distinções"],
        "volunteer": ["Voluntariado"] * 3, "projects": ["Projetos", "Obras e projetos", "Projetos selecionados"], "publications": ["Publicações"] * 3, "interests": ["Interesses"] * 3, "contact": ["Contactos", "Informação pessoal", "Contacto"],
        "references": ["Referências"] * 3,
    },
    "it": {
        "summary": ["Presentazione", "Profilo personale", "In breve"], "work": ["Percorso lavorativo", "Esperienza professionale", "Esperienze di lavoro"], "education": ["Studi", "Formazione", "Formazione e studi"],
        "skills": ["Competenze professionali", "Capacità", "Competenze"], "languages": ["Conoscenze linguistiche", "Lingue", "Lingue straniere"], "certificates": ["Attestati e patenti", "Certificati", "Abilitazioni"],
        "awards": ["Premi"] * 3, "volunteer": ["Volontariato"] * 3, "projects": ["Progetti"] * 3, "publications": ["Pubblicazioni"] * 3, "interests": ["Interessi"] * 3, "contact": ["Recapiti", "Informazioni personali", "Contatti"],
        "references": ["Referenze"] * 3,
    },
    "nl": {
        "summary": ["Wie ben ik", "Profielschets", "Kort over mij"], "work": ["Beroepservaring", "Professionele ervaring", "Werkervaring"], "education": ["Studies", "Opleiding en vorming", "Onderwijs"],
        "skills": ["Troeven", "Vaardigheden en kennis", "Competenties"], "languages": ["Talenkennis", "Talen", "Talen"], "certificates": ["Attesten"] * 3, "awards": ["Prijzen"] * 3, "volunteer": ["Vrijwilligerswerk", "Engagement", "Vrijwillige inzet"],
        "projects": ["Projecten"] * 3, "publications": ["Publicaties"] * 3, "interests": ["Vrije tijd", "Hobby's", "Interesses"], "contact": ["Persoonlijke gegevens", "Contactgegevens", "Contact"], "references": ["Referenties"] * 3,
    },
}
PRESENT = {
    "en": ["Present", "date", "today"], "de": ["heute", "dato", "heute"], "fr": ["aujourd'hui", "ce jour", "présent"], "es": ["actualidad", "hoy", "presente"],
    "pt": ["atualidade", "presente", "atual"], "it": ["oggi", "in corso", "oggi"], "nl": ["heden", "nu", "heden"],
}
# In front of the start date of a job that goes on; English resumes rarely write it.
SINCE = {"de": "seit", "fr": "depuis", "es": "desde", "pt": "desde", "it": "dal", "nl": "sinds"}
# In front of contact data, for layouts that name it.
LABELS = {
    "en": dict(phone="Phone", email="Email", place="Address", url="Web"), "de": dict(phone="Telefon", email="E-Mail", place="Adresse", url="Web"), "fr": dict(phone="Tél.", email="Courriel", place="Adresse", url="Site"),
    "es": dict(phone="Teléfono", email="Correo", place="Dirección", url="Web"), "pt": dict(phone="Telemóvel", email="E-mail", place="Morada", url="Web"), "it": dict(phone="Cellulare", email="E-mail", place="Residenza", url="Sito"),
    "nl": dict(phone="Gsm", email="E-mail", place="Woonplaats", url="Web"),
}
# The first row of tables of jobs and of studies, and the label of the name, for forms.
COLUMNS = {
    "en": dict(name="Full name", work=["Period", "Employer", "Position and main duties"], education=["Period", "Institution", "Qualification"]),
    "de": dict(name="Name", work=["Zeitraum", "Arbeitgeber", "Position und Aufgaben"], education=["Zeitraum", "Schule", "Abschluss"]),
    "nl": dict(name="Naam", work=["Periode", "Werkgever", "Functie en taken"], education=["Periode", "School", "Diploma"]),
    "fr": dict(name="Prénom et nom", work=["Période", "Employeur", "Fonction et tâches"], education=["Période", "Établissement", "Diplôme"]),
    "es": dict(name="Nombre y apellidos", work=["Periodo", "Empresa", "Puesto y funciones"], education=["Periodo", "Centro", "Título"]),
    "pt": dict(name="Nome", work=["Período", "Entidade", "Função e tarefas"], education=["Período", "Instituição", "Grau"]),
    "it": dict(name="Nome e cognome", work=["Periodo", "Datore di lavoro", "Mansione e attività"], education=["Periodo", "Istituto", "Titolo"]),
}
# Labels of the values of a job and a study, for text that names each value.
FIELDS = {
    "en": dict(name="Name", dates="Dates", employer="Employer", title="Position", tasks="Duties", school="School", degree="Qualification"),
    "de": dict(name="Name", dates="Zeitraum", employer="Arbeitgeber", title="Position", tasks="Aufgaben", school="Bildungseinrichtung", degree="Abschluss"),
    "fr": dict(name="Nom", dates="Période", employer="Employeur", title="Fonction", tasks="Tâches", school="Établissement", degree="Diplôme"),
    "es": dict(name="Nombre", dates="Periodo", employer="Empresa", title="Puesto", tasks="Funciones", school="Centro", degree="Título"),
    "pt": dict(name="Nome", dates="Período", employer="Empresa", title="Função", tasks="Tarefas", school="Instituição", degree="Grau"),
    "it": dict(name="Nome", dates="Periodo", employer="Azienda", title="Mansione", tasks="Attività", school="Istituto", degree="Titolo"),
    "nl": dict(name="Naam", dates="Periode", employer="Werkgever", title="Functie", tasks="Taken", school="School", degree="Diploma"),
}
# Between title and employer, for layouts that write both as one phrase.
AT = {"en": "at", "de": "bei", "fr": "chez", "es": "en", "pt": "em", "it": "presso", "nl": "bij"}


def heading(lang, section, variant):
    return HEADINGS[lang][section][variant - 10]


# What only ends a phrase, as in "bis dato"; an English resume writes "2019 - date" too.
PHRASES = {"dato": "bis dato", "ce jour": "à ce jour"}


def present(lang, variant, sep):
    """The word for today behind a separator: the whole phrase where the separator is no word itself."""
    word = PRESENT[lang][variant - 10]
    return word if sep.strip().isalpha() else PHRASES.get(word, word)
