package text

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

func words(s string) string {
	var out []string
	for _, t := range Tokens(s) {
		out = append(out, t.Of(s))
	}
	return strings.Join(out, "|")
}

func TestTokens(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"C++, C# and F#":               "C++|,|C#|and|F#",
		"Node.js/Vue.js on .NET":       "Node.js|/|Vue.js|on|.NET",
		"3.5 years, 10,000 users (5+)": "3.5|years|,|10,000|users|(|5|+|)",
		"I don't":                      "I|don't",
		"l’équipe d'état":              "l’équipe|d'état",
		"CI/CD K8s 24/7":               "CI|/|CD|K8s|24|/|7",
		"U.S. team.Then we":            "U.S|.|team.Then|we",
		"the end.Another sentence":     "the|end|.|Another|sentence",
		"2019–2021 · €40k":             "2019|–|2021|·|€|40k",
		"me@example.com":               "me|@|example.com",
		"Müller-Straße 日本":             "Müller|-|Straße|日本",
		"\u200ba\u00adb":               "a|b",
		"":                             "",
		"\xff":                         "",
	} {
		if got := words(in); got != want {
			t.Errorf("%q gives %s, want %s", in, got, want)
		}
	}
}

func TestTokensCoverTheText(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "text")
		at := 0
		for _, x := range Tokens(s) {
			if x.Start < at || x.End <= x.Start || x.End > len(s) || !utf8.ValidString(x.Of(s)) {
				t.Fatalf("token %v after %d", x, at)
			}
			if gap := s[at:x.Start]; x.Spaced != (gap != "" || x.Start == 0) && at > 0 {
				t.Fatalf("token %v is spaced %v behind %q", x, x.Spaced, gap)
			}
			for i := at; i < x.Start; {
				c, size := classAt(s, i)
				if c != space {
					t.Fatalf("%q is in no token", s[at:x.Start])
				}
				i += size
			}
			at = x.End
		}
	})
}

func sentences(s string) string {
	var out []string
	for _, x := range Sentences(s) {
		out = append(out, strings.ReplaceAll(x.Of(s), "\n", "~"))
	}
	return strings.Join(out, "|")
}

func TestSentences(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"We run it. You help! Do you?":                                "We run it.|You help!|Do you?",
		"- one\n- two, which goes\n  on here\nThree":                  "one|two, which goes~  on here|Three",
		"e.g. Go, z.B. Rust. Dr. Lee at 3 p.m. on 3. Mai.":            "e.g. Go, z.B. Rust.|Dr. Lee at 3 p.m. on 3. Mai.",
		"1. First thing\n2) Second\n(3) Third":                        "First thing|Second|Third",
		"Led the migration of the whole billing system to the\ncloud": "Led the migration of the whole billing system to the~cloud",
		"Skills\nGo":    "Skills|Go",
		"• 1. - Led":    "Led",
		"• -\n- a) Ran": "Ran",
		"-5 degrees":    "-5 degrees",
		"J. R. Hartley worked at Acme Inc. in Leeds.": "J. R. Hartley worked at Acme Inc. in Leeds.",
		"": "",
	} {
		if got := sentences(in); got != want {
			t.Errorf("%q gives %s, want %s", in, got, want)
		}
	}
}

// TestManyBulletsOfOneLine holds that a hostile line costs no stack.
func TestManyBulletsOfOneLine(t *testing.T) {
	t.Parallel()
	s := strings.Repeat("- ", 1<<20) + "Led"
	if got := sentences(s); got != "Led" {
		t.Errorf("%d bytes are left", len(got))
	}
}

func TestSentencesLoseNoLetter(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`([A-Za-z0-9 .,;()\n•-]|1\. |e\.g\. ){0,80}`).Draw(t, "text")
		at, lost := 0, ""
		for _, x := range Sentences(s) {
			if x.Start < at || x.End <= x.Start {
				t.Fatalf("sentence %v after %d", x, at)
			}
			lost += s[at:x.Start]
			at = x.End
		}
		lost += s[at:]
		for _, w := range strings.FieldsFunc(lost, func(r rune) bool { return strings.ContainsRune(" \n.()-•", r) }) {
			if len(w) > 2 || strings.TrimLeft(w, "0123456789abcdefghijklmnopqrstuvwxyz") != "" {
				t.Fatalf("%q of %q is in no sentence", w, s)
			}
		}
	})
}

func TestFoldAndStem(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Élève": "eleve", "STRASSE": "strasse", "Straße": "strasse", "Łódź": "lodz",
		"Ｇｏ": "go", "naïve’s": "naive's",
	} {
		if got := Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
		if got := Fold(Fold(in)); got != want {
			t.Errorf("folding %q twice gives %q", in, got)
		}
	}
	for _, same := range [][3]string{
		{"designing", "designed", "en"},
		{"Rechnungen", "Rechnung", "de"},
		{"équipes", "équipe", "fr"},
		{"técnicos", "técnico", "es"},
	} {
		if a, b := Stem(same[0], same[2]), Stem(same[1], same[2]); a != b {
			t.Errorf("%s and %s have the stems %s and %s", same[0], same[1], a, b)
		}
	}
	if got := Stem("C++", "en"); got != "c++" {
		t.Errorf("the stem of C++ is %s", got)
	}
}

func BenchmarkTokens(b *testing.B) {
	s := strings.Repeat("Moved 46 pipelines from Jenkins to GitHub Actions with ArgoCD; deploys went from 2 a week to 30 a day.\n", 1000)
	b.SetBytes(int64(len(s)))
	for b.Loop() {
		Tokens(s)
	}
}

func TestProse(t *testing.T) {
	t.Parallel()
	for in, want := range map[string][]string{
		"Ran tests. Wrote code.":                         {"Ran tests.", "Wrote code."},
		"Met Dr. Smith at Acme Inc. Boston":              {"Met Dr. Smith at Acme Inc. Boston"},
		"Kept p99 under 18 ms. Led 4 engineers.":         {"Kept p99 under 18 ms.", "Led 4 engineers."},
		"Costs, e.g. Travel. Next":                       {"Costs, e.g. Travel.", "Next"},
		"One. two":                                       {"One. two"},
		"B.S. Accounting, J. Smith, v1.2 of the product": {"B.S. Accounting, J. Smith, v1.2 of the product"},
	} {
		if got := Prose(in); !slices.Equal(got, want) {
			t.Errorf("%q: %q", in, got)
		}
	}
}
