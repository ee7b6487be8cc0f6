package match

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// Judge analyses resumes for one posting. It keeps what it has read of lines, so that versions of one resume that
// differ in a few lines cost little more than those lines. It is not safe for concurrent use.
type Judge struct {
	cat  *skill.Catalogue
	post *posting.Posting
	asOf document.Date

	requirements []requirement
	stems        *stemmer
	wanted       map[skill.ID]bool
	ownStems     map[string]bool // of what the posting asks for in words of its own
	termStems    map[string]bool // of all that it asks for
	ownWords     map[string]bool // the same with the words that say nothing ("an die" of "Meldung an die Leitstelle")
	runs         map[[3]string]bool
	said         map[string]bool // stems of the words in which the posting asks
	titleOwn     []string        // content stems of the posting's title
	titles       map[string]titleRead
	ages         map[document.Date]bool
	reads        map[lineKey]*reading
	lists        map[string][]*reading
	sentences    map[*claim.Statement]stand // what whole sentences make of the credentials in them
	lexicon      *lexicon
	titleAs      names.Title
	around       names.Context // what the posting is about, for names that stand for several things
	words        postingWords
}

// titleRead is what a job title says.
type titleRead struct {
	closeness float64
	level     skill.Level
	names     []string
	known     bool // the catalogue knows it
}

// requirement is one requirement of kind skill, credential or language, prepared.
type requirement struct {
	posting.Requirement
	terms []requirementTerm
	asked Trait // what its weight depends on
	// what a resume that shows it shows by that: of the posting's words, by rarity, and of the other requirements
	rare  float64
	shows []float64
}

type requirementTerm struct {
	posting.Term
	label  string
	kind   skill.Kind
	toward map[skill.ID]skill.Relation
	stems  []string
	phrase *names.Phrase
	others []*names.Phrase // KindCredential: each of those that any one will do
	// KindCredential: the names that it is asked by, word by word.
	credentials []credentialName
	initials    string // of the posting's own words, "" where they do not make an abbreviation
}

// For prepares a posting. asOf is the month that "present" means, "2026-11".
func For(c *skill.Catalogue, p *posting.Posting, asOf document.Date) *Judge {
	return newJudge(c, p, asOf, newStemmer(p.Language, 512), newLexicon())
}

// ForEach prepares several postings for one resume. The judges share the stems of words, which cost the most, so none
// of them may work while another does.
func ForEach(c *skill.Catalogue, ps []*posting.Posting, asOf document.Date) []*Judge {
	stems, words := map[string]*stemmer{}, newLexicon()
	out := make([]*Judge, len(ps))
	for i, p := range ps {
		if stems[p.Language] == nil {
			stems[p.Language] = newStemmer(p.Language, 2048)
		}
		out[i] = newJudge(c, p, asOf, stems[p.Language], words)
	}
	return out
}

func newJudge(c *skill.Catalogue, p *posting.Posting, asOf document.Date, stems *stemmer, shared *lexicon) *Judge {
	j := &Judge{
		cat: c, post: p, asOf: asOf, stems: stems, wanted: p.Asked(), ownStems: map[string]bool{},
		ownWords: map[string]bool{}, termStems: map[string]bool{}, said: map[string]bool{},
		titles: map[string]titleRead{}, ages: map[document.Date]bool{}, reads: map[lineKey]*reading{},
		lists: map[string][]*reading{}, sentences: map[*claim.Statement]stand{}, lexicon: shared,
	}
	j.titleAs = names.ReadTitleIn(p.Title, p.Language)
	j.around = aroundOf(p)
	for _, q := range p.Requirements {
		if q.Kind == posting.KindSkill || q.Kind == posting.KindCredential || q.Kind == posting.KindLanguage {
			j.requirements = append(j.requirements, j.prepare(q))
		}
	}
	for _, q := range p.Requirements {
		for _, t := range q.Terms {
			for _, w := range j.stems.words(t.Name) {
				j.ownWords[w.stem], j.said[w.stem] = true, true
			}
			for _, s := range j.stems.contentStems(t.Name) {
				j.termStems[s] = true
			}
		}
	}
	words := j.stems.words(p.Text)
	j.runs = make(map[[3]string]bool, len(words))
	asked := j.asks()
	for _, w := range j.stems.words(asked) {
		j.said[w.stem] = true
	}
	for i := 0; i+2 < len(words); i++ {
		j.runs[[3]string{words[i].stem, words[i+1].stem, words[i+2].stem}] = true
	}
	j.titleOwn = j.titleStems(p.Title)
	j.weighRequirements(asked)
	j.words = j.wordsOfPosting()
	j.readGains()
	return j
}

// asks returns the title and the sentences in which the posting asks for something, each once.
func (j *Judge) asks() string {
	out := []string{j.post.Title}
	for _, q := range j.post.Requirements {
		if !slices.Contains(out, q.Text) {
			out = append(out, q.Text)
		}
	}
	return strings.Join(out, "\n")
}

// Analyze compares a resume with a posting. asOf is the month that "present" means, "2026-11".
func Analyze(c *skill.Catalogue, r *document.Resume, p *posting.Posting, asOf document.Date) *Report {
	return For(c, p, asOf).Analyze(r)
}

func (j *Judge) prepare(q posting.Requirement) requirement {
	a := requirement{Requirement: q}
	for _, t := range q.Terms {
		at := requirementTerm{Term: t, label: t.Name}
		if s, ok := j.cat.Skill(t.Skill); ok {
			at.label, at.kind = s.Name, s.Kind
			relations := j.cat.Toward(s.ID)
			at.toward = make(map[skill.ID]skill.Relation, len(relations))
			for _, r := range relations {
				at.toward[r.From] = r
			}
			at.stems = j.stems.contentStems(s.Name)
			if at.phrase = names.NewPhrase(t.Name, j.around); s.Kind == skill.Tool {
				at.phrase = names.NewTool(t.Name, j.around)
			}
		} else {
			at.phrase = names.NewPhrase(t.Name, j.around)
			at.stems = j.stems.contentStems(t.Name)
			words := j.stems.words(t.Name)
			at.initials = abbreviation(t.Name, words)
			for _, s := range at.stems {
				j.ownStems[s] = true
			}
			for _, w := range words {
				j.ownWords[w.stem] = true
			}
		}
		if q.Kind == posting.KindCredential {
			at.others = j.alternatives(t.Name)
			at.credentials = credentialNames(t.Name, at.label)
		}
		a.terms = append(a.terms, at)
	}
	return a
}

var (
	bracketed = regexp.MustCompile(`\s*\([^)]*\)`)
	eitherOf  = regexp.MustCompile(`(?i),\s*(?:or |oder |ou |o )?| (?:or|oder|ou|o) |\s*/\s*`)
)

// alternatives returns the names that a credential may be known by: without what stands in brackets, and each that "or"
// joins.
func (j *Judge) alternatives(name string) []*names.Phrase {
	plain := bracketed.ReplaceAllString(name, "")
	var out []*names.Phrase
	if plain != name {
		out = append(out, names.NewPhrase(plain, j.around))
	}
	if parts := eitherOf.Split(plain, -1); len(parts) > 1 {
		for _, s := range parts {
			if p := names.NewPhrase(s, j.around); p.Words() > 0 && p.Rare() {
				out = append(out, p)
			}
		}
	}
	return out
}

// known reports whether the catalogue knows something of what is asked, other than a trait.
func (a *requirement) known() bool {
	return slices.ContainsFunc(a.terms, func(t requirementTerm) bool { return t.kind != "" && t.kind != skill.Soft })
}

// abbreviation returns the letters by which a term may be known: "QTS" for itself and for Qualified Teacher Status.
func abbreviation(name string, words []word) string {
	out := initialsOf(name, words)
	if len(words) == 1 && strings.ToUpper(name) == name {
		out = name
	}
	if len(out) < leastInitials || len(out) > 6 {
		return ""
	}
	return out
}

// titled reads a job's title: how far it is the posting's, 0 to 1, before its level counts, its level and its names.
// The catalogue decides where it knows both titles; elsewhere their words do. An employer whose name completes the
// title counts with it: a teacher at a primary school is a primary school teacher.
func (j *Judge) titled(position, employer string) titleRead {
	key := position + "\n" + employer
	if t, ok := j.titles[key]; ok {
		return t
	}
	out := titleRead{level: j.cat.LevelOf(position), names: j.stems.contentStems(position)}
	own := j.titleStems(position)
	t, known := j.findTitle(position)
	if out.known = known; known {
		out.closeness = j.cat.TitleRelation(t.ID, j.post.TitleID)
		out.names = append(out.names, j.stems.contentStems(t.Name)...)
	}
	words := alike(own, j.titleOwn)
	if !known || j.post.TitleID == "" || words == 1 {
		out.closeness = max(out.closeness, words)
	}
	if len(j.titleOwn) > 1 && len(own) > 0 && own[len(own)-1] == j.titleOwn[len(j.titleOwn)-1] &&
		holdsAll(append(own, j.titleStems(employer)...), j.titleOwn) {
		out.closeness = max(out.closeness, titleWithEmployer)
	}
	out.closeness = max(out.closeness, titleLearned*names.ReadTitleIn(position, j.post.Language).Like(j.titleAs))
	j.titles[key] = out
	return out
}

// findTitle finds a job's title in the catalogue, a woman's under the man's where that is known.
func (j *Judge) findTitle(position string) (skill.Title, bool) {
	if t, known := j.cat.FindTitle(names.InMasculine(position, j.post.Language)); known {
		return t, true
	}
	return j.cat.FindTitle(position)
}

// alike compares two titles by their words: Dice's coefficient, less of it where they share one
// word of several, 0 where none.
func alike(a, b []string) float64 {
	if len(a) == 0 || len(b) == 0 {
		return 0
	}
	shared := 0
	for _, w := range a {
		if slices.Contains(b, w) {
			shared++
		}
	}
	dice := 2 * float64(shared) / float64(len(a)+len(b))
	if shared == 1 && dice < 1 {
		return dice * oneWordAlike // an engineer of another kind
	}
	return dice
}

var levelWords = map[string]bool{
	"senior": true, "junior": true, "lead": true, "principal": true, "head": true,
	"chief": true, "trainee": true, "intern": true, "graduate": true, "mid": true, "sr": true, "jr": true,
	"assistant": true, "associate": true, "i": true, "ii": true, "iii": true, "staff": true, "deputy": true,
	"level": true,
}

func (j *Judge) titleStems(title string) []string {
	var out []string
	title = names.OneGender(title)
	for _, w := range j.stems.words(title) {
		if low := strings.ToLower(title[w.start:w.end]); !levelWords[low] && !j.stems.empty[low] && low != "and" &&
			low != "of" && low != "the" {
			out = append(out, w.stem)
		}
	}
	return out
}

// inTitle reports whether the posting's title names a requirement.
func (j *Judge) inTitle(a *requirement) bool {
	return slices.ContainsFunc(a.terms, func(t requirementTerm) bool {
		return len(t.stems) > 0 &&
			holdsAll(j.titleOwn, t.stems)
	})
}

// aroundOf returns what a posting is about: its title and what it asks for.
func aroundOf(p *posting.Posting) names.Context {
	v := names.ReadTitleIn(p.Title, p.Language).Near()
	for _, q := range p.Requirements {
		for _, t := range q.Terms {
			v = v.Plus(names.VectorOf(names.CutIn(t.Name, p.Language)), 1/float32(1+len(p.Requirements)))
		}
	}
	return names.Context{Around: v, Language: p.Language}
}
