package compose

import "strings"

// The word lists that Check knows. They say how English words behave (what is a heading, which verbs claim more than
// others); what professions talk about is the catalogue's.

func setOf(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

func stemSet(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[stemOf(w)] = true
	}
	return m
}

var stopWords = setOf(`a an the and or of in on at to for with by from as is are was were be been am i we he she it its their
	his her my me our us your this that these those which who whom what when where while then than so not no per up down out over under
	into onto off across through via about between within without instead plus including included new now also all each every
	both some any more most other own same such only just very going gone went goes have has had do does did will would can could
	them him should may might must if but nor because during after before since until upon among against along around`)

var shortForms = setOf(`dr mr mrs ms st no vs inc ltd co corp dept approx est jan feb mar apr jun jul aug sep sept oct nov dec prof sr jr fig vol ed eds ave rd etc min max`)

// headingWords are what headings of sections are made of.
var headingWords = setOf(`summary profile about objective goal goals statement experience experiences work employment history career professional
	education training academic qualifications qualification skills skill technical core key competencies competences competence expertise
	strengths certifications certification certificates certificate licences licenses license licence credentials registrations memberships
	membership affiliations languages language projects project publications publication awards award honours honors achievements
	accomplishments highlights volunteering volunteer volunteering interests hobbies activities references referees contact details
	personal information additional other relevant selected background tools technologies development courses coursework research teaching
	presentations patents portfolio leadership community service military extracurricular overview positions roles clinical internships
	internship placements placement software legal trade related area areas`)

// gluedUnits may follow a figure without a space. Other letters make the whole a name ("5S", "3D", "4G").
var gluedUnits = setOf(`k m mn mm bn b tn x st nd rd th mg g kg t ml l km cm mi ft in sqm sqft v kv w kw mw gw kwh mwh hz khz mhz ghz a ma ah
	kb mb gb tb pb px fps rpm psi bar hp ms s sec secs min mins h hr hrs hours d wk wks yr yrs y usd eur gbp pct pp bps am pm kva mva btu lb lbs oz c f`)

// commonWords may be written with a capital without naming anything: headings, titles in capitals, generic resume words.
var commonWords = stemSet(`ability able academic access account accountable accounting accuracy accurate achieve achievement act action active activity
	adapt add additional adjust administration administrative adult advance advice advise agency agenda agile agree aid aim align allocate analysis analyst
	analytical annual answer apply applicant application appointment approach approval area arrange art aspect assemble assess asset assist
	associate assure attention audience audit automate automotive available average award aware back balance bank base basic behaviour benefit best big bill board
	book branch brand brief bring broad budget build building business busy buy buyer calculate calendar call campaign candidate capable capacity
	capital care career careful case cash caseload catalogue category cell center central certificate certification chain challenge change channel chart check child
	choose city class classroom clean clear clerk client clinic clinical close cloud coach code collaborate colleague collect college commerce commercial
	commission commit committee common communicate communication community company compare complaint complete complex compliance component computer concept condition conduct
	conference confidence confident configure confirm connect consider consistent construction consult consultancy consultant consumer contact content context continue
	contract contractor contribute control convert cook coordinate core corporate correct cost council count counsel country course court cover
	craft create creative credit crew critical cross culture current curriculum customer cut cycle daily damage data database date day deadline deal dear debt
	decision decrease dedicated deep deliver delivery demand department deploy deployment design detail develop developer development device diagnose diagnostic
	digital dinner direct director discharge discipline discover discuss disease dispatch display distribute district diverse division document documentation
	domain domestic door draft draw drive driver duty early easy economy edit education effective efficiency efficient effort electrical electronic elementary
	email emergency employ employee employer enable end energy engage engineer engineering enhance ensure enterprise entry environment equipment error estate
	establish estimate evaluate evening event evidence examine example excellent exceed execute executive exercise exhibit expand expense experience expert export
	express extend external fabric face facility factory faculty family farm fast feature federal feedback field file fill film final finance financial find
	finish fire first fit fix flat fleet flexible flight floor flow focus follow food force forecast foreign form format forward foundation framework
	frequent fresh friend front fuel full function fund furniture future garden gather general generate give global goal good govern government grade graduate grant graphic
	great green ground group grow growth guarantee guest guide hall hand handle hard hardware head health healthcare hear help high highlight hire history
	home honest horizontal hospital hospitality host hotel hour house household human idea identify image impact implement import improve incident include income increase independent
	individual industrial industry influence inform information infrastructure initiative inject innovate input inquiry insight inspect install instruct instructor instrument
	insurance integrate integrity intelligence interact interest internal international interpret interview introduce inventory invest investigate invoice involve issue item job join journal
	journey judge junior justice keep key kind kitchen know knowledge lab language large launch law lead leader leadership learn learning legal lesson level liaise
	library licence life light line link liquid list listen live load loan local location logistics long loss low machine machinery main maintain maintenance
	major make manage manager management manner manual manufacture map margin market marketing material matter mature measure mechanic mechanical media medical medication meet member
	mentor menu merchandise message method metric middle migrate military minor mission mix mobile model modern monitor month monthly morning motivate motor move multi
	music national native natural negotiate network night non north note notice nurse nursing object observe obtain offer office officer online onsite open operate operation
	operator opportunity optimize option order organic organization organize organisation orient origin outcome output outside own owner pack package paint panel paper parent park part partner
	pass passion patient pattern pay payment payroll people percent perform performance period permit person personal personnel phone photo physical pick pilot pipeline place
	plan plant platform play point police policy pool population portal portfolio position positive post potential power practical practice practitioner premium prepare present
	presentation pressure prevent price primary principal print priority private pro problem procedure process procure produce product production professional profile profit program
	project promote proof property proposal protect prove provide provider public publish pupil purchase purpose qualify quality quantity quarter quarterly query question queue quick quote
	radio raise range rank rapid rate raw reach read ready real recipe recognize recommend record recover recruit reduce reference refer region regional register regular regulate
	regulation relation relationship relevant reliability reliable remote repair repeat replace report reporting represent request require research reserve residence resident resolve resource respond response
	responsible responsibility rest restaurant result retail retain return revenue review revise reward rise risk road role room rotate route routine rule run rural safe
	safety salary sale sample satisfaction save schedule scheme scholar school science scope score screen search season second secondary section sector secure security select self
	sell senior sequence series serve service session set setup shift ship shop short show side sign simple single site situation skill small social society software solid solution
	solve source south space speak special specialist specialize specification specify speech speed spend sport staff stage stakeholder stand standard start state statement station
	statistics status stay step stock storage store strategic strategy stream street strength strong structure structural student studio study style subject submit success successful suggest suit summer
	supervise supervisor supply supplier support surface surgery survey sustain sustainable system systematic table take talent talk target task tax teach teacher team teamwork technical technician technique technology telephone template temporary tender
	term territory test text theater theory therapy thorough tool top total tour town track trade tradition traffic train trainee trainer training transaction transfer transform translate transport travel treat
	treatment trend trial trip troubleshoot trouble trust turn type typical under understand union unit university update upgrade urban usage use user utility validate valley value van vehicle vendor
	verbal verify version vertical veteran video view vision visit visual voice volume volunteer ward warehouse waste water wave web website week weekly weekend welcome well wellbeing west white whole wide window wire wireless winter wood word work worker workflow
	workforce workload workplace workshop world write writing year yield young youth zone sincerely regards faithfully hiring dear yours kind truly team manager thank sir madam
	january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday present
	resume cv curriculum vitae page etc yes ok eur usd gbp am pm uk us usa eu n/a tbc asap faq`)

// synonyms are words that count the same things; each group is one.
var synonyms = groupsOf(`client customer account buyer consumer shopper
	cost expense spend expenditure bill budget outlay
	revenue sell turnover takings
	visit traffic visitor session hit
	bug defect fault issue error incident problem
	pupil student learner child class
	person staff employee colleague member worker team headcount report crew personnel operative cook engineer associate
	patient resident client case service-user
	restaurant dine venue room seat cover
	inventory stock
	item line order unit parcel package product
	rec reconciliation recs reconcile
	site location branch store shop outlet
	meeting visit appointment session call
	time duration length turnaround lead-time latency delay wait
	document paper report file record
	case caseload
	house home property dwelling unit flat apartment
	car vehicle van truck lorry fleet
	job project contract engagement assignment
	course class lesson module training workshop
	firm company business organization employer manufacturer client
	machine equipment device unit system
	ticket request query enquiry inquiry call case
	lead prospect opportunity pipeline pipe
	deal sale contract
	bed ward unit
	conversion convert
	saving save
	guest diner cover customer visitor
	test experiment trial
	deploy release deployment
	page alert notification
	viewer audience user reader
	user customer account subscriber member
	jab vaccine vaccination immunization shot
	visitor guest attendee participant delegate
	waste scrap loss spoilage
	pay wage salary payroll
	drawing plan design
	tender bid proposal
	hire recruit recruitment onboard
	accuracy precision
	complaint grievance
	exam test assessment
	mark grade score result
	lawyer attorney solicitor counsel
	apartment flat unit
	shipment delivery consignment load drop
	mile kilometer distance
	panel board
	volunteer helper
	donation gift fundraise
	article post story
	follower subscriber fan
	click clickthrough ctr
	downtime outage`)

func groupsOf(text string) map[string][]int {
	m := map[string][]int{}
	for i, line := range strings.Split(text, "\n") {
		for _, w := range strings.Fields(line) {
			m[stemOf(w)] = append(m[stemOf(w)], i)
		}
	}
	return m
}

// alike says whether two stems can stand for the same thing.
func alike(a, b string) bool {
	if a == b || len(a) >= 4 && strings.HasPrefix(b, a) || len(b) >= 4 && strings.HasPrefix(a, b) {
		return true
	}
	for _, g := range synonyms[a] {
		for _, h := range synonyms[b] {
			if g == h {
				return true
			}
		}
	}
	return false
}

// Verbs by what they claim.
var (
	// helpVerbs: somebody else did it, or did it too.
	helpVerbs = stemSet(`help assist support aid contribute participate join shadow observe`)
	// leadVerbs: it was done under this person.
	leadVerbs = stemSet(`lead head direct spearhead oversee supervise own manage orchestrate champion pioneer found establish architect command chair captain mastermind govern`)
	// signVerbs: it was this person's decision.
	signVerbs = stemSet(`approve authorize decide`)
	// makeVerbs: this person made it.
	makeVerbs = stemSet(`build create design develop implement deliver launch write produce invent introduce engineer construct draft compose devise author rebuild redesign program set run drive complete execute
		negotiate close win install repair wire teach treat diagnose prescribe operate plan organize organise coordinate perform conduct prepare migrate automate achieve transform initiate formulate present resolve train coach rewrite reduce cut increase grow raise improve generate secure`)
	// chargeWords: in the original, these support a claim of leading.
	chargeWords = stemSet(`lead head direct oversee supervise own owner manage manager run responsible charge command coordinate chair captain foreman forewoman principal chief plan organize launch found establish set
		start introduce initiate spearhead orchestrate champion pioneer govern architect leader supervisor director`)
	upVerbs   = stemSet(`increase grow raise lift rise improve boost gain up higher more add climb expand double triple accelerate`)
	downVerbs = stemSet(`decrease reduce lower cut drop fall down shrink less fewer trim slash decline halve minimize shorten save`)
)

// changeWords stand between a number and what it counts.
var changeWords = stemSet(`increase grow raise lift rise improve boost gain up add climb expand decrease reduce lower cut drop fall down shrink trim slash decline shorten bring take go push move get drive reach hit
	score total average achieve deliver save use work handle around approximately nearly almost roughly about over under than more least most only some serve cover include exceed hold keep remain stay come become
	daily weekly monthly yearly annual quarterly week month year day quarter night hour active online single total average up down just early late full complete further within inside from`)

// phrase lists are looked up by their first word.
type phrase struct {
	words []string
	stems []string
	class string
}

func (p phrase) last() string { return p.words[len(p.words)-1] }

func phrasesOf(lists ...string) map[string][]phrase {
	m := map[string][]phrase{}
	for _, list := range lists {
		class, rest, _ := strings.Cut(list, ":")
		for _, p := range strings.Split(rest, ",") {
			words := strings.Fields(p)
			stems := make([]string, len(words))
			for i, w := range words {
				stems[i] = stemOf(w)
			}
			m[words[0]] = append(m[words[0]], phrase{words: words, stems: stems, class: class})
		}
	}
	return m
}

// openWords say of a course, an exam, a paper or a request that it is not done, or was not granted yet; voidWords that
// nothing came of a thing.
const (
	openWords = `outstanding, ongoing, still open, practical open, theory passed, theory only, practice exam, practice test, mock exam, lessons, to be taken, not taken, final exam, handed in, result pending, results pending, attended, left after, left without, dropped out, without degree, without a degree, no degree, abandoned, discontinued, interrupted, broken off, begun, begins, starting, starts, first year, first semester, second semester, second year, year one, year two, year 1, year 2, applied for, application for, application filed, filed, submitted, submission, under review, in review, in revision, under examination, requested, exam in, exam on, exam taken, practical in, practical on, defence in, defense in, viva in, test in, retake, practical part, theory part, provisional, unpublished, preprint, working paper, enrolment, enrolled, resit, frozen`
	voidWords = `cancelled, canceled, declined, rejected, refused, turned down, not introduced, not shipped, never shipped, never launched, not launched, not released, not implemented, not adopted, not awarded, not accepted, not granted, not funded, not used, abandoned, discontinued, discarded, dropped later, unsuccessful, unsuccessfully, without success, failed, called off, postponed, shelved, stopped early, not published, not passed, not built, no result, withdrawn`
)

// qualifiers make a claim smaller. Losing one makes it larger.
var qualifiers = phrasesOf(
	"learning: in progress, ongoing study, course, courses, coursework, bootcamp, studying, studied, studies, enrolled, pursuing, expected, anticipated, candidate, candidacy, working towards, working toward, towards, underway, part qualified, part-qualified, part completed, incomplete, unfinished, not completed, tutorial, tutorials, moocs, mooc, learning, self-study, awaiting, exam booked, exams booked, booked, pending, to be completed, sections passed, sections left, eligible, training for, training towards, in training, passed two, passed one, passed three, scheduled, sitting, sections still, papers left, year one of, year two of, thesis not, not submitted, not finished, not complete, did not finish, not awarded, deferred, taster, withdrawn, expect to, expecting, modules passed, note taker, learner, learner's",
	"basic: basic, basics, in-house training only, taster course, beginner, elementary, introductory, introduction to, familiar, familiarity, exposure to, some exposure, some experience, some knowledge, limited, awareness, awareness of, working knowledge, entry-level, novice, rudimentary, light, a little, little, conversational, school-level, dabbled, hobby, home lab, homelab, personal project, sandbox, from templates, fundamentals, rusty, trial, trial version, evaluation only, theoretical",
	"open: "+openWords,
	"void: "+voidWords,
	"merely: only, just, merely",
	"seldom: occasional, occasionally, sometimes, from time to time, now and then, now and again, at times, on occasion, sporadic, sporadically, irregularly, rarely, once, twice, temporarily, ad hoc, on some, when needed, if needed, as needed, when short-staffed",
	"supervised: under supervision, supervised by, under the supervision, under guidance, with guidance, under the guidance, under the direction, with supervision, guided by, led by, directed by, managed by, under instruction, with help, with the help, with support from, with the support, mentored by, overseen by, supervised, reviewed by, checked by, approved by, signed by, signed off by, corrected by, as assistant, as an assistant, under a, under the",
	"rank: apprentice, apprenticeship, trainee, intern, internship, junior, student, assistant, aide, deputy, acting, interim, helper, probationary, provisional, associate, vice, cadet, aspiring, placement, pre-registration, observer, second, third, fourth, fifth, guest, visiting, substitute, locum, honorary, commis, adjunct, candidate, reserve, relief, standby, understudy",
	"time: part-time, part time, casual, temporary, temp, seasonal, fixed-term, contract, zero-hours, agency, weekends, fixed term, limited term, voluntary, volunteer, unpaid, freelance, on call-off, subcontractor, deputised for, deputized for, deputizing, deputising, stood in for, stand in for, standing in for, sit in for, sat in for, fill in for, filled in for, filling in for, cover for, covered for, covering for, in place of, absence, absent, away, represent the, represented the, replaced the, replaced of, replacement of, replacement for, substitute for, cover of",
	"expired: expired, lapsed, inactive, formerly, former, previously, revoked, suspended, retired",
	"shared: took part in, take part in, taking part in, sit on, sat on, served on, belong to, belonged to, seat on, jointly, joint, co-lead, co-led, co-managed, co-chaired, co-hosted, co-created, co-ran, co-taught, co-edited, co-presented, co-authored, co-author, co-wrote, co-founded, co-founder, co-designed, co-developed, co-organised, co-organized, alongside, together with, as part of a, as part of the, part of a team, part of the team, member of, in a team, in a group, group project, team project, one of, among, shared, in a pair, pair, paired, with colleagues, with a colleague, with a friend, with friends, with a partner, with a classmate, with classmates, with others, with the team, with a team, with my team, with two, with three, with four, with five",
	"partial: pilot, prototype, proof of concept, first draft, first drafts, drafts, rough draft, draft, drafted, trial, proposed, proposal, planned, partly, partially, parts of, part of, half of, some of, portion of, sections of, several of, aspects of, elements of, selected, internal, mock, simulated, simulation, demo",
	"placed: finalist, finalists, semi-finalist, semi-finalists, quarter-finalist, nominated for, nominee, nomination, shortlisted, longlisted, short-listed, runner-up, runners-up, runner up, second place, third place, second prize, third prize, placed second, placed third, came second, came third, 2nd place, 3rd place, highly commended, commended, second-best, second best, third-best, reached the final, in the final, final of, among the last, recommended, considered for, in the running, longlist, shortlist, nominated, nominations",
	"aim: wanted to, meant to, was to, were to, aimed to, aimed at, aiming to, aims to, aim to, aim of, goal of, target of, hoping to, hoped to, hope to, set out to, tried to, trying to, attempted to, attempting to, intended to, intending to, plan to, plans to, planning to, planned to, applied for, applying for",
	"limit: up to, as much as, at most, nearly, almost, approximately, about, around, roughly, approx, circa, close to, some, under, less than, fewer than, estimated",
)

// proficiencies are words for how well something is known, in order.
var proficiencies = map[string]int{
	"basic": 1, "basics": 1, "beginner": 1, "elementary": 1, "a1": 1, "a2": 1, "introductory": 1, "conversational": 2, "b1": 2, "intermediate": 2, "limited": 1, "familiar": 1, "novice": 1,
	"proficient": 3, "b2": 3, "working": 2, "competent": 3, "professional": 3, "business": 3, "good": 3, "solid": 3, "strong": 3, "advanced": 4, "c1": 4, "fluent": 4, "c2": 5, "expert": 5, "native": 5, "bilingual": 5, "mother": 5, "mastery": 5,
}

// scopes are how far something reaches, in order.
var scopes = map[string]int{
	"team": 1, "class": 1, "ward": 1, "local": 1, "store": 1, "branch": 1, "site": 1, "department": 2, "departmental": 2, "school": 2, "city": 2, "citywide": 2, "county": 2,
	"regional": 3, "region": 3, "district": 2, "statewide": 3, "state": 3, "province": 3, "company-wide": 4, "companywide": 4, "enterprise-wide": 4, "organisation-wide": 4, "organization-wide": 4, "group-wide": 4, "school-wide": 3, "hospital-wide": 3, "firm-wide": 4,
	"national": 5, "nationwide": 5, "nationally": 5, "country-wide": 5, "countrywide": 5, "european": 6, "continental": 6, "emea": 6, "apac": 6,
	"international": 6, "internationally": 6, "global": 7, "globally": 7, "worldwide": 7,
}

// aloneWords claim that nobody else took part.
var aloneWords = phrasesOf("alone: single-handedly, singlehandedly, single-handed, alone, solely, sole, independently, autonomously, by myself, on my own, unaided, unassisted, personally, without supervision, without assistance, without help, solo")

var negations = setOf(`no not never without zero none nil neither nor non cannot can't don't didn't isn't wasn't free lack lacking nobody nothing unable`)

// plainPrizes are things one counts with pride: one of them must not become several.
var plainPrizes = stemSet(`award prize patent publication paper medal scholarship grant certificate certification degree promotion book article distinction commendation trophy title championship diploma licence fellowship record`)
