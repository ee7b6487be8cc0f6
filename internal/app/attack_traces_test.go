package app_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
)

// No word of a resume, posting, title or file name reaches the log, and none is left in the files of an erased account.
func TestAttackNoWordOfAResumeIsLeft(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		const mark = "Qzxjk9Mark"
		k, err := c.Keep(strings.ReplaceAll(shortResume, "Globex", mark), shortPosting+"- "+mark+"\n")
		ok(t, err)
		version, change := tailored(t, c, k)
		upload(t, c, mark+".txt", []byte(shortResume+mark), "title", mark)
		for _, name := range []string{mark + ".pdf", mark + ".docx", mark + ".json"} { // refused, or damaged
			for _, data := range []string{
				mark, "%PDF-1.4 " + mark, "PK\x03\x04" + mark, `{"basics":"` + mark + `"}`,
				`{"` + mark,
			} {
				_, err := c.Upload(name, []byte(data), "title", mark, "requestKey", mark)
				ok(t, err)
			}
		}
		for _, q := range []string{
			`createResume(input:{title:"{m}",content:"{m}",tags:["{m}"],requestKey:"{m}"}){id}`,
			`createResume(input:{title:"{m}",document:{basics:"{m}"}}){id}`,
			`createResume(input:{title:"{m}",document:"{m}"}){id}`,
			`createResume(input:{title:"{m}",content:"{m}",document:{basics:{name:"{m}"}}}){id}`,
			`updateResume(id:"{r}",input:{title:"` + strings.Repeat(mark, 30) + `"}){id}`,
			`updateResume(id:"{m}",input:{title:"{m}"}){id}`,
			`createJobDescription(input:{title:"{m}",description:"{m}",company:"{m}",stage:{m}}){id}`,
			`updateJobDescription(id:"{j}",input:{corrections:[{text:"{m}",class:NONE}],location:"{m}",sentVersionId:"{m}"}){id}`,
			`updateJobDescription(id:"{j}",input:{corrections:[{text:"{m}",class:NONE}],location:"{m}"}){id}`,
			`decideChanges(input:{resumeVersionId:"{v}",takenBack:["{m}"],edits:[{changeId:"{c}",text:"{m}"}]}){id}`,
			`updateAnalysisNotes(id:"{a}",input:{analysisNotes:"{m}"}){id}`,
			`generateOptimizedResume(input:{resumeVersionId:"{v}",jobDescriptionId:"{j}",options:{emphasizeSkills:["{m}"]},requestKey:"{m}"}){id}`,
			`runSelfTest(requestKey:"{m}")`, `emptyTrash(id:"{m}"){success}`,
		} {
			body(t, c, "mutation{"+withIDs(q, map[string]string{
				"{m}": mark, "{r}": k.Resume, "{v}": version,
				"{j}": k.Job, "{a}": k.Analysis, "{c}": change,
			}, nil)+"}")
		}
		for _, path := range []string{
			"/api/resume/versions/" + version + "/export?format=" + mark,
			"/api/resume/versions/" + version + "/export?format=pdf&template=" + mark,
			"/api/resume/versions/" + mark + "/export",
		} {
			send(t, c, "GET", path, "", nil)
		}
		ok(t, c.Mutate(`mutation($p:String!){deleteAccount(password:$p){success message}}`,
			map[string]any{"p": c.User.Password}))
		ok(t, p.Stop())
		if at := strings.Index(p.Log(), mark); at >= 0 {
			t.Errorf("the log holds it: %s", p.Log()[max(0, at-200):at+50])
		}
		holding(t, p.Config.DataDir, mark)
	})
}

// holding fails for every file of a folder that holds a text.
func holding(t *testing.T, dir, text string) {
	t.Helper()
	ok(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		if data, err := os.ReadFile(path); err != nil || bytes.Contains(data, []byte(text)) {
			t.Errorf("%s holds it: %v", path, err)
		}
		return nil
	}))
}
