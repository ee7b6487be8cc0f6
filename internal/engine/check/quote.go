package check

import (
	"slices"
	"strings"

	"vitae/internal/engine/claim"
)

// quoter quotes the line of a source that an answer contradicts, and says whose words it is in.
type quoter struct {
	source *source
	facts  int      // where the facts begin that the owner keeps beside the original
	story  []string // lines that the question is about
}

// Who says what a question quotes.
var (
	sayers      = strings.NewReplacer("SAYS", "Your resume says", "GIVES", "Your resume gives")
	sayersFacts = strings.NewReplacer("SAYS", "In My facts, you said", "GIVES", "In My facts, you gave")
)

// quoted is a line that an answer contradicts.
type quoted struct {
	line string
	fact bool // it stands among the owner's facts alone
}

// quote returns the line that a suspicion contradicts.
func (q *quoter) quote(x *comparison, s *suspicion) quoted {
	if u := q.unit(x, s); u >= 0 {
		return quoted{q.line(u), q.isFact(u)}
	}
	return quoted{line: s.near}
}

// ask returns the question about a contradiction.
func (q quoted) ask(question, value string) string {
	sayer := sayers
	if q.fact {
		sayer = sayersFacts
	}
	return strings.NewReplacer("WORDS", value, "SOURCE", clip(q.line)).Replace(sayer.Replace(question))
}

// isFact reports whether a unit stands among the facts and not in the original too.
func (q *quoter) isFact(u int) bool {
	at := &q.source.units[u].Span
	return at.Start >= q.facts && !strings.Contains(q.source.read.Text[:q.facts], at.Of(q.source.read.Text))
}

// unit returns the statement of the source that a suspicion contradicts, -1 if there is none. A job's line that has the
// same number of the same is rather quoted than a summary, and a line of the question's story than any other.
func (q *quoter) unit(x *comparison, s *suspicion) int {
	at := slices.IndexFunc(q.source.units, func(u claim.Statement) bool {
		return strings.Join(strings.Fields(u.Span.Of(q.source.read.Text)), " ") == s.near
	})
	if at >= q.source.single {
		at = q.within(x, s, at)
	}
	own := quantityAt(x.aligned[s.statement].st, s.from)
	if own == nil || at < 0 {
		return at
	}
	best := at
	for _, o := range q.source.quantities {
		if o.unit < q.source.single && countsAlike(own, o.of) && q.contradicts(at, own, o.of) &&
			q.rank(o.unit) > q.rank(best) {
			best = o.unit
		}
	}
	return best
}

// contradicts reports whether a unit gives the same other number of what an answer counts.
func (q *quoter) contradicts(unit int, own, other *claim.Quantity) bool {
	has, same := false, false
	for _, o := range q.source.units[unit].Quantities {
		if countsAlike(own, &o) {
			has, same = true, same || sameValue(&o, other)
		}
	}
	return !sameValue(own, other) && (!has || same)
}

// rank is how well a unit is quoted: a line of the story, a line of a job, any other.
func (q *quoter) rank(unit int) int {
	u := &q.source.units[unit]
	switch words := u.Span.Of(q.source.read.Text); {
	case slices.ContainsFunc(q.story, func(l string) bool { return strings.Contains(l, words) }):
		return 2
	case u.Bullet:
		return 1
	}
	return 0
}

// within returns the statement among those of a window that says most of what an answer says.
func (q *quoter) within(x *comparison, s *suspicion, window int) int {
	best, score := -1, float32(-1)
	span := q.source.units[window].Span
	for u := range q.source.single {
		if at := q.source.units[u].Span; at.Start < span.Start || at.End > span.End {
			continue
		}
		c := float32(0)
		if covers := x.aligned[s.statement].units[u]; covers != nil {
			c = covers.score
		}
		if strings.Contains(q.source.units[u].Span.Of(q.source.read.Text), s.value) {
			c++ // the words that the answer leaves out stand here
		}
		if c > score {
			best, score = u, c
		}
	}
	return best
}

// line returns the words of a unit without a heading above them.
func (q *quoter) line(unit int) string {
	lines := strings.Split(q.source.units[unit].Span.Of(q.source.read.Text), "\n")
	for len(lines) > 1 && lines[0] == strings.ToUpper(lines[0]) {
		lines = lines[1:]
	}
	return strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
}

// quantityAt returns the quantity of a statement that begins with a word, nil if none does.
func quantityAt(st *claim.Statement, word int) *claim.Quantity {
	for i := range st.Quantities {
		if st.Quantities[i].From == word {
			return &st.Quantities[i]
		}
	}
	return nil
}

// countsAlike reports whether two quantities count the same thing.
func countsAlike(a, b *claim.Quantity) bool {
	return len(a.Counts) > 0 && len(b.Counts) > 0 && a.Counts[0] == b.Counts[0] && a.Unit == b.Unit && !b.Name
}
