package cases

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"vitae/internal/engine/check"
	"vitae/internal/engine/claim"
)

// number is a figure within a line, no year and no part of a word.
var (
	number = regexp.MustCompile(`(^|[ (])(\d{1,4}(?:[.,]\d{1,3})*)( ?%| [\pL])`)
	year   = regexp.MustCompile(`\b(20[012]\d)\b`)
)

// Made puts lies into an honest text by program: figures changed, years moved, a name of another case put in the place
// of an employer's or added to a list. other are lines of other cases.
func Made(c Case, other []Case) []check.Lesson {
	var out []check.Lesson
	lines := strings.Split(c.Honest, "\n")
	plant := func(i int, kind, line string) {
		changed := append([]string{}, lines...)
		changed[i] = line
		out = append(out, check.Lesson{
			Group: GroupOf(c), Name: c.Name, Kind: kind, Hard: !subtle[kind], Made: true,
			Lie: true, Original: check.Text{Text: c.Original},
			Text: check.Text{Text: strings.Join(changed, "\n")}, Base: check.Text{Text: c.Honest},
		})
	}
	turn := len(c.Name)
	for i, line := range lines {
		if strings.ContainsAny(line, "@") || len(line) < 12 {
			continue
		}
		if m := number.FindStringSubmatchIndex(line); m != nil && i%2 == 0 {
			if v, err := strconv.Atoi(line[m[4]:m[5]]); err == nil && v > 1 && v < 1900 {
				turn++
				plant(i, "made number",
					line[:m[4]]+strconv.Itoa([]int{v*2 + 1, v + 10, v * 3, v + v/2 + 1}[turn%4])+line[m[5]:])
			}
		}
		if m := year.FindAllStringIndex(line, -1); len(m) > 0 && len(m) < 3 {
			turn++
			v, _ := strconv.Atoi(line[m[0][0]:m[0][1]])
			plant(i, "made date", line[:m[0][0]]+strconv.Itoa(v-1-turn%4)+line[m[0][1]:])
		}
		if name := nameOf(other, turn+i, c.Language); name != "" && strings.Count(line, ",") >= 2 && i%2 == 1 {
			turn++
			cut := strings.LastIndex(line, ",")
			plant(i, "made tool", fmt.Sprintf("%s, %s%s", line[:cut], name, line[cut:]))
		}
	}
	plantWords(c, other, lines, plant)
	for n := range 6 {
		if line := lineOf(other, turn+n*13, c); line != "" {
			i := (n*7 + turn) % len(lines)
			plant(i, "made line", lines[i]+"\n"+line)
		}
	}
	return out
}

// plantWords raises a grade, puts a name in another one's place, a rank before a title, and leaves out or turns what
// made a claim smaller.
func plantWords(c Case, other []Case, lines []string, plant func(i int, kind, line string)) {
	turn := len(c.Name)
	for i, line := range lines {
		if strings.Contains(line, "@") || len(line) < 12 || i < 2 {
			continue
		}
		turn++
		if wide := widen(line, other, turn, c); wide != "" {
			plant(i, "made scope", wide)
		}
		if m := grade.FindStringSubmatchIndex(line); m != nil {
			plant(i, "made grade", line[:m[2]]+strconv.Itoa(int(line[m[2]]-'0')+1+turn%2)+line[m[3]:])
		}
		if m := proper.FindStringSubmatchIndex(line); m != nil && i%2 == 0 {
			if name := nameOf(other, turn+3*i, c.Language); name != "" && name != line[m[2]:m[3]] {
				plant(i, "made name", line[:m[2]]+name+line[m[3]:])
			}
		}
		enlarge(line, c.Language, func(kind, line string) { plant(i, kind, line) })
	}
}

// enlarge leaves out of a line, or turns, each thing that makes a claim of it smaller.
func enlarge(line, language string, plant func(kind, line string)) {
	r := claim.Read(line, language)
	for k := range r.Statements {
		st := &r.Statements[k]
		for n, q := range st.Cues {
			if !q.Class.Weak() || q.Class == claim.Became || n > 0 && st.Cues[n-1].From == q.From ||
				len(st.Words) < 4 {
				continue
			}
			from, to := st.Words[q.From].Start, st.Words[q.To-1].End
			if cut := withoutPart(line, st, q); cut != "" {
				plant("made held", cut)
			}
			if (q.Class == claim.Helped || q.Class == claim.Shared) && n%2 == 0 && q.From == 0 {
				plant("made role", line[:from]+led[language]+line[to:])
			} else {
				plant("made whole", line[:from]+strings.TrimLeft(line[to:], " "))
			}
		}
	}
}

// withoutPart leaves out of a line the part between two signs that a cue stands in; "" where it is the first one.
func withoutPart(line string, st *claim.Statement, q claim.Cue) string {
	from, to := q.From, q.To
	for from > 0 && !st.Words[from].Parts() {
		from--
	}
	for to < len(st.Words) && !st.Words[to].Parts() {
		to++
	}
	if from == 0 {
		return ""
	}
	return line[:st.Words[from-1].End] + line[st.Words[to-1].End:]
}

// and matches two words that stand in a row, by language.
var and = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(\pL{4,}) and (\pL{4,})`), "de": regexp.MustCompile(`(\pL{4,}) und (\pL{4,})`),
	"fr": regexp.MustCompile(`(\pL{4,}) et (\pL{4,})`), "es": regexp.MustCompile(`(\pL{4,}) y (\pL{4,})`),
}

// widen puts a word of another case in a row with a line's own, "" where the line has no row.
func widen(line string, other []Case, turn int, c Case) string {
	row := and[c.Language]
	if row == nil {
		return ""
	}
	m := row.FindStringSubmatchIndex(line)
	if m == nil {
		return ""
	}
	for k := range other {
		o := &other[(turn*11+k)%len(other)]
		if o.Language != c.Language || o.Author == c.Author {
			continue
		}
		if found := row.FindAllStringSubmatch(o.Honest, -1); len(found) > 0 {
			return line[:m[3]] + ", " + found[turn%len(found)][1+turn%2] + line[m[3]:]
		}
	}
	return ""
}

// subtle are the kinds of lies that a reader may miss.
var subtle = map[string]bool{"made role": true, "made whole": true, "made held": true, "made scope": true}

var (
	grade = regexp.MustCompile(`\pL (\d)(?:[ ,;)]|$)`)
	led   = map[string]string{"en": "Led", "de": "Leitete", "fr": "Direction de", "es": "Dirigí"}
)

// lineOf picks a line with a figure or a name from another original of the language.
func lineOf(all []Case, turn int, c Case) string {
	for k := range all {
		o := &all[(turn*5+k)%len(all)]
		if o.Language != c.Language || o.Letter || o.Original == c.Original {
			continue
		}
		lines := strings.Split(o.Honest, "\n")
		for j := range lines {
			line := lines[(turn+j)%len(lines)]
			if len(line) > 30 && len(line) < 160 && !strings.Contains(line, "@") && number.MatchString(line) {
				if cut := strings.IndexAny(line, ";,"); turn%2 == 0 && cut > 25 {
					return line[:cut] + "."
				}
				return line
			}
		}
	}
	return ""
}

var proper = regexp.MustCompile(`[ (,]((?:[A-Z][a-zA-Z+#]{2,})(?: [A-Z][a-zA-Z+#]{2,})?)[,;)]`)

// nameOf picks a name with a capital from another case of the language.
func nameOf(all []Case, turn int, language string) string {
	for k := range all {
		c := &all[(turn*7+k)%len(all)]
		if c.Language != language || c.Letter {
			continue
		}
		found := proper.FindAllStringSubmatch(c.Original, -1)
		if len(found) > 0 {
			return found[turn%len(found)][1]
		}
	}
	return ""
}
