package posting

import (
	"embed"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"vitae/internal/engine/lang"
)

// The words by which postings are read stand in one file for each language, for people to read and edit;
// wording/README.md describes them.
//
//go:embed wording
var wordingFiles embed.FS

// wording is what one language, or several together, say in postings.
type wording struct {
	headings, signs, leads, tails          []cuePhrase
	exact                                  map[string]role // headings by all their words
	broad, plural                          map[string]bool
	fillers, prepositions, we, firmOpeners map[string]bool
	possessive, addressed, headers         map[string]bool
	// of the first word of a duty, in languages that begin with the verb
	verbEndings                           []string
	loose, turns, boilerplate             []string
	asking, seeking                       []string
	openers, joiners, closers, character  []string
	joints                                []joint
	notYears, notDegree                   []string
	degrees                               []degreePhrase
	afterDegree, studyEnd                 []string
	licence, notLicence, permit, location []string
	levels                                []namedPhrase
	languages                             map[string][]namedPhrase // by their first bytes
	notLanguage                           []string
	firm, time                            []string
	english                               bool // English is among the languages, and no other
	codes                                 []string
	singular, likewise, noItem            []string
	newcomers, answers, same, conditions  []string
}

// namedPhrase is a phrase that stands for something: a skill of the catalogue, a level, a number.
type namedPhrase struct{ text, name string }

// languages lists the files, English first.
var languages = func() []string {
	files, err := wordingFiles.ReadDir("wording")
	if err != nil {
		panic(err) // the files are part of the program
	}
	out := []string{"en"}
	for _, f := range files {
		if code, ok := strings.CutSuffix(f.Name(), ".txt"); ok && code != "en" {
			out = append(out, code)
		}
	}
	return out
}()

// sections returns the parts of a language's file by their names, as they stand there.
func sections(code string) map[string][]string {
	raw, err := wordingFiles.ReadFile(path.Join("wording", code+".txt"))
	if err != nil {
		panic(err)
	}
	out := map[string][]string{}
	name := ""
	for line := range strings.Lines(string(raw)) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '[':
			name = strings.Trim(line, "[]")
		default:
			out[name] = append(out[name], line)
		}
	}
	return out
}

var (
	englishWording = sync.OnceValue(func() *wording { return newWording("en") })
	everyWording   = sync.OnceValue(func() *wording { return newWording(languages...) })
	bilingual      = func() map[string]func() *wording {
		out := map[string]func() *wording{}
		for _, code := range languages[1:] {
			out[code] = sync.OnceValue(func() *wording { return newWording("en", code) })
		}
		return out
	}()
)

// wordingOf returns the words for a text: those of its language and of English, which postings everywhere borrow from;
// those of all languages where it is too short to tell.
func wordingOf(lang string, sure bool) *wording {
	switch {
	case !sure:
		return everyWording()
	case lang == "en":
		return englishWording()
	}
	if w, ok := bilingual[lang]; ok {
		return w()
	}
	return everyWording()
}

// known reports whether a language is among those of the wording.
func (w *wording) known(code string) bool { return slices.Contains(w.codes, code) }

var roleNames = map[string]role{
	"must": must, "nice": nice, "duty": duty, "drop": drop, "fact": fact, "place": place,
	"name": name, "title": title,
}

func newWording(codes ...string) *wording {
	w := &wording{exact: map[string]role{}, codes: codes, english: len(codes) == 1 && codes[0] == "en"}
	parts := make([]map[string][]string, len(codes))
	for i, code := range codes {
		parts[i] = sections(code)
	}
	list := func(name string) []string {
		var out []string
		for _, p := range parts {
			for _, line := range p[name] {
				out = append(out, phrases(line)...)
			}
		}
		return withPlain(out)
	}
	set := func(name string) map[string]bool {
		var all []string
		for _, p := range parts {
			all = append(all, p[name]...)
		}
		return wordSet(strings.Join(all, " "))
	}
	named := func(name string) []namedPhrase {
		var out []namedPhrase
		for _, p := range parts {
			for _, line := range p[name] {
				key, values, _ := strings.Cut(line, "=")
				for _, v := range withPlain(phrases(values)) {
					out = append(out, namedPhrase{v, strings.TrimSpace(key)})
				}
			}
		}
		return out
	}
	w.headings, w.signs, w.leads, w.tails = cues(list, "heading"), cues(list, "sign"), cues(list, "lead"),
		cues(list, "tail")
	for _, c := range w.headings {
		if _, ok := w.exact[c.text]; !ok {
			w.exact[c.text] = c.role
		}
	}
	w.broad, w.plural, w.fillers, w.prepositions, w.we, w.firmOpeners = set("broad"), set("plural"), set("fillers"),
		set("prepositions"), set("we"), set("firm openers")
	w.headers = set("header")
	w.possessive, w.addressed, w.verbEndings = set("possessive"), set("subject"), list("verb ending")
	w.singular, w.likewise, w.noItem = list("singular"), list("likewise"), list("no item")
	w.newcomers, w.answers, w.same, w.conditions = list("newcomers"), list("answer"), list("same"), list("condition")
	w.loose, w.turns, w.boilerplate, w.asking, w.seeking = list("loose"), list("turn"), list("boilerplate"),
		list("asking"), list("seeking")
	w.openers, w.joiners, w.closers, w.character = list("openers"), list("joiners"), list("closers"), list("character")
	w.notYears, w.notDegree, w.afterDegree, w.studyEnd = list("not years"), list("not degree"), list("subject after"),
		list("study end")
	w.licence, w.notLicence, w.permit, w.location = list("licence"), list("not licence"), list("permit"),
		list("location")
	w.notLanguage, w.firm, w.time = list("not language"), list("firm"), list("time")
	w.nameLanguages(named("language"))
	w.readLevels(list)
	w.joints = jointsOf(list)
	return w
}

// nameKey is how many bytes of a language's name it is looked up by; no name is shorter.
const nameKey = 3

// nameLanguages takes the names of languages from the lists "spoken", and the further ones of the wording.
func (w *wording) nameLanguages(further []namedPhrase) {
	for _, code := range w.codes {
		for _, e := range lang.Entries(code, "spoken") {
			for _, v := range withPlain([]string{e.Term}) {
				further = append(further, namedPhrase{v, e.Value})
			}
		}
	}
	w.languages = map[string][]namedPhrase{}
	for _, n := range further {
		key := n.text[:nameKey]
		w.languages[key] = append(w.languages[key], n)
	}
}

// readLevels takes the names of the levels of languages and degrees from the lists.
func (w *wording) readLevels(list func(name string) []string) {
	for _, l := range spokenLevels {
		for _, p := range list("level " + l) {
			w.levels = append(w.levels, namedPhrase{p, l})
		}
	}
	for _, d := range degrees {
		for _, p := range list("degree " + d.level) {
			w.degrees = append(w.degrees, degreePhrase{p, d.level})
		}
	}
}

// cues lists the phrases of one sort with their roles, longest first, so that the first hit is the most telling one.
func cues(list func(string) []string, sort string) []cuePhrase {
	var out []cuePhrase
	for _, r := range [...]string{"must", "nice", "duty", "drop", "fact", "place", "name", "title"} {
		for _, p := range list(sort + " " + r) {
			first, later, _ := strings.Cut(p, " … ")
			out = append(out, cuePhrase{p, len(strings.Fields(p)), roleNames[r], first, later})
		}
	}
	slices.SortStableFunc(out, func(a, b cuePhrase) int { return len(b.text) - len(a.text) })
	return out
}

// jointsOf returns what parts two items, a longer one before one that it begins with.
func jointsOf(list func(string) []string) []joint {
	var out []joint
	for _, kind := range []struct {
		name string
		as   joint
	}{{"or", joint{or: true}}, {"and", joint{}}, {"list", joint{list: true}}, {"aside", joint{aside: true}}} {
		for _, p := range list(kind.name) {
			j := kind.as
			j.word = " " + p + " "
			out = append(out, j)
		}
	}
	slices.SortStableFunc(out, func(a, b joint) int { return len(b.word) - len(a.word) })
	return out
}

// withPlain adds to each phrase with accents the ways in which it is typed without them: "für", "fuer", "fur".
func withPlain(list []string) []string {
	out := list
	for _, p := range list {
		for _, r := range [...]*strings.Replacer{twoLetters, noAccents} {
			if q := r.Replace(p); q != p && !slices.Contains(out[len(out)-1:], q) {
				out = append(out, q)
			}
		}
	}
	return out
}

var (
	twoLetters = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss")
	noAccents  = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "á", "a", "à", "a", "â", "a", "ã", "a", "é", "e",
		"è", "e", "ê", "e", "ë", "e", "í", "i", "î", "i", "ï", "i", "ó", "o", "ô", "o", "õ", "o", "ú", "u", "ù", "u",
		"û", "u", "ç", "c", "ñ", "n")
)

// commonWords tells a language by its commonest words, those that no other language of the list shares.
var commonWords = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, code := range languages {
		for _, line := range sections(code)["common"] {
			for _, w := range phrases(line) {
				if _, shared := out[w]; shared {
					out[w] = ""
					continue
				}
				out[w] = code
			}
		}
	}
	for w, lang := range out {
		if lang == "" {
			delete(out, w)
		}
	}
	return out
})

// languageOf tells the language by its commonest words, and whether that is sure: a short or mixed text is taken for
// English and may be any.
func languageOf(low string) (string, bool) {
	known := commonWords()
	counts := map[string]int{}
	best := "en"
	for w := range strings.FieldsFuncSeq(low[:min(len(low), 4000)], betweenWords) {
		l, ok := known[w]
		if !ok {
			continue
		}
		if counts[l]++; counts[l] > counts[best] {
			best = l
		}
	}
	if counts[best] < leastCommon {
		return "en", false
	}
	rest := 0
	for l, n := range counts {
		if l != best {
			rest = max(rest, n)
		}
	}
	return best, rest*3 < counts[best]
}

// leastCommon is how many common words of a language a text must have to be in it.
const leastCommon = 4

// numbersIn returns the number words of all languages, longest first.
func numbersIn() map[string]float64 {
	out := map[string]float64{}
	for _, code := range languages {
		for _, line := range sections(code)["numbers"] {
			for _, p := range phrases(line) {
				word, n, _ := strings.Cut(p, "=")
				value, err := strconv.ParseFloat(n, 64)
				if err != nil {
					panic("posting: wording/" + code + ".txt: number " + p)
				}
				for _, v := range withPlain([]string{word}) {
					out[v] = value
				}
			}
		}
	}
	return out
}

// everywhere returns a section of all languages together.
func everywhere(section string) []string {
	var out []string
	for _, code := range languages {
		for _, line := range sections(code)[section] {
			out = append(out, withPlain(phrases(line))...)
		}
	}
	return out
}

// Endings are the endings by which words of a language are stemmed, longest first; none for English, which has a
// stemmer of its own.
func Endings(lang string) []string {
	var out []string
	if lang == "en" || !slices.Contains(languages, lang) {
		return nil
	}
	for _, line := range sections(lang)["ending"] {
		for _, p := range phrases(line) {
			out = append(out, noAccents.Replace(strings.ReplaceAll(p, "ß", "ss")))
		}
	}
	slices.SortStableFunc(out, func(a, b string) int { return len(b) - len(a) })
	return out
}

// Empty are the words of a language that carry no meaning of their own in what is asked for; none for English.
func Empty(lang string) map[string]bool {
	if lang == "en" || !slices.Contains(languages, lang) {
		return nil
	}
	parts := sections(lang)
	return wordSet(strings.Join(slices.Concat(parts["fillers"], parts["prepositions"]), " "))
}

// Plain returns a text in lower case without the accents of the languages that postings are read in.
func Plain(s string) string {
	return noAccents.Replace(strings.ReplaceAll(strings.ToLower(s), "ß", "ss"))
}
