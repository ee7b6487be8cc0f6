package prose

import "strings"

// Verb is a verb of work in its four forms. Noun says that the base form, its -s form or its -ing form is an everyday
// noun of resumes too ("design", "reports", "training"), so that it counts as a verb only where what follows proves it.
type Verb struct {
	Base, Third, Past, Gerund string
	Noun                      bool
}

// Form is one of the four forms of a verb.
type Form int

// The forms.
const (
	Base Form = iota
	Third
	Past
	Gerund
)

// Regular verbs that are never nouns at the head of a line.
const plainVerbs = `accelerate accompany achieve acquire adapt address adjust administer adopt advise advocate allocate
analyse analyze apply appoint appraise approve arrange assemble assess assign assist attain attract authorise authorize
automate boost calculate calibrate carry clarify coach coordinate collaborate collate collect commission communicate
compile complete compose conceive conduct configure consolidate construct consult contribute convert convince correct
create cultivate customise customize decrease define deliver demonstrate deploy detect determine develop devise
diagnose direct discover dispense distribute document double educate eliminate enable encourage engineer enhance enlarge
ensure establish evaluate examine exceed execute expand expedite explain explore extend facilitate finalise finalize
formulate foster fulfil gather generate grade guide handle help hire identify illustrate implement improve improvise
increase inform initiate innovate inspect inspire install instruct integrate interpret introduce investigate involve
launch liaise maintain manage manufacture maximise maximize mentor minimise minimize migrate mobilise mobilize modernise
modernize modify motivate negotiate obtain operate optimise optimize orchestrate organise organize originate overhaul
participate perform persuade pioneer prepare prescribe present prevent prioritise prioritize procure produce promote
propose prove provide publish pursue reconcile recommend reconstruct recruit rectify redesign reduce refine refurbish
reinforce renegotiate reorganise reorganize repair replace represent resolve respond restore restructure retain
revamp revise revitalise revitalize safeguard schedule secure select simplify solve specify standardise standardize
strengthen streamline structure summarise summarize supervise supply sustain synthesise synthesize tailor test
transcribe transform translate transport troubleshoot unify update upgrade uphold use utilise utilize validate verify
visualise visualize welcome widen open serve receive restock replenish cater dispatch solder bake grill sterilise
sterilize vaccinate immunise immunize discharge litigate argue depose excavate haul unload iron invest borrow
publicise publicize digitise digitize publicise harmonise harmonize categorise categorize catalogue archive
forge merge decommission refactor instrument simulate validate prototype sequence culture synthesise irrigate
prune propagate groom restrain rehabilitate evacuate apprehend arrest defuse interrogate defend prosecute
mediate arbitrate notarise notarize appraise insure adjudicate rezone landscape choreograph compose
curate restore conserve exhibit illustrate animate render caption subtitle raise lower
lift shorten halve triple quadruple outperform surpass earn save spearhead rework scale tune containerise containerize
port onboard offboard triage precept titrate settle source accelerate co-author author upskill redeploy rewire reroute escalate fabricate encrypt pour insulate demolish accrue amortise amortize syndicate
attend substitute announce scoop shelve rack deputise deputize referee umpire found participate co-chair co-develop co-design co-found
co-manage co-host co-organise co-organize co-facilitate co-supervise co-produce co-edit
follow induct localise localize photograph invigilate moderate trace pull push haul comfort bathe hoist
resurface reupholster retile`

// Regular verbs whose base, -s or -ing form is a noun as well.
const nounVerbs = `answer approach audit look pass balance bill brief budget care chart check clean close code contact control
cook cover craft debug demand design display draft dress edit estimate file finance fix focus forward
greet guard harvest host impact interview invoice issue judge lecture load mail manufacture map mark market measure
monitor move nurse order own pack paint partner pick place plan plant plate post press price process programme
project purchase question rank rate record refer register rehearse release rent report request rescue research review
sample score screen search service ship shop sketch sort stage staff start stock store study support survey
tackle target tend ticket tour track trade train transfer treat tutor value visit voice volunteer wait walk wash watch
weld wire work champion chair captain pilot roll shape log tag land count benchmark profile patch harden script book
pitch prospect book frame machine mill face rotate prep trim cap hand ease water shadow staff sign head
bridge pave rig coat seal clock dock rent lease query field route
shard cache index parse align plaster tile sand varnish hedge segment wireframe storyboard merchandise milk command
minute type stack fold compound score tune drill bolt grease fuel tow load pitch treat brief dust tally audit cash price code`

// Verbs whose past is not made with -ed: base, past, gerund where it is not base+ing.
const irregularVerbs = `build/built bring/brought buy/bought catch/caught choose/chose/choosing draw/drew drive/drove/driving
find/found get/got/getting give/gave/giving grow/grew hold/held keep/kept lead/led make/made/making meet/met oversee/oversaw
pay/paid rebuild/rebuilt rise/rose/rising run/ran/running see/saw deal/dealt forecast/forecast seek/sought sell/sold send/sent speak/spoke
spend/spent take/took/taking teach/taught tell/told think/thought undertake/undertook/undertaking win/won/winning
write/wrote/writing rewrite/rewrote/rewriting underwrite/underwrote/underwriting proofread/proofread begin/began/beginning fly/flew leave/left/leaving lend/lent sew/sewed
troubleshoot/troubleshot uphold/upheld withdraw/withdrew set/set/setting cut/cut/cutting put/put/putting let/let/letting
plan/planned/planning program/programmed/programming ship/shipped/shipping map/mapped/mapping stop/stopped/stopping
debug/debugged/debugging submit/submitted/submitting refer/referred/referring transfer/transferred/transferring
control/controlled/controlling equip/equipped/equipping fulfil/fulfilled/fulfilling tailor/tailored/tailoring
commit/committed/committing permit/permitted/permitting scan/scanned/scanning log/logged/logging tag/tagged/tagging prep/prepped/prepping trim/trimmed/trimming cap/capped/capping
lay/laid dig/dug/digging fit/fitted/fitting try/tried upsell/upsold feed/fed beat/beat rig/rigged/rigging retrofit/retrofitted/retrofitting bag/bagged/bagging mop/mopped/mopping sweep/swept cross-sell/cross-sold co-write/co-wrote/co-writing co-lead/co-led co-teach/co-taught co-run/co-ran/co-running sit/sat/sitting
model/modelled/modelling label/labelled/labelling travel/travelled/travelling channel/channelled/channelling sow/sowed mix/mixed shop/shopped/shopping`

// Irregular verbs that are nouns too, besides those in nounVerbs.
var irregularNouns = map[string]bool{
	"lead": true, "deal": true, "forecast": true, "build": true, "draw": true, "find": true, "run": true, "rise": true,
	"set": true, "cut": true,
	"drive": true, "win": true, "program": true, "buy": true, "meet": true, "scan": true, "beat": true, "bag": true,
	"mop": true, "sweep": true, "mix": true, "fit": true, "dig": true, "feed": true, "try": true, "let": true,
	"catch": true, "model": true, "label": true, "travel": true, "channel": true,
}

// verbForms maps each form in lower case to its verb and which form it is. A past that equals its base ("cut") is left
// out of the base forms' tense work by readVerb.
var verbForms = buildVerbs()

type verbForm struct {
	verb *Verb
	form Form
}

func buildVerbs() map[string]verbForm {
	forms := map[string]verbForm{}
	put := func(v *Verb) {
		for f, w := range []string{v.Base, v.Third, v.Past, v.Gerund} {
			if _, taken := forms[w]; !taken {
				forms[w] = verbForm{v, Form(f)}
			}
		}
	}
	nouns := map[string]bool{}
	for _, w := range strings.Fields(nounVerbs) {
		nouns[w] = true
	}
	for _, entry := range strings.Fields(irregularVerbs) {
		p := strings.Split(entry, "/")
		v := &Verb{Base: p[0], Third: thirdPerson(p[0]), Past: p[1], Gerund: regularGerund(p[0]), Noun: nouns[p[0]] ||
			irregularNouns[p[0]]}
		if len(p) > 2 {
			v.Gerund = p[2]
		}
		put(v)
	}
	for _, w := range strings.Fields(nounVerbs) {
		put(&Verb{Base: w, Third: thirdPerson(w), Past: regularPast(w), Gerund: regularGerund(w), Noun: true})
	}
	for _, w := range strings.Fields(plainVerbs) {
		put(&Verb{
			Base: w, Third: thirdPerson(w), Past: regularPast(w), Gerund: regularGerund(w),
			Noun: ambiguousBase[w],
		})
	}
	return forms
}

// ambiguousBase are plain verbs that head noun phrases now and then ("Test rigs", "Document control").
var ambiguousBase = Words("ambiguous-base")

func isVowel(b byte) bool { return strings.IndexByte("aeiou", b) >= 0 }

func thirdPerson(w string) string {
	n := len(w)
	switch {
	case w[n-1] == 'y' && !isVowel(w[n-2]):
		return w[:n-1] + "ies"
	case strings.HasSuffix(w, "s"), strings.HasSuffix(w, "sh"), strings.HasSuffix(w, "ch"), strings.HasSuffix(w, "x"),
		strings.HasSuffix(w, "z"):
		return w + "es"
	}
	return w + "s"
}

func regularPast(w string) string {
	n := len(w)
	switch {
	case w[n-1] == 'e':
		return w + "d"
	case w[n-1] == 'y' && !isVowel(w[n-2]):
		return w[:n-1] + "ied"
	}
	return w + "ed"
}

func regularGerund(w string) string {
	if n := len(w); w[n-1] == 'e' && !strings.HasSuffix(w, "ee") {
		return w[:n-1] + "ing"
	}
	return w + "ing"
}

// ReadVerb finds the verb and form of a word; ok is false for a word that is no verb of the table. A word that is both
// base and past ("cut") comes back as base of a verb without a tense to change.
func ReadVerb(word string) (v *Verb, f Form, ok bool) {
	vf, ok := verbForms[strings.ToLower(word)]
	return vf.verb, vf.form, ok
}

// In returns the verb in a form.
func (v *Verb) In(f Form) string {
	return [...]string{v.Base, v.Third, v.Past, v.Gerund}[f]
}

// IsTenseless reports whether the verb reads the same today and yesterday.
func (v *Verb) IsTenseless() bool { return v.Base == v.Past }
