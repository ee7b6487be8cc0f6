// Package names knows when two names are of the same thing: abbreviations and what they stand for, short forms,
// inflected words, titles of one occupation, and which of several senses a name has among its neighbours.
//
// It is pure and learned from public occupational data; see NOTICE. It never reads documents of its own accord.
package names

import (
	"strings"

	"vitae/internal/engine/text"
)

// Token is one word of a text. Start and End are its bytes there.
type Token struct {
	Text  string // as written
	Low   string // in lower case, without accents
	Stem  string // of an English word, else Low
	Start int
	End   int
}

// Cut cuts a text into words and numbers. Signs that belong to names stay ("C++"), full stops do not ("B.S.").
func Cut(s string) []Token {
	out := make([]Token, 0, len(s)/6+1)
	for _, t := range text.Tokens(s) {
		if t.Kind == text.Sign {
			continue
		}
		for from := t.Start; from < t.End; {
			end := from
			for end < t.End && s[end] != '.' && s[end] != '\'' {
				end++
			}
			if end > from && !(end == from+1 && from > t.Start && s[from-1] == '\'') { // the s of "driver's"
				out = append(out, tokenOf(s, from, end))
			}
			from = end + 1
		}
	}
	return out
}

func tokenOf(s string, start, end int) Token {
	t := Token{Text: s[start:end], Start: start, End: end}
	t.Low = text.Fold(t.Text)
	t.Stem = Stem(t.Low)
	return t
}

// irregular are forms that no stemmer brings together.
var irregular = map[string]string{
	"led": "lead", "ran": "run", "built": "build", "wrote": "write", "written": "write", "taught": "teach",
	"sold": "sell", "drove": "drive",
	"driven": "drive", "kept": "keep", "made": "make", "held": "hold", "grew": "grow", "grown": "grow",
	"oversaw": "oversee", "overseen": "oversee",
	"bought": "buy", "took": "take", "taken": "take", "gave": "give", "given": "give", "met": "meet", "won": "win",
	"brought": "bring", "sewn": "sew",
	"dealt": "deal", "licence": "license", "licences": "license", "programme": "program", "programmes": "program",
	"centre":    "center",
	"modelling": "model", "labour": "labor", "anaesthesia": "anesthesia", "anaesthetic": "anesthetic",
	"paediatric":  "pediatric",
	"orthopaedic": "orthopedic", "gynaecology": "gynecology", "haematology": "hematology", "colour": "color",
	"cheque":       "check",
	"organisation": "organization", "optimisation": "optimization", "catalogue": "catalog", "tyre": "tire",
	"aluminium": "aluminum",
	"dialling":  "dial", "behaviour": "behavior", "analyse": "analyze", "analysed": "analyze", "analysing": "analyze",
	"analyses": "analysis",
}

// kept are words that the stemmer would take for another.
var kept = text.Set(`production productions productive university universal organic organism generation general generative policing policies
	communism community operational secretary secretariat international interest interesting posting postal marketing marked
	customer custom customs department apartment computer computing testing testament probation probate`)

// Stem returns the stem of a folded word. Words that are short or hold digits are their own.
func Stem(low string) string {
	if len(low) <= 3 {
		return low
	}
	if s, ok := irregular[low]; ok {
		low = s
	}
	for i := range len(low) {
		if c := low[i]; c < 'a' || c > 'z' {
			return low
		}
	}
	if kept[low] {
		return strings.TrimSuffix(low, "s")
	}
	return text.Stem(low, "en")
}

// stop are words that say nothing in a name.
var stop = text.Set(`a an the and or of in on at to for with by from as is are be it its your you our we their i via per
	der die das des dem den ein eine einer und oder von zu zur zum im mit fur bei auf
	le la les l d du de des un une et ou en a au aux pour avec sur dans
	el los las del y o u e con por para al`)

// empty are words of postings and resumes that ask or tell without saying what.
var empty = text.Set(`use using used work working works worked strong good great excellent solid basic advanced other all any some one two three very well including such etc
	more most least also both experience experienced knowledge skill skills ability able expert expertise responsible proficient proficiency familiar familiarity
	understanding level year years yrs month months daily team demonstrated proven hands similar equivalent relevant related preferred required must have has
	plus minimum know how comfort comfortable working good command kenntnisse erfahrung erfahrungen kenntnis sicherer umgang gute sehr connaissance connaissances
	maitrise experience conocimiento conocimientos experiencia manejo dominio`)

// Empty reports whether a folded word says nothing of what is meant.
func Empty(low string) bool { return stop[low] || empty[low] }

// content returns the tokens that say something, all of them where none does.
func content(ts []Token) []Token {
	out := make([]Token, 0, len(ts))
	for _, t := range ts {
		if !Empty(t.Low) || len(ts) <= 3 && len(t.Text) == 1 && capitals(t.Text) {
			out = append(out, t)
		}
	}
	if len(out) == 0 {
		return ts
	}
	return out
}
