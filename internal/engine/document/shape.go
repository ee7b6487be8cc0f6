package document

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// wrappers are the keys under which programs put a whole resume.
var wrappers = []string{
	"resume", "data", "attributes", "cv", "jsonResume", "json_resume", "content", "document",
	"result",
}

// unwrap finds the resume in a tree: at its root, under a key that only wraps it, or alone in a list.
func unwrap(tree any, depth int) (map[string]any, bool) {
	if list, ok := tree.([]any); ok && len(list) == 1 {
		tree = list[0]
	}
	obj, ok := tree.(map[string]any)
	if !ok || depth > 3 {
		return nil, false
	}
	if looksLikeResume(obj) {
		return obj, true
	}
	for _, k := range wrappers {
		if found, ok := unwrap(obj[k], depth+1); ok {
			return found, true
		}
	}
	return nil, false
}

// renamed maps, for each type of the schema, the names that other versions and programs use to the schema's own.
var renamed = map[string]map[string]string{
	"Resume": {"certifications": "certificates", "experience": "work", "volunteering": "volunteer"},
	"Basics": {
		"website": "url", "picture": "image", "phoneNumber": "phone", "mail": "email", "headline": "label",
		"title": "label",
	},
	"Location": {"country": "countryCode", "state": "region", "zip": "postalCode", "street": "address"},
	"Profile":  {"website": "url", "name": "network"},
	"Work": {
		"company": "name", "employer": "name", "organization": "name", "title": "position",
		"role": "position", "website": "url", "start": "startDate", "end": "endDate", "achievements": "highlights",
		"responsibilities": "highlights",
	},
	"Volunteer": {"website": "url", "role": "position", "start": "startDate", "end": "endDate"},
	"Education": {
		"gpa": "score", "grade": "score", "website": "url", "school": "institution",
		"university": "institution", "degree": "studyType", "major": "area", "fieldOfStudy": "area",
		"start": "startDate", "end": "endDate",
	},
	"Award": {"name": "title", "issuer": "awarder"},
	"Certificate": {
		"title": "name", "organization": "issuer", "authority": "issuer", "website": "url",
		"releaseDate": "date",
	},
	"Publication": {"title": "name", "website": "url", "date": "releaseDate"},
	"Skill":       {"skill": "name"},
	"Language":    {"name": "language", "level": "fluency"},
	"Project": {
		"title": "name", "website": "url", "link": "url", "technologies": "keywords",
		"summary": "description", "start": "startDate", "end": "endDate",
	},
}

// lone is the field that a bare text stands for where the schema wants an object.
var lone = map[string]string{
	"Location": "city", "Profile": "url", "Award": "title", "Certificate": "name",
	"Publication": "name", "Skill": "name", "Language": "language", "Interest": "name", "Reference": "reference",
	"Project": "name",
}

// shaper brings a tree into the shape of the schema and notes what has no place in it.
type shaper struct {
	left   []string
	misfit []string // of left, what stands in a field of the schema that cannot hold it
}

// refuse leaves a value that the schema's field cannot hold in any way.
func (s *shaper) refuse(path string, v any) {
	n := len(s.left)
	s.leave(path, v)
	s.misfit = append(s.misfit, s.left[n:]...)
}

func (s *shaper) leave(path string, v any) {
	switch x := v.(type) {
	case map[string]any:
		for _, k := range sortedKeys(x) {
			s.leave(path+"."+k, x[k])
		}
	case []any:
		for i, e := range x {
			s.leave(fmt.Sprintf("%s[%d]", path, i), e)
		}
	default:
		if t := plain(v); t != "" {
			s.left = append(s.left, strings.TrimPrefix(path, ".")+": "+t)
		}
	}
}

func sortedKeys(m map[string]any) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// plain returns a text or number as text, "" for everything else.
func plain(v any) string {
	switch x := v.(type) {
	case string:
		return x
	case float64:
		return strconv.FormatFloat(x, 'f', -1, 64)
	}
	return ""
}

// value returns v in the shape of type t; nil where nothing of it fits.
func (s *shaper) value(v any, t reflect.Type, path, key string) any {
	switch {
	case v == nil:
		return nil
	case t == reflect.TypeFor[*Meta]():
		return v // about the file: it is read as it is
	case t == reflect.TypeFor[Date]():
		return s.date(v, path, key)
	case t.Kind() == reflect.String:
		return s.text(v, path, key)
	case t.Kind() == reflect.Pointer:
		return s.object(v, t.Elem(), path)
	case t.Kind() == reflect.Struct:
		return s.object(v, t, path)
	case t.Kind() == reflect.Slice:
		return s.list(v, t.Elem(), path, key)
	}
	return v
}

// partKeys are the parts of a text that is given as an object, in their order.
var partKeys = []string{
	"name", "text", "value", "title", "description", "summary", "address", "city", "region",
	"country", "countryCode",
}

func (s *shaper) text(v any, path, key string) any {
	var parts []string
	switch x := v.(type) {
	case []any:
		for i, e := range x {
			if t, ok := s.text(e, fmt.Sprintf("%s[%d]", path, i), key).(string); ok && t != "" {
				parts = append(parts, t)
			}
		}
	case map[string]any:
		for _, k := range partKeys {
			if t := plain(x[k]); t != "" {
				parts = append(parts, t)
				delete(x, k)
			}
		}
		s.leave(path, x)
	default:
		return plain(v)
	}
	sep := ", "
	if key == "summary" || key == "description" || key == "reference" {
		sep = "\n"
	}
	return strings.Join(parts, sep)
}

func (s *shaper) date(v any, path, key string) any {
	t := strings.TrimSpace(plain(v))
	d := looseDate(t)
	if d == "" && t != "" && (key != "endDate" || !goesOn(t)) {
		s.leave(path, v)
	}
	return string(d)
}

// object returns a struct's fields: by their names, by the names they had, or, for a bare text, as the field it stands
// for.
func (s *shaper) object(v any, t reflect.Type, path string) any {
	if list, ok := v.([]any); ok && len(list) == 1 {
		v = list[0]
	}
	in, ok := v.(map[string]any)
	if !ok {
		if text := plain(v); text != "" && lone[t.Name()] != "" {
			return map[string]any{lone[t.Name()]: text}
		}
		s.refuse(path, v)
		return nil
	}
	fields := map[string]reflect.Type{}
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		fields[name] = t.Field(i).Type
	}
	for _, old := range sortedKeys(in) {
		now := renamed[t.Name()][old]
		if _, own := fields[old]; own || now == "" || in[old] == nil {
			continue
		}
		if empty(in[now]) {
			in[now] = in[old]
			delete(in, old)
		}
	}
	out := map[string]any{}
	for _, k := range sortedKeys(in) {
		ft, known := fields[k]
		if !known {
			s.leave(path+"."+k, in[k])
			continue
		}
		if x := s.value(in[k], ft, path+"."+k, k); x != nil {
			out[k] = x
		}
	}
	return out
}

func empty(v any) bool {
	list, isList := v.([]any)
	return v == nil || v == "" || isList && len(list) == 0
}

// list returns a list's items: of a list, of an object whose keys are numbers, of one item alone, of a text that lists
// them.
func (s *shaper) list(v any, t reflect.Type, path, key string) any {
	var items []any
	switch x := v.(type) {
	case []any:
		items = x
	case map[string]any:
		items = numbered(x)
	case string:
		for _, part := range listed(x, key, t.Kind() == reflect.Struct && lone[t.Name()] != "") {
			items = append(items, part)
		}
	default:
		s.refuse(path, v)
		return nil
	}
	out := []any{}
	for i, e := range items {
		x := s.value(e, t, fmt.Sprintf("%s[%d]", path, i), key)
		if x == nil || x == "" {
			continue
		}
		out = append(out, x)
	}
	return out
}

// numbered returns the values of an object with the keys 0, 1, 2, …, in that order; any other object stands for itself.
func numbered(m map[string]any) []any {
	var out []any
	for i := range len(m) {
		e, ok := m[strconv.Itoa(i)]
		if !ok {
			return []any{m}
		}
		out = append(out, e)
	}
	return out
}

// listed cuts a text that stands for a list: at its lines, and at its commas where its items are words.
func listed(s, key string, words bool) []string {
	split := func(r rune) bool { return r == '\n' }
	if words || key == "keywords" || key == "roles" {
		split = func(r rune) bool { return r == '\n' || r == ',' || r == ';' }
	}
	var out []string
	for _, part := range strings.FieldsFunc(s, split) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}
