package docparse

import (
	"bytes"
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/base/fault"
)

// errorer is a test of any kind.
type errorer interface {
	Helper()
	Errorf(format string, args ...any)
}

// holdAnswer holds what every reading owes: a document or a sentence, a document that is read back as it is, a place
// for each string, no word that the file lacks, and no word of the file that is neither in a field nor reported.
func holdAnswer(t errorer, name string, res *Result, err error) {
	t.Helper()
	if err != nil {
		var f *fault.Error
		if !errors.As(err, &f) || f.Kind == fault.Internal || !strings.HasSuffix(fault.Public(err), ".") {
			t.Errorf("%s: %v is no sentence for the user", name, err)
		}
		return
	}
	if res == nil || res.Document == nil {
		t.Errorf("%s: neither a document nor an error", name)
		return
	}
	for _, f := range res.Failures {
		t.Errorf("%s: a part failed: %v\n%s", name, f, f.Stack)
	}
	again, err := FromJSON(res.Document.JSON())
	if err != nil || !bytes.Equal(again.Document.JSON(), res.Document.JSON()) {
		t.Errorf("%s: its own JSON is not read back: %v", name, err)
	}
	if res.Format == JSON {
		return
	}
	holdFields(t, name, res)
	if !strings.HasPrefix(name, madeForm) {
		holdWords(t, name, res)
	}
}

// madeForm begins the names of forms that are put together from labels at random: what is a label there and what is
// said cannot be determined, so their words are not counted.
const madeForm = "form "

// holdFields fails where a string of a result's document has no field with a place, or a field names no string.
func holdFields(t errorer, name string, res *Result) {
	t.Helper()
	values := map[string]string{}
	for _, v := range valuesOf(res.Document) {
		values[v.path] = v.text
	}
	seen := map[string]bool{}
	for _, f := range res.Fields {
		if values[f.Path] == "" {
			t.Errorf("%s: field %q names nothing in the document", name, f.Path)
		}
		if f.Confidence <= 0 || f.Confidence > 1 || strings.TrimSpace(f.Line.Text) == "" ||
			(res.Format == PDF) != (f.Line.Box != nil) {
			t.Errorf("%s: field %+v", name, f)
		}
		seen[f.Path] = true
	}
	for path, text := range values {
		if !seen[path] {
			t.Errorf("%s: %s (%q) has no field", name, path, text)
		}
	}
}

// holdWords fails where a field has a word that the file's text lacks, or a word of running text went nowhere.
func holdWords(t errorer, name string, res *Result) {
	t.Helper()
	file, kept := letters(res.Text), ""
	for _, f := range res.Fields {
		kept += letters(f.Path) + " "
	}
	for _, v := range valuesOf(res.Document) {
		kept += letters(v.text) + " "
		if isDatePath(v.path) || fromLink(v.path) {
			continue
		}
		for _, w := range strings.Fields(v.text) {
			if l := letters(w); !strings.Contains(file, l) {
				t.Errorf("%s: %s has %q, which the file lacks", name, v.path, w)
			}
		}
	}
	for _, l := range res.NotPlaced {
		kept += letters(l.Text) + " "
	}
	for line := range strings.Lines(res.Text) {
		for _, w := range runningWords(line) {
			if !strings.Contains(kept, letters(w)) {
				t.Errorf("%s: %q of %q is in no field and not reported", name, w, line)
			}
		}
	}
}

// fromLink reports whether a value may come from what a link says rather than from the page's words.
func fromLink(path string) bool {
	return strings.HasSuffix(path, "url") || strings.HasPrefix(path, "basics.profiles") || path == "basics.email" ||
		path == "basics.phone" || strings.HasSuffix(path, "countryCode")
}

// letters returns the letters and digits of a text without what stands between them: a word broken at a line's end and
// the whole word are the same.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, fold(s))
}

// runningWords returns the words of a line that is no heading, label or period: nothing but a field can hold them.
func runningWords(line string) []string {
	_, _, line = cutEntryLabel(line)
	if ws := strings.Fields(line); len(ws) < 4 || len(findDates(line)) > 0 || isDuration(strings.TrimSpace(line)) {
		return nil
	}
	// where addresses end too
	apart := func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;|/()[]{}<>\"", r) }
	var out []string
	for _, w := range strings.FieldsFunc(line, apart) {
		l := letters(w)
		if monthWords[fold(w)] > 0 || openWords[fold(w)] { // of a period, which a field holds in another form
			continue
		}
		if utf8.RuneCountInString(l) > 3 && !strings.ContainsAny(w, ":@-\u00ad") && !hasDigit(w) && !isLabel(w) {
			out = append(out, w)
		}
	}
	return out
}
