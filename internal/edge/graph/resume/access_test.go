package resume_test

import (
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"

	"vitae/internal/edge/graph/guard"
	graph "vitae/internal/edge/graph/resume"
)

// rootFields lists every root field of the schema.
func rootFields() map[string]*ast.FieldDefinition {
	schema := graph.New(world{}, world{}, world{}, world{}).Schema()
	out := map[string]*ast.FieldDefinition{}
	for object, d := range map[string]*ast.Definition{"Query": schema.Query, "Mutation": schema.Mutation} {
		for _, f := range d.Fields {
			if !strings.HasPrefix(f.Name, "__") {
				out[object+"."+f.Name] = f
			}
		}
	}
	return out
}

func TestEveryRootFieldIsListedAndGuarded(t *testing.T) {
	t.Parallel()
	fields, access := rootFields(), graph.Access()
	if len(fields) < 28 {
		t.Fatalf("%d root fields", len(fields))
	}
	for name := range fields {
		if a, listed := access[name]; !listed || a != guard.Guarded {
			t.Errorf("%s is not listed as guarded", name)
		}
	}
	for name := range access {
		if fields[name] == nil {
			t.Errorf("%s is listed and not there", name)
		}
	}
}

func TestAUserIDThatIsNotTheCallersIsForbidden(t *testing.T) {
	t.Parallel()
	some := `title:"a"`
	asked := map[string]string{
		"Query.resumes": `{resumes(userId:%){id}}`, "Query.jobDescriptions": `{jobDescriptions(userId:%){id}}`,
		"Query.jobCounts":    `{jobCounts(userId:%){followUpsDue}}`,
		"Query.coverLetters": `{coverLetters(userId:%){id}}`, "Query.userSkills": `{userSkills(userId:%){id}}`,
		"Query.competitiveAnalyses":   `{competitiveAnalyses(userId:%){id}}`,
		"Query.interviewGuides":       `{interviewGuides(userId:%){id}}`,
		"Query.skillDevelopmentPlans": `{skillDevelopmentPlans(userId:%){id}}`,
		"Query.skillRecommendations":  `{skillRecommendations(userId:%){id}}`,
		"Query.hiddenSkills":          `{hiddenSkills(userId:%){userSkillId}}`,
		"Query.facts":                 `{facts(userId:%){id}}`,
		"Query.usage":                 `{usage(userId:%){price}}`,
		"Query.trash":                 `{trash(userId:%){id}}`, "Query.dashboard": `{dashboard(userId:%){resumeCount}}`,
		"Mutation.createResume": `mutation{createResume(input:{userId:%,` + some + `,content:"a"}){id}}`,
		"Mutation.createJobDescription": `mutation{createJobDescription(input:{userId:%,` + some +
			`,description:"a"}){id}}`,
	}
	schema := graph.New(world{}, world{}, world{}, world{}).Schema()
	for name, f := range rootFields() {
		takes := f.Arguments.ForName("userId") != nil
		if in := f.Arguments.ForName("input"); in != nil {
			takes = takes || schema.Types[in.Type.Name()].Fields.ForName("userId") != nil
		}
		if takes != (asked[name] != "") {
			t.Errorf("%s is not asked for, or takes no userId", name)
		}
	}
	for name, query := range asked {
		for _, user := range []string{
			stranger.String(), "0", "", "-1", "x", `\u0000`, "04000000000000001",
			"4000000000000001 ",
		} {
			body, calls := ask(t, 2, strings.ReplaceAll(query, "%", `"`+user+`"`), nil)
			if !strings.Contains(body, `"code":"FORBIDDEN"`) || calls.total() != 0 {
				t.Errorf("%s of %q: %s", name, user, body)
			}
		}
	}
}
