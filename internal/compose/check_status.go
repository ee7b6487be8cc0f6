package compose

import (
	"slices"
	"strings"
)

// Statuses that make a licence, a certificate or a title less than it is ("learner permit", "CPA candidate", "trainee
// solicitor"), read from the words alone: no catalogue need know what they belong to.

// statuses by what they say: it is not there yet; it is there no more; the title is a smaller one; perhaps one of these.
var statuses = phrasesOf(
	"learning: in progress, candidate, candidacy, expected, anticipated, pending, awaiting, provisional, learner, learner's, enrolled, pursuing, working towards, working toward, studying for, studying towards, part qualified, part-qualified, part completed, incomplete, unfinished, not completed, to be completed, exam booked, exams booked, booked, in training, eligible, underway, deferred, not submitted, not finished, did not finish, taster, withdrawn, year one of, year two of, in-house, pursuing, "+openWords,
	"expired: expired, lapsed, inactive, revoked, suspended, no longer, not current",
	"void: "+voidWords,
	"rank: trainee, student, apprentice, aspiring, probationary, intern",
	perhaps+": exam, exams, sitting, sat, studying, towards, course, training, scheduled, planned, renewal, renewing, due, started, passed, sections, former, formerly, previously, until, held, basic, junior, assistant, not, no",
)

// perhaps is the class of words that may say as much.
const perhaps = "perhaps"

// credentialNouns name what one holds; statusFillers do not say which; schools are where it is earned.
var (
	credentialNouns = stemSet(`licence certificate certification registration card ticket membership accreditation clearance endorsement qualification diploma visa`)
	statusFillers   = stemSet(`permit test status currently still valid date holder full member`)
	schools         = stemSet(`university college school institute academy polytechnic`)
)

// item is what a list holds between two commas, semicolons or bars.
type item struct {
	st     *statement
	class  string   // of its status, "" where it has none
	status string   // its words
	words  []string // stems of what it is about
	at     []int    // their tokens
	named  bool     // one of them is written as a name or a figure, or names something held
	letter string   // one of them in capitals, as "CFA"
	part   bool     // only that is left of a longer item
}

// items cuts a statement into items. A status that stands alone belongs to the item before it ("PMP, in progress"), or,
// where it comes first, to all that follow ("In progress: CPA, CMA").
func (s *statement) items() []item {
	var out []item
	label := item{}
	from := 0
	for to := 1; to <= len(s.tokens); to++ {
		if to < len(s.tokens) && s.tokens[to].pause < pauseComma {
			continue
		}
		it := s.item(from, to)
		from = to
		switch alone := len(it.words) == 0; {
		case alone && it.class == "":
		case alone && len(out) > 0:
			lendStatus(out, it)
		case alone:
			label = it
		case it.class == "":
			it.class, it.status = label.class, label.status
			out = append(out, it)
		default:
			out = append(out, it)
		}
	}
	return out
}

// lendStatus gives the status of an item that has nothing else to the last item, and where that is a school, also to what
// is earned there ("MLIS, Quarry State University, in progress").
func lendStatus(out []item, it item) {
	last := len(out) - 1
	if last > 0 && out[last-1].class == "" && slices.ContainsFunc(out[last].words, func(w string) bool { return schools[w] || strings.Contains(w, "schul") }) {
		out[last-1].class, out[last-1].status = it.class, it.status
	}
	out[last].class, out[last].status = it.class, it.status
}

func (s *statement) item(from, to int) item {
	it := item{st: s}
	inside := false // a bracket
	for i := from; i < to; i++ {
		t := &s.tokens[i]
		inside = inside || i > from && t.pause == pauseBracket
		p, ok := phraseAt(statuses, s.tokens, i)
		if end := partDone(s, i); end > 0 && (it.class == "" || it.class == perhaps) {
			it.class, it.status = "learning", s.text[t.start:s.tokens[end-1].end]
			return it // what follows tells of the status
		}
		switch {
		case ok && (it.class == "" || it.class == perhaps):
			it.class, it.status = p.class, strings.Join(p.words, " ")
			i += len(p.words) - 1 + strings.Count(p.words[0], "-")
		case ok:
		case it.class == "rank" && stopWords[t.low] && len(it.words) > 0:
			return it // "trainee solicitor with …"
		case inside && it.class != "": // "(two of four sections passed)" tells of the status
		case t.kind == contactToken || s.cover[i] || stopWords[t.low] || statusFillers[t.stem] || monthNumbers[firstThree(t.low)] > 0 && t.capital():
		case t.kind == numberToken:
			it.words, it.at, it.named = append(it.words, t.low), append(it.at, i), true
		default:
			it.words, it.at = append(it.words, t.stem), append(it.at, i)
			if len(t.text) > 2 && isCapitals(t.text) && !s.upper {
				it.letter = t.stem
			}
			it.named = it.named || isName(s, i) || credentialNouns[t.stem] || len(t.text) == 1 && t.capital()
		}
	}
	return it
}

// holds says whether the item is about all that o is about; a title must also stand at its beginning.
func (it *item) holds(o *item) bool {
	if o.class == "rank" {
		n := len(o.words)
		return !it.st.bullet && len(it.words) >= n && slices.Equal(it.words[:n], o.words) && occupation(it.st.tokens[it.at[n-1]].low)
	}
	for _, w := range o.words {
		if !slices.Contains(it.words, w) {
			return false
		}
	}
	return true
}

// lessened lists the items that the original nowhere shows without their status. Heads of jobs, degrees and sentences
// have rules of their own.
func (o *source) lessened() []item {
	var out []item
	for i := range o.all {
		s := &o.all[i]
		if s.heading || len(s.tokens) == 0 || len(s.ranges) > 0 || s.bullet && (len(s.tokens) > 9 || isDeed(&s.tokens[0])) {
			continue
		}
		for _, it := range s.items() {
			if it.lessens() && !containsDegree(s) {
				it.part = it.part || !it.named && it.class != "rank"
				out = append(out, it)
				if it.letter != "" && len(it.words) > 1 {
					it.words, it.part = []string{it.letter}, true
					out = append(out, it)
				}
			}
		}
	}
	if len(out) == 0 {
		return nil
	}
	for i := range o.all {
		for _, p := range o.all[i].items() {
			if p.class == "" && !p.st.heading {
				out = slices.DeleteFunc(out, func(it item) bool { return p.holds(&it) })
			}
		}
	}
	return out
}

// lessens says whether the item has a status of its own, and can be told from others: by a name, a word for something
// held, or a title. Schools are in many lines and tell nothing.
func (it *item) lessens() bool {
	if it.class == "" || it.class == perhaps || len(it.words) > 6 || !it.named && it.class != "rank" && (len(it.words) < 2 || it.st.bullet) {
		return false
	}
	return !slices.ContainsFunc(it.words, func(w string) bool { return schools[w] })
}

// hides says whether the item names only the course or the exam of what the original calls unfinished.
func (it *item) hides(o *item) bool {
	return o.class == "learning" && (it.status == "course" || it.status == "exam" || it.status == "training")
}

// checkStatuses finds what the original calls unfinished, expired or smaller and the rewritten text does not.
func (k *comparison) checkStatuses() {
	for i := range k.now.all {
		s := &k.now.all[i]
		if len(k.old.lesser) == 0 || s.heading || s.copied || len(s.ranges) > 0 {
			continue
		}
		for _, it := range s.items() {
			for n := range k.old.lesser {
				o := &k.old.lesser[n]
				if !o.named && len(it.words) != len(o.words) && o.class != "rank" || it.class != "" && !it.hides(o) || !it.holds(o) || k.flagged[place(i, it.at[0])] {
					continue
				}
				first, last := &s.tokens[it.at[0]], &s.tokens[it.at[len(it.at)-1]]
				value, severity := s.text[first.start:last.end], High
				if o.part || it.class != "" {
					severity = Review
				}
				k.report(Finding{Kind: "qualifier", Value: value, Severity: severity}, first.line, "Your original resume says “"+o.status+"” of this: “"+clip(o.st.text)+"”. May that be left out?")
				break
			}
		}
	}
}
