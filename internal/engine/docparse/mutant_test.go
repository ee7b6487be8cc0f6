package docparse

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// mutantsWanted is how many mutants of each kind are read: MUTANTS where it is set, as scripts/fuzz does, else as many
// as a test run can afford.
func mutantsWanted(t *testing.T, affordable int) int {
	t.Helper()
	if s := os.Getenv("MUTANTS"); s != "" {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	return max(affordable/raceCost, 1)
}

// hugeNumbers are what counts and lengths grow to.
var hugeNumbers = []string{"0", "-1", "99999999", "2147483647", "4294967296", "1e30", "65536"}

// mutant damages a file as bytes: flips, cuts, doubles, swaps or overwrites spans of it, and grows its numbers.
func mutant(data []byte, src *rand.Rand) []byte {
	out := bytes.Clone(data)
	for range 1 + src.IntN(8) {
		if len(out) < 64 {
			break
		}
		at := src.IntN(len(out) - 8)
		n := min(1+src.IntN(400), len(out)-at)
		switch src.IntN(8) {
		case 0:
			out[at] ^= byte(1 << src.IntN(8))
		case 1:
			copy(out[at:], "\xff\xff\xff\xff")
		case 2:
			out = append(out[:at:at], out[at+n:]...)
		case 3:
			out = append(out[:at:at], append(bytes.Clone(out[at:at+n]), out[at:]...)...)
		case 4:
			other := src.IntN(len(out) - 8)
			n = min(n, len(out)-other)
			a := bytes.Clone(out[at : at+n])
			copy(out[at:at+n], out[other:other+n])
			copy(out[other:other+n], a)
		case 5, 6:
			out = growNumber(out, at, hugeNumbers[src.IntN(len(hugeNumbers))])
		case 7:
			if src.IntN(4) == 0 { // rarely: most of a file that is cut off is an empty test
				out = out[:at]
			}
		}
	}
	return out
}

// growNumber puts another number for the first one behind a place.
func growNumber(data []byte, at int, number string) []byte {
	from := bytes.IndexAny(data[at:], "0123456789")
	if from < 0 {
		return data
	}
	from += at
	to := from
	for to < len(data) && data[to] >= '0' && data[to] <= '9' {
		to++
	}
	return append(data[:from:from], append([]byte(number), data[to:]...)...)
}

// packedMutant damages a Word document or an OpenDocument text behind its packing: the XML of its parts, their names,
// their number.
func packedMutant(t *testing.T, data []byte, src *rand.Rand) []byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var parts []string
	hit := src.IntN(len(z.File))
	for i, f := range z.File {
		rc, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(rc)
		if err != nil {
			t.Fatal(err)
		}
		name := f.Name
		// the body always, another part as well
		read := strings.HasSuffix(name, "document.xml") || name == "content.xml" || i == hit
		switch k := src.IntN(20); {
		case k == 0 && i == hit:
			continue
		case k == 1 && i == hit:
			parts = append(parts, name, string(text))
		case k == 2 && i == hit:
			name = strings.ToUpper(name) + "x"
		case read && k < 12:
			text = elementMutant(text, src)
		case read:
			text = mutant(text, src)
		}
		parts = append(parts, name, string(text))
	}
	return zipOf(t, parts...)
}

// elementMutant drops, doubles, swaps and nests whole elements' tags, so that much of the XML stays well formed.
func elementMutant(text []byte, src *rand.Rand) []byte {
	tags := bytes.SplitAfter(text, []byte(">"))
	for range 1 + src.IntN(6) {
		i, j := src.IntN(len(tags)), src.IntN(len(tags))
		switch src.IntN(5) {
		case 0:
			tags[i] = nil
		case 1:
			tags[i] = bytes.Repeat(tags[i], 1+src.IntN(50))
		case 2:
			tags[i], tags[j] = tags[j], tags[i]
		case 3: // an element of its own around nothing
			tags[i] = append(bytes.Clone(tags[i]), []byte("<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>")...)
		case 4:
			tags[i] = append(bytes.Clone(tags[i]), tags[j]...)
		}
	}
	return bytes.Join(tags, nil)
}

// plainPDF is a PDF of two pages whose content is not packed, so that its numbers and operators can be damaged.
func plainPDF() []byte {
	lines := []string{
		"Jane Example", "Berlin, Germany | jane@example.com | +49 30 1234567", "EXPERIENCE",
		"Engineer, Acme GmbH, Jan 2020 - Present",
		"- Built bridges of steel and wood", "- Led a team of five people", "EDUCATION",
		"BSc Civil Engineering, State University, 2012 - 2016", "SKILLS", "Steel, Wood, Concrete",
	}
	return simplePDF(2, strings.Join(lines, ") Tj 0 -18 Td ("))
}

// TestMutants holds that damaged files give what a reading owes: a result or a sentence, soon, without growing.
func TestMutants(t *testing.T) {
	t.Parallel()
	flat := func(_ *testing.T, data []byte, src *rand.Rand) []byte { return mutant(data, src) }
	public := func(name string) []byte {
		return testFile(t, filepath.Join("..", "..", "..", "testdata", "parsing", "docs", name))
	}
	for name, c := range map[string]struct {
		affordable int
		harm       func(*testing.T, []byte, *rand.Rand) []byte
		files      [][]byte
	}{
		"pdf": {100, flat, [][]byte{
			plainPDF(), testdata(t, "p03__own-sidebar.pdf"), plainPDF(),
			testdata(t, "p02__mixed-twocol.pdf"), plainPDF(), public("p05__class.pdf"),
		}},
		"docx": {400, flat, [][]byte{
			testdata(t, "p07__docx-plain.docx"), testdata(t, "p03__docx-table.docx"),
			public("p05__docx-pandoc.docx"),
		}},
		"docx inside": {250, packedMutant, [][]byte{
			testdata(t, "p07__docx-plain.docx"),
			testdata(t, "p03__docx-table.docx"), public("p05__docx-pandoc.docx"),
		}},
		"odt": {200, flat, [][]byte{
			testdata(t, "formats/p01__docx-plain.odt"), testdata(t, "formats/p03__docx-table.odt"),
		}},
		"odt inside": {150, packedMutant, [][]byte{
			testdata(t, "formats/p02__docx-pandoc.odt"), testdata(t, "formats/p03__docx-table.odt"),
		}},
		"rtf": {300, flat, [][]byte{
			[]byte(wordRTF), testdata(t, "formats/p03__docx-table.rtf"), []byte(wordpad),
			testdata(t, "formats/p01__docx-plain.rtf"),
		}},
		"html": {300, flat, [][]byte{
			[]byte(webPage), testdata(t, "formats/p03__docx-table.html"), testdata(t, "formats/p01__docx-plain.html"),
		}},
		"text": {500, flat, [][]byte{
			testdata(t, "p03__txt-caps.txt"), testdata(t, "p02__txt-underline.txt"),
			testdata(t, "compact.txt"),
			[]byte(FromText(string(testdata(t, "p03__txt-caps.txt"))).Document.Markdown()),
		}},
		"json": {500, flat, [][]byte{
			FromText(string(testdata(t, "p03__txt-caps.txt"))).Document.JSON(),
			FromText(string(testdata(t, "p02__txt-underline.txt"))).Document.JSON(),
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			src := rand.New(rand.NewPCG(7, uint64(len(name))))
			before := heapNow()
			read := 0
			for i := range mutantsWanted(t, c.affordable) {
				m := c.harm(t, c.files[i%len(c.files)], src)
				began := time.Now()
				res, err := testReader().Read(context.Background(), "", m)
				holdAnswer(t, "mutant "+strconv.Itoa(i), res, err)
				if d := time.Since(began); d > 20*time.Second {
					t.Errorf("mutant %d took %v", i, d)
				}
				if err == nil {
					read++
				}
			}
			if read == 0 {
				t.Error("no mutant was read at all: they are damaged too much to test anything")
			}
			if after := heapNow(); after > before+(256<<20) {
				t.Errorf("the heap grew from %d to %d MiB", before>>20, after>>20)
			}
			t.Logf("%d read", read)
		})
	}
}

func heapNow() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

func testFile(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
