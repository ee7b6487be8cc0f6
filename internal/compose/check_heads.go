package compose

import (
	"strings"

	"vitae/internal/document"
)

// header is the head of a job: what was done, for whom, when. From a document its title and employer are known; from
// text it is the line with the dates and its short neighbours.
type header struct {
	span      span
	title     []token // empty where the text does not part title and employer
	employer  []token
	own       []token         // the line with the dates, without them
	block     map[string]bool // stems of all its words
	statement int             // -1 from a document
	told      bool            // the line is a sentence that tells a deed, and may name no employer
}

// titleForms are titles and their long forms, and company forms that say nothing.
var titleForms = map[string]string{
	"sr": "senior", "jr": "junior", "mgr": "manager", "eng": "engineer", "engr": "engineer", "dev": "developer", "asst": "assistant", "rep": "representative", "exec": "executive", "dir": "director",
	"coord": "coordinator", "admin": "administrator", "acct": "accountant", "vp": "president", "svp": "president", "evp": "president", "tech": "technician", "assoc": "associate", "supv": "supervisor", "prof": "professor", "hr": "human", "pm": "project",
}

var companyForms = setOf(`percent prozent inc ltd limited llc llp gmbh plc co corp corporation company ag sa sas bv ab oy as pty pte kg group holdings srl spa nv the`)

// longestHead is how many words a head may have; a longer line with dates is a paragraph, or a text that lost its lines.
const longestHead = 40

// readHeaders lists the heads of jobs of a text, and of its document where there is one.
func readHeaders(r *reading, d *document.Resume) []header {
	var out []header
	for i := range r.all {
		s := &r.all[i]
		if len(s.ranges) == 0 || s.ranges[0].since || s.bullet && len(s.tokens) > 14 || len(s.tokens) > longestHead {
			continue
		}
		h := header{span: s.ranges[0], statement: i, told: s.bullet && isDeed(&s.tokens[0]), block: map[string]bool{}}
		from, to := s.dated()
		for j := range s.tokens {
			if !s.cover[j] && s.tokens[j].kind == wordToken && s.tokens[j].start >= from && s.tokens[j].end <= to {
				h.own = append(h.own, s.tokens[j])
			}
		}
		h.addWords(h.own)
		reach := 1
		if len(h.own) < 2 {
			reach = 2
		}
		for step := 1; step <= reach; step++ {
			if i-step < 0 || !h.addNeighbour(&r.all[i-step]) {
				break
			}
		}
		for step := 1; step <= reach; step++ {
			if i+step >= len(r.all) || !h.addNeighbour(&r.all[i+step]) {
				break
			}
		}
		for _, p := range s.ranges {
			h.span = p
			out = append(out, h)
		}
	}
	return append(out, documentHeaders(d, r.lang)...)
}

// dated is where in a statement the sentence with its first period stands: of a paragraph of a letter, the other sentences
// belong to no head.
func (s *statement) dated() (from, to int) {
	at := strings.Index(s.text, s.ranges[0].text)
	if at < 0 || s.bullet || !strings.HasSuffix(s.text, ".") || len(s.tokens) < 15 {
		return 0, len(s.text)
	}
	for _, said := range sentences(s.text) {
		i := strings.Index(s.text[to:], said)
		if i < 0 {
			return 0, len(s.text) // white space that a sentence does not keep
		}
		from, to = to+i, to+i+len(said)
		if at < to {
			return from, to
		}
	}
	return 0, len(s.text)
}

func documentHeaders(d *document.Resume, l language) []header {
	var out []header
	if d == nil {
		return nil
	}
	words := func(text string) []token {
		tokens := scan(plainRunes.Replace(text))
		speak(tokens, l)
		return tokens
	}
	add := func(title, employer, rest string, start, end document.Date) {
		if start == "" || title == "" || employer == "" {
			return
		}
		h := header{statement: -1, block: map[string]bool{}, title: words(title), employer: words(employer)}
		h.span = span{from: pointOf(start), to: pointOf(end), text: document.Span(start, end)}
		if end == "" {
			h.span.to = point{year: ongoing}
		}
		h.addWords(h.title)
		h.addWords(h.employer)
		h.addWords(words(rest))
		out = append(out, h)
	}
	for _, w := range d.Work {
		add(w.Position, w.Name, w.Location+" "+w.Description, w.StartDate, w.EndDate)
	}
	for _, v := range d.Volunteer {
		add(v.Position, v.Organization, "", v.StartDate, v.EndDate)
	}
	return out
}

func pointOf(d document.Date) point { return point{d.Year(), d.Month()} }

func (h *header) addNeighbour(s *statement) bool {
	if s.bullet || s.heading || len(s.ranges) > 0 || len(s.tokens) > 12 || strings.HasSuffix(s.text, ".") {
		return false
	}
	h.addWords(s.tokens)
	return true
}

// addWords adds stems, long forms of short titles, and initials.
func (h *header) addWords(tokens []token) {
	for i := range tokens {
		t := &tokens[i]
		h.block[t.stem] = true
		h.block[t.low] = true
		if long := titleForms[strings.Trim(t.low, ".")]; long != "" {
			h.block[stemOf(long)] = true
		}
		letters := ""
		for j := i; j < len(tokens) && j < i+5; j++ {
			letters += tokens[j].low[:1]
			if len(letters) > 1 {
				h.block["initials:"+letters] = true
			}
		}
		if isCapitals(t.text) {
			h.block["capitals:"+t.low] = true
		}
	}
}

// has says whether the head holds the word of token i, as it is, shortened or written out.
func (h *header) has(tokens []token, i int) bool {
	t := &tokens[i]
	low := strings.Trim(t.low, ".")
	if h.block[t.stem] || h.block[low] || stopWords[low] || companyForms[low] || h.block["initials:"+low] {
		return true
	}
	if long := titleForms[low]; long != "" && h.block[stemOf(long)] {
		return true
	}
	if t.kind == wordToken && len(low) > 12 && h.compound(low) {
		return true
	}
	for _, e := range workEndings {
		if front, ok := strings.CutSuffix(low, e); ok && len(front) > 5 && (h.block[strings.TrimSuffix(front, "s")] || h.block[strings.TrimSuffix(front, "s")+"e"]) {
			return true
		}
	}
	for start := max(0, i-4); start <= i; start++ { // part of the long form of letters in the head
		letters := ""
		for j := start; j < len(tokens) && j < start+5; j++ {
			letters += tokens[j].low[:1]
			if j >= i && len(letters) > 1 && h.block["capitals:"+letters] {
				return true
			}
		}
	}
	return false
}

// workEndings make a noun of work of another noun.
var workEndings = [...]string{"tätigkeiten", "tätigkeit", "arbeiten", "arbeit", "stelle", "kraft", "jobs", "job"}

// compound says whether a long word is made of two words of the head: "Vertretungslehrerin" of "Lehrerin (Vertretung)".
func (h *header) compound(low string) bool {
	for end := range h.block {
		if front, ok := strings.CutSuffix(low, end); ok && len(end) > 4 && h.block[strings.TrimSuffix(front, "s")] {
			return true
		}
	}
	return false
}

// sameEmployer says whether two heads name one employer.
func (h *header) sameEmployer(o *header) bool {
	if len(h.employer) > 0 && len(o.employer) > 0 {
		return strings.EqualFold(joined(h.employer), joined(o.employer))
	}
	n := 0
	for i := range h.own {
		if t := &h.own[i]; t.capital() && !commonWords[t.stem] && o.block[t.stem] && !companyForms[t.low] {
			n++
		}
	}
	return n > 0
}

// sameTitle says whether two heads name one title.
func (h *header) sameTitle(o *header) bool {
	if len(h.title) > 0 && len(o.title) > 0 {
		return strings.EqualFold(joined(h.title), joined(o.title))
	}
	return strings.EqualFold(joined(h.own), joined(o.own))
}

func joined(tokens []token) string {
	var words []string
	for i := range tokens {
		words = append(words, tokens[i].low)
	}
	return strings.Join(words, " ")
}
