package app_test

import (
	"errors"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
	"vitae/internal/base/fault"
	"vitae/internal/domain/billing"
)

// tight is a plan that is soon full.
var tight = billing.Plan{Name: "Tight", Bounds: map[billing.Item]int64{
	billing.Resumes: 4, billing.Versions: 3, billing.Uploads: 2, billing.UploadBytes: 60, billing.Jobs: 3,
	billing.Letters: 2, billing.Guides: 2, billing.Tries: 2,
	billing.Plans: 2, billing.Comparisons: 2, billing.Skills: 2, billing.Facts: 2,
}}

// keeping is an account with what everything is made of.
type keeping struct {
	*apptest.Client
	kept   apptest.Kept
	other  string // a second job
	number int
}

func (k *keeping) ids() map[string]any {
	k.number++
	return map[string]any{
		"r": k.kept.Resume, "v": k.kept.Version, "j": k.kept.Job, "js": []string{k.kept.Job, k.other},
		"n": "Own skill " + strings.Repeat("i", k.number),
	}
}

// makes asks for one more of something.
func makes(query string) func(*keeping) error {
	return func(k *keeping) error { return k.Resume(query, k.ids(), nil) }
}

// uploads sends a file of so many bytes.
func uploads(size int) func(*keeping) error {
	return func(k *keeping) error {
		a, err := k.Upload("cv.txt", []byte("Jane Example\n"+strings.Repeat("x", size-len("Jane Example\n"))))
		if err != nil || a.Status == http.StatusCreated {
			return err
		}
		var problem struct{ Detail string }
		refused := &apptest.GraphQLError{}
		if err := a.JSON(&problem); err != nil || a.Status != http.StatusForbidden {
			return errors.Join(err, errors.New(string(a.Body)))
		}
		refused.Message, refused.Extensions.Code = problem.Detail, "QUOTA_EXCEEDED"
		return refused
	}
}

// bounded says how one more of an item is made, in which other ways, and how large one is.
type bounded struct {
	size  int64
	one   func(*keeping) error
	other []func(*keeping) error
}

// boundedItems has every item of a plan.
var boundedItems = map[billing.Item]bounded{
	billing.Resumes: {
		1, makes(`mutation{createResume(input:{title:"x",content:"Jane Example"}){id}}`),
		[]func(*keeping) error{makes(`mutation($r:ID!){duplicateResume(id:$r){id}}`), uploads(20)},
	},
	billing.Versions: {
		1, makes(
			`mutation($r:ID!){createResumeVersion(input:{resumeId:$r,content:"Jane Example"}){id}}`),
		[]func(*keeping) error{
			makes(`mutation($v:ID!){restoreResumeVersion(id:$v){id}}`),
			makes(`mutation($r:ID!){updateResume(id:$r,input:{content:"Jane"}){id}}`),
			makes(`mutation($v:ID!,$j:ID!){generateOptimizedResume(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`),
		},
	},
	billing.Uploads:     {1, uploads(20), nil},
	billing.UploadBytes: {40, uploads(40), nil},
	billing.Jobs: {
		1, makes(`mutation{createJobDescription(input:{title:"x",description:"We need Go."}){id}}`),
		nil,
	},
	billing.Letters: {1, makes(
		`mutation($v:ID!,$j:ID!){generateCoverLetter(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`), nil},
	billing.Guides: {1, makes(
		`mutation($v:ID!,$j:ID!){generateInterviewGuide(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`), nil},
	billing.Plans: {1, makes(
		`mutation{createSkillDevelopmentPlan(input:{skillId:"kubernetes",currentProficiencyLevel:1,targetProficiencyLevel:2}){id}}`), nil},
	billing.Comparisons: {
		1, makes(
			`mutation($v:ID!,$js:[ID!]!){createCompetitiveAnalysis(input:{resumeVersionId:$v,jobDescriptionIds:$js}){id}}`),
		nil,
	},
	billing.Skills: {1, makes(`mutation($n:String!){addUserSkill(input:{name:$n,proficiencyLevel:2}){id}}`), nil},
	billing.Facts:  {1, makes(`mutation($n:String!){addFact(input:{requirement:$n,reply:NO}){id}}`), nil},
	billing.Tries: {1, func(k *keeping) error {
		var g struct{ InterviewGuides []struct{ ID string } }
		if err := k.Resume(`query($u:ID!){interviewGuides(userId:$u){id}}`, map[string]any{"u": k.User.ID},
			&g); err != nil {
			return err
		}
		if len(g.InterviewGuides) == 0 {
			var made struct{ GenerateInterviewGuide struct{ ID string } }
			if err := k.Resume(
				`mutation($v:ID!,$j:ID!){generateInterviewGuide(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`,
				map[string]any{"v": k.kept.Version, "j": k.kept.Job}, &made); err != nil {
				return err
			}
			g.InterviewGuides = append(g.InterviewGuides, made.GenerateInterviewGuide)
		}
		return k.Resume(`mutation($q:ID!){addPracticeAnswer(input:{questionId:$q,text:"I did."}){id}}`,
			map[string]any{"q": g.InterviewGuides[0].ID + "-1"}, nil)
	}, nil},
}

type entitlement struct {
	Item  billing.Item
	Per   billing.Per
	Bound int64
	Used  *int64
}

// entitlements returns what the account's own screen shows.
func entitlements(t *testing.T, c *apptest.Client) map[billing.Item]entitlement {
	t.Helper()
	var d struct {
		Usage struct {
			PlanName     string
			Price        int
			Entitlements []entitlement
		}
	}
	ok(t, c.Resume(`query($u:ID!){usage(userId:$u){planName price entitlements{item per bound used}}}`,
		map[string]any{"u": c.User.ID}, &d))
	if d.Usage.PlanName != tight.Name || d.Usage.Price != 0 {
		t.Errorf("%+v", d.Usage)
	}
	out := map[billing.Item]entitlement{}
	for _, e := range d.Usage.Entitlements {
		out[e.Item] = e
	}
	return out
}

func TestWhatIsFullIsRefusedAndShown(t *testing.T) {
	t.Parallel()
	if got := slices.Sorted(maps.Keys(boundedItems)); !slices.Equal(got,
		slices.Sorted(slices.Values(billing.Items()))) {
		t.Fatalf("the table has %v", got)
	}
	onEach(t, func(t *testing.T, o apptest.Options) {
		o.Plan = tight
		p := apptest.Start(t, o)
		for item, b := range boundedItems {
			k := &keeping{Client: signedUp(t, p)}
			var err error
			k.kept, err = k.Keep(shortResume, shortPosting)
			ok(t, err)
			k.other, err = k.KeepJob("Other", shortPosting)
			ok(t, err)
			before := entitlements(t, k.Client)[item]
			fillsUp(t, k, item, b, before)
		}
	})
}

// fillsUp makes as many as there is room for, and gets the same answer from the refusal and by the screen.
func fillsUp(t *testing.T, k *keeping, item billing.Item, b bounded, before entitlement) {
	t.Helper()
	made, err := int64(0), error(nil)
	for err == nil && made <= tight.Bounds[item] {
		if err = b.one(k); err == nil {
			made++
		}
	}
	used := made * b.size
	if before.Used != nil {
		used += *before.Used
	} else if item == billing.Versions {
		used++ // the first one
	}
	want := tight.CheckQuota(string(item), used, b.size)
	var refused *apptest.GraphQLError
	if fault.KindOf(want) != fault.Quota || !errors.As(err, &refused) || refused.Extensions.Code != "QUOTA_EXCEEDED" ||
		refused.Message != fault.Public(want) {
		t.Errorf("%s, with %d: %v, not %v", item, used, err, want)
	}
	for i, other := range b.other {
		if code := apptest.CodeOf(other(k)); code != "QUOTA_EXCEEDED" {
			t.Errorf("%s, made in another way (%d): %q", item, i, code)
		}
	}
	after := entitlements(t, k.Client)[item]
	if after.Bound != tight.Bounds[item] || (after.Used == nil) != (after.Per != billing.PerAccount) ||
		after.Used != nil && *after.Used != used {
		t.Errorf("%s: %+v after %d were made, which is %d", item, after, made, used)
	}
}

// A bound that is lowered takes nothing away: what is over it is read, exported and erased as before.
func TestALowerBoundTakesNothingAway(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		o.Plan = billing.Everything()
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		kept, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		before := everything(t, c)
		ok(t, p.Stop())
		o.Plan.Bounds[billing.Resumes], o.Plan.Bounds[billing.Jobs] = 0, 0
		p.Run()
		if after := everything(t, c); after != before {
			t.Errorf("before:\n%s\nafter:\n%s", before, after)
		}
		a, err := c.Send(http.MethodGet, "/api/resume/versions/"+kept.Version+"/export?format=txt", "", nil)
		if ok(t, err); a.Status != http.StatusOK {
			t.Errorf("%d %.200s", a.Status, a.Body)
		}
		if _, err := c.KeepJob("x", shortPosting); apptest.CodeOf(err) != "QUOTA_EXCEEDED" ||
			!strings.Contains(err.Error(), "1 job descriptions, more than an account can store") {
			t.Error(err)
		}
	})
}
