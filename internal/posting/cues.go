package posting

import (
	"slices"
	"strings"
)

// role is what a part of a posting is about.
type role uint8

const (
	intro role = iota // before any heading, or under one that says nothing
	must
	nice
	duty
	drop  // about the firm, benefits, equal opportunity, how to apply
	fact  // "Salary: …", "Closing date: …": one statement that asks for nothing
	place // "Location: Leeds"
	name  // "Company: …"
	title // "Job title: …"
)

// cueRow is what one language calls a part of a posting. Phrases stand in lower case, separated by "|". Another
// language is another row.
type cueRow struct {
	role    role
	lang    string
	phrases string
}

// headings name the part that follows them, on a line of their own or before a colon. The longest phrase that
// a heading holds decides.
//
//nolint:misspell // words of other languages
var headings = cueTable([]cueRow{
	{must, "en", `requirements|requirement|required|required skills|required qualifications|required experience|minimum qualifications|minimum requirements|basic qualifications|qualifications|
		must have|must haves|must-have|must-haves|you must have|essential|essentials|essential criteria|essential skills|essential requirements|what you bring|what you'll bring|what you will bring|what you need|what you'll need|you bring|
		what we look for|what we're looking for|what we are looking for|what we need|what we want|what we ask|what we expect|who you are|who we're looking for|who we are looking for|about you|your profile|your background|your skills|your experience|your qualifications|
		skills|key skills|technical skills|skills and experience|skills & experience|skills and qualifications|experience|experience required|experience needed|you have|you have got|you've got|you need|you will need|you'll need|you'll have|you will have|we expect|we require|we need|we ask|we ask for|
		we are looking for|we're looking for|the ideal candidate|ideal candidate|the successful candidate|successful candidate|you are|person specification|knowledge, skills and abilities|knowledge and skills|education|education and experience|certifications|licensure|licensure/certification|licensure and certification|licenses and certifications|licences and certificates|certifications and licenses|licenses/certifications|certification|licenses|licences|competencies|core competencies|candidate profile|
		skills required|skills needed|to be successful|to succeed|what it takes|what you should have|you should have|key requirements|job requirements|the person|what makes you a fit|is this you|do you have|non-negotiable|non-negotiables|mandatory|you offer|what you offer|your toolkit|tech stack|our stack|entry requirements|you should bring|to apply you need|selection criteria`},
	{nice, "en", `nice to have|nice to haves|nice-to-have|nice-to-haves|preferred|preferred skills|preferred qualifications|preferred experience|preferred requirements|desirable|desirables|desirable criteria|desirable skills|desired|desired skills|desired experience|desired qualifications|
		bonus|bonuses|bonus points|bonus points for|bonus skills|a bonus|plus|pluses|plusses|a plus|big plus|extra credit|extras|extra points|helpful|also helpful|good to have|would be nice|would be great|would be a plus|it would be a plus|it would help|it helps|it helps if|
		advantageous|an advantage|advantages|beneficial|ideally|ideally you have|optional|optional skills|additional qualifications|additional skills|what sets you apart|what would set you apart|you might also have|brownie points|even better|even better if|not required but|we would love|we'd love|we'd love to see|stand out|ways to stand out|great to have|welcome|added bonus|useful|a welcome extra`},
	{duty, "en", `responsibilities|key responsibilities|main responsibilities|your responsibilities|duties|key duties|main duties|essential duties|essential functions|duties and responsibilities|roles and responsibilities|what you'll do|what you will do|what you do|what you'll be doing|what you will be doing|what the job involves|what's involved|the job|your job|your role|the role|about the role|about the job|about this role|about the position|
		the position|the opportunity|role overview|role summary|job description|job summary|position summary|position overview|overview|summary|purpose|day to day|day-to-day|a typical day|your day|your tasks|tasks|your mission|your impact|in this role|in this role you will|you will|you'll|accountabilities|key accountabilities|scope|main tasks|job purpose|job duties|the work|your work|how you'll make an impact`},
	{drop, "en", `benefits|our benefits|benefits and perks|perks|perks and benefits|what we offer|we offer|our offer|company overview|company description|company profile|about company|about us|physical requirements|physical demands|working conditions|work environment|what you get|what you'll get|what's in it for you|in return|compensation|compensation and benefits|pay and benefits|package|rewards|about us|about the company|about our company|about the firm|about the organisation|about the organization|about the employer|who we are|our company|our values|our culture|our story|
		our mission|why join us|why us|why work here|why work with us|why you'll love it here|equal opportunity|equal opportunities|equal employment opportunity|equal opportunity employer|eeo|eeo statement|diversity|diversity and inclusion|inclusion|how to apply|application process|applying|to apply|next steps|interview process|hiring process|recruitment process|contact us|privacy|privacy notice|disclaimer|legal|accommodation|accommodations|life at`},
	{fact, "en", `salary|salary range|pay|pay range|compensation range|schedule|hours|working hours|hours of work|shift|start date|contract|contract type|employment type|job type|job id|reference|reference number|closing date|deadline|posted|date posted|apply|apply by|contact|reports to|department|industry|gehalt|beginn|salaire|contrat|salario|contrato`},
	{place, "en", `location|locations|work location|job location|place of work|based|workplace|where`},
	{name, "en", `company|employer|organisation|organization|company name|firm|client`},
	{title, "en", `job title|title|position|position title|role|vacancy|we are hiring|we're hiring|now hiring|hiring|job`},

	{must, "de", `anforderungen|anforderungsprofil|ihr profil|dein profil|das bringen sie mit|das bringst du mit|was sie mitbringen|was du mitbringst|voraussetzungen|qualifikationen|qualifikation|ihre qualifikationen|muss|zwingend erforderlich|das erwarten wir|wir erwarten|sie bringen mit|du bringst mit`},
	{nice, "de", `von vorteil|wünschenswert|idealerweise|nice to have|optional|pluspunkte|das wäre schön`},
	{duty, "de", `aufgaben|ihre aufgaben|deine aufgaben|das erwartet sie|das erwartet dich|tätigkeiten|stellenbeschreibung|aufgabengebiet`},
	{drop, "de", `wir bieten|das bieten wir|unser angebot|benefits|über uns|wer wir sind|kontakt|bewerbung|ihre vorteile|deine vorteile`},
	{place, "de", `standort|arbeitsort|einsatzort`},
	{name, "de", `unternehmen|firma|arbeitgeber`},
	{title, "de", `stelle|stellentitel|position`},

	{must, "fr", `profil|profil recherché|votre profil|compétences|compétences requises|exigences|prérequis|qualifications|indispensable|obligatoire|vous avez|nous recherchons|formation|formation et expérience`},
	{nice, "fr", `atouts|un atout|un plus|serait un plus|souhaité|souhaitable|apprécié|idéalement|bonus`},
	{duty, "fr", `missions|vos missions|mission|responsabilités|vos responsabilités|le poste|votre rôle|tâches|description du poste`},
	{drop, "fr", `avantages|nous offrons|ce que nous offrons|à propos|à propos de nous|qui sommes-nous|l'entreprise|rémunération|pour postuler|processus de recrutement`},
	{place, "fr", `lieu|localisation|lieu de travail`},
	{name, "fr", `entreprise|société|employeur`},
	{title, "fr", `poste|intitulé du poste|intitulé`},

	{must, "es", `requisitos|requisitos mínimos|requisitos imprescindibles|imprescindible|perfil|perfil requerido|qué buscamos|buscamos|se requiere|formación|conocimientos|experiencia`},
	{nice, "es", `deseable|se valora|se valorará|valorable|un plus|opcional|idealmente`},
	{duty, "es", `funciones|responsabilidades|tareas|tus funciones|qué harás|el puesto|descripción del puesto`},
	{drop, "es", `ofrecemos|beneficios|qué ofrecemos|sobre nosotros|quiénes somos|la empresa|cómo aplicar`},
	{place, "es", `ubicación|lugar de trabajo`},
	{name, "es", `empresa`},
	{title, "es", `puesto`},
})

// leads open a sentence and say what it holds: "You must have three years of …".
var leads = cueTable([]cueRow{
	{must, "en", `you must have|you must be|you must hold|you must|must have|must hold|must be|you need|you'll need|you will need|you should have|you should be|you will have|you'll have|you have|you've|you bring|you are|you're|you know|we require|we expect|we need|we are looking for|we're looking for|we look for|candidates must|candidates should|candidate must|applicants must|applicants should|the ideal candidate|
		the successful candidate|ideal candidates|requires|required|this role requires|the role requires|this position requires|the position requires|minimum of|a minimum of|at least|you can|you will be able|you'll be able|you will bring|you'll bring|essential`},
	{nice, "en", `nice to have|it would be a plus|it would be nice|it would be great|it would help|it would be helpful|it is a plus|it's a plus|it helps|bonus points|bonus if|bonus for|a bonus|a plus|plus if|extra credit|ideally|preferably|preferred|we'd love|we would love|we'd be thrilled|we'd be delighted|even better|you might also|you may also|helpful|desirable|not required but|not essential but|great if|extra points|we also welcome|we welcome`},
	{duty, "en", `you will|you'll|in this role|as a|as an|as our|reporting to|the role involves|this role involves|responsible for|your job|the successful applicant will|the candidate will|the ideal candidate will|the successful candidate will|the postholder will|duties include|responsibilities include|you would|you get to`},
	{must, "de", `sie haben|du hast|sie verfügen|du verfügst|wir erwarten|vorausgesetzt`},
	{nice, "de", `idealerweise|wünschenswert|von vorteil`},
	{duty, "de", `sie werden|du wirst`},
	{must, "fr", `vous avez|vous êtes|vous possédez|vous maîtrisez|vous justifiez`},
	{nice, "fr", `idéalement|un plus|la connaissance de`},
	{duty, "fr", `vous serez|vous allez|rattaché`},
	{must, "es", `se requiere|debes tener|debe tener|imprescindible|buscamos`},
	{nice, "es", `se valora|se valorará|idealmente|deseable`},
	{duty, "es", `serás|te encargarás`},
})

// loose leads open sentences about the person at large: they ask, but what they hold is no list of requirements.
var loose = phrases(`we need|we are looking for|we're looking for|we look for|the successful candidate|the ideal candidate|ideal candidates|you are|you're|you know|you can|you will be able|you'll be able|you've`)

// tails follow what they speak of: "Bachelor's degree required", "Kafka is a plus".
var tails = cueTable([]cueRow{
	{must, "en", `is required|are required|required|is a must|are a must|a must|is essential|are essential|essential|is mandatory|are mandatory|mandatory|is necessary|are necessary|must have|must-have|non-negotiable|is needed|are needed`},
	{nice, "en", `is a plus|are a plus|a plus|a big plus|a strong plus|is preferred|are preferred|strongly preferred|highly preferred|preferred|is desirable|are desirable|highly desirable|desirable|desired|is desired|is an advantage|are an advantage|an advantage|advantageous|is advantageous|nice to have|nice-to-have|optional|is a bonus|are a bonus|a bonus|bonus|is helpful|are helpful|helpful|would help|would be helpful|would be great|would be nice|would be a plus|would be an advantage|would be beneficial|is beneficial|beneficial|is welcome|are welcome|welcome|is useful|useful|would be useful|not required|not essential|is an asset|an asset|an added advantage`},
	{must, "de", `erforderlich|zwingend|vorausgesetzt|wird vorausgesetzt|werden vorausgesetzt|notwendig`},
	{nice, "de", `von vorteil|wünschenswert|ist ein plus|gerne gesehen|optional`},
	{must, "fr", `requis|requise|exigé|exigée|obligatoire|indispensable|impératif`},
	{nice, "fr", `souhaité|souhaitée|souhaitable|apprécié|appréciée|est un plus|serait un plus|est un atout|serait un atout`},
	{must, "es", `imprescindible|obligatorio|requerido|necesario`},
	{nice, "es", `deseable|valorable|se valorará|se valora|es un plus`},
})

// turns stand inside a sentence and make what follows optional: "Python, ideally with Django".
var turns = []string{", ideally", ", preferably", "(ideally", "(preferably", " - ideally", ", idealerweise", ", idéalement", ", idealmente", ", plus points for", ", bonus for", ", bonus if"}

// boilerplate marks a sentence about the firm, its benefits or its policies, wherever it stands.
var boilerplate = phrases(`equal opportunity|equal opportunities|equal employment|regardless of race|without regard to race|race, color|race, colour|sexual orientation|gender identity|protected veteran|reasonable accommodation|reasonable adjustment|
	e-verify|background check|drug screen|drug test|paid time off|parental leave|maternity leave|paid holiday|annual leave|days of holiday|days holiday|days of vacation|vacation days|401k|401(k)|pension scheme|pension contribution|dental insurance|dental and vision|health, dental|medical, dental|life insurance|stock options|equity package|competitive salary|competitive pay|attractive salary|salary range|base salary|
	annual salary|salary:|per annum|free lunch|free snacks|gym membership|cycle to work|season ticket loan|company car provided|relocation assistance|sign-on bonus|signing bonus|flexible working hours|work-life balance|we celebrate diversity|diverse workforce|inclusive workplace|inclusive environment|apply now|apply today|apply via|to apply|send your cv|send your resume|submit your|click apply|
	about us|founded in|our mission is|we are a leading|is a leading|we are the leading|world's leading|market leader|great place to work|best places to work|fortune 500|recruitment agencies|no agencies|privacy policy|this job description is not|other duties as assigned|chancengleichheit|schwerbehinderte|tickets restaurant|mutuelle|égalité des chances|igualdad de oportunidades`)

// asking marks a sentence that asks for something though no heading says so.
var asking = phrases(`experience with|experience in|experience of|experience as|years of|year of|years in|years'|years experience|years as|yrs|knowledge of|proficient|proficiency|familiar with|familiarity with|understanding of|degree in|bachelor|master's|certified|certification|ability to|able to|fluent|skilled in|expertise in|expert in|background in|must have|hands-on|berufserfahrung|kenntnisse|expérience|maîtrise|experiencia|conocimientos|licence|license|licensed|registered`)

// seeking marks a sentence of the firm that asks after all.
var seeking = phrases(`we need|we require|we expect|we want|we ask|we seek|we are seeking|we're seeking|looking for|we look for|hiring|in search of|we would like|we'd like|we'd love|wir suchen|wir erwarten|nous recherchons|buscamos`)

func phrases(list string) []string {
	var out []string
	for p := range strings.SplitSeq(list, "|") {
		out = append(out, strings.TrimSpace(p))
	}
	return out
}

type cuePhrase struct {
	text  string
	words int
	role  role
}

// broad are the single words that make a heading of any short line that they stand in and that is written as one, in
// capitals or with a colon; plural nouns among them do so without.
var (
	broad = wordSet(`requirements requirement qualifications responsibilities duties skills essential essentials preferred desirable desired required benefits perks must-haves nice-to-haves
		anforderungen voraussetzungen qualifikationen aufgaben profil missions compétences exigences avantages requisitos funciones responsabilidades beneficios helpful`)
	plural = wordSet(`requirements qualifications responsibilities duties benefits perks must-haves nice-to-haves anforderungen voraussetzungen qualifikationen missions exigences requisitos funciones responsabilidades beneficios`)
)

// cueTable flattens the rows, longest phrase first, so that the first hit is the most telling one.
func cueTable(rows []cueRow) []cuePhrase {
	var out []cuePhrase
	for _, r := range rows {
		for _, p := range phrases(r.phrases) {
			out = append(out, cuePhrase{p, len(strings.Fields(p)), r.role})
		}
	}
	slices.SortStableFunc(out, func(a, b cuePhrase) int { return len(b.text) - len(a.text) })
	return out
}

// exactHeadings finds a heading by all its words; the first row that has it decides.
var exactHeadings = func() map[string]role {
	out := make(map[string]role, len(headings))
	for _, c := range headings {
		if _, ok := out[c.text]; !ok {
			out[c.text] = c.role
		}
	}
	return out
}()

// headingRole tells what a heading announces. spare is how many words it may hold besides the phrase; where sure is not
// set, the line may as well be no heading, and one word must be a telling one.
func headingRole(s string, spare int, sure bool) (role, bool) {
	s = strings.Trim(lower(s), " \t:-–—*#=_|.!?•…")
	if s == "" || len(s) > 80 {
		return intro, false
	}
	if r, ok := exactHeadings[s]; ok {
		return r, true
	}
	words := len(strings.Fields(s))
	for _, c := range headings {
		if extra := words - c.words; extra > 0 && extra <= spare && c.role <= drop && (c.words > 1 && sure || broad[c.text] && sure || plural[c.text]) && find(s, c.text) >= 0 {
			return c.role, true
		}
	}
	if rest, ok := strings.CutPrefix(s, "about "); ok && words <= 5 {
		for _, w := range []string{"you", "the role", "the job", "the team", "the position"} {
			if strings.HasPrefix(rest, w) {
				return duty, true
			}
		}
		return drop, true
	}
	return intro, false
}

// leadRole tells what the opening words of a sentence announce, and whether what follows is a list of just that.
func leadRole(low string) (r role, told, ok bool) {
	trimmed := strings.TrimLeft(low, " \t\"'(-")
	for _, c := range leads {
		if strings.HasPrefix(trimmed, c.text) && (len(trimmed) == len(c.text) || !wordByte(trimmed[len(c.text)])) {
			return c.role, strings.Contains(low, ";") || !slices.Contains(loose, c.text), true
		}
	}
	return intro, false, false
}

func holdsAny(low string, list []string) bool {
	for _, p := range list {
		if find(low, p) >= 0 {
			return true
		}
	}
	return false
}
