package compose

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// What a line is worth for a posting: what it shows of what is asked for, how strongly it says so, and whether it tells
// of a result. All by hand, on the resumes of testdata/wild and testdata/opened (docs/writing.md).
const (
	namedOnly    = 0.6  // a line that names what is asked for, where match has three better places
	nextShown    = 0.6  // what each further thing counts that a line shows, of the one before
	sharedWord   = 0.08 // a word that the posting has too
	mostShared   = 4    // such words of a line
	weakClaim    = 0.5  // what is left of a line that tells of help, study or a part
	partClaim    = 0.75
	resultWorth  = 0.35 // a change in figures
	figureWorth  = 0.15 // another figure: how many, how often
	fillerWorth  = -1
	pageFurnish  = -2
	scopeOnly    = 0.4  // what a figure is worth less where no deed stands with it
	plainWorth   = 1.0  // of a line without a deed or a figure, from which on it is quoted
	worthOfNow   = 0.6  // of what goes on
	worthLost    = 0.05 // of it, for every year since something ended
	longestProof = 24   // words of a sentence that a summary quotes
	leastProof   = 4
)

// wording is how a line is worded.
type wording struct {
	claim.Wording
	filler bool
}

// wordingOf reads a text in the document's language.
func (w *writer) wordingOf(s string) wording {
	return wording{claim.Read(s, w.claims).Wording(), w.phrases.empty(s)}
}

// value is what a line is worth for this posting.
func (w *writer) value(l document.Line) float64 {
	if v, ok := w.values[l.Path]; ok {
		return v
	}
	v := w.valueOf(l.Path, l.Text)
	w.values[l.Path] = v
	return v
}

func (w *writer) valueOf(path, line string) float64 {
	s := w.wordingOf(line)
	if s.filler {
		return fillerWorth
	}
	shown := w.shownBy(path, line)
	slices.SortFunc(shown, func(a, b float64) int { return cmp.Compare(b, a) })
	sum, share := 0.0, 1.0
	for _, v := range shown {
		sum += v * share
		share *= nextShown
	}
	words := map[string]bool{}
	for x := range strings.FieldsSeq(line) {
		if b := prose.FoldName(prose.Bare(x)); len(b) > 3 && w.theirs[b] {
			words[b] = true
		}
	}
	sum += sharedWord * float64(min(len(words), mostShared))
	switch {
	case s.Weak > 0:
		sum *= weakClaim
	case s.Limited:
		sum *= partClaim
	case s.Result:
		sum += resultWorth
	case s.Figure:
		sum += figureWorth
	}
	return sum
}

// shownBy returns what each thing that is asked for counts which a line shows.
func (w *writer) shownBy(path, line string) []float64 {
	var out []float64
	for i := range w.requirements {
		if v := w.evidenceOf(&w.requirements[i], path, line); v > 0 {
			out = append(out, v)
		}
	}
	return out
}

func (w *writer) evidenceOf(a *requirement, path, line string) float64 {
	if a.Status != match.Matched {
		return 0
	}
	for _, e := range a.Proof {
		if e.Path == path && strings.Contains(strings.ToLower(line),
			strings.ToLower(e.Text[min(e.Start, len(e.Text)):min(e.End, len(e.Text))])) {
			return a.weight * e.Weight
		}
	}
	for _, s := range a.evidence {
		if s.line.Path == path && strings.Contains(line, s.mention.Text) {
			return a.weight * namedOnly
		}
	}
	return 0
}

// proof is a sentence of the user's own that shows what is asked for.
type proof struct {
	text  string
	line  document.Line
	worth float64
	count bool         // it holds a figure
	shows map[int]bool // by index in asked
}

// proofs lists the sentences that can stand for themselves, the one that says most for this posting first: what was
// done in dated work, in full, and with a figure.
func (w *writer) proofs() []proof {
	var out []proof
	for _, l := range w.lines {
		if l.Kind != document.LineBullet || l.Section != document.SectionWork && l.Section != document.SectionProjects {
			continue
		}
		if w.brokenOff(l) {
			continue
		}
		all := text.Prose(l.Text)
		if len(all) == 1 && w.wordingOf(l.Text).Weak > 0 {
			continue
		}
		for _, s := range all {
			if p, ok := w.proofOf(l, w.begun(l, s)); ok {
				out = append(out, p)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b proof) int { return cmp.Compare(b.worth, a.worth) })
	return out
}

// proofOf makes a proof of a sentence of a line; false where it proves nothing, or would read badly alone.
func (w *writer) proofOf(l document.Line, s string) (proof, bool) {
	is := w.wordingOf(s)
	if !w.isStandaloneAs(s, is) {
		return proof{}, false
	}
	p := proof{text: s, line: l, worth: w.valueOf(l.Path, s) + w.recency(l)/2, count: is.Figure, shows: map[int]bool{}}
	if !w.noteShown(&p, is) {
		return proof{}, false
	}
	ofRole, described := w.ofRole(l), is.Result || is.Deed || w.english && OpensAsWork(s)
	if len(p.shows) == 0 && !(is.Result && ofRole) || !described && !(ofRole && w.quotable(&p)) {
		return proof{}, false
	}
	switch {
	case !described || !is.Figure:
		p.worth -= scopeOnly
	case is.Result:
		p.worth += resultWorth
	}
	return p, true
}

// noteShown notes what a proof shows of what is asked for; false where it shows a thing of which a list says less.
func (w *writer) noteShown(p *proof, is wording) bool {
	for i := range w.requirements {
		here := w.evidenceOf(&w.requirements[i], p.line.Path, p.text) > 0
		if here && w.calledLittle(w.requirements[i]) {
			return false
		}
		if here || is.Result && w.evidenceOf(&w.requirements[i], p.line.Path, p.line.Text) > 0 {
			p.shows[i] = true
		}
	}
	return true
}

// quotable reports whether a sentence without a deed says enough all the same.
func (w *writer) quotable(p *proof) bool {
	return !(w.english && mostlyNames(p.text)) && (p.count || p.worth >= plainWorth) &&
		prose.WordCount(p.text) > leastProof
}

// calledLittle reports whether a list of the resume says less of a thing than a line about work does: "Python (basic)".
func (w *writer) calledLittle(a requirement) bool {
	return slices.ContainsFunc(a.evidence, func(s evidence) bool {
		return s.line.Kind == document.LineSkill &&
			prose.LesserPart(s.line.Text)
	})
}

// brokenOff reports whether a line goes on with the one before, or is gone on with by the next.
func (w *writer) brokenOff(l document.Line) bool {
	items := w.siblings(l)
	_, i, err := splitIndex(l.Path)
	if err != nil || items == nil {
		return false
	}
	return refersBack(items[i:i+1]) || i > 0 && w.runsOn(items[i-1:i+1]) || i+1 < len(items) &&
		(w.runsOn(items[i:i+2]) || text.OpensSmall(items[i+1]) && !smallStyle(items))
}

// begun returns a sentence without the sign of a bullet, with a capital where the list writes its lines small.
func (w *writer) begun(l document.Line, s string) string {
	s = strings.TrimPrefix(strings.TrimPrefix(strings.TrimLeft(s, "–—->•*·▪◦→►§¤ "), "o "), "Ø ")
	if m := enumerator.FindString(s); m != "" {
		s = s[len(m):]
	}
	if items := w.siblings(l); len(items) > 0 && smallStyle(items) && !hasCapitals(prose.At(strings.Fields(s), 0)) {
		s = text.Capital(s)
	}
	return s
}

// enumerator counts the lines of a list: "1)", "iv.".
var enumerator = regexp.MustCompile(`^(?:\d{1,2}|[ivxIVX]{1,4})[).]\s*`)

func hasCapitals(word string) bool { return strings.ToLower(word) != word }

// smallStyle reports whether a list begins most of its lines small, as a matter of style.
func smallStyle(items []string) bool {
	n := 0
	for _, s := range items {
		if s = strings.TrimLeft(s, "–—->•*·▪◦→ "); text.OpensSmall(s) {
			n++
		}
	}
	return 2*n > len(items)
}

// mostlyNames reports whether a sentence lists names rather than tells of work.
func mostlyNames(s string) bool {
	large, all := 0, 0
	if strings.ToUpper(s) == s {
		return false
	}
	for x := range strings.FieldsSeq(s) {
		all++
		if opensLarge(x) {
			large++
		}
	}
	return 2*large > all
}

// ofRole reports whether a line is of a job of the posting's role.
func (w *writer) ofRole(l document.Line) bool {
	entry, _, _ := strings.Cut(l.Path, "]")
	i, ok := indexOf(entry+"]", "work", len(w.resume.Work))
	return ok && w.isRole(w.resume.Work[i].Position)
}

// siblings are the items of the list that a line stands in.
func (w *writer) siblings(l document.Line) []string {
	list, _, err := splitIndex(l.Path)
	if err != nil {
		return nil
	}
	if items := listAt(w.resume, list); items != nil {
		return *items
	}
	return nil
}

// isStandaloneAs reports whether a sentence of such wording can be quoted without what stands around it.
func (w *writer) isStandaloneAs(s string, is wording) bool {
	words := strings.Fields(s)
	if !is.Full() || is.filler || len(words) < leastProof || len(words) > longestProof || !opensLarge(words[0]) ||
		!isLetterOrDigit(firstRune(words[0])) {
		return false
	}
	if strings.HasSuffix(s, ":") || strings.Count(s, "(") != strings.Count(s, ")") || prose.LesserPart(s) ||
		onlyWeighed(s) ||
		backward[text.Fold(prose.Bare(words[0]))] {
		return false
	}
	return strings.HasSuffix(s, ".") || !w.isSmall(prose.Bare(words[len(words)-1]))
}

// OpensAsWork reports whether an English line opens with what the person does or did: "Built …", "Own …", "I lead …".
func OpensAsWork(s string) bool {
	words := strings.Fields(s)
	if len(words) > 0 && prose.Bare(words[0]) == "i" {
		words = words[1:]
	}
	if len(words) == 0 {
		return false
	}
	v, f, ok := prose.ReadVerb(prose.Bare(words[0]))
	return ok && (f == prose.Past && !v.IsTenseless() || f == prose.Base && prose.IsProven(v, f, words[1:]))
}

// isSmall reports whether a word is an article, a preposition or the like, behind which something is missing.
func (w *writer) isSmall(word string) bool { return w.phrases.small[text.Fold(word)] }

func isLetterOrDigit(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

func startsWithFigure(word string) bool { return strings.IndexFunc(word, isDigit) == 0 }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// backward are words that speak of the sentence before.
var backward = lang.SetOfAll("back")

func (w *writer) recency(l document.Line) float64 { return Recency(l, w.asOf) }

// Recency is more for what goes on, less for every year that has passed since it ended.
func Recency(l document.Line, asOf document.Date) float64 {
	if l.End == "" {
		return worthOfNow
	}
	years := float64(asOf.Months()-l.End.Months()) / 12
	return max(0, worthOfNow-worthLost*years)
}
