package compose

import (
	"slices"
	"strings"

	"vitae/internal/check"
	"vitae/internal/skill"
)

// saidOfSelf makes the first sentence of a letter's introduction of the first sentence of the summary, where that says
// who somebody is: "Ranger who has spent every summer on tracks" gives "I am a ranger who has spent …". It is the
// person's own account, and better than one composed of titles and years. Short letters have no room for it.
func (l *letterWriter) saidOfSelf() (string, bool) {
	said := sentences(l.resume.Basics.Summary)
	if len(said) == 0 || l.opts.Words < 200 || l.opts.Tone == Concise {
		return "", false
	}
	text := strings.TrimRight(said[0], ".;")
	words := strings.Fields(text)
	joint := slices.IndexFunc(words, func(x string) bool { return x == "with" || x == "who" })
	if joint < 1 || joint > 5 || len(words) > 26 || len(words) < joint+4 || doubtful(text) || lesserPart(text) || strings.ContainsAny(text, ":;") || !l.namesPerson(words[:joint]) {
		return "", false
	}
	if slices.ContainsFunc(words, func(x string) bool { return selfWords[bare(x)] || bare(x) == "my" || bare(x) == "our" }) {
		return "", false
	}
	named, ok := l.c.Named(words[0])
	if name := ok && joint > 1 && (named.Kind == skill.Tool || named.Kind == skill.Language); !name && !isShouted(words[0]) && !isProper(small(words[0])) {
		words[0] = small(words[0])
	}
	out := "I am " + article(strings.Join(words, " ")) + "."
	return out, len(l.checker.Check(check.Text{Text: out, Now: l.asOf})) == 0
}

// namesPerson says that words are the name of a trade: its last word is one for people, or the catalogue knows them.
func (l *letterWriter) namesPerson(words []string) bool {
	head := bare(words[len(words)-1])
	if slices.ContainsFunc(words, func(x string) bool { return strings.HasSuffix(x, ",") || prepositions[bare(x)] || isJoint(x) }) {
		return false
	}
	if personSuffix(head) || strings.HasSuffix(head, "er") || strings.HasSuffix(head, "or") {
		return true
	}
	_, known := l.c.FindTitle(strings.Join(words, " "))
	return known
}

var selfWords = wordSet("i me myself mine we us i've i’ve")
