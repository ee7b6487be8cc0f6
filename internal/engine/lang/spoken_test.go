package lang

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

var update = flag.Bool("update", false, "write the lists of languages' names anew")

// spokenCodes are the languages with a million speakers, those of schools, courts and councils, and Cherokee's.
const spokenCodes = `af ak sq am ar hy as ay az bm eu be bn bs br bg my ca ceb ny zh hr cs da nl en et fo fj fi fr fy ff gl ka
	de el gn gu ht ha haw he hi hmn hu is ig ilo id ga it ja jv kn ks kk km ki rw ky ko ku lo lv ln lt lg lb mk mg ms ml mt
	mi mr mn ne se no oc or om ps fa pl pt pa qu ro rm rn ru sm sg gd sr st tn sn sd si sk sl so nr nd es su sw ss sv gsw
	tl tg ta tt te th ti to ts tr tk uk ur ug uz ve vi cy wo xh yi yo zu yue oj nso kok tpi kam luo bho mai chr scn sc hsb
	dsb`

// spokenIDs are the catalogue's names of languages that CLDR names otherwise.
var spokenIDs = map[string]string{"zh": "mandarin-chinese", "tl": "tagalog", "no": "norwegian"}

// ownNames are what people call languages, beside CLDR's names.
var ownNames = map[string]string{
	"xh": "isiXhosa", "zu": "isiZulu", "st": "Sesotho", "tn": "Setswana", "ts": "Xitsonga", "nso": "Sepedi",
	"ve": "Tshivenda", "ss": "siSwati", "nd": "isiNdebele", "sw": "Kiswahili", "mi": "te reo Māori|te reo|Maori",
	"id": "Bahasa Indonesia", "ms": "Bahasa Melayu", "fa": "Farsi|Dari", "tl": "Tagalog", "nl": "Flemish",
	"bn": "Bengali", "zh": "Mandarin|Chinese|Putonghua", "no": "norsk", "ku": "Kurdish|Kurmanji|Sorani",
	"ca": "valenciano|Valencian", "ga": "Gaeilge", "oj": "Ojibwe|Ojibway|Anishinaabemowin", "lg": "Luganda",
	"pa": "Panjabi", "sr": "Serbian",
}

// plainWords are names that are also plain words of a language.
var plainWords = []string{"venda", "fries", "fula", "peul", "akan", "suazi", "swati"}

// shortestName is the length of a name that no plain word has.
const shortestName = 4

func TestSpokenNamesAreThoseOfCLDR(t *testing.T) {
	for _, folder := range Codes() {
		got := spokenNames(folder)
		file := folder + "/spoken.txt"
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%s is out of date; run the test with -update", file)
		}
	}
}

// spokenNames returns the list of a folder: what its language calls languages; in the English one, also what people
// call their own.
func spokenNames(folder string) string {
	var lines []string
	namer := display.Languages(language.MustParse(folder))
	for code := range strings.FieldsSeq(spokenCodes) {
		tag := language.MustParse(code)
		id := spokenIDs[code]
		if id == "" {
			id = strings.ReplaceAll(strings.ToLower(display.English.Languages().Name(tag)), " ", "-")
		}
		list := []string{namer.Name(tag)}
		if folder == "de" && strings.HasSuffix(list[0], "sch") {
			list[0] += "*" // "Polnischkenntnisse"
		}
		if folder == "en" {
			list = append(append(list, display.Self.Name(tag)), strings.Split(ownNames[code], "|")...)
		}
		for _, name := range list {
			name, _, _ = strings.Cut(strings.ToLower(name), " bokm")
			line := name + "\t" + id
			if len(name) >= shortestName && !strings.ContainsAny(name, "()-") && !slices.Contains(plainWords, name) &&
				!slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	slices.Sort(lines)
	return "# Names of languages, and the catalogue's or the English name of each. From CLDR, by TestSpokenNamesAreThoseOfCLDR.\n" +
		strings.Join(lines, "\n") + "\n"
}
