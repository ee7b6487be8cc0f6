package match

import (
	"strings"

	"vitae/internal/document"
	"vitae/internal/posting"
	"vitae/internal/skill"
)

// Judge analyses resumes for one posting. It keeps what it has read of lines, so that versions of one resume that
// differ in a few lines cost little more than those lines. It is not safe for concurrent use.
type Judge struct {
	cat  *skill.Catalogue
	post *posting.Posting
	asOf document.Date

	asks     []ask
	stems    stemmer
	asked    map[skill.ID]bool
	ownStems map[string]bool
	runs     map[[3]string]bool
	titleOwn []string // content stems of the posting's title
	titles   map[string]titleRead
	reads    map[lineKey]*reading
	lists    map[string][]*reading
}

// titleRead is what a job title says.
type titleRead struct {
	closeness float64
	level     skill.Level
	names     []string
}

// ask is one requirement of kind skill, credential or language, prepared.
type ask struct {
	posting.Requirement
	terms []askTerm
	share float64 // beside other requirements of its part
}

type askTerm struct {
	posting.Term
	label  string
	kind   skill.Kind
	toward map[skill.ID]skill.Relation
	stems  []string
}

// For prepares a posting. asOf is the month that "present" means, "2026-11".
func For(c *skill.Catalogue, p *posting.Posting, asOf document.Date) *Judge {
	j := &Judge{cat: c, post: p, asOf: asOf, stems: make(stemmer, 512), asked: map[skill.ID]bool{}, ownStems: map[string]bool{}, titles: map[string]titleRead{}, reads: map[lineKey]*reading{}, lists: map[string][]*reading{}}
	for _, q := range p.Requirements {
		if q.Kind == posting.KindSkill || q.Kind == posting.KindCredential || q.Kind == posting.KindLanguage {
			j.asks = append(j.asks, j.prepare(q))
		}
	}
	words := j.stems.words(p.Text)
	j.runs = make(map[[3]string]bool, len(words))
	for i := 0; i+2 < len(words); i++ {
		j.runs[[3]string{words[i].stem, words[i+1].stem, words[i+2].stem}] = true
	}
	j.titleOwn = j.titleStems(p.Title)
	return j
}

// Analyze compares a resume with a posting. asOf is the month that "present" means, "2026-11".
func Analyze(c *skill.Catalogue, r *document.Resume, p *posting.Posting, asOf document.Date) *Report {
	return For(c, p, asOf).Analyze(r)
}

func (j *Judge) prepare(q posting.Requirement) ask {
	a := ask{Requirement: q, share: ownWordsShare}
	if q.Kind != posting.KindSkill {
		a.share = 1
	}
	for _, t := range q.Terms {
		at := askTerm{Term: t, label: t.Name}
		if s, ok := j.cat.Skill(t.Skill); ok {
			at.label, at.kind = s.Name, s.Kind
			j.asked[s.ID] = true
			relations := j.cat.Toward(s.ID)
			at.toward = make(map[skill.ID]skill.Relation, len(relations))
			for _, r := range relations {
				at.toward[r.From] = r
			}
			if s.Kind == skill.Soft {
				a.share = max(a.share, softShare)
			} else {
				a.share = 1
			}
			at.stems = j.stems.contentStems(s.Name)
		} else {
			at.stems = j.stems.contentStems(t.Name)
			for _, s := range at.stems {
				j.ownStems[s] = true
			}
		}
		a.terms = append(a.terms, at)
	}
	if len(a.terms) == 1 && a.terms[0].kind == skill.Soft {
		a.share = softShare
	}
	return a
}

// titled reads a job's title: how far it is the posting's, 0 to 1, before its level counts, its level and its names.
func (j *Judge) titled(position string) titleRead {
	if t, ok := j.titles[position]; ok {
		return t
	}
	out := titleRead{level: j.cat.LevelOf(position), names: j.stems.contentStems(position)}
	if t, ok := j.cat.FindTitle(position); ok {
		out.closeness = j.cat.TitleRelation(t.ID, j.post.TitleID)
		out.names = append(out.names, j.stems.contentStems(t.Name)...)
	}
	own := j.titleStems(position)
	if n := len(own) + len(j.titleOwn); n > 0 && len(own) > 0 && len(j.titleOwn) > 0 {
		shared := 0
		for _, s := range own {
			for _, w := range j.titleOwn {
				if s == w {
					shared++
				}
			}
		}
		// Dice's coefficient; where the catalogue knows both titles it decides, and words alone say less.
		words := 2 * float64(shared) / float64(n)
		if out.closeness > 0 {
			words = min(words, 0.9)
		}
		if shared > 1 || words > 0.99 || j.post.TitleID == "" {
			out.closeness = max(out.closeness, words)
		}
	}
	j.titles[position] = out
	return out
}

var levelWords = map[string]bool{"senior": true, "junior": true, "lead": true, "principal": true, "head": true, "chief": true, "trainee": true, "intern": true, "graduate": true, "mid": true, "sr": true, "jr": true, "assistant": true, "associate": true, "i": true, "ii": true, "iii": true, "staff": true, "deputy": true, "level": true}

func (j *Judge) titleStems(title string) []string {
	var out []string
	for _, w := range j.stems.words(title) {
		if low := strings.ToLower(title[w.start:w.end]); !levelWords[low] && low != "and" && low != "of" && low != "the" {
			out = append(out, w.stem)
		}
	}
	return out
}
