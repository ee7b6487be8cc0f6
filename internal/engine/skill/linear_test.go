package skill

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// nastyTexts are texts of which each word could begin a name, a list or an activity, by what they are made of.
var nastyTexts = []string{
	"a ", "the of ", "- ", "go, ", "x", "managed managed ", "manage the the ", "knowledge of ", "experience with a ",
	"a+", "+", "a.", "ability to manage ", "- manage the and ", "U.S. ", "senior lead ", "é", "data\n",
	"react, spring, go ",
}

// nasty returns a text of n bytes made of one piece, or of random punctuation.
func nasty(piece string, n int) string {
	if piece != "" {
		return strings.Repeat(piece, n/len(piece)+1)[:n]
	}
	r := rand.New(rand.NewPCG(1, 2))
	const signs = " \n\t.,;:-_/'&()*+#|!?<>{}[]\"\\~`=%$@^0aZ"
	out := make([]byte, n)
	for i := range out {
		out[i] = signs[r.IntN(len(signs))]
	}
	return string(out)
}

// work counts the tokens and words that all searches read in a text.
func work(c *Catalogue, text string) int {
	f, title, p := newFinder(c, text), newFinder(c, text), newPhraser(c, text)
	f.mentions()
	title.title()
	p.phrases()
	c.Search(text, 8)
	c.Named(text)
	return f.steps + title.steps + p.steps + p.finder.steps
}

func TestWorkGrowsWithTheTextAndNoFaster(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	const size = 200 << 10
	for _, piece := range append(nastyTexts, "") {
		t.Run(piece, func(t *testing.T) {
			t.Parallel()
			whole, quarter := work(c, nasty(piece, size)), work(c, nasty(piece, size/4))
			if whole > 5*quarter+100 {
				t.Errorf("%q: %d steps, %d for a quarter of the text", piece, whole, quarter)
			}
			if most := 40 * len(newFinder(c, nasty(piece, size)).tokens); whole > most+100 {
				t.Errorf("%q: %d steps, more than %d", piece, whole, most)
			}
		})
	}
}

func TestNamesPassFewArticles(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string]int{
		"closed the books": 1, "closed all the books": 0, "closed the our books": 1,
		"closed all the our my their its books": 0, "closed the our my their its your books": 0,
	} {
		if got := c.Find(text); len(got) != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestSignsAndInitials(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string]string{
		"C++": "C++|", "C++++": "C++|", "C#": "C#|", "Network+": "Network+|", "a+b": "a|b|", "5+": "5|",
		"C++17": "C++|17|", "C+17": "C|17|", "a++b": "a|b|",
		"R.N. and":           "R.N.|and|",
		"a.b.c.d.e.f.g.h.i.": "a.b.c.d.e.f.g.h.i|",
	} {
		got := ""
		for _, tok := range c.words.tokens(text) {
			got += text[tok.start:tok.end] + "|"
		}
		if got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}
