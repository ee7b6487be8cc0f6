package main

import (
	"archive/zip"
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/names"
)

// occupations derives the tables of internal/engine/names from O*NET and ESCO: vectors of words and of occupations from
// how often a word stands with an occupation, which occupations a title has, and what abbreviations stand for. Only
// names, relations and counts leave the sources.

// How much a word counts by where it stands, and the size of the tables: by hand.
const (
	countTitle     = 4
	countLabel     = 2
	countTool      = 2
	countTask      = 1.5
	countText      = 1
	countOptional  = 0.7
	leastWordCount = 3
	dimensions     = names.Dimensions
	rounds         = 4
)

// leastNorm keeps what has no length from dividing by nought.
const leastNorm = 1e-9

// counted is the matrix of words by occupations with the titles of each.
type counted struct {
	words  map[string]int
	list   []string
	cells  []map[int]float32 // by occupation
	titles map[uint32]map[int]bool
	short  map[string]map[string]int // abbreviation → long form → count
	ids    map[string]int
}

func deriveOccupations(onet, esco, out string) error {
	c := &counted{
		words: map[string]int{}, titles: map[uint32]map[int]bool{}, short: map[string]map[string]int{},
		ids: map[string]int{},
	}
	if err := c.onet(onet); err != nil {
		return err
	}
	if err := c.esco(esco); err != nil {
		return err
	}
	fmt.Println("occupations", len(c.cells), "words", len(c.list), "titles", len(c.titles), "abbreviations",
		len(c.short))
	return c.write(out)
}

func (c *counted) occupation(code string) int {
	if i, ok := c.ids[code]; ok {
		return i
	}
	c.ids[code] = len(c.cells)
	c.cells = append(c.cells, map[int]float32{})
	return len(c.cells) - 1
}

func (c *counted) text(occ int, text string, weight float32) {
	for _, t := range names.Cut(text) {
		if names.Empty(t.Low) || len(t.Low) < 2 || strings.Trim(t.Low, "0123456789") == "" {
			continue
		}
		i, ok := c.words[t.Stem]
		if !ok {
			i = len(c.list)
			c.words[t.Stem] = i
			c.list = append(c.list, t.Stem)
		}
		c.cells[occ][i] += weight
	}
}

var bracket = regexp.MustCompile(`\s*\(([^)]*)\)`)

func (c *counted) title(occ int, title string) {
	c.text(occ, title, countTitle)
	for _, m := range bracket.FindAllStringSubmatch(title, -1) {
		c.abbreviation(m[1], bracket.ReplaceAllString(title, ""))
	}
	for _, form := range []string{title, bracket.ReplaceAllString(title, "")} {
		key := names.TitleKey(form)
		if key == 0 {
			continue
		}
		if c.titles[key] == nil {
			c.titles[key] = map[int]bool{}
		}
		c.titles[key][occ] = true
	}
}

var capitalsOnly = regexp.MustCompile(`^[A-Z][A-Za-z]{0,4}[A-Z]s?$`)

// abbreviation keeps a pair where the letters fit the words before them.
func (c *counted) abbreviation(short, long string) {
	if !capitalsOnly.MatchString(short) {
		return
	}
	short = strings.TrimSuffix(short, "s")
	ts := names.Cut(long)
	for n := len(short) + 2; n >= 2; n-- {
		if n > len(ts) {
			continue
		}
		tail := ts[len(ts)-n:]
		if names.Initials(tail) == strings.ToLower(short) {
			form := strings.ToLower(long[tail[0].Start:tail[len(tail)-1].End])
			if c.short[short] == nil {
				c.short[short] = map[string]int{}
			}
			c.short[short][form]++
			return
		}
	}
}

// inline finds abbreviations that stand behind their words: "Enterprise resource planning ERP software".
func (c *counted) inline(text string) {
	for _, t := range names.Cut(text) {
		if len(t.Text) >= 2 && capitalsOnly.MatchString(t.Text) {
			c.abbreviation(t.Text, text[:t.Start])
		}
	}
}

func (c *counted) onet(dir string) error {
	for _, f := range []struct {
		name string
		row  func(occ int, cols []string)
	}{
		{"occupation-data", func(o int, r []string) { c.title(o, singular(r[1])); c.text(o, r[2], countTask) }},
		{"alternate-titles", func(o int, r []string) { c.title(o, r[1]) }},
		{"sample-of-reported-titles", func(o int, r []string) { c.title(o, r[1]) }},
		{"technology-skills", func(o int, r []string) {
			c.text(o, r[1], countTool)
			c.text(o, r[3], countText)
			c.inline(r[1])
			c.inline(r[3])
		}},
		{"tools-used", func(o int, r []string) { c.text(o, r[1], countTool); c.inline(r[1]) }},
		{"task-statements", func(o int, r []string) { c.text(o, r[2], countTask) }},
	} {
		if err := tsv(filepath.Join(dir, f.name+".tsv.gz"),
			func(r []string) { f.row(c.occupation(r[0]), r) }); err != nil {
			return err
		}
	}
	return nil
}

// singular takes the plural off the last word of an occupation's name.
func singular(s string) string {
	if strings.Contains(s, " and ") || strings.Contains(s, ",") {
		return s
	}
	return strings.TrimSuffix(s, "s")
}

func tsv(path string, row func([]string)) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	in := bufio.NewScanner(z)
	in.Buffer(make([]byte, 1<<20), 1<<20)
	for first := true; in.Scan(); first = false {
		if !first {
			row(strings.Split(in.Text(), "\t"))
		}
	}
	return in.Err()
}

func (c *counted) esco(dir string) error {
	labels := map[string][]string{}
	err := csvIn(filepath.Join(dir, "classification-en-1.1.1.zip"), "skills_en.csv", func(r map[string]string) {
		labels[r["conceptUri"]] = append([]string{r["preferredLabel"]}, strings.Split(r["altLabels"], "\n")...)
	})
	if err != nil {
		return err
	}
	err = csvIn(filepath.Join(dir, "classification-en-1.1.1.zip"), "occupations_en.csv", func(r map[string]string) {
		o := c.occupation(r["conceptUri"])
		c.title(o, r["preferredLabel"])
		for _, t := range strings.Split(r["altLabels"], "\n") {
			if t != "" {
				c.title(o, t)
			}
		}
		c.text(o, r["description"], countTask)
	})
	if err != nil {
		return err
	}
	return csvIn(filepath.Join(dir, "relations-1.1.1.zip"), "occupationSkillRelations.csv", func(r map[string]string) {
		o := c.occupation(r["occupationUri"])
		weight := float32(countLabel)
		if r["relationType"] != "essential" {
			weight = countOptional
		}
		all := labels[r["skillUri"]]
		for _, l := range all {
			c.text(o, l, weight/float32(1+len(all)/3))
		}
	})
}

func csvIn(archive, name string, row func(map[string]string)) error {
	z, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer z.Close()
	f, err := z.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	in := csv.NewReader(f)
	in.LazyQuotes = true
	in.FieldsPerRecord = -1
	head, err := in.Read()
	if err != nil {
		return err
	}
	for {
		r, err := in.Read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		m := make(map[string]string, len(head))
		for i, h := range head {
			if i < len(r) {
				m[h] = r[i]
			}
		}
		row(m)
	}
}

func (c *counted) write(dir string) error {
	cells, idf := c.associations()
	fmt.Println("associations", len(cells))
	w, o := factor(cells, len(c.list), len(c.cells))
	has := make([]bool, len(c.list))
	for _, x := range cells {
		has[x.word] = true
	}
	var keep []int
	for i := range c.list {
		if has[i] {
			keep = append(keep, i)
		}
	}
	slices.SortFunc(keep, func(a, b int) int { return strings.Compare(c.list[a], c.list[b]) })
	var words bytes.Buffer
	put(&words, uint32(len(keep)))
	for _, i := range keep {
		words.WriteString(c.list[i])
		words.WriteByte('\n')
	}
	for _, i := range keep {
		words.WriteByte(byte(min(255, idf[i]*25)))
	}
	for d := range dimensions {
		col := make([]float64, len(keep))
		for n, i := range keep {
			norm := 0.0
			for e := range dimensions {
				norm += w[e][i] * w[e][i]
			}
			col[n] = w[d][i] / math.Sqrt(norm+leastNorm)
		}
		quantized(&words, col)
	}
	if err := zipped(filepath.Join(dir, "words.gz"), words.Bytes()); err != nil {
		return err
	}
	var titles bytes.Buffer
	put(&titles, uint32(len(c.cells)))
	for d := range dimensions {
		col := make([]float64, len(c.cells))
		for i := range c.cells {
			norm := 0.0
			for e := range dimensions {
				norm += o[e][i] * o[e][i]
			}
			col[i] = o[d][i] / math.Sqrt(norm+leastNorm)
		}
		quantized(&titles, col)
	}
	c.writeTitles(&titles)
	if err := zipped(filepath.Join(dir, "titles.gz"), titles.Bytes()); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "abbreviations.tsv"), c.abbreviations(), 0o644)
}

// mostOccupations is how many occupations a title is kept with.
const mostOccupations = 4

func (c *counted) writeTitles(b *bytes.Buffer) {
	var keys []uint32
	for k := range c.titles {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	var pairs [][2]uint32
	for _, k := range keys {
		var occs []int
		for o := range c.titles[k] {
			occs = append(occs, o)
		}
		slices.Sort(occs)
		for _, o := range occs[:min(len(occs), mostOccupations)] {
			pairs = append(pairs, [2]uint32{k, uint32(o)})
		}
	}
	put(b, uint32(len(pairs)))
	last := uint32(0)
	for _, p := range pairs {
		b.Write(binary.AppendUvarint(nil, uint64(p[0]-last)))
		last = p[0]
	}
	for _, p := range pairs {
		b.Write(binary.LittleEndian.AppendUint16(nil, uint16(p[1])))
	}
}

// mostForms is how many long forms an abbreviation is kept with.
const mostForms = 6

func (c *counted) abbreviations() []byte {
	var lines []string
	for short, forms := range c.short {
		var list []string
		for f := range forms {
			list = append(list, f)
		}
		slices.SortFunc(list, func(a, b string) int {
			if forms[a] != forms[b] {
				return forms[b] - forms[a]
			}
			return strings.Compare(a, b)
		})
		lines = append(lines, short+"\t"+strings.Join(list[:min(len(list), mostForms)], "\t"))
	}
	slices.Sort(lines)
	return []byte(strings.Join(lines, "\n") + "\n")
}

func put(b *bytes.Buffer, n uint32) { b.Write(binary.LittleEndian.AppendUint32(nil, n)) }

// quantized writes values of unit vectors as bytes.
func quantized(b *bytes.Buffer, col []float64) {
	for _, x := range col {
		b.WriteByte(byte(int8(math.Round(max(-1, min(1, x)) * 127))))
	}
}

func zipped(path string, data []byte) error {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(data); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	fmt.Println(filepath.Base(path), len(data), "compressed", b.Len())
	return os.WriteFile(path, b.Bytes(), 0o644)
}
