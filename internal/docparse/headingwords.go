//nolint:misspell // words of many languages
package docparse

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/document"
)

// Kinds of section that the document's schema has no list for.
const (
	sectionHeader   document.Section = "header"  // what stands before the first heading
	sectionContact  document.Section = "contact" // contact data under a heading of their own
	sectionOther    document.Section = "other"
	sectionPreamble document.Section = "title" // "Curriculum Vitae": names the paper, begins nothing
)

// headingWords maps a heading, folded and without spaces and signs, to its section. One heading a line or between bars.
var headingWords = headings(map[document.Section]string{
	document.SectionSummary: `summary|professional summary|executive summary|career summary|summary of qualifications|qualifications summary|
		profile|professional profile|personal profile|career profile|candidate profile|about|about me|overview|career overview|objective|career objective|professional objective|
		job objective|personal statement|statement|introduction|bio|biography|highlights of qualifications|who i am|in brief|at a glance|snapshot|headline|
		profil|kurzprofil|berufsprofil|über mich|zusammenfassung|persönliches profil|qualifikationsprofil|zur person|
		profil professionnel|à propos|à propos de moi|résumé|présentation|synthèse|objectif|objectif professionnel|accroche|
		perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|extracto|objetivo|objetivo profesional|presentación|
		perfil profissional|resumo|resumo profissional|sobre mim|sobre|apresentação|objetivo profissional|
		profilo|profilo professionale|profilo personale|sommario|chi sono|presentazione|obiettivo|obiettivo professionale|riepilogo|
		profiel|persoonlijk profiel|over mij|samenvatting|doelstelling|podsumowanie|profil zawodowy|o mnie|cel zawodowy|podsumowanie zawodowe|sammanfattning|om mig|om meg|profil|resumé|yhteenveto|profil personnel`,
	document.SectionWork: `positions|posts|posts held|academic positions|contracts|contract work|contract history|assignments|experience|work experience|professional experience|employment|employment history|work history|career history|job history|employment experience|
		relevant experience|career|work|professional background|professional history|work background|experience and employment|positions held|clinical experience|teaching experience|industry experience|
		career experience|professional experiences|work experiences|experiences|relevant work experience|related experience|internships|internship experience|internship|military experience|military service|research experience|
		academic experience|academic appointments|appointments|professional appointments|career path|where i have worked|jobs|selected experience|additional experience|other experience|earlier experience|previous experience|prior experience|earlier career|employment record|practical experience|legal experience|nursing experience|leadership experience|
		berufserfahrung|beruflicher werdegang|werdegang|berufliche erfahrung|berufspraxis|beruflicher hintergrund|arbeitserfahrung|praktische erfahrung|praktika|berufliche laufbahn|berufliche stationen|beruf|erfahrung|berufstätigkeit|praxiserfahrung|
		expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|emplois|stages|expérience de travail|carrière|
		experiencia|experiencia profesional|experiencia laboral|historial laboral|trayectoria profesional|trayectoria|experiencias|experiencia de trabajo|prácticas|
		experiência|experiência profissional|experiências profissionais|histórico profissional|trajetória profissional|percurso profissional|experiências|estágios|experiência de trabalho|
		esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|carriera|percorso professionale|esperienza di lavoro|tirocini|
		werkervaring|ervaring|loopbaan|professionele ervaring|arbeidsverleden|stages|beroepservaring|
		doświadczenie|doświadczenie zawodowe|przebieg kariery|historia zatrudnienia|praktyki|staże|przebieg pracy zawodowej|kariera|
		arbetslivserfarenhet|erfarenhet|arbeidserfaring|erfaring|erhvervserfaring|työkokemus|pracovní zkušenosti|praxe|職歴|職務経歴|工作经历|工作经验|工作經歷`,
	document.SectionEducation: `education|academic background|academic history|academic qualifications|educational background|education and training|training and education|qualifications|academic record|
		studies|academic education|education history|academic credentials|academics|schooling|degrees|educational qualifications|formal education|education and qualifications|qualifications and education|education and certifications|education and credentials|academic achievements|education & training|academia|educational history|
		ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|bildungsgang|schulische ausbildung|akademische ausbildung|hochschulbildung|ausbildung und studium|studium und ausbildung|schule und studium|aus- und weiterbildung|schulische laufbahn|
		formation|formations|éducation|études|diplômes|parcours académique|formation académique|cursus|scolarité|parcours scolaire|formation et diplômes|diplômes et formations|formation initiale|formation universitaire|
		educación|formación|formación académica|estudios|educación y formación|formación profesional|historial académico|titulación|antecedentes académicos|estudios realizados|formación reglada|
		educação|formação|formação acadêmica|formação académica|escolaridade|estudos|percurso académico|habilitações|habilitações literárias|histórico acadêmico|educação e formação|
		istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso formativo|formazione accademica|percorso di studi|educazione|
		opleiding|opleidingen|onderwijs|studie|scholing|vooropleiding|opleiding en training|
		wykształcenie|edukacja|studia|przebieg edukacji|kształcenie|wykształcenie i kwalifikacje|
		utbildning|utdanning|uddannelse|koulutus|vzdělání|学歴|教育背景|教育经历|學歷`,
	document.SectionSkills: `skills|core skills|key skills|technical skills|professional skills|skills summary|core competencies|competencies|key competencies|areas of expertise|expertise|skill set|skillset|
		technologies|tools|tools and technologies|tech stack|technical expertise|technical proficiencies|proficiencies|technical competencies|abilities|strengths|key strengths|core strengths|specialties|specialities|specialisms|capabilities|core capabilities|
		skills and abilities|skills and competencies|skills and expertise|skills and tools|skills and technologies|computer skills|it skills|software|software skills|soft skills|hard skills|transferable skills|relevant skills|additional skills|other skills|personal skills|key qualifications|core qualifications|technical knowledge|knowledge|clinical skills|digital skills|areas of knowledge|professional competencies|
		technical toolkit|toolkit|toolbox|programming languages|technical summary|technology|technical|languages and technologies|what i know|practice areas|
		kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|it-kenntnisse|kernkompetenzen|fähigkeiten und kenntnisse|kenntnisse und fähigkeiten|qualifikationen|technische kenntnisse|besondere kenntnisse|fachliche kompetenzen|weitere kenntnisse|stärken|schlüsselqualifikationen|
		compétences|compétences clés|compétences techniques|compétences professionnelles|savoir-faire|savoir-être|expertises|outils|compétences informatiques|informatique|domaines de compétences|aptitudes|logiciels|atouts|
		competencias|habilidades|aptitudes|conocimientos|habilidades técnicas|competencias clave|destrezas|conocimientos técnicos|informática|competencias profesionales|capacidades|habilidades y competencias|conocimientos informáticos|herramientas|
		competências|habilidades técnicas|conhecimentos|competências técnicas|principais competências|aptidões|conhecimentos técnicos|ferramentas|habilidades e competências|qualificações|
		competenze|capacità|competenze tecniche|competenze professionali|capacità e competenze|abilità|conoscenze|conoscenze informatiche|competenze informatiche|competenze chiave|strumenti|
		vaardigheden|competenties|kennis|kennis en vaardigheden|technische vaardigheden|kerncompetenties|
		umiejętności|kompetencje|kluczowe umiejętności|umiejętności techniczne|kwalifikacje|umiejętności zawodowe|obsługa komputera|technologie|kluczowe kompetencje|
		färdigheter|kompetens|kompetenser|ferdigheter|kompetanse|færdigheder|kompetencer|taidot|dovednosti|スキル|技能|专业技能|資格・スキル`,
	document.SectionCertificates: `certifications|certificates|certification|licenses|licences|licenses and certifications|licences and certifications|certifications and licenses|certifications and licences|licenses and certificates|licences and certificates|certificates and licences|
		licensure|licensure and certifications|certifications and licensure|professional certifications|professional licenses|credentials|professional credentials|accreditations|registrations|professional registrations|registration|licence|license|bar admissions|admissions|tickets|tickets and licences|licences and tickets|tickets and licenses|certificates and training|certifications and training|training and certifications|training|courses|training and courses|courses and training|courses and certifications|certifications and courses|professional development|continuing education|continuing professional development|professional training|additional training|online courses|professional qualifications|cards|security clearance|clearances|memberships and certifications|professional registration|
		zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lehrgänge|bescheinigungen|lizenzen|kurse|zertifikate und weiterbildungen|zusatzqualifikationen|berechtigungen|scheine|führerschein|
		certificats|certification professionnelle|habilitations|formations complémentaires|permis|certifications et habilitations|formation continue|
		certificaciones|certificados|cursos|licencias|formación complementaria|cursos y certificaciones|cursos y certificados|formación continua|carnets|otros cursos|
		certificações|certificados|licenças|cursos complementares|formação complementar|cursos e certificações|
		certificazioni|certificati|corsi|patenti|abilitazioni|corsi di formazione|corsi e certificazioni|attestati|
		certificaten|certificeringen|cursussen|trainingen|diploma's|cursussen en certificaten|rijbewijs|
		certyfikaty|kursy|uprawnienia|szkolenia|kursy i szkolenia|szkolenia i kursy|licencje|szkolenia i certyfikaty|kursy i certyfikaty|prawo jazdy|
		certifikat|certifikater|kurser|sertifikater|sertifikaatit|資格|免許・資格|证书`,
	document.SectionProjects: `projects|selected projects|personal projects|key projects|project experience|side projects|academic projects|open source|open source projects|open-source projects|notable projects|project work|relevant projects|portfolio|major projects|recent projects|featured projects|technical projects|research projects|university projects|school projects|project highlights|selected work|selected works|independent projects|professional projects|own projects|things i built|
		projekte|ausgewählte projekte|projekterfahrung|eigene projekte|private projekte|wichtige projekte|
		projets|projets personnels|réalisations|projets académiques|projets réalisés|
		proyectos|proyectos personales|proyectos destacados|projetos|projetos pessoais|projetos relevantes|progetti|progetti personali|progetti selezionati|projecten|eigen projecten|projekty|projekty własne|wybrane projekty|projekt|prosjekter|projekter|projektit|プロジェクト|项目经历|项目经验`,
	document.SectionLanguages: `languages|language skills|language|language proficiency|languages spoken|spoken languages|foreign languages|linguistic skills|language competencies|
		sprachen|sprachkenntnisse|fremdsprachen|langues|langues étrangères|compétences linguistiques|langues parlées|idiomas|lenguas|conocimiento de idiomas|competencias lingüísticas|línguas|competências linguísticas|lingue|conoscenze linguistiche|competenze linguistiche|lingue straniere|
		talen|talenkennis|taalvaardigheden|języki|języki obce|znajomość języków|znajomość języków obcych|språk|sprog|språkkunskaper|kielitaito|kielet|jazyky|語学|语言|语言能力`,
	document.SectionAwards: `awards|honors|honours|honors and awards|honours and awards|awards and honors|awards and honours|achievements|awards and achievements|key achievements|accomplishments|recognition|awards and recognition|scholarships|scholarships and awards|prizes|fellowships|grants|grants and awards|awards and scholarships|distinctions|achievements and awards|honors and scholarships|awards and grants|fellowships and awards|
		auszeichnungen|preise|stipendien|erfolge|ehrungen|preise und auszeichnungen|prix|distinctions|récompenses|prix et distinctions|bourses|premios|reconocimientos|logros|becas|premios y reconocimientos|prêmios|reconhecimentos|conquistas|prémios|premi|riconoscimenti|premi e riconoscimenti|borse di studio|prijzen|onderscheidingen|prestaties|nagrody|osiągnięcia|wyróżnienia|nagrody i wyróżnienia|stypendia|utmärkelser|priser|palkinnot|受賞歴|获奖情况|荣誉奖项`,
	document.SectionPublications: `publications|selected publications|papers|publications and presentations|presentations|articles|patents|publications and patents|patents and publications|research publications|peer-reviewed publications|talks|conferences|conference presentations|talks and publications|publications and talks|speaking|invited talks|journal articles|books|conference papers|scholarship|
		publikationen|veröffentlichungen|vorträge|patente|ausgewählte publikationen|publications scientifiques|articles|communications|brevets|publicaciones|ponencias|patentes|artículos|publicações|artigos|pubblicazioni|articoli|brevetti|publicaties|publikacje|wybrane publikacje|patenty|publikationer|julkaisut|著書・論文|论文发表|论文`,
	document.SectionVolunteer: `volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community|community service|community involvement|voluntary experience|volunteering experience|community engagement|civic engagement|pro bono|charity work|extracurricular|extracurricular activities|extra-curricular activities|activities|leadership|leadership and activities|leadership and service|service|activities and leadership|volunteer activities|volunteering and community|social engagement|outreach|community work|board service|public service|volunteer and leadership|
		ehrenamt|ehrenamtliches engagement|engagement|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|freiwilligenarbeit|soziales engagement|bénévolat|engagements|vie associative|engagement associatif|activités extra-professionnelles|volontariat|expérience bénévole|voluntariado|actividades extracurriculares|voluntariados|trabajo voluntario|trabalho voluntário|atividades extracurriculares|experiência voluntária|volontariato|esperienze di volontariato|attività extracurriculari|vrijwilligerswerk|nevenactiviteiten|wolontariat|działalność społeczna|działalność dodatkowa|ideellt engagemang|frivilligt arbejde|frivillig|vapaaehtoistyö|ボランティア|志愿经历`,
	document.SectionInterests: `interests|hobbies|hobbies and interests|interests and hobbies|personal interests|other interests|leisure|outside work|activities and interests|interests and activities|outside interests|passions|
		interessen|hobbys|hobbies und interessen|interessen und hobbys|freizeit|persönliche interessen|loisirs|centres d'intérêt|centres d'intérêts|intérêts|hobbies et intérêts|loisirs et centres d'intérêt|passions|intereses|aficiones|pasatiempos|hobbies e intereses|interesses|hobbies e interesses|passatempos|interessi|hobby|interessi e hobby|interessi personali|hobby's|interesses|hobby's en interesses|zainteresowania|hobby|zainteresowania i hobby|intressen|interesser|fritid|harrastukset|zájmy|趣味|兴趣爱好`,
	document.SectionReferences: `references|referees|recommendations|testimonials|professional references|reference|
		referenzen|références|referencias|referências|referenze|referenties|referencje|referenser|referanser|suosittelijat|reference`,
	sectionContact: `contact|contact me|contact information|contact details|contact info|personal details|personal information|personal data|details|info|contacts|get in touch|links|online|find me|find me online|profiles|social|social media|social links|web|address|on the web|online profiles|personal info|personal particulars|reach me|
		kontakt|kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|anschrift|kontaktinformationen|zu meiner person|coordonnées|informations personnelles|état civil|renseignements personnels|contacto|datos personales|datos de contacto|información personal|información de contacto|contato|contacto|dados pessoais|informações pessoais|informações de contato|contatti|dati personali|informazioni personali|contactgegevens|persoonlijke gegevens|personalia|persoonlijke informatie|dane osobowe|dane kontaktowe|kontaktuppgifter|kontaktinformasjon|personuppgifter|yhteystiedot|liens|enlaces|連絡先|联系方式|个人信息|個人情報`,
	sectionPreamble: `curriculum vitae|cv|resume|résumé|lebenslauf|tabellarischer lebenslauf|currículum|curriculum|currículo|hoja de vida|życiorys|履歴書|简历|职务经历书|page|seite`,
})

func headings(lists map[document.Section]string) map[string]document.Section {
	m := map[string]document.Section{}
	for _, kind := range slices.Sorted(maps.Keys(lists)) { // sorted: a word in two lists always ends in the same one
		for _, h := range strings.Split(lists[kind], "|") {
			if k := headingKey(h); k != "" && (m[k] == "" || priority(kind) > priority(m[k])) {
				m[k] = kind
			}
		}
	}
	return m
}

// priority settles words that head two kinds of section in two languages ("résumé" is a summary in French).
func priority(s document.Section) int {
	switch s {
	case sectionPreamble:
		return 0
	case document.SectionSkills, document.SectionCertificates:
		return 2
	case document.SectionWork, document.SectionEducation, document.SectionLanguages:
		return 3
	}
	return 1
}

// headingKey gives a heading as it is looked up: folded, letters and digits only, without its number and without "and"
// in any language.
func headingKey(s string) string {
	var b strings.Builder
	for _, w := range strings.FieldsFunc(fold(cutOrdinal(s)), func(r rune) bool { return r == ' ' || r == '&' || r == '/' || r == '+' || r == ',' }) {
		switch w {
		case "and", "und", "et", "y", "e", "en", "i", "och", "og", "the", "my", "meine", "mes", "mis", "my:":
			continue
		}
		for _, r := range w {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				b.WriteRune(r)
			}
		}
	}
	return b.String()
}

var ordinal = regexp.MustCompile(`^\W*(?:\d{1,2}\s|(?:\d{1,2}|[IVX]{1,4}|[A-H])[.):]\s?)\s*`)

// cutOrdinal takes the number off a heading: "1 Education", "II. Education", "C) Education".
func cutOrdinal(s string) string { return s[len(ordinal.FindString(s)):] }

// isPrivate says whether a rune is of a private use area: icon fonts put their signs there.
func isPrivate(r rune) bool { return r >= 0xe000 && r <= 0xf8ff || r >= 0xf0000 }

// headingCues are words that tell what a longer heading is about; the first that is found decides.
var headingCues = []struct {
	kind document.Section
	cue  string
}{
	{document.SectionVolunteer, "volunt"},
	{document.SectionVolunteer, "ehrenamt"},
	{document.SectionVolunteer, "benevol"},
	{document.SectionProjects, "project"},
	{document.SectionProjects, "projekt"},
	{document.SectionProjects, "projet"},
	{document.SectionProjects, "proyecto"},
	{document.SectionProjects, "progett"},
	{document.SectionPublications, "publication"},
	{document.SectionPublications, "publikation"},
	{document.SectionPublications, "patents"},
	{document.SectionCertificates, "certif"},
	{document.SectionCertificates, "licens"},
	{document.SectionCertificates, "licenc"},
	{document.SectionCertificates, "zertifi"},
	{document.SectionCertificates, "certyfik"},
	{document.SectionWork, "experience"},
	{document.SectionWork, "employment"},
	{document.SectionWork, "work history"},
	{document.SectionWork, "erfahrung"},
	{document.SectionWork, "experiencia"},
	{document.SectionWork, "esperienz"},
	{document.SectionWork, "ervaring"},
	{document.SectionWork, "doswiadczen"},
	{document.SectionWork, "werdegang"},
	{document.SectionWork, "career"},
	{document.SectionEducation, "educat"},
	{document.SectionEducation, "academic"},
	{document.SectionEducation, "ausbildung"},
	{document.SectionEducation, "formation"},
	{document.SectionEducation, "formacion"},
	{document.SectionEducation, "formacao"},
	{document.SectionEducation, "istruzion"},
	{document.SectionEducation, "opleiding"},
	{document.SectionEducation, "wyksztalcen"},
	{document.SectionSkills, "skill"},
	{document.SectionSkills, "competenc"},
	{document.SectionSkills, "expertise"},
	{document.SectionSkills, "technolog"},
	{document.SectionSkills, "kenntnisse"},
	{document.SectionSkills, "kompetenz"},
	{document.SectionSkills, "habilidad"},
	{document.SectionSkills, "competenz"},
	{document.SectionSkills, "umiejetnosc"},
	{document.SectionSkills, "vaardighe"},
	{document.SectionLanguages, "language"},
	{document.SectionLanguages, "sprachen"},
	{document.SectionLanguages, "langues"},
	{document.SectionLanguages, "idiomas"},
	{document.SectionAwards, "award"},
	{document.SectionAwards, "honor"},
	{document.SectionAwards, "honour"},
	{document.SectionAwards, "scholarship"},
	{document.SectionCertificates, "training"},
	{document.SectionCertificates, "courses"},
	{document.SectionCertificates, "weiterbildung"},
	{document.SectionSummary, "summary"},
	{document.SectionSummary, "profile"},
	{document.SectionSummary, "objective"},
	{document.SectionInterests, "interest"},
	{document.SectionInterests, "hobb"},
	{document.SectionReferences, "referenc"},
	{document.SectionReferences, "referee"},
}

// cuedHeading gives the section that a longer heading speaks of, sectionOther where it is not known.
func cuedHeading(s string) document.Section {
	f := fold(s)
	for _, c := range headingCues {
		if strings.Contains(f, c.cue) {
			return c.kind
		}
	}
	return sectionOther
}
