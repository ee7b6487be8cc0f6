package app_test

import (
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
)

// drawnPages is the answer of a preview.
type drawnPages struct {
	Pages []string
	Count int
}

const (
	previewPath  = "/api/resume/preview"
	readBackPath = "/api/resume/trial/readback?format=pdf"
)

// longResume is the body that asks for a resume of some pages for every thirty lines.
func longResume(lines int) string {
	line := `"` + strings.Repeat("a line of a long resume that somebody sends ", 6) + `"`
	return `{"document":{"basics":{"name":"Jane Example"},"work":[{"position":"Nurse","name":"Hill Hospital","startDate":"2018","highlights":[` +
		strings.Repeat(line+",", lines) + line + `]}]}}`
}

func posted(t *testing.T, c *apptest.Client, path, body string) apptest.Answer {
	t.Helper()
	return send(t, c, http.MethodPost, path, "application/json", []byte(body))
}

// What a visitor sends is drawn within bounds, however long it is. It computes for long: it runs before the tests
// that run beside each other, which mostly wait, and `make test` runs it without the race detector.
func TestAttackLongDocumentsAreDrawnInPart(t *testing.T) {
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := p.Client()
	for lines, least := range map[int]int{700: 40, 6000: 200} {
		a := posted(t, c, previewPath, longResume(lines))
		var d drawnPages
		ok(t, json.Unmarshal(a.Body, &d))
		if a.Status != http.StatusOK || len(d.Pages) != 12 || d.Count < least || len(a.Body) > 6<<20 {
			t.Errorf("%d lines: %d, %d of %d pages in %d bytes", lines, a.Status, len(d.Pages), d.Count, len(a.Body))
		}
	}
	for what, body := range map[string]string{
		"more than fits": longResume(20_000),
		"deep":           `{"document":{"work":` + strings.Repeat("[", 50_000) + strings.Repeat("]", 50_000) + "}}",
		"no document":    `{"style":{"template":"classic"}}`,
		"another shape":  `{"document":{"basics":[1,2]}}`,
		"no JSON":        `document`,
		"a style of text": `{"document":{"basics":{"name":"J"}},"style":{"template":"` + strings.Repeat("x", 1000) +
			`"}}`,
	} {
		for _, path := range []string{previewPath, readBackPath, "/api/resume/trial/export?format=docx"} {
			if a := posted(t, c, path, body); a.Status >= 500 || a.Status < 400 && !strings.Contains(body, "style") {
				t.Errorf("%s to %s: %d %.200s", what, path, a.Status, a.Body)
			}
		}
	}
}

// A picture is well-formed and holds nothing but outlines, whatever the person is called.
func TestAttackNamesInPictures(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	for _, name := range []string{
		`</title><script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, `]]><svg onload="x">`,
		`&lt;b&gt; &amp; &#x3c;`, "Jane\u0000\u0008\ufffe\u2028Example", "שלום <b> 漢字 😀",
	} {
		body, err := json.Marshal(map[string]any{"document": map[string]any{"basics": map[string]any{
			"name":  name,
			"label": name, "url": "javascript:alert(1)",
		}}})
		ok(t, err)
		a := posted(t, c, previewPath, string(body))
		var d drawnPages
		ok(t, json.Unmarshal(a.Body, &d))
		if a.Status != http.StatusOK || len(d.Pages) == 0 {
			t.Fatalf("%q: %d %.200s", name, a.Status, a.Body)
		}
		outlinesOnly(t, d.Pages[0])
		var kept struct{ CreateResume struct{ ID string } }
		ok(t, c.Resume(`mutation($n:String!){createResume(input:{title:"x",content:$n}){id}}`,
			map[string]any{"n": strings.ReplaceAll(name, "\x00", "")}, &kept))
		var v struct {
			Resume struct{ Versions []struct{ ID string } }
		}
		ok(t, c.Resume(`query($r:ID!){resume(id:$r){versions{id}}}`, map[string]any{"r": kept.CreateResume.ID}, &v))
		a = send(t, c, http.MethodGet, "/api/resume/versions/"+v.Resume.Versions[0].ID+"/pages/1", "", nil)
		if csp := a.Header.Get("Content-Security-Policy"); a.Status != http.StatusOK ||
			!strings.Contains(csp, "default-src 'none'") || !strings.Contains(csp, "sandbox") ||
			strings.Contains(csp, "script-src") {
			t.Errorf("%q: %d %s", name, a.Status, csp)
		}
		outlinesOnly(t, string(a.Body))
	}
}

func outlinesOnly(t *testing.T, picture string) {
	t.Helper()
	drawn := map[string]bool{"svg": true, "title": true, "defs": true, "path": true, "g": true, "use": true}
	d := xml.NewDecoder(strings.NewReader(picture))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		ok(t, err)
		e, is := token.(xml.StartElement)
		if !is {
			continue
		}
		if !drawn[e.Name.Local] {
			t.Errorf("an element %s in %.200s", e.Name.Local, picture)
		}
		for _, a := range e.Attr {
			if strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "style" || a.Name.Local == "href" &&
				!strings.HasPrefix(a.Value, "#") {
				t.Errorf("an attribute %s=%q", a.Name.Local, a.Value)
			}
		}
	}
}

// Who knows what another's page is called in a browser's store learns nothing by it.
func TestAttackTagsOfPagesTellNothing(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c, other := signedUp(t, p), signedUp(t, p)
		k, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		path := "/api/resume/versions/" + k.Version + "/pages/1"
		a := send(t, c, http.MethodGet, path, "", nil)
		tag := a.Header.Get("ETag")
		if a.Status != http.StatusOK || tag == "" || a.Header.Get("Cache-Control") != "private, no-cache" {
			t.Fatalf("%d %v", a.Status, a.Header)
		}
		if a := send(t, c, http.MethodGet, path, "", nil, "If-None-Match", tag); a.Status != http.StatusNotModified ||
			len(a.Body) > 0 {
			t.Errorf("the owner who has it: %d, %d bytes", a.Status, len(a.Body))
		}
		for who, status := range map[*apptest.Client]int{
			other:      http.StatusNotFound,
			p.Client(): http.StatusUnauthorized,
		} {
			if a := send(t, who, http.MethodGet, path, "", nil, "If-None-Match", tag); a.Status != status ||
				a.Header.Get("ETag") != "" || a.Header.Get("Cache-Control") != "no-store" {
				t.Errorf("%d %v", a.Status, a.Header)
			}
		}
		for _, n := range []string{"2", "0", "-1", "1e3", "99999999999999999999", "%00"} {
			if a := send(t, c, http.MethodGet, strings.TrimSuffix(path, "1")+n, "",
				nil); a.Status != http.StatusNotFound {
				t.Errorf("page %s: %d", n, a.Status)
			}
		}
	})
}

// Requests that are given up, and more than can be served at once, leave the program as it was.
func TestAttackManyAndGivenUp(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := p.Client()
	body := longResume(300)
	var gone []func() error
	for i := range 24 {
		path := []string{readBackPath, previewPath, "/api/resume/trial/export?format=pdf"}[i%3]
		gone = append(gone, func() error {
			ctx, giveUp := context.WithCancel(t.Context())
			q, err := http.NewRequestWithContext(ctx, http.MethodPost, p.URL+path,
				&dripping{strings.NewReader(body), giveUp})
			if err != nil {
				return err
			}
			q.Header.Set("Content-Type", "application/json")
			a, err := http.DefaultClient.Do(q)
			if err == nil {
				err = a.Body.Close()
				giveUp()
				return err
			}
			return nil
		})
	}
	together(t, "", gone...)
	var many []func() error
	for i := range 40 {
		path := []string{readBackPath, previewPath}[i%2]
		many = append(many, func() error {
			a, err := c.Send(http.MethodPost, path, "application/json", []byte(longResume(20)))
			if err != nil || a.Status == http.StatusOK || a.Status == http.StatusServiceUnavailable &&
				a.Header.Get("Retry-After") != "" {
				return err
			}
			return fmt.Errorf("%s: %d %.200s", path, a.Status, a.Body)
		})
	}
	if together(t, "", many...) == 0 {
		t.Error("none was served")
	}
	if a := posted(t, c, "/api/resume/trial/export?format=pdf", longResume(2)); a.Status != http.StatusOK ||
		!strings.HasPrefix(string(a.Body), "%PDF") {
		t.Errorf("afterwards: %d %.200s", a.Status, a.Body)
	}
}

// dripping is a body behind whose last byte the request is given up.
type dripping struct {
	io.Reader
	giveUp func()
}

func (d *dripping) Read(b []byte) (int, error) {
	n, err := d.Reader.Read(b)
	if errors.Is(err, io.EOF) {
		d.giveUp()
	}
	return n, err
}

// Drawing has its limits, and a stranger who is over them holds up nobody else.
func TestAttackPreviewsAreLimited(t *testing.T) {
	t.Parallel()
	p, now := limited(t, apptest.Options{Database: "sqlite"}, "127.0.0.0/8")
	c := p.Client()
	draw := func(from string) apptest.Answer {
		return send(t, c, http.MethodPost, previewPath, "application/json",
			[]byte(`{"document":{"basics":{"name":"J"}}}`), "X-Forwarded-For", from)
	}
	for i := range 120 {
		if a := draw("198.51.100.1"); a.Status != http.StatusOK {
			t.Fatalf("preview %d: %d %.200s", i, a.Status, a.Body)
		}
	}
	wait := tooMany(t, "one preview more", draw("198.51.100.1"))
	if a := draw("203.0.113.9"); a.Status != http.StatusOK {
		t.Errorf("somebody else: %d", a.Status)
	}
	now.Advance(wait)
	if a := draw("198.51.100.1"); a.Status != http.StatusOK {
		t.Errorf("after the wait: %d", a.Status)
	}
	for range 60 {
		send(t, c, http.MethodPost, readBackPath, "application/json", []byte(`{}`), "X-Forwarded-For", "198.51.100.2")
	}
	tooMany(t, "one file more", send(t, c, http.MethodPost, readBackPath, "application/json", []byte(`{}`),
		"X-Forwarded-For", "198.51.100.2"))
}
