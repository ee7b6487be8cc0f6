package app_test

import (
	"bytes"
	"encoding/json"
	"mime/multipart"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"vitae/internal/app/apptest"
)

const (
	docs = "../../testdata/parsing/docs/"
	jobs = "../../testdata/ranking/public/"
)

// program is one that serves a small page as its web app.
type program struct{ *apptest.Program }

func start(t *testing.T) program {
	t.Helper()
	return program{apptest.Start(t, apptest.Options{Database: "sqlite", WebApp: fstest.MapFS{
		"index.html":  {Data: []byte("<!doctype html><title>Vitae</title>")},
		"assets/a.js": {Data: []byte("1")}, "assets/a.js.br": {Data: []byte("br")},
	}})}
}

func (p program) do(t *testing.T, method, path, contentType string, body []byte, headers ...string) (int, http.Header,
	[]byte,
) {
	t.Helper()
	a, err := p.Client().Send(method, path, contentType, body, headers...)
	if err != nil {
		t.Fatal(err)
	}
	return a.Status, a.Header, a.Body
}

func form(t *testing.T, name string, file []byte, fields map[string]string) (string, []byte) {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for k, v := range fields {
		if err := w.WriteField(k, v); err != nil {
			t.Fatal(err)
		}
	}
	if file != nil {
		p, err := w.CreateFormFile("file", name)
		if err == nil {
			_, err = p.Write(file)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	_ = w.Close()
	return w.FormDataContentType(), b.Bytes()
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

type trialResult struct {
	FileName  string
	Format    string
	Pages     int
	Original  json.RawMessage
	Document  json.RawMessage
	NotPlaced []string
	Warnings  []string
	Job       struct {
		Title        string
		Requirements []struct{ ID, Class string }
	}
	Before, After struct{ MatchScore float64 }
	Changes       []struct {
		ID, Reason string
		After      *string
		Evidence   []string
		Points     float64
	}
	Notes []string
}

func TestATrialFromUploadToDownload(t *testing.T) {
	t.Parallel()
	p := start(t)
	job := string(read(t, jobs+"dataanalyst/jd.txt"))
	for _, name := range []string{"p02__own-modern.pdf", "p02__docx-pandoc.docx", "p02__txt-underline.txt"} {
		ct, body := form(t, name, read(t, docs+name), map[string]string{"job": job, "tone": "CONFIDENT"})
		status, _, data := p.do(t, "POST", "/api/resume/trial", ct, body)
		var r trialResult
		if err := json.Unmarshal(data, &r); status != 200 || err != nil {
			t.Fatalf("%s: %d %v %.300s", name, status, err, data)
		}
		if r.FileName != name || len(r.Changes) == 0 || len(r.Job.Requirements) == 0 ||
			r.After.MatchScore < r.Before.MatchScore {
			t.Errorf("%s: %d changes, %d requirements, %v to %v", name, len(r.Changes), len(r.Job.Requirements),
				r.Before.MatchScore, r.After.MatchScore)
		}
		takeBackAll(t, p, r, job)
		download(t, p, r.Document)
	}
}

// takeBackAll takes every change back and expects the original, byte for byte, with its own score.
func takeBackAll(t *testing.T, p program, r trialResult, job string) {
	t.Helper()
	ids := []string{"no-such-change"}
	for _, c := range r.Changes {
		ids = append(ids, c.ID)
	}
	q, _ := json.Marshal(map[string]any{"original": r.Original, "job": job, "tone": "CONFIDENT", "takenBack": ids})
	status, _, data := p.do(t, "POST", "/api/resume/trial/decide", "application/json", q)
	var back trialResult
	if err := json.Unmarshal(data, &back); status != 200 || err != nil {
		t.Fatalf("decide: %d %v %.300s", status, err, data)
	}
	if !bytes.Equal(back.Document, r.Original) || back.After.MatchScore != r.Before.MatchScore {
		t.Errorf("taking everything back gives another document or score: %v, was %v", back.After.MatchScore,
			r.Before.MatchScore)
	}
}

func download(t *testing.T, p program, document json.RawMessage) {
	t.Helper()
	q, _ := json.Marshal(map[string]any{"document": document})
	for format, magic := range map[string]string{"pdf": "%PDF-", "docx": "PK", "txt": "", "md": "# ", "json": "{"} {
		status, h, data := p.do(t, "POST", "/api/resume/trial/export?format="+format, "application/json", q)
		if status != 200 || !strings.HasPrefix(string(data), magic) || !strings.HasPrefix(h.Get("Content-Disposition"),
			"attachment") {
			t.Errorf("%s: %d %s %.40q", format, status, h.Get("Content-Disposition"), data)
		}
	}
}

func TestReadAndJobAnswerBeforeATrial(t *testing.T) {
	t.Parallel()
	p := start(t)
	ct, body := form(t, "", nil, map[string]string{"resume": string(read(t, jobs+"devops/best.txt"))})
	status, _, data := p.do(t, "POST", "/api/resume/trial/read", ct, body)
	if status != 200 || !bytes.Contains(data, []byte("Mateus Araujo")) {
		t.Errorf("read: %d %.300s", status, data)
	}
	q, _ := json.Marshal(map[string]string{"job": string(read(t, jobs+"devops/jd.txt"))})
	if status, _, data = p.do(t, "POST", "/api/resume/trial/job", "application/json", q); status != 200 ||
		!bytes.Contains(data, []byte(`"Terraform"`)) {
		t.Errorf("job: %d %.300s", status, data)
	}
	if status, _, data = p.do(t, "POST", "/api/resume/trial/job", "application/json",
		[]byte(`{"job":""}`)); status != 200 || !bytes.Contains(data, []byte(`"requirements":[]`)) {
		t.Errorf("an empty job while typing: %d %.300s", status, data)
	}
}

func TestRefusalsAreProblemsWithASentence(t *testing.T) {
	t.Parallel()
	p := start(t)
	job := map[string]string{"job": "Requirements: Go, SQL, Docker"}
	resume := read(t, docs+"p05__txt-caps.txt")
	cases := []struct {
		name   string
		file   string
		data   []byte
		fields map[string]string
		status int
	}{
		{"random bytes", "cv.pdf", bytes.Repeat([]byte{0, 1, 2, 250}, 500), job, 415},
		{"encrypted", "cv.pdf", read(t, "../../testdata/hostile/encrypted.pdf"), job, 422},
		{"scan", "cv.pdf", read(t, "../../testdata/hostile/scan.pdf"), job, 422},
		{"too large", "cv.txt", bytes.Repeat([]byte("word "), 300_000), job, 413},
		{"no resume", "", nil, job, 400},
		{"no job", "cv.txt", resume, nil, 400},
		{"nothing asked", "cv.txt", resume, map[string]string{"job": "Hello."}, 400},
		{"unknown tone", "cv.txt", resume, map[string]string{"job": job["job"], "tone": "LOUD"}, 400},
		{"unknown length", "cv.txt", resume, map[string]string{"job": job["job"], "length": "HUGE"}, 400},
	}
	for _, c := range cases {
		ct, body := form(t, c.file, c.data, c.fields)
		status, h, data := p.do(t, "POST", "/api/resume/trial", ct, body)
		var said struct {
			Type, Title, Detail string
			Status              int
		}
		if err := json.Unmarshal(data, &said); err != nil || status != c.status || said.Status != c.status ||
			said.Detail == "" || said.Type == "" || h.Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: %d %s %.300s", c.name, status, h.Get("Content-Type"), data)
		}
	}
	for path, body := range map[string]string{
		"/api/resume/trial/export?format=exe": `{"document":{"basics":{"name":"A"}}}`,
		"/api/resume/trial/export?format=pdf": `{"document":5}`,
		"/api/resume/trial/decide":            `{"original":`, "/api/resume/trial/job": `[]`,
	} {
		if status, _, data := p.do(t, "POST", path, "application/json", []byte(body)); status < 400 || status > 422 {
			t.Errorf("%s: %d %.200s", path, status, data)
		}
	}
}

func TestTheFrameHolds(t *testing.T) {
	t.Parallel()
	p := start(t)
	for path, want := range map[string]int{
		"/healthz": 200, "/readyz": 200, "/": 200, "/upload": 200,
		"/assets/a.js": 200, "/assets/none.js": 404, "/api/none": 404, "/api/resume/trial": 404,
	} {
		status, h, data := p.do(t, "GET", path, "", nil)
		if status != want || !strings.Contains(h.Get("Content-Security-Policy"), "default-src 'none'") ||
			h.Get("X-Content-Type-Options") != "nosniff" || h.Get("X-Request-Id") == "" {
			t.Errorf("GET %s: %d %v %.100s", path, status, h, data)
		}
	}
	if _, h, data := p.do(t, "GET", "/assets/a.js", "", nil, "Accept-Encoding",
		"br"); h.Get("Content-Encoding") != "br" || string(data) != "br" || !strings.Contains(h.Get("Cache-Control"),
		"immutable") {
		t.Errorf("compressed asset: %v %q", h, data)
	}
	if status, _, _ := p.do(t, "POST", "/api/resume/trial/job", "application/json", []byte(`{"job":"x"}`), "Origin",
		"https://evil.example", "Sec-Fetch-Site", "cross-site"); status != 403 {
		t.Errorf("a cross-site post is answered %d", status)
	}
	if status, h, _ := p.do(t, "DELETE", "/", "", nil); status != 405 || h.Get("Allow") == "" {
		t.Errorf("DELETE /: %d", status)
	}
}

func TestLogsHoldNothingOfTheUser(t *testing.T) {
	t.Parallel()
	p := start(t)
	marker := "Zyxwvut-Marker"
	ct, body := form(t, marker+".txt", []byte(marker+" Person\n"+marker+"@example.com\nExperience\nClerk, "+marker+
		", 2019 - 2021\n- Filed papers in "+marker+"\n"),
		map[string]string{"job": "Requirements: filing, " + marker + ", typing, phones"})
	if status, _, data := p.do(t, "POST", "/api/resume/trial", ct, body); status != 200 {
		t.Fatalf("%d %s", status, data)
	}
	if status, _, _ := p.do(t, "POST", "/api/resume/trial/job", "application/json",
		[]byte(`{"job": `+marker)); status != 400 {
		t.Fatal(status)
	}
	if log := p.Log(); strings.Contains(log, marker) || !strings.Contains(log, "/api/resume/trial") {
		t.Error("the log holds what a user sent, or nothing at all")
	}
}

// TestManyAtOnceAllGetAnswers runs beside no other test: who waits too long for the engine is sent away, and the others
// would make them wait.
func TestManyAtOnceAllGetAnswers(t *testing.T) {
	p := start(t)
	ct, body := form(t, "cv.pdf", read(t, docs+"p05__tex-jake.pdf"),
		map[string]string{"job": string(read(t, jobs+"devops/jd.txt"))})
	var wg sync.WaitGroup
	for range 12 {
		wg.Go(func() {
			if status, _, data := p.do(t, "POST", "/api/resume/trial", ct, body); status != 200 {
				t.Errorf("%d %.200s", status, data)
			}
		})
	}
	wg.Wait()
}
