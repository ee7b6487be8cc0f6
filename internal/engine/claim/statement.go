package claim

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// Word is a word or a number of a statement. Before is the sign in front of it, 0 where there is none; Glued says that
// no space stands before it.
type Word struct {
	Start, End int // in the reading's text
	Low, Stem  string
	Line       int
	Before     byte
	Number     bool
	Stop       bool // one of the commonest words, which say nothing alone
	Capital    bool
	Upper      bool // all in capitals, two letters at least
	Glued      bool
}

// Parts reports whether the sign before the word parts it from the words before: a comma, a dash between spaces, a bar.
func (w *Word) Parts() bool { return w.Before != 0 && strings.IndexByte("\"'/-&", w.Before) < 0 }

// Statement is a sentence, a bullet or a line that stands alone.
type Statement struct {
	Span       text.Span
	Line       int // of its first word, from 0
	Words      []Word
	Cues       []Cue
	Quantities []Quantity
	Periods    []Period
	Bullet     bool
}

// Reading is a text cut into statements. It never changes and is safe for use by many goroutines.
type Reading struct {
	Text       string
	Language   string
	Statements []Statement
}

// Read reads a text in a language (ISO 639-1). The cost is linear in the text.
func Read(s, language string) *Reading {
	r := &Reading{Text: s, Language: language}
	w := tables(language)
	line, at := 0, 0
	for _, x := range text.Sentences(s) {
		line += strings.Count(s[at:x.Start], "\n")
		at = x.Start
		st := Statement{Span: x, Line: line, Bullet: isBullet(s, x.Start)}
		st.readWords(r, x, line)
		if len(st.Words) == 0 {
			continue
		}
		w.readPeriods(&st, s)
		w.readQuantities(&st, s)
		w.readCues(&st)
		r.Statements = append(r.Statements, st)
	}
	return r
}

// Join makes one statement of several in a row: the lines of a job's head. Dates and numbers are read again over the
// ends of lines.
func (r *Reading) Join(from, to int) Statement {
	all := r.Statements[from:to]
	out := Statement{Span: text.Span{Start: all[0].Span.Start, End: all[len(all)-1].Span.End}, Line: all[0].Line}
	for i := range all {
		for j, w := range all[i].Words {
			if j == 0 && i > 0 && w.Before == 0 {
				w.Before, w.Glued = '|', false
			}
			out.Words = append(out.Words, w)
		}
	}
	w := tables(r.Language)
	w.readPeriods(&out, r.Text)
	out.joinLines(r.Text)
	w.readQuantities(&out, r.Text)
	w.readCues(&out)
	return out
}

// Line returns a line of the text.
func (r *Reading) Line(n int) string {
	rest := r.Text
	for ; n > 0; n-- {
		i := strings.IndexByte(rest, '\n')
		if i < 0 {
			return ""
		}
		rest = rest[i+1:]
	}
	line, _, _ := strings.Cut(rest, "\n")
	return line
}

// Of returns the text of some words of a statement.
func (r *Reading) Of(s *Statement, from, to int) string {
	if from >= to || to > len(s.Words) {
		return ""
	}
	return r.Text[s.Words[from].Start:s.Words[to-1].End]
}

func isBullet(s string, at int) bool {
	i := strings.LastIndexAny(s[:at], "\n.!?;") // the nearest: a line may have any number of statements
	return (i < 0 || s[i] == '\n') && strings.TrimSpace(s[i+1:at]) != ""
}

func (s *Statement) readWords(r *Reading, x text.Span, line int) {
	src := x.Of(r.Text)
	before := byte(0)
	last := 0
	s.Words = make([]Word, 0, len(src)/6+1)
	for _, t := range text.Tokens(src) {
		line += strings.Count(src[last:t.Start], "\n")
		last = t.Start
		of := t.Of(src)
		if t.Kind == text.Sign {
			if t.Spaced || before == 0 || before == '-' {
				before = plainSign(of)
			}
			if before == '-' && t.Spaced {
				before = '|' // a dash between spaces parts
			}
			continue
		}
		first, _ := utf8.DecodeRuneInString(of)
		w := Word{
			Start: x.Start + t.Start, End: x.Start + t.End, Low: text.Fold(of), Line: line, Before: before,
			Glued: !t.Spaced,
		}
		w.Number = t.Kind == text.Number || first >= '0' && first <= '9'
		w.Capital, w.Upper = unicode.IsUpper(first), len(of) > 1 && isUpper(of)
		w.Low = strings.TrimSuffix(strings.TrimSuffix(w.Low, "'s"), "'")
		// l'équipe, qu'en
		if i := strings.IndexByte(w.Low, '\''); i > 0 && i <= 2 && i+1 < len(w.Low) && r.Language == "fr" {
			w.Low = w.Low[i+1:]
		}
		w.Stem = text.Stem(w.Low, r.Language)
		w.Stop = !w.Upper && !w.Number && (isFunction(w.Low, r.Language) || len(w.Low) < 2)
		s.Words = append(s.Words, w)
		before = 0
	}
}

// isFunction reports whether a word says nothing alone: "the", "I'd".
func isFunction(low, language string) bool {
	return strings.HasPrefix(low, "i'") || lang.IsStop(low, language) || tables(language).function[low]
}

func plainSign(s string) byte {
	switch text.Fold(s) {
	case "-":
		return '-'
	case "/":
		return '/'
	case "&", "+":
		return '&'
	case `"`, "'":
		return '"'
	}
	if s[0] >= utf8.RuneSelf {
		return '|'
	}
	return s[0]
}

func isUpper(s string) bool {
	upper := false
	for _, r := range s {
		if unicode.IsLower(r) {
			return false
		}
		upper = upper || unicode.IsUpper(r)
	}
	return upper
}
