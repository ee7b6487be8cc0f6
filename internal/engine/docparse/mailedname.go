package docparse

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// mailedShare is the smallest share of a mailbox's letters that a name's words and initials must make up for the
// mailbox to count as made from that name: "karthik.eto" is made from Karthik.
const mailedShare = 0.6

// madeOf returns the share of a mailbox's letters that is made of the words of a name and their initials; 0 without a
// whole word of three letters, unless whole words are all of it: "liwu" is made of Li Wu.
func madeOf(mailbox, name string) float64 {
	all := plainUmlauts.Replace(strings.Map(onlyLetters, mailbox))
	left, whole := all, false
	ws := strings.FieldsFunc(plainUmlauts.Replace(fold(name)), func(r rune) bool { return !unicode.IsLetter(r) })
	slices.SortFunc(ws, func(a, b string) int { return len(b) - len(a) })
	short := left
	for _, w := range ws {
		if utf8.RuneCountInString(w) > 2 && strings.Contains(left, w) {
			left, whole = strings.Replace(left, w, "", 1), true
		}
		short = strings.Replace(short, w, "", 1)
	}
	for _, w := range ws {
		_, n := utf8.DecodeRuneInString(w)
		left = strings.Replace(left, w[:n], "", 1)
	}
	switch {
	case all == "":
		return 0
	case short == "":
		return 1
	case !whole:
		return 0
	}
	return 1 - float64(len(left))/float64(len(all))
}

// plainUmlauts makes "mueller" of an address and the folded "muller" the same.
var plainUmlauts = strings.NewReplacer("ae", "a", "oe", "o", "ue", "u")

func onlyLetters(r rune) rune {
	if unicode.IsLetter(r) {
		return r
	}
	return -1
}

// mailedName returns the name that the models found, with more confidence if the person's email address is made from
// it. If the address is not made from that name nor from the one that the rules found, it returns the part of a line
// that can be a name and matches the address best. Lines of entries are not searched: their names are other people's.
func (r *reading) mailedName(found foundName, ruled string) foundName {
	box := r.ownMailbox()
	switch {
	case madeOf(box, found.text) > 0:
		found.sure = max(found.sure, sureOfName) // where it ends the address does not say
		return found
	case box == "", madeOf(box, ruled) > 0 && len(strings.Fields(ruled)) >= fewestNameWords:
		return found
	}
	best, top := found, mailedShare
	for i := range r.units {
		u := &r.units[i]
		if !u.first || !strings.Contains(aboutPerson+"O", unitLabels[r.labels[i]]) {
			continue
		}
		for _, s := range r.lines[u.line].segs {
			for _, part := range splitAny(s.text, nameSigns) {
				if share := madeOf(box, part); share > top && isNameAlone(tidyPersonName(part)) {
					best, top = foundName{text: tidyPersonName(part), unit: i, sure: 1}, share
				}
			}
		}
	}
	return best
}

// ownMailbox returns what stands before the @ of the first email address outside entries and other lines, such as
// references: the person's own.
func (r *reading) ownMailbox() string {
	for i := range r.units {
		text := r.units[i].text
		if !strings.Contains(text, "@") || !strings.Contains(aboutPerson, unitLabels[r.labels[i]]) {
			continue
		}
		if m := mailsIn(text); len(m) > 0 {
			box, _, _ := strings.Cut(fold(text[m[0][0]:m[0][1]]), "@")
			return box
		}
	}
	return ""
}

// aboutPerson are the labels of units with the person's name, headline, contact data, status or summary, and of
// headings.
const aboutPerson = "NTXISH"

// isNameAlone reports whether a text can be a name of several words, and is no firm's.
func isNameAlone(s string) bool {
	n := len(strings.Fields(s))
	return n >= fewestNameWords && n <= mostNameWords && canBeName(s) && orgScore(s) < 1
}

// nameSigns part a name from what stands beside it on its line.
var nameSigns = append([]string{", ", ": ", " ("}, strongSigns...)
