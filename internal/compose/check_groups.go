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
	end := j
	for end < len(s.tokens) && (end == j || s.tokens[end].pause == pauseNone) && !k.flagged[place(i, end)] && !s.cover[end] && isName(s, end) && !stopWords[s.tokens[end].low] {
		end++
	}
	if end-j < 2 || j > 0 && s.tokens[j].pause == pauseNone && isName(s, j-1) || s.titled && (j == 0 || s.tokens[j-1].capital()) {
		return j, ""
	}
	words := s.tokens[j:end]
	last := &words[len(words)-1]
	var stems []string
	for n := range words {
		if words[n].kind != wordToken || monthNumbers[firstThree(words[n].low)] > 0 {
			return j, ""
		}
		stems = append(stems, words[n].stem)
	}
	if k.old.together(stems) && k.old.stems[stems[0]] || k.isTitle(words) || k.isAllowed(spaced(words)) || k.expansion(s, j, end) {
		return j, ""
	}
	employed := j > 0 && (s.tokens[j-1].low == "at" || s.tokens[j-1].low == "joined")
	switch named := slices.ContainsFunc(k.mentions, func(m mention) bool { return &k.now.all[m.statement] == s && m.from < end && m.to > j }); {
	case organisations[last.stem] && (!fields[last.stem] || employed), employed && !fields[last.stem]:
		return end, High
	case named || fields[last.stem] || abstract(last.low):
		return j, ""
	}
	return end, Review
}
