package app_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

func TestUploadsOfEachFormatAreKept(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		for _, name := range []string{"p02__own-modern.pdf", "p02__docx-pandoc.docx", "p02__txt-underline.txt"} {
			file := read(t, docs+name)
			u := upload(t, c, name, file)
			if u.Document.Basics.Name == "" || u.Text == "" || u.Format == "" || u.NotPlaced == nil ||
				u.Warnings == nil || !strings.Contains(u.Title, u.Document.Basics.Name) {
				t.Errorf("%s: %+v", name, u)
			}
			original := send(t, c, http.MethodGet, "/api/resume/resumes/"+u.ResumeID+"/original", "", nil)
			if original.Status != http.StatusOK || !bytes.Equal(original.Body, file) ||
				!strings.HasPrefix(original.Header.Get("Content-Disposition"), "attachment; filename="+name) ||
				original.Header.Get("X-Content-Type-Options") != "nosniff" {
				t.Errorf("%s: the original: %d %v", name, original.Status, original.Header)
			}
			exportsOf(t, c, u.VersionID)
			keptAs(t, c, u, name, len(file))
		}
		if u := upload(t, c, "me.json", []byte(`{"basics":{"name":"Jane Example"},"work":[{"name":"Acme"}]}`), "title",
			"Mine"); u.Title != "Mine" || u.Format != "json" {
			t.Errorf("%+v", u)
		}
	})
}

func exportsOf(t *testing.T, c *apptest.Client, version string) {
	t.Helper()
	for format, magic := range map[string]string{"pdf": "%PDF-", "docx": "PK", "txt": "", "md": "# ", "json": "{"} {
		a := send(t, c, http.MethodGet, "/api/resume/versions/"+version+"/export?format="+format, "", nil)
		if a.Status != http.StatusOK || !bytes.HasPrefix(a.Body, []byte(magic)) || len(a.Body) < 200 ||
			!strings.HasPrefix(a.Header.Get("Content-Disposition"), "attachment;") {
			t.Errorf("%s: %d %s %.60q", format, a.Status, a.Header.Get("Content-Disposition"), a.Body)
		}
	}
	for _, wrong := range []string{"", "?format=exe", "?format=pdf&template=none"} {
		if a := send(t, c, http.MethodGet, "/api/resume/versions/"+version+"/export"+wrong, "",
			nil); a.Status != http.StatusBadRequest || a.Header.Get("Content-Type") != "application/problem+json" {
			t.Errorf("export%s: %d %.200s", wrong, a.Status, a.Body)
		}
	}
}

func keptAs(t *testing.T, c *apptest.Client, u uploaded, name string, size int) {
	t.Helper()
	var d struct {
		Resume struct {
			Title  string
			Upload struct {
				FileName, Format string
				Bytes            int
			}
			Versions []struct {
				ID, Origin    string
				VersionNumber int
			}
		}
	}
	ok(t, c.Resume(`query($r:ID!){resume(id:$r){title upload{fileName format bytes} versions{id origin versionNumber}}}`, map[string]any{"r": u.ResumeID}, &d))
	r := d.Resume
	if r.Title != u.Title || r.Upload.FileName != name || r.Upload.Bytes != size || r.Upload.Format != u.Format ||
		len(r.Versions) != 1 ||
		r.Versions[0].ID != u.VersionID || r.Versions[0].Origin != "UPLOADED" || r.Versions[0].VersionNumber != 1 {
		t.Errorf("%s: %+v", name, r)
	}
}

func TestUploadsAreRefusedWithASentence(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	text := []byte(shortResume)
	for _, r := range []struct {
		what, name string
		data       []byte
		who        *apptest.Client
		status     int
	}{
		{"a visitor's", "cv.txt", text, p.Client(), 401},
		{"too large", "cv.txt", bytes.Repeat([]byte("word "), 300_000), c, 413},
		{"random bytes", "cv.pdf", bytes.Repeat([]byte{0, 1, 2, 250}, 500), c, 415},
		{"a program", "cv.pdf", append([]byte("\x7fELF"), bytes.Repeat([]byte{0}, 500)...), c, 415},
		{"encrypted", "cv.pdf", read(t, "../../testdata/hostile/encrypted.pdf"), c, 422},
		{"a scan", "cv.pdf", read(t, "../../testdata/hostile/scan.pdf"), c, 422},
		{"damaged", "cv.pdf", read(t, "../../testdata/hostile/truncated.pdf"), c, 422},
		{"damaged", "cv.docx", read(t, "../../testdata/hostile/truncated.docx"), c, 422},
		{"empty", "cv.txt", nil, c, 422},
	} {
		a, err := r.who.Upload(r.name, r.data)
		ok(t, err)
		var said struct{ Type, Title, Detail string }
		if ok(t, a.JSON(&said)); a.Status != r.status || said.Detail == "" ||
			a.Header.Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: %d %s", r.what, a.Status, a.Body)
		}
	}
	for _, ct := range []string{"application/json", "multipart/form-data; boundary=x"} {
		if a := send(t, c, http.MethodPost, "/api/resume/uploads", ct,
			[]byte("--x--\r\n")); a.Status != http.StatusBadRequest {
			t.Errorf("%s: %d %s", ct, a.Status, a.Body)
		}
	}
	if n := len(blobsIn(t, p.Config.DataDir)); n != 0 || strings.Contains(everything(t, c), "content") {
		t.Errorf("%d files are left of what was refused", n)
	}
}

// blobsIn lists the files that are kept beside a database.
func blobsIn(t *testing.T, dataDir string) []string {
	t.Helper()
	var out []string
	err := filepath.WalkDir(filepath.Join(dataDir, "blobs"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			out = append(out, path)
		}
		return err
	})
	if !os.IsNotExist(err) {
		ok(t, err)
	}
	return out
}

func TestOneKeyInParallelMakesOneThing(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		kept, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		for name, call := range map[string]func() (string, error){
			"createResume": func() (string, error) {
				return madeBy(c,
					`mutation{it:createResume(input:{title:"Once",content:"Jane Example",requestKey:"k"}){id}}`)
			},
			"generateOptimizedResume": func() (string, error) {
				return madeBy(c, `mutation{it:generateOptimizedResume(input:{resumeVersionId:"`+kept.Version+
					`",jobDescriptionId:"`+kept.Job+`",requestKey:"k"}){id}}`)
			},
			"uploads": func() (string, error) {
				var u uploaded
				a, err := c.Upload("cv.txt", []byte(shortResume), "requestKey", "k")
				if err == nil {
					err = a.JSON(&u)
				}
				return u.ResumeID + u.VersionID, err
			},
		} {
			if made := resultsOf(t, 8, call); len(made) != 1 || made[0] == "" {
				t.Errorf("%s: %v", name, made)
			}
		}
		var d struct {
			Resumes []struct{ VersionCount int }
		}
		ok(t, c.Resume(`query($u:ID!){resumes(userId:$u){versionCount}}`, map[string]any{"u": c.User.ID}, &d))
		versions := 0
		for _, r := range d.Resumes {
			versions += r.VersionCount
		}
		if len(d.Resumes) != 3 || versions != 4 { // the one that was tailored has two
			t.Errorf("%+v", d.Resumes)
		}
		if o.Database == "sqlite" && len(blobsIn(t, p.Config.DataDir)) != 1 {
			t.Errorf("files: %v", blobsIn(t, p.Config.DataDir))
		}
	})
}

func madeBy(c *apptest.Client, mutation string) (string, error) {
	var d map[string]struct{ ID string }
	err := c.Resume(mutation, nil, &d)
	return d["it"].ID, err
}

// resultsOf does something n times at once and gives the different results.
func resultsOf(t *testing.T, n int, do func() (string, error)) []string {
	t.Helper()
	var mu sync.Mutex
	var all []string
	var wg sync.WaitGroup
	for range n {
		wg.Go(func() {
			one, err := do()
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				t.Error(err)
			}
			all = append(all, one)
		})
	}
	wg.Wait()
	slices.Sort(all)
	return slices.Compact(all)
}

func TestTailoringTellsItsProgressOnEveryReplica(t *testing.T) {
	t.Parallel()
	one := apptest.Start(t, apptest.Options{Database: "postgres", Heartbeat: never})
	two := apptest.Start(t, apptest.Options{
		Database: one.Config.DatabaseURL, DataDir: one.Config.DataDir, Post: one.Post, Heartbeat: never,
		Change: func(c *config.Config) { c.PublicURL = one.URL },
	})
	c := signedUp(t, one)
	there := *c
	there.URL = two.URL
	kept, err := there.Keep(shortResume, shortPosting)
	ok(t, err)
	pages := []*apptest.Stream{listen(t, c, -1), listen(t, &there, -1)}
	version, err := madeBy(&there, `mutation{it:generateOptimizedResume(input:{resumeVersionId:"`+kept.Version+
		`",jobDescriptionId:"`+kept.Job+`",requestKey:"run 1"}){id}}`)
	ok(t, err)
	for _, page := range pages {
		percent := -1
		for percent < 100 {
			e := nextEvent(t, page)
			var said struct {
				RequestKey, Stage, Message string
				Percent                    int
			}
			ok(t, json.Unmarshal([]byte(e.Data), &said))
			if e.Kind != "progress" || said.RequestKey != "run 1" || said.Stage == "" || said.Percent < percent {
				t.Errorf("%+v", e)
			}
			percent = said.Percent
		}
	}
	exportsOf(t, c, version)
}

func TestWhatIsDeletedComesBackOrGoesForGood(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		kept, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		file := upload(t, c, "cv.txt", []byte(shortResume))
		before := everything(t, c)
		ok(t, c.Resume(`mutation($r:ID!,$j:ID!,$f:ID!){deleteResume(id:$r){success message} deleteJobDescription(id:$j){success message} f:deleteResume(id:$f){success}}`,
			map[string]any{"r": kept.Resume, "j": kept.Job, "f": file.ResumeID}, nil))
		var d struct {
			Trash []struct{ ID, Kind, Title, DeletedAt, ErasedAt string }
		}
		ok(t, c.Resume(`query($u:ID!){trash(userId:$u){id kind title deletedAt erasedAt}}`,
			map[string]any{"u": c.User.ID}, &d))
		if len(d.Trash) != 3 {
			t.Fatalf("%+v", d.Trash)
		}
		for _, q := range []string{
			`{resumeVersion(id:"{v}"){id}}`, `{jobMatchAnalysis(id:"{a}"){id}}`,
			`mutation{deleteResume(id:"{r}"){success}}`,
		} {
			if got := body(t, c,
				withIDs(q, map[string]string{"{v}": kept.Version, "{a}": kept.Analysis, "{r}": kept.Resume},
					nil)); !strings.Contains(got, "NOT_FOUND") {
				t.Errorf("%s: %s", q, got)
			}
		}
		ok(t, c.Resume(`mutation($r:ID!,$j:ID!,$f:ID!){restoreResume(id:$r){id} restoreJobDescription(id:$j){id} f:restoreResume(id:$f){id}}`,
			map[string]any{"r": kept.Resume, "j": kept.Job, "f": file.ResumeID}, nil))
		if after := everything(t, c); after != before {
			t.Errorf("restored, it is not what it was:\n%s\n%s", before, after)
		}
		ok(t, c.Resume(`mutation($r:ID!,$f:ID!){deleteResume(id:$r){success} f:deleteResume(id:$f){success}}`,
			map[string]any{"r": kept.Resume, "f": file.ResumeID}, nil))
		ok(t, c.Resume(`mutation($f:ID!){emptyTrash(id:$f){success message}}`, map[string]any{"f": file.ResumeID}, nil))
		if n := len(blobsIn(t, p.Config.DataDir)); n != 0 {
			t.Errorf("%d files are left", n)
		}
		ok(t, c.Resume(`mutation{emptyTrash{success message}}`, nil, nil))
		if got := everything(t, c); strings.Contains(got, "Base") || strings.Contains(got, kept.Version) {
			t.Errorf("something is left: %s", got)
		}
	})
}

func TestAnExportHoldsEveryFileAndAnErasureLeavesNone(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		const marker = "Qzxjk7Marker"
		text := []byte(strings.ReplaceAll(shortResume, "Globex", marker))
		upload(t, c, "cv.txt", text)
		kept, err := c.Keep(string(text), shortPosting+"- "+marker+"\n")
		ok(t, err)
		ok(t, c.Resume(`mutation($a:ID!){updateAnalysisNotes(id:$a,input:{analysisNotes:"notes of Qzxjk7Marker"}){id}}`,
			map[string]any{"a": kept.Analysis}, nil))
		ok(t, c.Resume(`mutation($v:ID!,$j:ID!){generateCoverLetter(input:{resumeVersionId:$v,jobDescriptionId:$j,answers:[{question:PROUD_OF,text:"the letter of Qzxjk7Marker"}]}){id}}`,
			map[string]any{"v": kept.Version, "j": kept.Job}, nil))
		ok(t, c.Resume(`mutation{addUserSkill(input:{name:"skill of Qzxjk7Marker",proficiencyLevel:2}){id}}`, nil, nil))
		files := unzipped(t, send(t, c, http.MethodGet, "/api/v1/identity/export", "", nil).Body)
		whole := ""
		original := false
		for _, data := range files {
			whole += string(data)
			original = original || bytes.Equal(data, text)
		}
		for _, want := range []string{
			kept.Resume, kept.Version, kept.Job, kept.Analysis, "notes of " + marker,
			"Initech", "the letter of " + marker, "skill of " + marker,
		} {
			if !strings.Contains(whole, want) {
				t.Errorf("the export lacks %s", want)
			}
		}
		if !original {
			t.Error("the export lacks the uploaded file")
		}
		ok(t, c.Mutate(`mutation($p:String!){deleteAccount(password:$p){success message}}`,
			map[string]any{"p": c.User.Password}))
		if n := len(blobsIn(t, p.Config.DataDir)); n != 0 {
			t.Errorf("%d files are left", n)
		}
		if strings.Contains(p.Log(), marker) {
			t.Error("the log holds what a user wrote")
		}
	})
}

func unzipped(t *testing.T, archive []byte) map[string][]byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	ok(t, err)
	out := map[string][]byte{}
	for _, f := range z.File {
		r, err := f.Open()
		ok(t, err)
		out[f.Name], err = io.ReadAll(r)
		ok(t, err)
		ok(t, r.Close())
	}
	return out
}
