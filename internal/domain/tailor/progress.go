package tailor

import (
	"context"
	"encoding/json"
	"fmt"

	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// The stages of a run, each reported once it is over, with what was counted in it.
const (
	stageReading  = "reading"
	stagePosting  = "posting"
	stageMatching = "matching"
	stageWriting  = "writing"
	stageChecking = "checking"
	stageDone     = "done"
	stageFailed   = "failed"
)

// percents says how far a run is after a stage.
var percents = map[string]int{
	stageReading: 10, stagePosting: 20, stageMatching: 45, stageWriting: 70,
	stageChecking: 90, stageDone: 100,
}

// maxEvidence bounds what one event tells.
const maxEvidence = 40

// progress is the event of a stage that is over, as pages get it.
type progress struct {
	RequestKey string         `json:"requestKey"`
	Stage      string         `json:"stage"`
	Percent    int            `json:"percent"`
	Message    string         `json:"message"`
	Counts     map[string]int `json:"counts,omitempty"`
	Evidence   []evidence     `json:"evidence,omitempty"`
	Version    id.Version     `json:"versionId,omitempty"`
}

// evidence is a requirement and the words of the resume that show it.
type evidence struct {
	Skill  string       `json:"skill"`
	Quote  string       `json:"quote"`
	Status match.Status `json:"status"`
	Grade  string       `json:"grade"` // match.Evidence's: how well the quote shows it
}

// telling tells one run's progress under its request key; without a key it tells nothing. News that cannot be sent is
// logged once and never fails the run.
type telling struct {
	s       *Service
	owner   id.User
	key     string
	percent int
	broken  bool
	result  string // the last message, once there is a result
}

func (s *Service) telling(owner id.User, key string) *telling {
	return &telling{s: s, owner: owner, key: key}
}

func (t *telling) tell(ctx context.Context, p progress) {
	if t.key == "" || t.broken {
		return
	}
	if percent, ok := percents[p.Stage]; ok {
		t.percent = percent
	}
	p.RequestKey, p.Percent = t.key, t.percent
	data, err := json.Marshal(p)
	if err == nil {
		err = t.s.d.Feed.Publish(ctx, t.owner, t.s.now(), feed.Event{Kind: feed.Progress, Data: data})
	}
	if err != nil {
		t.broken = true
		t.s.d.Log.Warn("progress of a run could not be published", "stage", p.Stage, "error", err)
	}
}

func (t *telling) read(ctx context.Context, r *document.Resume) {
	lines, jobs := len(r.Lines()), len(r.Work)
	t.tell(ctx, progress{
		Stage: stageReading, Message: fmt.Sprintf("We read your resume: %s and %s.", count(lines, "line"),
			count(jobs, "job")),
		Counts: map[string]int{"lines": lines, "jobs": jobs},
	})
}

func (t *telling) posting(ctx context.Context, p *posting.Posting) {
	all, must := len(p.Requirements), 0
	for _, r := range p.Requirements {
		if r.Class == posting.Must {
			must++
		}
	}
	t.tell(ctx, progress{
		Stage: stagePosting,
		Message: fmt.Sprintf("We read the posting: %s, %d of them required.", count(all, "requirement"),
			must),
		Counts: map[string]int{"requirements": all, "required": must},
	})
}

// watch reports what the engine does while it tailors.
func (t *telling) watch(ctx context.Context) compose.Watch {
	return compose.Watch{
		Matched: func(r *match.Report) { t.matched(ctx, r) },
		Drafted: func(n int) {
			t.tell(ctx, progress{
				Stage: stageWriting, Message: "We prepared " + count(n, "change") + ".",
				Counts: map[string]int{"changes": n},
			})
		},
		Checked: func(kept, dropped int) {
			t.tell(ctx, progress{
				Stage: stageChecking,
				Message: fmt.Sprintf("We checked every change against your resume: %d kept, %d dropped.", kept,
					dropped),
				Counts: map[string]int{"kept": kept, "dropped": dropped},
			})
		},
	}
}

func (t *telling) matched(ctx context.Context, r *match.Report) {
	p := progress{Stage: stageMatching, Counts: map[string]int{
		"asked": len(r.Skills), "matched": 0, "related": 0,
		"missing": 0,
	}}
	for _, m := range r.Skills {
		switch m.Status {
		case match.Matched:
			p.Counts["matched"]++
		case match.Related:
			p.Counts["related"]++
		default:
			p.Counts["missing"]++
		}
		if m.Status != match.Missing && len(m.Proof) > 0 && len(p.Evidence) < maxEvidence {
			p.Evidence = append(p.Evidence, evidence{
				Skill: m.Skill, Quote: m.Proof[0].Text, Status: m.Status,
				Grade: m.Proof[0].Grade,
			})
		}
	}
	p.Message = fmt.Sprintf("Your resume shows %d of %s.", p.Counts["matched"], count(len(r.Skills), "requirement"))
	t.tell(ctx, p)
}

// made notes what a run came to, for the end.
func (t *telling) made(r *Tailored) {
	t.result = "Done: " + count(len(r.Changes), "change")
	switch {
	case r.Before.Unscored != "":
		t.result += "."
	case !r.Rises():
		t.result += fmt.Sprintf(". Your match score stays at %.0f of 100.", r.Before.Score)
	default:
		t.result += fmt.Sprintf(". Your match score goes from %.0f to %.0f of 100.", r.Before.Score, r.After.Score)
	}
}

func (t *telling) done(ctx context.Context, v id.Version) {
	t.tell(ctx, progress{Stage: stageDone, Message: t.result, Version: v})
}

func (t *telling) failed(ctx context.Context, err error) {
	message := fault.Public(err)
	if fault.KindOf(err) == fault.Internal {
		message = "Something went wrong on our side."
	}
	t.tell(ctx, progress{Stage: stageFailed, Message: message})
}

// count returns "1 line", "2 lines".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
