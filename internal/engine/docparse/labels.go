package docparse

import "cmp"

// unitLabels are what a unit can be. Of a job (J) and of studies (E) B begins an entry, H goes on with its head, P
// tells about it; of certificates C, projects P, voluntary work V, publications U and awards A B begins an entry, P
// goes on.
var unitLabels = []string{
	"O", "N", "T", "X", "I", "S", "H", "JB", "JH", "JP", "EB", "EH", "EP", "CB", "CP", "PB", "PP", "VB", "VP", "UB",
	"UP", "AB", "AP", "K", "L",
}

// headLabels are what a token of a head can be: a title or degree (T), an employer or school (G), the start (S), the
// end (E), the place (P), the subject (F), the grade (R), a phrase about the work (Y), nothing (O). B begins a field, I
// goes on with it, N begins the first field of a further entry.
var headLabels = []string{
	"O", "BT", "IT", "BG", "IG", "BS", "IS", "BE", "IE", "BP", "IP", "BF", "IF", "BR", "IR", "BY", "IY", "NT", "NG",
	"NS", "NE",
}

func labelNumbers(labels []string) map[string]int {
	m := make(map[string]int, len(labels))
	for i, l := range labels {
		m[l] = i
	}
	return m
}

var unitNumber, headNumber = labelNumbers(unitLabels), labelNumbers(headLabels)

// loneTags give the label of a unit that belongs to no entry, by its tags.
var loneTags = map[string]string{
	"name": "N", "headline": "T", "email": "X", "phone": "X", "place": "X", "link": "X", "status": "I", "summary": "S",
	"h":     "H",
	"skill": "K", "group": "K", "skills": "K", "language": "L", "level": "L", "other": "O",
}

// headTags give the label of a token of a head, by its tag.
var headTags = map[string]byte{
	"title": 'T', "degree": 'T', "employer": 'G', "school": 'G', "start": 'S', "end": 'E', "place": 'P', "field": 'F',
	"grade": 'R', "point": 'Y',
}

// goldToken is what the tags say of a token: its innermost tag and the entry that holds it, both as places in the
// spans.
type goldToken struct{ tag, block int }

// gold returns the tags of every token.
func (o *outline) gold(t *Tagged) [][]goldToken {
	at := o.placeIn(t.Text)
	out := make([][]goldToken, len(at))
	for i, row := range at {
		out[i] = make([]goldToken, len(row))
		for k, pos := range row {
			g := goldToken{-1, -1}
			for s, sp := range t.Spans {
				if pos < 0 || pos < sp.From || pos >= sp.To {
					continue
				}
				if blockTags[sp.Tag] != 0 {
					g.block = s
				} else if g.tag < 0 || sp.To-sp.From <= t.Spans[g.tag].To-t.Spans[g.tag].From {
					g.tag = s
				}
			}
			out[i][k] = g
		}
	}
	return out
}

// goldUnits returns the label of every unit.
func goldUnits(t *Tagged, gold [][]goldToken) []int {
	out := make([]int, len(gold))
	seen := map[int]bool{}
	for i, row := range gold {
		out[i] = unitNumber[goldUnit(t, row, seen)]
		for _, g := range row {
			if g.block >= 0 {
				seen[g.block] = true
			}
		}
	}
	return out
}

// goldUnit returns the label of a unit. seen are the entries that began above it.
func goldUnit(t *Tagged, row []goldToken, seen map[int]bool) string {
	u := t.unitTags(row, seen)
	switch {
	case 2*u.lone["H"] > len(row):
		return "H"
	case u.begins != "":
		return u.begins
	case u.head != "":
		return u.head
	}
	return u.prevailing()
}

// unitTags is what the tags of a unit's tokens say of it.
type unitTags struct {
	lone    map[string]int // tokens outside entries, by the label of their tag
	inBlock map[byte]int   // tokens of entries, by the entry's label
	begins  string         // the label where an entry begins here
	head    string         // the label where the head of one goes on
}

// unitTags counts the tags of a unit's tokens.
func (t *Tagged) unitTags(row []goldToken, seen map[int]bool) unitTags {
	u := unitTags{lone: map[string]int{}, inBlock: map[byte]int{}}
	entry := "" // a job or a course of study goes before a certificate beside it
	for _, g := range row {
		tag := ""
		if g.tag >= 0 {
			tag = t.Spans[g.tag].Tag
		}
		if g.block < 0 {
			if l := loneTags[tag]; l != "" {
				u.lone[l]++
			}
			continue
		}
		b := blockTags[t.Spans[g.block].Tag]
		u.inBlock[b]++
		isEntry := b == 'J' || b == 'E'
		if !seen[g.block] {
			u.begins = cmp.Or(u.begins, string(b)+"B")
			if isEntry {
				entry = string(b) + "B"
			}
		}
		if isEntry && headTags[tag] != 0 && tag != "point" {
			u.head = cmp.Or(u.head, string(b)+"H")
		}
	}
	if u.begins == "" || u.begins[0] != 'J' && u.begins[0] != 'E' {
		u.begins = cmp.Or(entry, u.begins)
	}
	return u
}

// prevailing returns the label of most tokens of a unit that neither begins an entry nor is of a head.
func (u *unitTags) prevailing() string {
	if u.lone["N"] > 0 {
		return "N"
	}
	best, most := "O", 0
	for _, b := range []byte("JECPVUA") {
		if u.inBlock[b] > most {
			best, most = string(b)+"P", u.inBlock[b]
		}
	}
	for _, l := range []string{"T", "X", "I", "S", "H", "K", "L"} {
		if u.lone[l] > most {
			best, most = l, u.lone[l]
		}
	}
	return best
}

// goldHead returns the labels of the tokens of a run of units that hold the heads of entries.
func goldHead(t *Tagged, rows [][]goldToken) []int {
	var out []int
	lastTag, lastBlock := -1, -1
	for _, row := range rows {
		for _, g := range row {
			label := "O"
			if g.tag >= 0 && g.block >= 0 {
				if c := headTags[t.Spans[g.tag].Tag]; c != 0 {
					switch {
					case g.tag == lastTag:
						label = "I" + string(c)
					case lastBlock >= 0 && g.block != lastBlock && (c == 'T' || c == 'G' || c == 'S' || c == 'E'):
						label = "N" + string(c)
						lastBlock = g.block
					default:
						label = "B" + string(c)
						if lastBlock < 0 && c != 'Y' {
							lastBlock = g.block
						}
					}
				}
			}
			lastTag = g.tag
			out = append(out, headNumber[label])
		}
	}
	return out
}
