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
	"vitae/internal/engine/market"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

func (w world) comparison(i int) coach.Comparison {
	return coach.Comparison{
		Artifact: coach.Artifact{
			ID: key[id.Artifact]('s', i), Owner: me, Kind: coach.KindComparison,
			Title: fmt.Sprintf("View %d", i), CreatedAt: now, UpdatedAt: now,
		},
		ComparisonFacts: coach.ComparisonFacts{
			Version: key[id.Version]('v', i),
			Jobs:    []id.JobDescription{key[id.JobDescription]('j', 0), key[id.JobDescription]('j', 1)},
			Weights: map[string]float64{"go": 2},
		},
	}
}

func (w world) Comparisons(_ context.Context, _ id.User, p owned.Page) ([]coach.Comparison, error) {
	w.note("Comparisons", p)
	return list(min(p.First, w.n), w.comparison), nil
}

func (w world) Comparison(_ context.Context, _ id.User, c id.Artifact) (coach.Comparison, error) {
	return w.comparison(number(c)), nil
}

func (w world) ComparisonBodies(_ context.Context, _ id.User,
	of []id.Artifact,
) (map[id.Artifact]*market.View, error) {
	w.note("ComparisonBodies", of)
	out := map[id.Artifact]*market.View{}
	for _, c := range of {
		out[c] = &market.View{
			Summary: "s", Jobs: []market.Job{
				{Title: "A", Score: 50},
				{Title: "B", Company: "C", Unscored: "Too short."},
			}, Strengths: []string{"x"}, Gaps: []string{"y"},
			Skills: []market.Skill{
				{
					Skill: "Go", ID: "go", Asked: 2, Required: 1, Demand: 1, Status: match.Matched, Strength: 1,
					Evidence: []match.Evidence{{Path: "p", Text: "Go"}}, Cells: []market.Cell{
						{Job: 0, Words: "Go", Class: posting.Must, Points: 5, MaxPoints: 10},
						{
							Job: 1, Words: "Golang", Class: posting.Nice, Choice: []string{"Rust"}, Points: 10,
							MaxPoints: 10,
						},
					},
				},
				{
					Skill: "Charm", Asked: 1, Demand: 0.5,
					Cells: []market.Cell{{Job: 0, Words: "charm", Class: posting.Duty, MaxPoints: 20}},
				},
			},
			Conditions: []market.Condition{{
				Kind: "years", Asked: 2, Met: 1, Unclear: 1,
				Words: []string{"5 years"},
			}},
			Levers: []market.Lever{{
				Skill: "Go", ID: "go", Kind: market.LeverSay, Points: 3, Text: "t",
				Gains: []market.Gain{{Job: 1, Before: 40, After: 43}},
			}},
		}
	}
	return out, nil
}

func (w world) CreateComparison(_ context.Context, _ id.User, r coach.ComparisonRequest) (coach.Comparison, error) {
	w.note("CreateComparison", r)
	return w.comparison(0), nil
}

func (w world) SetWeights(_ context.Context, _ id.User, c id.Artifact, weights map[string]float64) (coach.Comparison,
	error,
) {
	w.note("SetWeights", c, weights)
	return w.comparison(0), nil
}

func TestAComparisonIsReportedWithItsMatrix(t *testing.T) {
	t.Parallel()
	got, _ := ask(t, 2, `{competitiveAnalysis(id:"`+string(aArtifact)+
		`"){id title jobDescriptionIds summary strengths gaps marketSkills{skill demand status} weights{key weight} resumeVersion{versionNumber} jobs{jobDescriptionId title company score fit}
		closest{title} conditions{kind asked met unclear words} levers{key skill kind points gains{title before after}} matrix{key requirement skillId asked required demand status strength evidence{path text} weight points maxPoints
		cells{jobDescriptionId words class choice points maxPoints}}}}`, nil)
	j0, j1 := string(key[id.JobDescription]('j', 0)), string(key[id.JobDescription]('j', 1))
	want := `{"data":{"competitiveAnalysis":{"id":"` + string(aArtifact) + `","title":"View 0","jobDescriptionIds":["` +
		j0 + `","` + j1 + `"],"summary":"s","strengths":["x"],"gaps":["y"],` +
		`"marketSkills":[{"skill":"Go","demand":1,"status":"MATCHED"},{"skill":"Charm","demand":0.5,"status":"MISSING"}],"weights":[{"key":"go","weight":2}],"resumeVersion":{"versionNumber":2},` +
		`"jobs":[{"jobDescriptionId":"` + j0 +
		`","title":"A","company":null,"score":50,"fit":25},{"jobDescriptionId":"` + j1 +
		`","title":"B","company":"C","score":null,"fit":100}],"closest":{"title":"B"},` +
		`"conditions":[{"kind":"years","asked":2,"met":1,"unclear":1,"words":["5 years"]}],"levers":[{"key":"go","skill":"Go","kind":"SAY","points":3,"gains":[{"title":"B","before":40,"after":43}]}],"matrix":[` +
		`{"key":"go","requirement":"Go","skillId":"go","asked":2,"required":1,"demand":1,"status":"MATCHED","strength":1,"evidence":[{"path":"p","text":"Go"}],"weight":2,"points":15,"maxPoints":20,"cells":[` +
		`{"jobDescriptionId":"` + j0 +
		`","words":"Go","class":"MUST","choice":[],"points":5,"maxPoints":10},{"jobDescriptionId":"` + j1 +
		`","words":"Golang","class":"NICE","choice":["Rust"],"points":10,"maxPoints":10}]},` +
		`{"key":"words charm","requirement":"Charm","skillId":null,"asked":1,"required":0,"demand":0.5,"status":"MISSING","strength":0,"evidence":[],"weight":1,"points":0,"maxPoints":20,"cells":[` +
		`{"jobDescriptionId":"` + j0 + `","words":"charm","class":"DUTY","choice":[],"points":0,"maxPoints":20}]}]}}}`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestWhatIsAskedOfComparisonsReachesTheService(t *testing.T) {
	t.Parallel()
	j1 := key[id.JobDescription]('j', 1)
	for query, c := range map[string]struct {
		asked string
		given []any
	}{
		`mutation{createCompetitiveAnalysis(input:{resumeVersionId:"` + string(aVersion) + `",jobDescriptionIds:["` +
			string(aJob) + `","` + string(j1) + `"],title:"t",requestKey:"k"}){id}}`: {
			"CreateComparison", []any{coach.ComparisonRequest{
				Version: aVersion, Jobs: []id.JobDescription{aJob, j1},
				Title: "t", Key: "k",
			}},
		},
		`mutation{setComparisonWeights(id:"` + string(aArtifact) +
			`",weights:[{key:"go",weight:0.5}]){id}}`: {"SetWeights", []any{aArtifact, map[string]float64{"go": 0.5}}},
	} {
		body, asked := ask(t, 2, query, nil)
		if diff := cmp.Diff(c.given, asked.given[c.asked]); diff != "" || strings.Contains(body, "errors") {
			t.Errorf("%s: %s\n%s", query, body, diff)
		}
	}
}
