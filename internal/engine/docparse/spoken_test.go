package docparse

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// TestSpokenLanguages reads lines about languages in people's own words.
func TestSpokenLanguages(t *testing.T) {
	for _, c := range []struct {
		line string
		want []string
		rest string
	}{
		{"English (native), German: B2", []string{"English|native", "German|B2"}, ""},
		{
			"French: at home, I write it badly. Dutch: at school.",
			[]string{"French|at home, I write it badly", "Dutch|at school"},
			"",
		},
		{"Spanish: conversational, not certified", []string{"Spanish|conversational, not certified"}, ""},
		{"Polish mother tongue, English daily", []string{"Polish|mother tongue", "English|daily"}, ""},
		{"Speak French at kitchen level. Coach hockey.", []string{"French|at kitchen level"}, "Coach hockey"},
		{"Deutsch und Türkisch (beide von Haus aus), Englisch", []string{
			"Deutsch|beide von Haus aus", "Türkisch|beide von Haus aus", "Englisch|",
		}, ""},
		{"Languages known : English, Hindi", []string{"English|", "Hindi|"}, ""},
		{"Mother tongue: Polish", []string{"Polish|Mother tongue"}, ""},
		{"Afrikaans: home language. Kalenjin (fluent)", []string{"Afrikaans|home language", "Kalenjin|fluent"}, ""},
		{"Fluent English, basic Arabic", []string{"English|Fluent", "Arabic|basic"}, ""},
		{"inglés intermedio. Carnet B1", []string{"inglés|intermedio"}, "Carnet B1"},
		{"Mandarin Chinese (HSK 2, for saying hello)", []string{"Mandarin Chinese|HSK 2, for saying hello"}, ""},
		{"Dutch native - English good - Romanian spoken", []string{
			"Dutch|native", "English|good", "Romanian|spoken",
		}, ""},
		{"Tamil (R W S) English (R W S)", []string{"Tamil|R W S", "English|R W S"}, ""},
		{"English: C1. Polish: only for the phone", []string{"English|C1", "Polish|only for the phone"}, ""},
		{"German B1. Irish citizen.", []string{"German|B1"}, "Irish citizen"},
		{"Spanish: grew up with it. English: same", []string{"Spanish|grew up with it", "English|same"}, ""},
		{"Wrote reports in English", nil, "Wrote reports in English"},
		{"Linz, im November", nil, "Linz im November"},
	} {
		langs, rest := spokenIn(c.line)
		var got []string
		for _, l := range langs {
			got = append(got, l.Language+"|"+l.Fluency)
		}
		if !slices.Equal(got, c.want) || strings.Join(rest, " ") != c.rest {
			t.Errorf("%q: %q and %q, want %q and %q", c.line, got, rest, c.want, c.rest)
		}
	}
}

// TestSpokenOnly tells lines about languages from those that just name one.
func TestSpokenOnly(t *testing.T) {
	for s, want := range map[string]bool{
		"Languages: English, Hindi": true, "Spanish: conversational": true, "German B1 (evening class, rusty)": true,
		"Irish: fluent. English: fluent.": true, "English teacher": false, "Italian restaurant, Bergamo": false,
		"Languages: C, C++, Python": false, "English": false, "French Polishing Ltd, London": false,
		"Spanish and French teacher with 12 years in state schools.": false, "Italian and Thai cooking, running": false,
		"French and German translation prize, 2019": false, "English, Spanish and French teacher": false,
		"English, French": true, "Polish mother tongue, English daily": true,
		"Englisch (Schulkenntnisse), Polnisch (einzelne Wörter)": true, "中文": true,
	} {
		if got := spokenOnly(s); got != want {
			t.Errorf("%q: %v", s, got)
		}
	}
}

// TestLevelsHaveAField holds that the level of a language that was found last has its place in the file too.
func TestLevelsHaveAField(t *testing.T) {
	r := Result{Document: &document.Resume{}}
	left := r.addLanguages(Line{Text: "Polish (native), English"})
	var paths []string
	for _, f := range r.Fields {
		paths = append(paths, f.Path)
	}
	if want := []string{
		"languages[0].language", "languages[0].fluency", "languages[1].language",
	}; len(left) > 0 || !slices.Equal(paths, want) {
		t.Errorf("fields %q, left %v", paths, left)
	}
}
