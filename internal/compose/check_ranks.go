package compose

import "strings"

// Ranks and titles: words of seniority gained or lost.

// lowRanks in a title make it smaller; losing one raises the title. lowTerms are terms of employment.
var (
	lowRanks = setOf(`junior jr assistant trainee apprentice intern internship student deputy acting interim probationary volunteer placement cadet helper aide vice sub commis visiting adjunct substitute honorary standby candidate`)
	lowTerms = setOf(`part-time temporary casual seasonal contract freelance relief agency voluntary cover locum subcontractor subcontracted subcontract fixed fixed-term fte limited reserve`)
)

// isTitle says whether the words name a job.
func (k *comparison) isTitle(tokens []token) bool {
	if k.old.c != nil {
		if _, ok := k.old.c.FindTitle(spaced(tokens)); ok {
			return true
		}
	}
	for i := range tokens {
		if ranks[tokens[i].low] > 0 || lowRanks[tokens[i].low] || occupation(tokens[i].low) {
			return true
		}
	}
	return false
}

// occupation says whether a word ends as names of occupations do.
func occupation(w string) bool {
	for _, e := range []string{"eer", "ist", "ician", "grapher", "ologist", "ager", "ator", "ctor", "visor", "yst", "cher", "lper", "ker", "ver", "per", "ner", "ter", "der"} {
		if strings.HasSuffix(w, e) && len(w) > len(e)+2 {
			return true
		}
	}
	return titleNouns[w]
}

var titleNouns = setOf(`coach chef nurse clerk cook assistant accountant consultant lead head analyst associate agent attorney paralegal lawyer solicitor doctor surgeon therapist pharmacist officer executive partner owner founder intern trainee apprentice
	electrician technician mechanic plumber carpenter welder driver porter waiter waitress server host receptionist secretary administrator coordinator supervisor foreman guard steward tutor professor lecturer principal teacher aide caregiver carer librarian editor writer journalist architect scientist physician midwife dentist specialist rep representative scholar fellow organiser organizer adviser advisor treasurer captain pilot mentor sergeant midwife baker butcher tailor cashier barista buyer seller judge actor dancer singer valet instructor`)

// checkLostRank finds a title that lost the word that made it smaller.
func (k *comparison) checkLostRank(h *header, tokens []token, fits []*header) {
	lost := ""
	for _, o := range fits {
		gone, shares := lostRank(o, tokens)
		if shares && gone == "" {
			return // a head with these dates bears the title as it stands
		}
		if shares {
			lost = gone
		}
	}
	if lost == "" {
		return
	}
	kind, severity := "title", High
	if lowTerms[lost] {
		kind, severity = "qualifier", Review
	}
	line := k.lineOf(tokens)
	if h.statement >= 0 {
		line = k.now.all[h.statement].tokens[0].line
	}
	k.report(Finding{Kind: kind, Value: lost, Severity: severity}, line, "Your original resume says “"+lost+"” in this title ("+h.span.text+"). May it be left out?")
}

// lostRank gives the word of low rank in the original's head that the rewritten head lacks, and whether the two heads
// share any other word.
func lostRank(o *header, tokens []token) (gone string, shares bool) {
	words := o.title
	if len(words) == 0 {
		words = o.own
	}
	for i := range words {
		w := &words[i]
		low := w.low
		if g := gluedWord(words, i); g != "" {
			low = g
		}
		kept := holds(tokens, w)
		switch {
		case !kept && (lowRanks[w.low] || lowTerms[low]):
			gone = low
		case kept && len(w.stem) > 2 && !stopWords[w.low]:
			shares = true
		}
	}
	return gone, shares
}

func holds(tokens []token, w *token) bool {
	for i := range tokens {
		if tokens[i].stem == w.stem || titleForms[w.low] != "" && stemOf(titleForms[w.low]) == tokens[i].stem || titleForms[tokens[i].low] == w.low {
			return true
		}
	}
	return false
}

// ranks are words of seniority, by height.
var ranks = map[string]int{
	"senior": 3, "sr": 3, "lead": 4, "leader": 4, "supervisor": 4, "foreman": 4, "manager": 4, "mgr": 4, "principal": 4, "head": 5, "director": 5, "superintendent": 5, "dean": 5,
	"vp": 6, "president": 6, "chief": 6, "executive": 0, "ceo": 7, "cto": 7, "cfo": 7, "coo": 7, "cmo": 7, "owner": 6, "founder": 6, "co-founder": 6, "partner": 6, "chairman": 7, "chair": 6,
}

// checkRanks finds a rank in the headline or summary that no title of the original has. A rank below the highest one held
// is another word for it ("manager" of a "head of marketing").
func (k *comparison) checkRanks() {
	have := map[string]bool{}
	highest := 0
	for i := range k.old.headers {
		for _, t := range k.old.headers[i].title {
			have[t.low] = true
			highest = max(highest, ranks[t.low])
		}
	}
	for i := range k.old.all {
		s := &k.old.all[i]
		if s.heading || s.bullet && (!s.titled || len(s.tokens) >= 10) {
			continue
		}
		for j := range s.tokens {
			low := s.tokens[j].low
			have[low] = true
			if long := titleForms[low]; long != "" {
				have[long] = true
			}
			if s.years == nil || len(s.ranges) > 0 || len(s.tokens) < 12 {
				highest = max(highest, ranks[low])
			}
		}
	}
	for i := range k.now.all {
		s := &k.now.all[i]
		if s.heading || s.copied || len(s.ranges) > 0 {
			continue
		}
		for j := range s.tokens {
			t := &s.tokens[j]
			rank := ranks[t.low]
			if rank == 0 || have[t.low] || s.bullet && k.old.words[t.low] || rank <= highest || k.allow[t.low] || !ownTitle(s, j) {
				continue
			}
			severity := High
			if s.bullet {
				severity = Review
			}
			end := min(len(s.tokens), j+2)
			if end > j+1 && s.tokens[j+1].pause > pauseNone {
				end = j + 1
			}
			k.report(Finding{Kind: "title", Value: s.text[t.start:s.tokens[end-1].end], Severity: severity}, t.line, "No title of your original resume is as high as “"+t.text+"”. Is it yours?")
		}
	}
}

// ownTitle says whether a word of rank is the writer's own: not somebody reported to, not a verb, not "senior clients".
func ownTitle(s *statement, j int) bool {
	t := &s.tokens[j]
	for i := j - 1; i >= 0 && i >= j-3 && s.tokens[i+1].pause == pauseNone; i-- {
		switch s.tokens[i].low {
		case "to", "with", "for", "by", "under", "of", "from", "the", "our", "their", "your", "my", "between", "among", "and":
			if s.tokens[i].low != "and" && s.tokens[i].low != "of" {
				return false
			}
		}
	}
	next := ""
	if j+1 < len(s.tokens) && s.tokens[j+1].pause == pauseNone {
		next = s.tokens[j+1].low
	}
	switch t.low {
	case "senior", "sr", "principal", "chief":
		return occupation(next) || j+2 < len(s.tokens) && occupation(s.tokens[j+2].low)
	case "lead", "head", "chair":
		return t.capital() && j > 0 || occupation(next)
	case "partner", "owner", "founder", "leader":
		return t.capital() && j > 0 || !s.bullet && j < 4
	}
	return true
}
