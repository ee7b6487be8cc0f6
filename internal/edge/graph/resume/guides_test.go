package resume_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/check"
	"vitae/internal/engine/guide"
)

func (w world) guide(i int) coach.Guide {
	return coach.Guide{
		Artifact: coach.Artifact{
			ID: key[id.Artifact]('s', i), Owner: me, Kind: coach.KindGuide,
			Title: fmt.Sprintf("Guide %d", i), CreatedAt: now, UpdatedAt: now,
		},
		GuideFacts: coach.GuideFacts{
			Version: key[id.Version]('v', i), Job: key[id.JobDescription]('j', i),
			Questions: 2, Tries: map[int]int{1: 1},
		},
	}
}

func (w world) Guides(_ context.Context, _ id.User, p owned.Page) ([]coach.Guide, error) {
	w.note("Guides", p)
	return list(min(p.First, w.n), w.guide), nil
}

func (w world) Guide(_ context.Context, _ id.User, g id.Artifact) (coach.Guide, error) {
	return w.guide(number(g)), nil
}

func (w world) GuideBodies(_ context.Context, _ id.User, of []id.Artifact) (map[id.Artifact]*guide.Guide, error) {
	w.note("GuideBodies", of)
	out := map[id.Artifact]*guide.Guide{}
	for _, g := range of {
		story := guide.Story{
			Cited: guide.Cited{Path: "work[0].highlights[0]", Text: "Built it"},
			Frame: guide.Frame{
				Situation: guide.Piece{Words: "at Acme"},
				Result:    guide.Piece{Ask: "What was the result?"},
			},
		}
		out[g] = &guide.Guide{
			Rounds: []guide.Round{
				{
					Name: "First call", Audience: "recruiter",
					Questions: []guide.Question{{
						Category: "First call", Question: "Why?", Rationale: "r",
						Cited: []guide.Cited{{Text: "c"}}, Stories: []guide.Story{story},
						TalkingPoints: []string{"t"},
					}},
				},
				{
					Name: "Subject", Audience: "engineer",
					Questions: []guide.Question{{
						Category: "Subject", Question: "How?", Prepare: []string{"p"},
						Care: []string{"c"}, Good: []string{"g"},
					}},
				},
			},
			Ask: []guide.CounterQuestion{{Question: "And you?", Why: "w"}}, Notes: []string{"n"},
		}
	}
	return out, nil
}

func (w world) Practices(_ context.Context, _ id.User, of []id.Artifact) (map[id.Artifact][]coach.Practice, error) {
	w.note("Practices", of)
	out := map[id.Artifact][]coach.Practice{}
	for _, g := range of {
		out[g] = []coach.Practice{w.practice(g)}
	}
	return out, nil
}

func (w world) practice(g id.Artifact) coach.Practice {
	return coach.Practice{
		ID: key[id.Practice]('p', number(g)), Guide: g, Question: 1, Text: "my words of " + string(g),
		CreatedAt: now, PracticeChecks: coach.PracticeChecks{Checks: []coach.PracticeCheck{{
			Kind: "LENGTH", OK: true,
			Message: "m",
		}}, Findings: []check.Finding{{Kind: "number"}}},
	}
}

func (w world) GenerateGuide(_ context.Context, _ id.User, r coach.GuideRequest) (coach.Guide, error) {
	w.note("GenerateGuide", r)
	return w.guide(0), nil
}

func (w world) AddPractice(_ context.Context, _ id.User, question, text string) (coach.Practice, error) {
	w.note("AddPractice", question, text)
	return w.practice(aArtifact), nil
}

func (w world) DeletePractice(_ context.Context, _ id.User, p id.Practice) error {
	w.note("DeletePractice", p)
	return nil
}

func TestAGuideIsReportedWithItsTries(t *testing.T) {
	t.Parallel()
	got, _ := ask(t, 2, `{interviewGuide(id:"`+string(aArtifact)+
		`"){id title questionCount practised notes ask{question why cited{text}} jobDescription{title} questions{id category audience question rationale talkingPoints
		cited{path text} stories{path text situation{words ask} task{words ask} action{words} result{ask}} prepare care good answers{id questionId text words checks{kind ok message} findings{kind}}}}}`, nil)
	s := string(aArtifact)
	want := `{"data":{"interviewGuide":{"id":"` + s +
		`","title":"Guide 0","questionCount":2,"practised":1,"notes":["n"],"ask":[{"question":"And you?","why":"w","cited":[]}],"jobDescription":{"title":"Engineer"},"questions":[` +
		`{"id":"` + s + `-1","category":"First call","audience":"recruiter","question":"Why?","rationale":"r","talkingPoints":["t"],"cited":[{"path":null,"text":"c"}],"stories":[{"path":"work[0].highlights[0]","text":"Built it",` +
		`"situation":{"words":"at Acme","ask":null},"task":{"words":null,"ask":null},"action":{"words":null},"result":{"ask":"What was the result?"}}],"prepare":[],"care":[],"good":[],"answers":[{"id":"p0000000000000000000000000","questionId":"` + s + `-1",` +
		`"text":"my words of ` + s +
		`","words":4,"checks":[{"kind":"LENGTH","ok":true,"message":"m"}],"findings":[{"kind":"number"}]}]},` +
		`{"id":"` + s + `-2","category":"Subject","audience":"engineer","question":"How?","rationale":"","talkingPoints":[],"cited":[],"stories":[],"prepare":["p"],"care":["c"],"good":["g"],"answers":[]}]}}}`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestWhatIsAskedOfGuidesReachesTheService(t *testing.T) {
	t.Parallel()
	for query, c := range map[string]struct {
		asked string
		given []any
	}{
		`mutation{generateInterviewGuide(input:{resumeVersionId:"` + string(aVersion) + `",jobDescriptionId:"` +
			string(aJob) + `",requestKey:"k"}){id}}`: {
			"GenerateGuide",
			[]any{coach.GuideRequest{Version: aVersion, Job: aJob, Key: "k"}},
		},
		`mutation{addPracticeAnswer(input:{questionId:"x-1",text:"t"}){id}}`: {"AddPractice", []any{"x-1", "t"}},
		`mutation{deletePracticeAnswer(id:"` + string(aJob) +
			`"){success}}`: {
			"DeletePractice", []any{id.Practice(aJob)},
		},
	} {
		body, asked := ask(t, 2, query, nil)
		if diff := cmp.Diff(c.given, asked.given[c.asked]); diff != "" || strings.Contains(body, "errors") {
			t.Errorf("%s: %s\n%s", query, body, diff)
		}
	}
}
