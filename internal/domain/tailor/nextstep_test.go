package tailor

import (
	"strings"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/match"
)

// Each rule holds where its facts are there and not where one is missing. The kinds stand in their order.
func TestTheNextStepsFollowFromFacts(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	ago := func(days int) time.Time { return now.AddDate(0, 0, -days) }
	at := func(name string, stage Stage, sent int) JobDescription {
		j := JobDescription{ID: id.JobDescription(name), Title: name, Company: "Initech", Stage: stage}
		if sent > 0 {
			j.SentAt = ago(sent)
		}
		return j
	}
	// saw is the facts of an account with these jobs; a score is a match, below 0 one without a score, and made is the
	// job that a version is for.
	saw := func(u OpenWork, scores map[string]float64, made string, decided bool, jobs ...JobDescription) overview {
		v := overview{
			counts: map[Stage]int{}, jobs: jobs, newest: map[id.JobDescription][]Analysis{},
			versions: map[id.Version]resume.Version{},
			made:     map[id.Version]Optimization{}, reports: map[id.Analysis]*match.Report{}, underway: u,
		}
		for _, j := range jobs {
			v.counts[j.Stage]++
			score, matched := scores[j.Title]
			if !matched {
				continue
			}
			of := id.Version("v " + j.Title)
			v.newest[j.ID] = []Analysis{{ID: id.Analysis("a " + j.Title), Version: of, Job: j.ID, Score: &score}}
			v.versions[of] = resume.Version{ID: of, CreatedAt: now}
			if score < 0 {
				v.newest[j.ID][0].Score = nil
			}
			if j.Stage != Closed {
				v.reports[id.Analysis("a "+j.Title)] = &match.Report{}
			}
			if made == j.Title {
				o := Optimization{Version: of, Job: j.ID, Proposed: []compose.Change{{ID: "1"}}}
				if decided {
					o.Decisions.TakenBack = []string{"1"}
				}
				v.made[of] = o
			}
		}
		return v
	}
	step := func(days int) []DueStep {
		return []DueStep{{Plan: "p", Title: "Go: from level 1 to level 3", Number: 2, Of: 5, Since: ago(days)}}
	}
	scores := func(of ...any) map[string]float64 {
		out := map[string]float64{}
		for i := 0; i < len(of); i += 2 {
			out[of[i].(string)] = of[i+1].(float64)
		}
		return out
	}
	gaps := []MissingSkill{{Skill: "Kafka", Jobs: 2}}
	for name, c := range map[string]struct {
		resumes int
		missing []MissingSkill
		v       overview
		want    []string // kinds; the first with its whole sentence
		path    string
	}{
		"an empty account": {
			0, nil, saw(OpenWork{}, nil, "", false),
			[]string{"ADD_RESUME Add your resume: upload a file or paste its text."},
			"/upload",
		},
		"a job and no resume": {
			0, nil, saw(OpenWork{}, nil, "", false, at("A", Saved, 0)),
			[]string{"ADD_RESUME Add your resume: upload a file or paste its text."},
			"/upload",
		},
		"a resume and no job": {
			1, nil, saw(OpenWork{}, nil, "", false),
			[]string{"ADD_JOB Add a job you want by pasting its posting."},
			"/my-resumes/jobs/new",
		},
		"a job without a match": {
			1, nil, saw(OpenWork{}, nil, "", false, at("A", Saved, 0)),
			[]string{"TAILOR You haven't matched a resume with A at Initech yet. Tailor your resume for it."},
			"/upload?job=A",
		},
		"a match that is not strong": {
			1, nil, saw(OpenWork{}, scores("A", 74.4), "", false, at("A", Saved, 0)),
			[]string{"TAILOR Your resume scores 74 of 100 for A at Initech. Tailor it for this job."},
			"/upload?job=A",
		},
		"a match without a score": {
			1, nil, saw(OpenWork{}, scores("A", -1.0), "", false, at("A", Saved, 0)),
			[]string{"TAILOR The posting for A at Initech has too few requirements for a score. Tailor your resume for it."},
			"/upload?job=A",
		},
		"a strong match, nothing sent": {
			1, nil, saw(OpenWork{}, scores("A", 75.0), "", false, at("A", Saved, 0)),
			[]string{"APPLY Your resume scores 75 of 100 for A at Initech, and you haven't applied yet."},
			"/my-resumes/jobs/A",
		},
		"a strong match, sent": {
			1, nil, saw(OpenWork{}, scores("A", 90.0), "", false, at("A", Applied, 2)),
			[]string{"ADD_JOB You've started on every saved job. Add the next one."},
			"/my-resumes/jobs/new",
		},
		"changes nobody decided on": {
			1, nil, saw(OpenWork{}, scores("A", 60.0), "A", false, at("A", Saved, 0)),
			[]string{"REVIEW_CHANGES Review 1 change in your resume for A at Initech."},
			"/upload?version=v A",
		},
		"changes decided on": {
			1, nil, saw(OpenWork{}, scores("A", 60.0), "A", true, at("A", Saved, 0)),
			[]string{"APPLY Your resume for A at Initech is ready. Send it, then mark the job as applied."},
			"/my-resumes/jobs/A",
		},
		"changes decided on, a weak match": {
			1, nil, saw(OpenWork{}, scores("A", 49.0), "A", true, at("A", Saved, 0)),
			[]string{"APPLY Your resume for A at Initech scores 49 of 100. See what's missing before you send it."},
			"/my-resumes/jobs/A",
		},
		"sent a week ago": {
			1, nil, saw(OpenWork{}, nil, "", false, at("A", Applied, 7)),
			[]string{"FOLLOW_UP You applied for A at Initech 7 days ago. It's a good time to follow up."},
			"/my-resumes/jobs/A",
		},
		"an interview without a guide": {
			1, nil, saw(OpenWork{}, nil, "", false, at("A", Saved, 0),
				at("B", Interview, 0)),
			[]string{"PREPARE_INTERVIEW You have an interview for B at Initech. Create an interview guide for it.", "TAILOR"},
			"/create-interview-guide?job=B",
		},
		"an interview with a guide": {
			1, nil, saw(OpenWork{Guided: []id.JobDescription{"B"}}, nil, "", false,
				at("B", Interview, 0)),
			[]string{"ADD_JOB You've started on every saved job. Add the next one."},
			"/my-resumes/jobs/new",
		},
		"one place to fill in": {
			1, nil, saw(OpenWork{Letters: []OpenLetter{
				{"l", "Letter for A", []string{"[Name]"}},
				{"m", "Older", []string{"[x]"}},
			}}, nil, "", false, at("A", Applied, 1)),
			[]string{"FINISH_LETTER “Letter for A” has 1 blank to fill in: [Name]."},
			"/edit-cover-letter/l",
		},
		"two places to fill in": {
			1, nil, saw(OpenWork{Letters: []OpenLetter{{"l", "Letter for A", []string{"[Name]", "[City]"}}}}, nil, "",
				false, at("A", Applied, 1)),
			[]string{"FINISH_LETTER “Letter for A” has 2 blanks to fill in, such as [Name]."},
			"/edit-cover-letter/l",
		},
		"a step that waited": {
			1, nil, saw(OpenWork{Steps: step(7)}, nil, "", false, at("A", Applied, 1)),
			[]string{"PLAN_STEP Step 2 of 5 in your plan “Go: from level 1 to level 3” has been waiting for 7 days."},
			"/skill-development-plan/p",
		},
		"a step of yesterday": {
			1, nil, saw(OpenWork{Steps: step(1)}, nil, "", false, at("A", Applied, 1)),
			[]string{"ADD_JOB You've started on every saved job. Add the next one."},
			"/my-resumes/jobs/new",
		},
		"three jobs, none compared": {
			1, nil, saw(OpenWork{}, nil, "", false, at("A", Applied, 1), at("B", Applied, 1), at("C", Offer, 1)),
			[]string{"COMPARE_JOBS You have 3 jobs. Compare them to see which fits best."},
			"/create-competitive-analysis",
		},
		"three jobs, one closed": {
			1, nil, saw(OpenWork{}, nil, "", false, at("A", Applied, 1), at("B", Applied, 1),
				at("C", Closed, 1)),
			[]string{"ADD_JOB You've started on every saved job. Add the next one."},
			"/my-resumes/jobs/new",
		},
		"three jobs, compared": {
			1, nil, saw(OpenWork{Compared: true}, nil, "", false, at("A", Applied, 1),
				at("B", Applied, 1), at("C", Applied, 1)),
			[]string{"ADD_JOB You've started on every saved job. Add the next one."},
			"/my-resumes/jobs/new",
		},
		"a gap in two jobs": {
			1, gaps, saw(OpenWork{}, scores("A", 50.0, "B", 50.0), "", false,
				at("A", Applied, 1), at("B", Applied, 1)),
			[]string{"CLOSE_GAP Your resume doesn't show Kafka, which 2 of your 2 matched jobs ask for."},
			"/skills",
		},
		"everything at once": {
			1, gaps, saw(OpenWork{Letters: []OpenLetter{{"l", "Letter", []string{"[x]"}}}, Steps: step(30)},
				scores("A", 60.0, "B", 80.0), "A", false,
				at("A", Saved, 0), at("B", Saved, 0), at("C", Saved, 0), at("D", Interview, 0), at("E", Applied, 9)),
			[]string{
				"REVIEW_CHANGES Review 1 change in your resume for A at Initech.", "PREPARE_INTERVIEW",
				"FINISH_LETTER", "APPLY", "FOLLOW_UP", "TAILOR", "PLAN_STEP",
				"COMPARE_JOBS", "CLOSE_GAP",
			},
			"/upload?version=v A",
		},
	} {
		got := c.v.steps(Dashboard{
			Resumes: c.resumes, Jobs: len(c.v.jobs), Missing: c.missing,
			Matched: len(c.v.reports),
		}, now)
		kinds := make([]string, len(got))
		for i, s := range got {
			if kinds[i] = s.Kind; i == 0 {
				kinds[i] += " " + s.Text
			}
		}
		if strings.Join(kinds, "|") != strings.Join(c.want, "|") || got[0].Path != c.path {
			t.Errorf("%s: %q, want %q; %s", name, kinds, c.want, got[0].Path)
		}
	}
}
