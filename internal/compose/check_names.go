package compose

import (
	"strings"
	"unicode"
)

// isName says whether token i is written as a name: with a capital inside a sentence, in capitals, or with digits or
// capitals inside it.
func isName(s *statement, i int) bool {
	t := &s.tokens[i]
	if t.kind != wordToken || len(t.text) < 2 || currencies[t.low] != "" || scaleWords[t.low] >= 1e5 {
		return false
	}
	if technical(t.text) && (!s.upper || !isCapitals(t.text)) {
		return true
	}
	return t.capital() && !opensSentence(s, i) && !s.upper
}

// opensSentence says that a capital at token i is grammar: at the start, after a full stop or colon, and in the words of
// a label that a colon ends ("Site Safety: …").
func opensSentence(s *statement, i int) bool {
	return s.tokens[i].pause >= pauseClause || i == 0
}

// technical says whether a word is written as no English word is: "iOS", "GA4", "AWS", "Node.js", "C++".
func technical(w string) bool {
	upper, lower, inner := 0, 0, false
	for i, r := range w {
		switch {
		case unicode.IsDigit(r), r == '+', r == '#', r == '&':
			inner = true
		case r == '.':
			inner = inner || i > 0 && i < len(w)-1
		case unicode.IsUpper(r):
			upper++
			inner = inner || i > 0 && lower > 0
		case unicode.IsLower(r):
			lower++
		}
	}
	return inner && upper+lower > 0 || upper > 1 && lower <= 1
}

// checkNames looks for names that the original does not hold: employers, schools, tools, places, addresses.
func (k *comparison) checkNames() {
	for i := range k.now.all {
		s := &k.now.all[i]
		if s.heading || s.copied {
			continue
		}
		k.checkContacts(s)
		for j := 0; j < len(s.tokens); j++ {
			if k.flagged[place(i, j)] {
				continue
			}
			if end, severity := k.newName(s, i, j); end > j {
				name := s.text[s.tokens[j].start:s.tokens[end-1].end]
				k.report(Finding{Kind: "entity", Value: name, Severity: severity}, s.tokens[j].line, "“"+name+"” is not in your original resume. Is it right?")
				j = end - 1
			}
		}
	}
}

// newName gives the end of a new name that begins at token j, j where none does.
func (k *comparison) newName(s *statement, i, j int) (int, string) {
	if !k.unknownName(s, i, j) {
		return k.newGroup(s, i, j)
	}
	end := j + 1
	for end < len(s.tokens) && (s.tokens[end].pause == pauseNone) && !k.flagged[place(i, end)] && (k.unknownName(s, i, end) || isName(s, end) && !k.known(&s.tokens[end])) {
		end++
	}
	if s.titled && !technical(s.tokens[j].text) && len(s.ranges) == 0 && s.bullet {
		return end, Review
	}
	return end, High
}

func (k *comparison) checkContacts(s *statement) {
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind == contactToken && !k.old.contacts[t.low] && !k.isAllowed(t.text) {
			k.report(Finding{Kind: "entity", Value: t.text, Severity: High}, t.line, "The address "+t.text+" is not in your original resume. Is it yours?")
		}
	}
	for _, p := range s.phones {
		if !k.hasPhone(p.digits) {
			text := strings.TrimSpace(s.text[p.start:p.end])
			k.report(Finding{Kind: "entity", Value: text, Severity: High}, s.lineAt(p.start), "The telephone number "+text+" is not in your original resume. Is it yours?")
		}
	}
}

// hasPhone compares the last eight digits, so that a country code may come or go.
func (k *comparison) hasPhone(d string) bool {
	if k.old.phones[d] {
		return true
	}
	for p := range k.old.phones {
		if n := min(len(p), len(d), 8); p[len(p)-n:] == d[len(d)-n:] {
			return true
		}
	}
	return false
}

// unknownName says whether token j is written as a name and nothing in the original, in the posting's allowed words or in
// the known skills carries it.
func (k *comparison) unknownName(s *statement, i, j int) bool {
	t := &s.tokens[j]
	if t.kind != wordToken || s.cover[j] || stopWords[t.low] || shortensI(t.low) || smallNumbers[t.low] > 0 || currencies[t.low] != "" || scaleWords[t.low] >= 1e5 || monthNumbers[firstThree(t.low)] > 0 && commonWords[t.stem] {
		return false
	}
	tech := technical(t.text)
	if s.upper {
		tech = tech && !isCapitals(t.text)
		if !tech && commonWords[t.stem] {
			return false
		}
	} else if !isName(s, j) {
		return false
	}
	if s.nouns && !tech && !k.namesInGerman(s, j) {
		return false
	}
	if !tech && (commonWords[t.stem] || s.titled && abstract(t.low)) || k.known(t) || k.shortened(t) {
		return false
	}
	if k.knownName(i, j) || k.expansion(s, j, j+1) {
		return false
	}
	if tech && scaleWords[t.low] > 0 {
		return false
	}
	return true
}

// shortensI says that a word is "I" with a verb behind it: "I'd", "I’ve".
func shortensI(low string) bool {
	return strings.HasPrefix(low, "i'") || strings.HasPrefix(low, "i’")
}

// namesInGerman says whether a capital of a German statement is one of a name: after "bei" without an article, and where
// two stand side by side. All other nouns have one, too.
func (k *comparison) namesInGerman(s *statement, j int) bool {
	if s.tokens[j].pause == pauseNone && j > 0 && strings.EqualFold(s.tokens[j-1].text, "bei") {
		return true
	}
	return j+1 < len(s.tokens) && s.tokens[j+1].pause == pauseNone && !s.tokens[j+1].glued && s.tokens[j+1].kind == wordToken && s.tokens[j+1].capital() && !k.known(&s.tokens[j+1])
}

// abstract says whether a word ends as words for activities and qualities do; in a line of capitals it names nothing.
func abstract(w string) bool {
	if len(w) < 7 {
		return false
	}
	for _, e := range []string{"ing", "ment", "tion", "sion", "ness", "ship", "ity", "ance", "ence", "ency", "ancy", "ly", "able", "ible", "ative", "itive", "ment", "ical", "ional", "ous", "ful", "less", "care", "work", "keeping", "ology", "ics"} {
		if strings.HasSuffix(w, e) {
			return true
		}
	}
	return false
}

// known says whether the original or the allowed words hold the word, as it is, joined or parted, or as initials.
func (k *comparison) known(t *token) bool {
	low := strings.TrimSuffix(t.low, "'s")
	plain := strings.ReplaceAll(low, ".", "")
	digits := strings.IndexAny(plain, "0123456789")
	switch {
	case digits >= 2 && k.old.words[plain[digits:]] && (k.old.hasInitials(plain[:digits]) || k.old.words[plain[:digits]]):
		return true // "KS4" of "Key Stage 3 and 4"
	case k.old.words[low], k.old.words[plain], k.old.words[strings.TrimSuffix(plain, "s")], k.allow[low], k.allow[t.stem]:
		return true
	case k.old.stems[t.stem] && (!technical(t.text) || len(t.stem) > 3):
		return true
	case len(plain) >= 2 && len(plain) <= 6 && isCapitals(t.text):
		return k.old.hasInitials(plain) || k.old.hasInitials(strings.TrimSuffix(plain, "s"))
	case titleForms[low] != "":
		return k.old.words[titleForms[low]] || k.old.stems[stemOf(titleForms[low])]
	}
	return false
}

// shortened says whether the original has a short form of the word: "FLT" of "forklift", "Rep" of "Representative".
func (k *comparison) shortened(t *token) bool {
	for _, short := range k.old.shorts {
		if contracts(short, t.low) || titleForms[short] == t.low {
			return true
		}
	}
	return false
}

// contracts says whether short is long with letters left out, as "flt" is of "forklift" and "mgmt" of "management".
func contracts(short, long string) bool {
	if len(short) < 3 || len(long) <= len(short)+1 || len(long) > 3*len(short) || short[0] != long[0] || short[len(short)-1] != long[len(long)-1] {
		return false
	}
	i := 0
	for j := 0; j < len(long) && i < len(short); j++ {
		if long[j] == short[i] {
			i++
		}
	}
	return i == len(short)
}

// expansion says whether tokens from to to are part of words whose initials stand in the original in capitals:
// "Project Management Professional" of "PMP".
func (k *comparison) expansion(s *statement, from, to int) bool {
	for start := max(0, from-5); start <= from; start++ {
		letters := ""
		for j := start; j < len(s.tokens) && j < start+7; j++ {
			t := &s.tokens[j]
			if t.kind != wordToken || j > start && t.pause > pauseNone {
				break
			}
			if !stopWords[t.low] || t.capital() {
				letters += t.low[:1]
			}
			if j+1 >= to && len(letters) > 1 && k.old.capitals[letters] {
				return true
			}
		}
	}
	return false
}
