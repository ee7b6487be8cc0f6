package docparse

import (
	"bytes"
	"cmp"
	"encoding/json"
	"html"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

// fromStructured reads a resume that a program keeps as JSON or YAML: JSON Resume, Reactive Resume (versions 3 to 5) or
// rendercv. Any other shape is refused with what the user can do.
func fromStructured(data []byte) (*Result, error) {
	if len(data) > document.MaxBytes {
		return FromJSON(data) // which says so
	}
	var tree any
	if err := json.Unmarshal(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")), &tree); err != nil {
		if !yamlLike(data) {
			return FromJSON(data)
		}
		if err := yaml.Unmarshal(data, &tree); err != nil {
			return nil, fault.Wrap("docparse.fromStructured", fault.Unreadable,
				"The YAML file can't be read because it's damaged or incomplete.", err)
		}
	}
	root, _ := tree.(map[string]any)
	for _, shape := range []func(shaped) (shaped, bool){reactiveResume, rendercv} {
		out, ok := shape(root)
		if !ok {
			continue
		}
		mapped, err := json.Marshal(out)
		if err != nil {
			return nil, fault.Wrap("docparse.fromStructured", fault.Unreadable, unknownShape, err)
		}
		res, err := FromJSON(mapped)
		if err != nil {
			return nil, err
		}
		for _, left := range leftOf(root, "") {
			res.NotPlaced = append(res.NotPlaced, Line{Text: left})
		}
		return res, nil
	}
	if yamlLike(data) {
		return nil, fault.New("docparse.fromStructured", fault.Unsupported, yamlMessage)
	}
	return FromJSON(data)
}

const (
	unknownShape = "This JSON file is not in a format that Vitae can read. Export the resume as JSON Resume, PDF or DOCX and upload that."
	yamlMessage  = "This YAML file is not in a format that Vitae can read. Upload the PDF that was made from it, or a DOCX."
	texMessage   = "This is the source of a LaTeX document. Upload the PDF that was made from it."
	csvMessage   = "This is a table (CSV). Upload a resume as PDF or DOCX, or paste its text. For LinkedIn data, upload the ZIP file you downloaded."
	xmlMessage   = "This is an XML file. Export the resume as PDF or DOCX and upload that."
)

var (
	yamlStart = regexp.MustCompile(`(?m)\A(?:\s*(?:#.*|---)?\r?\n)*cv:[ \t]*\r?$`)
	texStart  = regexp.MustCompile(
		`(?m)\A(?:\s*(?:%.*)?\r?\n)*[ \t]*\\(?:documentclass|documentstyle|input|usepackage|begin\{document\})`)
	// The first lines of the tables in LinkedIn's export of data.
	csvStart = regexp.MustCompile(
		`\A(?:\xef\xbb\xbf)?(?:Company Name,Title,|First Name,Last Name,|School Name,Start Date,|Name,Url,Authority,)`)
)

// yamlLike reports whether a file is YAML with a resume under "cv", as rendercv has it.
func yamlLike(data []byte) bool { return yamlStart.Match(data[:min(len(data), 4096)]) }

// source names the kind of a text file that is no resume by itself, by its name's ending or its beginning, with what
// the user can do; "" for other files.
func source(ext string, head []byte) string {
	switch {
	case ext == "tex", ext == "latex", texStart.Match(head):
		return texMessage
	case ext == "csv", ext == "tsv", csvStart.Match(head):
		return csvMessage
	case ext == "xml", bytes.HasPrefix(bytes.TrimSpace(head), []byte("<?xml")):
		return xmlMessage
	case (ext == "yaml" || ext == "yml") && !yamlLike(head):
		return yamlMessage
	}
	return ""
}

// shaped is an object of a program's file. What is taken out of it is deleted, so that what is left was not understood.
type shaped map[string]any

// object takes an object.
func (s shaped) object(key string) shaped {
	o, _ := s[key].(map[string]any)
	return o
}

// text takes the first of some keys that holds words: a text, a number, or an address with its label.
func (s shaped) text(keys ...string) string {
	for _, key := range keys {
		switch v := s[key].(type) {
		case string:
			delete(s, key)
			if v = strings.TrimSpace(v); v != "" {
				return v
			}
		case map[string]any:
			if at, _ := first(v["href"], v["url"]).(string); at != "" {
				delete(s, key)
				return at
			}
		case nil:
		case []any, bool:
		default:
			if t := document.Date(strings.Trim(string(mustJSON(v)), `"`)); t != "" {
				delete(s, key)
				return string(t)
			}
		}
	}
	return ""
}

func first(vs ...any) any {
	for _, v := range vs {
		if v != nil && v != "" {
			return v
		}
	}
	return nil
}

// mustJSON returns a number or time as it is written.
func mustJSON(v any) []byte {
	out, err := json.Marshal(v)
	if err != nil {
		return nil
	}
	return out
}

// words takes a list of words, or a text that lists them.
func (s shaped) words(key string) []any {
	var out []any
	switch v := s[key].(type) {
	case []any:
		for _, e := range v {
			if t, ok := e.(string); ok && strings.TrimSpace(t) != "" {
				out = append(out, strings.TrimSpace(t))
			}
		}
	case string:
		for _, t := range listItems(v) {
			out = append(out, t)
		}
	default:
		return nil
	}
	delete(s, key)
	return out
}

// period takes the beginning and end of an entry: each by itself, or as words such as "March 2019 – Present".
func (s shaped) period(out shaped, keys ...string) {
	start, end := s.text("start_date", "startDate"), s.text("end_date", "endDate")
	for _, key := range keys {
		if o := s.object(key); o != nil {
			start, end = o.text("start"), o.text("end")
			delete(s, key)
		}
	}
	if start == "" && end == "" {
		t := s.text(keys...)
		switch d, ok := period(findDates(t)); {
		case ok && d.isRange:
			start, end = string(d.start), string(d.end)
		case ok:
			from, to := jobDates(d)
			start, end = string(from), string(to)
			if out["institution"] != nil { // a degree's one date is when it was given
				start, end = "", cmp.Or(end, start)
			}
		default:
			end = t
		}
	}
	out["startDate"], out["endDate"] = start, end
}

var (
	proseItem  = regexp.MustCompile(`(?is)<li\b[^>]*>(.*?)</li>`)
	proseBreak = regexp.MustCompile(`(?i)<br\s*/?>|</(?:p|div|h\d|ul|ol|li)>`)
	proseMark  = regexp.MustCompile(`<[^>]*>`)
)

// prose takes a text of HTML, Markdown or plain lines apart into its paragraphs and the points of its lists.
func prose(text string) (paragraphs string, points []any) {
	clean := func(t string) string {
		t = html.UnescapeString(proseMark.ReplaceAllString(t, " "))
		return strings.Join(strings.Fields(strings.ReplaceAll(t, "**", "")), " ")
	}
	rest := proseItem.ReplaceAllStringFunc(text, func(item string) string {
		if t := clean(item); t != "" {
			points = append(points, t)
		}
		return "\n"
	})
	var lines []string
	for line := range strings.Lines(proseBreak.ReplaceAllString(rest, "\n")) {
		t := clean(line)
		if point, ok := cutMark(t); ok && point != "" {
			points = append(points, point)
		} else if t != "" {
			lines = append(lines, t)
		}
	}
	return strings.Join(lines, "\n"), points
}

// said puts what an entry tells into its summary and highlights.
func (s shaped) said(out shaped, keys ...string) {
	paragraphs, points := prose(s.text(keys...))
	points = append(points, s.words("highlights")...)
	out["summary"], out["highlights"] = paragraphs, points
}

// furniture are the keys of what is about a program and how a page looks, not about the person.
var furniture = set(`id _id visible hidden icon iconcolor icon_color columns metadata design locale rendercv_settings settings separatelinks separate_links options picture public slug title_case level levelnum level_num style options showlinkintitle showicon pagebreakbefore inset_link createdat updatedat userid type effects aspectratio borderradius size`)

// leftOf lists the texts of what was not taken, as "path: text".
func leftOf(v any, path string) []string {
	var out []string
	switch x := v.(type) {
	case map[string]any:
		keys := make([]string, 0, len(x))
		for k := range x {
			if !furniture[strings.ToLower(k)] {
				keys = append(keys, k)
			}
		}
		slices.Sort(keys)
		for _, k := range keys {
			out = append(out, leftOf(x[k], strings.TrimPrefix(path+"."+k, "."))...)
		}
	case []any:
		for i, e := range x {
			out = append(out, leftOf(e, pathf("%s[%d]", path, i))...)
		}
	case string:
		t, points := prose(x)
		for _, p := range points {
			t = strings.TrimSpace(t + " " + p.(string))
		}
		if t != "" {
			out = append(out, path+": "+t)
		}
	}
	return out
}
