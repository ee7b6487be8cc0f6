package skill

import (
	"slices"
	"strings"
	"testing"
)

// phrases returns what Phrases finds as "KIND words", a star before what the catalogue lacks.
func phrases(c *Catalogue, text string) []string {
	out := []string{}
	for _, p := range c.Phrases(text) {
		star := "*"
		if p.Known != "" {
			star = ""
		}
		out = append(out, star+p.Kind+" "+text[p.Start:p.End])
	}
	return out
}

func TestPhrases(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		text string
		want []string
	}{
		{
			"Experience with Quarkblot and Kubernetes is required.",
			[]string{"*KNOWLEDGE Quarkblot", "KNOWLEDGE Kubernetes"},
		},
		{
			"Knowledge of thatched roofs, lime wash or cob walls.",
			[]string{"*KNOWLEDGE thatched roofs", "*KNOWLEDGE lime wash", "*KNOWLEDGE cob walls"},
		},
		{"We run AcmeDB.", []string{"*KNOWLEDGE AcmeDB"}},
		{"Ability to guide visitors through the caves.", []string{"*SKILL guide visitors"}},
		{"You will maintain the glockenspiel, and you will like it.", []string{"*SKILL maintain the glockenspiel"}},
		{"A team player with an eye for detail", []string{"SKILL team player", "SKILL eye for detail"}},
		{"Our Java developers eat cake.", []string{}},
		{"", []string{}},
		// The noun that closes the group belongs to it, what is had with it does not.
		{
			"Experience with Kubernetes services and knitting machines is essential.",
			[]string{"KNOWLEDGE Kubernetes services", "*KNOWLEDGE knitting machines"},
		},
		{"Solid knowledge of a variety of dry stone walls.", []string{"*KNOWLEDGE dry stone walls"}},
		{"Strong thatching skills and advanced Python knowledge required.", []string{"KNOWLEDGE Python"}},
		// What stands before a join and lacks its noun, or after one and is only a noun of a sort, belongs to the other
		// side.
		{
			"Knowledge of operative and forensic beekeeping is essential.",
			[]string{"*KNOWLEDGE operative and forensic beekeeping"},
		},
		{"Knowledge of bell foundry design and concepts.", []string{"*KNOWLEDGE bell foundry design and concepts"}},
		// An abbreviation or the words it stands for belong to the name before the brackets.
		{
			"Experience with computational fluid dynamics (CFD) and CFD (computational fluid dynamics) is required.",
			[]string{"KNOWLEDGE computational fluid dynamics (CFD)", "KNOWLEDGE CFD (computational fluid dynamics)"},
		},
		{"Experience with Kubernetes (required).", []string{"KNOWLEDGE Kubernetes"}},
		// A degree and its one field are one thing; several fields are things of their own.
		{"You hold a degree in marine biology or similar.", []string{"KNOWLEDGE degree in marine biology"}},
		{
			"You hold a degree in marine biology, oceanography or ecology.",
			[]string{"KNOWLEDGE marine biology", "*KNOWLEDGE oceanography", "KNOWLEDGE ecology"},
		},
		{"A bachelor's or master's degree is required.", []string{"KNOWLEDGE bachelor's or master's degree"}},
		{"The PhD degree is awarded after three years of required experience.", []string{}},
		// Qualities stand without their praise, with their noun; names taken out are nobody's.
		{
			"Excellent communication skills and a can-do attitude are required by <ORGANIZATION>.",
			[]string{"SKILL communication skills", "SKILL can-do attitude"},
		},
		{"Experience required in leading choirs to glory.", []string{"*SKILL leading choirs"}},
		// Tools that lost their commas hold the names between them.
		{"python hivemind docker kubernetes", []string{
			"KNOWLEDGE python", "*KNOWLEDGE hivemind", "KNOWLEDGE docker",
			"KNOWLEDGE kubernetes",
		}},
		// What is made is not what is known.
		{"Experience needed: you are building web applications for us.", []string{}},
		{"Good experience working with bell foundries.", []string{
			"*SKILL working with bell foundries",
			"*KNOWLEDGE bell foundries",
		}},
		// The name of a people is a language where it is spoken.
		{"You are fluent in English, written and spoken.", []string{"KNOWLEDGE English"}},
		{"Funded by the Danish Ministry.", []string{}},
		// Titles, the firm's own affairs, the offer and the way to apply are nobody's skills.
		{"Senior Python Backend Engineer", []string{}},
		{"Please send your application in English with a CV.", []string{}},
		{"Our benefits: pension, gym and Python classes for employees.", []string{}},
		{"We value diversity and inclusion regardless of gender or religion.", []string{}},
		// A field of business is known where it is asked for, and what has been documented is not a field.
		{"Background in renewable energy is an advantage.", []string{"*KNOWLEDGE renewable energy"}},
		{"Two years in investment banking required.", []string{"KNOWLEDGE investment banking"}},
		{"Documented experience is a plus.", []string{}},
		// What an activity is for is another one; an activity may hold knowledge.
		{"You will maintain the glockenspiel to deliver a better sound.", []string{
			"*SKILL maintain the glockenspiel",
			"*SKILL deliver a better sound",
		}},
		{"Experience running brick kilns.", []string{"*SKILL running brick kilns"}},
		{"Ability to write drivers in Python.", []string{"*SKILL write drivers in Python", "KNOWLEDGE Python"}},
		// Names that were taken out are not guessed at.
		{"Experience with <ORGANIZATION> and glass furnaces.", []string{"KNOWLEDGE glass furnaces"}},
	} {
		if got := phrases(c, test.text); !slices.Equal(got, test.want) {
			t.Errorf("%q:\n got %q\nwant %q", test.text, got, test.want)
		}
	}
}

func TestSpansCountTokens(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string][]Span{
		"We use Node.js , C++ and machine learning .": {
			{2, 3, PhraseKnowledge},
			{4, 5, PhraseKnowledge},
			{6, 8, PhraseKnowledge},
		},
		"Nothing here": {},
		"CI / CD":      {{0, 3, PhraseKnowledge}},
	} {
		if got := c.Spans(strings.Fields(text)); !slices.Equal(got, want) {
			t.Errorf("%q: %v", text, got)
		}
	}
	if got := c.Spans([]string{"", "", "Kubernetes", ""}); !slices.Equal(got, []Span{{2, 3, PhraseKnowledge}}) {
		t.Errorf("empty tokens: %v", got)
	}
}
