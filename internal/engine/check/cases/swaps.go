package cases

import (
	"hash/fnv"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/check"
)

// stock holds, by language, what stands in the lines of honest texts that state facts: the parts of heads by their
// place in the line, and the items of lists.
type stock struct {
	heads map[string][3][]item
	items map[string][]item
}

// item is a part of a line and whose line it is.
type item struct{ author, words string }

var (
	parter  = regexp.MustCompile(`\s*(?:[,;|·•]|\s[–—-])\s+|\s+\(`)
	figures = regexp.MustCompile(`\d`)
	leading = regexp.MustCompile(`^[\s•*>–»▪·-]+`)
)

// head reports whether a line looks like the head of a job, a degree or a certificate: short, with a year, no sentence.
func head(line string) bool {
	return year.MatchString(line) && len(line) < 110 && !strings.Contains(line, ". ") && !strings.HasSuffix(line, ".")
}

func list(line string) bool {
	return strings.Count(line, ",")+strings.Count(line, ";") >= 3 && len(line) < 200 && !strings.HasSuffix(line, ".")
}

// pieces are the parts of a line that name something, as ranges.
func pieces(line string) [][2]int {
	var out [][2]int
	from := len(leading.FindString(line))
	cut := func(to int) {
		if p := line[from:to]; len(p) > 3 && len(p) < 60 && !figures.MatchString(p) && strings.Count(p, " ") < 7 &&
			p[0] >= 'A' && p[0] <= 'Z' {
			out = append(out, [2]int{from, to})
		}
	}
	for _, m := range parter.FindAllStringIndex(line, -1) {
		if m[0] >= from {
			cut(m[0])
			from = m[1]
		}
	}
	cut(len(line))
	return out
}

func stockOf(all []Case) *stock {
	s := &stock{heads: map[string][3][]item{}, items: map[string][]item{}}
	for i := range all {
		c := &all[i]
		if c.Letter {
			continue
		}
		for line := range strings.SplitSeq(c.Honest, "\n") {
			for k, p := range pieces(line) {
				of := item{GroupOf(*c), line[p[0]:p[1]]}
				if head(line) && k < 3 {
					h := s.heads[c.Language]
					h[k] = append(h[k], of)
					s.heads[c.Language] = h
				} else if list(line) {
					s.items[c.Language] = append(s.items[c.Language], of)
				}
			}
		}
	}
	return s
}

// pick chooses an item that another author wrote, by a number.
func pick(of []item, author string, turn uint32) string {
	for k := range of {
		if x := of[(int(turn%100003)+k*31)%len(of)]; x.author != author {
			return x.words
		}
	}
	return ""
}

func hash(s string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(s))
	return h.Sum32()
}

// ranks are words that raise a title, and degrees with the next one above, by language.
var (
	ranks = map[string][]string{
		"en": {"Senior ", "Lead ", "Head ", "Principal ", "Chief ", "Deputy Director, "},
		"de": {"Leitende ", "Senior ", "Stellvertretende Leitung ", "Leitung "},
		"fr": {"Responsable ", "Chef ", "Directrice ", "Senior "}, "es": {
			"Jefe de ", "Coordinadora ", "Directora de ",
			"Responsable de ",
		},
	}
	above = []string{
		"BSc=>MSc", "B.Sc.=>M.Sc.", "BA =>MA ", "B.A.=>M.A.", "B.S.=>M.S.", "BEng=>MEng", "Bachelor=>Master",
		"Diploma=>Bachelor's degree", "Certificate=>Diploma", "Associate=>Bachelor", "HND=>BSc",
		"MSc=>PhD", "Master=>Doctorate", "Level 3=>Level 5", "Level 2=>Level 4", "II=>III", "Foundation=>Advanced",
		"Associate=>Professional",
		"Ausbildung=>Studium", "Fachwirt=>Betriebswirt", "Lehrgang=>Meister", "Licence=>Master", "BTS=>Licence",
		"DUT=>Licence", "Bac =>BTS ", "CAP=>BTS", "DEC=>Baccalauréat", "Técnico=>Ingeniero",
		"Grado=>Máster", "Licenciatura=>Maestría", "Diplomatura=>Licenciatura", "Diplomado=>Maestría", "B1=>C1",
		"B2=>C1", "A2=>B2", "2:1=>First", "2:2=>2:1",
	}
)

// made puts into an honest text what authors of lies put there: another title, employer, school, certificate or tool, a
// higher degree, a number or a year that the original has of something else.
func (s *stock) made(c Case) []check.Lesson {
	var out []check.Lesson
	lines := strings.Split(c.Honest, "\n")
	count := map[string]int{}
	plant := func(i int, kind, line string) {
		if line == lines[i] || count[kind] >= mostMade {
			return
		}
		count[kind]++
		changed := slices.Clone(lines)
		changed[i] = line
		out = append(out, check.Lesson{
			Group: GroupOf(c), Name: c.Name, Kind: kind, Hard: true, Made: true, Lie: true,
			Original: check.Text{Text: c.Original},
			Text:     check.Text{Text: strings.Join(changed, "\n")}, Base: check.Text{Text: c.Honest},
		})
	}
	own := number.FindAllStringSubmatch(c.Original, -1)
	years := year.FindAllString(c.Original, -1)
	for i, line := range lines {
		if strings.Contains(line, "@") || len(line) < 6 || i == 0 {
			continue
		}
		turn := hash(c.Name + line)
		s.swap(c, line, turn, func(kind, line string) { plant(i, kind, line) })
		if higher := raise(line); higher != "" {
			plant(i, "made degree", higher)
		}
		if m := number.FindStringSubmatchIndex(line); m != nil && turn%2 == 1 && len(own) > 1 {
			if n := own[turn%uint32(len(own))][2]; n != line[m[4]:m[5]] {
				plant(i, "made moved number", line[:m[4]]+n+line[m[5]:])
			}
		}
		if m := year.FindStringIndex(line); m != nil && len(years) > 1 {
			plant(i, "made moved date", line[:m[0]]+years[turn%uint32(len(years))]+line[m[1]:])
		}
	}
	return out
}

// swap puts what another author wrote in the place of the parts of a line, or a rank before its title.
func (s *stock) swap(c Case, line string, turn uint32, plant func(kind, line string)) {
	at := pieces(line)
	for k, p := range at {
		switch {
		case head(line) && k < 3 && turn%2 == 0:
			if w := pick(s.heads[c.Language][k], GroupOf(c), turn+uint32(k)); w != "" {
				plant("made head", line[:p[0]]+w+line[p[1]:])
			}
		case head(line) && k == 0:
			if r := ranks[c.Language]; len(r) > 0 {
				plant("made rank", line[:p[0]]+r[turn%uint32(len(r))]+line[p[0]:])
			}
		case list(line) && uint32(k) == turn%uint32(len(at)):
			if w := pick(s.items[c.Language], GroupOf(c), turn); w != "" {
				if turn%3 == 0 {
					w = line[p[0]:p[1]] + ", " + w
				}
				plant("made item", line[:p[0]]+w+line[p[1]:])
			}
		}
	}
}

// raise puts the next degree in the place of one, "" where a line names none.
func raise(line string) string {
	for _, a := range above {
		was, now, _ := strings.Cut(a, "=>")
		if k := strings.Index(line, was); k >= 0 && (head(line) || list(line) || len(line) < 80) {
			return line[:k] + now + line[k+len(was):]
		}
	}
	return ""
}

const mostMade = 4 // lies of a kind in a text
