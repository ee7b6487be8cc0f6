package tailor

import (
	"fmt"
	"slices"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/engine/match"
)

// The kinds of a next step, as the schema has them.
const (
	nextResume    = "ADD_RESUME"
	nextJob       = "ADD_JOB"
	nextTailor    = "TAILOR"
	nextReview    = "REVIEW_CHANGES"
	nextInterview = "PREPARE_INTERVIEW"
	nextLetter    = "FINISH_LETTER"
	nextApply     = "APPLY"
	nextFollow    = "FOLLOW_UP"
	nextPlan      = "PLAN_STEP"
	nextCompare   = "COMPARE_JOBS"
	nextGap       = "CLOSE_GAP"
)

// From when on something is worth a step.
const (
	reviewFor   = 24 * time.Hour     // how long changes on which nobody decided are pointed at
	followAfter = 7 * 24 * time.Hour // after an application
	planAfter   = 7 * 24 * time.Hour // since the plan was made or a step of it was checked off
	leastGap    = 2                  // jobs that miss a skill
	worthAView  = 3                  // jobs to compare
	othersShown = 2
)

const (
	pathUpload = "/upload"
	pathJobs   = "/my-resumes/jobs"
)

// steps lists what to do, the best first and never nothing, by fixed rules: what is missing, what was begun, what comes
// next. Each rule gives one step at most.
func (v overview) steps(d Dashboard, now time.Time) []NextStep {
	switch {
	case d.Resumes == 0:
		return []NextStep{{nextResume, "Add your resume: upload a file or paste its text.", pathUpload}}
	case d.Jobs == 0:
		return []NextStep{{nextJob, "Add a job you want by pasting its posting.", pathJobs + "/new"}}
	}
	out := []NextStep{}
	for _, rule := range []func(now time.Time) (NextStep, bool){
		v.ofJobs(v.review), v.ofJobs(v.interview), v.letter, v.ofJobs(v.applyFor), v.ofJobs(v.followUp),
		v.ofJobs(v.tailor),
		v.plan, v.compare, func(time.Time) (NextStep, bool) { return v.gap(d) },
	} {
		if step, ok := rule(now); ok {
			out = append(out, step)
		}
	}
	if len(out) == 0 {
		out = append(out, NextStep{nextJob, "You've started on every saved job. Add the next one.", pathJobs + "/new"})
	}
	return out
}

// ofJobs makes a rule about one job a rule about the first that it holds for, the latest changed first.
func (v overview) ofJobs(rule func(JobDescription, time.Time) (NextStep, bool)) func(time.Time) (NextStep, bool) {
	return func(now time.Time) (NextStep, bool) {
		for _, j := range v.jobs {
			if step, ok := rule(j, now); ok {
				return step, true
			}
		}
		return NextStep{}, false
	}
}

// tailored returns how the newest match's version was made for this very job.
func (v overview) tailored(j JobDescription) (Optimization, bool) {
	a, ok := v.latest(j.ID)
	if !ok {
		return Optimization{}, false
	}
	o, ok := v.made[a.Version]
	return o, ok && o.Job == j.ID
}

func (v overview) review(j JobDescription, now time.Time) (NextStep, bool) {
	o, ok := v.tailored(j)
	if !ok || j.Stage != Saved || len(o.Proposed) == 0 || !o.Decisions.none() ||
		now.Sub(v.versions[o.Version].CreatedAt) > reviewFor {
		return NextStep{}, false
	}
	text := fmt.Sprintf("Review %s in your resume for %s.", count(len(o.Proposed), "change"), j.Headline())
	return NextStep{nextReview, text, pathUpload + "?version=" + string(o.Version)}, true
}

func (v overview) interview(j JobDescription, _ time.Time) (NextStep, bool) {
	if j.Stage != Interview || slices.Contains(v.underway.Guided, j.ID) {
		return NextStep{}, false
	}
	return NextStep{
		nextInterview, "You have an interview for " + j.Headline() + ". Create an interview guide for it.",
		"/create-interview-guide?job=" + string(j.ID),
	}, true
}

func (v overview) letter(time.Time) (NextStep, bool) {
	if len(v.underway.Letters) == 0 {
		return NextStep{}, false
	}
	l := v.underway.Letters[0]
	text := fmt.Sprintf("“%s” has 1 blank to fill in: %s.", l.Title, l.Places[0])
	if len(l.Places) > 1 {
		text = fmt.Sprintf("“%s” has %d blanks to fill in, such as %s.", l.Title, len(l.Places), l.Places[0])
	}
	return NextStep{nextLetter, text, "/edit-cover-letter/" + string(l.Letter)}, true
}

// applyFor is for a saved job with a version that was made for it and looked at, or with a match that is strong without
// one.
func (v overview) applyFor(j JobDescription, now time.Time) (NextStep, bool) {
	a, matched := v.latest(j.ID)
	_, made := v.tailored(j)
	_, waits := v.review(j, now)
	switch {
	case j.Stage != Saved || !matched || waits:
		return NextStep{}, false
	case made && a.Score != nil && *a.Score < match.Weak:
		return NextStep{nextApply, fmt.Sprintf("Your resume for %s scores %.0f of 100. See what's missing before you send it.",
			j.Headline(), *a.Score), jobPath(j.ID)}, true
	case made:
		return NextStep{nextApply, "Your resume for " + j.Headline() +
			" is ready. Send it, then mark the job as applied.", jobPath(j.ID)}, true
	case a.strong():
		return NextStep{nextApply, fmt.Sprintf("Your resume scores %.0f of 100 for %s, and you haven't applied yet.",
			*a.Score, j.Headline()), jobPath(j.ID)}, true
	}
	return NextStep{}, false
}

func (a Analysis) strong() bool { return a.Score != nil && *a.Score >= match.Strong }

func (v overview) followUp(j JobDescription, now time.Time) (NextStep, bool) {
	if j.Stage != Applied || j.SentAt.IsZero() || now.Sub(j.SentAt) < followAfter {
		return NextStep{}, false
	}
	return NextStep{nextFollow, fmt.Sprintf("You applied for %s %d days ago. It's a good time to follow up.", j.Headline(),
		days(now, j.SentAt)), jobPath(j.ID)}, true
}

// tailor is for a saved job that no resume was matched with, or whose match is not strong; what was made for it has its
// own step.
func (v overview) tailor(j JobDescription, _ time.Time) (NextStep, bool) {
	a, matched := v.latest(j.ID)
	if _, made := v.tailored(j); made || j.Stage != Saved || matched && a.strong() {
		return NextStep{}, false
	}
	text := "You haven't matched a resume with " + j.Headline() + " yet. Tailor your resume for it."
	switch {
	case matched && a.Score == nil:
		text = "The posting for " + j.Headline() + " has too few requirements for a score. Tailor your resume for it."
	case matched:
		text = fmt.Sprintf("Your resume scores %.0f of 100 for %s. Tailor it for this job.", *a.Score, j.Headline())
	}
	return NextStep{nextTailor, text, pathUpload + "?job=" + string(j.ID)}, true
}

func (v overview) plan(now time.Time) (NextStep, bool) {
	if len(v.underway.Steps) == 0 || now.Sub(v.underway.Steps[0].Since) < planAfter {
		return NextStep{}, false
	}
	s := v.underway.Steps[0]
	text := fmt.Sprintf("Step %d of %d in your plan “%s” has been waiting for %d days.", s.Number, s.Of, s.Title,
		days(now, s.Since))
	return NextStep{nextPlan, text, "/skill-development-plan/" + string(s.Plan)}, true
}

func (v overview) compare(time.Time) (NextStep, bool) {
	open := v.counts[Saved] + v.counts[Applied] + v.counts[Interview] + v.counts[Offer]
	if v.underway.Compared || open < worthAView {
		return NextStep{}, false
	}
	return NextStep{
		nextCompare, fmt.Sprintf("You have %d jobs. Compare them to see which fits best.", open),
		"/create-competitive-analysis",
	}, true
}

func (v overview) gap(d Dashboard) (NextStep, bool) {
	if len(d.Missing) == 0 || d.Missing[0].Jobs < leastGap {
		return NextStep{}, false
	}
	m := d.Missing[0]
	text := fmt.Sprintf("Your resume doesn't show %s, which %d of your %d matched jobs ask for.", m.Skill, m.Jobs, d.Matched)
	return NextStep{nextGap, text, "/skills"}, true
}

func jobPath(j id.JobDescription) string { return pathJobs + "/" + string(j) }

// days counts whole days.
func days(now, since time.Time) int { return int(now.Sub(since) / (24 * time.Hour)) }
