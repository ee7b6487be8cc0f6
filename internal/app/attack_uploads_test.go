package app_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"net/http"
	"runtime"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// word is a DOCX whose parts are given, in names and contents in turn.
func word(t *testing.T, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i+1 < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		ok(t, err)
		_, err = w.Write([]byte(parts[i+1]))
		ok(t, err)
	}
	ok(t, z.Close())
	return b.Bytes()
}

const (
	wordTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
	wordBody  = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>%s</w:body></w:document>`
)

func wordOf(t *testing.T, head, inside string) []byte {
	t.Helper()
	return word(t, "[Content_Types].xml", wordTypes, "word/document.xml", head+fmt.Sprintf(wordBody, inside))
}

// pages is a PDF of so many pages, each with a line.
func pages(n int) []byte {
	var b bytes.Buffer
	var at []int
	object := func(s string) {
		at = append(at, b.Len())
		fmt.Fprintf(&b, "%d 0 obj %s endobj\n", len(at), s)
	}
	b.WriteString("%PDF-1.4\n")
	var kids strings.Builder
	for i := range n {
		fmt.Fprintf(&kids, "%d 0 R ", i+5)
	}
	object("<</Type/Catalog/Pages 2 0 R>>")
	object(fmt.Sprintf("<</Type/Pages/Count %d/Kids[%s]>>", n, kids.String()))
	object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
	line := "BT /F 12 Tf 50 700 Td (Jane Example, engineer at Acme Corp) Tj ET"
	object(fmt.Sprintf("<</Length %d>>stream\n%s\nendstream", len(line), line))
	for range n {
		object("<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>")
	}
	xref := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, o := range at {
		fmt.Fprintf(&b, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&b, "trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, xref)
	return b.Bytes()
}

// It computes for long: see TestAttackLongDocumentsAreDrawnInPart.
func TestAttackHostileFiles(t *testing.T) {
	p := apptest.Start(t, apptest.Options{Database: "sqlite", Change: func(c *config.Config) { c.MaxUploadMB = 10 }})
	c := signedUp(t, p)
	pdf, docx := read(t, docs+"p02__own-modern.pdf"), read(t, docs+"p02__docx-pandoc.docx")
	said := "<w:p><w:r><w:t>Jane Example</w:t></w:r></w:p>"
	for _, f := range []struct {
		what, name string
		data       []byte
		status     int // 0: any refusal
	}{
		{"a zip bomb", "cv.docx", wordOf(t, "", "<w:p><w:r><w:t>"+strings.Repeat("a", 30<<20)+"</w:t></w:r></w:p>"), 0},
		{"a file of the machine", "cv.docx", wordOf(t, `<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
			"<w:p><w:r><w:t>Jane &x;</w:t></w:r></w:p>"), 400},
		{"laughs", "cv.docx", wordOf(t, `<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>`,
			"<w:p><w:r><w:t>&b;</w:t></w:r></w:p>"), 400},
		{
			"a deep one", "cv.docx",
			wordOf(t, "", strings.Repeat("<w:p>", 20_000)+said+strings.Repeat("</w:p>", 20_000)),
			0,
		},
		{
			"10,000 entries", "cv.docx",
			word(t, append([]string{"word/document.xml", fmt.Sprintf(wordBody, said)},
				strings.Split(strings.Repeat("x,,", 5000), ",")...)...), 0,
		},
		{"10,000 pages", "cv.pdf", pages(10_000), 0},
		{"a PDF as .docx", "cv.docx", pdf, 415},
		{"a DOCX as .pdf", "cv.pdf", docx, 415},
		{"a PDF as .txt", "cv.txt", pdf, 415},
		{"a PDF as a program", "cv.pdf.exe", pdf, 415},
		{
			"a document type among the content types", "cv.docx",
			word(t, "[Content_Types].xml", `<!DOCTYPE t [<!ENTITY x "y">]>`+wordTypes[21:], "word/document.xml",
				fmt.Sprintf(wordBody, said)), 400,
		},
		{
			"an old .doc", "cv.doc", append([]byte{0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1},
				make([]byte, 2000)...),
			415,
		},
		{"no bytes", "cv.pdf", []byte{}, 422},
		{"text with NUL", "cv.txt", []byte("Jane\x00Example\x00\x00\x00"), 0},
		{
			"deep JSON", "cv.json", []byte(`{"work":` + strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000) +
				"}"),
			0,
		},
		{
			"20,000 strings", "cv.json",
			[]byte(`{"basics":{"name":"J"},"skills":[{"name":"x","keywords":[` +
				strings.TrimSuffix(strings.Repeat(`"a",`, 20_000), ",") + `]}]}`), 0,
		},
		{"numbers for texts", "cv.json", []byte(`{"basics":{"name":5},"work":{"a":1}}`), 0},
		{"a spreadsheet", "cv.docx", word(t, "[Content_Types].xml", wordTypes, "xl/workbook.xml", "<workbook/>"), 0},
	} {
		a, err := c.Upload(f.name, f.data)
		ok(t, err)
		t.Logf("%s: %d %.120s", f.what, a.Status, a.Body)
		if a.Status >= 500 || f.status != 0 && a.Status != f.status || strings.Contains(string(a.Body), "root:") {
			t.Errorf("%s: %d %.300s", f.what, a.Status, a.Body)
		}
		if a.Status != http.StatusCreated && a.Header.Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: %d %s", f.what, a.Status, a.Header.Get("Content-Type"))
		}
	}
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	t.Logf("%d MiB in use afterwards", m.HeapAlloc>>20)
	ok(t, c.Resume(`query($u:ID!){resumes(userId:$u,first:500){id title content}}`, map[string]any{"u": c.User.ID},
		nil))
}

func TestAttackNamesOfFiles(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	for name, want := range map[string]string{
		"../../etc/cv.txt":                    "cv.txt",
		`..\..\boot.txt`:                      "boot.txt",
		"/":                                   "resume.txt",
		"..":                                  "resume.txt",
		".txt":                                "resume.txt",
		"":                                    "resume.txt",
		"gnp.\u202etxt.cv":                    "gnp.txt.cv",
		"a\u202e\u2066b\u200f.txt":            "ab.txt",
		strings.Repeat("n", 4000) + ".txt":    strings.Repeat("n", 116) + ".txt",
		"<script>alert(1).txt":                "scriptalert(1).txt",
		"履歴書.txt":                             "履歴書.txt",
		"a\r\nX-Injected: yes.txt":            "a%0D%0AX-Injected yes.txt",
		"CV \"final\"; filename=evil.exe.txt": "CV final; filename=evil.exe.txt",
	} {
		a, err := c.Upload(name, []byte(shortResume))
		ok(t, err)
		var u uploaded
		if ok(t, a.JSON(&u)); a.Status != http.StatusCreated {
			t.Errorf("%.40q: %d %.200s", name, a.Status, a.Body)
			continue
		}
		var d struct {
			Resume struct{ Upload struct{ FileName string } }
		}
		ok(t, c.Resume(`query($r:ID!){resume(id:$r){upload{fileName}}}`, map[string]any{"r": u.ResumeID}, &d))
		got := d.Resume.Upload.FileName
		if got != want {
			t.Errorf("%.40q is kept as %.150q, want %.150q", name, got, want)
		}
		original := send(t, c, http.MethodGet, "/api/resume/resumes/"+u.ResumeID+"/original", "", nil)
		if original.Header.Get("X-Injected") != "" || !strings.HasPrefix(original.Header.Get("Content-Disposition"),
			"attachment;") {
			t.Errorf("%q: %v", name, original.Header)
		}
	}
	files := unzipped(t, send(t, c, http.MethodGet, "/api/v1/identity/export", "", nil).Body)
	for name := range files {
		if strings.Contains(name, "..") || strings.HasPrefix(name, "/") || strings.ContainsAny(name, "\\\x00") {
			t.Errorf("the export holds %q", name)
		}
	}
}

func TestAttackOddForms(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	part := func(name, file, data string) string {
		if file != "" {
			file = `; filename="` + file + `"`
		}
		return "--b\r\nContent-Disposition: form-data; name=\"" + name + `"` + file + "\r\n\r\n" + data + "\r\n"
	}
	text := part("file", "cv.txt", shortResume)
	for file, want := range map[string]string{
		`a"b;c.txt`: "ab;c.txt", "a%22b;c.txt": "ab;c.txt",
		`"".txt`: "resume.txt",
	} {
		a := send(t, c, http.MethodPost, "/api/resume/uploads", "multipart/form-data; boundary=b",
			[]byte(part("file", file, shortResume)+"--b--\r\n"))
		var u uploaded
		if ok(t, a.JSON(&u)); a.Status != http.StatusCreated {
			t.Errorf("%s: %d %s", file, a.Status, a.Body)
			continue
		}
		var d struct {
			Resume struct{ Upload struct{ FileName string } }
		}
		ok(t, c.Resume(`query($r:ID!){resume(id:$r){upload{fileName}}}`, map[string]any{"r": u.ResumeID}, &d))
		if d.Resume.Upload.FileName != want {
			t.Errorf("%s is kept as %s", file, d.Resume.Upload.FileName)
		}
	}
	for what, f := range map[string]struct {
		body   string
		status int
	}{
		"two files":           {text + part("file", "cv.pdf", "%PDF-") + "--b--\r\n", 400},
		"no file":             {part("title", "", "x") + "--b--\r\n", 400},
		"a huge field":        {part("title", "", strings.Repeat("x", 300<<10)) + text + "--b--\r\n", 413},
		"a huge title":        {part("title", "", strings.Repeat("x", 201)) + text + "--b--\r\n", 400},
		"a key with a NUL":    {part("requestKey", "", "a\x00b") + text + "--b--\r\n", 400},
		"cut off":             {text[:len(text)-40], 400},
		"cut off in the head": {"--b\r\nContent-Disposition: form-", 400},
		"nothing":             {"", 400},
		"a program's name":    {part("file", "cv.pdf.exe", shortResume) + "--b--\r\n", 415},
		"20,000 long fields": {
			strings.Repeat(part("a", "", strings.Repeat("x", 60)), 20_000) + text + "--b--\r\n",
			413,
		},
		"a head of 1 MiB": {"--b\r\nX: " + strings.Repeat("x", 1<<20) + "\r\n\r\n\r\n--b--\r\n", 0},
	} {
		a := send(t, c, http.MethodPost, "/api/resume/uploads", "multipart/form-data; boundary=b", []byte(f.body))
		if f.status != 0 && a.Status != f.status || a.Status >= 500 || a.Status < 400 {
			t.Errorf("%s: %d %.200s", what, a.Status, a.Body)
		}
	}
	if n := len(blobsIn(t, p.Config.DataDir)); n != 3 {
		t.Errorf("%d files are kept, of 3 that were taken", n)
	}
}

// As many at once as there is no room for: the quota holds, and what was refused leaves nothing.
func TestAttackUploadsAtOnceKeepToTheQuota(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		for range 44 {
			upload(t, c, "cv.txt", []byte("Jane Example\n"))
		}
		kept := atOnce(16, func(int) bool {
			a, err := c.Upload("cv.txt", []byte("Jane Example\n"))
			if err != nil || a.Status != http.StatusCreated &&
				!strings.Contains(string(a.Body), "as many as an account can store") {
				t.Errorf("%d %.200s %v", a.Status, a.Body, err)
			}
			return a.Status == http.StatusCreated
		})
		if n := len(blobsIn(t, p.Config.DataDir)); kept != 6 || n != 50 {
			t.Errorf("%d of 16 were kept beside 44, and %d files", kept, n)
		}
	})
}
