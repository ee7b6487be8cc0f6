package docrender

import (
	"regexp"
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// TestFilesAreWhatTheySayTheyAre holds files to what PDF/UA-1 (ISO 14289-1) asks for, as far as a program can tell.
func TestFilesAreWhatTheySayTheyAre(t *testing.T) {
	t.Parallel()
	nameless := full(t)
	nameless.Basics.Name = ""
	for _, tm := range Templates() {
		for name, r := range map[string]*document.Resume{
			"full": full(t), "nameless": nameless, "empty": {},
			"scripts": scripts(), "missing": asian(), "long": long(12),
		} {
			t.Run(tm.Name+"/"+name, func(t *testing.T) {
				t.Parallel()
				out := render(t, r, PDF, Options{Template: tm.Name, Language: "not a tag"})
				p := openPDF(t, out.Bytes)
				p.checkCatalogue()
				for _, n := range p.pages() {
					p.checkPage(n)
				}
				tree := ask(t, "pdfinfo", "-struct", keep(t, t.TempDir(), out.Bytes))
				checkHeadings(t, tree)
				if n := strings.Count(tree, "H1 (block)"); name == "nameless" && n != len(r.Sections()) {
					t.Errorf("%d headings of the first level", n)
				}
			})
		}
	}
}

// checkCatalogue wants the identifier, a title that is shown, a language and a structure.
func (r *readPDF) checkCatalogue() {
	r.t.Helper()
	catalogue := r.objects[r.root]
	for _, want := range []string{
		"/MarkInfo<</Marked true>>", "/ViewerPreferences<</DisplayDocTitle true>>",
		"/StructTreeRoot ", "/Lang" + pdfText("en"),
	} {
		if !strings.Contains(catalogue, want) {
			r.t.Errorf("no %s in %s", want, catalogue)
		}
	}
	metadata := string(r.streams[r.intAfter(catalogue, "/Metadata ")])
	if !strings.Contains(metadata, "<pdfuaid:part>1</pdfuaid:part>") ||
		!regexp.MustCompile(`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">[^<]+</rdf:li>`).MatchString(metadata) {
		r.t.Errorf("metadata: %s", metadata)
	}
}

var paints = regexp.MustCompile(`(?m)(?:^|[ \]>])(TJ|Tj|f|S|B|Do)$`)

// checkPage wants everything that is painted to be an artifact or the content of an element, links with a description,
// and a text for every code.
func (r *readPDF) checkPage(n int) {
	r.t.Helper()
	page := r.objects[n]
	if !strings.Contains(page, "/Tabs/S") || !strings.Contains(page, "/StructParents ") {
		r.t.Errorf("page: %s", page)
	}
	inside := false
	for _, line := range strings.Split(string(r.streams[r.intAfter(page, "/Contents ")]), "\n") {
		switch {
		case strings.HasSuffix(line, "BDC") || strings.HasSuffix(line, "BMC"):
			if inside = true; !strings.Contains(line, "/Artifact") && !strings.Contains(line, "/MCID ") {
				r.t.Errorf("content of nothing: %s", line)
			}
		case line == "EMC":
			inside = false
		case !inside && paints.MatchString(line):
			r.t.Errorf("painted outside of the structure: %s", line)
		}
	}
	for _, a := range r.refs(page, "/Annots") {
		if link := r.objects[a]; !strings.Contains(link, "/Subtype/Link") ||
			!regexp.MustCompile(`/StructParent \d+/Contents<FEFF[0-9A-F]+>`).MatchString(link) {
			r.t.Errorf("link: %s", link)
		}
	}
	for name, codes := range r.fontMaps(r.objects[r.intAfter(page, "/Resources ")]) {
		for code, text := range codes {
			if text == "" || strings.ContainsAny(text, "\x00\ufeff\ufffe") {
				r.t.Errorf("%s, code %d stands for %q", name, code, text)
			}
		}
	}
}

// checkHeadings wants the first heading to be of the first level and none to skip a level.
func checkHeadings(t *testing.T, tree string) {
	t.Helper()
	level := 0
	for _, m := range regexp.MustCompile(`(?m)^ *H(\d) \(block\)`).FindAllStringSubmatch(tree, -1) {
		next := int(m[1][0] - '0')
		if next > level+1 {
			t.Fatalf("H%d follows H%d in %s", next, level, tree)
		}
		level = next
	}
}

// TestClustersAreOneCodeWithAllTheirText looks at what a reader of the file gets for letters that are drawn with
// several glyphs, or several letters that are drawn with one.
func TestClustersAreOneCodeWithAllTheirText(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text  string
		codes []string
	}{
		"a mark without a composed letter": {"x̌y", []string{"x̌", "y"}},
		"two marks":                        {"ạ̈", []string{"ạ̈"}},
		"a family":                         {"👩\u200d👩\u200d👧", []string{"👩\u200d👩\u200d👧"}},
		"a ligature from right to left":    {"لا", []string{"ا", "ل"}},
		"a mark from right to left":        {"رً", []string{"ً", "ر"}},
		"brackets from right to left":      {"(א)", []string{"(", "א", ")"}},
		"no ligature from left to right":   {"fi", []string{"f", "i"}},
	} {
		p := openPDF(t, render(t, &document.Resume{Basics: document.Basics{Name: c.text}}, PDF, Options{}).Bytes)
		var got []string
		page := p.objects[p.pages()[0]]
		maps := p.fontMaps(p.objects[p.intAfter(page, "/Resources ")])
		var font map[uint16]string
		for _, m := range operator.FindAllStringSubmatch(string(p.streams[p.intAfter(page, "/Contents ")]), -1) {
			switch m[2] {
			case "Tf":
				font = maps[strings.Fields(m[1])[0]]
			case "TJ":
				for _, code := range p.codes(m[1]) {
					got = append(got, font[code])
				}
			}
		}
		if strings.Join(got, "|") != strings.Join(c.codes, "|") {
			t.Errorf("%s: %q, want %q", name, got, c.codes)
		}
	}
}

// TestKerning compares pairs that are kerned with their letters apart.
func TestKerning(t *testing.T) {
	t.Parallel()
	for _, f := range Fonts() {
		lib := library()
		sh := lib.shaper(&setting{family: f.Name, language: "en"})
		width := func(s string, bold bool) float64 { return sh.shape(plain(s), bold).at[len([]rune(s))] }
		for _, bold := range []bool{false, true} {
			if kerned, apart := width("AVATAR To", bold), width("A", bold)*3+width("V", bold)+width("T",
				bold)*2+width("R", bold)+width(" ", bold)+width("o", bold); kerned > apart-50 {
				t.Errorf("%s, bold %v: %v kerned, %v apart", f.Name, bold, kerned, apart)
			}
		}
		lib.put(sh)
	}
}

// TestVietnameseIsComposed wants one glyph for a letter with two marks, also where the text has them one by one.
func TestVietnameseIsComposed(t *testing.T) {
	t.Parallel()
	for _, f := range Fonts() {
		lib := library()
		sh := lib.shaper(&setting{family: f.Name, language: "vi"})
		for _, bold := range []bool{false, true} {
			for _, r := range sh.shape(plain(clean("ế ẳ ỗ ự e\u0302\u0301 o\u031b\u0323")), bold).runs {
				for _, g := range r.glyphs {
					if g.to-g.from != 1 || g.dx != 0 || g.dy != 0 || g.id == 0 {
						t.Errorf("%s, bold %v: %+v", f.Name, bold, g)
					}
				}
			}
		}
		lib.put(sh)
	}
}
