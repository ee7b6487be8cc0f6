package check

import (
	_ "embed"
	"strconv"
	"strings"
)

// Rule is one kind of difference: what the finding is called, what the user reads, and lines that it must and must not
// speak of.
type Rule struct {
	Name, Kind, Says string
	Message          string // WORDS and SOURCE stand for the words and the source's line
	// Chances from which it is a question, and from which it is high. They are set on texts whose author the model was
	// not trained on: see docs/checking.md.
	Review, High  float64
	Fires, Passes []Pair
	number        int
}

// Pair is a line of a source and the line that is made of it.
type Pair struct{ Original, Rewritten string }

//go:embed rules.txt
var rulesFile string

var rules = func() map[string]*Rule {
	m := map[string]*Rule{}
	for i, r := range Rules() {
		r.number = i
		m[r.Name] = &r
	}
	return m
}()

// Rules lists the rules in the order of rules.txt.
func Rules() []Rule {
	var out []Rule
	for line := range strings.Lines(rulesFile) {
		line = strings.TrimSpace(line)
		key, value, _ := strings.Cut(line, ": ")
		switch {
		case line == "" || line[0] == '#':
		case key == "rule":
			out = append(out, Rule{Name: value})
		case key == "kind":
			out[len(out)-1].Kind = value
		case key == "says":
			out[len(out)-1].Says = value
		case key == "levels":
			review, high, _ := strings.Cut(value, " ")
			out[len(out)-1].Review, _ = strconv.ParseFloat(review, 64)
			out[len(out)-1].High, _ = strconv.ParseFloat(high, 64)
		case key == "message":
			out[len(out)-1].Message = value
		default:
			was, now, _ := strings.Cut(value, " => ")
			p := Pair{Original: strings.TrimSpace(was), Rewritten: strings.TrimSpace(now)}
			if r := &out[len(out)-1]; key == "fires" {
				r.Fires = append(r.Fires, p)
			} else {
				r.Passes = append(r.Passes, p)
			}
		}
	}
	return out
}

func (j judged) severity() string {
	r := rules[j.rule]
	switch {
	case j.chance >= r.High:
		return High
	case j.chance >= r.Review:
		return Review
	}
	return ""
}

func (s *suspicion) message() string {
	m := rules[s.rule].Message
	if s.near == "" {
		m, _, _ = strings.Cut(m, " Your")
	}
	return strings.NewReplacer("WORDS", s.value, "SOURCE", clip(s.near)).Replace(m)
}

// clip shortens a line for a message.
func clip(s string) string {
	if r := []rune(s); len(r) > 90 {
		return string(r[:87]) + "…"
	}
	return s
}
