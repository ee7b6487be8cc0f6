package tailor

import (
	"cmp"
	"context"
	"slices"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/match"
)

// Bounds of the dashboard.
const (
	jobsTouched   = 50
	recentMatches = 5
	missingShown  = 8
	stepsShown    = 3
)

// overview is what the dashboard is made of: the jobs touched last, with their newest analyses and how the versions of
// those were made. Every look-up is bounded.
type overview struct {
	counts   map[Stage]int
	jobs     []JobDescription
	newest   map[id.JobDescription][]Analysis // the newest and the one before
	versions map[id.Version]resume.Version
	made     map[id.Version]Optimization
	reports  map[id.Analysis]*match.Report // of the newest analyses of the jobs that are not closed
	underway OpenWork
}

// Dashboard returns what the first screen shows.
func (s *Service) Dashboard(ctx context.Context, owner id.User) (Dashboard, error) {
	resumes, err := s.d.Resumes.CountResumes(ctx, owner)
	if err != nil {
		return Dashboard{}, err
	}
	v, err := s.overview(ctx, owner)
	if err != nil {
		return Dashboard{}, err
	}
	out := Dashboard{
		Resumes: resumes, Matches: v.recent(), Missing: v.missing(), Matched: len(v.reports),
		Stages: map[Stage]int{},
	}
	for _, stage := range Stages {
		out.Stages[stage] = v.counts[stage]
		out.Jobs += v.counts[stage]
	}
	steps := v.steps(out, s.now())
	out.Next, out.Others = steps[0], steps[1:min(len(steps), 1+othersShown)]
	out.Steps = v.underway.Steps[:min(len(v.underway.Steps), stepsShown)]
	return out, nil
}

func (s *Service) overview(ctx context.Context, owner id.User) (overview, error) {
	var v overview
	var err error
	if v.counts, err = s.d.Store.CountJobs(ctx, owner); err != nil {
		return v, err
	}
	if v.jobs, err = s.d.Store.Jobs(ctx, owner, owned.Page{First: jobsTouched}); err != nil {
		return v, err
	}
	ids := make([]id.JobDescription, len(v.jobs))
	for i, j := range v.jobs {
		ids[i] = j.ID
	}
	if v.newest, err = s.d.Store.NewestByJob(ctx, owner, ids, 2); err != nil {
		return v, err
	}
	var of []id.Version
	for _, j := range ids {
		if a := v.newest[j]; len(a) > 0 {
			of = append(of, a[0].Version)
		}
	}
	versions, err := s.d.Store.VersionsByID(ctx, owner, of)
	if err != nil {
		return v, err
	}
	v.versions = make(map[id.Version]resume.Version, len(versions))
	for _, one := range versions {
		v.versions[one.ID] = one
	}
	if v.made, err = s.d.Store.Optimizations(ctx, owner, of); err != nil {
		return v, err
	}
	if v.reports, err = s.d.Store.Reports(ctx, owner, v.wanted()); err != nil {
		return v, err
	}
	v.underway, err = s.d.Coaching.OpenWork(ctx, owner)
	return v, err
}

// wanted lists the newest analyses of the jobs that are not closed: gaps are counted over them.
func (v overview) wanted() []id.Analysis {
	var out []id.Analysis
	for _, j := range v.jobs {
		if a, ok := v.latest(j.ID); ok && j.Stage != Closed {
			out = append(out, a.ID)
		}
	}
	return out
}

// latest returns a job's newest analysis.
func (v overview) latest(j id.JobDescription) (Analysis, bool) {
	if a := v.newest[j]; len(a) > 0 {
		_, there := v.versions[a[0].Version]
		return a[0], there
	}
	return Analysis{}, false
}

// recent returns the newest matches, the latest first.
func (v overview) recent() []RecentMatch {
	out := []RecentMatch{}
	for _, j := range v.jobs {
		a, ok := v.latest(j.ID)
		if !ok {
			continue
		}
		m := RecentMatch{Analysis: a, Resume: v.versions[a.Version].Resume}
		if all := v.newest[j.ID]; len(all) > 1 {
			m.Previous = all[1].Score
		}
		out = append(out, m)
	}
	slices.SortFunc(out, func(a, b RecentMatch) int { return cmp.Compare(b.Analysis.ID, a.Analysis.ID) })
	return out[:min(len(out), recentMatches)]
}

// missing counts, over the jobs that are not closed, the skills of the catalogue that the newest analyses miss.
func (v overview) missing() []MissingSkill {
	at := map[string]*MissingSkill{}
	for _, r := range v.reports {
		seen := map[string]bool{}
		for _, m := range r.Skills {
			if m.Status != match.Missing || m.ID == "" || seen[m.Skill] {
				continue
			}
			seen[m.Skill] = true
			if at[m.Skill] == nil {
				at[m.Skill] = &MissingSkill{Skill: m.Skill}
			}
			at[m.Skill].Jobs++
			if m.Required {
				at[m.Skill].Required++
			}
		}
	}
	out := make([]MissingSkill, 0, len(at))
	for _, m := range at {
		out = append(out, *m)
	}
	slices.SortFunc(out, func(a, b MissingSkill) int {
		return cmp.Or(cmp.Compare(b.Jobs, a.Jobs), cmp.Compare(b.Required, a.Required), cmp.Compare(a.Skill, b.Skill))
	})
	return out[:min(len(out), missingShown)]
}
