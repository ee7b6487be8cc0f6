package docrender

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

func full(t testing.TB) *document.Resume {
	t.Helper()
	data, err := os.ReadFile("testdata/full.json")
	if err != nil {
		t.Fatal(err)
	}
	r, err := document.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func render(t testing.TB, r *document.Resume, f Format, o Options) *Output {
	t.Helper()
	out, err := Resume(r, f, o)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// wordsOf returns the words that the blocks hold, in the order a page shows them.
func wordsOf(blocks []block) []string {
	var b strings.Builder
	for _, bl := range blocks {
		if bl.role == roleBullet {
			b.WriteString(" • ")
		}
		for _, s := range bl.spans {
			b.WriteString(s.text)
			if bl.role == roleContact {
				b.WriteString(" ")
			}
		}
		b.WriteString(" ")
		for _, s := range bl.right {
			b.WriteString(s.text)
		}
		b.WriteString(" ")
	}
	return strings.Fields(b.String())
}

func without(words []string, drop string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == drop })
}

func TestPDFTextReadsBackAsWritten(t *testing.T) {
	t.Parallel()
	odd := &document.Resume{
		Basics: document.Basics{
			Name: "Zoë Nguyễn-Ångström", Label: "Ελληνικά Русский Tiếng Việt kỹ sư",
			Summary: "Office staff affluent fi fl ½ m² 1⁄2 non\u00a0breaking a‑b soft\u00adhyphen “quotes” ₽ ✓ x̌ 🚀 日本",
		},
		Work: []document.Work{{
			Position: "C++ / C# & <XML> Engineer", Name: "\"Acme\" (Pty) Ltd \\ Co",
			StartDate: "2020-01", Highlights: []string{
				"K Ω Å ; are canonical twins", "100% of 1:4 at 24/7",
				"bell\x07tab\there\nnew line",
			},
		}},
	}
	for name, r := range map[string]*document.Resume{"full": full(t), "odd": odd} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := without(openPDF(t, render(t, r, PDF, Options{}).Bytes).words(), "·")
			if d := cmp.Diff(without(wordsOf(resumeBlocks(r, classic())), "·"), got); d != "" {
				t.Error(d)
			}
		})
	}
}

func TestMissingCharactersAreListed(t *testing.T) {
	t.Parallel()
	r := &document.Resume{Basics: document.Basics{Name: "日本 Ana", Summary: "日 again 🚀"}}
	out := render(t, r, PDF, Options{})
	if d := cmp.Diff([]string{"日", "本"}, out.Missing); d != "" {
		t.Error(d)
	}
	if got := render(t, full(t), PDF, Options{}).Missing; len(got) != 0 {
		t.Errorf("Latin text: %q are missing", got)
	}
}

func TestTitleAndDateShareABaseline(t *testing.T) {
	t.Parallel()
	p := openPDF(t, render(t, full(t), PDF, Options{}).Bytes)
	found := 0
	for _, n := range p.pages() {
		page := p.page(n)
		for i, s := range page {
			if strings.Contains(s.text, " – ") && regexp.MustCompile(`\d{4} – (Present|.*\d{4})$`).MatchString(s.text) {
				found++
				if before := page[i-1]; before.y != s.y || before.x >= s.x || s.tag != "Span" {
					t.Errorf("%q at %v,%v follows %q at %v,%v", s.text, s.x, s.y, before.text, before.x, before.y)
				}
			}
		}
	}
	if found < 6 {
		t.Errorf("found %d spans of dates", found)
	}
}

// TestStructureTree follows every element from the root, and back from every page through the parent tree.
func TestStructureTree(t *testing.T) {
	t.Parallel()
	p := openPDF(t, render(t, full(t), PDF, Options{Language: "sv"}).Bytes)
	catalogue := p.objects[p.root]
	if !strings.Contains(catalogue, "/MarkInfo<</Marked true>>") ||
		!strings.Contains(catalogue, "/Lang"+pdfText("sv")) {
		t.Errorf("catalogue: %s", catalogue)
	}
	tree := p.objects[p.intAfter(catalogue, "/StructTreeRoot ")]
	count := map[string]int{}
	owner := map[string]int{} // "page mcid" to element
	var walk func(n, parent int)
	walk = func(n, parent int) {
		e := p.objects[n]
		if got := p.intAfter(e, "/P "); got != parent {
			t.Errorf("element %d: parent %d, want %d", n, got, parent)
		}
		tag := regexp.MustCompile(`/S/(\w+)`).FindStringSubmatch(e)[1]
		count[tag]++
		kids := e[strings.Index(e, "/K["):]
		if kids == "/K[]>>\n" {
			t.Errorf("element %d, %s, is empty", n, tag)
		}
		for _, m := range regexp.MustCompile(`/MCR/Pg (\d+) 0 R/MCID (\d+)`).FindAllStringSubmatch(kids, -1) {
			owner[m[1]+" "+m[2]] = n
		}
		plain := regexp.MustCompile(`<<[^>]*>>`).ReplaceAllString(kids[2:], "")
		for _, m := range regexp.MustCompile(`(\d+) 0 R`).FindAllStringSubmatch(plain, -1) {
			kid, _ := strconv.Atoi(m[1])
			walk(kid, n)
		}
	}
	root := p.intAfter(catalogue, "/StructTreeRoot ")
	walk(p.refs(tree, "/K")[0], root)
	want := map[string]int{"Document": 1, "H1": 1, "H2": 14, "H3": 8, "LI": 21}
	for tag, n := range want {
		if count[tag] != n {
			t.Errorf("%d %s, want %d", count[tag], tag, n)
		}
	}
	if count["Lbl"] != count["LI"] || count["LBody"] != count["LI"] || count["L"] == 0 || count["Link"] < 6 {
		t.Errorf("elements: %v", count)
	}
	for i, n := range p.pages() {
		parents := p.refs(tree, fmt.Sprintf("%d", i))
		seen := map[int]bool{}
		for _, s := range p.page(n) {
			if s.mcid < 0 {
				continue
			}
			seen[s.mcid] = true
			e := owner[fmt.Sprintf("%d %d", n, s.mcid)]
			if e == 0 || parents[s.mcid] != e {
				t.Fatalf("page %d, content %d (%q): element %d, parent tree %d", i, s.mcid, s.text, e, parents[s.mcid])
			}
			if !strings.Contains(p.objects[e], "/S/"+s.tag+"/") {
				t.Errorf("content %q is marked %s in %s", s.text, s.tag, p.objects[e])
			}
		}
		if len(seen) != len(parents) {
			t.Errorf("page %d: %d contents, %d in the parent tree", i, len(seen), len(parents))
		}
	}
}

func TestLinks(t *testing.T) {
	t.Parallel()
	r := full(t)
	r.Basics.Profiles = append(r.Basics.Profiles, document.Profile{URL: "javascript:alert(1)"},
		document.Profile{URL: "example.com/a(b)"})
	p := openPDF(t, render(t, r, PDF, Options{}).Bytes)
	var targets []string
	for _, n := range p.pages() {
		for _, a := range p.refs(p.objects[n], "/Annots") {
			targets = append(targets, regexp.MustCompile(`/URI\((.*)\)>>>>`).FindStringSubmatch(p.objects[a])[1])
		}
	}
	for _, want := range []string{
		"mailto:agnieszka.wojcik@example.com", "tel:+46701740635",
		"https://wojcik.example.com", "https://github.com/rotordyn/rotorkit", `https://example.com/a\(b\)`,
	} {
		if !slices.Contains(targets, want) {
			t.Errorf("no link to %s in %q", want, targets)
		}
	}
	if i := slices.IndexFunc(targets, func(s string) bool { return strings.Contains(s, "javascript") }); i >= 0 {
		t.Errorf("a link to %s", targets[i])
	}
}

func TestOutlineNamesSectionsAndTheirEntries(t *testing.T) {
	t.Parallel()
	r := full(t)
	r.Work[0].Position = strings.Repeat("Head of Reliability and Rotating Equipment, ", 7) + "North"
	for _, tm := range Templates() {
		p := openPDF(t, render(t, r, PDF, Options{Template: tm.Name}).Bytes)
		var got []string
		var list func(parent, depth int) (items int)
		list = func(parent, depth int) (items int) {
			for n := p.intAfter(p.objects[parent], "/First "); n > 0; {
				item := p.objects[n]
				got = append(got,
					strings.Repeat("- ",
						depth)+utf16Text(regexp.MustCompile(`/Title<FEFF(\w+)>`).FindStringSubmatch(item)[1]))
				items++
				if strings.Contains(item, "/First ") {
					items += list(n, depth+1)
				}
				if n = 0; strings.Contains(item, "/Next ") {
					n = p.intAfter(item, "/Next ")
				}
			}
			if count := p.intAfter(p.objects[parent], "/Count "); count != items {
				t.Errorf("%s: %d items below %d, which says %d", tm.Name, items, parent, count)
			}
			return items
		}
		list(p.intAfter(p.objects[p.root], "/Outlines "), 0)
		var sections []string
		for _, s := range got {
			if !strings.HasPrefix(s, "- ") {
				sections = append(sections, s)
			}
		}
		named := slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, "- "+r.Work[0].Position) })
		if want := len(r.Sections()); len(sections) != want || !named || len(got)-want < len(r.Work)+len(r.Education) {
			t.Errorf("%s: %q", tm.Name, got)
		}
	}
}

// TestEmbeddedFonts compares the widths that the PDF states with those of the embedded font, and checks its tables.
func TestEmbeddedFonts(t *testing.T) {
	t.Parallel()
	p := openPDF(t, render(t, full(t), PDF, Options{}).Bytes)
	fonts := 0
	for n, body := range p.objects {
		if !strings.Contains(body, "/CIDFontType2") {
			continue
		}
		fonts++
		if !regexp.MustCompile(`/BaseFont/[A-Z]{6}\+Lato-(Regular|Bold)/`).MatchString(body) {
			t.Errorf("font %d: %s", n, body)
		}
		file := p.streams[p.intAfter(p.objects[p.intAfter(body, "/FontDescriptor ")], "/FontFile2 ")]
		tables := sfntTables(t, file)
		stated := strings.Fields(regexp.MustCompile(`/W\[0\[(.*?)\]\]`).FindStringSubmatch(body)[1])
		for i, s := range stated {
			want, _ := strconv.ParseFloat(s, 64)
			upem := float64(binary.BigEndian.Uint16(tables["head"][18:]))
			if got := float64(binary.BigEndian.Uint16(tables["hmtx"][4*i:])) * 1000 / upem; got-want > .001 ||
				want-got > .001 {
				t.Errorf("glyph %d: width %v stated, %v in the font", i, want, got)
			}
		}
		glyphs := int(binary.BigEndian.Uint16(tables["maxp"][4:]))
		if len(tables["loca"]) != 4*(glyphs+1) || len(tables["hmtx"]) != 4*glyphs || glyphs < len(stated) {
			t.Errorf("%d glyphs, loca %d, hmtx %d, %d widths", glyphs, len(tables["loca"]), len(tables["hmtx"]),
				len(stated))
		}
		if end := binary.BigEndian.Uint32(tables["loca"][4*glyphs:]); int(end) != len(tables["glyf"]) {
			t.Errorf("loca ends at %d, glyf at %d", end, len(tables["glyf"]))
		}
	}
	if fonts != 2 {
		t.Errorf("%d fonts, want regular and bold", fonts)
	}
}

func sfntTables(t *testing.T, file []byte) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	for i := range int(binary.BigEndian.Uint16(file[4:])) {
		e := file[12+16*i:]
		from, n := binary.BigEndian.Uint32(e[8:]), binary.BigEndian.Uint32(e[12:])
		out[string(e[:4])] = file[from : from+n]
	}
	return out
}

func TestSameInputSameBytes(t *testing.T) {
	t.Parallel()
	r := full(t)
	for _, f := range []Format{PDF, DOCX, TXT, Markdown, JSON} {
		want := render(t, r, f, Options{}).Bytes
		var all sync.WaitGroup
		got := make([][]byte, 8)
		for i := range got {
			all.Go(func() {
				if out, err := Resume(r, f, Options{}); err == nil {
					got[i] = out.Bytes
				}
			})
		}
		all.Wait()
		for i := range got {
			if !bytes.Equal(got[i], want) {
				t.Errorf("%s, run %d: other bytes", f, i)
			}
		}
	}
}
