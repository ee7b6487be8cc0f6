package guide

import (
	"embed"
	"fmt"
	"strings"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

//go:embed questions
var questionFiles embed.FS

// grade is how much responsibility a question is for.
type grade int

const (
	entry       grade = 1
	experienced grade = 2
	leading     grade = 3
)

// banked is a question of a family of professions, from the files in questions.
type banked struct {
	scenario bool // a situation to think through; otherwise a question about past behavior
	grade    grade
	anywhere bool     // it fits every job of its family
	touches  []string // folded beginnings of words that show that a text is about it
	question string
	good     []string // what a good answer contains
}

// bankLanguages have a file of questions.
var bankLanguages = map[string]bool{"en": true, "de": true, "fr": true, "es": true}

// bank returns the questions of a language by family. It reads the language's file once, when it is first needed.
var bank = lang.Each(func(code string) map[string][]banked {
	data, err := questionFiles.ReadFile("questions/" + code + ".txt")
	if err == nil {
		var out map[string][]banked
		if out, err = parseBank(string(data)); err == nil {
			return out
		}
	}
	panic(fmt.Sprintf("guide: questions in %q: %v", code, err)) // the files are part of the program
})

// bankColumns are the columns of a question: kind, touches, question, points.
const bankColumns = 4

// parseBank reads a file of questions; its header explains the format.
func parseBank(data string) (map[string][]banked, error) {
	out := map[string][]banked{}
	family := ""
	for n, line := range strings.Split(data, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "", strings.HasPrefix(line, "#"):
			continue
		case strings.HasPrefix(line, "["):
			family = strings.Trim(line, "[]")
			continue
		}
		q, err := parseBanked(line)
		if err != nil || family == "" {
			return nil, fmt.Errorf("line %d, family %q: %w", n+1, family, err)
		}
		out[family] = append(out[family], q)
	}
	return out, nil
}

func parseBanked(line string) (banked, error) {
	cols := strings.Split(line, "|")
	kind := strings.TrimSpace(cols[0])
	if len(cols) != bankColumns || len(kind) != 2 || !strings.Contains("sb", kind[:1]) ||
		!strings.Contains("123", kind[1:]) {
		return banked{}, fmt.Errorf("no question: %q", line)
	}
	q := banked{scenario: kind[0] == 's', grade: grade(kind[1] - '0'), question: strings.TrimSpace(cols[2])}
	for t := range strings.SplitSeq(cols[1], ",") {
		switch t = strings.TrimSpace(t); t {
		case "*":
			q.anywhere = true
		case "":
		default:
			q.touches = append(q.touches, flatWords(t))
		}
	}
	for p := range strings.SplitSeq(cols[3], " ; ") {
		q.good = append(q.good, strings.TrimSpace(p))
	}
	return q, nil
}

// flatWords returns a text as folded words with one space between them.
func flatWords(s string) string {
	var words []string
	for _, t := range text.Tokens(s) {
		words = append(words, text.Fold(t.Of(s)))
	}
	return strings.Join(words, " ")
}

// leastInside is how many letters a touch has that may also stand inside a word: German writes compounds as one.
const leastInside = 5

// touched counts which of a question's touches a text has. inside also looks inside words.
func (q banked) touched(s string, inside bool) int {
	flat := " " + flatWords(s)
	n := 0
	for _, t := range q.touches {
		if strings.Contains(flat, " "+t) || inside && len(t) >= leastInside && strings.Contains(flat, t) {
			n++
		}
	}
	return n
}
