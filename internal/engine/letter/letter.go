package letter

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/base/fault"
	"vitae/internal/base/work"
	"vitae/internal/engine/check"
	"vitae/internal/engine/claim"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// Options say how a letter is to be. Words is about how long: 150, 250 or 350, 0 for 250. What the user says stands in
// the letter as it is: WhyHere and WhyNow in their places, which are marked where they are empty, and Own, sentences of
// any kind, in a paragraph before the close. Instructions are read for statements of the user's; directions are left
// out.
type Options struct {
	Tone            compose.Tone
	Words           int
	WhyHere, WhyNow string
	Own             []string
	Instructions    string
	Budget          *work.Budget // that checking spends from
}

const defaultWords = 250

// Lengths are about how many words a letter may have.
func Lengths() []int { return []int{150, defaultWords, 350} }

// CheckLength refuses a length that no letter has; 0 is the usual one.
func CheckLength(words int) error {
	if words == 0 || slices.Contains(Lengths(), words) {
		return nil
	}
	return fault.Field("letter.CheckLength", "length", "Choose a length of about 150, 250 or 350 words.")
}

// Write writes a cover letter. It refuses, with what to do about it, where the resume has no name or nothing to tell,
// and where posting and resume are not both in one of the languages that letters are written in. The same input gives
// the same letter.
func Write(c *skill.Catalogue, r *document.Resume, p *posting.Posting, o Options, asOf document.Date) (*document.Letter,
	error,
) {
	const op = "letter.Write"
	if err := CheckLength(o.Words); err != nil {
		return nil, err
	}
	if r == nil || r.Empty() {
		return nil, fault.New(op, fault.Invalid, "The resume is empty, so there's nothing to write a letter from.")
	}
	if err := refuseName(op, r); err != nil {
		return nil, err
	}
	if err := refuseLanguages(op, r, p); err != nil {
		return nil, err
	}
	w := newWriter(c, r, p, o, asOf)
	if len(w.proofs) == 0 && len(w.held) == 0 {
		return nil, fault.New(op, fault.Invalid,
			"Your resume has no lines about work or studies to base a letter on. Add what you did in each job, one line for each task or result.")
	}
	return w.letter(), nil
}

// refuseName refuses a resume without a name, or with one that was read wrongly: nobody signs as “Tel.” or with their
// town.
func refuseName(op string, r *document.Resume) error {
	name := strings.TrimSpace(r.Basics.Name)
	if name == "" {
		return fault.New(op, fault.Invalid, "Your resume has no name to sign the letter with. Add your name to the resume.")
	}
	local, _, _ := strings.Cut(text.Fold(r.Basics.Email), "@")
	words := strings.FieldsFunc(text.Fold(name), func(r rune) bool { return !unicode.IsLetter(r) })
	if slices.ContainsFunc(words, func(x string) bool { return len(x) > 2 && strings.Contains(local, x) }) {
		return nil
	}
	place := ""
	if l := r.Basics.Location; l != nil {
		place = text.Fold(l.City + " " + l.Region)
	}
	if slices.ContainsFunc(words, func(x string) bool { return slices.Contains(noNames, x) }) || len(words) < 2 &&
		strings.HasSuffix(name, ".") ||
		strings.ContainsAny(name, "@/") || len(strings.Fields(name)) == 1 && strings.Contains(name, ".") ||
		strings.Contains(name, ",") && local != "" || place != " " && place != "" &&
		strings.Contains(place, text.Fold(name)) {
		return fault.New(op, fault.Invalid,
			fmt.Sprintf("The name in this resume is “%s”, which doesn't look like a name. Correct it in the resume, then create the letter.", name))
	}
	return nil
}

// noNames are words at the head of a resume that are part of no name, folded.
var noNames = strings.Fields("tel tfno telefon telefono telephone phone mobil mobile email mail adresse address direccion permis permit licence license fuhrerschein fahrerlaubnis lebenslauf curriculum vitae resume cv nom name nombre beruflich beruflicher personliche profil profile summary experience education kontakt contact experiencia formacion formation")

// Languages are the languages that letters are written in, by code.
func Languages() []string {
	return slices.DeleteFunc(slices.Clone(lang.Codes()),
		func(code string) bool { return len(lang.Entries(code, "letter")) == 0 })
}

// languageNames name the languages that a refusal may have to name.
var languageNames = map[string]string{
	"en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese",
	"nl": "Dutch", "pl": "Polish",
	"sv": "Swedish", "da": "Danish", "no": "Norwegian", "nb": "Norwegian", "ja": "Japanese", "zh": "Chinese",
	"ko": "Korean",
}

func nameOf(code string) string {
	if name, ok := languageNames[code]; ok {
		return name
	}
	return "another language"
}

// refuseLanguages refuses a posting in a language without wordings, and a resume in another language than the
// posting's: its lines would stand in the letter untranslated.
func refuseLanguages(op string, r *document.Resume, p *posting.Posting) error {
	if len(lang.Entries(p.Language, "letter")) == 0 {
		return fault.New(op, fault.Invalid,
			fmt.Sprintf("Letters are written in English, German, French and Spanish. The job description is in %s.",
				nameOf(p.Language)))
	}
	code, sure := lang.Detect(r.Text())
	if !sure || code == p.Language {
		return nil
	}
	want, have := nameOf(p.Language), nameOf(code)
	return fault.New(op, fault.Invalid,
		fmt.Sprintf("The job description is in %s, but the resume is in %s. Letters quote your lines as they are, so add a resume in %s and write the letter from that.", want, have, want))
}

// writer holds what one letter is made of.
type writer struct {
	*frames
	c            *skill.Catalogue
	r            *document.Resume
	p            *posting.Posting
	o            Options
	asOf         document.Date
	report       *match.Report
	checker      *check.Checker
	requirements []requirement
	places       []place
	proofs       []proof                   // those of the argument first, then by what they are worth
	readings     map[string]*claim.Reading // of lines, by their text
	described    int                       // lines of work, projects and volunteering that can be quoted
	passes       map[string]bool           // of texts: the check finds nothing in them
	held         []heldGroup
	studied      item // the latest degree; empty where none is ended
	listed       []item
	role         string
	company      string
	said         string // what the resume and the posting say

	runOut           []string // lines of credentials that are asked for and have run out
	self, selfSource string   // the sentence by which the summary says who one is
}

func newWriter(c *skill.Catalogue, r *document.Resume, p *posting.Posting, o Options, asOf document.Date) *writer {
	if o.Words == 0 {
		o.Words = defaultWords
	}
	if !slices.Contains(tones, o.Tone) {
		o.Tone = compose.Professional
	}
	w := &writer{
		frames: framesOf(p.Language, o.Tone), c: c, r: r, p: p, o: o, asOf: asOf,
		readings: map[string]*claim.Reading{}, passes: map[string]bool{},
		report:  match.Analyze(c, r, p, asOf),
		checker: check.NewChecker(c, check.Text{Text: r.Text(), Document: r}).Spending(o.Budget),
		company: employer(p),
	}
	w.said = r.Text() + "\n" + p.Text
	w.localize(p.Text)
	w.role = roleOf(p.Title, w.company)
	w.requirements = requirementsOf(w.report)
	w.self, w.selfSource = w.selfOf()
	w.read()
	w.argue()
	w.hold()
	return w
}

var tones = []compose.Tone{compose.Professional, compose.Confident, compose.Friendly, compose.Concise}

// claims reads what a line claims, once.
func (w *writer) claims(line string) *claim.Reading {
	r := w.readings[line]
	if r == nil {
		r = claim.Read(line, w.code)
		w.readings[line] = r
	}
	return r
}

// wording reads how a line is worded.
func (w *writer) wording(line string) claim.Wording { return w.claims(line).Wording() }

// findings checks lines at once and gives the worst that is found of each: check.High, check.Review, or nothing.
func (w *writer) findings(lines []string) map[string]string {
	out := map[string]string{}
	for _, f := range w.checker.Check(check.Text{
		Text: strings.Join(lines, "\n"), Now: w.asOf,
		Allow: []string{w.p.Title, w.p.Company, w.p.Location},
	}) {
		if out[f.Line] != check.High {
			out[f.Line] = f.Severity
		}
	}
	return out
}

// leastQuoted is how many lines a letter keeps though the check asks about one of them.
const leastQuoted = 3

// mostTries is how often a letter is written anew without what the check has something against.
const mostTries = 8

// checked returns paragraphs that the check has nothing grave against as a whole: what it names is left out, and the
// letter is written anew.
func (w *writer) checked() (paragraphs []document.Paragraph, words int) {
	for range mostTries {
		paragraphs, words = w.fit()
		var text []string
		for _, p := range paragraphs {
			text = append(text, p.Text)
		}
		bad := w.findings([]string{Claims(strings.Join(text, "\n\n"))})
		w.misworded(text, bad)
		if named := w.nameWhole(bad); !w.leaveOut(bad) && !named {
			break
		}
	}
	return paragraphs, words
}

// nameWhole gives a job back the title that was left out where the check asks about the line that names its employer
// alone, and reports whether there was one.
func (w *writer) nameWhole(bad map[string]string) bool {
	found := false
	for i := range w.places {
		p := &w.places[i]
		for line := range bad {
			if strings.HasPrefix(line, "- ") || p.titles == "" || p.employer == "" ||
				!strings.Contains(line, p.employer) {
				continue
			}
			p.title, p.titles, found = p.titles, "", true
		}
	}
	return found
}

// misworded adds to the findings the lines of a letter in which the language gate marks words of ours.
func (w *writer) misworded(paragraphs []string, bad map[string]string) {
	for _, p := range paragraphs {
		for line := range strings.SplitSeq(p, "\n") {
			said := line
			for _, x := range lang.Placeholders(line) {
				said = strings.Replace(said, " "+x.Of(line), "", 1)
			}
			if grammar.Adds(w.said, said, w.code, grammar.Line) {
				bad[line] = check.High
			}
		}
	}
}

// leaveOut takes out the lines and items that stand in lines with a grave finding, and the sentence of oneself, and
// says whether there were any.
func (w *writer) leaveOut(bad map[string]string) bool {
	in := func(text string) bool {
		for line, severity := range bad {
			if severity == check.High && text != "" && strings.Contains(line, text) {
				return true
			}
		}
		return false
	}
	questioned := func(text string) bool { // in any finding
		for line := range bad {
			if strings.Contains(line, text) {
				return true
			}
		}
		return false
	}
	n, spare := len(w.proofs), len(w.proofs)-leastQuoted
	w.proofs = slices.DeleteFunc(w.proofs, func(p proof) bool {
		text := asItem(p.text)
		if !in(text) && (spare <= 0 || !questioned(text)) {
			return false
		}
		spare--
		return true
	})
	found := len(w.proofs) < n
	// a name without what stood beside it must not even raise a question
	without := func(all []item) []item {
		bad := func(it item) bool { return in(it.text) || questioned(it.text) }
		last := slices.IndexFunc(all, bad)
		if last < 0 {
			return all
		}
		found = true
		kept := slices.DeleteFunc(slices.Clone(all), func(it item) bool { return bad(it) && !w.unquestioned(it.text) })
		if len(kept) == len(all) { // they raise it together
			return slices.Delete(kept, last, last+1)
		}
		return kept
	}
	for i := range w.held {
		w.held[i].items = without(w.held[i].items)
	}
	w.held = slices.DeleteFunc(w.held, func(g heldGroup) bool { return len(g.items) == 0 })
	w.listed = without(w.listed)
	if in(w.self) {
		w.self, w.selfSource, found = "", "", true
	}
	if in(w.studied.text) {
		w.studied, found = item{}, true
	}
	return found
}

// letter returns the letter of the shape that comes nearest to the length asked for.
func (w *writer) letter() *document.Letter {
	paragraphs, words := w.checked()
	l := &document.Letter{
		Sender: w.sender(), Date: w.date(), Company: w.firm(),
		Position: w.p.Title, Subject: w.subject(), Greeting: w.greeting(),
		Paragraphs: paragraphs, Closing: w.closing(), Enclosure: w.get("enclosure"), Style: w.r.StyleOf(),
	}
	if float64(words) < (1-tolerance)*float64(w.o.Words) {
		l.Notes = append(l.Notes,
			fmt.Sprintf("The letter has %d words instead of %d. The other lines of your resume aren't relevant to this posting or can't be quoted on their own.", words, w.o.Words))
	}
	for _, line := range text.Distinct(w.runOut) {
		l.Notes = append(l.Notes,
			fmt.Sprintf("The letter doesn't name “%s”, because its date has passed. If you've renewed it, update your resume.", line))
	}
	return l
}
