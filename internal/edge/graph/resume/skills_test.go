package resume_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/skill"
)

var golang = skill.Skill{ID: "go", Name: "Go", Kind: skill.Tool, Family: "software", Aliases: []string{"Golang"}}

func (w world) SearchSkills(text string, n int) []skill.Skill {
	w.note("SearchSkills", text, n)
	return []skill.Skill{golang}
}

func (w world) UserSkills(_ context.Context, _ id.User, p owned.Page) ([]coach.UserSkill, error) {
	w.note("UserSkills", p)
	years := 2.5
	return []coach.UserSkill{
		{
			Key: "go", Owner: me, Skill: golang, Level: 3, Reason: "because", Years: &years, LastUsed: now,
			Current: true, Grade: "used", Strength: 0.9,
			Evidence: []coach.SkillEvidence{{
				Resume: aResume, Title: "CV", Version: aVersion,
				Path: "work[0].highlights[0]", Text: "Go", Grade: "implied",
			}},
		},
		{
			Key: "own", Owner: me, Skill: skill.Skill{ID: "own", Name: "Juggling", Kind: "own"}, Level: 1, ByUser: true,
			Said: true, Reason: "word",
		},
	}, nil
}

func (w world) Recommendations(_ context.Context, _ id.User, first int) ([]coach.Recommendation, error) {
	w.note("Recommendations", first)
	return []coach.Recommendation{{
		Owner: me, Skill: golang, Relevance: 0.5, Points: 4.5, Jobs: 2, Required: 1,
		Compared: 3, Lifts: 1, Gains: []coach.Gain{{Job: aJob, Title: "T", Before: 70, After: 76}}, At: now,
	}}, nil
}

func (w world) AddSkill(_ context.Context, _ id.User, in coach.SkillInput) (coach.UserSkill, error) {
	w.note("AddSkill", in)
	return coach.UserSkill{Key: "go", Owner: me, Skill: golang, Level: in.Level}, nil
}

func (w world) UpdateSkill(_ context.Context, _ id.User, key string, in coach.SkillInput) (coach.UserSkill, error) {
	w.note("UpdateSkill", key, in)
	return coach.UserSkill{Key: key, Owner: me, Skill: golang, Level: in.Level}, nil
}

func (w world) ForgetSkill(_ context.Context, _ id.User, key string) error {
	w.note("ForgetSkill", key)
	return nil
}

func (w world) HiddenSkills(context.Context, id.User) ([]coach.HiddenSkill, error) {
	return []coach.HiddenSkill{
		{Skill: skill.Skill{ID: "go", Name: "Go"}, At: now},
		{Key: "sql", Skill: skill.Skill{ID: "sql", Name: "SQL"}, At: now},
	}, nil
}

func (w world) HideRecommendation(_ context.Context, _ id.User, of string, hidden bool) error {
	w.note("HideRecommendation", of, hidden)
	return nil
}

func TestSkillsAreReportedWithTheirEvidence(t *testing.T) {
	t.Parallel()
	for query, want := range map[string]string{
		`{searchSkills(text:"g"){id name category description family aliases}}`: `{"searchSkills":[{"id":"go","name":"Go","category":"tool","description":null,"family":"software","aliases":["Golang"]}]}`,
		`{userSkills(userId:"4000000000000001"){id skillId proficiencyLevel levelSource levelReason said yearsOfExperience lastUsedDate isCurrent grade strength evidence{resumeId resumeTitle resumeVersionId path text grade} skill{name}}}`: `{"userSkills":[` +
			`{"id":"go","skillId":"go","proficiencyLevel":3,"levelSource":"RESUME","levelReason":"because","said":false,"yearsOfExperience":2.5,"lastUsedDate":"2026-11-21T09:00:00.123456Z","isCurrent":true,"grade":"USED","strength":0.9,"evidence":[` +
			`{"resumeId":"` + string(aResume) + `","resumeTitle":"CV","resumeVersionId":"` + string(aVersion) +
			`","path":"work[0].highlights[0]","text":"Go","grade":"IMPLIED"}],"skill":{"name":"Go"}},` +
			`{"id":"own","skillId":"own","proficiencyLevel":1,"levelSource":"USER","levelReason":"word","said":true,"yearsOfExperience":null,"lastUsedDate":null,"isCurrent":false,"grade":null,"strength":0,"evidence":[],"skill":{"name":"Juggling"}}]}`,
		`{hiddenSkills(userId:"4000000000000001"){userSkillId hiddenAt skill{name}}}`: `{"hiddenSkills":[{"userSkillId":null,"hiddenAt":"2026-11-21T09:00:00.123456Z","skill":{"name":"Go"}},{"userSkillId":"sql","hiddenAt":"2026-11-21T09:00:00.123456Z","skill":{"name":"SQL"}}]}`,
		`{skillRecommendations(userId:"4000000000000001"){id skillId relevanceScore reason createdAt points jobs required compared lifts known gains{jobDescriptionId title before after} skill{name}}}`: `{"skillRecommendations":[` +
			`{"id":"go","skillId":"go","relevanceScore":0.5,"reason":"Requested by 2 of your 3 saved jobs, required by 1. Showing it in a job or project with dates is worth up to 4.5 points in total; 1 match score would reach 75.","createdAt":"2026-11-21T09:00:00.123456Z",` +
			`"points":4.5,"jobs":2,"required":1,"compared":3,"lifts":1,"known":false,"gains":[{"jobDescriptionId":"` +
			string(aJob) + `","title":"T","before":70,"after":76}],"skill":{"name":"Go"}}]}`,
	} {
		if got, _ := ask(t, 2, query, nil); got != `{"data":`+want+`}` {
			t.Errorf("%s\ngot  %s\nwant %s", query, got, want)
		}
	}
}

func TestWhatIsSaidOfSkillsReachesTheService(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)
	for query, c := range map[string]struct {
		asked string
		given []any
	}{
		`{searchSkills(text:"g"){id}}`: {"SearchSkills", []any{"g", 10}},
		`{userSkills(userId:"4000000000000001",first:3,after:"go"){id}}`: {
			"UserSkills",
			[]any{owned.Page{First: 3, After: "go"}},
		},
		`{skillRecommendations(userId:"4000000000000001"){id}}`:        {"Recommendations", []any{20}},
		`mutation{hideSkillRecommendation(skillId:"go")}`:              {"HideRecommendation", []any{"go", true}},
		`mutation{hideSkillRecommendation(skillId:"go",hidden:false)}`: {"HideRecommendation", []any{"go", false}},
		`mutation{forgetUserSkill(id:"go"){success}}`:                  {"ForgetSkill", []any{"go"}},
		`mutation{addUserSkill(input:{name:"Go",proficiencyLevel:3}){id}}`: {
			"AddSkill",
			[]any{coach.SkillInput{Name: "Go", Level: 3}},
		},
		`mutation{updateUserSkill(id:"go",input:{skillId:"go",proficiencyLevel:2,yearsOfExperience:1.5,isCurrent:true,lastUsedDate:"2026-01-02T00:00:00Z"}){id}}`: {
			"UpdateSkill",
			[]any{"go", coach.SkillInput{Skill: "go", Level: 2, Years: said(1.5), Current: said(true), LastUsed: &at}},
		},
	} {
		body, asked := ask(t, 2, query, nil)
		if diff := cmp.Diff(c.given, asked.given[c.asked]); diff != "" || strings.Contains(body, "errors") {
			t.Errorf("%s: %s\n%s", query, body, diff)
		}
	}
}
