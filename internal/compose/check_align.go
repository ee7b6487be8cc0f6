package compose

import (
	"math"
	"strconv"
	"strings"
)

// Alignment: which statement of the original does a rewritten one come from. Words count by how rare they are in the
// original; a word that the original lacks counts a little where a synonym stands.

// featureOf gives what a token is compared by, "" for words that say nothing; it is kept in token.feature.
func featureOf(t *token) string {
	switch {
	case t.kind == numberToken:
		v, _ := readDigits(t.digits)
		return "#" + strconv.FormatFloat(v, 'g', -1, 64)
	case t.kind == contactToken || stopWords[t.low] || len(t.stem) < 2:
		return ""
	}
	if v, ok := smallNumbers[t.low]; ok {
		return "#" + strconv.FormatFloat(v, 'g', -1, 64)
	}
	return t.stem
}

// buildIndex lists the statements in which each feature stands.
func (o *source) buildIndex() {
	o.index = make(map[string][]int, len(o.stems))
	add := func(f string, i int) {
		if at := o.index[f]; f != "" && (len(at) == 0 || at[len(at)-1] != i) {
			o.index[f] = append(at, i)
		}
	}
	for i := range o.all {
		s := &o.all[i]
		if s.heading {
			continue
		}
		for j := range s.tokens {
			f := s.tokens[j].feature
			add(f, i)
			for _, g := range synonyms[f] {
				add("~"+strconv.Itoa(g), i)
			}
		}
	}
}

func (o *source) weight(f string) float64 {
	return math.Log(1 + float64(len(o.all))/float64(len(o.index[f])))
}

// closest gives the statement of the original that shares most with tokens from to to of a rewritten statement, and
// how much of the weight of those tokens it shares, 0 to 1. nil where nothing is shared.
func (o *source) closest(s *statement, from, to int) (*statement, float64) {
	return o.closestOf(s, from, to, func(*statement) bool { return true })
}

// closestOf gives the closest of the statements that fit.
func (o *source) closestOf(s *statement, from, to int, fits func(*statement) bool) (*statement, float64) {
	scores := make([]float64, len(o.all))
	total := 0.0
	seen := map[string]bool{}
	for i := from; i < to; i++ {
		f := s.tokens[i].feature
		if f == "" || seen[f] {
			continue
		}
		seen[f] = true
		if at := o.index[f]; len(at) > 0 {
			w := o.weight(f)
			total += w
			for _, st := range at {
				scores[st] += w
			}
			continue
		}
		total += 1.2
		for _, g := range synonyms[f] {
			key := "~" + strconv.Itoa(g)
			for _, st := range o.index[key] {
				scores[st] += .6 / float64(len(synonyms[f]))
			}
		}
	}
	best, at := 0.0, -1
	for st, w := range scores {
		if w == 0 || !fits(&o.all[st]) {
			continue
		}
		w -= .002 * float64(len(o.all[st].tokens))
		if w > best {
			best, at = w, st
		}
	}
	if at < 0 || total == 0 {
		return nil, 0
	}
	return &o.all[at], best / total
}

// sourceOfAll gives the statement of the original that a rewritten one comes from, as closest does.
func (k *comparison) sourceOfAll(s *statement) (*statement, float64) {
	near, ok := k.nearby[s]
	if !ok {
		near.st, near.score = k.old.closest(s, 0, len(s.tokens))
		k.nearby[s] = near
	}
	return near.st, near.score
}

// nearest is an answer of closest, kept.
type nearest struct {
	st    *statement
	score float64
}

// clause is a part of a statement that says one thing.
type clause struct {
	st       *statement
	from, to int
}

// clauses parts a statement at semicolons, colons, full stops, and where a new verb follows a comma or "and".
func (s *statement) clauses() []clause {
	var out []clause
	from, deed := 0, len(s.tokens) > 0 && isDeed(&s.tokens[0])
	for i := 1; i < len(s.tokens); i++ {
		t := &s.tokens[i]
		cut := t.pause >= pauseClause
		if isDeed(t) {
			// "Under supervision, ran …": what has no verb of its own belongs to what follows
			cut = cut || i-from >= 2 && (deed || i-from > 5) && (t.pause == pauseComma || s.tokens[i-1].low == "and")
			deed = true
		}
		if cut {
			out = append(out, clause{s, from, i})
			from, deed = i, isDeed(t)
		}
	}
	return append(out, clause{s, from, len(s.tokens)})
}

func (c clause) tokens() []token { return c.st.tokens[c.from:c.to] }

func (c clause) text() string {
	if c.from >= c.to {
		return ""
	}
	return c.st.text[c.st.tokens[c.from].start:c.st.tokens[c.to-1].end]
}

// isDeed says whether a word looks like a verb that begins a clause.
func isDeed(t *token) bool {
	if t.kind != wordToken || t.glued {
		return false
	}
	return helpVerbs[t.stem] || leadVerbs[t.stem] || makeVerbs[t.stem] && !strings.HasSuffix(t.low, "er") || strings.HasSuffix(t.low, "ed") && len(t.low) > 4
}

// shared gives how much of the weight of the smaller clause's content stands in the other, and how many words.
func (o *source) shared(a, b clause) (float64, int) {
	in := map[string]bool{}
	wb := 0.0
	for i := b.from; i < b.to; i++ {
		if f := b.st.tokens[i].feature; f != "" && !in[f] {
			in[f] = true
			wb += o.weightOr(f)
		}
	}
	wa, both, n := 0.0, 0.0, 0
	seen := map[string]bool{}
	for i := a.from; i < a.to; i++ {
		f := a.st.tokens[i].feature
		if f == "" || seen[f] {
			continue
		}
		seen[f] = true
		w := o.weightOr(f)
		wa += w
		if in[f] {
			both += w
			n++
		}
	}
	if m := min(wa, wb); m > 0 {
		return min(1, both/m), n
	}
	return 0, 0
}

func (o *source) weightOr(f string) float64 {
	if len(o.index[f]) == 0 {
		return 1.2
	}
	return o.weight(f)
}
