package grammar

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/text"
)

// As says what a text is to be.
type As uint8

// What a text is to be.
const (
	Line     As = iota // a line of a resume: it needs no stop
	Sentence           // running text
)

// Level says what a finding is worth.
type Level string

// The levels. Nothing composed is shown that has an Error; a Hint is for the user alone.
const (
	Error Level = "error"
	Hint  Level = "hint"
)

// Finding is what a rule found: bytes of the text, and what would stand there instead, where that is certain.
type Finding struct {
	Rule       *Rule
	Start, End int
	Fix        string
	Fixes      bool // Fix is certain; it may be empty, which leaves the words out
}

// reading is a text with its words, which the rules look at.
type reading struct {
	text  string
	code  string
	words []text.Token // words and numbers

	quoted []bool // of each word: whether it stands in quotation marks; nil before it is asked
}

func (r *reading) word(i int) string {
	if i < 0 || i >= len(r.words) {
		return ""
	}
	return r.words[i].Of(r.text)
}

// between is what stands between two words.
func (r *reading) between(i int) string { return r.text[r.words[i].End:r.words[i+1].Start] }

// Read finds errors in a text of a language, in the order of the text. A language without rules of its own has those
// that hold for all.
func Read(s, code string, as As) []Finding {
	r := &reading{text: s, code: code}
	for _, t := range text.Tokens(s) {
		if t.Kind != text.Sign {
			r.words = append(r.words, t)
		}
	}
	var out []Finding
	for i := range rules {
		rule := &rules[i]
		if rule.Sentence && as != Sentence || len(rule.Codes) > 0 && !slices.Contains(rule.Codes, code) {
			continue
		}
		for _, f := range rule.find(r) {
			f.Rule = rule
			out = append(out, f)
		}
	}
	slices.SortStableFunc(out, func(a, b Finding) int { return cmp.Compare(a.Start, b.Start) })
	return out
}

// Passes reports whether a text has no error.
func Passes(s, code string, as As) bool {
	return !slices.ContainsFunc(Read(s, code, as), func(f Finding) bool { return f.Rule.Level == Error })
}

// Adds reports whether a text has an error that its source does not have in the same words.
func Adds(source, s, code string, as As) bool {
	return slices.ContainsFunc(Read(s, code, as), func(f Finding) bool {
		return f.Rule.Level == Error && !strings.Contains(source, f.words(s))
	})
}

// words returns what was found up to the end of the word behind it, and from the word before it where it begins with a
// space: one of the words alone may stand anywhere.
func (f Finding) words(s string) string {
	from, to := f.Start, f.End
	if strings.HasPrefix(s[from:to], " ") {
		from = strings.LastIndexByte(strings.TrimRight(s[:from], " "), ' ') + 1
	}
	if next := strings.TrimLeft(s[to:], " "); next != "" {
		gap := len(s) - to - len(next)
		if i := strings.IndexByte(next, ' '); i >= 0 {
			next = next[:i]
		}
		to += gap + len(strings.TrimRight(next, ".,;:!?)”"))
	}
	return s[from:to]
}

// Corrected returns a line with its certain errors put right, and what they were; nil where there are none.
func Corrected(s, code string) (string, []Finding) {
	var done []Finding
	var b strings.Builder
	from := 0
	for _, f := range Read(s, code, Line) {
		if !f.Fixes || f.Rule.Level != Error || f.Start < from {
			continue
		}
		b.WriteString(s[from:f.Start])
		b.WriteString(f.Fix)
		from = f.End
		done = append(done, f)
	}
	if done == nil {
		return s, nil
	}
	b.WriteString(s[from:])
	return b.String(), done
}

// likeCase returns a word the capitals of another.
func likeCase(word, like string) string {
	runes := []rune(like)
	switch {
	case len(runes) > 1 && strings.ToUpper(like) == like:
		return strings.ToUpper(word)
	case len(runes) > 0 && unicode.IsUpper(runes[0]):
		return text.Capital(word)
	}
	return word
}
