package docrender

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
)

func TestPagesAreThoseOfThePDF(t *testing.T) {
	t.Parallel()
	r := full(t)
	for _, tm := range Templates() {
		o := Options{Template: tm.Name, Paper: Letter}
		pdf := render(t, r, PDF, o)
		got, err := Pages(r, o)
		if err != nil {
			t.Fatal(err)
		}
		if len(got.Pages) != pdf.Pages || got.Width != 612 || got.Height != 792 || len(got.Missing) != 0 {
			t.Errorf("%s: %d pages of %v × %v, the PDF has %d; %q missing", tm.Name, len(got.Pages), got.Width,
				got.Height, pdf.Pages, got.Missing)
		}
		shown := 0
		for _, s := range openPDF(t, pdf.Bytes).page(openPDF(t, pdf.Bytes).pages()[0]) {
			shown += len([]rune(strings.ReplaceAll(s.text, " ", "")))
		}
		if drawn := strings.Count(got.Pages[0], "<use "); drawn < shown*95/100 || drawn > shown {
			t.Errorf("%s: %d glyphs drawn, the PDF shows %d characters", tm.Name, drawn, shown)
		}
		for _, page := range got.Pages {
			checkSVG(t, page)
		}
	}
}

// checkSVG wants well-formed XML in which every glyph that is used is defined.
func checkSVG(t *testing.T, page string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(page))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, m := range regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(page, -1) {
		if !strings.Contains(page, `id="`+m[1]+`"`) {
			t.Fatalf("%s is used and not defined", m[1])
		}
	}
}

func TestSomePagesAreThoseOfAll(t *testing.T) {
	t.Parallel()
	r := full(t)
	all, err := Pages(r, Options{})
	if err != nil || len(all.Pages) < 2 {
		t.Fatalf("%v, %d pages", err, len(all.Pages))
	}
	some, err := SomePages(r, Options{}, 1, 1)
	if err != nil || len(some.Pages) != 1 || some.Pages[0] != all.Pages[1] || some.Count != len(all.Pages) ||
		all.Count != some.Count {
		t.Errorf("%v, %d of %d pages", err, len(some.Pages), some.Count)
	}
	if past, err := SomePages(r, Options{}, len(all.Pages), 1); err != nil || len(past.Pages) != 0 ||
		past.Count != len(all.Pages) {
		t.Errorf("past the end: %v, %d", err, len(past.Pages))
	}
}
