package main

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/app"
	"vitae/internal/base/clock"
)

const (
	docs = "../../testdata/parsing/docs/"
	jobs = "../../testdata/ranking/public/"
	bad  = "../../testdata/hostile/"
)

// TestMain compiles PDFium once, since under the race detector that takes half a minute, and keeps it between runs in
// the folder that docparse's tests keep theirs in.
func TestMain(m *testing.M) {
	if os.Getenv(beCommand) != "" {
		os.Exit(run(context.Background(), os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr}))
	}
	home, err := os.MkdirTemp("", "vitae-cmd-")
	kept, cache := filepath.Join(os.TempDir(), "vitae-test-wasm"), filepath.Join(home, "vitae", "pdfium")
	if err = errors.Join(err, os.Setenv("XDG_CACHE_HOME", home), os.MkdirAll(kept, 0o700),
		os.MkdirAll(filepath.Dir(cache), 0o700), os.Symlink(kept, cache)); err != nil {
		panic(err)
	}
	e, err := app.NewEngines(app.UserCacheDir(), clock.System{})
	if err == nil {
		err = errors.Join(e.Warm(), e.Close())
	}
	if err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(home)
	os.Exit(code)
}

// vitae runs the program in process.
func vitae(t *testing.T, in string, args ...string) (code int, out, err string) {
	t.Helper()
	var o, e bytes.Buffer
	code = run(context.Background(), args, streams{strings.NewReader(in), &o, &e})
	return code, o.String(), e.String()
}

func TestTailorGoesFromAFileToEveryFormat(t *testing.T) {
	t.Parallel()
	for _, resume := range []string{"p02__own-modern.pdf", "p02__docx-pandoc.docx", "p02__txt-underline.txt"} {
		for ending, magic := range map[string]string{"pdf": "%PDF-", "docx": "PK", "txt": "", "md": "# ", "json": "{"} {
			dir := t.TempDir()
			out, notes := filepath.Join(dir, "out."+ending), filepath.Join(dir, "notes.json")
			code, _, stderr := vitae(t, "", "tailor", "--resume", docs+resume, "--job", jobs+"dataanalyst/jd.txt",
				"--out", out, "--notes", notes)
			if code != exitOK {
				t.Fatalf("%s to %s: exit %d, %s", resume, ending, code, stderr)
			}
			data, err := os.ReadFile(out)
			if err != nil || !strings.HasPrefix(string(data), magic) || len(data) < 300 {
				t.Errorf("%s to %s: %d bytes, %v", resume, ending, len(data), err)
			}
			var changes []struct {
				Reason   string
				After    *string
				Evidence []string
			}
			raw, _ := os.ReadFile(notes)
			if err := json.Unmarshal(raw, &changes); err != nil {
				t.Fatal(err)
			}
			for _, c := range changes {
				if c.Reason == "" || (c.After != nil && len(c.Evidence) == 0) {
					t.Errorf("%s: a change without reason or evidence: %+v", resume, c)
				}
			}
			left, _ := os.ReadDir(dir)
			if len(left) != 2 {
				t.Errorf("%s: files left beside the output: %v", resume, left)
			}
		}
	}
}

func TestMatchPrintsTheContractsShape(t *testing.T) {
	t.Parallel()
	code, out, stderr := vitae(t, "", "match", "--resume", jobs+"devops/best.txt", "--job", jobs+"devops/jd.txt",
		"--json")
	if code != exitOK {
		t.Fatal(stderr)
	}
	var got struct {
		MatchScore  float64
		SkillsMatch []struct{ Skill, Status string }
		ScoreParts  []struct{ Points, MaxPoints float64 }
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	points, most := 0.0, 0.0
	for _, p := range got.ScoreParts {
		points, most = points+p.Points, most+p.MaxPoints
	}
	if got.MatchScore <= 0 || got.MatchScore > 100 || len(got.SkillsMatch) == 0 || points-got.MatchScore > .51 ||
		got.MatchScore-points > .51 || most < 99.99 || most > 100.01 {
		t.Errorf("score %v, parts %v of %v, %d skills", got.MatchScore, points, most, len(got.SkillsMatch))
	}
	if code, out, _ = vitae(t, "", "match", "--resume", jobs+"devops/best.txt", "--job",
		jobs+"devops/jd.txt"); code != exitOK || !strings.Contains(out, "Match score:") {
		t.Errorf("for a person: exit %d, %s", code, out)
	}
}

func TestBatchesAnswerInOrder(t *testing.T) {
	t.Parallel()
	read := func(name string) string {
		b, err := os.ReadFile(jobs + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	var in strings.Builder
	for _, r := range []string{"best", "near", "fake"} {
		line, _ := json.Marshal(map[string]string{
			"id": r, "resume": read("accountant/" + r + ".txt"),
			"job": read("accountant/jd.txt"),
		})
		in.Write(append(line, '\n'))
	}
	code, out, stderr := vitae(t, in.String(), "match", "--batch")
	if code != exitOK {
		t.Fatal(stderr)
	}
	var ids []string
	var scores []float64
	for line := range strings.Lines(out) {
		var a struct {
			ID    string
			Score float64
			Must  []string
		}
		if err := json.Unmarshal([]byte(line), &a); err != nil || len(a.Must) == 0 {
			t.Fatalf("%v in %s", err, line)
		}
		ids, scores = append(ids, a.ID), append(scores, a.Score)
	}
	if fmt.Sprint(ids) != "[best near fake]" || !(scores[0] > scores[1] && scores[1] > scores[2]) {
		t.Errorf("%v score %v", ids, scores)
	}
	code, out, stderr = vitae(t, `{"tokens":["Experience","with","Kubernetes","and","Go"]}`+"\n"+`{"tokens":[]}`+"\n",
		"skills", "--batch")
	if code != exitOK || strings.Count(out, "\n") != 2 || !strings.Contains(out, `"KNOWLEDGE"`) {
		t.Errorf("skills: exit %d, %q, %s", code, out, stderr)
	}
}

func TestCheckEndsWithThreeOnALie(t *testing.T) {
	t.Parallel()
	cases := "../../testdata/truth/cases/"
	original, err := os.ReadFile(cases + "devops.original.txt")
	if err != nil {
		t.Fatal(err)
	}
	lie := filepath.Join(t.TempDir(), "lie.txt")
	if err := os.WriteFile(lie, bytes.Replace(original, []byte("31%"), []byte("63%"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, _ := vitae(t, "", "check", cases+"devops.original.txt", lie, "--json")
	var findings []struct{ Kind, Value, Severity, Line, Message string }
	if err := json.Unmarshal([]byte(out), &findings); err != nil || code != exitFindings ||
		!strings.Contains(out, "63%") {
		t.Errorf("exit %d, %v: %s", code, err, out)
	}
	if code, out, _ = vitae(t, "", "check", cases+"devops.original.txt", cases+"devops.original.txt",
		"--json"); code != exitOK || strings.TrimSpace(out) != "[]" {
		t.Errorf("a text against itself: exit %d, %s", code, out)
	}
}

func TestExportAndParseGiveTheSameFactsBack(t *testing.T) {
	t.Parallel()
	for _, ending := range []string{"pdf", "docx"} {
		out := filepath.Join(t.TempDir(), "cv."+ending)
		if code, _, e := vitae(t, "", "export", docs+"p05__txt-caps.txt", "--out", out); code != exitOK {
			t.Fatal(e)
		}
		_, first, _ := vitae(t, "", "parse", docs+"p05__txt-caps.txt", "--json")
		_, again, _ := vitae(t, "", "parse", out, "--json")
		if a, b := facts(t, first), facts(t, again); a != b {
			t.Errorf("%s:\n%s\n%s", ending, a, b)
		}
	}
}

// facts returns what must survive a round trip, in one string.
func facts(t *testing.T, resume string) string {
	t.Helper()
	var d struct {
		Basics    struct{ Name, Email, Phone string }
		Work      []struct{ Name, Position, StartDate, EndDate string }
		Education []struct{ Institution, StudyType, Area, EndDate string }
		Skills    []struct {
			Name     string
			Keywords []string
		}
	}
	if err := json.Unmarshal([]byte(resume), &d); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%+v", d)
}

func TestLetterNamesThePersonAndTheEmployer(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "letter.txt")
	code, _, e := vitae(t, "", "letter", "--resume", jobs+"accountant/best.txt", "--job", jobs+"accountant/jd.txt",
		"--out", out)
	text, _ := os.ReadFile(out)
	if code != exitOK || !strings.Contains(string(text), "Deepa Varghese") ||
		!strings.Contains(string(text), "Pellworth") {
		t.Errorf("exit %d %s\n%s", code, e, text)
	}
}

// TestALetterNamesThePlacesToFillIn: what the writer cannot know is marked, said on standard error, and given by a
// flag.
func TestALetterNamesThePlacesToFillIn(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "letter.txt")
	args := []string{
		"letter", "--resume", jobs + "accountant/best.txt", "--job", jobs + "accountant/jd.txt", "--out",
		out,
	}
	if code, _, e := vitae(t, "", args...); code != exitOK ||
		strings.Count(e, "Fill this in before you send the letter: [Why ") != 2 {
		t.Errorf("exit %d %s", code, e)
	}
	code, _, e := vitae(t, "", append(args, "--why-here", "I drink your tea", "--why-now", "My contract ends")...)
	text, _ := os.ReadFile(out)
	if code != exitOK || strings.Contains(e, "filled in") || !strings.Contains(string(text), "I drink your tea.") ||
		!strings.Contains(string(text), "My contract ends.") || strings.Contains(string(text), "[") {
		t.Errorf("exit %d %s\n%s", code, e, text)
	}
	if !strings.Contains(string(text), "Application for the position of") ||
		!strings.Contains(string(text), "Enclosure: resume") {
		t.Errorf("no subject or no enclosure in\n%s", text)
	}
}

func TestStandardInputAndOutput(t *testing.T) {
	t.Parallel()
	resume, err := os.ReadFile(docs + "p05__tex-jake.pdf")
	if err != nil {
		t.Fatal(err)
	}
	if code, out, e := vitae(t, string(resume), "parse", "-"); code != exitOK ||
		!strings.Contains(out, "Jack Thornbury") {
		t.Errorf("exit %d %s", code, e)
	}
}

func TestWhatIsNotPlacedIsSaid(t *testing.T) {
	t.Parallel()
	resume := "Ann Lee\nann@example.com\n\nExperience\nClerk, Acme Corp, 2019 - 2021\n- Filed papers\n\n1 of 2\n"
	_, out, stderr := vitae(t, resume, "parse", "-")
	if !strings.Contains(out, "Filed papers") {
		t.Fatal(out)
	}
	for line := range strings.Lines(stderr) {
		if !strings.HasPrefix(line, "vitae: -: this line doesn't fit any field and was left out: ") {
			t.Errorf("standard error holds %q", line)
		}
	}
	if !strings.Contains(out+stderr, "1 of 2") {
		t.Errorf("a line of the file is neither in the document nor named as left out: %s%s", out, stderr)
	}
}

func TestMatchCountsLinesThatFitNoField(t *testing.T) {
	t.Parallel()
	const line = "python *  sql **  airflow *"
	posting := filepath.Join(t.TempDir(), "posting.txt")
	if err := os.WriteFile(posting, []byte("Data Engineer\nHollow Data, Leeds\n\nRequirements:\n- Kafka\n- Terraform\n- SQL\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	resume := "Ann Lee\nann@example.com\nLeeds\n\n$ whoami\n" + line +
		"\n\nExperience\nData Engineer, Acme Corp, 2019 - 2024\n- Moved 40 tables to Kafka\n"
	_, out, stderr := vitae(t, resume, "match", "--resume", "-", "--job", posting)
	if !strings.Contains(stderr, "treated as a section of its own: "+line) {
		t.Fatalf("the line has a field now: %s", stderr)
	}
	if !strings.Contains(out, "“"+line+"”") {
		t.Errorf("a line that fits no field shows nothing: %s", out)
	}
}

func TestHostileFilesGetASentenceAndLeaveTheOutputAlone(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	files := hostile(t, dir)
	for name, file := range files {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			out := filepath.Join(t.TempDir(), "out.pdf")
			if err := os.WriteFile(out, []byte("mine"), 0o600); err != nil {
				t.Fatal(err)
			}
			code, stdout, stderr := vitae(t, "", "tailor", "--resume", file, "--job", jobs+"devops/jd.txt", "--out",
				out)
			if code != exitFailed || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, file) ||
				stdout != "" {
				t.Errorf("exit %d, out %q, err %q", code, stdout, stderr)
			}
			if strings.Contains(stderr, "on our side") {
				t.Errorf("a fault of the file is reported as ours: %s", stderr)
			}
			if kept, _ := os.ReadFile(out); string(kept) != "mine" {
				t.Error("the output file was touched")
			}
		})
	}
}

// hostile writes files that must be refused and gives their names.
func hostile(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{
		"encrypted PDF": bad + "encrypted.pdf", "truncated PDF": bad + "truncated.pdf",
		"truncated DOCX": bad + "truncated.docx", "scan": bad + "scan.pdf",
		"directory": dir, "missing": filepath.Join(dir, "no-such-file.pdf"),
	}
	put := func(name, file string, data []byte) {
		files[name] = filepath.Join(dir, file)
		if err := os.WriteFile(files[name], data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	random := make([]byte, 20_000)
	r := rand.NewChaCha8([32]byte{1})
	_, _ = r.Read(random)
	text, err := os.ReadFile(docs + "p05__txt-caps.txt")
	if err != nil {
		t.Fatal(err)
	}
	put("empty", "empty.pdf", nil)
	put("empty text", "empty.txt", []byte(" \n\t\n"))
	put("random bytes", "random.pdf", random)
	put("random bytes as text", "random.txt", random)
	put("text named PDF", "text.pdf", text)
	put("old Word", "old.doc", append([]byte{0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1}, random...))
	put("encrypted DOCX", "locked.docx", append([]byte{0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1}, random...))
	put("zip bomb", "bomb.docx", docx(t, strings.Repeat("<w:p><w:r><w:t>a</w:t></w:r></w:p>", 1_500_000)))
	put("external entity", "xxe.docx",
		zipped(t, map[string]string{
			"word/document.xml": `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>`, "[Content_Types].xml": "<Types/>",
		}))
	put("other zip", "other.docx", zipped(t, map[string]string{"hello.txt": "hi"}))
	put("other JSON", "other.json", []byte(`{"a":1}`))
	put("cut JSON", "cut.json", []byte(`{"basics":{"name":"A`))
	return files
}

func docx(t *testing.T, body string) []byte {
	t.Helper()
	return zipped(t, map[string]string{
		"[Content_Types].xml": "<Types/>",
		"word/document.xml":   `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>` + body + `</w:body></w:document>`,
	})
}

func zipped(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, text := range files {
		w, err := z.Create(name)
		if err == nil {
			_, err = io.WriteString(w, text)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestPostingsWithNothingInThemAreRefused(t *testing.T) {
	t.Parallel()
	for name, job := range map[string]string{"empty": "", "blank": " \n ", "greeting": "Hello there.\n"} {
		out := filepath.Join(t.TempDir(), "out.pdf")
		code, _, stderr := vitae(t, job, "tailor", "--resume", docs+"p05__txt-caps.txt", "--job", "-", "--out", out)
		if _, err := os.Stat(out); code != exitFailed || strings.Count(stderr, "\n") != 1 || err == nil {
			t.Errorf("%s: exit %d, %q", name, code, stderr)
		}
	}
}

func TestWrongCallsEndWithTwo(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{
		{},
		{"dance"},
		{"parse"},
		{"match"},
		{"match", "--batch", "--resume", "x"},
		{"tailor", "--resume", "a"},
		{"tailor", "--resume", "-", "--job", "-", "--out", "x.pdf"},
		{"tailor", "--resume", "a", "--job", "b", "--out", "x.pdf", "--length", "long"},
		{"skills"},
		{"check", "-", "-"},
	} {
		if code, _, stderr := vitae(t, "", args...); code != exitMisused || stderr == "" {
			t.Errorf("%v: exit %d, %q", args, code, stderr)
		}
	}
}

func TestOutputThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, out := range []string{
		filepath.Join(dir, "none", "out.pdf"), filepath.Join(dir, "out.xyz"),
		"/proc/out.pdf",
	} {
		if code, _, stderr := vitae(t, "", "export", docs+"p05__txt-caps.txt", "--out", out); code != exitFailed ||
			strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: exit %d, %q", out, code, stderr)
		}
	}
}

func TestHelpAndVersionEndWell(t *testing.T) {
	t.Parallel()
	for _, flag := range []string{"--help", "--version"} {
		if code, out, _ := vitae(t, "", flag); code != exitOK || !strings.Contains(out, "vitae") {
			t.Errorf("%s: exit %d, %q", flag, code, out)
		}
	}
	if code, out, _ := vitae(t, "", "templates"); code != exitOK || out == "" {
		t.Errorf("templates: exit %d, %q", code, out)
	}
}
