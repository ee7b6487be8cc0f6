package compose

import "strings"

// How often a thing happens, in times a year: "on Sundays" is less than "daily".

const (
	always  = 400
	daily   = 250
	weekly  = 52
	monthly = 12
	seldom  = 1
)

// often are words that tell how often on their own.
var often = map[string]float64{
	"always": always, "constantly": always, "continuously": always, "daily": daily, "everyday": daily, "nightly": daily, "hourly": always,
	"regularly": weekly / 2, "regular": weekly / 2, "frequently": weekly / 2, "often": weekly / 2, "usually": weekly / 2, "routinely": weekly / 2,
	"weekly": weekly, "biweekly": weekly / 2, "fortnightly": weekly / 2, "monthly": monthly, "quarterly": 4, "yearly": seldom, "annually": seldom, "annual": seldom,
	"once": seldom, "twice": seldom, "occasional": seldom, "occasionally": seldom, "sometimes": seldom, "temporarily": seldom, "sporadically": seldom, "rarely": seldom,
	"sundays": weekly, "saturdays": weekly, "mondays": weekly, "tuesdays": weekly, "wednesdays": weekly, "thursdays": weekly, "fridays": weekly, "weekends": weekly, "sunday": weekly, "saturday": weekly,
}

// periods are what something may happen every one of.
var periods = map[string]float64{"day": daily, "night": daily, "morning": daily, "evening": daily, "week": weekly, "fortnight": weekly / 2, "month": monthly, "quarter": 4, "season": 4, "year": seldom}

// everyNth are the numbers behind "every".
var everyNth = map[string]float64{"second": 2, "other": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "two": 2, "three": 3, "four": 4, "six": 6}

// frequency is how often a statement says that something happens, and where it says the most.
type frequency struct {
	most, least float64
	from, to    int
}

func frequencyOf(s *statement) frequency {
	f := frequency{}
	for i := range s.tokens {
		times, to := often[s.tokens[i].low], i+1
		if low := s.tokens[i].low; low == "every" || low == "each" || low == "per" || low == "a" && i > 0 || low == "the" && s.lang != english {
			times, to = everyAt(s, i)
		}
		if times == 0 {
			continue
		}
		if times > f.most {
			f.most, f.from, f.to = times, i, to
		}
		if f.least == 0 || times < f.least {
			f.least = times
		}
	}
	return f
}

// everyAt reads "every week", "each sixth month", "two afternoons a week".
func everyAt(s *statement, i int) (float64, int) {
	at, by := i+1, 1.
	if n := everyNth[lowAt(s.tokens, at)]; n > 0 && (s.tokens[i].low == "every" || s.tokens[i].low == "each") {
		at, by = at+1, n
	}
	period := periods[strings.TrimSuffix(lowAt(s.tokens, at), "s")]
	if period == 0 || s.tokens[i].low == "a" && !perBefore(s, at) || s.tokens[i].low == "the" {
		return 0, 0
	}
	return period / by * timesBefore(s, i), at + 1
}

// timesBefore reads how many times stand before "a week": "twice", "two afternoons", "three times".
func timesBefore(s *statement, i int) float64 {
	for j := i - 1; j >= 0 && j >= i-3; j-- {
		switch v := valueAt(s, j); {
		case s.tokens[j].low == "twice":
			return 2
		case v > 1 && v <= 12:
			return v
		}
	}
	return 1
}

// checkOften finds a thing told as happening more often than the original says: "daily" of "on Sundays".
func (k *comparison) checkOften(s, o *statement) {
	now := frequencyOf(s)
	if now.most == 0 {
		return
	}
	for _, c := range s.clauses() { // two bullets told in one sentence
		if p, ok := k.sourceOf(c); ok && now.from >= c.from && now.from < c.to {
			o = p.st
		}
	}
	timed := len(o.years) > 0 || o.namesMonth()
	if now.most <= seldom && !timed {
		return
	}
	was := frequencyOf(o)
	for i := range k.numbers { // rates of figures have a rule of their own
		if q := k.numbers[i]; q.st == s && q.rate != "" && was.most == 0 {
			return
		}
	}
	dated := timed && was.most == 0
	if was.most*1.25 >= now.most || was.most == 0 && now.most < weekly/2 && !dated || was.most == 0 && o.shiftWork() {
		return
	}
	if now.to < len(s.tokens) && k.old.has([]string{s.tokens[now.from].low, s.tokens[now.to].low}) {
		return // "monthly close"
	}
	severity := Review
	if was.most > 0 && now.most <= daily && now.to-now.from == 1 && !k.old.words[s.tokens[now.from].low] {
		severity = High
	}
	words := s.text[s.tokens[now.from].start:s.tokens[now.to-1].end]
	k.report(Finding{Kind: "qualifier", Value: words, Severity: severity}, s.tokens[now.from].line, "Your original resume does not say “"+words+"” here: “"+clip(o.text)+"”. Is it right?")
}

// namesMonth says whether a month is named.
func (s *statement) namesMonth() bool {
	for i := range s.tokens {
		if t := &s.tokens[i]; len(t.low) > 3 && t.capital() && monthNumbers[firstThree(t.low)] > 0 && commonWords[t.stem] {
			return true
		}
	}
	return false
}

// shiftWork says whether a statement tells of shifts, nights or the like, which come as they come.
func (s *statement) shiftWork() bool {
	for i := range s.tokens {
		if low := strings.TrimSuffix(s.tokens[i].low, "s"); periods[low] > 0 {
			return true
		}
	}
	return false
}
