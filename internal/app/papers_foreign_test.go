package app_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
	resumegraph "vitae/internal/edge/graph/resume"
)

// shortResume and shortPosting are enough for a score.
const (
	shortResume = `Jane Example
jane@example.org

Summary
Backend engineer with eight years of experience in Go and PostgreSQL.

Experience
Acme Corp, Senior Software Engineer, 2019 - Present
- Built payment services in Golang and Postgres for 2,000 merchants
- Cut the time of a deployment by 40% with Docker and GitHub Actions
Globex, Software Engineer, 2016 - 2019
- Wrote REST services in Go
`
	shortPosting = `Senior Backend Engineer
Requirements
- 5+ years of experience with Go
- PostgreSQL
- Docker
- Kubernetes
Nice to have
- Kafka
`
)

// byID are the operations that take ids of what a user keeps, with each of those ids as a place in braces: {r} a
// resume, {v} a version, {o} an optimised one, {j} a posting, {a} an analysis, {l} a letter, {k} a skill, {p} a plan,
// {f} a fact, {g} a guide, {t} a try, {c} a comparison, {j2} a second posting, {dr}, {dj}, {dl}, {dp}, {dg} and {dc}
// those in the trash. Every root field of the schema stands here or in withoutID.
var byID = map[string][]string{
	"Query.resume":           {`{resume(id:"{r}"){id}}`},
	"Query.resumeVersions":   {`{resumeVersions(resumeId:"{r}"){id}}`},
	"Query.resumeVersion":    {`{resumeVersion(id:"{v}"){id}}`},
	"Query.jobDescription":   {`{jobDescription(id:"{j}"){id}}`},
	"Query.jobMatchAnalyses": {`{jobMatchAnalyses(resumeVersionId:"{v}"){id}}`},
	"Query.jobMatchAnalysis": {`{jobMatchAnalysis(id:"{a}"){id}}`},
	"Query.coverLetter":      {`{coverLetter(id:"{l}"){id}}`},
	"Mutation.generateCoverLetter": {
		`mutation{generateCoverLetter(input:{resumeVersionId:"{v}",jobDescriptionId:"{own.j}"}){id}}`,
		`mutation{generateCoverLetter(input:{resumeVersionId:"{own.v}",jobDescriptionId:"{j}"}){id}}`,
	},
	"Mutation.updateCoverLetter": {
		`mutation{updateCoverLetter(id:"{l}",input:{title:"x"}){id}}`,
		`mutation{updateCoverLetter(id:"{l}",input:{content:"x"}){id}}`,
	},
	"Mutation.deleteCoverLetter":  {`mutation{deleteCoverLetter(id:"{l}"){success}}`},
	"Mutation.restoreCoverLetter": {`mutation{restoreCoverLetter(id:"{dl}"){id}}`},
	"Query.skillDevelopmentPlan":  {`{skillDevelopmentPlan(id:"{p}"){id}}`},
	"Mutation.createSkillDevelopmentPlan": {
		`mutation{createSkillDevelopmentPlan(input:{skillId:"kubernetes",currentProficiencyLevel:1,targetProficiencyLevel:2,resumeVersionId:"{v}"}){id}}`,
	},
	"Mutation.setPlanStepDone":             {`mutation{setPlanStepDone(stepId:"{p}-1",done:true){id}}`},
	"Mutation.deleteSkillDevelopmentPlan":  {`mutation{deleteSkillDevelopmentPlan(id:"{p}"){success}}`},
	"Mutation.restoreSkillDevelopmentPlan": {`mutation{restoreSkillDevelopmentPlan(id:"{dp}"){id}}`},
	"Query.interviewGuide":                 {`{interviewGuide(id:"{g}"){id}}`},
	"Mutation.generateInterviewGuide": {
		`mutation{generateInterviewGuide(input:{resumeVersionId:"{v}",jobDescriptionId:"{own.j}"}){id}}`,
		`mutation{generateInterviewGuide(input:{resumeVersionId:"{own.v}",jobDescriptionId:"{j}"}){id}}`,
	},
	"Mutation.deleteInterviewGuide":  {`mutation{deleteInterviewGuide(id:"{g}"){success}}`},
	"Mutation.restoreInterviewGuide": {`mutation{restoreInterviewGuide(id:"{dg}"){id}}`},
	"Mutation.addPracticeAnswer":     {`mutation{addPracticeAnswer(input:{questionId:"{g}-1",text:"x"}){id}}`},
	"Mutation.deletePracticeAnswer":  {`mutation{deletePracticeAnswer(id:"{t}"){success}}`},
	"Query.competitiveAnalysis":      {`{competitiveAnalysis(id:"{c}"){id}}`},
	"Mutation.createCompetitiveAnalysis": {
		`mutation{createCompetitiveAnalysis(input:{resumeVersionId:"{v}",jobDescriptionIds:["{own.j}","{own.j2}"]}){id}}`, `mutation{createCompetitiveAnalysis(input:{resumeVersionId:"{own.v}",jobDescriptionIds:["{own.j2}","{j}"]}){id}}`,
	},
	"Mutation.setComparisonWeights": {
		`mutation{setComparisonWeights(id:"{c}",weights:[{key:"go",weight:2}]){id}}`,
	},
	"Mutation.deleteCompetitiveAnalysis":  {`mutation{deleteCompetitiveAnalysis(id:"{c}"){success}}`},
	"Mutation.restoreCompetitiveAnalysis": {`mutation{restoreCompetitiveAnalysis(id:"{dc}"){id}}`},
	"Mutation.updateUserSkill":            {`mutation{updateUserSkill(id:"{k}",input:{proficiencyLevel:3}){id}}`},
	"Mutation.deleteUserSkill":            {`mutation{deleteUserSkill(id:"{k}"){success}}`},
	"Mutation.forgetUserSkill":            {`mutation{forgetUserSkill(id:"{k}"){success}}`},
	"Query.compareVersions": {
		`{compareVersions(from:"{v}",to:"{own.v}"){lines{section}}}`,
		`{compareVersions(from:"{own.v}",to:"{v}"){lines{section}}}`,
	},
	"Mutation.updateResume": {
		`mutation{updateResume(id:"{r}",input:{title:"x"}){id}}`,
		`mutation{updateResume(id:"{r}",input:{content:"x"}){id}}`,
	},
	"Mutation.deleteResume":        {`mutation{deleteResume(id:"{r}"){success}}`},
	"Mutation.createResumeVersion": {`mutation{createResumeVersion(input:{resumeId:"{r}",content:"x"}){id}}`},
	"Mutation.updateJobDescription": {
		`mutation{updateJobDescription(id:"{j}",input:{title:"x"}){id}}`,
		`mutation{updateJobDescription(id:"{own.j}",input:{sentVersionId:"{v}"}){id}}`,
	},
	"Mutation.deleteJobDescription": {`mutation{deleteJobDescription(id:"{j}"){success}}`},
	"Mutation.analyzeJobMatch": {
		`mutation{analyzeJobMatch(input:{resumeVersionId:"{v}",jobDescriptionId:"{own.j}"}){id}}`,
		`mutation{analyzeJobMatch(input:{resumeVersionId:"{own.v}",jobDescriptionId:"{j}"}){id}}`,
	},
	"Mutation.updateAnalysisNotes": {`mutation{updateAnalysisNotes(id:"{a}",input:{analysisNotes:"x"}){id}}`},
	"Mutation.generateOptimizedResume": {
		`mutation{generateOptimizedResume(input:{resumeVersionId:"{v}",jobDescriptionId:"{own.j}"}){id}}`,
		`mutation{generateOptimizedResume(input:{resumeVersionId:"{own.v}",jobDescriptionId:"{j}"}){id}}`,
	},
	"Mutation.restoreResume":         {`mutation{restoreResume(id:"{dr}"){id}}`},
	"Mutation.restoreJobDescription": {`mutation{restoreJobDescription(id:"{dj}"){id}}`},
	"Mutation.emptyTrash": {
		`mutation{emptyTrash(id:"{dr}"){success}}`,
		`mutation{emptyTrash(id:"{dj}"){success}}`, `mutation{emptyTrash(id:"{dl}"){success}}`,
	},
	"Mutation.duplicateResume":      {`mutation{duplicateResume(id:"{r}"){id}}`},
	"Mutation.restoreResumeVersion": {`mutation{restoreResumeVersion(id:"{v}"){id}}`},
	"Mutation.updateFact": {
		`mutation{updateFact(id:"{f}",input:{text:"x"}){id}}`,
		`mutation{updateFact(id:"{f}",input:{}){id}}`,
	},
	"Mutation.deleteFact":    {`mutation{deleteFact(id:"{f}"){success}}`},
	"Mutation.decideChanges": {`mutation{decideChanges(input:{resumeVersionId:"{o}",takenBack:[]}){id}}`},
}

// routesByID are the routes that take ids.
var routesByID = []string{
	"/api/resume/versions/{v}/export?format=pdf", "/api/resume/versions/{v}/export?format=json",
	"/api/resume/versions/{v}/export?format=pdf&losses=accept",
	"/api/resume/versions/{v}/readback?format=txt", "/api/resume/versions/{v}/pages/1",
	"/api/resume/resumes/{u}/original", "/api/resume/cover-letters/{l}/export?format=txt",
	"/api/resume/resumes/{u}/reading",
}

// withoutID are the operations that take no id but the caller's own.
var withoutID = map[string]bool{
	"Query.coverLetters": true, "Query.competitiveAnalyses": true, "Query.interviewGuides": true,
	"Query.skillDevelopmentPlans": true, "Query.searchSkills": true, "Query.userSkills": true,
	"Query.skillRecommendations": true, "Query.hiddenSkills": true,
	"Mutation.addUserSkill": true, "Mutation.hideSkillRecommendation": true,
	"Query.resumes": true, "Query.jobDescriptions": true, "Query.jobCounts": true, "Query.trash": true,
	"Query.dashboard": true, "Query.usage": true,
	"Mutation.createResume": true, "Mutation.createJobDescription": true, "Mutation.runSelfTest": true,
	"Mutation.readPosting": true, "Query.facts": true, "Mutation.addFact": true,
}

// places returns the ids of one of everything that a client keeps.
func places(t *testing.T, c *apptest.Client) map[string]string {
	t.Helper()
	kept, err := c.Keep(shortResume, shortPosting)
	ok(t, err)
	var made map[string]struct{ ID string }
	ok(t, c.Resume(`mutation($v:ID!,$j:ID!){o:generateOptimizedResume(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}
		dr:createResume(input:{title:"Old",content:"Jane Example"}){id} dj:createJobDescription(input:{title:"Old",description:"We need Go."}){id}
		l:generateCoverLetter(input:{resumeVersionId:$v,jobDescriptionId:$j}){id} p:createSkillDevelopmentPlan(input:{skillId:"kubernetes",currentProficiencyLevel:1,targetProficiencyLevel:2}){id} dp:createSkillDevelopmentPlan(input:{skillId:"kubernetes",currentProficiencyLevel:1,targetProficiencyLevel:2}){id}
		g:generateInterviewGuide(input:{resumeVersionId:$v,jobDescriptionId:$j}){id} dg:generateInterviewGuide(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}
		k:addUserSkill(input:{name:"Juggling fire clubs",proficiencyLevel:2}){id} dl:generateCoverLetter(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`,
		map[string]any{"v": kept.Version, "j": kept.Job}, &made))
	ok(t, c.Resume(`mutation($r:ID!,$j:ID!,$l:ID!,$p:ID!,$g:ID!){deleteResume(id:$r){success} deleteJobDescription(id:$j){success} deleteCoverLetter(id:$l){success} deleteSkillDevelopmentPlan(id:$p){success} deleteInterviewGuide(id:$g){success}}`,
		map[string]any{
			"g": made["dg"].ID, "p": made["dp"].ID, "r": made["dr"].ID, "j": made["dj"].ID,
			"l": made["dl"].ID,
		}, nil))
	var tried map[string]struct{ ID string }
	ok(t, c.Resume(`mutation($q:ID!,$d:String!){f:addFact(input:{requirement:"Python",reply:LINE,text:"Built reports",place:"Analyst, Initech"}){id} t:addPracticeAnswer(input:{questionId:$q,text:"I did."}){id} j2:createJobDescription(input:{title:"Other",description:$d}){id}}`,
		map[string]any{"q": made["g"].ID + "-1", "d": shortPosting}, &tried))
	var views map[string]struct{ ID string }
	ok(t, c.Resume(`mutation($v:ID!,$j:[ID!]!){c:createCompetitiveAnalysis(input:{resumeVersionId:$v,jobDescriptionIds:$j}){id} dc:createCompetitiveAnalysis(input:{resumeVersionId:$v,jobDescriptionIds:$j}){id}}`,
		map[string]any{"v": kept.Version, "j": []string{kept.Job, tried["j2"].ID}}, &views))
	ok(t, c.Resume(`mutation($c:ID!){deleteCompetitiveAnalysis(id:$c){success}}`, map[string]any{"c": views["dc"].ID},
		nil))
	return map[string]string{
		"{r}": kept.Resume, "{v}": kept.Version, "{o}": made["o"].ID, "{j}": kept.Job, "{a}": kept.Analysis,
		"{dr}": made["dr"].ID, "{dj}": made["dj"].ID, "{k}": made["k"].ID, "{g}": made["g"].ID,
		"{dg}": made["dg"].ID, "{t}": tried["t"].ID, "{j2}": tried["j2"].ID, "{c}": views["c"].ID,
		"{dc}": views["dc"].ID, "{p}": made["p"].ID, "{dp}": made["dp"].ID, "{l}": made["l"].ID,
		"{dl}": made["dl"].ID,
		"{f}":  tried["f"].ID,
		"{u}":  upload(t, c, "cv.txt", []byte(shortResume)).ResumeID,
	}
}

// uploaded is what the server says of an uploaded file.
type uploaded struct {
	ResumeID, VersionID, Title, Text, Format string
	Document                                 struct{ Basics struct{ Name string } }
	NotPlaced, Warnings                      []string
}

func upload(t *testing.T, c *apptest.Client, name string, data []byte, fields ...string) uploaded {
	t.Helper()
	a, err := c.Upload(name, data, fields...)
	ok(t, err)
	var u uploaded
	if ok(t, a.JSON(&u)); a.Status != http.StatusCreated || u.ResumeID == "" || u.VersionID == "" {
		t.Fatalf("%s: %d %.300s", name, a.Status, a.Body)
	}
	return u
}

func TestEveryOperationIsAskedForForeignIDs(t *testing.T) {
	t.Parallel()
	for name := range resumegraph.Access() {
		if (len(byID[name]) > 0) == withoutID[name] {
			t.Errorf("%s: with a foreign id, or without any?", name)
		}
	}
	for name := range byID {
		if _, known := resumegraph.Access()[name]; !known {
			t.Errorf("%s is asked for and not there", name)
		}
	}
}

// withIDs puts ids into a query or path: own ones for {own.x}, those of ids for {x}.
func withIDs(s string, ids, own map[string]string) string {
	for place, id := range own {
		s = strings.ReplaceAll(s, "{own."+place[1:], id)
	}
	for place, id := range ids {
		s = strings.ReplaceAll(s, place, id)
	}
	return s
}

func TestForeignAndMissingThingsAnswerTheSame(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		ann, bob := signedUp(t, p), signedUp(t, p)
		anns, bobs := places(t, ann), places(t, bob)
		before := everything(t, ann)
		for name, queries := range byID {
			for _, q := range queries {
				foreign := body(t, bob, withIDs(q, anns, bobs))
				if !strings.Contains(foreign, `"code":"NOT_FOUND"`) {
					t.Errorf("%s, foreign: %s", name, foreign)
				}
				for _, missing := range []string{
					"00000000000000000000000000", "0", "", "-1", "abc",
					strings.Repeat("9", 40), "1 or 1=1", `\u0000`, "Ω",
				} {
					ids := map[string]string{}
					for place := range anns {
						ids[place] = missing
					}
					got := body(t, bob, withIDs(q, ids, bobs))
					if !strings.Contains(got, `"code":"NOT_FOUND"`) || (len(missing) == 26 && got != foreign) {
						t.Errorf("%s, %q: %s, foreign: %s", name, missing, got, foreign)
					}
				}
				if visitor := body(t, p.Client(), withIDs(q, anns, bobs)); !strings.Contains(visitor,
					`"code":"UNAUTHENTICATED"`) {
					t.Errorf("%s, visitor: %s", name, visitor)
				}
			}
		}
		for _, route := range routesByID {
			foreignRoute(t, p, bob, route, anns)
		}
		if after := everything(t, ann); after != before {
			t.Errorf("the owner's things have changed:\n%s\n%s", before, after)
		}
	})
}

func foreignRoute(t *testing.T, p *apptest.Program, bob *apptest.Client, route string, anns map[string]string) {
	t.Helper()
	want := send(t, bob, http.MethodGet, withIDs(route, anns, nil), "", nil)
	if want.Status != http.StatusNotFound {
		t.Errorf("%s, foreign: %d %.200s", route, want.Status, want.Body)
	}
	for _, missing := range []string{"00000000000000000000000000", "0", "%00", "..%2f..", strings.Repeat("9", 400)} {
		ids := map[string]string{}
		for place := range anns {
			ids[place] = missing
		}
		if a := send(t, bob, http.MethodGet, withIDs(route, ids, nil), "", nil); a.Status != http.StatusNotFound {
			t.Errorf("%s, %q: %d %.200s", route, missing, a.Status, a.Body)
		}
	}
	if a := send(t, p.Client(), http.MethodGet, withIDs(route, anns, nil), "",
		nil); a.Status != http.StatusUnauthorized {
		t.Errorf("%s, visitor: %d", route, a.Status)
	}
}

// body is what the resume service answers.
func body(t *testing.T, c *apptest.Client, query string) string {
	t.Helper()
	var q strings.Builder
	ok(t, json.NewEncoder(&q).Encode(map[string]string{"query": query}))
	a := send(t, c, http.MethodPost, "/api/resume/graphql", "application/json", []byte(q.String()))
	if a.Status != http.StatusOK {
		t.Fatalf("%s: %d %s", query, a.Status, a.Body)
	}
	return string(a.Body)
}

// everything is all that the lists show.
func everything(t *testing.T, c *apptest.Client) string {
	t.Helper()
	return body(t, c, strings.ReplaceAll(
		`{resumes(userId:"%"){id title updatedAt tags content versions{id versionNumber content optimization{takenBack} jobMatches{id analysisNotes updatedAt}}}
		jobDescriptions(userId:"%"){id title stage sentVersionId updatedAt} coverLetters(userId:"%"){id title content updatedAt versions{number}} competitiveAnalyses(userId:"%"){id updatedAt weights{weight}} interviewGuides(userId:"%"){id practised questions{answers{id}}} skillDevelopmentPlans(userId:"%"){id progress updatedAt steps{done}} userSkills(userId:"%"){id proficiencyLevel said} facts(userId:"%"){id requirement text saidAt} trash(userId:"%"){id kind title}}`, "%", c.User.ID))
}
