package compose

import (
	"fmt"
	"slices"
	"strings"
)

// reword makes a line of an English resume shorter and stronger without changing what it claims, and says why in one
// clause for each rule that did something. Every rule is skipped where it is not certain; a line that comes out with
// other numbers than it went in with is not changed.
func reword(line string, t tense) (text string, why []string) {
	var parts []string
	for _, s := range sentences(line) {
		done, reasons := rewordSentence(s, t)
		parts = append(parts, done)
		why = append(why, reasons...)
	}
	text = strings.Join(parts, " ")
	if len(why) == 0 || !sameFigures(line, text) {
		return line, nil
	}
	return text, why
}

func rewordSentence(s string, t tense) (text string, why []string) {
	text = s
	if without, ok := dropSubject(text); ok {
		text = without
		why = append(why, "leaves out “I”, as resumes do")
	}
	if stronger, weak, ok := strongOpening(text, t); ok {
		text = stronger
		why = append(why, fmt.Sprintf("opens with the work itself instead of “%s”", weak))
	}
	if shorter, cut := dropFillers(text); len(cut) > 0 {
		text = shorter
		why = append(why, "says the same in fewer words (without "+list(cut)+")")
	}
	if len(why) > 0 {
		text = capital(text)
	}
	return text, why
}

// dropSubject takes "I" from the head of a sentence where a verb follows it and the rest speaks of no "I".
func dropSubject(s string) (string, bool) {
	words := strings.Fields(s)
	if len(words) < 3 || words[0] != "I" && words[0] != "I've" && words[0] != "I’ve" {
		return s, false
	}
	rest, ok := withoutSelf(words[1:])
	if !ok {
		return s, false
	}
	first := bare(rest[0])
	have, auxiliary := first == "have", first == "have" || first == "also"
	if (auxiliary || first == "am" || first == "was") && len(rest) < 3 {
		return s, false
	}
	if (first == "am" || first == "was") && bare(rest[1]) == "responsible" {
		return capital(strings.Join(rest[1:], " ")), true
	}
	verbAt := 0
	if auxiliary {
		verbAt = 1
	}
	v, f, ok := readVerb(bare(rest[verbAt]))
	perfect := have || words[0] != "I"
	if !ok || f == gerund || f == third || perfect && (f != past || v.past != regularPast(v.base)) {
		return s, false // an irregular participle is no past
	}
	if have {
		rest = rest[1:]
	}
	return capital(strings.Join(rest, " ")), true
}

// withoutSelf makes "my team of" of a sentence "a team of"; false where the sentence speaks of "I" or "we" otherwise.
func withoutSelf(words []string) ([]string, bool) {
	out := slices.Clone(words)
	for i, x := range words {
		switch b := bare(x); {
		case selfWords[b]:
			return nil, false
		case b == "my" && i+2 < len(words) && bare(words[i+1]) == "team" && bare(words[i+2]) == "of":
			out[i] = swapWord(x, "a")
		case b == "my", b == "our":
			return nil, false
		}
	}
	return out, true
}

var selfWords = wordSet("i me myself mine we us i've i’ve")

// filler is a phrase and what says the same: nothing where it says nothing.
type filler struct{ phrase, plain string }

var fillers = []filler{
	{"in order to", "to"},
	{"so as to", "to"},
	{"on a daily basis", "daily"},
	{"on a weekly basis", "weekly"},
	{"on a monthly basis", "monthly"},
	{"on a quarterly basis", "quarterly"},
	{"on a regular basis", "regularly"},
	{"on a day-to-day basis", "daily"},
	{"due to the fact that", "because"},
	{"for the purpose of", "for"},
	{"with the use of", "with"},
	{"through the use of", "through"},
	{"by means of", "by"},
	{"prior to", "before"},
	{"subsequent to", "after"},
	{"each and every", "every"},
	{"at this point in time", "now"},
	{"a total of", ""},
	{"utilised", "used"},
	{"utilized", "used"},
	{"utilising", "using"},
	{"utilizing", "using"},
	{"utilise", "use"},
	{"utilize", "use"},
	{"leveraging", "using"},
	{"in an effort to", "to"},
	{"with the aim of", "for"},
}

// emptyAdverbs say only that the work was done, which its line says already. They go where a verb stands beside them.
var emptyAdverbs = wordSet("successfully effectively actively proactively diligently skillfully skilfully expertly seamlessly")

// dropFillers replaces or cuts what adds no meaning, and lists what it cut as quotes.
func dropFillers(s string) (string, []string) {
	var cut []string
	lower := strings.ToLower(s)
	for _, f := range fillers {
		if !strings.Contains(lower, f.phrase) {
			continue
		}
		if i, ok := indexPhrase(lower, f.phrase); ok && len(lower) == len(s) && (f.plain != "" || beforeDigit(s[i+len(f.phrase):])) {
			cut = append(cut, quote(s[i:i+len(f.phrase)]))
			plain := f.plain
			if i == 0 {
				plain = capital(plain)
			}
			s = strings.Join(strings.Fields(s[:i]+plain+s[i+len(f.phrase):]), " ")
			lower = strings.ToLower(s)
		}
	}
	words := strings.Fields(s)
	out := words[:0:0]
	for i, w := range words {
		if emptyWord(words, i) {
			cut = append(cut, quote(bare(w)))
			continue
		}
		out = append(out, w)
	}
	return strings.Join(out, " "), cut
}

func beforeDigit(rest string) bool {
	rest = strings.TrimLeft(rest, " $£€")
	return rest != "" && rest[0] >= '0' && rest[0] <= '9'
}

// emptyWord says that word i can go: an empty adverb before the verb it belongs to, "various" before a plural.
func emptyWord(words []string, i int) bool {
	if i+1 >= len(words) {
		return false
	}
	w, next := words[i], bare(words[i+1])
	switch {
	case emptyAdverbs[strings.ToLower(w)]:
		v, f, isVerb := readVerb(next)
		if !isVerb {
			return false
		}
		opens := i == 0 || isJoint(words[i-1]) || strings.HasSuffix(words[i-1], ";") || strings.HasSuffix(words[i-1], ",")
		return f == past && v.past != v.base || opens && (f != third || !v.noun)
	case strings.ToLower(w) == "various":
		return strings.HasSuffix(next, "s") && !strings.HasSuffix(next, "ss") && (i == 0 || bare(words[i-1]) != "the")
	}
	return false
}

func quote(s string) string { return "“" + s + "”" }
