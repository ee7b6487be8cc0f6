package compose

import (
	"slices"
	"strings"
)

// The checks that compare a rewritten clause with the clause of the original that it comes from: qualifiers and
// negations lost, verbs and scopes raised, others left out, one made many.

// aligned is a rewritten clause with its source.
type aligned struct {
	now   clause
	old   clause
	index int // of the rewritten statement
}

// checkWording runs these checks.
func (k *comparison) checkWording() {
	for i := range k.now.all {
		s := &k.now.all[i]
		if s.heading || s.copied || len(s.ranges) > 0 && !s.bullet {
			continue
		}
		k.checkAlone(s)
		k.checkScope(s)
		k.checkPlurals(s)
		for _, c := range s.clauses() {
			if c.to-c.from < 2 && len(s.tokens) > 3 {
				continue
			}
			old, ok := k.sourceOf(c)
			if !ok {
				continue
			}
			a := aligned{now: c, old: old, index: i}
			if !s.titled {
				k.checkVerbs(a)
			}
			k.checkNegation(a)
			k.checkNone(a)
			k.checkFulfilled(a)
			k.checkQualifiers(a)
		}
		k.checkRecognition(s)
		k.checkRaised(s)
	}
}

// sourceOf finds the clause of the original that a rewritten clause comes from. False where none is near enough to say.
func (k *comparison) sourceOf(c clause) (clause, bool) {
	o, score := k.old.closest(c.st, c.from, c.to)
	if o != nil && len(o.ranges) > 0 && !c.st.titled { // "I led … at Ostrand Paper": what was done stands elsewhere
		if p, less := k.old.closestOf(c.st, c.from, c.to, func(s *statement) bool { return s.bullet }); p != nil && less >= .3 {
			o, score = p, less
		}
	}
	if o == nil || score < .3 || o.heading {
		return clause{}, false
	}
	best, at, words := 0.0, clause{}, 0
	for _, oc := range o.clauses() {
		if w, n := k.old.shared(c, oc); w > best {
			best, at, words = w, oc, n
		}
	}
	if best < .4 || words < 2 && best < .8 && !k.sharesLongWord(c, at) {
		return clause{}, false
	}
	return at, true
}

// longWord is the length from which a word alone tells what a clause is about.
const longWord = 9

// sharesLongWord says whether a long word that stands once in the original stands in both clauses.
func (k *comparison) sharesLongWord(a, b clause) bool {
	for i := a.from; i < a.to; i++ {
		if t := &a.st.tokens[i]; len(t.low) >= longWord && len(k.old.index[t.stem]) == 1 && clauseHas(b, t.stem) {
			return true
		}
	}
	return false
}

// checkNegation finds "no", "without", "never" lost before words that stayed.
func (k *comparison) checkNegation(a aligned) {
	for i := 0; i < len(a.now.st.tokens); i++ {
		if low := a.now.st.tokens[i].low; negations[low] || strings.HasSuffix(low, "less") || strings.HasPrefix(low, "non") || low == "0" || strings.HasPrefix(low, "un") && len(low) > 4 || low == "avoided" || low == "avoiding" || low == "prevented" || low == "instead" {
			return
		}
	}
	for i := a.old.from; i < a.old.to; i++ {
		t := &a.old.st.tokens[i]
		if !negations[t.low] || t.low == "free" || t.low == "not" && i+1 < a.old.to && a.old.st.tokens[i+1].low == "only" {
			continue
		}
		n := 0
		for j := i + 1; j < a.old.to && n < 3 && a.old.st.tokens[j].pause < pauseComma; j++ {
			w := &a.old.st.tokens[j]
			if w.kind != wordToken || stopWords[w.low] {
				continue
			}
			n++
			if n > 1 && (t.low == "never" || t.low == "not" && i > a.old.from) {
				break // "never missed a deadline": the verb is what is denied
			}
			if clauseHas(a.now, w.stem) {
				k.report(Finding{Kind: "qualifier", Value: t.text + " " + w.text, Severity: High}, a.now.st.tokens[a.now.from].line, "Your original resume says “"+t.text+"” here: “"+clip(a.old.text())+"”. May it be left out?")
				return
			}
		}
	}
}

func clauseHas(c clause, stem string) bool {
	for i := c.from; i < c.to; i++ {
		if c.st.tokens[i].stem == stem {
			return true
		}
	}
	return false
}

// checkQualifiers finds a qualifier lost from a clause whose qualified words stayed.
func (k *comparison) checkQualifiers(a aligned) {
	if a.now.from == 0 && a.now.to == len(a.now.st.tokens) { // one clause may tell what several told
		a.old = clause{a.old.st, 0, len(a.old.st.tokens)}
	}
	header := len(a.old.st.ranges) > 0
	for i := a.old.from; i < a.old.to; i++ {
		p, ok := phraseAt(qualifiers, a.old.st.tokens, i)
		if n := withWhom(a.old.st.tokens, i); !ok && n > 0 && !withAnyone(a.now.st) {
			p, ok = phrase{words: make([]string, n), class: "shared"}, true
		}
		if !ok || !qualifies(p, a.old, i) || hasClass(a.now.st, p.class) || saysAll(a.now.st, p) || p.class == "supervised" && (helpsAnywhere(a.now.st) || len(p.stems) > 1 && !stopWords[p.words[0]] && clauseHas(clause{a.now.st, 0, len(a.now.st.tokens)}, p.stems[0])) {
			continue
		}
		if !k.keptBeside(a, i, p) {
			continue
		}
		severity := High
		switch p.class {
		case "limit", "shared", "time", "partial", "seldom", "merely":
			severity = Review
		}
		if header {
			severity = Review
		}
		words := a.old.st.phraseText(i, p)
		k.report(Finding{Kind: "qualifier", Value: words, Severity: severity}, a.now.st.tokens[a.now.from].line, "Your original resume says “"+words+"” here: “"+clip(a.old.text())+"”. May it be left out?")
		return
	}
}

// phraseText gives a phrase that begins at token i as it is written.
func (s *statement) phraseText(i int, p phrase) string {
	end := i + len(p.words) - 1
	if strings.Contains(p.words[0], "-") && s.tokens[i].low != p.words[0] {
		end++
	}
	return s.text[s.tokens[i].start:s.tokens[min(end, len(s.tokens)-1)].end]
}

// saysAll says whether a statement holds all the words, in any order and form.
func saysAll(s *statement, p phrase) bool {
	for i, w := range p.words {
		if !slices.ContainsFunc(s.tokens, func(t token) bool { return t.low == w || p.stems != nil && t.stem == p.stems[i] && !stopWords[w] }) {
			return false
		}
	}
	return true
}

func lowAt(tokens []token, i int) string {
	if i >= 0 && i < len(tokens) {
		return tokens[i].low
	}
	return ""
}

// keptBeside says whether a word near the qualifier, in the same part of the clause, still stands in the rewritten clause.
func (k *comparison) keptBeside(a aligned, i int, p phrase) bool {
	tokens := a.old.st.tokens
	look := func(from, step, limit int) bool {
		found := 0
		for j := from; j >= a.old.from && j < a.old.to && found < limit; j += step {
			opening := i == a.old.from && j == i+len(p.words) // "Under supervision, ran …"
			if step > 0 && tokens[j].pause >= pauseComma && j > i && !opening || step < 0 && tokens[j+1].pause >= pauseComma && (p.class != "supervised" && p.class != "shared" || tokens[j+1].pause >= pauseClause) {
				return false
			}
			t := &tokens[j]
			if t.feature == "" || t.kind == wordToken && commonVerb(t) {
				continue
			}
			found++
			if t.kind == wordToken && clauseHas(a.now, t.stem) || t.kind == numberToken && hasDigits(a.now, t.digits) {
				return true
			}
		}
		return false
	}
	if p.class == "rank" { // a title follows
		return look(i+len(p.words), 1, 2)
	}
	return look(i+len(p.words), 1, 3) || look(i-1, -1, 3)
}

func commonVerb(t *token) bool { return helpVerbs[t.stem] }

func hasDigits(c clause, d string) bool {
	for i := c.from; i < c.to; i++ {
		if c.st.tokens[i].digits == d {
			return true
		}
	}
	return false
}

// checkAlone finds a claim that nobody else took part.
func (k *comparison) checkAlone(s *statement) {
	for i := range s.tokens {
		p, ok := phraseAt(aloneWords, s.tokens, i)
		if !ok || k.old.words[s.tokens[i].low] && len(p.words) == 1 || k.old.words[strings.ReplaceAll(p.words[0], "-", "")] {
			continue
		}
		if len(p.words) > 1 && k.old.has(p.words) {
			continue
		}
		severity := High
		switch p.words[0] {
		case "independently", "autonomously", "personally", "sole", "solo":
			severity = Review
			if o, score := k.sourceOfAll(s); o != nil && score > .4 && (hasClass(o, "shared") || hasClass(o, "supervised") || helpsAnywhere(o)) {
				severity = High
			}
		case "alone":
			if i > 0 && (s.tokens[i-1].low == "stand" || s.tokens[i].glued) {
				continue
			}
		}
		words := strings.Join(p.words, " ")
		k.report(Finding{Kind: "verb", Value: words, Severity: severity}, s.tokens[i].line, "Your original resume does not say “"+words+"”. Is it right?")
	}
}

// has says whether the words stand side by side anywhere in the original.
func (o *source) has(words []string) bool {
	for i := range o.all {
		tokens := o.all[i].tokens
		for j := 0; j+len(words) <= len(tokens); j++ {
			n := 0
			for n < len(words) && tokens[j+n].low == words[n] {
				n++
			}
			if n == len(words) {
				return true
			}
		}
	}
	return false
}

func scopeAt(tokens []token, i int) (string, int) {
	if w := gluedWord(tokens, i); w != "" && scopes[w] > 0 {
		return w, scopes[w]
	}
	return tokens[i].low, scopes[tokens[i].low]
}

// checkScope finds a reach that grew: "regional" told as "global".
func (k *comparison) checkScope(s *statement) {
	for i := range s.tokens {
		word, rank := scopeAt(s.tokens, i)
		if rank < 3 || word == "state" || word == "district" || k.allow[s.tokens[i].low] || k.expansion(s, i, i+1) || s.tokens[i].capital() && i > 0 && !s.titled {
			continue
		}
		o, score := k.sourceOfAll(s)
		if o == nil || score < .3 {
			o = nil
		}
		highest := 0
		if o != nil {
			for j := range o.tokens {
				_, r := scopeAt(o.tokens, j)
				highest = max(highest, r)
			}
		}
		known := k.old.words[word] || k.old.words[strings.ReplaceAll(word, "-", "")] || k.old.stems[s.tokens[i].stem]
		if highest >= rank || known && (highest == 0 || o == nil) {
			continue
		}
		severity := Review
		if !known && (highest > 0 || rank >= 5) {
			severity = High
		}
		k.report(Finding{Kind: "qualifier", Value: word, Severity: severity}, s.tokens[i].line, "Your original resume does not say “"+word+"” of this. Is it right?")
	}
}

// checkPlurals finds one prize told as several.
func (k *comparison) checkPlurals(s *statement) {
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind != wordToken || !plainPrizes[t.stem] || !strings.HasSuffix(t.low, "s") || !k.old.stems[t.stem] || k.old.hasPlural(t.stem) || lowAt(s.tokens, i-1) == "the" {
			continue
		}
		if i+1 < len(s.tokens) && s.tokens[i+1].pause == pauseClause || i > 0 && (s.tokens[i-1].kind == numberToken || smallNumbers[s.tokens[i-1].low] > 0) {
			continue
		}
		k.report(Finding{Kind: "number", Value: t.text, Severity: Review}, t.line, "Your original resume names one, not several “"+t.text+"”. Is it right?")
	}
}

func (o *source) hasPlural(stem string) bool {
	for i := range o.all {
		if o.all[i].heading {
			continue
		}
		for j := range o.all[i].tokens {
			if t := &o.all[i].tokens[j]; t.stem == stem && strings.HasSuffix(t.low, "s") {
				return true
			}
		}
	}
	return false
}
