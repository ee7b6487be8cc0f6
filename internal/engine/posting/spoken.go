package posting

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/skill"
)

// spokenLevels are the levels of a spoken language, those of the Common European Framework and the mother tongue,
// lowest first.
var spokenLevels = []string{"A1", "A2", "B1", "B2", "C1", "C2", "native"}

// SpokenRank orders the levels of a spoken language that Requirement.Level names, from 1; 0 for any other text.
func SpokenRank(level string) int { return slices.Index(spokenLevels, level) + 1 }

// Language is a spoken language that a text names, with the level that it states; Level is empty where it states none.
type Language struct {
	Skill      skill.ID
	Level      string
	Start, End int
}

// Spoken returns the languages that a line of a resume names, in any of the languages that postings are read in.
func Spoken(line string) []Language { return everyWording().spoken(lower(line)) }

var frameworkLevel = regexp.MustCompile(`\b[abc][12]\b`)

// levelCue is where a text speaks of a level. One of the framework's says more than a word.
type levelCue struct {
	start, end int
	level      string
	coded      bool
}

// spoken returns the languages that a text in lower case names, in its order.
func (w *wording) spoken(low string) []Language {
	var out []Language
	if onScan != nil {
		onScan(len(low))
	}
	for i := 0; i+nameKey <= len(low); i++ {
		if i > 0 && wordByte(low[i-1]) && wordByte(low[i]) {
			continue
		}
		name, end := w.languageAt(low, i)
		if end == 0 {
			continue
		}
		if !slices.ContainsFunc(out, func(o Language) bool { return o.Skill == skill.ID(name) }) {
			out = append(out, Language{Skill: skill.ID(name), Start: i, End: end})
		}
		i = end - 1
	}
	if len(out) == 0 || holdsAny(low, w.notLanguage) {
		return nil
	}
	w.setLevels(low, out)
	return out
}

// languageAt returns the language whose name, the longest, begins at a place of a text in lower case, with where it
// ends, 0 for none.
func (w *wording) languageAt(low string, at int) (name string, end int) {
	for _, t := range w.languages[low[at:at+nameKey]] {
		stem, open := strings.CutSuffix(t.text, "*")
		to := at + len(stem)
		if !strings.HasPrefix(low[at:], stem) || !open && to < len(low) && wordByte(low[to]) {
			continue
		}
		for open && to < len(low) && wordByte(low[to]) {
			to++
		}
		if to > end {
			name, end = t.name, to
		}
	}
	return name, end
}

// setLevels gives each language the level that its own item of the list states ("Englisch B1, sehr gutes Deutsch");
// where an item states none, one before the first language holds for those that follow ("fluent German and English"),
// and one after the last for those before it.
func (w *wording) setLevels(low string, languages []Language) {
	cues := w.levelCues(low)
	if len(cues) == 0 {
		return
	}
	leading := false
	for i := range languages {
		from, to := 0, len(low)
		if i > 0 {
			from = parting(low, languages[i-1].End, languages[i].Start)
		}
		if i+1 < len(languages) {
			to = parting(low, languages[i].End, languages[i+1].Start)
		}
		at := bestCue(cues, from, to)
		switch {
		case at >= 0:
			languages[i].Level = cues[at].level
			leading = cues[at].start < languages[i].Start
		case leading:
			languages[i].Level = languages[i-1].Level
		}
	}
	for i := len(languages) - 2; i >= 0; i-- {
		if next := languages[i+1]; languages[i].Level == "" && bestCue(cues, next.End, len(low)) >= 0 &&
			bestCue(cues, languages[i].End, next.Start) < 0 {
			languages[i].Level = next.Level
		}
	}
}

// parting is where the item of one language ends and that of the next begins: at the last sign or word that joins
// items between them.
func parting(low string, from, to int) int {
	between := low[from:to]
	if i := strings.LastIndexAny(between, ",;/|"); i >= 0 {
		return from + i
	}
	if i := strings.IndexByte(between, ')'); i >= 0 {
		return from + i + 1
	}
	for _, and := range [...]string{
		" und ", " and ", " et ", " y ", " e ", " o ", " ou ", " or ", " oder ", " sowie ",
		" en ", " i ",
	} {
		if i := strings.LastIndex(between, and); i >= 0 {
			return from + i
		}
	}
	return from
}

// levelCues finds the words that state a level, the longest at each place, those of the framework before others.
func (w *wording) levelCues(low string) []levelCue {
	var out []levelCue
	for _, m := range frameworkLevel.FindAllStringIndex(low, -1) {
		out = append(out, levelCue{m[0], m[1], strings.ToUpper(low[m[0]:m[1]]), true})
	}
	for _, l := range w.levels {
		for from := 0; from < len(low); {
			start, end := locate(low[from:], l.text)
			if start < 0 {
				break
			}
			out = append(out, levelCue{start: from + start, end: from + end, level: l.name})
			from += end
		}
	}
	return slices.DeleteFunc(slices.Clone(out), func(c levelCue) bool {
		return slices.ContainsFunc(out, func(o levelCue) bool {
			return o != c && o.start <= c.start && c.end <= o.end && o.end-o.start > c.end-c.start
		})
	})
}

// bestCue returns the cue within the range that says most, -1 where there is none: a level of the framework, else the
// lowest, since that is what is asked for at least.
func bestCue(cues []levelCue, from, to int) int {
	best := -1
	for i, c := range cues {
		if c.start < from || c.end > to {
			continue
		}
		if best < 0 || c.coded && !cues[best].coded || c.coded == cues[best].coded &&
			SpokenRank(c.level) < SpokenRank(cues[best].level) {
			best = i
		}
	}
	return best
}

// requiredLanguages returns the spoken languages that a clause names, as terms with their levels.
func (r *reader) requiredLanguages(c clause) (terms []Term, levels []string) {
	for _, t := range r.o.words.spoken(r.o.low[c.start:c.end]) {
		start, end := c.start+t.Start, c.start+t.End
		terms = append(terms, Term{Name: r.o.text[start:end], Skill: t.Skill, Start: start, End: end})
		levels = append(levels, t.Level)
	}
	return terms, levels
}
