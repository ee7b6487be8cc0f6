package docparse

import (
	"math"
	"strings"
)

// What it costs or gains where pieces stand, in the unit of the scores (rolescore.go) and tuned with them.
const (
	goOnRow      = 2.4  // a run goes on in another row
	goOnStrong   = 1.6  // a run goes on behind a strong sign
	goOnComma    = 0.3  // an employer's name goes on behind a comma: few hold one
	beginWeak    = 0.5  // a role begins behind a weak sign
	beginUsual   = 0.2  // the same where that is usual: an employer behind a title, a place, a subject
	areaGain     = 0.7  // a subject stands behind a degree at a comma
	areaApart    = 0.7  // a subject stands beside no degree
	noteDescribe = 0.1  // a note that describes
	formTown     = 0.8  // a place stands behind a legal form
	nameTown     = 0.4  // a word stands behind what is surely an employer's name
	rowOrder     = 0.3  // the employer comes first on one line: seldom
	wrongOrder   = 0.9  // the section has the other order
	placeFirst   = 0.8  // a place begins a head
	placeBehind  = 0.3  // a place stands right behind the employer
	secondArea   = 1.6  // a degree that says its subject has no other, but may say it twice
	townOfSchool = 0.8  // what shares the school's line and not the degree's is rather its town
	filledHead   = 1.2  // an entry has a title, or an employer
	filledPlace  = 0.1  // an entry has a place
	plainArea    = 0.6  // a subject has no look of its own
	sureOrder    = 0.05 // by which one order must fit better than the other to hold for a section
	leastGain    = 1e-9 // by which a reading must be better than one found before it
)

// scorer rates a text in a role. Roles it does not name are not given.
type scorer map[role]func(string) float64

var jobRoles = scorer{roleTitle: titleScore, roleOrg: orgScore, rolePlace: placeScore}

var studyRoles = scorer{roleTitle: degreeScore, roleOrg: schoolScore, rolePlace: placeScore, roleArea: areaScore}

// areaScore: a subject has no look of its own; it is what stands beside a degree.
func areaScore(s string) float64 {
	if degreeScore(s) > 1 || schoolScore(s) > surelySchool || !startsUpper(s) || isScore(s) {
		return -1
	}
	return plainArea
}

// head is an entry's head cut into pieces, each with its role.
type head struct {
	pieces []piece
	roles  []role
	score  float64
}

// text joins the pieces of one role.
func (h *head) text(r role) string {
	out := ""
	for i, p := range h.pieces {
		if h.roles[i] != r {
			continue
		}
		if out != "" {
			out += ", "
		}
		out += p.text
	}
	return out
}

// first returns the line where a role was found.
func (h *head) first(r role) *para {
	if p := h.piece(r); p != nil {
		return p.para
	}
	return nil
}

// piece returns the first piece of a role.
func (h *head) piece(r role) *piece {
	for i := range h.pieces {
		if h.roles[i] == r {
			return &h.pieces[i]
		}
	}
	return nil
}

// headPieces cuts an entry's head into pieces and sets aside what needs no weighing: links, grades, lengths of time.
func headPieces(e *entry, study bool) (free []piece, fixed head) {
	for row, p := range e.head {
		segs := make([]segment, 0, len(p.segs))
		for _, s := range p.segs {
			if s.field != fieldNone {
				ps, rs := fieldPieces(p, row, s, study)
				fixed.pieces, fixed.roles = append(fixed.pieces, ps...), append(fixed.roles, rs...)
				continue
			}
			s.text = stripIcons(s.text)
			ds := findDates(s.text)
			if len(ds) > 0 && (p == e.date || len(p.segs) > 1 || endsWithDate(s.text, ds[len(ds)-1])) {
				s.text = cut(s.text, ds)
			}
			segs = append(segs, s)
		}
		p.used = true
		for _, pc := range withGrades(pieces(p, row, segs), study) {
			r := roleNone
			switch {
			case isDuration(pc.text), bodyLabel(pc.text), isEmploymentKind(pc.text), openWords[fold(pc.text)]:
				r = roleNote
			case len(urlsIn(pc.text)) > 0 && !strings.Contains(pc.text, " "):
				r = roleLink
			case study && isScore(pc.text):
				r = roleScore
			}
			if r == roleNone {
				free = append(free, pc)
				continue
			}
			fixed.pieces, fixed.roles = append(fixed.pieces, pc), append(fixed.roles, r)
		}
	}
	return free, fixed
}

// withGrades parts a grade that stands behind a subject without a sign between them: "Physics GPA: 1.1".
func withGrades(ps []piece, study bool) []piece {
	if !study {
		return ps
	}
	var out []piece
	for _, p := range ps {
		f := strings.ToLower(p.text)
		at := -1
		for _, cue := range []string{" gpa", " cgpa", " grade:", " note:", " (gpa", " nota:", " score:"} {
			if i := strings.Index(f, cue); i > 0 && i < len(p.text) && (at < 0 || i < at) {
				at = i
			}
		}
		if at < 0 || isDigit(p.text[0]) { // "8.7 CGPA" is one
			out = append(out, p)
			continue
		}
		grade := p
		p.text, grade.text, grade.strong = strings.TrimSpace(p.text[:at]), tidyPiece(p.text[at:]), false
		out = append(out, p, grade)
	}
	return out
}

// isEmploymentKind recognises "Full-time", "Contract" and the like, standing alone.
func isEmploymentKind(s string) bool { return employmentKinds[strings.Trim(fold(s), "() .")] }

//
//nolint:misspell // words of many languages
var employmentKinds = set(`full-time full_time part-time part_time contract permanent temporary freelance self-employed internship seasonal
	vollzeit teilzeit befristet unbefristet cdi cdd stage alternance indefinido temporal tempo_indeterminato tempo_determinato umowa_o_pracę voltijd deeltijd casual zero-hours`)

const maxPieces = 9

// An entry's order: which of title and organisation stands first. A section keeps to one.
const (
	anyOrder = iota
	orgFirst
	titleFirst
	orders
)

// assigner finds the roles of one head's pieces. What it asks of a piece or a run of pieces it asks once, whatever the
// number of ways that it tries.
type assigner struct {
	free   []piece
	pieces []piece // those that are weighed
	traits []trait
	scorer scorer
	scores []float64 // of each run of pieces in each role, NaN where it has not been asked for

	roles []role           // of the way that is being tried
	kept  [][roles]float64 // what a piece gains in a role by the habit of the section
	given uint             // a bit for each role that a form's label has given already
	best  [orders]head
}

// trait is what a piece shows by itself, and beside the one before it, whatever the roles.
type trait struct {
	note   float64 // what it costs as a note
	town   float64 // what it gains as a place behind an organisation
	area   bool    // it is a degree that says its subject too
	folded string  // of studies: the text, folded
}

func newAssigner(free []piece, given []role, s scorer) *assigner {
	n := min(len(free), maxPieces)
	a := &assigner{
		free: free, pieces: free[:n], traits: make([]trait, n), scorer: s,
		scores: make([]float64, n*n*int(roles)), roles: make([]role, n),
	}
	for i := range a.scores {
		a.scores[i] = math.NaN()
	}
	for _, r := range given {
		a.given |= 1 << r
	}
	for i, p := range a.pieces {
		t := trait{note: 1, town: a.townGain(i)}
		if descriptive(p.text) {
			t.note = noteDescribe
		}
		if s[roleArea] != nil {
			t.folded = fold(p.text)
			t.area = saysArea(p.text)
		}
		a.traits[i] = t
	}
	return a
}

// assign gives each piece a role so that the roles' scores and the order they stand in fit best, once for each order.
func (a *assigner) assign(kept habit) [orders]head {
	if kept != nil {
		a.kept = kept.gains(a.pieces)
	}
	for k := range a.best {
		a.best[k] = head{score: math.Inf(-1)}
	}
	a.try(0, a.given, 0)
	for k := range a.best {
		h := &a.best[k]
		h.pieces = append([]piece{}, a.free...)
		for range a.free[len(a.pieces):] {
			h.roles = append(h.roles, roleNote)
		}
	}
	return a.best
}

var roleOrder = [...]role{roleTitle, roleOrg, rolePlace, roleArea}

// try gives piece i each role that it can have; used is a bit for each role that holds a run already.
func (a *assigner) try(i int, used uint, cost float64) {
	if i == len(a.pieces) {
		a.rate(cost)
		return
	}
	if i > 0 && a.roles[i-1] != roleNote {
		a.roles[i] = a.roles[i-1]
		a.try(i+1, used, cost+a.costToGoOn(i))
	}
	for _, r := range roleOrder {
		if a.scorer[r] != nil && used&(1<<r) == 0 {
			more := a.costToBegin(i, r)
			a.roles[i] = r
			a.try(i+1, used|1<<r, cost+more)
		}
	}
	if i > 0 || a.full() {
		a.roles[i] = roleNote
		a.try(i+1, used, cost+a.traits[i].note)
	}
}

// costToGoOn is what it costs that piece i, whose role is given, goes on the run of the piece before it.
func (a *assigner) costToGoOn(i int) float64 {
	switch p := a.pieces[i]; {
	case p.strong && p.row != a.pieces[i-1].row:
		return goOnRow
	case p.strong:
		return goOnStrong
	case a.roles[i] == roleOrg:
		return goOnComma
	}
	return 0
}

// costToBegin is what it costs that piece i begins a role.
func (a *assigner) costToBegin(i int, r role) float64 {
	more := 0.0
	if i > 0 {
		before := a.roles[i-1]
		if !a.pieces[i].strong {
			more = a.costAtComma(i, r, before)
		}
		if r == rolePlace && before == roleOrg {
			more -= a.traits[i].town
		}
	}
	if a.pieces[i].at && r != roleOrg {
		more += 2
	}
	return more
}

// costAtComma is what it costs that piece i begins a role behind a weak sign.
func (a *assigner) costAtComma(i int, r, before role) float64 {
	switch {
	case r == roleArea && before == roleTitle && !a.degreeHasArea(i-1, i):
		return -areaGain // "MSc, Statistics": what follows a degree at a comma is its subject
	case r == roleOrg && before == roleTitle, r == rolePlace, r == roleArea:
		return beginUsual
	}
	return beginWeak
}

// full reports whether a form's labels have given every role, so that even the first piece left can be nothing but a
// note.
func (a *assigner) full() bool {
	for _, r := range roleOrder {
		if a.scorer[r] != nil && a.given&(1<<r) == 0 {
			return false
		}
	}
	return true
}

// townGain is what piece i gains as a place where an employer's name stands before it at a comma: nothing of a name
// follows its legal form ("Acme GmbH, Celle"), and one word behind a name that is surely an employer's can be its town
// ("Hill Primary School, Truro"); schools of study have such words in their names too.
func (a *assigner) townGain(i int) float64 {
	if i == 0 || a.pieces[i].strong {
		return 0
	}
	org, s := a.pieces[i-1].text, a.pieces[i].text
	switch {
	case endsInForm(org):
		return formTown
	case campusSystems[fold(org)] && (i+1 == len(a.pieces) || a.pieces[i+1].strong):
		return -3
	case i+1 == len(a.pieces) && a.scorer[roleArea] == nil && !strings.ContainsAny(s, " &0123456789") &&
		startsUpper(s) && !isUpper(s) && orgScore(org) >= ratherName && orgScore(s) < 1 && titleScore(s) <= 0:
		return nameTown
	}
	return 0
}

// openDegrees are what a degree can be of and still leave open in which subject.
var openDegrees = set(`science arts engineering technology applied_science education philosophy business_administration fine_arts commerce letters advanced_studies applied_arts research professional_studies`)

// degreeHasArea reports whether the pieces from to to of a degree say its subject too: "BSc Physics", "Bachelor,
// Marketing".
func (a *assigner) degreeHasArea(from, to int) bool {
	return to-from > 1 || a.traits[from].area
}

// saysArea reports whether a degree says its subject: "BSc Physics", "Bachelor of Pharmacy".
func saysArea(s string) bool {
	degree, area := splitDegree(s)
	_, of, ok := strings.Cut(fold(degree), " of ")
	return area != "" || ok && !openDegrees[of]
}

// labelled counts the roles of an entry's names that a form's labels say.
func (a *assigner) labelled() int { return int(a.given>>roleTitle&1 + a.given>>roleOrg&1) }

// rate sums the roles' scores, what each filled role is worth, and how well their order fits, and keeps the best.
func (a *assigner) rate(cost float64) {
	var at, to [roles]int
	for i := range at {
		at[i] = -1
	}
	for i, r := range a.roles {
		if at[r] < 0 {
			at[r] = i
		}
		to[r] = i + 1
	}
	sum := -cost
	for _, r := range roleOrder {
		if at[r] >= 0 && a.scorer[r] != nil {
			sum += a.score(at[r], to[r], r) + worth(r)
		}
	}
	if a.kept != nil {
		for i, r := range a.roles {
			sum += a.kept[i][r]
		}
	}
	sum += a.fit(at, to)
	t, o := at[roleTitle], at[roleOrg]
	for k := range a.best {
		total := sum
		switch {
		case t < 0 || o < 0:
		case k == anyOrder && o < t && a.pieces[t].row == a.pieces[o].row:
			total -= rowOrder // on one line the title comes first more often
		case k == orgFirst && t < o, k == titleFirst && o < t:
			total -= wrongOrder
		}
		if total > a.best[k].score+leastGain {
			a.best[k].roles = append(a.best[k].roles[:0], a.roles...)
			a.best[k].score = total
		}
	}
}

// fit is how well place and subject stand beside what they belong to; at and to are where each role begins and ends.
func (a *assigner) fit(at, to [roles]int) float64 {
	sum := 0.0
	if p := at[rolePlace]; p == 0 && len(a.pieces) > 1 {
		sum -= placeFirst
	} else if o := at[roleOrg]; p >= 0 && o >= 0 && p == o+1 {
		sum += placeBehind
	}
	d, t := at[roleArea], at[roleTitle]
	if d >= 0 && (t < 0 || d != to[roleTitle] && to[roleArea] != t) {
		sum -= areaApart
	}
	if d >= 0 && t >= 0 && a.degreeHasArea(t, to[roleTitle]) &&
		!strings.Contains(a.traits[t].folded, a.traits[d].folded) {
		sum -= secondArea
	}
	if o := at[roleOrg]; d >= 0 && t >= 0 && o >= 0 && a.pieces[d].row != a.pieces[t].row &&
		a.pieces[d].row == a.pieces[o].row {
		sum -= townOfSchool
	}
	return sum
}

// score rates the pieces from to to in a role.
func (a *assigner) score(from, to int, r role) float64 {
	s := &a.scores[(from*len(a.pieces)+to-1)*int(roles)+int(r)]
	if math.IsNaN(*s) {
		text := a.pieces[from].text
		for _, p := range a.pieces[from+1 : to] {
			text += ", " + p.text
		}
		*s = a.scorer[r](text)
	}
	return *s
}

// worth is what filling a role gains: an entry wants a title and an organisation before a place.
func worth(r role) float64 {
	switch r {
	case roleTitle, roleOrg:
		return filledHead
	case rolePlace:
		return filledPlace
	}
	return 0
}

// heads returns every entry of a section its roles. The order that fits the section as a whole holds for all of it.
func heads(es []entry, s scorer, study bool) []head {
	as, fits, fixed := make([]*assigner, len(es)), make([][orders]head, len(es)), make([]head, len(es))
	var sum [orders]float64
	for i := range es {
		var free []piece
		free, fixed[i] = headPieces(&es[i], study)
		as[i] = newAssigner(free, fixed[i].roles, s)
		fits[i] = as[i].assign(nil)
		for k := range sum {
			sum[k] += fits[i][k].score
		}
	}
	order := anyOrder
	if sum[orgFirst] > sum[titleFirst]+sureOrder {
		order = orgFirst
	} else if sum[titleFirst] > sum[orgFirst]+sureOrder {
		order = titleFirst
	}
	out := make([]head, len(es))
	for i := range es {
		out[i] = fits[i][order]
	}
	if len(es) > 1 { // once more, with what the entries have in common
		kept := habits(out)
		for i := range es {
			out[i] = as[i].assign(kept)[order]
		}
	}
	for i := range out {
		out[i].pieces = append(out[i].pieces, fixed[i].pieces...)
		out[i].roles = append(out[i].roles, fixed[i].roles...)
		out[i].score += 3 * float64(as[i].labelled())
	}
	return out
}
