package compose

import (
	"strings"

	"golang.org/x/text/unicode/norm"
)

// stemOf gives the form in which words are compared: lower case, without accents, British spelling made American,
// endings cut. It is rough on purpose: "manage", "manager" and "management" are one.
func stemOf(low string) string {
	w := strings.TrimSuffix(strings.TrimSuffix(low, "'s"), "'")
	w = strings.ReplaceAll(withoutAccents(w), ".", "")
	if base, ok := irregular[w]; ok {
		w = base
	}
	return cutEnding(american(w))
}

// withoutAccents takes accents away.
func withoutAccents(w string) string {
	for i := 0; i < len(w); i++ {
		if w[i] >= 0x80 {
			var b strings.Builder
			for _, r := range norm.NFD.String(w) {
				if r < 0x300 || r > 0x36f {
					b.WriteRune(r)
				}
			}
			return b.String()
		}
	}
	return w
}

// britishParts are parts of words in British spelling by their first letter, each before its American form.
var britishParts = byFirstLetter(
	"colour", "color", "favour", "favor", "labour", "labor", "behaviour", "behavior", "neighbour", "neighbor", "honour", "honor",
	"harbour", "harbor", "rumour", "rumor", "vapour", "vapor", "flavour", "flavor", "endeavour", "endeavor", "humour", "humor",
	"centre", "center", "theatre", "theater", "metre", "meter", "litre", "liter", "fibre", "fiber", "calibre", "caliber",
	"programme", "program", "licence", "license", "practise", "practice", "defence", "defense", "offence", "offense",
	"logue", "log", "paed", "ped", "anaes", "anes", "haem", "hem", "gynae", "gyne", "oesoph", "esoph", "foet", "fet", "oedema", "edema",
	"cheque", "check", "aluminium", "aluminum", "grey", "gray", "jeweller", "jeweler", "manoeuvr", "maneuver", "sceptic", "skeptic",
	"lysed", "lyzed", "lyse", "lyze", "lysing", "lyzing", "isation", "ization", "enrolment", "enrollment", "fulfilment", "fulfillment",
	"judgement", "judgment", "mould", "mold", "plough", "plow", "tyre", "tire", "kerb", "curb",
)

func byFirstLetter(pairs ...string) (out ['z' + 1][][2]string) {
	for i := 0; i < len(pairs); i += 2 {
		out[pairs[i][0]] = append(out[pairs[i][0]], [2]string{pairs[i], pairs[i+1]})
	}
	return out
}

// americanParts writes the British parts of a word the American way. Most words have none and are given as they are.
func americanParts(w string) string {
	for i := 0; i < len(w); i++ {
		if w[i] > 'z' {
			continue
		}
		for _, p := range britishParts[w[i]] {
			if strings.HasPrefix(w[i:], p[0]) {
				return w[:i] + p[1] + americanParts(w[i+len(p[0]):])
			}
		}
	}
	return w
}

func american(w string) string {
	if len(w) < 4 {
		return w
	}
	w = americanParts(w)
	for _, e := range []string{"ise", "ised", "ises", "ising", "iser", "isers"} {
		if strings.HasSuffix(w, e) && len(w)-len(e) >= 4 {
			return w[:len(w)-len(e)] + "iz" + e[2:]
		}
	}
	return w
}

var endings = []struct{ cut, put string }{
	{"mentation", ""},
	{"mented", ""},
	{"menting", ""},
	{"ational", ""},
	{"ations", ""},
	{"ation", ""},
	{"ities", ""},
	{"ments", ""},
	{"ment", ""},
	{"ings", ""},
	{"ions", ""},
	{"ates", ""},
	{"ated", ""},
	{"ators", ""},
	{"ator", ""},
	{"ating", ""},
	{"ate", ""},
	{"ing", ""},
	{"ion", ""},
	{"ies", "y"},
	{"ied", "y"},
	{"ity", ""},
	{"ers", ""},
	{"ors", ""},
	{"er", ""},
	{"or", ""},
	{"ed", ""},
	{"ally", ""},
	{"ly", ""},
	{"al", ""},
	{"es", ""},
	{"s", ""},
}

func cutEnding(w string) string {
	for _, e := range endings {
		if len(w)-len(e.cut) >= 3 && strings.HasSuffix(w, e.cut) {
			if e.cut == "s" && (strings.HasSuffix(w, "ss") || strings.HasSuffix(w, "us") || strings.HasSuffix(w, "is")) || e.cut == "ed" && strings.HasSuffix(w, "eed") {
				break
			}
			if (e.cut == "al" || e.cut == "ly" || e.cut == "ate" || e.cut == "or") && len(w)-len(e.cut) < 4 {
				break
			}
			w = w[:len(w)-len(e.cut)] + e.put
			break
		}
	}
	if len(w) > 3 && w[len(w)-1] == 'e' {
		w = w[:len(w)-1]
	}
	if n := len(w); n > 3 && w[n-1] == w[n-2] && w[n-1] != 's' {
		w = w[:n-1]
	}
	if n := len(w); n > 2 && w[n-1] == 'y' {
		w = w[:n-1] + "i"
	}
	return w
}

var irregular = map[string]string{
	"ran": "run", "running": "run", "led": "lead", "built": "build", "rebuilt": "rebuild", "wrote": "write", "written": "write", "grew": "grow", "grown": "grow",
	"made": "make", "took": "take", "taken": "take", "gave": "give", "given": "give", "kept": "keep", "held": "hold", "taught": "teach",
	"brought": "bring", "bought": "buy", "sold": "sell", "sales": "sell", "sale": "sell", "won": "win", "winning": "win", "winner": "win", "winners": "win",
	"set": "set", "setting": "set", "cut": "cut", "cutting": "cut", "fell": "fall", "fallen": "fall", "rose": "rise", "risen": "rise", "drove": "drive", "driven": "drive",
	"oversaw": "oversee", "overseen": "oversee", "spoke": "speak", "spoken": "speak", "chose": "choose", "chosen": "choose", "began": "begin", "begun": "begin",
	"met": "meet", "sent": "send", "spent": "spend", "sang": "sing", "drew": "draw", "drawn": "draw", "found": "find", "left": "leave", "lost": "lose", "paid": "pay",
	"put": "put", "read": "read", "saw": "see", "seen": "see", "sought": "seek", "shown": "show", "stood": "stand", "thought": "think", "told": "tell",
	"understood": "understand", "went": "go", "gone": "go", "came": "come", "became": "become", "knew": "know", "known": "know", "dealt": "deal", "fed": "feed",
	"laid": "lay", "lit": "light", "rode": "ride", "shot": "shoot", "shrank": "shrink", "shrunk": "shrink", "sped": "speed", "swept": "sweep", "undertook": "undertake", "undertaken": "undertake", "underwent": "undergo",
	"women": "woman", "men": "man", "children": "child", "people": "person", "persons": "person", "feet": "foot", "teeth": "tooth", "lives": "life", "knives": "knife", "shelves": "shelf", "analyses": "analysis", "analysis": "analyze", "crises": "crisis", "diagnoses": "diagnosis",
	"criteria": "criterion", "curricula": "curriculum", "theses": "thesis", "indices": "index", "matrices": "matrix", "staffed": "staff",
	"number": "number", "numbers": "number", "order": "order", "orders": "order", "paper": "paper", "papers": "paper", "power": "power", "water": "water", "server": "server", "servers": "server",
	"customer": "customer", "customers": "customer", "computer": "computer", "computers": "computer", "letter": "letter", "letters": "letter", "matter": "matter", "matters": "matter", "never": "never", "other": "other", "per": "per", "over": "over", "under": "under",
	"station": "station", "stations": "station", "nation": "nation", "nations": "nation", "mention": "mention", "ratings": "rating", "rating": "rating", "rated": "rating",
	"agreed": "agree", "guaranteed": "guarantee", "freed": "free", "dining": "dine", "does": "do", "did": "do", "done": "do", "has": "have", "had": "have", "was": "be", "were": "be", "is": "be", "are": "be", "been": "be", "am": "be",
}
