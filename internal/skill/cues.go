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
	"experience": {"with", "in", "of", "using"}, "experienced": {"with", "in"}, "knowledge": {"of", "in"},
	"proficiency": {"in", "with"}, "proficient": {"in", "with"}, "familiar": {"with"}, "familiarity": {"with"},
	"expertise": {"in", "with"}, "expert": {"in"}, "skilled": {"in"}, "skills": {"in"}, "understanding": {"of"},
	"background": {"in"}, "fluent": {"in"}, "fluency": {"in"}, "degree": {"in"}, "certification": {"in"},
	"certified": {"in"}, "trained": {"in"}, "training": {"in"}, "versed": {"in"}, "exposure": {"to"},
	"competence": {"in"}, "competent": {"in"}, "qualification": {"in"}, "such": {"as"}, "tools": {"like"},
	"technologies": {"like"}, "languages": {"like"}, "frameworks": {"like"}, "grasp": {"of"}, "command": {"of"},
	"specialising": {"in"}, "specializing": {"in"}, "interest": {"in"}, "diploma": {"in"}, "qualified": {"in"},
}

// activityCues holds, by the word before an activity, the words that may stand before that: "ability to", "you will".
var activityCues = map[string][]string{
	"to":   {"ability", "able", "capacity", "how", "need", "willingness", "expected", "required", "confidence", "responsibility"},
	"will": {"you", "who", "holder", "and"}, "ll": {"you"}, "in": {"experience", "experienced", "skilled", "confident"},
	"for": {"responsible", "responsibility"}, "of": {"capable", "experience"}, "by": {"team"},
}

var joinWords = wordsOf("and or & plus and/or as well")

// listLead are words that may stand before an item without being part of it.
var listLead = wordsOf("the a an our your modern various other strong good excellent solid similar relevant both any at least one several some different e.g eg including like more these this all new")

// itemStop are words that end a list of items.
var itemStop = wordsOf("is are was were will would can could should must may to that which who whom whose where when while with within for from in into on onto at by through across you we they it he she our your their if because so but not be been being have has had do does required preferred desirable essential advantage plus beneficial preferably ideally necessary than per via about between during after before under over also")

// roleNouns turn the name of a skill before them into the name of a job or a place.
var roleNouns = wordsOf("developer developers engineer engineers manager managers consultant consultants analyst analysts architect architects specialist specialists expert experts team teams department departments student students position positions fellow fellows scientist scientists officer officers assistant assistants company companies industry lead leads head director intern role roles programme program jobs career careers student researcher professor group division unit office centre center institute university school")

// vagueWords make an item say nothing by itself.
var vagueWords = wordsOf("technologies technology tools tool role roles environment environments field fields area areas team teams people things years year similar related etc others company companies industry industries customers clients position job work what how why this these those them everything anything something level levels skills skill experience following least it us discipline subject solutions systems projects project business")

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
track train transform translate troubleshoot understand update validate verify visualise visualize win work write`)
