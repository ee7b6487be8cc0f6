package docparse

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/document"
)

// value is one string of a document with the path that names it.
type value struct{ path, text string }

// valuesOf lists every string of a document that came from the file, in the document's order. The order of the sections
// is not one, since it is said by where they stand, nor is the language.
func valuesOf(doc *document.Resume) []value {
	var out []value
	collect(reflect.ValueOf(doc).Elem(), "", &out)
	return slices.DeleteFunc(out, func(v value) bool {
		return strings.HasPrefix(v.path, "meta.vitae.order[") || v.path == "meta.vitae.language"
	})
}

func collect(v reflect.Value, path string, out *[]value) {
	switch v.Kind() {
	case reflect.String:
		if v.Len() > 0 {
			*out = append(*out, value{path, v.String()})
		}
	case reflect.Pointer:
		if !v.IsNil() {
			collect(v.Elem(), path, out)
		}
	case reflect.Slice:
		for i := range v.Len() {
			collect(v.Index(i), path+"["+strconv.Itoa(i)+"]", out)
		}
	case reflect.Map:
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return cmp.Compare(a.String(), b.String()) })
		for _, k := range keys {
			collect(v.MapIndex(k), path+"."+k.String(), out)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).IsZero() {
				continue
			}
			name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
			collect(v.Field(i), strings.TrimPrefix(path+"."+name, "."), out)
		}
	}
}

// entryOf returns the part of a path that names the entry, or the part of the document, that a value belongs to.
func entryOf(path string) string {
	if i := strings.IndexByte(path, ']'); i >= 0 && !strings.HasPrefix(path, "basics") {
		return path[:i+1]
	}
	head, _, _ := strings.Cut(path, ".")
	return head
}

// settleFields gives every string of the document at least one field, in the document's order: the ones that the parts
// of the reader noted while they placed lines, and for what they did not note one by itself (the end of a period, an
// issuer behind a name) the line whose words it is. Fields whose path names no string are left out.
func (b *builder) settleFields(values []value, paras []*para) {
	noted, around := map[string][]Field{}, map[string][]*para{}
	for i, f := range b.res.Fields {
		noted[f.Path] = append(noted[f.Path], f)
		around[entryOf(f.Path)] = append(around[entryOf(f.Path)], b.from[i])
	}
	s, c := newSeeker(paras), newConfidence(&b.doc)
	var out []Field
	for _, v := range values {
		fs := noted[v.path]
		if len(fs) == 0 {
			if p := s.lineOf(v, around[entryOf(v.path)]); p != nil {
				fs = []Field{{Path: v.path, Line: p.place()}}
			}
		}
		if len(fs) == 0 {
			continue
		}
		sure := c.of(v, fs[0].Confidence)
		if p, ok := b.sure[v.path]; ok {
			sure = p
		}
		for _, f := range fs {
			f.Confidence = sure
			out = append(out, f)
		}
	}
	b.res.Fields = out
}

// seeker finds the line whose words a value is.
type seeker struct {
	lines []*wording
	of    map[*para]*wording
	first map[string]int // where each text stands first
}

// wording is a paragraph with its words, as they are and folded.
type wording struct {
	*para
	words, folded string
}

func newSeeker(paras []*para) *seeker {
	s := &seeker{
		lines: make([]*wording, len(paras)), of: make(map[*para]*wording, len(paras)),
		first: make(map[string]int, len(paras)),
	}
	for i, p := range slices.Backward(paras) {
		s.lines[i] = s.wording(p)
		s.first[s.lines[i].words] = i
	}
	return s
}

func (s *seeker) wording(p *para) *wording {
	l := s.of[p]
	if l == nil {
		l = &wording{para: p, words: p.text()}
		s.of[p] = l
	}
	return l
}

func (l *wording) fold() string {
	if l.folded == "" {
		l.folded = fold(l.words)
	}
	return l.folded
}

// lineOf returns the paragraph that holds a value: one of those around it, else the nearest of the file above them,
// else the first of those around it. It is nil only where the document holds what the file does not.
func (s *seeker) lineOf(v value, around []*para) *para {
	near := make([]*wording, len(around))
	for i, p := range around {
		near[i] = s.wording(p)
	}
	holds := holder(v)
	if i := slices.IndexFunc(near, holds); i >= 0 {
		return around[i]
	}
	from := len(s.lines)
	if len(near) > 0 {
		if i, ok := s.first[near[0].words]; ok {
			from = i
		}
	}
	for _, l := range slices.Backward(s.lines[:from]) {
		if holds(l) {
			return l.para
		}
	}
	if i := slices.IndexFunc(s.lines[from:], holds); i >= 0 {
		return s.lines[from+i].para
	}
	return s.closest(v, near)
}

// holder returns the test whether a paragraph says a value: for a date, one of its dates; else its words.
func holder(v value) func(*wording) bool {
	if isDatePath(v.path) {
		return func(l *wording) bool {
			return slices.ContainsFunc(l.dates(), func(d dateSpan) bool {
				return string(d.start) == v.text ||
					string(d.end) == v.text
			})
		}
	}
	folded := fold(v.text)
	return func(l *wording) bool {
		return strings.Contains(l.words, v.text) || strings.Contains(l.fold(), folded) ||
			slices.ContainsFunc(l.links, func(link string) bool { return strings.HasPrefix(link, v.text) })
	}
}

// closest returns the paragraph around a value, or of the file, that has the most of its words.
func (s *seeker) closest(v value, near []*wording) *para {
	want := words(fold(v.text))
	var best *para
	most := 0
	for _, l := range slices.Concat(near, s.lines) {
		n := 0
		for _, w := range want {
			if strings.Contains(l.fold(), w) {
				n++
			}
		}
		if n > most {
			best, most = l.para, n
		}
	}
	if best == nil && len(near) > 0 {
		return near[0].para
	}
	return best
}

// isDatePath reports whether a path names a date.
func isDatePath(path string) bool {
	return strings.HasSuffix(path, "Date") || strings.HasSuffix(path, ".date")
}
