package letter

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/lang"
)

// frames are the sentences of one language in one tone.
type frames struct {
	code  string
	tone  string
	all   map[string]string
	swiss bool     // without ß
	local []string // what a country says in the place of the usual words: name, value, name, value
}

var wordings = sync.OnceValue(func() map[string]map[string]string {
	out := map[string]map[string]string{}
	for _, code := range lang.Codes() {
		for _, e := range lang.Entries(code, "letter") {
			if out[code] == nil {
				out[code] = map[string]string{}
			}
			out[code][e.Term] = e.Value
		}
	}
	return out
})

func framesOf(code string, tone compose.Tone) *frames {
	return &frames{code: code, tone: strings.ToLower(string(tone)), all: wordings()[code]}
}

// get returns a wording, that of the tone where it has one of its own, with values in its braces: name, value, name,
// value.
func (f *frames) get(name string, values ...string) string {
	text, own := f.all[name+"."+f.tone]
	if !own {
		text = f.all[name]
	}
	if f.swiss {
		text = helvetic.Replace(text) // the wording alone: a name is written as its owner writes it
	}
	text = fill(text, append(values, f.local...)...)
	if f.code == "fr" {
		text = elided.ReplaceAllString(text, "qu’$1")
	}
	return text
}

var helvetic = strings.NewReplacer("ß", "ss", "„", "«", "“", "»")

// elided matches "que" before a vowel in a French wording.
var elided = regexp.MustCompile(`\bque ([aeiouéèêâîôœAEIOUÉ]|h[ôo])`)

// in returns the wording of the tone with a further name behind it: "close.friendly.long".
func (f *frames) in(name, further string) string {
	return fill(f.all[name+"."+f.tone+"."+further], f.local...)
}

// countries are the signs by which a posting shows that it is of a country with words of its own, by language; the last
// of a language is its usual one.
var countries = map[string][]struct {
	of    string
	signs *regexp.Regexp
}{
	"en": {
		{"us", regexp.MustCompile(`(?i)\br[eé]sum[eé]s?\b`)},
		{"gb", regexp.MustCompile(`\bCVs?\b|£|\b[Pp]rogramme\b|\b[Ll]icence\b|\borganis(?:e|ed|es|ing|ations?|ational)\b|\bUK\b|Ireland|(?:^|, |\b(?:in|of|across) )England\b|Scotland|Wales|Zealand|South Africa`)},
		{"us", regexp.MustCompile(``)},
	},
	"de": {
		{"ch", regexp.MustCompile(`\bCHF\b|\.ch\b|[Ss]telleninserat|\bPensum|Pikett|Führerausweis`)},
		{"at", regexp.MustCompile(`\.at\b|Österreich|Kollektivvertrag|\bWien\b|\bGraz\b|\bLinz\b`)},
		{"de", regexp.MustCompile(``)},
	},
}

// localize takes the words of the posting's country: "local.cv.gb" stands for {cv}.
func (f *frames) localize(posting string) {
	for _, c := range countries[f.code] {
		if !c.signs.MatchString(posting) {
			continue
		}
		for name, value := range f.all {
			if rest, ok := strings.CutPrefix(name, "local."); ok {
				if word, of, _ := strings.Cut(rest, "."); of == c.of {
					f.local = append(f.local, word, value)
				}
			}
		}
		f.swiss = c.of == "ch" && !strings.Contains(posting, "ß")
		return
	}
}

// fill puts values into the braces of a wording, and takes out the signs that an empty one leaves.
func fill(text string, values ...string) string {
	for i := 0; i+1 < len(values) && strings.IndexByte(text, '{') >= 0; i += 2 {
		text = strings.ReplaceAll(text, "{"+values[i]+"}", values[i+1])
	}
	if text = leftovers.Replace(text); strings.HasSuffix(text, "..") {
		text = text[:len(text)-1] // "at Sierra Clara, A.C.."
	}
	return text
}

var leftovers = strings.NewReplacer(", )", ")", "(, ", "(", " ()", "", "()", "", ", .", ".", ".. ", ". ", "..”", ".”",
	"  ", " ")

// list joins items: "a", "a and b", "a, b and c"; sign parts all but the last two.
func (f *frames) list(items []string, sign string) string {
	n := len(items)
	if n < 2 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:n-1], sign+" ") + " " + f.get("and") + " " + items[n-1]
}

// leastOfOurs is the length from which a piece of a wording is distinguished from what a person would write, in bytes.
const leastOfOurs = 12

// ours are the pieces of all wordings of a language that stand between their braces, the longest first.
var ours = sync.OnceValue(func() []string {
	seen := map[string]bool{}
	for _, all := range wordings() {
		for name, text := range all {
			if strings.HasPrefix(name, "month") || strings.HasPrefix(name, "subject") ||
				strings.HasPrefix(name, "enclosure") || strings.HasPrefix(name, "shape") {
				continue
			}
			for _, piece := range braces.Split(text, -1) {
				if len(piece) >= leastOfOurs {
					seen[piece] = true
				}
			}
		}
	}
	return slices.SortedFunc(maps.Keys(seen),
		func(a, b string) int { return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b)) })
})

// positions match what a letter calls the position: the posting's title, which claims nothing of the person.
var positions = sync.OnceValue(func() []*regexp.Regexp {
	var out []*regexp.Regexp
	for _, all := range wordings() {
		before, after, _ := strings.Cut(all["position"], "{role}")
		title := `[^\n]{1,150}?`
		if after == "" {
			title = `[^.,\n]{1,150}`
		}
		for _, form := range []string{before + "\x00" + after, helvetic.Replace(before + "\x00" + after)} {
			out = append(out, regexp.MustCompile(strings.Replace(regexp.QuoteMeta(form), "\x00", title, 1)))
		}
	}
	return out
})

var braces = regexp.MustCompile(`\{\w+\}`)

// articleLeft is the article of a title that stood behind one of our wordings.
var articleLeft = regexp.MustCompile(`•\s+an? `)

// Claims returns what a letter says of the person: its text, line by line, without the places that are still to be
// filled in and without the sentences of our wordings, which say nothing of anybody.
func Claims(text string) string {
	var b strings.Builder
	from := 0
	for _, span := range lang.Placeholders(text) {
		b.WriteString(text[from:span.Start])
		from = span.End
	}
	b.WriteString(text[from:])
	text = b.String()
	for _, re := range positions() {
		text = re.ReplaceAllString(text, " • ")
	}
	for _, piece := range ours() {
		text = strings.ReplaceAll(text, piece, " • ")
	}
	text = articleLeft.ReplaceAllString(text, "• ")
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.Trim(line, " •")
	}
	return strings.Join(lines, "\n")
}
