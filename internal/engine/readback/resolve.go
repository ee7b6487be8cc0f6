package readback

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/docparse"
)

// resolve tells of everything that is lost what became of it. What is found whole goes first, or another would take it
// for its own.
func (s *search) resolve(notPlaced []docparse.Line) {
	whole := map[string][]*slot{} // free slots, by what they say
	for _, f := range s.free {
		whole[f.key] = append(whole[f.key], f)
	}
	var rest []lost
	for _, l := range s.open {
		if at := whole[l.want.key]; len(at) > 0 {
			whole[l.want.key] = at[1:]
			s.found(l, at[0], Moved)
		} else {
			rest = append(rest, l)
		}
	}
	for _, l := range rest {
		if len(s.losses) >= maxLosses {
			return // each of the rest costs a look at all that was read
		}
		switch around := s.around(l.want.key); {
		case l.place != nil && !s.reported[l.place]:
			s.found(l, l.place, Changed)
		case around != nil:
			s.found(l, around, Moved)
		default:
			s.missing(l, notPlaced)
		}
	}
}

// around returns a slot that holds a text beside others.
func (s *search) around(key string) *slot {
	i := slices.IndexFunc(s.free, func(f *slot) bool { return within(f.key, key) })
	if i < 0 {
		return nil
	}
	return s.free[i]
}

// found tells of something lost where it was found.
func (s *search) found(l lost, at *slot, k Kind) {
	out := Loss{Path: l.want.path, Label: l.want.label, Wanted: l.want.text, Got: at.text, Kind: k}
	if k == Moved || at.path != l.want.path {
		out.At = at.label
	}
	s.reported[at] = true
	s.tell(l.order, out)
}

// missing tells of what is in no field; where the file has it all the same, with the line that holds it.
func (s *search) missing(l lost, notPlaced []docparse.Line) {
	out := Loss{Path: l.want.path, Label: l.want.label, Wanted: l.want.text, Kind: Missing}
	i := slices.IndexFunc(notPlaced, func(n docparse.Line) bool { return within(plain(n.Text), l.want.key) })
	if i >= 0 {
		out.Got, out.At = notPlaced[i].Text, NoField
	}
	s.tell(l.order, out)
}

// added reports what was read that nobody wrote. A part of something lost is not reported twice.
func (s *search) added() {
	for _, f := range s.free {
		if len(s.losses) >= maxLosses {
			return
		}
		part := slices.ContainsFunc(s.open, func(l lost) bool { return within(l.want.key, f.key) })
		if !s.reported[f] && !part {
			s.tell(len(s.open), Loss{Path: f.path, Label: f.label, Got: f.text, Kind: Changed})
		}
	}
}

func (s *search) tell(order int, l Loss) { s.losses = append(s.losses, ordered{order, l}) }

// reported lists the losses in the order of the document.
func (s *search) inOrder() []Loss {
	slices.SortStableFunc(s.losses, func(a, b ordered) int { return cmp.Compare(a.order, b.order) })
	out := []Loss{}
	for _, l := range s.losses[:min(len(s.losses), maxLosses)] {
		out = append(out, l.Loss)
	}
	return out
}

// within reports whether a text holds another as whole words.
func within(text, part string) bool {
	for from := 0; part != ""; {
		i := strings.Index(text[from:], part)
		if i < 0 {
			return false
		}
		i += from
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(part):])
		if !inWord(before) && !inWord(after) {
			return true
		}
		from = i + 1
	}
	return false
}

func inWord(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
