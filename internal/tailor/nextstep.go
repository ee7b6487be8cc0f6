package tailor

import (
	"fmt"
	"time"

	"vitae/internal/id"
)

// The kinds of a next step, as the contract has them.
const (
	nextResume  = "ADD_RESUME"
	nextJob     = "ADD_JOB"
	nextTailor  = "TAILOR"
	nextReview  = "REVIEW_CHANGES"
	nextApply   = "APPLY"
	nextGap     = "CLOSE_GAP"
	nextFollow  = "FOLLOW_UP"
	reviewFor   = 24 * time.Hour     // how long changes on which nobody decided are pointed at
	followAfter = 7 * 24 * time.Hour // after an application
	leastGap    = 2                  // jobs that miss a skill
)

const (
	pathUpload = "/upload"
	pathJobs   = "/my-resumes/jobs"
)

// next chooses the next best thing to do by fixed rules: what is missing, then what was begun, then what comes next.
func (v overview) next(d Dashboard, now time.Time) NextStep {
	switch {
	case d.Resumes == 0:
		return NextStep{nextResume, "Add your resume: upload a file or paste its text.", pathUpload}
	case d.Jobs == 0:
		return NextStep{nextJob, "Add a job you want: paste its posting.", pathJobs}
	}
	for _, rule := range []func(JobDescription, time.Time) (NextStep, bool){v.review, v.tailor, v.followUp, v.applyFor} {
		for _, j := range v.jobs {
			if step, ok := rule(j, now); ok {
				return step
			}
		}
	}
	if len(d.Missing) > 0 && d.Missing[0].Jobs >= leastGap {
		m := d.Missing[0]
		return NextStep{nextGap, fmt.Sprintf("%s is missing in %d of your %d jobs.", m.Skill, m.Jobs, len(v.wanted())), pathJobs}
	}
	return NextStep{nextJob, "Every job you saved is under way. Add the next one.", pathJobs}
}

// tailored gives how the newest match's version was made for this very job.
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
	if !ok || j.Stage != Saved || len(o.Proposed) == 0 || !o.Decisions.none() || now.Sub(v.versions[o.Version].CreatedAt) > reviewFor {
		return NextStep{}, false
	}
	verb := "wait"
	if len(o.Proposed) == 1 {
		verb = "waits"
	}
	text := fmt.Sprintf("%s %s for your decision in your resume for %s.", count(len(o.Proposed), "change"), verb, j.called())
	return NextStep{nextReview, text, pathUpload + "?version=" + string(o.Version)}, true
}

func (v overview) tailor(j JobDescription, _ time.Time) (NextStep, bool) {
	if _, made := v.tailored(j); made || j.Stage != Saved {
		return NextStep{}, false
	}
	return NextStep{nextTailor, "Tailor your resume for " + j.called() + ".", pathUpload + "?job=" + string(j.ID)}, true
}

func (v overview) followUp(j JobDescription, now time.Time) (NextStep, bool) {
	days := int(now.Sub(j.SentAt) / (24 * time.Hour))
	if j.Stage != Applied || j.SentAt.IsZero() || now.Sub(j.SentAt) < followAfter {
		return NextStep{}, false
	}
	return NextStep{nextFollow, fmt.Sprintf("You applied for %s %d days ago. Ask how it stands.", j.called(), days), jobPath(j.ID)}, true
}

func (v overview) applyFor(j JobDescription, _ time.Time) (NextStep, bool) {
	if _, made := v.tailored(j); !made || j.Stage != Saved {
		return NextStep{}, false
	}
	return NextStep{nextApply, "Your resume for " + j.called() + " is ready. Send it and note it here.", jobPath(j.ID)}, true
}

// called names a job: "Senior Backend Engineer at Initech".
func (j JobDescription) called() string {
	if j.Company == "" {
		return j.Title
	}
	return j.Title + " at " + j.Company
}

func jobPath(j id.JobDescription) string { return pathJobs + "/" + string(j) }
