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
// whole word of three letters.
func madeOf(mailbox, name string) float64 {
	all := strings.Map(onlyLetters, mailbox)
	left, whole := all, false
	ws := strings.FieldsFunc(fold(name), func(r rune) bool { return !unicode.IsLetter(r) })
	slices.SortFunc(ws, func(a, b string) int { return len(b) - len(a) })
	for _, w := range ws {
		if utf8.RuneCountInString(w) > 2 && strings.Contains(left, w) {
			left, whole = strings.Replace(left, w, "", 1), true
		}
	}
	for _, w := range ws {
		left = strings.Replace(left, w[:1], "", 1)
	}
	if !whole || all == "" {
		return 0
	}
	return 1 - float64(len(left))/float64(len(all))
}

func onlyLetters(r rune) rune {
	if unicode.IsLetter(r) {
		return r
	}
	return -1
}

// mailedName returns the name that the models found, with more confidence if an email address is made from it. If no
// address is made from that name or from the one that the rules found, it returns the part of a line that can be a name
// and matches an address best.
func (r *reading) mailedName(found foundName, ruled string) foundName {
	boxes := r.mailboxes()
	made := func(name string) float64 {
		best := 0.0
		for _, box := range boxes {
			best = max(best, madeOf(box, name))
		}
		return best
	}
	switch {
	case made(found.text) > 0:
		found.sure = max(found.sure, sureOfName) // where it ends the address does not say
		return found
	case made(ruled) > 0 && len(strings.Fields(ruled)) >= fewestNameWords:
		return found
	}
	best, top := found, mailedShare
	for i := range r.units {
		u := &r.units[i]
		if !u.first {
			continue
		}
		for _, s := range r.lines[u.line].segs {
			for _, part := range splitAny(s.text, nameSigns) {
				if share := made(part); share > top && isNameAlone(tidyPersonName(part)) {
					best, top = foundName{text: tidyPersonName(part), unit: i, sure: 1}, share
				}
			}
		}
	}
	return best
}

// isNameAlone reports whether a text can be a name of several words, and is no firm's.
func isNameAlone(s string) bool {
	n := len(strings.Fields(s))
	return n >= fewestNameWords && n <= mostNameWords && canBeName(s) && orgScore(s) < 1
}

// nameSigns part a name from what stands beside it on its line.
var nameSigns = append([]string{", ", ": ", " ("}, strongSigns...)
