package resume_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/guard"
	graph "vitae/internal/edge/graph/resume"
)

func (w world) Version(_ context.Context, _ id.User, v id.Version) (resume.Version, error) {
	if len(v) != 26 || v[0] != 'v' {
		return resume.Version{}, fault.New("test", fault.NotFound, "This resume version doesn't exist.")
	}
	return w.version(number(v)), nil
}

func (w world) Versions(_ context.Context, _ id.User, _ id.Resume, p owned.Page) ([]resume.Version, error) {
	return list(min(p.First, w.n), w.version), nil
}

func (w world) Job(_ context.Context, _ id.User, j id.JobDescription) (tailor.JobDescription, error) {
	return w.job(number(j)), nil
}

func (w world) Analysis(_ context.Context, _ id.User, a id.Analysis) (tailor.Analysis, error) {
	return w.analysis(0, number(a)), nil
}

func (w world) Analyses(_ context.Context, _ id.User, v id.Version, p owned.Page) ([]tailor.Analysis, error) {
	return list(min(p.First, w.n), func(i int) tailor.Analysis { return w.analysis(number(v), i) }), nil
}

func (w world) Trashed(context.Context, id.User) ([]resume.Resume, error) {
	r := w.resume(0)
	r.DeletedAt = now
	return []resume.Resume{r}, nil
}

func (w world) TrashedJobs(context.Context, id.User) ([]tailor.JobDescription, error) {
	j := w.job(0)
	j.DeletedAt = now.Add(time.Hour)
	return []tailor.JobDescription{j}, nil
}

func (w world) TrashedArtifacts(context.Context, id.User) ([]coach.Artifact, error) {
	s := w.letter(0).Artifact
	s.DeletedAt = now.Add(2 * time.Hour)
	return []coach.Artifact{s}, nil
}

func (w world) Dashboard(context.Context, id.User) (tailor.Dashboard, error) {
	before := 40.5
	return tailor.Dashboard{
		Resumes: 2, Jobs: 3, Matches: []tailor.RecentMatch{{
			Analysis: w.analysis(0, 0), Resume: aResume,
			Previous: &before,
		}, {Analysis: w.analysis(0, 1), Resume: aResume}},
		Missing: []tailor.MissingSkill{{Skill: "Kafka", Jobs: 2, Required: 1}},
		Stages:  map[tailor.Stage]int{tailor.Offer: 3},
		Matched: 2, Next: tailor.NextStep{Kind: "TAILOR", Text: "Tailor it.", Path: "/jobs/1"},
		Others: []tailor.NextStep{{Kind: "PLAN_STEP", Text: "Learn.", Path: "/p"}},
		Steps:  []tailor.DueStep{{Plan: "p", Title: "Go", Number: 2, Of: 4, Text: "Read.", Hours: 1.5, Since: now}},
	}, nil
}

func (w world) Compare(_ context.Context, _ id.User, from, to id.Version) (tailor.Comparison, error) {
	return tailor.Comparison{
		From: w.version(number(from)), To: w.version(number(to)),
		Lines: []tailor.LineDifference{
			{Section: "work", Before: said("a"), After: said("b")},
			{Section: "skills", After: said("c")},
		},
		Scores: []tailor.ScoreDifference{{Job: w.job(1), From: 40, To: 50.5}},
	}, nil
}

func TestTheSmallAnswers(t *testing.T) {
	t.Parallel()
	for query, want := range map[string]string{
		`{trash(userId:"4000000000000001"){kind title deletedAt erasedAt}}`: `{"trash":[
			{"kind":"COVER_LETTER","title":"Letter 0","deletedAt":"2026-11-21T11:00:00.123456Z","erasedAt":"2026-12-21T11:00:00.123456Z"},
			{"kind":"JOB_DESCRIPTION","title":"Engineer","deletedAt":"2026-11-21T10:00:00.123456Z","erasedAt":"2026-12-21T10:00:00.123456Z"},
			{"kind":"RESUME","title":"Resume 0","deletedAt":"2026-11-21T09:00:00.123456Z","erasedAt":"2026-12-21T09:00:00.123456Z"}]}`,
		`{dashboard(userId:"4000000000000001"){resumeCount jobCount matches{analysis{matchScore jobDescription{title}} previousScore} missingSkills{skill jobs required} matchedCount stages{stage count} next{kind text path} otherSteps{kind text path} planSteps{planId title stepNumber stepCount description estimatedTimeInHours since}}}`: `{"dashboard":{
			"resumeCount":2,"jobCount":3,"matches":[{"analysis":{"matchScore":61.5,"jobDescription":{"title":"Engineer"}},"previousScore":40.5},{"analysis":{"matchScore":61.5,"jobDescription":{"title":"Engineer"}},"previousScore":null}],
			"missingSkills":[{"skill":"Kafka","jobs":2,"required":1}],"matchedCount":2,"stages":[{"stage":"SAVED","count":0},{"stage":"APPLIED","count":0},{"stage":"INTERVIEW","count":0},{"stage":"OFFER","count":3},{"stage":"CLOSED","count":0}],
			"next":{"kind":"TAILOR","text":"Tailor it.","path":"/jobs/1"},"otherSteps":[{"kind":"PLAN_STEP","text":"Learn.","path":"/p"}],
			"planSteps":[{"planId":"p","title":"Go","stepNumber":2,"stepCount":4,"description":"Read.","estimatedTimeInHours":1.5,"since":"2026-11-21T09:00:00.123456Z"}]}}`,
		`{compareVersions(from:"` + string(aVersion) + `",to:"` + string(key[id.Version]('v', 1)) +
			`"){from{versionNumber content} to{versionNumber} lines{section before after} scores{jobDescription{title} from to}}}`: `{"compareVersions":{
			"from":{"versionNumber":2,"content":"text of ` + string(aVersion) +
			`"},"to":{"versionNumber":1},"lines":[{"section":"work","before":"a","after":"b"},{"section":"skills","before":null,"after":"c"}],
			"scores":[{"jobDescription":{"title":"Engineer"},"from":40,"to":50.5}]}}`,
		`{jobDescription(id:"` + string(aJob) +
			`"){company location requirements stage sentVersionId sentAt corrections{text} reading}}`: `{"jobDescription":{"company":"Initech","location":null,"requirements":null,"stage":"SAVED","sentVersionId":null,"sentAt":null,"corrections":[],
			"reading":{"title":"Engineer","company":"","location":"","years":0,"requirements":[]}}}`,
		`{jobMatchAnalysis(id:"` + string(key[id.Analysis]('a', 1)) +
			`"){matchScore analysisNotes skillsMatch{skill relevance status required evidence suggestion} suggestedImprovements{text} scoreParts{name points maxPoints}}}`: `{"jobMatchAnalysis":{
			"matchScore":61.5,"analysisNotes":null,"skillsMatch":[{"skill":"Go of a0000000000000000000000001","relevance":1,"status":"MATCHED","required":true,"evidence":[],"suggestion":null}],"suggestedImprovements":[],"scoreParts":[{"name":"Duties","points":1,"maxPoints":2}]}}`,
	} {
		got, _ := ask(t, 2, query, nil)
		if plain := strings.NewReplacer("\n", "", "\t", "").Replace(want); got != `{"data":`+plain+`}` {
			t.Errorf("%s\ngot  %s\nwant %s", query, got, plain)
		}
	}
}

// FuzzQueries sends any query of a signed-in user: the answer is whole JSON, and nothing that a client can ask for is a
// fault of ours. Mutations are left out: they are the services' to check.
func FuzzQueries(f *testing.F) {
	for _, d := range deep {
		f.Add(strings.ReplaceAll(strings.Replace(d.query, "query($r:ID!)", "", 1), "$r", `"`+string(aResume)+`"`), "")
	}
	f.Add(`{resumes(userId:"4000000000000001",first:500){versions(first:500){jobMatches(first:500){id}}}}`, "")
	f.Add(`query($n:Int,$a:ID){resumes(userId:"4000000000000001",first:$n,after:$a){id}}`, `{"n":-1,"a":"\u0000"}`)
	f.Add(`query($n:Int=2){a:resumes(userId:"4000000000000001",first:$n){...F} b:resumes(userId:"4000000000000001"){...F}} fragment F on Resume{versions(first:$n){...on ResumeVersion{id optimization{edits{text}}}}}`, "")
	f.Add(`{resume(id:`+strings.Repeat("[", 400)+strings.Repeat("]", 400)+`){id}}`, "")
	f.Add(`{resume(id:"x"){id}}`, `{"a":`+strings.Repeat("[", 1000)+strings.Repeat("]", 1000)+`}`)
	f.Add(`{`+strings.Repeat(`a:dashboard(userId:"4000000000000001"){resumeCount} `, 20)+`}`, "")
	w := world{calls: &calls{count: map[string]int{}, given: map[string]any{}}, n: 3}
	h := guard.New(guard.Config{Schema: graph.New(w, w, w, w), Access: graph.Access()})
	f.Fuzz(func(t *testing.T, query, variables string) {
		if strings.Contains(query, "mutation") {
			return
		}
		body, err := json.Marshal(map[string]any{"query": query, "variables": json.RawMessage(orNull(variables))})
		if err != nil {
			return // the variables are no JSON: package guard's own fuzzing sends such
		}
		r := httptest.NewRequestWithContext(actor.With(t.Context(), actor.Actor{User: me}), http.MethodPost, "/",
			strings.NewReader(string(body)))
		r.Header.Set("Content-Type", "application/json")
		got := httptest.NewRecorder()
		h.ServeHTTP(got, r)
		if !json.Valid(got.Body.Bytes()) || got.Code >= 500 || strings.Contains(got.Body.String(), `"INTERNAL"`) {
			t.Errorf("%q %q: %d %.500s", query, variables, got.Code, got.Body)
		}
	})
}

func orNull(variables string) string {
	if variables == "" {
		return "null"
	}
	return variables
}

// A list that ends where the page does says that it may go on, to clients that do not ask by pages.
func TestAListThatWasCutSaysSo(t *testing.T) {
	t.Parallel()
	for query, says := range map[string]string{
		`{resumes(userId:"4000000000000001"){id}}`:                                          `"extensions":{"more.resumes":"r0000000000000000000000099"}`,
		`{mine:resumes(userId:"4000000000000001"){id}}`:                                     `"extensions":{"more.mine":"r0000000000000000000000099"}`,
		`{resumes(userId:"4000000000000001",first:100){id}}`:                                "",
		`{jobMatchAnalyses(resumeVersionId:"` + string(key[id.Version]('v', 1)) + `"){id}}`: `"more.jobMatchAnalyses"`,
	} {
		body, _ := ask(t, 101, query, nil)
		if says == "" && strings.Contains(body, "more.") || !strings.Contains(body, says) {
			t.Errorf("%s: %s", query, body[max(0, len(body)-200):])
		}
	}
	if body, _ := ask(t, 99, `{resumes(userId:"4000000000000001"){id}}`, nil); strings.Contains(body, "extensions") {
		t.Errorf("a list that is whole: %s", body[len(body)-200:])
	}
}
