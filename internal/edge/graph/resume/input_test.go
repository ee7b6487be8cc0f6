package resume_test

import (
	"context"
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/posting"
)

func (w world) Create(_ context.Context, _ id.User, n resume.New) (resume.Resume, error) {
	w.note("Create", n)
	return w.resume(0), nil
}

func (w world) AddVersion(_ context.Context, _ id.User, r id.Resume, n resume.NewVersion) (resume.Version, error) {
	w.note("AddVersion", r, n)
	return w.version(1), nil
}

func (w world) Update(_ context.Context, _ id.User, r id.Resume, c resume.Change) (resume.Resume, error) {
	w.note("Update", r, c)
	return w.resume(0), nil
}

func (w world) Erase(_ context.Context, _ id.User, r id.Resume) error {
	w.note("Erase", r)
	if strings.HasPrefix(string(r), "j") || strings.HasPrefix(string(r), "s") {
		return fault.New("test", fault.NotFound, "")
	}
	return nil
}

func (w world) EraseJob(_ context.Context, _ id.User, j id.JobDescription) error {
	w.note("EraseJob", j)
	if strings.HasPrefix(string(j), "s") {
		return fault.New("test", fault.NotFound, "")
	}
	return nil
}

func (w world) EraseArtifact(_ context.Context, _ id.User, s id.Artifact) error {
	w.note("EraseArtifact", s)
	return nil
}

func (w world) CreateJob(_ context.Context, _ id.User, n tailor.NewJob) (tailor.JobDescription, error) {
	w.note("CreateJob", n)
	return w.job(0), nil
}

func (w world) UpdateJob(_ context.Context, _ id.User, j id.JobDescription, c tailor.JobChange) (tailor.JobDescription,
	error,
) {
	w.note("UpdateJob", j, c)
	return w.job(0), nil
}

func (w world) Optimize(_ context.Context, _ id.User, r tailor.OptimizeRequest) (resume.Version, error) {
	w.note("Optimize", r)
	return w.version(1), nil
}

func (w world) Decide(_ context.Context, _ id.User, v id.Version, d tailor.Decisions) (resume.Version, error) {
	w.note("Decide", v, d)
	return w.version(1), nil
}

func (w world) FindJobs(_ context.Context, _ id.User, f tailor.JobFilter, sort tailor.JobSort,
	p owned.Page,
) ([]tailor.JobDescription, error) {
	w.note("FindJobs", f, sort, p)
	return nil, nil
}

func (w world) CountFound(_ context.Context, _ id.User, f tailor.JobFilter, today tailor.Day) (tailor.JobCounts,
	error,
) {
	w.note("CountFound", f, today)
	return tailor.JobCounts{Stages: map[tailor.Stage]int{tailor.Applied: 3}, FollowUpsDue: 2, Interviews: 1}, nil
}

// bareName is a key, an enum's value, or a word of JSON.
var bareName = regexp.MustCompile(`[A-Za-z_]\w*`)

// said makes a pointer.
func said[T any](v T) *T { return &v }

var (
	aResume  = key[id.Resume]('r', 0)
	aVersion = key[id.Version]('v', 0)
	aJob     = key[id.JobDescription]('j', 0)
)

func TestInputsReachTheServices(t *testing.T) {
	t.Parallel()
	stage, sent, none := tailor.Offer, aVersion, id.Version("")
	options := compose.DefaultOptions()
	options.Tone, options.Length, options.RewriteSummary, options.Emphasize = compose.Concise, compose.OnePage, false,
		[]string{"Go"}
	for name, c := range map[string]struct {
		call  string // with the input as %
		input string // as a literal of GraphQL
		of    string // the input's type
		asked string
		given []any
	}{
		"a resume": {
			`createResume(input:%){id}`,
			`{userId:"4000000000000001",title:"A",content:"text",tags:["x"],requestKey:"k"}`, "CreateResumeInput",
			"Create",
			[]any{resume.New{Title: "A", Content: "text", Tags: []string{"x"}, Key: "k"}},
		},
		"null is left out": {
			`createResume(input:%){id}`, `{userId:null,title:"A",content:null,document:null,tags:null,requestKey:null}`,
			"CreateResumeInput",
			"Create",
			[]any{resume.New{Title: "A"}},
		},
		"a title alone": {
			`updateResume(id:"` + string(aResume) + `",input:%){id}`, `{title:"B"}`, "UpdateResumeInput",
			"Update",
			[]any{aResume, resume.Change{Title: said("B")}},
		},
		"null clears tags and nothing else": {
			`updateResume(id:"` + string(aResume) + `",input:%){id}`,
			`{title:null,content:null,tags:null,archived:null}`, "UpdateResumeInput",
			"Update",
			[]any{aResume, resume.Change{Tags: said([]string(nil))}},
		},
		"a posting": {
			`createJobDescription(input:%){id}`,
			`{title:"A",company:"C",description:"D",stage:APPLIED,corrections:[{text:"t",class:NICE},{text:"u",class:NONE}]}`, "CreateJobDescriptionInput",
			"CreateJob",
			[]any{tailor.NewJob{
				Title: "A", Company: "C", Description: "D", Stage: tailor.Applied,
				Corrections: []posting.Correction{{Text: "t", Class: posting.Nice}, {Text: "u"}},
			}},
		},
		"a version with its base": {
			`createResumeVersion(input:%){id}`, `{resumeId:"` + string(aResume) + `",content:"text",baseVersionId:"` +
				string(aVersion) + `",requestKey:"k"}`, "CreateResumeVersionInput",
			"AddVersion",
			[]any{aResume, resume.NewVersion{Content: "text", Base: aVersion, Key: "k"}},
		},
		"notes on a posting": {
			`updateJobDescription(id:"` + string(aJob) + `",input:%){id}`, `{notes:"n"}`, "UpdateJobDescriptionInput",
			"UpdateJob",
			[]any{aJob, tailor.JobChange{Notes: said("n")}},
		},
		"a posting's stage": {
			`updateJobDescription(id:"` + string(aJob) + `",input:%){id}`,
			`{stage:OFFER,sentVersionId:"` + string(aVersion) + `"}`, "UpdateJobDescriptionInput",
			"UpdateJob",
			[]any{aJob, tailor.JobChange{Stage: &stage, Sent: &sent}},
		},
		"null takes a sent version back": {
			`updateJobDescription(id:"` + string(aJob) + `",input:%){id}`,
			`{title:null,company:null,stage:null,sentVersionId:null}`, "UpdateJobDescriptionInput",
			"UpdateJob",
			[]any{aJob, tailor.JobChange{Company: said(""), Sent: &none}},
		},
		"a run with defaults": {
			`generateOptimizedResume(input:%){id}`, `{resumeVersionId:"` + string(aVersion) + `",jobDescriptionId:"` +
				string(aJob) + `",options:{}}`, "GenerateOptimizedResumeInput",
			"Optimize",
			[]any{tailor.OptimizeRequest{
				Version: aVersion, Job: aJob, Options: compose.DefaultOptions(),
				Decisions: tailor.Decisions{Edits: map[string]string{}},
			}},
		},
		"a run with options": {
			`generateOptimizedResume(input:%){id}`, `{resumeVersionId:"` + string(aVersion) + `",jobDescriptionId:"` +
				string(aJob) + `",requestKey:"k",takenBack:["c"],edits:[{changeId:"d",text:"mine"}],
				options:{tone:CONCISE,length:ONE_PAGE,rewriteSummary:false,rewriteBullets:null,emphasizeSkills:["Go"]}}`, "GenerateOptimizedResumeInput",
			"Optimize",
			[]any{tailor.OptimizeRequest{
				Version: aVersion, Job: aJob, Options: options, Key: "k",
				Decisions: tailor.Decisions{TakenBack: []string{"c"}, Edits: map[string]string{"d": "mine"}},
			}},
		},
		"decisions": {
			`decideChanges(input:%){id}`, `{resumeVersionId:"` + string(aVersion) +
				`",takenBack:["a","b"],edits:[{changeId:"c",text:""}]}`, "DecideChangesInput",
			"Decide",
			[]any{aVersion, tailor.Decisions{TakenBack: []string{"a", "b"}, Edits: map[string]string{"c": ""}}},
		},
	} {
		literal, asked := ask(t, 2, "mutation{"+strings.Replace(c.call, "%", c.input, 1)+"}", nil)
		if diff := cmp.Diff(c.given, asked.given[c.asked], cmp.Comparer(sameCorrections)); diff != "" ||
			strings.Contains(literal, "errors") {
			t.Errorf("%s, as a literal: %s\n%s", name, literal, diff)
		}
		variable, asked := ask(t, 2, "mutation($i:"+c.of+"!){"+strings.Replace(c.call, "%", "$i", 1)+"}",
			map[string]any{"i": asJSON(t, c.input)})
		if diff := cmp.Diff(c.given, asked.given[c.asked], cmp.Comparer(sameCorrections)); diff != "" ||
			variable != literal {
			t.Errorf("%s, as a variable: %s\n%s", name, variable, diff)
		}
	}
}

// sameCorrections takes none for an empty list.
func sameCorrections(a, b []posting.Correction) bool {
	return len(a) == len(b) &&
		(len(a) == 0 || cmp.Equal(a, b, cmp.Comparer(func(a, b posting.Correction) bool { return a == b })))
}

// asJSON turns a literal of GraphQL without odd strings into a value of JSON.
func asJSON(t *testing.T, literal string) any {
	t.Helper()
	var out strings.Builder
	text := true
	for word := range strings.SplitAfterSeq(literal, `"`) {
		if text = !text; !text {
			word = bareName.ReplaceAllStringFunc(word, func(name string) string {
				if name == "true" || name == "false" || name == "null" {
					return name
				}
				return `"` + name + `"`
			})
		}
		out.WriteString(word)
	}
	var v any
	if err := json.Unmarshal([]byte(out.String()), &v); err != nil {
		t.Fatalf("%s: %v", out.String(), err)
	}
	return v
}

func TestValuesOfAWrongShapeAreBadInput(t *testing.T) {
	t.Parallel()
	for _, wrong := range []string{
		`5`, `"text"`, `[]`, `true`, `{basics:5}`, `{work:{}}`, `{work:[5]}`,
		`{basics:{profiles:5}}`,
	} {
		literal, asked := ask(t, 2, `mutation{createResume(input:{title:"x",document:`+wrong+`}){id}}`, nil)
		variable, _ := ask(t, 2, `mutation($d:ResumeDocument){createResume(input:{title:"x",document:$d}){id}}`,
			map[string]any{"d": asJSON(t, wrong)})
		for _, got := range []string{literal, variable} {
			if !strings.Contains(got, `"code":"BAD_USER_INPUT"`) || asked.count["Create"] != 0 {
				t.Errorf("%s: %s", wrong, got)
			}
		}
	}
	for query, field := range map[string]string{
		`{resumes(userId:"4000000000000001",first:0){id}}`:              "first",
		`{resumes(userId:"4000000000000001",first:-5){id}}`:             "first",
		`{resume(id:"` + string(aResume) + `"){versions(first:0){id}}}`: "first",
		`{resumes(userId:"4000000000000001",first:99999999999){id}}`:    "",
	} {
		if got, _ := ask(t, 2, query, nil); !strings.Contains(got, `"code":"BAD_USER_INPUT"`) ||
			!strings.Contains(got, field) {
			t.Errorf("%s: %s", query, got)
		}
	}
}

func TestPartsOfListsHaveBounds(t *testing.T) {
	t.Parallel()
	for query, want := range map[string]owned.Page{
		`{resumes(userId:"4000000000000001"){id}}`:            {First: 100},
		`{resumes(userId:"4000000000000001",first:null){id}}`: {First: 100},
		`{resumes(userId:"4000000000000001",first:7,after:"` + string(aResume) + `"){id}}`: {
			First: 7,
			After: string(aResume),
		},
		`{resumes(userId:"4000000000000001",first:100000){id}}`: {First: 500},
	} {
		if _, asked := ask(t, 2, query, nil); !cmp.Equal(asked.given["Resumes"], any([]any{want})) {
			t.Errorf("%s: %v", query, asked.given["Resumes"])
		}
	}
}

func TestTheTrashFindsWhatIsMeant(t *testing.T) {
	t.Parallel()
	for item, want := range map[string]string{
		`"` + string(aResume) + `"`: "Erase",
		`"` + string(aJob) + `"`:    "Erase EraseJob", "null": "Erase EraseJob",
	} {
		got, asked := ask(t, 2, `mutation{emptyTrash(id:`+item+`){success message}}`, nil)
		if !strings.Contains(got, `"success":true`) || (asked.count["EraseJob"] == 1) != strings.Contains(want,
			"EraseJob") || asked.count["Erase"] != 1 {
			t.Errorf("%s: %s, %v", item, got, asked.count)
		}
	}
	if got, asked := ask(t, 2, `mutation{emptyTrash(id:""){success}}`, nil); !strings.Contains(got, "NOT_FOUND") ||
		asked.total() != 0 {
		t.Errorf("an empty id is not everything: %s, %v", got, asked.count)
	}
}

func TestJobsAreAskedForByFilterAndOrder(t *testing.T) {
	t.Parallel()
	_, asked := ask(t, 2, `{jobDescriptions(userId:"4000000000000001",first:3,filter:{stage:APPLIED,text:"x",foundSince:"2026-11-01"},sort:SCORE){id}}`, nil)
	want := []any{
		tailor.JobFilter{Stage: tailor.Applied, Text: "x", FoundSince: "2026-11-01"},
		tailor.ByScore,
		owned.Page{First: 3},
	}
	if !cmp.Equal(asked.given["FindJobs"], any(want)) {
		t.Error(asked.given["FindJobs"])
	}
	got, asked := ask(t, 2, `{jobCounts(userId:"4000000000000001",filter:{followUpBy:"2026-11-22"},today:"2026-11-22"){stages{stage count} followUpsDue interviews}}`, nil)
	if !cmp.Equal(asked.given["CountFound"],
		any([]any{tailor.JobFilter{FollowUpBy: "2026-11-22"}, tailor.Day("2026-11-22")})) ||
		!strings.Contains(got, `"followUpsDue":2,"interviews":1`) ||
		!strings.Contains(got, `{"stage":"APPLIED","count":3}`) {
		t.Error(got, asked.given["CountFound"])
	}
}

func TestNullClearsWhatIsTracked(t *testing.T) {
	t.Parallel()
	_, asked := ask(t, 2, `mutation{updateJobDescription(id:"`+string(aJob)+
		`",input:{salary:null,interviewAt:null,contacts:[{name:"Mia"}],sentLetterId:null}){id}}`, nil)
	want := tailor.TrackingChange{
		Salary: new(""), InterviewAt: &time.Time{},
		Contacts: &[]tailor.Contact{{Name: "Mia"}}, SentLetter: new(id.Artifact("")),
	}
	change := asked.given["UpdateJob"].([]any)[1].(tailor.JobChange)
	if !cmp.Equal(change.Tracking, want) {
		t.Errorf("%+v", change.Tracking)
	}
}
