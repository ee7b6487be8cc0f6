package compose

import "strings"

// How many, how long and since when, told with words beside the figures.

// severals claim more than one.
var severals = setOf(`several various multiple numerous many countless`)

// singularArticles stand before one thing.
var singularArticles = setOf(`a an un une una ein eine einen einem einer one el la le l' the`)

// checkSeveral finds one thing told as several: "a field trip" as "field trips", "ein Schüler" as "mehrere Schüler".
func (k *comparison) checkSeveral(s, o *statement) {
	if frequencyOf(o).most > 0 {
		return // "a report every week"
	}
	for i := range o.tokens {
		article := strings.ToLower(o.tokens[i].text)
		if !singularArticles[article] {
			continue
		}
		for j := i + 1; j < len(o.tokens) && j < i+4 && o.tokens[j].pause == pauseNone; j++ {
			w := &o.tokens[j]
			if w.kind != wordToken || stopWords[w.low] || len(w.low) < 4 {
				break
			}
			for n := range s.tokens {
				t := &s.tokens[n]
				if t.stem != w.stem {
					continue
				}
				many := n > 0 && severals[s.tokens[n-1].low] && !anyWord(clause{o, 0, len(o.tokens)}, severals)
				plural := article != "the" && pluralOf(strings.ToLower(t.text), strings.ToLower(w.text)) || article == "the" && o.lang == english && pluralOf(t.low, w.low) && !isName(o, j)
				if !many && !plural || lowAt(s.tokens, n-1) == "one" || k.inName(s, n) || plural && (k.old.words[strings.ToLower(t.text)] || n > 0 && lowAt(s.tokens, n-1) == "of") {
					continue
				}
				k.report(Finding{Kind: "number", Value: t.text, Severity: Review}, t.line, "Your original resume names one, not several “"+t.text+"”: “"+clip(o.text)+"”. Which is right?")
				return
			}
		}
	}
}

// inName says whether token n belongs to the name of a skill.
func (k *comparison) inName(s *statement, n int) bool {
	for _, m := range k.mentions {
		if m.from <= n && n < m.to && &k.now.all[m.statement] == s {
			return true
		}
	}
	return false
}

// pluralOf says whether one word is the other with an s.
func pluralOf(many, one string) bool {
	if len(one) < 4 || strings.HasSuffix(one, "s") {
		return false
	}
	return many == one+"s" || many == one+"es" || strings.HasSuffix(one, "y") && many == one[:len(one)-1]+"ies"
}

// lengths of time in days.
var lengths = map[string]float64{"day": 1, "week": 7, "month": 30, "quarter": 91, "year": 365, "semester": 182}

// lengthLeads stand before how long something took.
var lengthLeads = setOf(`for during over lasting within durante während pendant lang par`)

// lengthOf gives the longest length of time that a statement tells, in days, and its tokens.
func (k *comparison) lengthOf(s *statement, numbers []*quantity) (days float64, from, to int) {
	for _, q := range numbers {
		if q.st == s && q.unit == plainUnit && q.rate == "" && lengths[q.measure] > 0 && q.pair == nil {
			if d := q.value * lengths[q.measure]; d > days {
				days, from, to = d, q.from, min(q.to+1, len(s.tokens))
			}
		}
	}
	for i := 0; i+1 < len(s.tokens); i++ {
		low := strings.ToLower(s.tokens[i].text)
		led := singularArticles[low] && low != "the" && i > 0 && lengthLeads[strings.ToLower(s.tokens[i-1].text)]
		if low != "one" && !led || s.tokens[i+1].pause > pauseNone {
			continue
		}
		if d := lengths[measures[s.tokens[i+1].low]]; d > days {
			days, from, to = d, i, i+2
		}
	}
	return days, from, to
}

// checkLength finds a length of time that grew.
func (k *comparison) checkLength(s, o *statement) {
	now, from, to := k.lengthOf(s, k.numbers)
	if now == 0 {
		return
	}
	was, _, _ := k.lengthOf(o, k.old.numbers)
	if was == 0 || now <= was*1.1 {
		return
	}
	words := s.text[s.tokens[from].start:s.tokens[to-1].end]
	k.report(Finding{Kind: "number", Value: words, Severity: High}, s.tokens[from].line, "Your original resume tells a shorter time: “"+clip(o.text)+"”. Which is right?")
}

// checkSince finds a beginning that moved: "since 2017" where the original says "since 2019".
func (k *comparison) checkSince(s, o *statement) {
	for _, p := range s.ranges {
		for _, r := range o.ranges {
			if p.since && r.since && !p.from.fits(r.from) && len(s.ranges) == 1 && len(o.ranges) == 1 {
				k.report(Finding{Kind: "date", Value: p.text, Severity: High}, s.lineAt(p.at), "Your original resume says “"+r.text+"” here: “"+clip(o.text)+"”. Which is right?")
			}
		}
	}
}
