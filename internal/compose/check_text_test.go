package compose

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/document"
)

func TestStatementSentences(t *testing.T) {
	t.Parallel()
	for _, c := range []string{
		"Answers in 18 ms.| Besides, it scales.",
		"Errors at 0.1%.| There were 3.5.| Then none.",
		"B.Sc. Biology with Dr. Vance, approx. 3 min. per sample.",
		"Wrote it in Node.js.| Ran it on AWS.| Sold it!",
		"Ships i.e. boats, e.g. ferries, at St. Malo.",
	} {
		t.Run(c, func(t *testing.T) {
			t.Parallel()
			var got []string
			for _, s := range read(strings.ReplaceAll(c, "|", ""), nil, english).all {
				got = append(got, plainSentence(s.text))
			}
			var want []string
			for _, part := range strings.Split(c, "|") {
				want = append(want, strings.Trim(part, " ."))
			}
			want[len(want)-1], got[len(got)-1] = strings.TrimRight(want[len(want)-1], "!"), strings.TrimRight(got[len(got)-1], "!")
			if !slices.Equal(got, want) {
				t.Errorf("got %q", got)
			}
		})
	}
}

// Sentences taken over word for word are no claims of the rewritten text, whatever stands beside them.
func TestCheckCopiedSentences(t *testing.T) {
	t.Parallel()
	original := Text{Text: "Ada Lind\nDesign engineer: product design from sketch to production. Speaks at Zenith Days since 2019.\n" +
		"Design Engineer, Vestby Compressors, 2018 - Present\n- Helped the foundry raise yield to 95%. Answer time of the rig 18 ms. Basics of Ansys; no Catia.\n"}
	for _, c := range []struct {
		name, line string
		want       []string
	}{
		{"appended", "Design engineer: product design from sketch to production. Runs 40 sites.", []string{"40"}},
		{"prefixed", "Knows Quorxel. Design engineer: product design from sketch to production.", []string{"Quorxel"}},
		{"between", "- Helped the foundry raise yield to 95%. Led the yield work at the foundry. Answer time of the rig 18 ms.", []string{"Led"}},
		{"reordered", "- Basics of Ansys; no Catia. Answer time of the rig 18 ms. Helped the foundry raise yield to 95%.", nil},
		{"changed", "- Helped the foundry raise yield to 99%. Answer time of the rig 18 ms.", []string{"99%"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			var got []string
			for _, f := range Check(checkCatalogue(t), original, Text{Text: c.line}) {
				got = append(got, f.Value)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got %q", got)
			}
		})
	}
}

// A text that lost its lines is one long statement with many dates: it is checked in time, and what is new is found.
func TestCheckOfTextWithoutLines(t *testing.T) {
	t.Parallel()
	original := strings.ReplaceAll(strings.Repeat(readFile(t, "testdata/truth/devops.original.txt"), 10), "\n", " ")
	k := NewChecker(checkCatalogue(t), Text{Text: original})
	if found := k.Check(Text{Text: original}); len(found) > 0 {
		t.Errorf("of itself: %+v", found)
	}
	found := highs(k.Check(Text{Text: strings.ReplaceAll(original, "2018", "2011") + " Budget of $91,000."}))
	for _, kind := range []string{"date", "number"} {
		if !slices.ContainsFunc(found, func(f Finding) bool { return f.Kind == kind }) {
			t.Errorf("no %s in %+v", kind, found)
		}
	}
}

// TestOtherSentencesAreNoHeads: a period in one sentence of a letter makes no employer of the words of another.
func TestOtherSentencesAreNoHeads(t *testing.T) {
	t.Parallel()
	r := &document.Resume{Work: []document.Work{
		{Name: "Wendle Spa", Position: "Massage Therapist", StartDate: "2018", Highlights: []string{"20 clients a week, mostly runners"}},
		{Name: "Pulse Fitness", Position: "Gym Instructor", StartDate: "2015", EndDate: "2018"},
	}}
	checker := NewChecker(loaded(), Text{Text: r.Text(), Document: r})
	honest := "There, my work covers 20 clients a week and mostly runners. Before that, I was a Gym Instructor at Pulse Fitness, from 2015 to 2018."
	if found := checker.Check(Text{Text: honest, Now: today}); len(found) > 0 {
		t.Errorf("an honest paragraph: %+v", found)
	}
	lie := strings.Replace(honest, "Pulse Fitness", "Marlow Athletics", 1)
	if found := checker.Check(Text{Text: lie, Now: today}); len(found) == 0 {
		t.Error("another employer was not found")
	}
}
