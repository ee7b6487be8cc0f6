package compose

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/document"
	"vitae/internal/fault"
	"vitae/internal/posting"
	"vitae/internal/skill"
)

// LetterOptions say how a letter is to be. Words is about how long: 150, 250 or 350, 0 for 250. Instructions are what
// the user wants said besides; statements among them go into the letter as they are, since they are the user's words.
type LetterOptions struct {
	Tone         Tone
	Words        int
	Instructions string
}

const defaultWords = 250

// WriteLetter writes a cover letter: why this job, what the resume shows for it in the person's own lines turned into
// sentences, and a close. Every paragraph that states facts names its source lines. A skill that the resume lacks is
// never named. Posting and resume must be in English, else the letter is refused. The same input gives the same letter; wordings differ between people and postings.
func WriteLetter(c *skill.Catalogue, r *document.Resume, p *posting.Posting, o LetterOptions, asOf document.Date) (*document.Letter, error) {
	const op = "compose.WriteLetter"
	if r == nil || r.Empty() {
		return nil, fault.New(op, fault.Invalid, "The resume holds nothing to write a letter from.")
	}
	if strings.TrimSpace(r.Basics.Name) == "" {
		return nil, fault.New(op, fault.Invalid, "The resume has no name to sign a letter with.")
	}
	if o.Words <= 0 {
		o.Words = defaultWords
	}
	if _, known := tones[o.Tone]; !known {
		o.Tone = Professional
	}
	l := &letterWriter{writer: newWriter(c, r, p, Options{Tone: o.Tone}, asOf), opts: o, voice: tones[o.Tone]}
	if err := l.refuseLetter(op); err != nil {
		return nil, err
	}
	return l.write(), nil
}

// letterWriter fills a letter up to its length: first what it cannot do without, then what tells most.
type letterWriter struct {
	*writer
	opts  LetterOptions
	voice voice
	needs []need
	named []string // skills that the first paragraph names
}

func (l *letterWriter) write() *document.Letter {
	l.needs = l.writer.needs()
	letter := &document.Letter{
		Sender: l.resume.Basics, Date: longDate(l.asOf), Company: l.company(), Position: l.posting.Title,
		Greeting: l.greeting(), Closing: l.voice.closing, Style: l.resume.StyleOf(),
	}
	first, last := l.why(), l.close(nil)
	asked := l.instructed()
	budget := l.opts.Words - wordCount(first.Text) - wordCount(last.Text) - wordCount(asked.Text) - 8
	letter.Paragraphs = append(letter.Paragraphs, first)
	letter.Paragraphs = append(letter.Paragraphs, l.evidence(budget)...)
	if asked.Text != "" {
		letter.Paragraphs = append(letter.Paragraphs, asked)
	}
	last = l.close(letter)
	last.Text = l.lengthen(letter, last.Text)
	letter.Paragraphs = append(letter.Paragraphs, last)
	return letter
}

// bodyWords counts what one reads of a letter from its greeting to its close.
func (l *letterWriter) bodyWords(letter *document.Letter) int {
	n := wordCount(letter.Greeting)
	for _, p := range letter.Paragraphs {
		n += wordCount(p.Text)
	}
	return n
}

func wordCount(s string) int { return len(strings.Fields(s)) }

// longDate gives "21 November 2026", or what of it is known.
func longDate(d document.Date) string {
	s := string(d)
	if d.Month() == 0 {
		return s
	}
	month := [...]string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"}[d.Month()-1]
	if len(s) == len("2006-01-02") {
		return fmt.Sprintf("%s %s %s", strings.TrimLeft(s[8:], "0"), month, s[:4])
	}
	return month + " " + s[:4]
}

func (l *letterWriter) greeting() string {
	name := l.company()
	if name == "" {
		return l.voice.hello + " hiring team,"
	}
	name = strings.TrimPrefix(name, "The ")
	if hasPhrase(name, "team") {
		return l.voice.hello + " " + name + ","
	}
	return l.voice.hello + " " + name + " team,"
}

// why is the first paragraph: the job, one concrete thing the posting wants done, and who is writing.
func (l *letterWriter) why() document.Paragraph {
	f := l.postedNames()
	var sources []string
	wordings := l.voice.openings
	switch {
	case len(l.needs) > 0:
		f["need"] = l.needs[0].phrase
		sources = append(sources, l.needs[0].source)
	default:
		names, lines := l.askedSkills()
		if len(names) < 2 {
			if wordings = l.voice.plainOpenings; len(l.stories()) == 0 {
				wordings = slices.DeleteFunc(slices.Clone(wordings), announces)
			}
			break
		}
		wordings = l.voice.skillOpenings
		l.named = names
		f["skills"], f["all"] = list(names), "all of these"
		if len(names) == 2 {
			f["all"] = "both"
		}
		sources = append(sources, lines...)
	}
	text := fill(wordings[choice(len(wordings), "opening", l.resume.Basics.Name, l.posting.Title, l.posting.Company)], f)
	if who, source := l.who(); who != "" {
		text += " " + who
		sources = append(sources, source)
	} else if study, ok := l.studied(); ok {
		text += " " + study.text // somebody whose jobs lie elsewhere is what they study
		sources = append(sources, study.sources...)
	}
	return document.Paragraph{Text: text, Sources: distinct(sources)}
}

// announces says that a wording leads on to what follows.
func announces(wording string) bool {
	low := strings.ToLower(wording)
	return strings.Contains(low, "here is") || strings.Contains(low, "below") || strings.Contains(low, "let me")
}

// who says who is writing: the title of the latest job, in the tense of its dates, and the years that the report found.
func (l *letterWriter) who() (text, source string) {
	job := l.latest()
	if job == nil || pauseOf(job.Position, job.Name) != "" || len(l.resume.Projects) > 0 && !l.related(job.Position) {
		return "", ""
	}
	place := ""
	if job.Name != "" {
		place = " at " + spokenName(job.Name)
	}
	with := ""
	if y := l.years(); y >= 2 {
		with = fmt.Sprintf(" with %s years of experience", numberWord(y))
	}
	if strings.ContainsAny(job.Position, ",(/|") || strings.Contains(job.Position, " – ") {
		return l.formalTitle(job, place, with), l.jobLine(job)
	}
	goesOn := tenseOf(job.StartDate, job.EndDate, l.asOf) == present
	if said, ok := l.saidOfSelf(); ok {
		now := "At present I work as "
		if !goesOn {
			now = "Most recently I was "
		}
		return said + " " + now + article(job.Position) + place + ".", l.resume.Basics.Summary
	}
	options := []string{"I am " + article(job.Position) + place + "."}
	switch {
	case !goesOn && with != "":
		options = []string{"I bring " + with[len(" with "):] + ", most recently as " + article(job.Position) + place + "."}
	case !goesOn:
		options = []string{"Most recently I was " + article(job.Position) + place + "."}
	case with == "" && place != "" && job.StartDate.Months() > 0:
		options = append(options, "I have been "+article(job.Position)+place+" since "+longDate(job.StartDate)+".")
	case with != "":
		options = []string{fmt.Sprintf("I have %s and now work as %s%s.", with[len(" with "):], article(job.Position), place)}
		if place != "" && article(job.Position) != job.Position {
			options = append(options, "I am "+article(job.Position)+with+", now"+place+".")
		}
	}
	return options[choice(len(options), "who", l.resume.Basics.Name, l.posting.Title)], l.jobLine(job)
}

// formalTitle names a title that holds a comma or brackets, which no article can precede.
func (l *letterWriter) formalTitle(job *document.Work, place, with string) string {
	verb := "My present position is "
	if tenseOf(job.StartDate, job.EndDate, l.asOf) != present {
		verb = "My last position was "
	}
	text := verb + job.Position + place + "."
	if with != "" {
		text += " I have" + strings.TrimPrefix(with, " with") + " in all."
	}
	return text
}

func numberWord(n int) string {
	words := [...]string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	if n < len(words) {
		return words[n]
	}
	return fmt.Sprint(n)
}

// article puts "a" or "an" before a title, by its first sound as far as letters tell.
func article(title string) string {
	title = strings.TrimSpace(title)
	if title == "" {
		return title
	}
	first, _, _ := strings.Cut(title, " ")
	lower := strings.ToLower(first)
	vowel := strings.ContainsRune("aeiou", rune(lower[0]))
	switch {
	case isShouted(first) && len(first) < 5: // read letter by letter: an SRE, an HR …, a UX …
		vowel = strings.ContainsRune("AEFHILMNORSX", unicode.ToUpper(rune(first[0])))
	case strings.HasPrefix(lower, "uni"), strings.HasPrefix(lower, "use"), strings.HasPrefix(lower, "eu"):
		vowel = false
	case unique[lower] && strings.Contains(title, " "), many[lastWord(title)]:
		return title // there is one: "as Head of Sales", or there are several: "as Cabin Crew"
	case strings.HasPrefix(lower, "hon"), strings.HasPrefix(lower, "heir"):
		vowel = true
	}
	if vowel {
		return "an " + title
	}
	return "a " + title
}

func lastWord(s string) string {
	words := strings.Fields(s)
	return bare(words[len(words)-1])
}

var (
	unique = wordSet("head director chief vp president")
	many   = wordSet("crew staff")
)

// close is the last paragraph: what else of the role appeals, more of it where the letter is short of its length, and
// the end. It does not open as one of the paragraphs before it does. letter is nil where only its size is asked.
func (l *letterWriter) close(letter *document.Letter) document.Paragraph {
	var before []document.Paragraph
	f := l.postedNames()
	more := []string{""}
	wanted := l.moreNeeds(letter)
	if len(wanted) > 0 {
		f["more"] = phrases(wanted)
		more = l.voice.more
	}
	if letter != nil {
		before = letter.Paragraphs
	}
	m := choice(len(more), "more", l.resume.Basics.Name, l.posting.Title)
	c := choice(len(l.voice.closes), "close", l.resume.Basics.Name, l.posting.Company, l.posting.Title)
	var p document.Paragraph
	for turn := range len(more) * len(l.voice.closes) {
		text := more[(m+turn)%len(more)] + " " + l.voice.closes[(c+turn/len(more))%len(l.voice.closes)]
		if text = fill(strings.TrimSpace(text), f); p.Text == "" || !opensAlike(text, before) {
			p.Text = text
		}
		if !opensAlike(p.Text, before) {
			break
		}
	}
	for _, n := range wanted {
		p.Sources = append(p.Sources, n.source)
	}
	p.Sources = distinct(p.Sources)
	return p
}

// moreNeeds chooses what else of the role the close speaks of: one thing in a letter of 250 words, up to three where the
// letter would stay short of its length.
func (l *letterWriter) moreNeeds(letter *document.Letter) []need {
	if len(l.needs) < 2 || l.opts.Words < 200 {
		return nil
	}
	rest := l.needs[1:]
	n := 1
	if letter != nil && l.bodyWords(letter) < l.opts.Words-60 {
		n = 3
	}
	return rest[:min(n, len(rest))]
}

// phrases joins needs behind one "to": "run the shift, to plan the work and to train new people".
func phrases(needs []need) string {
	out := make([]string, len(needs))
	for i, n := range needs {
		if out[i] = n.phrase; i > 0 {
			out[i] = "to " + n.phrase
		}
	}
	return list(out)
}

// opensAlike says that a paragraph begins with the same two words as another.
func opensAlike(text string, others []document.Paragraph) bool {
	return slices.ContainsFunc(others, func(p document.Paragraph) bool { return opener(p.Text) == opener(text) })
}

func opener(text string) string {
	words := strings.Fields(text)
	return strings.ToLower(strings.Join(words[:min(2, len(words))], " "))
}

// instructed takes the statements out of the user's instructions: "Mention that I can start in May" gives "I can start
// in May." Directions about the letter itself ("keep it short") are no statements and are left out.
func (l *letterWriter) instructed() document.Paragraph {
	var said []string
	for _, s := range sentences(l.opts.Instructions) {
		lower := strings.ToLower(s)
		for _, lead := range []string{"please ", "also ", "mention ", "say ", "add ", "write ", "include ", "note ", "tell them ", "that ", "the fact that "} {
			if strings.HasPrefix(lower, lead) {
				s, lower = s[len(lead):], lower[len(lead):]
			}
		}
		first := bare(strings.Fields(s + " x")[0])
		if first == "i" || first == "i'm" || first == "i’m" || first == "my" || first == "i've" || first == "i’ve" {
			said = append(said, withStop(capital(s)))
		}
	}
	if len(said) == 0 {
		return document.Paragraph{}
	}
	return document.Paragraph{Text: strings.Join(said, " "), Sources: []string{strings.TrimSpace(l.opts.Instructions)}}
}
