package posting

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/skill"
)

// seek is a firm that seeks somebody, at the start of a line or sentence: its name, what tells more of it, and the
// verb.
var seek = regexp.MustCompile(
	`(?m)(?:^|[.!?:]\s+|[^\p{L}\p{N}\s.,;:()'"/&+-]\s*)(?:(?:Die|Das|Der|La|Le|Les|El|The|Our client,?|Für unseren Kunden,?(?: die| den| das)?|Pour notre client,?(?: la| le)?|Para nuestro cliente,?)\s+)?([\p{Lu}\d][^,.:;!?()\n]{1,60}?)(?:,?\s+(?:in|mit Sitz in|à|en|based in|aus)\s+([\p{Lu}][\p{L}'-]+(?:[ -][\p{Lu}][\p{L}'-]+)?)|\s*\(([\p{Lu}][\p{L}' -]+)\))?(?:,[^.!?\n]{3,80}?,|,)?\s+(?:sucht|suchen wir|stellt (?:zum|ab|zur|per|für)|recherche|recrute|busca|selecciona|precisa|necesita|incorpora|seeks|is (?:now |currently |actively )?(?:hiring|looking for|seeking|recruiting))\b`)

// seeker returns the firm that a text says seeks somebody, the town it names with it, and what follows.
func seeker(s string) (firm, town, rest string, ok bool) {
	for _, m := range seek.FindAllStringSubmatchIndex(s, 3) {
		firm = strings.TrimSpace(s[m[2]:m[3]])
		if first, _, _ := strings.Cut(lower(firm), " "); noFirm[first] {
			continue
		}
		for _, g := range [...]int{4, 6} {
			if m[g] >= 0 {
				town = s[m[g]:m[g+1]]
			}
		}
		return firm, town, s[m[1]:], true
	}
	return "", "", s, false
}

// firmLine looks among the first lines for one that names a firm by its form or kind, with the town beside it.
func (o *outline) firmLine(cat *skill.Catalogue, h *head, ls []line) {
	for _, l := range ls[:min(len(ls), firstLines)] {
		if l.start == l.end || l.bullet {
			continue
		}
		s := o.text[l.start:l.end]
		if o.announces(s) || endsSentence(s) && !legalEnd.MatchString(s) || len(strings.Fields(s)) > 10 ||
			strings.Contains(s, ": ") {
			continue
		}
		for i, p := range headParts(cat, s) {
			if r, _ := utf8.DecodeRuneInString(p); !h.isFirm(p) || !unicode.IsUpper(r) || o.announces(p) ||
				h.isTitleOf(p) || len(strings.Fields(p)) > 6 {
				continue
			}
			h.company = p
			if parts := headParts(cat, s); h.location == "" && i+1 < len(parts) && isPlaceName(parts[i+1]) &&
				!h.words.isTime(parts[i+1]) {
				h.location = parts[i+1]
			}
			return
		}
	}
}

func (h *head) isTitleOf(s string) bool {
	return h.title != "" && strings.Contains(lower(s), lower(h.title))
}

// noFirm are words that begin a sentence and name no firm.
var noFirm = wordSet("wir nous we you they it this there who us unser unsere unserer notre nuestro nuestra our your das die der le la el the für zum zur ab per im in als team equipo équipe se un una une eine ein")

// seeks reads firm and town out of the sentence in which a firm seeks.
func (o *outline) seeks(h *head, text string) {
	firm, town, _, ok := seeker(text)
	if !ok || len(strings.Fields(firm)) > 6 {
		return
	}
	sole := h.location == "" && !h.isFirm(h.company) && len(strings.Fields(h.company)) == 1
	if sole && h.company != "" && !strings.Contains(firm, h.company) {
		h.location, h.company = h.company, "" // what stood beside the title is the town
	}
	if h.company == "" || strings.EqualFold(h.company, town) {
		h.company = firm
	}
	if h.location == "" {
		h.location = town
	}
}

// announces reports whether words are a heading's.
func (o *outline) announces(s string) bool {
	if _, ok := o.words.headingRole(s, 3, true); ok {
		return true
	}
	_, ok := o.words.signRole(s)
	return ok
}

const townName = `([\p{Lu}][\p{L}'-]+(?: (?:[\p{Lu}][\p{L}'-]+|im|am|an|der|sur|de|la|le|les|del|sous|bei))*)`

// numberedTowns is how many of towns, the first, hold a number.
const numberedTowns = 3

// Towns are known by the number beside them, or by the word that says that the work is there.
var towns = []*regexp.Regexp{
	regexp.MustCompile(`(?:^|[^\d])\d{5} ` + townName + `(?: \d+[eo]?)?(?:$|[,(|·•.\n-]| [-–|·])`),
	regexp.MustCompile(townName + ` (?:\d{1,2}e )?\((?:\d{2,3}|2[AB])\)`),
	regexp.MustCompile(townName + `, [A-Z]{1,2}\d[\dA-Z]?\b`),
	regexp.MustCompile(` (?:in|à|en) ` + townName + ` (?:gesucht|à pourvoir|sucht)`),
}

// bareTown is a town that ends one of the first lines: "… in Ulm."
var bareTown = regexp.MustCompile(`(?m)^(?:[^\n]{0,60} )?(?:in|à|en) ` + townName + `[.!]?$`)

// notTown are words that stand behind "in" and are no town.
var notTown = wordSet("vollzeit teilzeit cdi cdd intérim alternance stage europe europa france españa deutschland homeoffice remoto")

// boolOrder orders what holds before what does not.
func boolOrder(x, y bool) int {
	switch {
	case x == y:
		return 0
	case x:
		return -1
	}
	return 1
}

func hasPostcode(s string) bool {
	return towns[0].MatchString(s) || towns[1].MatchString(s) || towns[2].MatchString(s)
}

// townIn returns the first town that a text tells by its number, or else what was found before.
func townIn(text, before string) string {
	numbered, led := strings.ContainsAny(text, "0123456789"), containsAny(text, "in ", "à ", "en ")
	for i, t := range towns {
		if by := i < numberedTowns; by && !numbered || !by && !led {
			continue // a quick look before a slow one
		}
		if m := t.FindStringSubmatch(text); m != nil {
			return m[1]
		}
	}
	if before != "" || !led {
		return before
	}
	if m := bareTown.FindStringSubmatch(text[:min(len(text), 200)]); m != nil && !notTown[lower(m[1])] {
		return m[1]
	}
	return before
}
