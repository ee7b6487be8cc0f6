package readback

import (
	"slices"
	"strings"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// maxLosses bounds how many losses are reported. A file with as many is not one that anybody mends line by line.
const maxLosses = 200

// lost is something wanted that does not stand in its place. place is what stands there, nil where nothing does.
type lost struct {
	want  slot
	place *slot
	order int
}

// ordered is a loss with its place among others.
type ordered struct {
	order int
	Loss
}

// search compares two documents. Of what was read, free are the slots that nothing was found in yet.
type search struct {
	losses   []ordered
	open     []lost
	free     []*slot
	reported map[*slot]bool // free ones that a loss shows
	looks    int            // pairs of lines that may still be looked at
}

// Losses lists what a document says and what was read does not say in the same place, in the order of the document, and
// then what was read that nobody wrote. It tells at most 200.
func Losses(want *document.Resume, read *docparse.Result) []Loss {
	s := &search{reported: map[*slot]bool{}, looks: maxPairs}
	wanted, got := sayings(want), sayings(read.Document)
	for _, section := range compared {
		s.section(wanted[section], got[section])
	}
	s.headings(want, read.Document)
	s.resolve(read.NotPlaced)
	s.added()
	return s.inOrder()
}

// lose notes something that does not stand in its place.
func (s *search) lose(w slot, place *slot) { s.open = append(s.open, lost{w, place, len(s.open)}) }

// section compares the entries of one section.
func (s *search) section(want, got []entry) {
	partners := pair(want, got)
	ordered := inOrder(partners)
	taken := map[int]bool{}
	for i, j := range partners {
		if j == nobody {
			s.entry(&want[i], &entry{})
			continue
		}
		taken[j] = true
		s.entry(&want[i], &got[j])
		// words without a group have no place
		if first := want[i].first(); !ordered[i] && first.key != "" && want[i].label != "" && got[j].label != "" {
			s.tell(len(s.open), Loss{
				Path: first.path, Label: want[i].label, Wanted: first.text, Got: first.text,
				At: got[j].label, Kind: Moved,
			})
		}
	}
	for j := range got {
		if !taken[j] {
			s.entry(&entry{}, &got[j])
		}
	}
}

// first returns the first thing that an entry says.
func (e *entry) first() slot {
	for _, list := range [][]slot{e.fields, e.lines, e.items} {
		for _, f := range list {
			if f.key != "" {
				return f
			}
		}
	}
	return slot{}
}

// entry compares two entries of one section, of which either may be empty.
func (s *search) entry(want, got *entry) {
	for i := range max(len(want.fields), len(got.fields)) {
		var w, g *slot
		if i < len(want.fields) && want.fields[i].key != "" {
			w = &want.fields[i]
		}
		if i < len(got.fields) && got.fields[i].key != "" {
			g = &got.fields[i]
		}
		switch {
		case w != nil && g != nil && w.key == g.key:
		case w != nil:
			s.lose(*w, g)
			fallthrough
		default:
			if g != nil {
				s.free = append(s.free, g)
			}
		}
	}
	s.lines(want.lines, got.lines)
	s.items(want.items, got.items)
}

// lines compares two lists whose order counts. What both have in the same order stands; of the rest, what is alike
// between the same neighbours belongs together.
func (s *search) lines(want, got []slot) {
	i, j := 0, 0
	for _, p := range append(inBoth(want, got), candidate{i: len(want), j: len(got)}) {
		s.between(want[i:p.i], got[j:p.j])
		i, j = p.i+1, p.j+1
	}
}

// between takes lines none of which was read as it stands.
func (s *search) between(want, got []slot) {
	has := make([]map[string]int, len(got))
	for k := range got {
		s.free = append(s.free, &got[k])
		has[k] = words(got[k].key)
	}
	s.looks -= len(want) * len(got)
	for _, w := range want {
		s.lose(w, s.likest(w, got, has))
	}
}

// likest returns the line that a wanted one became, nil where none is like it.
func (s *search) likest(w slot, got []slot, has []map[string]int) (place *slot) {
	if s.looks < 0 {
		return nil
	}
	mine, best := words(w.key), enough
	for k := range got {
		if l := likeness(mine, has[k]); l > best {
			best, place = l, &got[k]
		}
	}
	return place
}

// enough is the likeness from which a text is taken for another with some words changed. By hand.
const enough = 0.5

// inBoth returns the longest list of pairs of the same lines in the same order.
func inBoth(want, got []slot) []candidate {
	var head, tail []candidate
	i, j, n, m := 0, 0, len(want), len(got)
	for ; i < n && j < m && want[i].key == got[j].key; i, j = i+1, j+1 {
		head = append(head, candidate{i: i, j: j})
	}
	for ; n > i && m > j && want[n-1].key == got[m-1].key; n, m = n-1, m-1 {
		tail = append(tail, candidate{i: n - 1, j: m - 1})
	}
	slices.Reverse(tail)
	if (n-i)*(m-j) > maxPairs {
		return append(head, tail...)
	}
	run := make([][]int, n-i+1) // run[a][b]: how many pairs want[i+a:n] and got[j+b:m] have
	for a := range run {
		run[a] = make([]int, m-j+1)
	}
	for a := n - i - 1; a >= 0; a-- {
		for b := m - j - 1; b >= 0; b-- {
			if run[a][b] = max(run[a+1][b], run[a][b+1]); want[i+a].key == got[j+b].key {
				run[a][b] = run[a+1][b+1] + 1
			}
		}
	}
	for a, b := 0, 0; a < n-i && b < m-j; {
		switch {
		case want[i+a].key == got[j+b].key:
			head = append(head, candidate{i: i + a, j: j + b})
			a, b = a+1, b+1
		case run[a+1][b] >= run[a][b+1]:
			a++
		default:
			b++
		}
	}
	return append(head, tail...)
}

// items compares two lists that are shown with commas between their items: a comma inside an item looks no different,
// so that what lies between commas is compared, in any order.
func (s *search) items(want, got []slot) {
	has := map[string]int{}
	for _, g := range got {
		for _, part := range parts(g.key) {
			has[part]++
		}
	}
	for _, w := range want {
		whole := true
		for _, part := range parts(w.key) {
			whole = whole && has[part] > 0
			has[part]--
		}
		if !whole {
			s.lose(w, nil)
		}
	}
	used := map[string]int{}
	for _, w := range want {
		for _, part := range parts(w.key) {
			used[part]++
		}
	}
	for k := range got {
		whole := true
		for _, part := range parts(got[k].key) {
			whole = whole && used[part] > 0
			used[part]--
		}
		if !whole {
			s.free = append(s.free, &got[k])
		}
	}
}

func parts(items string) []string {
	var out []string
	for p := range strings.FieldsFuncSeq(items, func(r rune) bool { return r == ',' || r == ';' }) {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, p)
		}
	}
	return out
}

// headings compares the headings of the sections that both have. Those that neither document holds follow its
// language; pages may set them in capitals.
func (s *search) headings(want, got *document.Resume) {
	own, read := want.LayoutOf().Headings, got.LayoutOf().Headings
	for _, section := range want.Sections() {
		if own[section] == "" && read[section] == "" {
			continue
		}
		w, g := want.Heading(section), got.Heading(section)
		if slices.Contains(document.DefaultOrder, section) && slices.Contains(got.Sections(), section) &&
			!strings.EqualFold(plain(w), plain(g)) {
			s.tell(len(s.open), Loss{
				Path: "meta.vitae.headings." + string(section), Label: "Heading “" + w + "”",
				Wanted: w, Got: g, Kind: Changed,
			})
		}
	}
}
