package coach

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/match"
	"vitae/internal/engine/skill"
)

// How much is read for recommendations.
const (
	jobsLookedAt = 50 // the latest changed
	matchedNow   = 10 // of those that were never matched
	mostAdvice   = 100
)

// Recommendation is a skill that saved jobs ask for and no resume shows them, with what it would bring. Points are what
// the scores' formula gives for it at most, over all the jobs that miss it.
type Recommendation struct {
	Owner     id.User
	Skill     skill.Skill
	Relevance float64 // 0 to 1: its share of all points that the jobs' scores lack
	Points    float64
	Jobs      int // that ask for it and do not find it
	Required  int
	Compared  int // jobs that were looked at
	Lifts     int // jobs whose score would reach match.Strong
	Known     bool
	Gains     []Gain
	At        time.Time // of the newest match that it rests on
}

// Gain is what a skill would bring for one job.
type Gain struct {
	Job    id.JobDescription
	Title  string
	Before float64
	After  float64
}

// standing is how a job stands: its newest match, or one made now.
type standing struct {
	job    tailor.JobDescription
	report *match.Report
	at     time.Time
}

// Recommendations lists what would bring most over the owner's saved jobs that are not closed, the most points first.
func (s *Service) Recommendations(ctx context.Context, owner id.User, first int) ([]Recommendation, error) {
	all, err := s.standings(ctx, owner)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	said, err := s.d.Store.SaidSkills(ctx, owner)
	if err != nil {
		return nil, err
	}
	hidden, err := s.d.Store.HiddenRecommendations(ctx, owner)
	if err != nil {
		return nil, err
	}
	out := s.advice(owner, all)
	out = slices.DeleteFunc(out, func(r Recommendation) bool { return !hidden[r.Skill.ID].IsZero() })
	for i := range out {
		out[i].Known = slices.ContainsFunc(said, func(w SaidSkill) bool {
			return w.Skill == out[i].Skill.ID &&
				!w.Hidden
		})
	}
	return out[:min(len(out), first, mostAdvice)], nil
}

// HideRecommendation hides a recommendation, or shows it again.
func (s *Service) HideRecommendation(ctx context.Context, owner id.User, of string, hidden bool) error {
	known, ok := s.d.Catalogue.Skill(skill.ID(of))
	if !ok {
		return fault.New("coach.HideRecommendation", fault.NotFound, "This skill isn't in our catalog.")
	}
	if hidden {
		return s.d.Store.HideRecommendation(ctx, owner, known.ID, s.now())
	}
	return s.d.Store.ShowRecommendation(ctx, owner, known.ID)
}

// standings returns the newest matches of the owner's jobs. Of those that have none, a few are matched with the resume
// that was changed last; nothing is kept of that.
func (s *Service) standings(ctx context.Context, owner id.User) ([]standing, error) {
	jobs, err := s.d.Jobs.Jobs(ctx, owner, owned.Page{First: jobsLookedAt})
	if err != nil {
		return nil, err
	}
	jobs = slices.DeleteFunc(jobs, func(j tailor.JobDescription) bool { return j.Stage == tailor.Closed })
	ids := make([]id.JobDescription, len(jobs))
	for i, j := range jobs {
		ids[i] = j.ID
	}
	newest, err := s.d.Jobs.NewestByJob(ctx, owner, ids, 1)
	if err != nil {
		return nil, err
	}
	var of []id.Analysis
	for _, a := range newest {
		of = append(of, a[0].ID)
	}
	reports, err := s.d.Jobs.Reports(ctx, owner, of)
	if err != nil {
		return nil, err
	}
	var out []standing
	var open []tailor.JobDescription
	for _, j := range jobs {
		if a := newest[j.ID]; len(a) > 0 && reports[a[0].ID] != nil {
			out = append(out, standing{j, reports[a[0].ID], a[0].UpdatedAt})
		} else {
			open = append(open, j)
		}
	}
	now, err := s.matched(ctx, owner, open[:min(len(open), matchedNow)])
	return append(out, now...), err
}

// matched matches jobs with the resume that was changed last. A job that asks for nothing has no standing.
func (s *Service) matched(ctx context.Context, owner id.User, jobs []tailor.JobDescription) ([]standing, error) {
	if len(jobs) == 0 {
		return nil, nil
	}
	read, texts, err := s.newest(ctx, owner)
	if err != nil || len(read) == 0 {
		return nil, err
	}
	t, there := texts[read[0].Latest]
	if !there || len(t.Document.Lines()) > tailor.MaxLines {
		return nil, nil
	}
	var out []standing
	err = s.d.Jobs.InTurn(ctx, func(e *tailor.Engine) error {
		for _, j := range jobs {
			if p, err := s.readJob(ctx, j); err == nil {
				out = append(out, standing{j, e.Match(t.Document, p), s.now()})
			}
		}
		return nil
	})
	return out, err
}

// advice adds up what each missing skill of the catalogue would bring. Personal skills are shown by work and not
// learned, so that none is recommended.
func (s *Service) advice(owner id.User, all []standing) []Recommendation {
	at := map[skill.ID]*Recommendation{}
	lacking := 0.0
	for _, one := range all {
		if one.report.Unscored != "" {
			continue
		}
		lacking += 100 - one.report.Score
		for _, m := range one.report.Skills {
			known, ok := s.d.Catalogue.Skill(m.ID)
			if !ok || known.Kind == skill.Soft || m.Status == match.Matched || m.MaxPoints <= m.Points {
				continue
			}
			if at[m.ID] == nil {
				at[m.ID] = &Recommendation{Owner: owner, Skill: known, Compared: len(all)}
			}
			at[m.ID].count(one, m)
		}
	}
	out := make([]Recommendation, 0, len(at))
	for _, r := range at {
		if lacking > 0 {
			r.Relevance = min(r.Points/lacking, 1)
		}
		out = append(out, *r)
	}
	slices.SortFunc(out, func(a, b Recommendation) int {
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(b.Jobs, a.Jobs),
			cmp.Compare(a.Skill.Name, b.Skill.Name))
	})
	return out
}

// count adds one job that misses the skill. A skill that a job asks for twice counts once for it, with the larger gain:
// who shows it answers both.
func (r *Recommendation) count(one standing, m match.SkillMatch) {
	gain := m.MostGain()
	if one.at.After(r.At) {
		r.At = one.at
	}
	if n := len(r.Gains); n > 0 && r.Gains[n-1].Job == one.job.ID {
		last := &r.Gains[n-1]
		r.Points += max(0, gain-(last.After-last.Before))
		last.After = max(last.After, min(one.report.Score+gain, 100))
	} else {
		r.Points += gain
		r.Jobs++
		if m.Required {
			r.Required++
		}
		r.Gains = append(r.Gains, Gain{
			Job: one.job.ID, Title: one.job.Title, Before: one.report.Score,
			After: min(one.report.Score+gain, 100),
		})
	}
	r.Lifts = 0
	for _, g := range r.Gains {
		if g.Before < match.Strong && g.After >= match.Strong {
			r.Lifts++
		}
	}
}

func pointsOf(n float64) string {
	if n == 1 {
		return "point"
	}
	return "points"
}

// Reason describes in a sentence or two why the skill is recommended, with its counts.
func (r Recommendation) Reason() string {
	out := fmt.Sprintf("Requested by %d of your %d saved jobs", r.Jobs, r.Compared)
	if r.Compared == 1 {
		out = "Requested by your only saved job"
	}
	switch {
	case r.Required > 0 && r.Compared == 1:
		out = "Required by your only saved job"
	case r.Required > 0:
		out += fmt.Sprintf(", required by %d", r.Required)
	}
	points := math.Round(10*r.Points) / 10
	out += fmt.Sprintf(". Showing it in a job or project with dates is worth up to %g %s", points, pointsOf(points))
	if r.Jobs > 1 {
		out += " in total"
	}
	switch {
	case r.Lifts == 1:
		out += fmt.Sprintf("; 1 match score would reach %d", match.Strong)
	case r.Lifts > 1:
		out += fmt.Sprintf("; %d match scores would reach %d", r.Lifts, match.Strong)
	}
	if r.Known {
		out += ". You say you know it, so add it to your resume"
	}
	return out + "."
}
