package document

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"unicode/utf8"

	"vitae/internal/base/fault"
)

// Limits of one document. They are far above any real resume and bound what later stages have to hold.
const (
	MaxBytes   = 2 << 20
	maxString  = 20_000
	maxStrings = 20_000
	maxDepth   = 32
)

// Decode reads a document that a program gives: a JSON Resume of any 1.x shape and of the 0.x shapes before it
// (company, website, picture). What the schema does not know is dropped; what stands in a field that cannot hold it is
// refused, for a program is to learn that it was not kept. The error is a sentence for the user.
func Decode(data []byte) (*Resume, error) {
	r, s, err := read(data)
	if err == nil && len(s.misfit) > 0 {
		return nil, fault.New("document.Decode", fault.Invalid, "The document has a value of the wrong type: "+
			s.misfit[0]+".")
	}
	return r, err
}

// Read reads a document that a person's file holds, and gives what has no place in the schema, as "path: text". It
// takes texts for lists and lists for texts, numbers for texts, full times and written months for dates, and a document
// that is wrapped in another.
func Read(data []byte) (*Resume, []string, error) {
	r, s, err := read(data)
	return r, s.left, err
}

func read(data []byte) (*Resume, shaper, error) {
	const op = "document.Decode"
	var s shaper
	if len(data) > MaxBytes {
		return nil, s, fault.New(op, fault.TooLarge, "The JSON document is larger than 2 MB.")
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	if !utf8.Valid(data) {
		return nil, s, fault.New(op, fault.Unreadable, "The JSON document is not valid UTF-8.")
	}
	var tree any
	if err := json.Unmarshal(data, &tree); err != nil {
		return nil, s, fault.Wrap(op, fault.Unreadable, "The JSON document can't be read because it's damaged.", err)
	}
	obj, ok := unwrap(tree, 0)
	if !ok {
		return nil, s, fault.New(op, fault.Unreadable,
			"This isn't a JSON Resume document. Upload the resume as PDF or DOCX, or paste its text.")
	}
	image := heldImage(obj)
	strCount := 0
	if err := bound(obj, 0, &strCount); err != nil {
		return nil, s, fault.Wrap(op, fault.TooLarge, "The JSON document is nested too deeply or is too large.", err)
	}
	meta := obj["meta"]
	delete(obj, "meta")
	flatBasics(obj)
	clean, err := json.Marshal(s.object(obj, reflect.TypeFor[Resume](), ""))
	if err != nil {
		return nil, s, fault.Wrap(op, fault.Internal, "", err)
	}
	var r Resume
	if err := json.Unmarshal(clean, &r); err != nil {
		return nil, s, fault.Wrap(op, fault.Unreadable, "This isn't a valid JSON Resume document.", err)
	}
	r.Meta = metaOf(meta)
	if image != "" {
		r.Basics.Image = image
	}
	return &r, s, nil
}

// heldImage takes a picture that the document holds itself out of the tree: it may be longer than any text.
func heldImage(obj map[string]any) string {
	basics, ok := obj["basics"].(map[string]any)
	if !ok {
		basics = obj
	}
	for _, k := range []string{"image", "picture"} {
		if s, ok := basics[k].(string); ok && strings.HasPrefix(s, "data:") {
			delete(basics, k)
			return s
		}
	}
	return ""
}

// metaOf reads what a file says of itself; nil where that has another shape.
func metaOf(v any) *Meta {
	data, err := json.Marshal(v)
	if err != nil || v == nil {
		return nil
	}
	var m Meta
	if json.Unmarshal(data, &m) != nil {
		return nil
	}
	return &m
}

// flatBasics moves who the person is from the document's root to where the schema has it.
func flatBasics(obj map[string]any) {
	if _, ok := obj["basics"]; ok {
		return
	}
	basics := map[string]any{}
	for _, k := range []string{
		"name", "label", "email", "phone", "url", "website", "summary", "location", "profiles",
		"image", "picture",
	} {
		if v, ok := obj[k]; ok {
			basics[k] = v
			delete(obj, k)
		}
	}
	if len(basics) > 0 {
		obj["basics"] = basics
	}
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

// JSON returns the document as indented JSON that ends in a line feed. The same document gives the same bytes.
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

// Clone returns a deep copy.
func (r *Resume) Clone() *Resume {
	var c Resume
	if err := json.Unmarshal(r.JSON(), &c); err != nil {
		panic(fmt.Sprintf("document: own JSON did not decode: %v", err))
	}
	return &c
}

// Empty reports whether the document states nothing: no name, no line.
func (r *Resume) Empty() bool { return r.Basics.Name == "" && len(r.Lines()) == 0 }
