//nolint:misspell // words of many languages
package docparse

import (
	"strings"
	"unicode/utf8"
)

// field is what the label of a form says stands beside it: "Arbeitgeber", "Poste occupé", "Dates (from – to)".
type field byte

const (
	fieldNone   field = iota
	fieldTitle        // a job's title; a degree
	fieldOrg          // an employer; a school
	fieldPlace        // its town or address
	fieldArea         // a degree's subject
	fieldCourse       // a degree or its subject
	fieldScore        // a grade
	fieldPeriod       // a period or a date
	fieldStart        // the date that a period begins with
	fieldEnd          // the date that it ends with
	fieldNote         // a kind of business or employment, a level
	fieldDuties       // what was done
)

// entryLabels are the labels of the entries of jobs and studies, folded, by field. One label between bars.
var entryLabels = labelTable(map[field]string{
	fieldTitle: `position|position held|positions held|job title|title|role|job role|post|post held|occupation|occupation or position held|designation|job position|
		qualification|qualifications|qualification awarded|title of qualification|title of qualification awarded|degree|degree awarded|award|diploma|
		certificate|level of education|education level|funktion|stelle|berufsbezeichnung|beruf|beruf oder funktion|tätigkeit als|tätig als|stellenbezeichnung|
		rolle|abschluss|abschlüsse|erworbener abschluss|bezeichnung der erworbenen qualifikation|erworbene qualifikation|schulabschluss|studienabschluss|titel|
		akademischer grad|poste|poste occupé|fonction|fonctions|fonction ou poste occupé|intitulé du poste|emploi|emploi occupé|métier|diplôme|diplôme obtenu|
		diplôme délivré|intitulé du diplôme|intitulé du certificat ou diplôme délivré|intitulé de la qualification|titre|certificat|puesto|puesto de trabajo|
		puesto desempeñado|cargo|cargo desempeñado|profesión o cargo desempeñado|función|ocupación|título|titulación|título obtenido|
		título de la cualificación obtenida|cualificación obtenida|grado|cargo ocupado|função|função ou cargo ocupado|ocupação|posição|grau|
		designação da qualificação atribuída|qualificação|título da qualificação|título da qualificação atribuída|habilitação|posizione|posizione ricoperta|
		ruolo|ruolo ricoperto|mansione|qualifica|lavoro o posizione ricoperti|funzione|titolo|titolo di studio|titolo conseguito|qualifica conseguita|
		titolo della qualifica rilasciata|diploma conseguito|tipo di impiego|functie|functietitel|beroep of functie|rol|behaald diploma|
		titel van behaalde kwalificatie|behaalde kwalificatie|kwalificatie|graad|stanowisko|zajmowane stanowisko|zawód lub zajmowane stanowisko|
		stanowisko pracy|rola|tytuł|tytuł zawodowy|uzyskany tytuł|uzyskane kwalifikacje|nazwa uzyskanych kwalifikacji|tytuł uzyskanych kwalifikacji|dyplom|
		stopień|职位|岗位|职务|担任职位|工作岗位|学历|学位|役職|職種|ポジション|職位|資格・学位|取得学位|직위|직책|job|rank|beschäftigt als|posición|función desempeñada|posto|qualifica professionale|
		impiego|beroep|funkcja|befattning|tjänst|stilling|roll|職務|degree obtained|examination|exam|bildungsabschluss|titre obtenu|examen`,
	fieldOrg: `employer|employers|name of employer|name and address of employer|employer name|company|company name|name of company|organisation|organization|
		organisation name|firm|institution|name of institution|educational institution|training provider|school|university|college|school or university|
		name and type of organisation providing education and training|name and type of organisation|establishment|workplace|arbeitgeber|name des arbeitgebers|
		name und adresse des arbeitgebers|firma|unternehmen|betrieb|dienstgeber|dienststelle|einrichtung|schule|hochschule|universität|bildungseinrichtung|
		bildungsstätte|ausbildungsstätte|ausbildungsbetrieb|lehrbetrieb|institut|organisation|name und art der bildungs- oder ausbildungseinrichtung|employeur|
		nom de l'employeur|nom et adresse de l'employeur|entreprise|société|établissement|école|université|organisme|structure|
		nom et type de l'établissement d'enseignement ou de formation|organisme de formation|lieu d'études|empresa|empleador|nombre de la empresa|
		nombre y dirección de la empresa o empleador|nombre y dirección del empleador|entidad|organización|centro|centro de estudios|centro educativo|
		centro de trabajo|escuela|universidad|institución|nombre y tipo del centro de estudios|
		nombre y tipo de la organización que ha impartido la educación o la formación|empregador|entidade|entidade empregadora|nome da empresa|
		nome e morada do empregador|nome e endereço do empregador|companhia|instituição|instituição de ensino|escola|universidade|faculdade|
		estabelecimento de ensino|nome e tipo da organização de ensino ou formação|organização|azienda|datore di lavoro|nome del datore di lavoro|
		nome e indirizzo del datore di lavoro|impresa|società|ente|istituto|scuola|università|ateneo|nome e tipo di istituto di istruzione o formazione|
		nome e tipo d'organizzazione erogatrice dell'istruzione e formazione|organizzazione|werkgever|naam werkgever|naam van de werkgever|
		naam en adres van werkgever|naam en adres van de werkgever|bedrijf|bedrijfsnaam|organisatie|onderwijsinstelling|instelling|hogeschool|universiteit|
		naam en soort onderwijs of opleiding|onderneming|pracodawca|nazwa pracodawcy|nazwa i adres pracodawcy|nazwa firmy|przedsiębiorstwo|zakład pracy|
		uczelnia|szkoła|nazwa szkoły|nazwa uczelni|instytucja|nazwa i typ organizacji zapewniającej wykształcenie i szkolenie|nazwa i rodzaj instytucji|
		organizacja|公司|公司名称|单位|工作单位|单位名称|学校|学校名称|毕业院校|院校|会社|会社名|勤務先|企業名|学校名|회사|회사명|학교|name of organisation|institution company|compañía|ditta|arbetsgivare|
		företag|arbeidsgiver|virksomhed|雇主|institute|school name|institution name|school university|university college|centre de formation|
		istituto di formazione|ente di formazione|school instelling|skola|lärosäte|大学`,
	fieldPlace: `place|location|place of work|town|city|address of employer|employer address|ort|arbeitsort|dienstort|standort|lieu|lieu de travail|ville|
		adresse de l'employeur|lugar|lugar de trabajo|ciudad|localidad|local|local de trabalho|cidade|localidade|luogo|luogo di lavoro|sede|città|località|
		plaats|standplaats|werkplek|miejsce|miejsce pracy|miejscowość|miasto|地点|工作地点|勤務地|所在地|city country|work location|sede di lavoro|locatie|lokalizacja`,
	fieldArea: `subject|subjects|major|field|field of study|area of study|specialisation|specialization|discipline|branch|fach|fachrichtung|studienfach|studienrichtung|
		fachbereich|schwerpunkt|hauptfach|fachgebiet|spécialité|filière|domaine|domaine d'études|discipline|especialidad|especialización|área|rama|
		campo de estudio|área de estudo|especialidade|especialização|área de formação|indirizzo|indirizzo di studio|facoltà|specializzazione|campo di studio|
		studierichting|richting|vakgebied|specialisatie|afstudeerrichting|kierunek|kierunek studiów|specjalność|specjalizacja|wydział i kierunek|专业|所学专业|専攻|
		学部・学科|전공|carrera|wydział|学部`,
	fieldCourse: `course|course of study|programme|program|studiengang|studium|curso|estudios|formação|corso di studi|corso di laurea|studie|opleiding|formation|cursus|studia`,
	fieldScore: `grade|final grade|grades|mark|gpa|cgpa|classification|score|result|note|abschlussnote|gesamtnote|endnote|notendurchschnitt|mention|moyenne|nota|
		nota media|nota final|calificación|média|média final|classificação|voto|votazione|voto finale|cijfer|eindcijfer|gemiddelde|ocena|średnia|绩点|成绩`,
	fieldPeriod: `period|period of employment|date|dates|dates of employment|dates attended|duration|time period|time frame|year|years|zeitraum|datum|dauer|zeit|jahr|
		beschäftigungszeitraum|période|durée|année|années|periodo|período|fecha|fechas|duración|año|años|data|datas|duração|ano|anos|date di impiego|durata|
		anno|anni|periodo di lavoro|periode|jaar|looptijd|okres|okres zatrudnienia|okres pracy|daty|lata|rok|czas|时间|起止时间|工作时间|就读时间|在职时间|期間|在籍期間|年月|기간|from to|
		time|date from to|von bis|jahre|duur|van tot|czas trwania|日期`,
	fieldStart: `from|start|start date|started|date from|von|ab|seit|beginn|eintritt|startdatum|de|du|depuis|début|date de début|desde|inicio|fecha de inicio|início|
		data de início|dal|da|inizio|data inizio|data di inizio|van|vanaf|begindatum|od|data rozpoczęcia|początek|开始时间|入职时间|入社|開始`,
	fieldEnd: `to|until|end|end date|ended|date to|bis|ende|austritt|enddatum|à|au|jusqu'à|jusqu'au|fin|date de fin|hasta|fecha de fin|fecha fin|até|fim|término|
		data de término|data de fim|al|a|fine|data fine|data di fine|tot|tot en met|einddatum|do|data zakończenia|koniec|结束时间|离职时间|退社|終了`,
	fieldNote: `type of business|type of business or sector|business or sector|kind of business|sector|industry|branche|tätigkeitsbereich|
		tätigkeitsbereich oder branche|type of employment|employment type|contract type|department|level in national or international classification|
		level in national classification|level|nqf level|principal subjects|principal subjects/occupational skills covered|
		principal subjects / occupational skills covered|abteilung|anstellungsart|beschäftigungsart|vertragsart|hauptfächer|hauptfächer/berufliche fähigkeiten|
		stufe der nationalen oder internationalen klassifikation|secteur|secteur d'activité|type ou secteur d'activité|type de contrat|contrat|service|
		principales matières|principales matières/compétences professionnelles couvertes|niveau dans la classification nationale ou internationale|
		sector de actividad|tipo de empresa o sector|tipo de contrato|departamento|principales materias|
		principales materias o capacidades profesionales estudiadas|nivel conforme a una clasificación nacional o internacional|setor|setor de atividade|ramo|
		tipo de empresa ou sector|tipo de empresa ou setor|principais disciplinas|principais disciplinas/competências profissionais|
		nível segundo a classificação nacional ou internacional|settore|tipo di azienda o settore|tipo di attività o settore|tipo di contratto|reparto|
		principali materie|principali materie / abilità professionali oggetto dello studio|principali tematiche/competenze professionali possedute|
		livello nella classificazione nazionale|livello nella classificazione nazionale o internazionale|soort bedrijf|soort bedrijf of sector|afdeling|
		dienstverband|soort contract|voornaamste vakken|branża|sektor|rodzaj działalności lub sektor|rodzaj umowy|dział|główne przedmioty|行业|部门|業種|雇用形態|部署`,
	fieldDuties: `duties|main duties|duties and responsibilities|responsibilities|main responsibilities|key responsibilities|main activities|
		main activities and responsibilities|activities|tasks|main tasks|tasks and responsibilities|job description|description of duties|achievements|aufgaben|
		tätigkeiten|tätigkeit|aufgabengebiet|aufgabenbereich|hauptaufgaben|aufgaben und tätigkeiten|wichtigste tätigkeiten|
		wichtigste tätigkeiten und zuständigkeiten|tätigkeitsbeschreibung|verantwortlichkeiten|missions|mission|tâches|tâches principales|missions principales|
		activités|activités principales|principales activités|principales activités et responsabilités|responsabilités|principales tâches|funciones|tareas|
		funciones principales|funciones y responsabilidades|funciones y responsabilidades principales|principales actividades|
		principales actividades y responsabilidades|principales funciones|responsabilidades|actividades|logros|atividades|actividades principales|
		principais atividades|principais actividades|atividades principais|principais atividades e responsabilidades|principais actividades e responsabilidades|
		funções|tarefas|atribuições|principais funções|mansioni|principali mansioni|principali mansioni e responsabilità|principali attività|
		principali attività e responsabilità|attività|attività svolte|compiti|responsabilità|mansioni svolte|taken|hoofdtaken|werkzaamheden|
		voornaamste werkzaamheden|voornaamste werkzaamheden en verantwoordelijkheden|verantwoordelijkheden|taakomschrijving|obowiązki|zakres obowiązków|
		główne obowiązki|zadania|główne czynności|główne czynności i obowiązki|główne działania i obowiązki|czynności|工作内容|工作职责|主要职责|职责|業務内容|担当業務|仕事内容|업무`,
})

func labelTable(lists map[field]string) map[string]field {
	m := map[string]field{}
	for f := fieldTitle; f <= fieldDuties; f++ { // in order: a label in two lists always ends in the same one
		for _, l := range strings.Split(lists[f], "|") {
			if k := entryLabelKey(l); k != "" && m[k] == fieldNone {
				m[k] = f
			}
		}
	}
	return m
}

const longestLabel = 120 // in bytes

// entryLabelKey returns a label as it is looked up: folded, without what it says in brackets and without its colon.
func entryLabelKey(s string) string {
	if len(s) > longestLabel {
		return ""
	}
	return strings.Trim(fold(withoutBrackets(s)), " .:：*")
}

// withoutBrackets takes off a label what it says in brackets: "Dates (from – to)", "Surname(s)".
func withoutBrackets(s string) string {
	for {
		from, to := strings.IndexByte(s, '('), strings.IndexByte(s, ')')
		if from < 0 || to < from {
			return s
		}
		s = s[:from] + " " + s[to+1:]
	}
}

// labelJoints stand between the labels of a column that holds two things.
var labelJoints = []string{
	" / ", "/", " & ", " + ", ", ", " and ", " und ", " et ", " y ", " e ", " en ", " i ",
	" bzw. ",
}

// labelOf returns what a label announces; second is the other thing, where it announces two: "Position und Aufgaben".
func labelOf(s string) (first, second field) {
	key := entryLabelKey(s)
	if f := entryLabels[key]; f != fieldNone {
		return f, fieldNone
	}
	for _, joint := range labelJoints {
		a, b, ok := strings.Cut(key, joint)
		if f, g := entryLabels[strings.TrimSpace(a)], entryLabels[strings.TrimSpace(b)]; ok && f != fieldNone &&
			g != fieldNone {
			return f, g
		}
	}
	return fieldNone, fieldNone
}

// cutEntryLabel takes a label before a colon off a text.
func cutEntryLabel(s string) (first, second field, rest string) {
	at := strings.IndexAny(s, ":：")
	if at < 0 || at > longestLabel {
		return fieldNone, fieldNone, s
	}
	_, n := utf8.DecodeRuneInString(s[at:])
	if strings.HasPrefix(s[at+n:], "//") {
		return fieldNone, fieldNone, s
	}
	if first, second = labelOf(s[:at]); first == fieldNone {
		return fieldNone, fieldNone, s
	}
	return first, second, strings.TrimSpace(s[at+n:])
}

// role returns the role of a field's value in an entry's head.
func (f field) role() role {
	switch f {
	case fieldTitle:
		return roleTitle
	case fieldOrg:
		return roleOrg
	case fieldPlace:
		return rolePlace
	case fieldArea:
		return roleArea
	case fieldScore:
		return roleScore
	case fieldNote:
		return roleNote
	}
	return roleNone
}

// names reports whether a field tells one entry from another.
func (f field) names() bool {
	return f == fieldTitle || f == fieldCourse || f == fieldOrg || f == fieldPeriod || f == fieldStart
}

// beginsField reports whether a line begins with the label of a form.
func beginsField(l *line) bool {
	f, _, _ := cutEntryLabel(l.segs[0].text)
	return f != fieldNone && startsUpper(l.segs[0].text)
}
