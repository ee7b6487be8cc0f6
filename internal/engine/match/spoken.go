package match

import (
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// requiredLevel is the level of a spoken language that is asked for: where a must names none, one that work can be done
// in.
func (j *Judge) requiredLevel(a *requirement) int {
	if a.Level == "" && a.Class == posting.Must {
		return posting.SpokenRank("B1")
	}
	return posting.SpokenRank(a.Level)
}

// bySpoken lists the lines that say that a language is spoken, in whatever language they say it. A level below the one
// asked comes close, and no more.
func (j *Judge) bySpoken(p *profile, a *requirement, t *requirementTerm) []candidate {
	var out []candidate
	for i, e := range p.entries {
		if !e.maySpeak() {
			continue
		}
		for _, s := range posting.Spoken(e.line.Text) {
			if s.Skill != t.Skill || s.End > len(e.line.Text) {
				continue
			}
			c := candidate{entry: i, Evidence: Evidence{
				Path: e.line.Path, Text: e.line.Text, Start: s.Start,
				End: s.End, Grade: "used", Weight: gradeUsed,
			}}
			if have, want := posting.SpokenRank(s.Level), j.requiredLevel(a); have > 0 && have < want {
				c.Grade, c.related = "related", true
				if c.Weight = languageBelow; have < want-1 {
					c.Weight = learned.Qualified
				}
			}
			out = append(out, c)
		}
	}
	return out
}

// maySpeak reports whether a line may say which languages its owner speaks: one for that, or a short one of no job.
func (e entry) maySpeak() bool {
	switch e.line.Kind {
	case document.LineLanguage, document.LineSkill, document.LineOther:
		return true
	}
	return e.job < 0 && len(e.read.words) <= fewLanguages
}

// byWriting takes a resume that says nothing of a language, and is written in it, as speaking for it: the longest line
// is quoted.
func (j *Judge) byWriting(p *profile, t *requirementTerm) []candidate {
	if t.Skill == "" || t.Skill != skill.ID(written[p.language]) {
		return nil
	}
	longest := -1
	for i, e := range p.entries {
		if longest < 0 || len(e.line.Text) > len(p.entries[longest].line.Text) {
			longest = i
		}
	}
	if longest < 0 {
		return nil
	}
	line := p.entries[longest].line
	return []candidate{{entry: longest, Evidence: Evidence{
		Path: line.Path, Text: line.Text, End: len(line.Text),
		Grade: "used", Weight: gradeUsed,
	}}}
}
