package docrender

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/engine/document"
)

// withShaper lends a shaper for the length of a test.
func withShaper(t interface {
	Fatal(args ...any)
	Cleanup(f func())
},
) *shaper {
	l := library()
	sh := l.shaper(&setting{family: "lato", language: "en"})
	t.Cleanup(func() { l.put(sh) })
	return sh
}

func TestWrapProperties(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	rapid.Check(t, func(t *rapid.T) {
		text := strings.TrimSpace(clean(rapid.StringMatching(`([a-zA-Zéß日/.,\-–]{1,14} ){1,60}`).Draw(t, "text")))
		width := rapid.Float64Range(2000, 60000).Draw(t, "width")
		p := sh.shape(plain(text), false)
		ends := p.wrap(width)
		start, greedy := 0, 0
		for _, end := range ends {
			if end <= start {
				t.Fatalf("line ends %v", ends)
			}
			if w := p.width(start, end); w > width+.01 && end-start > 1 {
				t.Fatalf("line %q is %v wide, room is %v", string(p.text[start:end]), w, width)
			}
			start = end
		}
		if start != len(p.text) {
			t.Fatalf("lines end at %d of %d", start, len(p.text))
		}
		stops := p.reachable(width)
		for at := 0; at < len(p.text); greedy++ {
			next := at
			for _, s := range stops {
				if s > at && (next == at || p.width(at, s) <= width) {
					next = s
				}
			}
			at = next
		}
		if len(ends) > greedy {
			t.Fatalf("%d lines where %d do", len(ends), greedy)
		}
	})
}

func TestLinesNeverEndAfterASlashOrHyphen(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	p := sh.shape(plain("nurse-to-patient and/or C:\\dir 2019–2021 well-known input/output state-of-the-art"), false)
	for width := 9500.0; width < 20000; width += 250 {
		for _, end := range p.wrap(width) {
			if end < len(p.text) && p.text[end-1] != ' ' {
				t.Errorf("width %v: a line ends with %q", width, string(p.text[:end]))
			}
		}
	}
}

func TestListsBreakBetweenItems(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	p := sh.shape([]span{
		{text: "Systems: ", bold: true},
		{text: "SAP EWM, RF scanners, Warehouse management, A rather long name of a tool that nobody ever abbreviates, Excel"},
	}, false)
	p.keepItems()
	for width := 12000.0; width < 60000; width += 500 {
		start := 0
		for _, end := range p.wrap(width) {
			line := string(p.text[start:end])
			if torn := strings.Contains(line, "SAP") != strings.Contains(line, "EWM"); torn && width > 13000 {
				t.Errorf("width %v: %q", width, line)
			}
			if p.width(start, end) > width {
				t.Errorf("width %v: %q is too wide", width, line)
			}
			start = end
		}
	}
}

// long makes a resume of n jobs whose entries have from no to seven bullets of one to four lines.
func long(n int) *document.Resume {
	r := &document.Resume{Basics: document.Basics{
		Name:    "Ana Long",
		Summary: strings.Repeat("A steady hand in every weather. ", 9),
	}}
	for i := range n {
		w := document.Work{
			Position: fmt.Sprintf("Post %d", i), Name: "Company", Location: "Town", StartDate: "2001-02",
			EndDate: "2003-04",
		}
		for k := range i * 7 % 8 {
			w.Highlights = append(w.Highlights, strings.Repeat("Measured, wrote down, improved and measured again. ",
				1+(i+k*3)%5))
		}
		r.Work = append(r.Work, w)
	}
	return r
}

func TestPageBreaks(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	for n := 3; n < 60; n += 4 {
		s, err := Options{}.resolve("test", nil, A4)
		if err != nil {
			t.Fatal(err)
		}
		pages := s.fit(sh, resumeBlocks(long(n), classic()))
		bottom := s.height - s.look.margin
		for i, p := range pages {
			last := p.rows[len(p.rows)-1]
			if y := last.y + last.height - last.ascent; y > bottom+.01 {
				t.Errorf("%d jobs, page %d: text down to %v, page ends at %v", n, i, y, bottom)
			}
			if i == len(pages)-1 {
				continue
			}
			if last.role == roleSection || last.role == roleEntry || last.role == roleDetail &&
				pages[i+1].rows[0].role == roleBullet {
				t.Errorf("%d jobs, page %d ends with %q", n, i, last)
			}
			next := pages[i+1].rows
			if next[0].block == last.block {
				above := len(slices.DeleteFunc(slices.Clone(p.rows), func(r row) bool { return r.block != last.block }))
				below := len(slices.DeleteFunc(slices.Clone(next), func(r row) bool { return r.block != last.block }))
				if above < 2 || below < 2 {
					t.Errorf("%d jobs, page %d: a paragraph is cut into %d and %d lines", n, i, above, below)
				}
			}
			if last.y < s.height*.8 {
				t.Errorf("%d jobs, page %d ends at %v", n, i, last.y)
			}
		}
	}
}

func TestPageLimit(t *testing.T) {
	t.Parallel()
	r := full(t)
	free := render(t, r, PDF, Options{})
	if free.TooLong || free.Pages != 3 {
		t.Fatalf("without a limit: %d pages, too long %v", free.Pages, free.TooLong)
	}
	two := render(t, r, PDF, Options{MaxPages: 2})
	if two.Pages != 2 || two.TooLong {
		t.Errorf("two pages: %d, too long %v", two.Pages, two.TooLong)
	}
	one := render(t, r, PDF, Options{MaxPages: 1})
	if one.Pages != 2 || !one.TooLong {
		t.Errorf("one page: %d, too long %v", one.Pages, one.TooLong)
	}
	for _, out := range []*Output{free, two, one} {
		p := openPDF(t, out.Bytes)
		if got, want := len(p.pages()), out.Pages; got != want {
			t.Errorf("%d pages in the file, %d reported", got, want)
		}
		for _, n := range p.pages() {
			for _, s := range p.page(n) {
				if s.size < minimumSize {
					t.Errorf("%q is set in %v points", s.text, s.size)
				}
			}
		}
		if got, want := without(p.words(), "·"), without(wordsOf(resumeBlocks(r, classic())), "·"); !slices.Equal(got,
			want) {
			t.Errorf("%d words of %d", len(got), len(want))
		}
	}
}

func TestNearlyEmptyLastPageIsSaved(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	saved := 0
	for n := 3; n < 40; n++ {
		blocks := resumeBlocks(long(n), classic())
		s, err := Options{}.resolve("test", nil, A4)
		if err != nil {
			t.Fatal(err)
		}
		designed := s.place(s.measure(sh, blocks))
		empty := s.nearlyEmpty(designed[len(designed)-1])
		fitted := s.fit(sh, blocks)
		switch {
		case len(fitted) < len(designed) && empty:
			saved++
		case len(fitted) != len(designed):
			t.Errorf("%d jobs: %d pages became %d", n, len(designed), len(fitted))
		}
	}
	if saved == 0 {
		t.Error("no last page was saved")
	}
}

func TestFortyPages(t *testing.T) {
	t.Parallel()
	r := long(330)
	out := render(t, r, PDF, Options{})
	if out.Pages < 40 {
		t.Fatalf("only %d pages", out.Pages)
	}
	if got, want := openPDF(t, out.Bytes).words(), wordsOf(resumeBlocks(r, classic())); !slices.Equal(got, want) {
		t.Errorf("%d words read back, %d written", len(got), len(want))
	}
}

func TestPageNumbersFromPageTwo(t *testing.T) {
	t.Parallel()
	p := openPDF(t, render(t, long(20), PDF, Options{}).Bytes)
	pages := p.pages()
	for i, n := range pages {
		var feet []string
		for _, s := range p.page(n) {
			if s.mcid < 0 {
				feet = append(feet, s.text)
			}
		}
		want := []string{fmt.Sprintf("Ana Long · %d / %d", i+1, len(pages))}
		if i == 0 {
			want = nil
		}
		if !slices.Equal(feet, want) {
			t.Errorf("page %d: %q at its foot", i+1, feet)
		}
	}
}
