package skill

import "strings"

func wordsOf(s string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(s) {
		out[w] = true
	}
	return out
}

// cueStarts holds the two-word cues after which skills are listed: "experience with", "knowledge of".
var cueStarts = map[string][]string{
	"experience": {"with", "in", "of", "using", "within"}, "experienced": {"with", "in"},
	"knowledge":   {"of", "in", "within", "about"},
	"proficiency": {"in", "with"}, "proficient": {"in", "with"}, "familiar": {"with"}, "familiarity": {"with"},
	"expertise": {"in", "with"}, "expert": {"in"}, "skilled": {"in"}, "skills": {"in", "with", "within"},
	"understanding": {"of"},
	"background":    {"in", "within", "from"}, "fluent": {"in"}, "fluency": {"in"}, "degree": {"in", "within"},
	"certification": {"in"},
	"certified":     {"in"}, "trained": {"in"}, "training": {"in"}, "versed": {"in"}, "exposure": {"to"},
	"competence": {"in"}, "competent": {"in"}, "qualification": {"in"}, "such": {"as"}, "tools": {"like"},
	"technologies": {"like"}, "languages": {"like"}, "frameworks": {"like"}, "grasp": {"of"}, "command": {"of"},
	"specialising": {"in"}, "specializing": {"in"}, "interest": {"in"}, "master": {"in", "within"}, "masters": {"in"},
	"bachelor": {"in"}, "bachelors": {"in"}, "phd": {"in"}, "msc": {"in"}, "bsc": {"in"}, "ba": {"in"},
	"bs": {"in"}, "passion": {"for"}, "passionate": {"about"}, "comfortable": {"with", "in"},
	"insight": {"into"}, "area": {"of"}, "areas": {"of"}, "field": {"of"}, "fields": {"of"},
	"mastery": {"of"}, "interested": {"in"}, "concepts": {"like"}, "proven": {"in"}, "diploma": {"in"},
	"qualified": {"in"},
}

// activityCues holds, by the word before an activity, the words that may stand before that: "ability to", "you will".
var activityCues = map[string][]string{
	"to": {
		"ability", "able", "capacity", "how", "need", "willingness", "expected", "required", "confidence",
		"responsibility",
	},
	"will": {"you", "who", "holder", "and"}, "ll": {"you"}, "in": {"experience", "experienced", "skilled", "confident"},
	"for": {"responsible", "responsibility"}, "of": {"capable", "experience"}, "by": {"team"},
}

// gerundCues stand before a verb in -ing that begins an activity.
var gerundCues = wordsOf("experience by through while enjoy for in comfortable responsible")

var joinWords = wordsOf("and or & plus and/or as well")

// listLead are words that may stand before an item without being part of it.
var listLead = wordsOf("the a an our your various other strong good excellent solid similar relevant advanced extensive expert deep working practical proven professional technical solid basic basics general full-time profound outstanding first-hand hands-on in-depth thorough broad prior previous demonstrated demonstrable considerable significant sound minimum equivalent fundamental specific substantial clear exceptional positive great well his her their its multiple various core theoretical detailed intermediate intimate adequate respective high both any at least one several some different e.g eg including like more these this all new")

// itemStop are words that end a list of items.
var itemStop = wordsOf("is are was were will would can could should must may to that which who whom whose where when while with within for from in into on onto at by through across you we they it he she our your their if because so but not be been being have has had do does required preferred desirable essential advantage plus beneficial preferably ideally necessary than per via about between during after before under over also such using too including along already combined behind throughout across until towards upon")

// freshStarts, written with a capital inside a run of words, begin a line whose break was lost.
var freshStarts = wordsOf("ability able already analytical comfortable competitive excellent experience experienced familiar familiarity fluency fluent good great job knowledge motivated must previous problem-solving proficiency proficient proven responsible self-motivated skills solid speaks strong understanding very working you your")

// roleNouns turn the name of a skill before them into the name of a job or a place.
var roleNouns = wordsOf("developer developers engineer engineers manager managers consultant consultants analyst analysts architect architects specialist specialists expert experts team teams department departments student students position positions fellow fellows scientist scientists officer officers assistant assistants company companies industry lead leads head director intern role roles programme program jobs career careers student researcher professor group division unit office centre center institute university school faculty chair section scholarship scholarships community candidate candidates thesis guide stipend stipends")

// vagueWords make an item say nothing by itself.
var vagueWords = wordsOf("written spoken verbal oral ability technologies technology tools tool role roles environment environments field fields area areas team teams people things years year similar related etc others company companies industry industries customers clients position job work what how why this these those them everything anything something level levels skills skill experience following least it us discipline subject solutions systems projects project business")

// vagueWhenBare are words that name nothing without another beside them.
var vagueWhenBare = wordsOf("higher comparable complementary desire passion enthusiasm attention attitude person responsibility responsibilities interest interests importance examples portfolio study education competence competences purpose month months day days world market markets ways way topics matters practical members colleagues research change programmes institutions subjects activity numbers drive")

// activityStop are words that end an activity.
var activityStop = wordsOf("that which who whom where when while because if so but you we they as is are was were will would can could should must such including through by within whilst using")

// actionVerbs are the verbs that work is described with, in their base form.
var actionVerbs = wordsOf(`achieve act adapt address administer advise advocate analyse analyze answer apply arrange assemble assess assist audit
automate balance brief bring build calculate carry challenge champion check clean coach collaborate collect communicate compile complete
conduct configure connect consult contribute control convert coordinate create cultivate customise customize cut deal debug define deliver
demonstrate deploy design detect determine develop diagnose direct discuss drive edit educate enable encourage engage engineer ensure
establish estimate evaluate examine execute expand explain explore facilitate find fix follow forecast formulate foster gather
generate grow guide handle help identify implement improve increase influence influence inform inspect inspire install integrate
interact interpret investigate lead learn leverage liaise listen maintain make manage measure mentor monitor motivate negotiate operate
optimise optimize order organise organize oversee own participate partner perform persuade plan prepare present prioritise prioritize process produce
promote propose prospect protect provide push read recommend record recruit reduce repair report represent research resolve respond review
run schedule select sell serve set share shape simplify solve source specify speak structure supervise supply support take teach test think
track train transform translate troubleshoot understand update validate verify visualise visualize win work write
accept adopt anticipate approve attend author balance bridge code combine compare conceptualise conceptualize cooperate customise decide debug dive draft embrace enforce enhance
enrich enter escalate evolve experiment extend extract finalise finalize fulfil gain give host initiate innovate interview keep launch maximise maximize meet migrate minimise minimize
modernise modernize modify obtain onboard outline pick predict prevent prototype qualify raise reach refactor refine release replace restore retain scope secure seek
simulate steer strengthen streamline suggest sustain thrive tune upgrade utilise utilize visit`)

// cueLinks are words that may stand inside a cue: "experience working with", "degree preferably in".
var cueLinks = wordsOf("working preferably ideally both either level hands-on gained")

// askWords speak for a sentence that names what the applicant has or does.
var askWords = wordsOf(`experience experienced experiences knowledge knowledgeable skills skill skilled proficiency proficient familiar familiarity expertise expert
understanding understand ability able background degree diploma fluent fluency certification certifications certified qualification qualifications required requirement
requirements preferred preferably desirable essential plus advantage bonus must ideally competent competence competencies comfortable exposure passion
passionate industry interest interested equivalent minimum least proven demonstrated track record hands-on solid strong excellent deep bachelor bachelor's bachelors master's masters master written spoken
working responsible responsibilities tools technologies languages frameworks stack`)

// tellWords speak for a sentence about the offer, the firm's values or the way to apply.
var tellWords = wordsOf(`benefit benefits salary pension insurance holiday vacation bonuses lunch gym parking perks equal regardless gender disability disabilities religion religious race sexual orientation
veteran discrimination discriminate applicants application applications apply applying applicant cv deadline interview interviews vacancy vacancies accordance regulations collective agreement appointment headquartered employees
inclusion accommodation accommodations pregnancy marital visa relocation sponsorship professor ministry shortlisting assessment founded investors www recruiter recruiters agencies leave discount discounts reimbursement allowance subsidized subsidised wellness newsletter letter curriculum vitae`)

// ownWords lean towards a sentence in which the employer speaks of its own affairs.
var ownWords = wordsOf("our we us company department centre center customers world worldwide million thousands provider leading its it's offer offers offices faculty group today mission university students their")

// owners before a name say that it is somebody's own affair.
var owners = wordsOf("our their its your his her")

// speakWords stand beside the name of a language where it is to be spoken.
var speakWords = wordsOf("fluent fluency fluently speak speaks speaking spoken written verbal oral language languages native proficiency proficient command mother-tongue skills level read write reading writing communicate bilingual knowledge")

// openWords cannot end an activity.
var openWords = wordsOf("the a an of to for with in on at our your their its various other")

// personNouns name a person at work; a short line with one is a job title.
var personNouns = wordsOf("developer engineer manager consultant analyst architect specialist administrator programmer scientist officer assistant director head professor intern coordinator technician designer tester")

// headNouns close the noun group of a known skill and say what sort of thing it is.
var headNouns = wordsOf(`development testing environment environments technologies technology tools tooling framework frameworks databases services service practices principles
patterns concepts methodologies systems system platform platforms applications architecture architectures design programming management languages processes
analysis solutions standards techniques methods administration scripting infrastructure infrastructures engineering integration automation modelling modeling implementation protocols pipelines pipeline process ecosystem stack libraries library server servers setup networks algorithms security certification certifications operations`)

// sortWords stand before a known skill and say which sort of it is meant.
var sortWords = wordsOf(`embedded relational distributed modern automated agile mobile web cloud enterprise digital industrial commercial corporate clinical medical financial technical technological
functional structural molecular computational quantitative qualitative statistical applied advanced international public private environmental electrical mechanical chemical organic
object-oriented event-driven large-scale real-time end-to-end open-source global integrated strategic operational internal external`)

// qualityLead are words before a personal quality that are no part of it, qualityNouns are what qualities are.
var (
	qualityLead  = wordsOf("able ability to highly very be being an a")
	qualityNouns = wordsOf("skills skill ability abilities attitude mindset mind-set approach style")
)

// possessed are the nouns for what an applicant has, after the name of it: "SQL skills".
var possessed = wordsOf("experience knowledge skills expertise proficiency background certification")

// personal are qualities rather than knowledge, before "skills".
var personal = wordsOf("communication interpersonal leadership presentation analytical organizational organisational problem-solving solving management negotiation social people writing listening collaboration teamwork time-management planning coordination personal facilitation influencing motivational")

// gerunds are names of fields that look like verbs.
var gerunds = wordsOf("testing programming scripting engineering networking banking marketing accounting modelling modeling nursing teaching cooking welding plumbing logging monitoring machining processing purchasing pricing consulting manufacturing recruiting advertising clustering routing debugging reporting forecasting budgeting bookkeeping computing housing farming printing painting sewing publishing editing training coaching counselling counseling drawing casting")

// weakCues list examples and fields of anything: what follows them is asked for only where the sentence
// asks, or the thing that they are examples of is.
var weakCues = wordsOf("such tools technologies languages frameworks insight expert interested passionate training")

// itemTail are words at the end of an item that are no part of the name.
var itemTail = wordsOf("experience skills knowledge background expertise etc proficiency required desired preferred understanding")

// partWords stand before "of" and the thing itself: "a variety of", "the basics of".
var partWords = wordsOf("variety range number area areas field fields use usage kinds types aspects principles fundamentals basics concepts understanding knowledge experience world set sort form forms application development implementation management best part parts one some most all")
