package compose

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/check"
	"vitae/internal/document"
	"vitae/internal/match"
	"vitae/internal/skill"
)

// fact is one sentence of a letter's body with the resume lines it rests on.
type fact struct {
	text    string
	sources []string
	entry   int // index in writer.entries, or one of the constants below
}

const (
	ofMain  = -1 // closes the paragraph about the main entry
	ofRest  = -2 // closes the paragraph about the rest
	noEntry = -3
	// ofEarlier tells of positions before those that the letter tells of
	ofEarlier = -4
)

const (
	fewStories = 6 // fewer are all told

	minLetter    = 125 // words in all; what is shorter gets a courtesy or two
	minParagraph = 14  // words; what is shorter joins the paragraph before it
)

// evidence writes one or two paragraphs from the lines that tell most for this posting, within a budget of words.
func (l *letterWriter) evidence(budget int) []document.Paragraph {
	stories := l.stories()
	main := mainEntry(stories)
	chosen := l.choose(stories, main, budget)
	chosen = slices.DeleteFunc(chosen, func(s told) bool { return s.form == ofPerson && !l.passes("I "+s.clause+".") })
	facts := l.supportedFacts(l.tell(chosen, main, budget))
	var out []document.Paragraph
	for part := range partOfRest + 1 {
		var p document.Paragraph
		for _, f := range facts {
			if paragraphOf(f, main, facts) == part {
				p.Text = strings.TrimSpace(p.Text + " " + f.text)
				p.Sources = append(p.Sources, f.sources...)
			}
		}
		switch {
		case p.Text == "":
			continue
		case len(out) > 0 && (wordCount(p.Text) < minParagraph || part == partOfOthers && !tellsWork(facts, main) && wordCount(p.Text) < minParagraph+8):
			last := &out[len(out)-1]
			last.Text += " " + p.Text
			last.Sources = distinct(append(last.Sources, p.Sources...))
			continue
		}
		p.Sources = distinct(p.Sources)
		out = append(out, p)
	}
	return out
}

// The paragraphs of a letter's body: the main entry, other work, and what is no work.
const (
	partOfMain = iota
	partOfOthers
	partOfRest
)

// paragraphOf says in which paragraph a fact stands. Credentials, studies and lists follow other work, and stand alone
// where that paragraph would become the heaviest of the letter.
func paragraphOf(f fact, main int, all []fact) int {
	switch f.entry {
	case main, ofMain:
		return partOfMain
	case ofRest:
		rest, others := 0, 0
		for _, x := range all {
			switch {
			case x.entry == ofRest:
				rest += wordCount(x.text)
			case x.entry != main && x.entry != ofMain:
				others += wordCount(x.text)
			}
		}
		if rest >= minParagraph+8 && others >= 2*minParagraph {
			return partOfRest
		}
	}
	return partOfOthers
}

// tellsWork says that a letter tells of other work than the main entry.
func tellsWork(facts []fact, main int) bool {
	return slices.ContainsFunc(facts, func(f fact) bool { return f.entry >= 0 && f.entry != main })
}

// mainEntry is the entry whose two best lines are worth most; the later one of equals.
func mainEntry(stories []told) int {
	best, most := noEntry, -1.0
	for _, s := range stories {
		top := []float64{}
		for _, t := range stories {
			if t.entry == s.entry {
				top = append(top, t.worth)
			}
		}
		slices.SortFunc(top, func(a, b float64) int { return cmp.Compare(b, a) })
		sum := top[0]
		if len(top) > 1 {
			sum += top[1]
		}
		if s.line.End == "" && s.line.Dated {
			sum += 0.5 // what goes on now is what readers look for first
		}
		if sum > most {
			best, most = s.entry, sum
		}
	}
	return best
}

// choose takes stories while the budget lasts: two of the main job, then one of another, and so on.
func (l *letterWriter) choose(stories []told, main, budget int) []told {
	sorted := slices.Clone(stories)
	slices.SortStableFunc(sorted, func(a, b told) int { return cmp.Compare(b.worth, a.worth) })
	var mine, others []told
	for _, s := range sorted {
		switch {
		case s.entry == main:
			mine = append(mine, s)
		case s.entry > main || l.relevance(s.line) > 0 || len(stories) < fewStories: // of what came after the main job, only what answers the posting, where there is more to tell
			others = append(others, s)
		}
	}
	var out []told
	for turn := 0; len(mine)+len(others) > 0 && len(out) < l.maxStories(); turn++ {
		from := &mine
		if turn%3 == 2 && len(others) > 0 || len(mine) == 0 {
			from = &others
		}
		s := (*from)[0]
		*from = (*from)[1:]
		cost := wordCount(s.clause) + 6
		if cost > budget && len(out) >= 2 {
			continue
		}
		budget -= cost
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(a, b told) int { return a.entry - b.entry })
	return out
}

// maxStories bounds how much a letter tells: one story for every thirty words.
func (l *letterWriter) maxStories() int { return max(7, l.opts.Words/30) }

// tell makes sentences of the chosen stories and adds, as far as the budget goes, the asked skills behind them,
// credentials, studies and languages. Without stories it quotes the resume.
func (l *letterWriter) tell(chosen []told, main, budget int) []fact {
	var out []fact
	teller := newStoryteller(l, main)
	for _, s := range l.joined(chosen) {
		out = append(out, fact{text: teller.put(s, main), sources: append([]string{s.line.Text}, s.with...), entry: s.entry})
	}
	add := func(f fact, ok bool) {
		words := 0
		for _, x := range out {
			words += wordCount(x.text)
		}
		if ok && (words+wordCount(f.text) <= budget || words < minLetter-60) {
			out = append(out, f)
		}
	}
	if len(chosen) < 2 {
		for _, f := range l.quoted(chosen) {
			add(f, true)
		}
	}
	if len(l.needs) > 0 { // without needs, the first paragraph names these skills
		add(l.link(chosen, main))
	}
	add(l.earlier(chosen))
	add(l.certified())
	if who, _ := l.who(); who != "" { // else the first paragraph says it
		add(l.studied())
	}
	add(l.spoken())
	add(l.listedSkills(chosen))
	if _, asked := l.spoken(); !asked && l.opts.Words >= defaultWords {
		add(l.alsoSpeaks())
	}
	return out
}

// quoted gives lines that cannot be told in the first person as what they are: words of the resume, from the job that
// they do most for.
func (l *letterWriter) quoted(chosen []told) []fact {
	var lines []document.Line
	for _, x := range l.lines {
		if x.Kind == document.LineBullet && x.Section == document.SectionWork && wordCount(x.Text) <= 30 && !slices.ContainsFunc(chosen, func(t told) bool { return t.line.Path == x.Path }) {
			lines = append(lines, x)
		}
	}
	slices.SortStableFunc(lines, func(a, b document.Line) int {
		return cmp.Compare(l.relevance(b)+l.recency(b), l.relevance(a)+l.recency(a))
	})
	if len(lines) == 0 {
		return l.quotedSummary(chosen)
	}
	place := l.where(lines[0])
	f := fact{entry: ofMain, text: l.pick("quote", "This is how my resume sums up my ", "In the words of my resume, this is my ") + place + ": "}
	if slices.ContainsFunc(chosen, func(t told) bool { return l.where(t.line) == place }) {
		f.text = l.pick("quote", "Of the same work, my resume says: ", "In the words of my resume, that work is also this: ")
	}
	var quotes []string
	for _, x := range lines {
		if l.where(x) == place && len(quotes) < 2 {
			quotes = append(quotes, quote(strings.TrimRight(x.Text, ".;")))
			f.sources = append(f.sources, x.Text)
		}
	}
	f.text += list(quotes) + "."
	return []fact{f}
}

// quotedSummary quotes the first sentence of the summary of a resume that has no lines about work.
func (l *letterWriter) quotedSummary(chosen []told) []fact {
	said := sentences(l.resume.Basics.Summary)
	if len(chosen) > 0 || len(said) == 0 || wordCount(said[0]) > 30 {
		return nil
	}
	return []fact{{text: "In one sentence, my resume says of me: " + quote(strings.TrimRight(said[0], ".;")) + ".", sources: []string{said[0]}, entry: ofMain}}
}

// link names asked skills that the told lines show.
func (l *letterWriter) link(chosen []told, main int) (fact, bool) {
	names, sources := l.askedSkills(func(a asked) bool {
		return slices.ContainsFunc(chosen, func(t told) bool { return t.entry == main && l.names(t.line, a) })
	})
	if len(names) < 2 {
		return fact{}, false
	}
	text := fill(l.voice.link[choice(len(l.voice.link), "link", l.resume.Basics.Name, l.posting.Company)], map[string]string{"skills": list(names)})
	return fact{text: text, sources: sources, entry: ofMain}, true
}

// askedSkills names up to three skills that the posting asks for in the same words and that lines about work show,
// with those lines.
func (l *letterWriter) askedSkills(also ...func(asked) bool) (names, sources []string) {
	for _, a := range l.asked {
		if len(names) == 3 || a.Status != match.Matched || a.ID == "" || a.kind == skill.Soft || a.kind == skill.Credential || a.kind == skill.Language {
			continue
		}
		s, ok := l.used(a)
		if !ok || l.name(a, s) != a.term || len(also) > 0 && !also[0](a) {
			continue
		}
		if name := l.inSentence(a.term); !slices.Contains(names, name) {
			names = append(names, name)
			sources = append(sources, s.line.Text)
		}
	}
	return names, sources
}

// studied names the field of study and the school, never a degree: whether it was finished stays the resume's word.
func (l *letterWriter) studied() (fact, bool) {
	for _, e := range l.resume.Education {
		if e.Area == "" || e.Institution == "" || !isField(e.Area) || !isSchool(e.Institution) || doubtful(e.Area) {
			continue
		}
		verb := "I studied "
		if e.EndDate != "" && e.EndDate.Months() > l.asOf.Months() || e.EndDate == "" && e.StartDate != "" {
			verb = "I am studying "
		}
		return fact{text: verb + e.Area + " at " + schoolName(e.Institution) + ".", sources: []string{strings.TrimSpace(e.StudyType + " " + e.Area), e.Institution}, entry: ofRest}, true
	}
	return fact{}, false
}

// schoolName is a school's name behind "at": "the University of Porto", "Holloway College".
func schoolName(name string) string {
	for _, kind := range []string{"University of ", "College of ", "Institute of ", "School of ", "Academy of "} {
		if strings.HasPrefix(name, kind) {
			return "the " + name
		}
	}
	return name
}

// isSchool says that a name can stand behind "at": it begins with a letter and holds neither figures nor a status.
func isSchool(name string) bool {
	first := strings.Fields(name + " x")[0]
	degree := len(first) < 5 && isShouted(first[:1]) && isShouted(first[len(first)-1:]) && !isShouted(first) // "MSc"
	return !degree && strings.IndexFunc(name, unicode.IsLetter) == 0 && strings.IndexFunc(name, unicode.IsDigit) < 0 &&
		!strings.ContainsAny(name, ";:|") && !doubtful(name) && !hasPhrase(name, "passed") && !hasPhrase(name, "current")
}

var schoolWords = wordSet("university college institute school academy polytechnic")

// isField says that a subject reads as one: letters and plain marks, few words, and no name of a trade's people.
func isField(area string) bool {
	words := strings.Fields(strings.ToLower(area))
	if slices.ContainsFunc(words, func(x string) bool { return bare(x) == "not" || schoolWords[bare(x)] }) {
		return false
	}
	if len(words) == 0 || len(words) > 7 || startsSmall(area) || personSuffix(words[len(words)-1]) {
		return false
	}
	return strings.IndexFunc(area, func(r rune) bool { return !unicode.IsLetter(r) && !strings.ContainsRune(" ,&-'’/", r) }) < 0
}

// spoken names the languages that the posting asks for and the resume lists.
func (l *letterWriter) spoken() (fact, bool) {
	var names, sources []string
	for _, x := range l.resume.Languages {
		asked := slices.ContainsFunc(l.asked, func(a asked) bool {
			return a.kind == skill.Language && a.Status == match.Matched && strings.EqualFold(a.Skill, x.Language)
		})
		if !asked {
			continue
		}
		name := x.Language
		if x.Fluency != "" {
			name += " (" + x.Fluency + ")"
		}
		names = append(names, name)
		sources = append(sources, strings.Join([]string{x.Language, x.Fluency}, ", "))
	}
	if len(names) == 0 {
		return fact{}, false
	}
	return fact{text: "My languages include " + list(names) + ".", sources: sources, entry: ofRest}, true
}

// listedSkills names asked skills that only the skills list holds, as what they are: listed.
func (l *letterWriter) listedSkills(chosen []told) (fact, bool) {
	var names, sources []string
	for _, a := range l.asked {
		if s, ok := a.listed(); ok && len(names) < 4 && a.Status == match.Matched && a.ID != "" && a.kind != skill.Soft && !doubtful(s.line.Text) && !lesserPart(s.line.Text) &&
			!slices.ContainsFunc(chosen, func(t told) bool { return l.names(t.line, a) }) {
			if name := l.inSentence(s.mention.Text); !slices.Contains(l.named, name) && !slices.Contains(l.named, l.inSentence(a.term)) && !slices.Contains(names, name) {
				names = append(names, name)
				sources = append(sources, s.line.Text)
			}
		}
	}
	if len(names) < 2 {
		return fact{}, false
	}
	return fact{text: "My resume also lists " + list(names) + ", which you ask for.", sources: sources, entry: ofRest}, true
}

// supportedFacts leaves out a sentence that Check takes for a claim without a source. The rules are made so that there
// is none.
func (l *letterWriter) supportedFacts(facts []fact) []fact {
	return slices.DeleteFunc(facts, func(f fact) bool {
		if len(f.sources) == 0 {
			return false
		}
		return len(l.checker.Check(check.Text{Text: f.text, Now: l.asOf})) > 0
	})
}
