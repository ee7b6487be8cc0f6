package document

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"

	"vitae/internal/fault"
)

// Limits of one document. They are far above any real resume and bound what later stages have to hold.
const (
	MaxBytes   = 2 << 20
	maxString  = 20_000
	maxStrings = 20_000
	maxDepth   = 32
)

// Decode reads a JSON Resume document of any 1.x shape. Older field names (company, website, picture) and keys that
// the schema does not know are accepted; the latter are dropped. The error is a sentence for the user.
func Decode(data []byte) (*Resume, error) {
	const op = "document.Decode"
	if len(data) > MaxBytes {
		return nil, fault.New(op, fault.TooLarge, "The JSON document is larger than 2 MiB.")
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	if !utf8.Valid(data) {
		return nil, fault.New(op, fault.Unreadable, "The JSON document is not valid UTF-8.")
	}
	var tree any
	if err := json.Unmarshal(data, &tree); err != nil {
		return nil, fault.Wrap(op, fault.Unreadable, "The JSON document cannot be read: it is damaged or cut off.", err)
	}
	obj, ok := tree.(map[string]any)
	if !ok || !looksLikeResume(obj) {
		return nil, fault.New(op, fault.Unreadable, "This is JSON, but not a JSON Resume document.")
	}
	strCount := 0
	if err := bound(obj, 0, &strCount); err != nil {
		return nil, fault.Wrap(op, fault.TooLarge, "The JSON document is too deep or too large.", err)
	}
	modernise(obj)
	clean, err := json.Marshal(obj)
	if err != nil {
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	var r Resume
	if err := json.Unmarshal(clean, &r); err != nil {
		return nil, fault.Wrap(op, fault.Unreadable, "The JSON document does not have the shape of a JSON Resume.", err)
	}
	r.dropBadDates()
	return &r, nil
}

func looksLikeResume(obj map[string]any) bool {
	if b, ok := obj["basics"]; ok {
		_, isObj := b.(map[string]any)
		return isObj
	}
	for _, k := range []string{"work", "education", "skills"} {
		if _, ok := obj[k].([]any); ok {
			return true
		}
	}
	return false
}

// bound refuses documents whose depth, number of strings or length of one string is out of all measure.
func bound(v any, depth int, n *int) error {
	if depth > maxDepth {
		return fmt.Errorf("deeper than %d", maxDepth)
	}
	switch x := v.(type) {
	case string:
		if *n++; *n > maxStrings || len(x) > maxString {
			return fmt.Errorf("more than %d strings, or one over %d bytes", maxStrings, maxString)
		}
	case map[string]any:
		for _, e := range x {
			if err := bound(e, depth+1, n); err != nil {
				return err
			}
		}
	case []any:
		for _, e := range x {
			if err := bound(e, depth+1, n); err != nil {
				return err
			}
		}
	}
	return nil
}

// modernise renames the fields of the 0.x schema in place and drops nulls, so that one set of types reads both.
func modernise(obj map[string]any) {
	rename := func(m map[string]any, old, now string) {
		if v, ok := m[old]; ok {
			if _, has := m[now]; !has {
				m[now] = v
			}
			delete(m, old)
		}
	}
	if b, ok := obj["basics"].(map[string]any); ok {
		rename(b, "website", "url")
		rename(b, "picture", "image")
		if s, ok := b["location"].(string); ok {
			b["location"] = map[string]any{"city": s}
		}
	}
	for key, names := range map[string][][2]string{
		"work": {{"company", "name"}, {"website", "url"}}, "volunteer": {{"website", "url"}}, "education": {{"gpa", "score"}, {"website", "url"}}, "publications": {{"website", "url"}},
	} {
		items, _ := obj[key].([]any)
		for _, it := range items {
			if m, ok := it.(map[string]any); ok {
				for _, n := range names {
					rename(m, n[0], n[1])
				}
			}
		}
	}
	for _, items := range obj {
		list, _ := items.([]any)
		for _, it := range list {
			if m, ok := it.(map[string]any); ok {
				stringify(m)
			}
		}
	}
}

// stringify turns numbers that stand where the schema wants text (a year as a date, a GPA) into text.
func stringify(m map[string]any) {
	for k, v := range m {
		if n, ok := v.(float64); ok {
			m[k] = strings.TrimSuffix(fmt.Sprintf("%.2f", n), ".00")
		}
	}
}

// dropBadDates empties dates that are no ISO dates, keeping the year where one begins the text.
func (r *Resume) dropBadDates() {
	r.eachDate(func(d *Date) {
		s := string(*d)
		if len(s) > 10 {
			s = s[:10]
		}
		for _, n := range []int{len(s), 7, 4} {
			if n <= len(s) && Date(s[:n]).Valid() {
				*d = Date(s[:n])
				return
			}
		}
		*d = ""
	})
}

func (r *Resume) eachDate(f func(*Date)) {
	for i := range r.Work {
		f(&r.Work[i].StartDate)
		f(&r.Work[i].EndDate)
	}
	for i := range r.Volunteer {
		f(&r.Volunteer[i].StartDate)
		f(&r.Volunteer[i].EndDate)
	}
	for i := range r.Education {
		f(&r.Education[i].StartDate)
		f(&r.Education[i].EndDate)
	}
	for i := range r.Projects {
		f(&r.Projects[i].StartDate)
		f(&r.Projects[i].EndDate)
	}
	for i := range r.Awards {
		f(&r.Awards[i].Date)
	}
	for i := range r.Certificates {
		f(&r.Certificates[i].Date)
	}
	for i := range r.Publications {
		f(&r.Publications[i].ReleaseDate)
	}
}

// JSON gives the document as indented JSON that ends in a line feed. The same document gives the same bytes.
func (r *Resume) JSON() []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(r); err != nil {
		panic(fmt.Sprintf("document: a Resume holds only strings and lists, yet it did not encode: %v", err))
	}
	return b.Bytes()
}

// Clone gives a deep copy.
func (r *Resume) Clone() *Resume {
	var c Resume
	if err := json.Unmarshal(r.JSON(), &c); err != nil {
		panic(fmt.Sprintf("document: own JSON did not decode: %v", err))
	}
	return &c
}

// Empty says whether the document states nothing: no name, no line.
func (r *Resume) Empty() bool { return r.Basics.Name == "" && len(r.Lines()) == 0 }
