package docparse

import "strings"

// scorer rates a text in a role. Roles it does not name are not given.
type scorer map[role]func(string) float64

var jobRoles = scorer{roleTitle: titleScore, roleOrg: orgScore, rolePlace: placeScore}

var studyRoles = scorer{roleTitle: degreeScore, roleOrg: schoolScore, rolePlace: placeScore, roleArea: areaScore}

// areaScore: a subject has no look of its own; it is what stands beside a degree.
func areaScore(s string) float64 {
	if degreeScore(s) > 1 || schoolScore(s) > 1.5 || !startsUpper(s) || isScore(s) {
		return -1
	}
	return 0.6
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

// first gives the line where a role was found.
func (h *head) first(r role) *para {
	for i, p := range h.pieces {
		if h.roles[i] == r {
			return p.para
		}
	}
	return nil
}

// headPieces cuts an entry's head into pieces and sets aside what needs no weighing: links, grades, lengths of time.
func headPieces(e *entry, study bool) (free []piece, fixed head) {
	for row, p := range e.head {
		segs := make([]segment, len(p.segs))
		for i, s := range p.segs {
			segs[i] = s
			ds := findDates(s.text)
			if len(ds) > 0 && (p == e.date || len(p.segs) > 1 || endsWithDate(s.text, ds[len(ds)-1])) {
				segs[i].text = cut(s.text, ds)
			}
		}
		p.used = true
		for _, pc := range pieces(p, row, segs) {
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

// isEmploymentKind recognises "Full-time", "Contract" and the like, standing alone.
func isEmploymentKind(s string) bool { return employmentKinds[strings.Trim(fold(s), "() .")] }

var employmentKinds = set(`full-time full_time part-time part_time contract permanent temporary freelance self-employed internship seasonal
	vollzeit teilzeit befristet unbefristet cdi cdd stage alternance indefinido temporal tempo_indeterminato tempo_determinato umowa_o_pracę voltijd deeltijd casual zero-hours`)

const maxPieces = 9

// assign gives each piece a role so that the roles' scores and the order they stand in fit best. orgFirst is what the
// other entries of the section do; +1 the organisation stands first, −1 the title, 0 not known.
func assign(free []piece, s scorer, orgFirst int) head {
	n := min(len(free), maxPieces)
	a := assigner{pieces: free[:n], scorer: s, orgFirst: orgFirst, best: head{score: -1e9}, roles: make([]role, n)}
	a.try(0, map[role]bool{}, 0)
	h := a.best
	for _, p := range free[n:] {
		h.pieces, h.roles = append(h.pieces, p), append(h.roles, roleNote)
	}
	return h
}

type assigner struct {
	pieces   []piece
	scorer   scorer
	orgFirst int
	roles    []role
	best     head
}

var roleOrder = [...]role{roleTitle, roleOrg, rolePlace, roleArea}

func (a *assigner) try(i int, used map[role]bool, cost float64) {
	if i == len(a.pieces) {
		if s := a.rate() - cost; s > a.best.score+1e-9 {
			a.best = head{pieces: a.pieces, roles: append([]role{}, a.roles...), score: s}
		}
		return
	}
	p := a.pieces[i]
	if i > 0 && a.roles[i-1] != roleNote {
		a.roles[i] = a.roles[i-1]
		more := 0.0
		if p.strong {
			more = 1.6
			if p.row != a.pieces[i-1].row {
				more = 2.4
			}
		}
		a.try(i+1, used, cost+more)
	}
	for _, r := range roleOrder {
		if a.scorer[r] == nil || used[r] || (i > 0 && a.roles[i-1] == r) {
			continue
		}
		more := 0.0
		if !p.strong && i > 0 {
			more = 0.5
			if r == roleOrg && a.roles[i-1] == roleTitle || r == rolePlace || r == roleArea {
				more = 0.2
			}
		}
		if p.at && r != roleOrg {
			more += 2
		}
		used[r] = true
		a.roles[i] = r
		a.try(i+1, used, cost+more)
		used[r] = false
	}
	if i > 0 {
		a.roles[i] = roleNote
		a.try(i+1, used, cost+1)
	}
}

// rate sums the roles' scores, what each filled role is worth, and how well their order fits.
func (a *assigner) rate() float64 {
	var texts [8]string
	var at [8]int
	for i := range at {
		at[i] = -1
	}
	for i, p := range a.pieces {
		r := a.roles[i]
		if texts[r] != "" {
			texts[r] += ", "
		} else {
			at[r] = i
		}
		texts[r] += p.text
	}
	sum := 0.0
	for _, r := range roleOrder {
		f := a.scorer[r]
		if f == nil || at[r] < 0 {
			continue
		}
		sum += f(texts[r]) + worth(r)
	}
	if t, o := at[roleTitle], at[roleOrg]; t >= 0 && o >= 0 {
		switch {
		case a.orgFirst != 0 && (o < t) == (a.orgFirst > 0):
			sum += 0.9
		case a.orgFirst == 0 && t < o && a.pieces[t].row == a.pieces[o].row:
			sum += 0.3 // on one line the title comes first more often
		}
	}
	if p := at[rolePlace]; p == 0 && len(a.pieces) > 1 {
		sum -= 0.8
	} else if o := at[roleOrg]; p >= 0 && o >= 0 && p == o+1 {
		sum += 0.3
	}
	if d, s := at[roleArea], at[roleTitle]; d >= 0 && (s < 0 || d != s+1) {
		sum -= 0.7
	}
	return sum
}

// worth is what filling a role gains: an entry wants a title and an organisation before a place.
func worth(r role) float64 {
	switch r {
	case roleTitle, roleOrg:
		return 1.2
	case rolePlace:
		return 0.1
	}
	return 0
}

// heads gives every entry of a section its roles. The order that fits the section as a whole holds for all of it.
func heads(es []entry, s scorer, study bool) []head {
	free := make([][]piece, len(es))
	fixed := make([]head, len(es))
	for i := range es {
		free[i], fixed[i] = headPieces(&es[i], study)
	}
	var sum [3]float64
	for i := range es {
		for k, order := range []int{0, 1, -1} {
			sum[k] += assign(free[i], s, order).score
		}
	}
	order := 0
	if sum[1] > sum[2]+0.05 {
		order = 1
	} else if sum[2] > sum[1]+0.05 {
		order = -1
	}
	out := make([]head, len(es))
	for i := range es {
		h := assign(free[i], s, order)
		h.pieces = append(append([]piece{}, h.pieces...), fixed[i].pieces...)
		h.roles = append(append([]role{}, h.roles...), fixed[i].roles...)
		out[i] = h
	}
	return out
}
