package match

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/names"
)

// credentialName is one of the names that a credential is asked by, word by word.
type credentialName struct {
	words []credentialWord
	total float64 // what the words weigh together
	// specific is what those weigh that not every credential has.
	specific float64
	license  bool // asks for what an authority gives, so that a course of study is none
}

// credentialWord is a word of a credential's name. What it weighs is by how far it tells this credential from another.
type credentialWord struct {
	names.Token
	class  credentialClass
	weight float64
}

// credentialClass says what a word does in the name of a credential, as the lists "credential" of internal/engine/lang.
type credentialClass uint16

const (
	classLicense credentialClass = 1 << iota
	classStudy
	classState
	classRank
	classLower
	classBare
	classDrives
	classBeside
	classNamed

	classKind = classLicense | classStudy
)

// What the words of a credential's name weigh, and which share of them a line names at least, set by hand on the opened
// jobs. A line that names less than all of it is related.
const (
	kindWeight    = 0.15 // all words together that every credential has
	leastWeight   = 0.3  // of a word that every occupation uses
	sureWord      = 0.7  // chance from which on two words are taken for one
	coverHeld     = 0.8
	coverRelated  = 0.35
	leastInitial  = 2 // letters of an abbreviation
	leastNumber   = 4 // letters and digits of a number that names a credential
	surelyInitial = 3 // letters that need no other word of the name beside them
	// How many letters two forms of one word share at their beginning at least, and how many they end in at most.
	leastBeginning = 6
	longestEnding  = 4
	leastSpecific  = 0.6 // what the words of one of several names weigh at least
)

var credentialWordList = sync.OnceValue(func() map[string]credentialClass {
	classes := map[string]credentialClass{
		"license": classLicense, "study": classStudy, "state": classState, "rank": classRank,
		"lower": classRank | classLower, "bare": classBare, "drives": classDrives, "bare-word": classBeside,
		"class": classNamed,
	}
	out := map[string]credentialClass{}
	for _, code := range lang.Codes() {
		for _, e := range lang.Entries(code, "credential") {
			if e.Value == "accepted" {
				continue
			}
			for _, t := range names.Cut(e.Term) {
				for _, v := range strings.Fields(e.Value) {
					out[t.Low] |= classes[v]
				}
			}
		}
	}
	return out
})

var inBrackets = regexp.MustCompile(`\(([^)]*)\)`)

// credentialNames returns the names that a credential may be known by: without what stands in brackets, each that "or"
// joins, letters in brackets, and by the name of the catalogue.
func credentialNames(name, label string) []credentialName {
	plain := bracketed.ReplaceAllString(name, "")
	out := []credentialName{newCredentialName(plain)}
	if label != name {
		out = append(out, newCredentialName(label))
	}
	if parts := eitherOf.Split(plain, -1); len(parts) > 1 {
		for _, part := range parts {
			if n := newCredentialName(part); n.specific >= leastSpecific {
				out = append(out, n)
			}
		}
	}
	for _, m := range inBrackets.FindAllStringSubmatch(name, -1) {
		if s := strings.TrimSpace(m[1]); capitals(s) {
			out = append(out, newCredentialName(s))
		}
	}
	return out
}

// newCredentialName reads a name. Where every credential has all of its words, those are all there is to go by.
func newCredentialName(name string) credentialName {
	var out credentialName
	kinds := 0.0
	for _, t := range names.Cut(name) {
		w := credentialWord{Token: t, class: credentialWordList()[t.Low]}
		w.class &^= classBare | classDrives | classBeside | classNamed
		if names.Empty(t.Low) || w.class == classState || t.Low == t.Text && len(t.Text) == 1 {
			continue
		}
		if w.class&(classKind|classRank) == 0 {
			w.weight = max(leastWeight, min(1, names.Rarity(t.Stem)/names.UnknownRarity))
			out.specific += w.weight
		}
		out.license = out.license || w.class&classLicense != 0
		out.words = append(out.words, w)
		if w.class != 0 {
			kinds++
		}
	}
	for i := range out.words {
		switch {
		case out.specific == 0:
			out.words[i].weight = 1
		case out.words[i].class != 0:
			out.words[i].weight = kindWeight / kinds
		}
		out.total += out.words[i].weight
	}
	return out
}

// subject returns the words of a credential's name that not every credential has.
func subject(name string) string {
	var out []string
	for _, w := range newCredentialName(name).words {
		if w.class == 0 {
			out = append(out, w.Text)
		}
	}
	return strings.Join(out, " ")
}

// cover returns which share of a name the words of a line say, and from which word to which. A line that doesn't stand
// among credentials must say that it is about one.
func (n *credentialName) cover(line []names.Token, l document.Line) (share float64, from, to int) {
	if n.total == 0 {
		return 0, 0, 0
	}
	worked(len(n.words) * len(line))
	covered := make([]bool, len(n.words))
	from, to = len(line), -1
	seen := func(i, k int) {
		covered[i], from, to = true, min(from, k), max(to, k)
	}
	letters := n.find(line, covered, seen)
	for i, w := range n.words {
		if covered[i] {
			share += w.weight
		}
	}
	if to < 0 {
		return 0, 0, 0
	}
	if share /= n.total; n.numbered(covered) {
		share = 1
	}
	if share >= coverHeld && (n.otherRank(line, covered) || n.license && onlyStudied(line) ||
		!letters && !amongCredentials(l) && !saysKind(line)) {
		share = coverRelated
	}
	return share, from, to
}

// numbered reports whether a number is covered that tells this credential from all others: "433A" of "433A Certificate
// of Qualification".
func (n *credentialName) numbered(covered []bool) bool {
	for i, w := range n.words {
		if covered[i] && len(w.Text) >= leastNumber && strings.ContainsAny(w.Text, "0123456789") &&
			strings.ContainsFunc(w.Text, unicode.IsLetter) {
			return true
		}
	}
	return false
}

// find calls seen for each word of a name that a word of a line says, and reports whether letters say one of them.
func (n *credentialName) find(line []names.Token, covered []bool, seen func(i, k int)) (letters bool) {
	for i := range n.words {
		for k := range line {
			if n.words[i].saidBy(line[k]) {
				seen(i, k)
				letters = letters || capitals(line[k].Text)
				break
			}
		}
	}
	for k := range line {
		n.initials(line[k], covered, func(i int) {
			seen(i, k)
			letters = true
		})
	}
	for k := range line {
		n.beginning(line[k], covered, func(i int) { seen(i, k) })
	}
	for i, w := range n.words {
		if !covered[i] && capitals(w.Text) {
			spelled(w.Low, line, func(k int) { seen(i, k) })
		}
	}
	return letters
}

// saysKind reports whether words say that they are about a license, a certificate or the like.
func saysKind(line []names.Token) bool {
	return slices.ContainsFunc(line, func(t names.Token) bool {
		return credentialWordList()[t.Low]&(classKind|classRank) != 0
	})
}

// onlyStudied reports whether words are about what a school gives, and no license: "infirmier diplômé".
func onlyStudied(line []names.Token) bool {
	var class credentialClass
	for _, t := range line {
		class |= credentialWordList()[t.Low]
	}
	return class&classStudy != 0 && class&(classLicense|classBare|classRank) == 0
}

// saidBy reports whether a word says the same. Words that every credential has are said by others of that kind, which
// may end in another way: "Colegiada" for "Colegiación".
func (w *credentialWord) saidBy(t names.Token) bool {
	if memberOf(w.Low, t.Low) {
		return false
	}
	if w.class != 0 {
		if credentialWordList()[t.Low]&(classKind|classRank) == 0 {
			return false
		}
		n := 0
		for n < min(len(w.Low), len(t.Low)) && w.Low[n] == t.Low[n] {
			n++
		}
		if n >= leastBeginning && max(len(w.Low), len(t.Low)) <= n+longestEnding {
			return true
		}
	}
	return names.Word(w.Token, t) >= sureWord
}

// memberOf reports whether one who has the credential asked for is a member of the body that a line names: who has a
// diploma of the CIPS need not be an MCIPS.
func memberOf(asked, said string) bool {
	return len(asked) == len(said)+1 && strings.HasSuffix(asked, said)
}

// capitals reports whether a word is letters that may stand for a name: "DNO".
func capitals(s string) bool {
	return len(s) >= surelyInitial && strings.ToUpper(s) == s && strings.ToLower(s) != s
}

// initials covers the words of a name that an abbreviation is made of: "RHL" for "Refrigerant Handling Licence". Two
// letters stand for many things and need another word of the name.
func (n *credentialName) initials(t names.Token, covered []bool, seen func(int)) {
	letters := strings.ToLower(t.Text)
	if len(letters) < leastInitial || strings.ToUpper(t.Text) != t.Text || len(letters) > len(n.words) {
		return
	}
	for i := 0; i+len(letters) <= len(n.words); i++ {
		fits := true
		for k := range len(letters) {
			fits = fits && n.words[i+k].Low[0] == letters[k]
		}
		if !fits || len(letters) < surelyInitial && !slices.Contains(covered, true) {
			continue
		}
		for k := range len(letters) {
			seen(i + k)
		}
		return
	}
}

// spelled finds the words in a row that begin with the letters of an abbreviation: "Certificate of Professional
// Competence" for "CPC".
func spelled(letters string, line []names.Token, seen func(k int)) {
	for from := range line {
		var at []int
		for k := from; k < len(line) && len(at) < len(letters); k++ {
			switch {
			case line[k].Low[0] == letters[len(at)]:
				at = append(at, k)
				continue
			case len(at) > 0 && names.Empty(line[k].Low):
				continue
			}
			break
		}
		if len(at) == len(letters) {
			for _, k := range at {
				seen(k)
			}
			return
		}
	}
}

// beginning covers a word that capitals begin, where another word of the name stands beside them: "ARC" for "ARCtick".
func (n *credentialName) beginning(t names.Token, covered []bool, seen func(int)) {
	if !capitals(t.Text) || !slices.Contains(covered, true) {
		return
	}
	for i, w := range n.words {
		if !covered[i] && strings.HasPrefix(w.Low, t.Low) {
			seen(i)
		}
	}
}

// cutAt cuts a line's words at signs.
func cutAt(line []names.Token, text string, signs *regexp.Regexp) [][]names.Token {
	var out [][]names.Token
	from := 0
	for i := range line {
		if i+1 == len(line) || signs.MatchString(text[line[i].End:line[i+1].Start]) {
			out = append(out, line[from:i+1])
			from = i + 1
		}
	}
	return out
}

// ends part a line where it ends a sentence or goes on to the next thing of a list.
var ends = regexp.MustCompile(`[;|•·\n]|\.\s+$| / `)

// otherRank reports whether a line names a rank other than the one asked for: "Certified" for "Registered", or
// "trainee" for the full license.
func (n *credentialName) otherRank(line []names.Token, covered []bool) bool {
	asked, met := false, true
	for i, w := range n.words {
		if w.class&classRank != 0 {
			asked, met = true, met && covered[i]
		}
	}
	for _, t := range line {
		class := credentialWordList()[t.Low]
		same := func(w credentialWord) bool { return w.Stem == t.Stem }
		if class&classRank == 0 || slices.ContainsFunc(n.words, same) {
			continue
		}
		if class&classLower != 0 || asked && !met {
			return true
		}
	}
	return false
}
