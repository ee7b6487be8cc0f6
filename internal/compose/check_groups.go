package compose

import "slices"

// Names made of common words: "National Bank", "Open Door Trust".

// organisations end names of employers and schools. fields end names of what is done, which some write with capitals.
var (
	organisations = stemSet(`bank council trust university college school hospital clinic institute foundation society church association union agency authority ministry company corporation group partners holdings academy museum
		theatre library charity force army navy police insurance airlines airways railways hotel hotels club federation bureau commission board laboratories laboratory labs studios centre office court store stores solutions systems consulting industries bakery restaurant pharmacy`)
	fields = stemSet(`service resource operation development market sale finance support relation affair plan system science research learning intelligence data analysis design technology logistic strategy practice process project product program quality safety
		care health law art study language assistance control chain account business software hardware network security media writing report delivery experience interface user customer office board group solution`)
)

// newGroup gives the end of a group of capitalised words inside a sentence that begins at token j and of which no
// statement of the original holds all, j where none begins. After "at", and where the last word is one for
// organisations, it is an employer; a title, a field of work and what letters of the original stand for are none.
func (k *comparison) newGroup(s *statement, i, j int) (int, string) {
	if s.nouns {
		return j, ""
	}
	end := groupEnd(s, j)
	if end-j < 2 || k.carries(s, j, end) {
		return j, ""
	}
	last := &s.tokens[end-1]
	employed := j > 0 && (s.tokens[j-1].low == "at" || s.tokens[j-1].low == "joined")
	field := fields[last.stem]
	switch {
	case organisations[last.stem] && (employed || !field), employed && !field:
		return end, High
	case field || abstract(last.low) || k.mentioned(i, j, end):
		return j, ""
	}
	return end, Review
}

// groupEnd gives the end of the capitalised words that begin at token j, j where a group goes on there or where the
// whole line is written so.
func groupEnd(s *statement, j int) int {
	if j > 0 && (s.tokens[j].pause == pauseNone && isName(s, j-1) || s.titled && s.tokens[j-1].capital()) || j == 0 && s.titled {
		return j
	}
	end := j
	for end < len(s.tokens) && (end == j || s.tokens[end].pause == pauseNone) && !s.cover[end] && isName(s, end) && !stopWords[s.tokens[end].low] && monthNumbers[firstThree(s.tokens[end].low)] == 0 {
		end++
	}
	return end
}

// carries says whether the original or the posting holds the words from to to together, or they are a title.
func (k *comparison) carries(s *statement, from, to int) bool {
	words := s.tokens[from:to]
	var stems []string
	for n := range words {
		stems = append(stems, words[n].stem)
	}
	return k.old.together(stems) || k.isTitle(words) || k.isAllowed(spaced(words)) || k.expansion(s, from, to)
}

// mentioned says whether one of the tokens belongs to the name of a skill.
func (k *comparison) mentioned(statement, from, to int) bool {
	return slices.ContainsFunc(k.mentions, func(m mention) bool { return m.statement == statement && m.from < to && m.to > from })
}
