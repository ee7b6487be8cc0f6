package match

import (
	"sort"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// stand is what the words around a name make of it.
type stand uint8

const (
	sound   stand = iota // claimed as it stands
	lesser               // supported it, worked on it, or with a word that makes less of it
	weak                 // helped with it, little of it, or heard of it
	pending              // begun, planned, lapsed or failed: not had
	denied               // expressly not had
)

// How many words away a cue still speaks of a name, before and behind it.
const (
	deniedBefore  = 4
	weakBefore    = 3
	weakBehind    = 4
	pendingBefore = 5
	pendingBehind = 5
)

// standOf reports what the words around the bytes start..end of a line make of what stands there. A cue that is itself
// a part of the name ("machine learning") says nothing of it.
func standOf(r *claim.Reading, start, end int) stand {
	out := sound
	if stands().course.MatchString(r.Text[end:]) && !stands().teaches.MatchString(r.Text[:start]) {
		out = weak
	}
	first := sort.Search(len(r.Statements), func(i int) bool { return r.Statements[i].Span.End > start })
	for i := first; i < len(r.Statements) && r.Statements[i].Span.Start < end; i++ {
		s := &r.Statements[i]
		from := sort.Search(len(s.Words), func(k int) bool { return s.Words[k].End > start })
		to := sort.Search(len(s.Words), func(k int) bool { return s.Words[k].Start >= end })
		near := sort.Search(len(s.Cues), func(k int) bool { return s.Cues[k].From >= from-2*pendingBefore })
		for _, c := range s.Cues[near:] {
			// "up to date"
			if s.Words[c.From].Low == "to" || s.Words[c.From].Low == "so" {
				continue
			}
			worked(1)
			if c.From > to+pendingBehind {
				break
			}
			said := sound
			switch {
			case c.To <= from:
				said = ahead(s, c, from)
			case c.From >= to:
				said = behind(s, c, to)
			}
			if stands().loose[s.Words[c.From].Stem] && c.To == c.From+1 {
				said = beside(said, c.To == from)
			}
			out = max(out, said)
		}
	}
	return out
}

// beside returns what a loose cue makes of a name: less of it if the cue is right before it, otherwise nothing.
func beside(said stand, adjacent bool) stand {
	if said == sound || !adjacent {
		return sound
	}
	return lesser
}

func ahead(s *claim.Statement, c claim.Cue, from int) stand {
	gap, parted := from-c.To, partedBetween(s, c.To, from)
	switch c.Class {
	case claim.Limit:
		if gap < deniedBefore && !parted && stands().negates[s.Words[c.From].Low] {
			return denied
		}
	case claim.Progress, claim.Planned, claim.Expired, claim.Failed:
		if gap < pendingBefore && !parted {
			return pending
		}
	case claim.Basic, claim.Attended:
		if gap < weakBefore && !parted {
			return weak
		}
	case claim.Supervised:
		if gap < weakBefore || c.From <= 1 {
			return weak
		}
	case claim.Helped, claim.Trainee:
		switch near := gap < weakBefore && !parted; {
		case stands().aided[s.Words[c.From].Stem] && (near || c.From <= 1): // a line that begins with it is about it
			return weak
		case near:
			return lesser
		}
	}
	return sound
}

// partedBetween reports whether a punctuation mark other than a colon stands between two words of a statement.
func partedBetween(s *claim.Statement, from, to int) bool {
	for k := from; k <= to && k < len(s.Words); k++ {
		if s.Words[k].Parts() && s.Words[k].Before != ':' {
			return true
		}
	}
	return false
}

func behind(s *claim.Statement, c claim.Cue, to int) stand {
	gap := c.From - to
	if c.Class == claim.Limit || gap > pendingBehind {
		return sound
	}
	for k := to; k <= c.From && k < len(s.Words); k++ {
		if k > to && s.Words[k].Before == ',' && k < c.From {
			return sound // it speaks of the next of a list
		}
	}
	switch c.Class {
	case claim.Progress, claim.Planned, claim.Expired, claim.Failed:
		return pending
	case claim.Basic, claim.Attended:
		if gap < weakBehind {
			return weak
		}
	case claim.Trainee:
		if gap == 0 {
			return lesser
		}
	}
	return sound
}

// standFor returns what a line makes of the requirement that it names at start..end. named is the kind of what stands
// there: a credential is read like one even if the posting asks for it as a skill.
func (j *Judge) standFor(a *requirement, named skill.Kind, e entry, language string, start, end int) stand {
	if a.Kind == posting.KindCredential || named == skill.Credential {
		return j.creditStand(e, language, start, end)
	}
	return standOf(j.lexicon.claims(e.line.Text, language), start, end)
}

// creditStand returns what a line makes of a credential that it names at start..end. Where the line is a sentence, all
// of it speaks: "My application to the council was sent in July; I wait for the outcome".
func (j *Judge) creditStand(e entry, language string, start, end int) stand {
	r := j.lexicon.claims(e.line.Text, language)
	out := standOf(r, start, end)
	if stands().exam.MatchString(r.Text[end:]) &&
		!stands().passed.MatchString(r.Text[max(0, start-examReach):min(len(r.Text), end+examReach)]) {
		out = max(out, weak)
	}
	if onTheWay(r.Text[max(start-longestBefore, 0):start], r.Text[end:]) {
		out = max(out, weak)
	}
	out = max(out, appliedFor(r, start, end))
	if e.line.Kind == document.LineCredit || e.line.Kind == document.LineSkill || e.line.Kind == document.LineDegree {
		return out
	}
	for i := range r.Statements {
		s := &r.Statements[i]
		if s.Span.End <= start || s.Span.Start >= end {
			continue
		}
		sentence, known := j.sentences[s]
		if !known {
			sentence = sentenceStand(s, s.Span.Of(r.Text), language)
			j.sentences[s] = sentence
		}
		out = max(out, sentence)
	}
	return out
}

// sentenceStand reports what a sentence as a whole makes of the credentials that it names.
func sentenceStand(s *claim.Statement, words, language string) stand {
	worked(len(s.Words))
	if re := wishes(language); re != nil && re.MatchString(words) {
		return pending
	}
	for _, c := range s.Cues {
		w := &s.Words[c.From]
		switch c.Class {
		case claim.Progress, claim.Planned, claim.Failed:
			if !stands().loose[w.Stem] || stands().applies[w.Stem] {
				return pending
			}
		case claim.Limit:
			if stands().negates[w.Low] && !ofTheNext(s, c) {
				return pending
			}
		}
	}
	return sound
}

// ofTheNext reports whether a negation behind a sign says only of what follows it that there is none: "B licence, no
// points", "no. 12".
func ofTheNext(s *claim.Statement, c claim.Cue) bool {
	if c.To >= len(s.Words) {
		return false
	}
	return s.Words[c.To].Number || stands().nouns[s.Words[c.From].Low] && c.To == c.From+1 && s.Words[c.From].Parts()
}

// appliedFor returns pending for a credential that is only applied for: "CPA candidate", "candidate for CPA".
func appliedFor(r *claim.Reading, start, end int) stand {
	for i := range r.Statements {
		s := &r.Statements[i]
		if s.Span.End <= start || s.Span.Start >= end {
			continue
		}
		near := sort.Search(len(s.Cues), func(k int) bool {
			return s.Words[s.Cues[k].To-1].End >= start-appliedWithin
		})
		for _, c := range s.Cues[near:] {
			worked(1)
			ahead, behind := start-s.Words[c.To-1].End, s.Words[c.From].Start-end
			if behind > 1 {
				break
			}
			if stands().applies[s.Words[c.From].Stem] && (ahead >= 0 && ahead <= appliedWithin || behind >= 0) {
				return pending
			}
		}
	}
	return sound
}

// appliedWithin is how many bytes stand at most between “candidate” and what is applied for: “ for the ”.
const appliedWithin = 9

// examReach is how many bytes around a credential are looked at for whether its exam was passed: a sentence or so.
const examReach = 120

// longestBefore is more bytes than what says so before a credential.
const longestBefore = 40

// onTheWay reports whether the words beside a credential say that its owner is still on the way to it.
func onTheWay(before, behind string) bool {
	return stands().candidate.MatchString(behind) || stands().toward.MatchString(before)
}
