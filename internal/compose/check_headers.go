package compose

import (
	"slices"
	"strings"
	"sync"

	"vitae/internal/skill"
)

// checkHeaders compares the heads of jobs: with these dates, is this the title and the employer?
func (k *comparison) checkHeaders() {
	heads := readHeaders(k.now, k.text.Document)
	for i := range heads {
		h := &heads[i]
		if h.statement >= 0 && slices.ContainsFunc(heads[i:], func(d header) bool { return d.statement < 0 && d.span.fits(h.span) }) {
			continue // the document tells title and employer apart
		}
		var fits []*header
		for j := range k.old.headers {
			if k.old.headers[j].span.fits(h.span) {
				fits = append(fits, &k.old.headers[j])
			}
		}
		if len(fits) == 0 {
			continue // checkDates has said so
		}
		if h.statement < 0 {
			k.checkPart(h, h.title, fits, "title")
			k.checkPart(h, h.employer, fits, "employer")
			k.checkLostRank(h, h.title, fits)
			continue
		}
		k.checkSegments(h, fits)
		k.checkLostRank(h, h.own, fits)
	}
}

// missing gives the tokens that none of the heads holds; of several heads with these dates the one that fits best counts.
func (k *comparison) missing(tokens []token, fits []*header) []int {
	var best []int
	known := sync.OnceValue(func() knownHead { return k.knownIn(tokens) })
	for n, o := range fits {
		var out []int
		for i := 0; i < len(tokens) && (n == 0 || len(out) < len(best)); i++ {
			if tokens[i].kind == wordToken && !o.has(tokens, i) && !k.sameSkill(known, tokens, i, o) {
				out = append(out, i)
			}
		}
		if len(out) == 0 {
			return nil
		}
		if n == 0 || len(out) < len(best) {
			best = out
		}
	}
	return best
}

// knownHead is what the catalogue knows of the words of a head: the skills that each word names and the title of all.
type knownHead struct {
	skills [][]skill.ID
	title  skill.Title
	titled bool
}

func (k *comparison) knownIn(tokens []token) knownHead {
	h := knownHead{skills: k.skillsOf(tokens)}
	h.title, h.titled = k.old.c.FindTitle(spaced(tokens))
	return h
}

// skillsOf gives the skills that each word names or helps to name.
func (k *comparison) skillsOf(tokens []token) [][]skill.ID {
	out := make([][]skill.ID, len(tokens))
	text := ""
	at := make([]int, 0, len(tokens)+1)
	for i := range tokens {
		at = append(at, len(text))
		text += tokens[i].text + " "
	}
	at = append(at, len(text))
	for _, m := range k.old.c.Find(text) {
		for i := range tokens {
			if m.Start < at[i+1] && m.End > at[i] {
				out[i] = append(out[i], m.Skill)
			}
		}
	}
	return out
}

// sameSkill says whether the catalogue knows the word and a word of the head as one thing ("FLT", "Forklift"), or the
// whole title as another name of the head's title.
func (k *comparison) sameSkill(known func() knownHead, tokens []token, i int, o *header) bool {
	if k.old.c == nil {
		return false
	}
	now := known()
	if len(now.skills[i]) > 0 {
		was := k.skillsOf(append(slices.Clone(o.own), o.title...))
		if slices.ContainsFunc(slices.Concat(was...), func(id skill.ID) bool { return slices.Contains(now.skills[i], id) }) {
			return true
		}
	}
	if !now.titled || lowRanks[tokens[i].low] || ranks[tokens[i].low] != 0 || !commonTitleWord(now.title.Name, tokens[i].low) {
		return false
	}
	was, ok := k.old.c.FindTitle(spaced(append(slices.Clone(o.title), o.own...)))
	return ok && now.title.ID == was.ID && now.title.Level <= was.Level
}

// commonTitleWord says whether the word belongs to the catalogue's name of the title, and not to what stands around it.
func commonTitleWord(name, word string) bool {
	return strings.Contains(" "+strings.ToLower(name)+" ", " "+word+" ")
}

func spaced(tokens []token) string {
	var b strings.Builder
	for i := range tokens {
		if i > 0 {
			b.WriteByte(' ')
			if tokens[i].pause >= pauseComma {
				b.WriteString("| ")
			}
		}
		b.WriteString(tokens[i].text)
	}
	return b.String()
}

// checkPart compares a title or an employer of a document.
func (k *comparison) checkPart(h *header, tokens []token, fits []*header, kind string) {
	gone := k.missing(tokens, fits)
	if kind == "title" {
		gone = slices.DeleteFunc(gone, func(i int) bool { return k.isPlace(&tokens[i]) })
	}
	if len(gone) == 0 || k.isAllowed(spaced(tokens)) {
		return
	}
	text := ""
	for i := range tokens {
		text = strings.TrimSpace(text + " " + tokens[i].text)
	}
	severity := High
	if kind == "employer" && !k.namesFirm(tokens, gone) {
		severity = Review
	}
	k.reportHeader(kind, text, h.span.text, severity, k.lineOf(tokens))
}

// namesFirm says whether one of the lost words is written as a name, and is new or stands in another head: other words
// describe.
func (k *comparison) namesFirm(tokens []token, lost []int) bool {
	return slices.ContainsFunc(lost, func(i int) bool {
		t := &tokens[i]
		return t.capital() && (!k.known(t) || slices.ContainsFunc(k.old.headers, func(o header) bool { return holds(o.own, t) || holds(o.employer, t) }))
	})
}

// isPlace says whether a word of a title may be a place or a firm that reading took for part of it: a name that the
// original holds and that is no word of titles.
func (k *comparison) isPlace(t *token) bool {
	return t.capital() && k.old.proper[t.low] && !commonWords[t.stem] && !occupation(t.low) && ranks[t.low] == 0 && !lowRanks[t.low] && !k.inTitle(t.low)
}

// inTitle says whether the word stands in a title of the original.
func (k *comparison) inTitle(low string) bool {
	for i := range k.old.headers {
		if slices.ContainsFunc(k.old.headers[i].title, func(t token) bool { return t.low == low }) {
			return true
		}
	}
	return false
}

func (k *comparison) reportHeader(kind, value, span, severity string, line int) {
	noun := "title"
	if kind == "employer" {
		noun = "employer"
	}
	k.report(Finding{Kind: kind, Value: value, Severity: severity}, line, "Your original resume names no "+noun+" “"+value+"” for "+span+". Is it right?")
}

// lineOf finds the first line of the rewritten text that holds the words, -1 where none does; the words are flagged.
func (k *comparison) lineOf(words []token) int {
	for i := range k.now.all {
		s := &k.now.all[i]
		for j := 0; j+len(words) <= len(s.tokens); j++ {
			n := 0
			for n < len(words) && s.tokens[j+n].low == words[n].low {
				n++
			}
			if n == len(words) && n > 0 {
				for m := range n {
					k.flagged[place(i, j+m)] = true
				}
				return s.tokens[j].line
			}
		}
	}
	return -1
}

// checkSegments compares the line with the dates part by part. A part that is new as a whole beside two that are known
// may be a place: the check of names looks at it.
func (k *comparison) checkSegments(h *header, fits []*header) {
	gone := k.missing(h.own, fits)
	if len(gone) == 0 {
		return
	}
	lost := map[int]bool{}
	for _, i := range gone {
		lost[i] = true
	}
	parts := partsOf(h.own)
	sound := 0
	for n := range parts {
		p := &parts[n]
		for i := p.from; i < p.to; i++ {
			if lost[i] {
				p.lost++
			}
		}
		if p.lost == 0 {
			sound++
		}
	}
	replaced := replacedPart(h, fits)
	for n, p := range parts {
		if p.lost == 0 || p.lost == p.to-p.from && sound >= 2 && !replaced && !k.isTitle(h.own[p.from:p.to]) {
			continue
		}
		tokens := h.own[p.from:p.to]
		kind := "employer"
		if k.isTitle(tokens) || n == 0 && len(parts) > 2 && !k.isTitle(h.own[parts[1].from:parts[1].to]) {
			kind = "title"
		}
		if k.isAllowed(spaced(tokens)) || kind == "employer" && k.education(h) {
			continue
		}
		for i := range k.now.all[h.statement].tokens {
			t := &k.now.all[h.statement].tokens[i]
			if t.start >= tokens[0].start && t.end <= tokens[len(tokens)-1].end {
				k.flagged[place(h.statement, i)] = true
			}
		}
		s, severity := &k.now.all[h.statement], High
		if kind == "employer" && (!k.namesFirm(h.own, slices.DeleteFunc(slices.Clone(gone), func(i int) bool { return i < p.from || i >= p.to })) || !slices.ContainsFunc(fits, func(o *header) bool { return !o.told })) {
			severity = Review
		}
		k.reportHeader(kind, s.text[tokens[0].start:tokens[len(tokens)-1].end], h.span.text, severity, tokens[0].line)
	}
}

// part is a piece of a head between commas, bars or "at". lost counts its words that the original's head lacks.
type part struct{ from, to, lost int }

func partsOf(tokens []token) []part {
	var parts []part
	for i := range tokens {
		if i == 0 || tokens[i].pause >= pauseComma || tokens[i-1].low == "at" {
			parts = append(parts, part{from: i})
		}
		parts[len(parts)-1].to = i + 1
	}
	return parts
}

// replacedPart says whether every head with these dates has a part of which the rewritten head keeps no word: what is
// new then stands in its place.
func replacedPart(h *header, fits []*header) bool {
	for _, o := range fits {
		if o.statement < 0 {
			continue
		}
		whole := true
		for _, p := range partsOf(o.own) {
			kept := false
			for i := p.from; i < p.to; i++ {
				kept = kept || holds(h.own, &o.own[i])
			}
			whole = whole && kept
		}
		if whole {
			return false
		}
	}
	return true
}

// education says whether the head is one of a course of study: degrees are checked by their own rules.
func (k *comparison) education(h *header) bool {
	for _, d := range readDegrees(&reading{all: k.now.all[h.statement : h.statement+1]}) {
		return d.level > 0
	}
	return false
}
