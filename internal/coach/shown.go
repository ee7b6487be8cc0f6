package coach

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"vitae/internal/compose"
	"vitae/internal/document"
	"vitae/internal/id"
	"vitae/internal/match"
	"vitae/internal/posting"
	"vitae/internal/resume"
	"vitae/internal/skill"
	"vitae/internal/tailor"
)

// How much is read to tell what a user's resumes show.
const (
	resumesRead  = 10 // the latest changed ones that are not archived, each with its newest version
	evidenceKept = 5  // lines of a skill
)

// shown finds the skills that the owner's resumes name, each with the lines that show it, graded as a match grades them.
// It reads the newest version of each of the last few resumes, some milliseconds each.
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

// newest gives the latest changed resumes that are not archived, and their texts.
func (s *Service) newest(ctx context.Context, owner id.User) ([]resume.Resume, map[id.Version]resume.Text, error) {
	all, err := s.d.Resumes.Resumes(ctx, owner, resume.Page{First: 3 * resumesRead})
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
			one.add(SkillEvidence{Resume: r.ID, Title: r.Title, Version: r.Latest, Path: e.Path, Text: e.Text, Grade: e.Grade, weight: e.Weight})
		}
		one.use(used[m.ID])
		if posting.SpokenRank(spoken[m.ID]) > posting.SpokenRank(one.spoken) {
			one.spoken = spoken[m.ID]
		}
	}
}

// stated gives the levels that a resume states for spoken languages, the highest of each.
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

// levelled says that a skill can be had more or less: a degree, certificate or licence is held or it is not.
func levelled(s skill.Skill) bool { return s.Kind != skill.Credential }

// graded matches a resume with a posting that asks for each skill that it names: how well it shows them is the match's word.
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
			ID: string(named), Class: posting.Must, Kind: kind, Text: one.Name, Terms: []posting.Term{{Name: one.Name, Skill: named}},
		})
	}
	return match.Analyze(s.d.Catalogue, doc, p, s.month())
}

// use is when a skill was used: the months of the dated work that names it.
type use struct {
	months map[int]bool
	last   int // month, counted from year 0
	now    bool
}

// uses finds the months in which dated work, projects and volunteering name skills.
func (s *Service) uses(doc *document.Resume) map[skill.ID]*use {
	out := map[skill.ID]*use{}
	for _, l := range doc.Lines() {
		if !l.Dated || l.Start == "" || l.Section != document.SectionWork && l.Section != document.SectionProjects && l.Section != document.SectionVolunteer {
			continue
		}
		for _, m := range s.d.Catalogue.Find(l.Text) {
			if m.Negated {
				continue
			}
			if out[m.Skill] == nil {
				out[m.Skill] = &use{months: map[int]bool{}}
			}
			out[m.Skill].span(l.Start, l.End, s.month())
		}
	}
	return out
}

// span adds the months of an entry; one without an end goes on.
func (u *use) span(start, end, now document.Date) {
	to := end.Months()
	switch {
	case end == "":
		to, u.now = now.Months(), true
	case end.Month() == 0:
		to += 11
	}
	to = min(to, now.Months())
	for m := max(start.Months(), to-maxYears*12); m <= to; m++ {
		u.months[m] = true
	}
	u.last = max(u.last, to)
}

// use adds when a resume says that the skill was used.
func (u *UserSkill) use(when *use) {
	if when == nil || when.last == 0 {
		return
	}
	years := float64((len(when.months)+5)/6) / 2 // to the half year
	if u.Years == nil || years > *u.Years {
		u.Years = &years
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
	slices.SortStableFunc(u.Evidence, func(a, b SkillEvidence) int {
		switch {
		case a.weight > b.weight:
			return -1
		case a.weight < b.weight:
			return 1
		}
		return 0
	})
	u.Evidence = u.Evidence[:min(len(u.Evidence), evidenceKept)]
	u.Grade = u.Evidence[0].Grade
}

// rate gives the level that the resumes speak for, by a fixed rule: 1 named, 2 used in dated work, 3 for two years, 4 for
// five. A 5 is nobody's but the user's to say. A spoken language has the level that a resume states, from A1 as 1 to C1 and
// above as 5; where none states one it has none, and does not stand among the skills.
func (u *UserSkill) rate() {
	years := 0.0
	if u.Years != nil {
		years = *u.Years
	}
	switch {
	case u.Skill.Kind == skill.Language:
		u.Level, u.Reason = min(posting.SpokenRank(u.spoken), maxLevel), fmt.Sprintf("Your resumes state the level: %s.", u.spoken)
	case u.Grade != "used" && u.Grade != "implied" || u.Years == nil:
		u.Level, u.Reason = 1, "Your resumes name it, and no dated work shows it."
	case years >= 5:
		u.Level, u.Reason = 4, fmt.Sprintf("Dated work names it over %g years.", years)
	case years >= 2:
		u.Level, u.Reason = 3, fmt.Sprintf("Dated work names it over %g years.", years)
	default:
		u.Level, u.Reason = 2, "Dated work names it."
	}
}
