package compose

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/claim"
	"vitae/internal/document"
	"vitae/internal/match"
	"vitae/internal/text"
)

// What a line is worth for a posting: what it shows of what is asked for, how strongly it says so, and whether it tells
// of a result.
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
	scopeOnly    = 0.4 // what a figure is worth less where no deed stands with it
	plainWorth   = 1.0 // of a line without a deed or a figure, from which on it is quoted
	longestProof = 24  // words of a sentence that a summary quotes
	leastProof   = 4
)

// weakCues are what makes a line no proof of one's own full work.
var weakCues = []claim.Class{
	claim.Helped, claim.Supervised, claim.Trainee, claim.Basic, claim.Attended, claim.Others, claim.Progress, claim.Planned,
	claim.Expired, claim.Failed, claim.Aim,
}

// limits are what else speaks against quoting a line: a part of the whole, a share of others, something that was not so.
var limits = []claim.Class{claim.Part, claim.Shared}

// deedCues say, at the head of a line, that it tells of something done.
var deedCues = []claim.Class{claim.Led, claim.Built, claim.Cause, claim.Became}

// wording is how a line is worded.
type wording struct {
	weak    bool // help, study, a plan: no full work of one's own
	limited bool // a part, or something that was not so
	partial bool // "5 of 14"
	figure  bool
	result  bool // a change in figures
	deed    bool // it opens with what was done
	filler  bool
}

// wordingOf reads a text in the document's language.
func (w *writer) wordingOf(s string) wording {
	out := wording{filler: w.phrases.empty(s)}
	r := claim.Read(s, w.claims)
	for i := range r.Statements {
		st := &r.Statements[i]
		change := false
		for _, q := range st.Cues {
			out.weak = out.weak || slices.Contains(weakCues, q.Class)
			out.limited = out.limited || slices.Contains(limits, q.Class) && !idlePart(st, q)
			out.deed = out.deed || i == 0 && q.From == 0 && slices.Contains(deedCues, q.Class)
			change = change || q.Class == claim.Became || q.Class == claim.Cause
		}
		counted, share := 0, false
		for _, q := range st.Quantities {
			out.partial = out.partial || q.Whole > q.Value
			if q.Name || q.InWords || isYear(q) || isLabel(st, q) || isTime(q) {
				continue
			}
			counted++
			share = share || q.Unit == "%"
		}
		out.figure = out.figure || counted > 0
		out.result = out.result || counted > 1 && (share || spans(r, st)) || change && counted > 0
		for _, x := range st.Words {
			out.limited = out.limited || denials[x.Low] && !(x.Glued && x.Before == '-')
		}
	}
	return out
}

// idlePart says that words that name a part elsewhere name none here: "out of the monolith", "half yearly".
func idlePart(s *claim.Statement, q claim.Cue) bool {
	first := s.Words[q.From].Low
	return first == "out" && (q.From == 0 || !s.Words[q.From-1].Number) || first == "half" && q.To < len(s.Words) && strings.HasPrefix(s.Words[q.To].Low, "year")
}

// denials say that something was not so, or not at first, in four languages.
var denials = wordSet("not never yet but didn't don't isn't wasn't haven't except until trial tried pilot nicht kein keine nie aber nur pas jamais mais sauf sin pero nunca sólo solo")

// isLabel says that a figure is the name of a thing: "level 2", "Band 6".
func isLabel(s *claim.Statement, q claim.Quantity) bool {
	return q.From > 0 && q.From <= len(s.Words) && labelled[s.Words[q.From-1].Low]
}

var labelled = wordSet("level band part stage year grade phase class step version stufe phase teil niveau nivel grado no nr numero")

// isTime says that a figure counts time.
func isTime(q claim.Quantity) bool {
	return len(q.Counts) > 0 && times[q.Counts[0]]
}

var times = wordSet("week wk month mo year yr day hour hr h woch wochen monat monaten jahr jahren tag stund mois an jour semain heur mes ano año dia día seman hor min minut")

func isYear(q claim.Quantity) bool {
	return q.Unit == "" && q.Value >= 1950 && q.Value < 2100 && q.Value == float64(int(q.Value))
}

// spans says that a statement tells of something that went from one figure to another: "520 to 340", "2.1 s → 380 ms".
func spans(r *claim.Reading, s *claim.Statement) bool {
	qs := s.Quantities
	for i := 1; i < len(qs); i++ {
		from, to := qs[i-1].To, qs[i].From
		if from > to || to >= len(s.Words) || from == 0 || qs[i-1].Value == qs[i].Value {
			continue
		}
		if between := r.Text[s.Words[from-1].End:s.Words[to].Start]; to-from <= 2 && (strings.Contains(between, "→") || strings.Contains(between, "->")) {
			return true
		}
		if n := to - from; n > 0 && n <= 2 && slices.Contains([]string{"to", "auf", "à", "a"}, s.Words[to-1].Low) && (n == 2 || qs[i].High <= qs[i].Value) {
			return true
		}
	}
	return false
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
		if b := foldName(bare(x)); len(b) > 3 && w.theirs[b] {
			words[b] = true
		}
	}
	sum += sharedWord * float64(min(len(words), mostShared))
	switch {
	case s.weak:
		sum *= weakClaim
	case s.limited:
		sum *= partClaim
	case s.result:
		sum += resultWorth
	case s.figure:
		sum += figureWorth
	}
	return sum
}

// shownBy gives what each thing that is asked for counts which a line shows.
func (w *writer) shownBy(path, line string) []float64 {
	var out []float64
	for i := range w.asked {
		if v := w.showsAsked(&w.asked[i], path, line); v > 0 {
			out = append(out, v)
		}
	}
	return out
}

func (w *writer) showsAsked(a *asked, path, line string) float64 {
	if a.Status != match.Matched {
		return 0
	}
	for _, e := range a.Proof {
		if e.Path == path && strings.Contains(strings.ToLower(line), strings.ToLower(e.Text[min(e.Start, len(e.Text)):min(e.End, len(e.Text))])) {
			return a.weight * e.Weight
		}
	}
	for _, s := range a.shown {
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

// proofs lists the sentences that can stand for themselves, the one that says most for this posting first: what was done
// in dated work, in full, and with a figure.
func (w *writer) proofs() []proof {
	var out []proof
	for _, l := range w.lines {
		if l.Kind != document.LineBullet || l.Section != document.SectionWork && l.Section != document.SectionProjects {
			continue
		}
		if w.brokenOff(l) {
			continue
		}
		all := sentences(l.Text)
		if len(all) == 1 && w.wordingOf(l.Text).weak {
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
	if !w.standsAloneAs(s, is) {
		return proof{}, false
	}
	p := proof{text: s, line: l, worth: w.valueOf(l.Path, s) + w.recency(l)/2, count: is.figure, shows: map[int]bool{}}
	for i := range w.asked {
		here := w.showsAsked(&w.asked[i], l.Path, s) > 0
		if here && w.calledLittle(w.asked[i]) {
			return proof{}, false
		}
		if here || is.result && w.showsAsked(&w.asked[i], l.Path, l.Text) > 0 {
			p.shows[i] = true
		}
	}
	ofRole, told := w.ofRole(l), is.result || is.deed || w.english && opensAsWork(s)
	switch {
	case len(p.shows) == 0 && !(is.result && ofRole), !told && (!ofRole || w.english && mostlyNames(s)), !told && (!is.figure && p.worth < plainWorth || wordCount(s) <= leastProof):
		return proof{}, false
	case !told || !is.figure:
		p.worth -= scopeOnly
	case is.result:
		p.worth += resultWorth
	}
	return p, true
}

// calledLittle says that a list of the resume says less of a thing than a line about work does: "Python (basic)".
func (w *writer) calledLittle(a asked) bool {
	return slices.ContainsFunc(a.shown, func(s shown) bool { return s.line.Kind == document.LineSkill && lesserPart(s.line.Text) })
}

// brokenOff says that a line goes on with the one before, or is gone on with by the next.
func (w *writer) brokenOff(l document.Line) bool {
	items := w.siblings(l)
	_, i, err := splitIndex(l.Path)
	if err != nil || items == nil {
		return false
	}
	return refersBack(items[i:i+1]) || i > 0 && w.runsOn(items[i-1:i+1]) || i+1 < len(items) && (w.runsOn(items[i:i+2]) || startsSmall(items[i+1]) && !smallStyle(items))
}

// begun gives a sentence without the sign of a bullet, with a capital where the list writes its lines small.
func (w *writer) begun(l document.Line, s string) string {
	s = strings.TrimPrefix(strings.TrimPrefix(strings.TrimLeft(s, "–—->•*·▪◦→►§¤ "), "o "), "Ø ")
	if m := enumerator.FindString(s); m != "" {
		s = s[len(m):]
	}
	if items := w.siblings(l); len(items) > 0 && smallStyle(items) && !hasCapitals(at(strings.Fields(s), 0)) {
		s = capital(s)
	}
	return s
}

// enumerator counts the lines of a list: "1)", "iv.".
var enumerator = regexp.MustCompile(`^(?:\d{1,2}|[ivxIVX]{1,4})[).]\s*`)

func hasCapitals(word string) bool { return strings.ToLower(word) != word }

// smallStyle says that a list begins most of its lines small, as a matter of style.
func smallStyle(items []string) bool {
	n := 0
	for _, s := range items {
		if s = strings.TrimLeft(s, "–—->•*·▪◦→ "); startsSmall(s) {
			n++
		}
	}
	return 2*n > len(items)
}

// mostlyNames says that a sentence lists names rather than tells of work.
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

// ofRole says that a line is of a job of the posting's role.
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

// standsAloneAs says that a sentence of such wording can be quoted without what stands around it.
func (w *writer) standsAloneAs(s string, is wording) bool {
	words := strings.Fields(s)
	if is.weak || is.limited || is.filler || len(words) < leastProof || len(words) > longestProof || !opensLarge(words[0]) || !isLetterOrDigit(firstRune(words[0])) {
		return false
	}
	if strings.HasSuffix(s, ":") || strings.Count(s, "(") != strings.Count(s, ")") || lesserPart(s) || onlyWeighed(s) || backward[text.Fold(bare(words[0]))] {
		return false
	}
	return strings.HasSuffix(s, ".") || !w.isSmall(bare(words[len(words)-1]))
}

// opensAsWork says that a line opens with what the person does or did: "Built …", "Own …", "I lead …".
func opensAsWork(s string) bool {
	words := strings.Fields(s)
	if bare(words[0]) == "i" {
		words = words[1:]
	}
	v, f, ok := readVerb(bare(words[0]))
	return ok && (f == past && !v.tenseless() || f == base && proven(v, f, words[1:]))
}

// isSmall says that a word is an article, a preposition or the like, behind which something is missing.
func (w *writer) isSmall(word string) bool { return w.phrases.small[text.Fold(word)] }

func isLetterOrDigit(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

func startsWithFigure(word string) bool { return strings.IndexFunc(word, isDigit) == 0 }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// backward are words that speak of the sentence before, in four languages.
var backward = wordSet(`this these those also it they which additionally then later afterwards both result results including and but or so there here that he she we our them
dabei dies diese dieser dieses auch er sie es dort dann danach zudem ausserdem davon darunter und oder wir unser
ce cette ces cela il elle ils elles aussi puis ensuite dont et ou y nous notre la-bas
este esta estos estas esto tambien luego despues ademas y o ahi alli nosotros nuestro`)

// recency is 0.6 for what goes on, less for every year that has passed since it ended.
func (w *writer) recency(l document.Line) float64 {
	if l.End == "" {
		return 0.6
	}
	years := float64(w.asOf.Months()-l.End.Months()) / 12
	return max(0, 0.6-0.05*years)
}
