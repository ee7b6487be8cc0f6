package coach

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// How much is read to tell what a user's resumes show.
const (
	resumesRead  = 10 // the latest changed ones that are not archived, each with its newest version
	evidenceKept = 5  // lines of a skill
)

// shown finds the skills that the owner's resumes name, each with the lines that show it, graded as a match grades
// them. It reads the newest version of each of the last few resumes, some milliseconds each.
func (s *Service) shown(ctx context.Context, owner id.User) (map[string]*UserSkill, error) {
	read, texts, err := s.newest(ctx, owner)
	if err != nil || len(read) == 0 {
		return map[string]*UserSkill{}, err
	}
	out := map[string]*UserSkill{}
	err = s.d.Jobs.InTurn(ctx, func(*tailor.Engine) error {
		for _, r := range read {
			if t, there := texts[r.Latest]; there && len(t.Document.Lines()) <= tailor.MaxLines {
				s.showIn(out, r, t.Document)
			}
		}
		return nil
	})
	for key, one := range out {
		if one.rate(); one.Level == 0 {
			delete(out, key)
		}
	}
	return out, err
}

// newest returns the latest changed resumes that are not archived, and their texts.
func (s *Service) newest(ctx context.Context, owner id.User) ([]resume.Resume, map[id.Version]resume.Text, error) {
	all, err := s.d.Resumes.Resumes(ctx, owner, owned.Page{First: 3 * resumesRead})
	if err != nil {
		return nil, nil, err
	}
	all = slices.DeleteFunc(all, func(r resume.Resume) bool { return !r.ArchivedAt.IsZero() })
	all = all[:min(len(all), resumesRead)]
	ids := make([]id.Version, len(all))
	for i, r := range all {
		ids[i] = r.Latest
	}
	texts, err := s.d.Resumes.Texts(ctx, owner, ids)
	return all, texts, err
}

// showIn adds what one resume shows.
func (s *Service) showIn(out map[string]*UserSkill, r resume.Resume, doc *document.Resume) {
	used, spoken := s.uses(doc), stated(doc)
	for _, m := range s.graded(doc).Skills {
		if m.ID == "" || m.Status != match.Matched {
			continue
		}
		one := out[string(m.ID)]
		if one == nil {
			known, _ := s.d.Catalogue.Skill(m.ID)
			one = &UserSkill{Key: string(m.ID), Owner: r.Owner, Skill: known}
			out[one.Key] = one
		}
		one.Strength = max(one.Strength, m.Strength)
		for _, e := range m.Proof {
			one.add(SkillEvidence{
				Resume: r.ID, Title: r.Title, Version: r.Latest, Path: e.Path, Text: e.Text,
				Grade: e.Grade, weight: e.Weight,
			})
		}
		one.use(used[m.ID])
		if posting.SpokenRank(spoken[m.ID]) > posting.SpokenRank(one.spoken) {
			one.spoken = spoken[m.ID]
		}
	}
}

// stated returns the levels that a resume states for spoken languages, the highest of each.
func stated(doc *document.Resume) map[skill.ID]string {
	out := map[skill.ID]string{}
	for _, l := range doc.Lines() {
		if l.Kind != document.LineLanguage && l.Kind != document.LineSkill && l.Kind != document.LineOther {
			continue
		}
		for _, t := range posting.Spoken(l.Text) {
			if posting.SpokenRank(t.Level) > posting.SpokenRank(out[t.Skill]) {
				out[t.Skill] = t.Level
			}
		}
	}
	return out
}

// levelled reports whether a skill can be had more or less: a degree, certificate or licence is held or it is not.
func levelled(s skill.Skill) bool { return s.Kind != skill.Credential }

// graded matches a resume with a posting that asks for each skill that it names: how well it shows them is the match's
// word.
func (s *Service) graded(doc *document.Resume) *match.Report {
	p := &posting.Posting{Language: "en", Level: skill.LevelUnknown}
	for _, named := range compose.SkillsNamed(s.d.Catalogue, doc) {
		one, _ := s.d.Catalogue.Skill(named)
		if !levelled(one) {
			continue
		}
		kind := posting.KindSkill
		if one.Kind == skill.Language {
			kind = posting.KindLanguage
		}
		p.Requirements = append(p.Requirements, posting.Requirement{
			ID: string(named), Class: posting.Must, Kind: kind, Text: one.Name,
			Terms: []posting.Term{{Name: one.Name, Skill: named}},
		})
	}
	return match.Analyze(s.d.Catalogue, doc, p, s.month())
}

// use is what the lines of a resume say of when a skill was used.
type use struct {
	years float64 // the most that a line states in so many words; 0 where none does
	last  int     // month, counted from year 0, in which the latest dated entry that names it ended
	now   bool    // an entry that goes on names it
}

// uses finds what lines about work, projects and volunteering say of when skills were used, and the years that any line
// states. What a line says was left behind was not in use until the entry's end.
func (s *Service) uses(doc *document.Resume) map[skill.ID]*use {
	out := map[skill.ID]*use{}
	for _, l := range doc.Lines() {
		done := l.Section == document.SectionWork || l.Section == document.SectionProjects ||
			l.Section == document.SectionVolunteer
		for _, m := range s.d.Catalogue.Find(l.Text) {
			if m.Negated {
				continue
			}
			if out[m.Skill] == nil {
				out[m.Skill] = &use{}
			}
			u := out[m.Skill]
			u.years = max(u.years, statedYears(l.Text[:m.Start], l.Text[m.End:]))
			if done && l.Dated && l.Start != "" && !leftBehind.MatchString(l.Text[:m.Start]) {
				u.until(l.End, s.month())
			}
		}
	}
	return out
}

// leftBehind is the end of the words before a skill that the line says was given up: "moved 46 pipelines from Jenkins".
var leftBehind = regexp.MustCompile(
	`(?i)\b(?:from|off|out of|away from|instead of|replac(?:ed|ing)|retir(?:ed|ing)|decommission(?:ed|ing)|sunset(?:ting)?|phas(?:ed|ing) out|legacy)\s+(?:(?:our|the|an?|old|legacy|own|on-prem(?:ises)?)\s+){0,2}$`)

// The words around a skill that state its years: "8 years of Java", "Java (8 years)".
var (
	yearsBefore = regexp.MustCompile(
		`(?i)\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\+?\s+years?['’]?\s+(?:(?:of|with|in|using|experience|hands-on|professional|commercial|practical)\s+){1,4}$`)
	yearsAfter = regexp.MustCompile(
		`(?i)^\s*[(:–—-]\s*(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\+?\s+(?:years?|yrs?)\b`)

	countWords = map[string]float64{
		"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
		"eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20,
	}
)

// statedYears reads the years that the words before or after a skill state, 0 where they state none.
func statedYears(before, after string) float64 {
	for _, m := range [][]string{yearsBefore.FindStringSubmatch(before), yearsAfter.FindStringSubmatch(after)} {
		if m == nil {
			continue
		}
		if n, ok := countWords[strings.ToLower(m[1])]; ok {
			return n
		}
		if n, err := strconv.Atoi(m[1]); err == nil && n <= maxYears {
			return float64(n)
		}
	}
	return 0
}

// until notes the end of an entry; one without an end goes on.
func (u *use) until(end, now document.Date) {
	to := end.Months()
	switch {
	case end == "":
		to, u.now = now.Months(), true
	case end.Month() == 0:
		to += 11
	}
	u.last = max(u.last, min(to, now.Months()))
}

// use adds what a resume says of when the skill was used. No years are counted from the dates of jobs: a line says that
// something was used in a job, not for how much of it.
func (u *UserSkill) use(when *use) {
	if when == nil {
		return
	}
	if years := when.years; years > 0 && (u.Years == nil || years > *u.Years) {
		u.Years = &years
	}
	if when.last == 0 {
		return
	}
	last := time.Date(when.last/12, time.Month(when.last%12+1), 1, 0, 0, 0, 0, time.UTC)
	if last.After(u.LastUsed) {
		u.LastUsed = last
	}
	u.Current = u.Current || when.now
}

// add keeps a line among the strongest, each text once.
func (u *UserSkill) add(e SkillEvidence) {
	if slices.ContainsFunc(u.Evidence, func(o SkillEvidence) bool { return strings.EqualFold(o.Text, e.Text) }) {
		return
	}
	u.Evidence = append(u.Evidence, e)
	slices.SortStableFunc(u.Evidence, func(a, b SkillEvidence) int { return cmp.Compare(b.weight, a.weight) })
	u.Evidence = u.Evidence[:min(len(u.Evidence), evidenceKept)]
	u.Grade = u.Evidence[0].Grade
}

// Levels that lines of a resume speak for. They say how a skill is shown, and nothing of how well somebody has it:
// nobody is called a novice or an expert by a program.
const (
	levelNamed  = 2   // named, without a line about work
	levelUsed   = 3   // a line about work shows it
	levelStated = 4   // and the resume states longUse years of it
	longUse     = 5.0 // by hand (docs/coaching.md)
)

// rate sets the level that the resumes speak for, by a fixed rule. A spoken language has the level that a resume
// states, from A1 as 1 to C1 and above as 5; where none states one it has none, and is not among the skills.
func (u *UserSkill) rate() {
	used := u.Grade == "used" || u.Grade == "implied"
	switch {
	case u.Skill.Kind == skill.Language:
		u.Level, u.Reason = min(posting.SpokenRank(u.spoken), maxLevel),
			fmt.Sprintf("Your resumes give this level: %s.", u.spoken)
	case used && u.Years != nil && *u.Years >= longUse:
		u.Level, u.Reason = levelStated,
			fmt.Sprintf("Your resumes say you have %g years of experience with it.", *u.Years)
	case used:
		u.Level, u.Reason = levelUsed, "A line about your work shows this skill."
	default:
		u.Level, u.Reason = levelNamed, "Your resumes mention this skill, but no line about your work shows it."
	}
}
