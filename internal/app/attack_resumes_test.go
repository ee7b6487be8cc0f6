package app_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"vitae/internal/app/apptest"
)

// together does things at the same moment and gives how many of them had no error, which must be of the given code.
func together(t *testing.T, code string, things ...func() error) (done int) {
	t.Helper()
	var mu sync.Mutex
	var all sync.WaitGroup
	start := make(chan struct{})
	for _, f := range things {
		all.Go(func() {
			<-start
			err := f()
			mu.Lock()
			defer mu.Unlock()
			if err == nil {
				done++
			} else if apptest.CodeOf(err) != code {
				t.Error(err)
			}
		})
	}
	close(start)
	all.Wait()
	return done
}

// asks makes a call of a mutation without variables.
func asks(c *apptest.Client, mutation string) func() error {
	return func() error { return c.Resume(mutation, nil, nil) }
}

// tailored keeps an optimised version and gives it with a change that it has.
func tailored(t *testing.T, c *apptest.Client, k apptest.Kept) (version, change string) {
	t.Helper()
	var d struct {
		It struct {
			ID      string
			Changes []struct{ ID string }
		}
	}
	ok(t, c.Resume(`mutation($v:ID!,$j:ID!){it:generateOptimizedResume(input:{resumeVersionId:$v,jobDescriptionId:$j}){id changes{id}}}`, map[string]any{"v": k.Version, "j": k.Job}, &d))
	if len(d.It.Changes) == 0 {
		t.Fatal("nothing was changed")
	}
	return d.It.ID, d.It.Changes[0].ID
}

// decided is what a version says, and what is said of it, that a decision changes.
type decided struct {
	Version struct {
		Content           string
		OptimizationNotes string
		SentTo            []struct{ ID string }
		Optimization      struct {
			TakenBack []string
			After     struct{ ID, AnalysisNotes string }
		}
	}
}

func decision(t *testing.T, c *apptest.Client, version string) (d decided) {
	t.Helper()
	ok(t, c.Resume(`query($v:ID!){version:resumeVersion(id:$v){content optimizationNotes sentTo{id} optimization{takenBack after{id analysisNotes}}}}`, map[string]any{"v": version}, &d))
	return d
}

func deciding(version, change string) string {
	return `mutation{decideChanges(input:{resumeVersionId:"` + version + `",takenBack:["` + change + `"]}){id}}`
}

func sending(job, version string) string {
	return `mutation{updateJobDescription(id:"` + job + `",input:{sentVersionId:` + version + `}){id sentAt}}`
}

// Whoever gets the answer that a version was sent has it as it was then, whatever is decided at the same moment.
func TestAttackWhatIsSentNoLongerChanges(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		k, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		version, change := tailored(t, c, k)
		for round := range 20 {
			ok(t, c.Resume(sending(k.Job, "null"), nil, nil))
			ok(t, c.Resume(deciding(version, fmt.Sprint("round ", round)), nil, nil))
			var sent decided
			var decisions []func() error
			for i := range 6 {
				decisions = append(decisions, asks(c, deciding(version, []string{change, "none"}[i%2])))
			}
			together(t, "CONFLICT", append(decisions, func() error {
				err := c.Resume(sending(k.Job, strconv.Quote(version)), nil, nil)
				sent = decision(t, c, version)
				return err
			})...)
			if now := decision(t, c, version); len(now.Version.SentTo) != 1 ||
				now.Version.Content != sent.Version.Content || !slices.Equal(now.Version.Optimization.TakenBack,
				sent.Version.Optimization.TakenBack) {
				t.Fatalf("round %d: it was sent with\n%+v\nand now is\n%+v", round, sent.Version.Optimization,
					now.Version.Optimization)
			}
		}
		// A posting in the trash comes back: what was sent to it stays.
		ok(t, c.Resume(`mutation($j:ID!){deleteJobDescription(id:$j){success}}`, map[string]any{"j": k.Job}, nil))
		if code := apptest.CodeOf(c.Resume(deciding(version, "trash"), nil, nil)); code != "CONFLICT" {
			t.Errorf("sent to a posting in the trash, it changes: %q", code)
		}
	})
}

// Two changes of one thing at the same moment are both kept.
func TestAttackNoChangeIsLostToAnother(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		k, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		version, change := tailored(t, c, k)
		after := decision(t, c, version).Version.Optimization.After.ID
		for round := range 12 {
			job := func(field, value string) func() error {
				return asks(c, `mutation{updateJobDescription(id:"`+k.Job+`",input:{`+field+`:`+value+`}){id}}`)
			}
			resume := func(field, value string) func() error {
				return asks(c, `mutation{updateResume(id:"`+k.Resume+`",input:{`+field+`:`+value+`}){id}}`)
			}
			n := strconv.Quote(fmt.Sprint("round ", round))
			stage := []string{"APPLIED", "INTERVIEW"}[round%2]
			back := []string{change, "none"}[round%2]
			together(t, "", job("title", n), job("company", n), job("location", n), job("stage", stage),
				job("requirements", n),
				resume("title", n), resume("tags", "["+n+"]"), resume("archived", []string{"true", "false"}[round%2]))
			together(t, "", asks(c, deciding(version, back)),
				asks(c, `mutation{updateAnalysisNotes(id:"`+after+`",input:{analysisNotes:`+n+`}){id}}`))
			var now struct {
				J struct{ Title, Company, Location, Stage, Requirements string }
				R struct {
					Title      string
					Tags       []string
					ArchivedAt *string
				}
			}
			ok(t, c.Resume(`query($j:ID!,$r:ID!){j:jobDescription(id:$j){title company location stage requirements} r:resume(id:$r){title tags archivedAt}}`, map[string]any{"j": k.Job, "r": k.Resume}, &now))
			want := fmt.Sprint("round ", round)
			if j := now.J; j.Title != want || j.Company != want || j.Location != want || j.Requirements != want ||
				j.Stage != stage {
				t.Fatalf("round %d: %+v", round, j)
			}
			if r := now.R; r.Title != want || !slices.Equal(r.Tags, []string{want}) ||
				(r.ArchivedAt != nil) != (round%2 == 0) {
				t.Fatalf("round %d: %+v", round, r)
			}
			o := decision(t, c, version).Version.Optimization
			if o.After.ID != after || o.After.AnalysisNotes != want || !slices.Equal(o.TakenBack, []string{back}) {
				t.Fatalf("round %d: %+v", round, o)
			}
			if same, err := c.Match(version, k.Job); err != nil || same != after { // a new match says the same
				t.Fatalf("round %d: the match of the version is not that of its text: %v", round, err)
			}
		}
	})
}

// keyed are the calls that take a request key, as a client makes them with one.
func keyed(c *apptest.Client, k apptest.Kept, key string) map[string]func() (string, error) {
	out := map[string]func() (string, error){}
	for name, mutation := range map[string]string{
		"createResume":            `createResume(input:{title:"Once",content:"Jane Example",requestKey:"{k}"})`,
		"updateResume":            `updateResume(id:"{r}",input:{content:"Jane Other",requestKey:"{k}"})`,
		"createResumeVersion":     `createResumeVersion(input:{resumeId:"{r}",content:"Jane Third",requestKey:"{k}"})`,
		"restoreResumeVersion":    `restoreResumeVersion(id:"{v}",requestKey:"{k}")`,
		"duplicateResume":         `duplicateResume(id:"{r}",requestKey:"{k}")`,
		"createJobDescription":    `createJobDescription(input:{title:"Once",description:"We need Go.",requestKey:"{k}"})`,
		"generateOptimizedResume": `generateOptimizedResume(input:{resumeVersionId:"{v}",jobDescriptionId:"{j}",requestKey:"{k}"})`,
	} {
		q := withIDs(mutation, map[string]string{"{k}": key, "{r}": k.Resume, "{v}": k.Version, "{j}": k.Job}, nil)
		out[name] = func() (string, error) { return madeBy(c, "mutation{it:"+q+"{id}}") }
	}
	out["uploads"] = func() (string, error) {
		var u uploaded
		a, err := c.Upload("cv.txt", []byte(shortResume), "requestKey", key)
		if err == nil {
			err = a.JSON(&u)
		}
		return u.ResumeID, err
	}
	return out
}

// One key serves one user's one call: 64 at once make one thing, beside other calls and another user with the same key.
func TestAttackAKeyServesOnce(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		users := []*apptest.Client{signedUp(t, p), signedUp(t, p)}
		var mu sync.Mutex
		made := map[string]map[string]bool{} // by user and call
		room := make(chan struct{}, 128)     // more operations at once than guard.Slots has are sent away
		var all sync.WaitGroup
		for i, c := range users {
			k, err := c.Keep(shortResume, shortPosting)
			ok(t, err)
			for name, call := range keyed(c, k, "the key") {
				for range 16 {
					all.Go(func() {
						room <- struct{}{}
						id, err := call()
						<-room
						mu.Lock()
						defer mu.Unlock()
						if err != nil || id == "" {
							t.Errorf("%s: %q %v", name, id, err)
						}
						of := fmt.Sprint(name, i)
						if made[of] == nil {
							made[of] = map[string]bool{}
						}
						made[of][id] = true
					})
				}
			}
		}
		all.Wait()
		for name, ids := range made {
			if len(ids) != 1 {
				t.Errorf("%s: %v", name, ids)
			}
		}
		for _, c := range users {
			numbered(t, c, 8) // the first, the four versions that were added, a copy, a new one and an upload
		}
	})
}

// numbered expects so many versions over all resumes, those of each from 1 without gaps, and the newest one as the
// latest.
func numbered(t *testing.T, c *apptest.Client, want int) {
	t.Helper()
	var d struct {
		Resumes []struct {
			VersionCount int
			Latest       struct{ VersionNumber int }
			Versions     []struct{ VersionNumber int }
		}
	}
	ok(t, c.Resume(`query($u:ID!){resumes(userId:$u){versionCount latest{versionNumber} versions(first:500){versionNumber}}}`, map[string]any{"u": c.User.ID}, &d))
	total := 0
	for _, r := range d.Resumes {
		total += len(r.Versions)
		if r.VersionCount != len(r.Versions) || r.Latest.VersionNumber != len(r.Versions) {
			t.Errorf("%d versions, the latest is %d, the count %d", len(r.Versions), r.Latest.VersionNumber,
				r.VersionCount)
		}
		for i, v := range r.Versions {
			if v.VersionNumber != len(r.Versions)-i {
				t.Errorf("%+v", r.Versions)
				break
			}
		}
	}
	if total != want {
		t.Errorf("%d versions, want %d", total, want)
	}
}

func TestAttackVersionsHaveNoGaps(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		k, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		ids := map[string]string{"{r}": k.Resume, "{v}": k.Version, "{j}": k.Job}
		var things []func() error
		for i := range 10 {
			for _, m := range []string{
				`mutation{createResumeVersion(input:{resumeId:"{r}",content:"Jane Example` + fmt.Sprint(i) + `"}){id}}`,
				`mutation{updateResume(id:"{r}",input:{content:"Jane Example"}){id}}`,
				`mutation{restoreResumeVersion(id:"{v}"){id}}`,
				`mutation{generateOptimizedResume(input:{resumeVersionId:"{v}",jobDescriptionId:"{j}"}){id}}`,
				`mutation{createResumeVersion(input:{resumeId:"{r}",content:""}){id}}`, // refused
			} {
				things = append(things, asks(c, withIDs(m, ids, nil)))
			}
		}
		if done := together(t, "BAD_USER_INPUT", things...); done != 40 {
			t.Errorf("%d of 40 were done", done)
		}
		numbered(t, c, 41)
		// The same match at the same moment is kept once.
		other, err := c.KeepJob("Another", shortPosting)
		ok(t, err)
		matched := resultsOf(t, 16, func() (string, error) { return c.Match(k.Version, other) })
		if len(matched) != 1 {
			t.Errorf("%d matches that say the same: %v", len(matched), matched)
		}
	})
}

// Nothing that one user does is reported to another, and nobody goes on where somebody else's stream ended.
func TestAttackStreamsAreTheirOwners(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		ann, bob := signedUp(t, p), signedUp(t, p)
		anns, bobs := places(t, ann), places(t, bob)
		page := listen(t, ann, -1)
		generate := func(ids map[string]string, key string) string {
			return withIDs(`mutation{generateOptimizedResume(input:{resumeVersionId:"{v}",jobDescriptionId:"{j}",requestKey:"`+key+`"}){id}}`, ids, nil)
		}
		ok(t, bob.Resume(generate(bobs, "his"), nil, nil))
		for _, queries := range byID {
			for _, q := range queries {
				if got := body(t, bob, withIDs(q, anns, bobs)); !strings.Contains(got, "NOT_FOUND") {
					t.Errorf("%s: %s", q, got)
				}
			}
		}
		if code := apptest.CodeOf(bob.Resume(generate(anns, "hers"), nil, nil)); code != "NOT_FOUND" {
			t.Error(code)
		}
		ok(t, ann.Resume(generate(anns, "own"), nil, nil))
		last := int64(0)
		for percent := 0; percent < 100; {
			e := nextEvent(t, page)
			var said struct {
				RequestKey string
				Percent    int
			}
			ok(t, json.Unmarshal([]byte(e.Data), &said))
			if last, percent = e.ID, said.Percent; said.RequestKey != "own" {
				t.Fatalf("she is notified %+v", e)
			}
		}
		his := listen(t, bob, 0)
		ok(t, bob.Resume(generate(bobs, "end"), nil, nil))
		for key := ""; key != "end"; {
			e := nextEvent(t, his)
			var said struct{ RequestKey string }
			ok(t, json.Unmarshal([]byte(e.Data), &said))
			if key = said.RequestKey; key == "own" {
				t.Fatalf("he is notified %+v", e)
			}
		}
		after := listen(t, bob, last) // the number of hers
		ok(t, bob.Resume(generate(bobs, "late"), nil, nil))
		for key := ""; key != "late"; {
			e := nextEvent(t, after)
			var said struct{ RequestKey string }
			ok(t, json.Unmarshal([]byte(e.Data), &said))
			if key = said.RequestKey; key == "own" || key == "his" {
				t.Fatalf("after her event he is notified %+v", e)
			}
		}
	})
}

// What hangs on something in the trash is reached by no way, and all of it is there again once it is restored.
func TestAttackTheTrashIsOutOfReach(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		k, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		version, change := tailored(t, c, k)
		ok(t, c.Resume(deciding(version, change), nil, nil))
		ok(t, c.Resume(sending(k.Job, strconv.Quote(version)), nil, nil))
		var made map[string]struct{ ID string }
		ok(t, c.Resume(`mutation($d:String!){j2:createJobDescription(input:{title:"Other",description:$d}){id}}`,
			map[string]any{"d": shortPosting}, &made))
		shown := func() string {
			return body(t, c, strings.ReplaceAll(
				`{resumes(userId:"%"){id latest{id sentTo{id} optimization{base{id} jobDescription{id} before{id} after{id} takenBack}} versions{id jobMatches{id jobDescription{id}}}}
				jobDescriptions(userId:"%"){id analyses{id resumeVersion{id}}} dashboard(userId:"%"){resumeCount jobCount matches{resumeId analysis{id}} missingSkills{skill}}}`, "%", c.User.ID))
		}
		whole := shown()
		ids := map[string]string{
			"{r}": k.Resume, "{v}": k.Version, "{o}": version, "{j}": k.Job, "{j2}": made["j2"].ID,
			"{a}": k.Analysis,
		}
		for _, what := range []struct {
			item, place, trash, restore string
			gone                        []string // of what is shown
		}{
			{k.Resume, `"{r}"`, "deleteResume", "restoreResume", []string{k.Resume, k.Version, version, k.Analysis}},
			{k.Job, `"{j}"`, "deleteJobDescription", "restoreJobDescription", []string{k.Job, k.Analysis}},
		} {
			ok(t, c.Resume(`mutation{`+what.trash+`(id:"`+what.item+`"){success}}`, nil, nil))
			now := shown()
			for _, id := range what.gone {
				if strings.Contains(now, id) {
					t.Errorf("after %s %s is shown: %s", what.trash, id, now)
				}
			}
			for name, queries := range byID {
				for _, q := range queries {
					if name != "Mutation.emptyTrash" && !strings.HasPrefix(name, "Mutation.restoreR") &&
						strings.Contains(q, what.place) {
						if got := body(t, c, withIDs(q, ids, ids)); !strings.Contains(got, `"code":"NOT_FOUND"`) {
							t.Errorf("%s after %s: %s", q, what.trash, got)
						}
					}
				}
			}
			for _, v := range []string{k.Version, version} {
				if a := send(t, c, "GET", "/api/resume/versions/"+v+"/export?format=txt", "",
					nil); (a.Status == 404) != (what.item == k.Resume) {
					t.Errorf("export after %s: %d", what.trash, a.Status)
				}
			}
			ok(t, c.Resume(`mutation{`+what.restore+`(id:"`+what.item+`"){id}}`, nil, nil))
			if after := shown(); after != whole {
				t.Errorf("after %s it is\n%s\nand was\n%s", what.restore, after, whole)
			}
		}
	})
}
