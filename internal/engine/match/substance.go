package match

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// Substance is what a resume says beyond the posting, and what it names of it: the counts by which a stuffed text is
// known. Its words come from the posting; who has done the work names employers, dates, figures and things beside.
type Substance struct {
	Lines     float64 // lines with words of their own
	Figures   float64 // different figures other than years
	Employers float64 // named, of jobs with dates
	Months    float64 // jobs whose dates have months
	Named     float64 // words of what the posting asks for, in lists, and in lines without words of their own
}

// SubstanceWeights holds what each count of a Substance adds to the odds that a text is not stuffed.
type SubstanceWeights struct {
	Base, Lines, Figures, Employers, Months, Named float64
}

// Odds returns the odds, as a logarithm, that a text is not stuffed. The first few items of each kind
// count most.
func (w SubstanceWeights) Odds(s Substance) float64 {
	return w.Base + w.Lines*math.Log1p(s.Lines) + w.Figures*math.Log1p(s.Figures) +
		w.Employers*math.Log1p(s.Employers) + w.Months*math.Log1p(s.Months) + w.Named*math.Log1p(s.Named)
}

// Between these odds a text counts in part: below the first it is stuffed, from the second on it is not. By hand.
const (
	stuffedOdds = -2.0
	fullOdds    = 1.0
)

// share returns how far a text is not stuffed: 0 for a stuffed one, 1 for nearly every resume.
func (w SubstanceWeights) share(s Substance) float64 {
	return min(1, max(0, (w.Odds(s)-stuffedOdds)/(fullOdds-stuffedOdds)))
}

// lack returns why a text is treated as stuffed: it repeats the requirements more than it has content of its own, or it
// says little at all.
func (s Substance) lack() string {
	if s.Named > leastOwn*s.Lines {
		return "Your resume says little beyond the posting's words"
	}
	return "Your resume says little about your work"
}

// stuffedLeft is what is left of the score of a stuffed text. By hand.
const stuffedLeft = 0.25

// leftOf is the share of a score that a text keeps, by how far it is not stuffed.
func (l *Learned) leftOf(s Substance) float64 {
	return stuffedLeft + (1-stuffedLeft)*l.Substance.share(s)
}

const (
	leastOwn     = 3 // words of its own that make a line one
	leastLetters = 3 // of a word that counts
)

// substanceOf counts what a resume says beyond the posting. A line counts once, however often it stands there.
func (j *Judge) substanceOf(p *profile) Substance {
	var out Substance
	filler := fillers(p.language)
	seen, figures, named := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, e := range p.entries {
		if seen[e.line.Text] {
			continue
		}
		seen[e.line.Text] = true
		says := j.beyond(e, filler)
		for _, f := range says.figures {
			figures[f] = true
		}
		if says.own >= leastOwn && !onlySays(e.line.Kind) &&
			(e.line.Kind != document.LineSummary || len(p.jobs) == 0) { // a summary tells where no job was read
			out.Lines++
			continue
		}
		if e.line.Kind == document.LineBullet && len(e.read.words)-len(says.asked) >= leastOwn {
			continue // a sentence about what is asked, however empty, must not lower a score
		}
		for _, s := range says.asked {
			named[s] = true
		}
	}
	for _, w := range p.doc.Work {
		if w.StartDate != "" && w.Name != "" {
			out.Employers++
		}
		if w.StartDate.Month() > 0 {
			out.Months++
		}
	}
	out.Figures, out.Named = float64(len(figures)), float64(len(named))
	return out
}

// lineSays is what a line says beyond the posting: how many words of its own, which figures, and which words of what
// is asked it repeats.
type lineSays struct {
	own            int
	figures, asked []string
}

// beyond reads what a line says beyond the posting. Empty words and what everybody says of themselves are nobody's own.
func (j *Judge) beyond(e entry, filler map[string]bool) lineSays {
	worked(len(e.read.words))
	var out lineSays
	own := map[string]bool{}
	for i, w := range e.read.words {
		said := e.line.Text[w.start:w.end]
		switch low := strings.ToLower(said); {
		case e.read.copied[i]:
		case strings.ContainsFunc(said, unicode.IsDigit):
			if !j.said[w.stem] && !isYear(said) && !onlySays(e.line.Kind) {
				out.figures = append(out.figures, said)
			}
		case emptyWords[low] || j.stems.empty[low] || utf8.RuneCountInString(said) < leastLetters:
		case j.termStems[w.stem]:
			out.asked = append(out.asked, w.stem)
		case !j.said[w.stem] && !filler[low]:
			own[w.stem] = true
		}
	}
	out.own = len(own)
	return out
}

// onlySays reports whether lines of a kind name things and tell nothing.
func onlySays(k document.LineKind) bool {
	return k == document.LineHeadline || k == document.LineSkill || k == document.LineLanguage
}

func isYear(s string) bool {
	return len(s) == 4 && (strings.HasPrefix(s, "19") || strings.HasPrefix(s, "20"))
}

// fillers returns the words of what everybody of a language says of themselves.
var fillers = lang.Each(func(code string) map[string]bool {
	out := map[string]bool{}
	for _, e := range lang.Entries(code, "filler") {
		for w := range strings.FieldsSeq(e.Term) {
			out[strings.ToLower(w)] = true
		}
	}
	return out
})
