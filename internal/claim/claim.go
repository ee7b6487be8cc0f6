package claim

import (
	"vitae/internal/document"
	"vitae/internal/text"
)

// Kind is what a claim is of.
type Kind uint8

// The kinds of claim.
const (
	Duty Kind = iota // what one does or did
	Result
	Skill
	Title
	Employer
	Degree
	Credential
)

// Strength is how much of the subject a claim shows.
type Strength uint8

// The strengths, the weakest first.
const (
	Mentioned Strength = iota // named beside something else: a workshop, a tool that others built
	Listed                    // in a list, or with "basic"
	Used
	Lead
)

// Role is whose work a claim tells of.
type Role uint8

// The roles.
const (
	Alone Role = iota // nothing says otherwise
	WithOthers
	AsHelp
	UnderSupervision
)

// Status is how far the subject of a claim is had.
type Status uint8

// The states.
const (
	Has Status = iota
	InProgress
	IsPlanned
	HasExpired
	HasFailed
)

// Claim is what a document says of one subject.
type Claim struct {
	Kind       Kind
	Subject    string
	Strength   Strength
	Role       Role
	Status     Status
	Quantities []Quantity
	Period     Period
	From, To   string // in "from X to Y"
	Path       string // document.Line.Path
	Span       text.Span
}

// reach is how many words a cue may stand away from what it speaks of, where no comma parts them.
const reach = 6

// About returns what is claimed of some words of a statement: the cues of its own clause decide.
func (s *Statement) About(r *Reading, from, to int) Claim {
	lo, hi := s.clause(from, to)
	c := Claim{Subject: r.Of(s, from, to), Strength: Used, Span: text.Span{Start: s.Words[from].Start, End: s.Words[to-1].End}}
	listed := hi-lo <= to-from+1
	for _, q := range s.Cues {
		if q.From < lo || q.From >= hi || q.From >= from && q.To <= to {
			continue
		}
		c.apply(q.Class)
	}
	if listed && c.Strength == Used {
		c.Strength = Listed
	}
	for _, q := range s.Quantities {
		if q.From >= lo && q.From < hi {
			c.Quantities = append(c.Quantities, q)
		}
	}
	for _, p := range s.Periods {
		if p.From >= lo && p.From < hi {
			c.Period = p
		}
	}
	return c
}

func (c *Claim) apply(class Class) {
	switch class {
	case Progress:
		c.Status = max(c.Status, InProgress)
	case Planned:
		c.Status = max(c.Status, IsPlanned)
	case Expired:
		c.Status = max(c.Status, HasExpired)
	case Failed:
		c.Status = HasFailed
	case Helped:
		c.Role = max(c.Role, AsHelp)
	case Shared:
		c.Role = max(c.Role, WithOthers)
	case Supervised:
		c.Role = UnderSupervision
	case Basic:
		c.Strength = min(c.Strength, Listed)
	case Attended, Others:
		c.Strength = Mentioned
	case Led, Expert:
		if c.Strength == Used {
			c.Strength = Lead
		}
	}
}

// clause returns the words around some words up to the next comma or other sign that parts, at most reach away where
// the clause is long. A bracket behind belongs to what it follows.
func (s *Statement) clause(from, to int) (lo, hi int) {
	lo, hi = from, to
	for lo > 0 && from-lo < 2*reach && !s.Words[lo].Parts() {
		lo--
	}
	for hi < len(s.Words) && hi-to < 2*reach && (!s.Words[hi].Parts() || s.Words[hi].Before == '(' || s.Words[hi].Before == ':') {
		hi++
	}
	return lo, hi
}

// Of reads the claims of a document: one a clause of each line, with the line's path and its job's dates.
func Of(d *document.Resume, language string) []Claim {
	var out []Claim
	for _, l := range d.Lines() {
		r := Read(l.Text, language)
		for i := range r.Statements {
			s := &r.Statements[i]
			for from := 0; from < len(s.Words); {
				to := from + 1
				for to < len(s.Words) && (!s.Words[to].Parts() || s.Words[to].Before == '(') {
					to++
				}
				c := s.About(r, from, to)
				c.Path, c.Kind = l.Path, kindOf(s, from, to)
				c.inside(s, from, to)
				c.From, c.To = s.direction(r, from, to)
				out = append(out, c)
				from = to
			}
		}
	}
	return out
}

// inside applies the cues within the clause itself, which About leaves to the subject's name.
func (c *Claim) inside(s *Statement, from, to int) {
	for _, q := range s.Cues {
		if q.From >= from && q.To <= to {
			c.apply(q.Class)
		}
	}
}

func kindOf(s *Statement, from, to int) Kind {
	for _, q := range s.Cues {
		if q.From >= from && q.To <= to && (q.Class == Cause || q.Class == Became) && len(s.Quantities) > 0 {
			return Result
		}
	}
	if to-from <= 3 && !s.Bullet {
		return Skill
	}
	return Duty
}

// direction reads "from X to Y" of a clause.
func (s *Statement) direction(r *Reading, from, to int) (x, y string) {
	a := -1
	for i := from; i < to; i++ {
		switch s.Words[i].Low {
		case "from", "von", "de", "desde":
			a = i
		case "to", "auf", "nach", "into", "a", "hacia", "vers":
			if a >= 0 && i > a+1 && i+1 < to {
				return r.Of(s, a+1, i), r.Of(s, i+1, min(to, i+1+i-a))
			}
		}
	}
	return "", ""
}
