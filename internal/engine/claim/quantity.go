package claim

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// Quantity is a number of a statement with what it counts. High differs from Value in a range ("35 to 40").
type Quantity struct {
	From, To    int // words
	Value, High float64
	Unit        string   // "%", a currency's sign, "k" and the like are worked into Value
	Perhaps     string   // the currency that the word behind it may mean: "40,000 pounds"
	Counts      []string // the stems of the words that it counts, the nearest first
	Whole       float64  // "6 of 10": 10; 0 where no whole is named
	Shared      float64  // the magnitude that a number before it in its list is written with: "1.9M (2021), 1.7 (2022)"
	Name        bool     // part of a name or code: "ISO 9001", "307A", "Stage 2"
	InWords     bool
}

// Magnitudes by what is written behind a number.
var magnitudes = map[string]float64{
	"k": 1e3, "tsd": 1e3, "t": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "mio": 1e6, "mm": 1e6, "mdp": 1e6,
	"million": 1e6, "millionen": 1e6, "millions": 1e6, "millones": 1e6, "millon": 1e6,
	"bn": 1e9, "mrd": 1e9, "billion": 1e9, "milliard": 1e9, "lakh": 1e5, "crore": 1e7,
}

const counted = 3 // words that a number may count, behind it

// readQuantities finds the numbers of a statement that are no dates.
func (w *words) readQuantities(s *Statement, src string) {
	for i := 0; i < len(s.Words); i++ {
		if s.InPeriod(i) {
			continue
		}
		if n := s.dashed(i); n >= 3 { // a telephone's: "555-0143-229"
			i += n - 1
			continue
		}
		q, ok := w.quantityAt(s, src, i)
		if !ok {
			continue
		}
		s.Quantities = append(s.Quantities, q)
		i = q.To - 1
	}
	for i := range s.Quantities {
		s.relate(i)
	}
	for i := 1; i < len(s.Quantities); i++ {
		s.share(i)
		s.shareBack(i)
	}
}

// share gives a number without a magnitude the one of the number before it in a list of amounts. Both count nothing,
// nothing but a date stands between them, perhaps as a year of two figures in a bracket, and the number has a fraction,
// which nothing that is counted has.
func (s *Statement) share(i int) {
	q, before := &s.Quantities[i], i-1
	for before > 0 && s.inBracket(&s.Quantities[before]) {
		before--
	}
	last := &s.Quantities[before]
	if len(last.Counts)+len(q.Counts) > 0 || q.Unit != "" && q.Unit != last.Unit || q.InWords || q.Name ||
		!s.Words[q.From].Parts() || !fraction(s.Words[q.From].Low) {
		return
	}
	for at := last.To; at < q.From; at++ {
		if !s.InPeriod(at) && (before == i-1 || at != s.Quantities[i-1].From) {
			return
		}
	}
	if q.Shared = last.Shared; q.Shared == 0 {
		if v, _, ok := ParseNumber(s.Words[last.From].Low); ok && last.Value >= 1000*v && v > 0 {
			q.Shared = last.Value / v
		}
	}
}

// shareBack gives a number without a magnitude the one of the number that a small word joins to it: "0.4 to 2.8
// million".
func (s *Statement) shareBack(i int) {
	first, last := &s.Quantities[i-1], &s.Quantities[i]
	if first.InWords || first.Name && !fraction(s.Words[first.From].Low) || first.Unit != "" ||
		len(first.Counts) > 0 || first.Shared != 0 || first.To+1 != last.From || !s.Words[first.To].Stop ||
		s.Words[first.To].Parts() || s.Words[last.From].Parts() {
		return
	}
	if v, _, ok := ParseNumber(s.Words[last.From].Low); ok && v > first.Value && last.Value >= 1000*v {
		first.Shared, first.Name = last.Value/v, false
	}
}

// inBracket reports whether a number is two figures that begin a bracket.
func (s *Statement) inBracket(q *Quantity) bool {
	w := &s.Words[q.From]
	return w.Before == '(' && w.Number && len(w.Low) == 2
}

// fraction reports whether figures stand alone and have a fraction: "1.7", not "1.700" and not "1.7M".
func fraction(low string) bool {
	v, rest, ok := ParseNumber(low)
	return ok && rest == "" && v < 1000 && strings.ContainsAny(low, ".,")
}

// dashed counts the numbers from a word on that dashes join.
func (s *Statement) dashed(i int) int {
	n := 0
	for i+n < len(s.Words) && s.Words[i+n].Number && (n == 0 || s.Words[i+n].Glued && s.Words[i+n].Before == '-') {
		n++
	}
	return n
}

// quantityAt reads the number that begins with a word.
func (w *words) quantityAt(s *Statement, src string, i int) (Quantity, bool) {
	word := &s.Words[i]
	q := Quantity{From: i, To: i + 1}
	rest, ok := "", true
	if money, after, priced := priced(word, i+1 < len(s.Words) && spelled(&s.Words[i+1])); priced {
		q.Value, rest = money, after
	} else if word.Number {
		rest, ok = q.inFigures(s, src, word)
	} else {
		ok = w.inWords(s, &q, word)
	}
	if !ok {
		return q, false
	}
	w.suffix(&q, s, src, rest)
	q.Unit = unitAround(s, src, &q, q.Unit)
	q.High = q.Value
	q.Name = isName(s, i, rest) && !pointed(src, word.Start) && (q.Unit == "" || q.Unit == rest) // "Kept 58%" is none
	if s.rangeGoesOn(&q) {
		if next, ok := w.quantityAt(s, src, q.To); ok && next.Value > q.Value {
			q.High, q.To, q.Unit = next.High, next.To, next.Unit
		}
	}
	return q, true
}

// inFigures reads a number written in figures, and returns what stands behind them in the same word.
func (q *Quantity) inFigures(s *Statement, src string, word *Word) (rest string, ok bool) {
	if len(word.Low) >= telephone && !strings.ContainsAny(word.Low, ".,") {
		return "", false
	}
	if q.Value, rest, ok = ParseNumber(word.Low); !ok {
		return rest, false
	}
	if pointed(src, word.Start) {
		q.Value, _ = strconv.ParseFloat("0."+word.Low[:len(word.Low)-len(rest)], 64)
	}
	for q.To < len(s.Words) && rest == "" && thousandsFollow(s, q.To, word) { // "70 000"
		v, _, _ := ParseNumber(s.Words[q.To].Low)
		q.Value, q.To = q.Value*1000+v, q.To+1
	}
	return rest, true
}

// inWords reads a number written in words.
func (w *words) inWords(s *Statement, q *Quantity, word *Word) bool {
	v, ok := w.numbers[word.Low]
	if word.Upper {
		return false
	}
	if q.Value, _ = strconv.ParseFloat(v, 64); !ok {
		if q.Value, ok = w.joined(word.Low); !ok {
			return false
		}
	}
	q.InWords = true
	first := q.From
	w.compound(s, q)
	ofPercent := (q.Value == 100 || q.Value == 1) && w.percentWord(s, first)
	return !ofPercent && (q.Value >= 1 || w.shares(s, q.To))
}

// joined reads a number word that joins two: "neunundzwanzig", "tweeëndertig".
func (w *words) joined(low string) (float64, bool) {
	for _, joint := range w.inside {
		for at := 1; at+len(joint) < len(low); at++ {
			if !strings.HasPrefix(low[at:], joint) {
				continue
			}
			ones, err := strconv.ParseFloat(w.numbers[low[:at]], 64)
			tens, other := strconv.ParseFloat(w.numbers[low[at+len(joint):]], 64)
			if err == nil && other == nil && makeOne(tens, ones) {
				return tens + ones, true
			}
		}
	}
	return 0, false
}

// makeOne reports whether the words of two numbers make the word of one: 20 and 9, and French 60 and 11.
func makeOne(tens, ones float64) bool {
	return tens >= 20 && tens < 100 && math.Mod(tens, 10) == 0 && ones >= 1 && (ones < 10 || tens == 60 && ones == 11)
}

// rangeGoesOn reports whether a dash and another number follow: "35-40".
func (s *Statement) rangeGoesOn(q *Quantity) bool {
	return q.To+1 < len(s.Words) && !q.InWords && s.Words[q.To].Number && s.Words[q.To].Before == '-' &&
		s.Words[q.To].Glued && !s.InPeriod(q.To)
}

// pointed reports whether a full stop that begins a number stands before: ".71".
func pointed(src string, at int) bool {
	return at > 0 && src[at-1] == '.' && (at == 1 || strings.IndexByte(" (\n\t~", src[at-2]) >= 0)
}

// shares reports whether a fraction in words is a share of what follows: "half of the ward", not "every quarter".
func (w *words) shares(s *Statement, at int) bool {
	return at < len(s.Words) && !s.Words[at].Parts() &&
		(parted[s.Words[at].Low] || w.dates[s.Words[at].Low] == periodFrom)
}

// parted are the words that stand behind a share, beside those for "from".
var parted = map[string]bool{
	"of": true, "the": true, "my": true, "our": true, "der": true, "des": true, "la": true,
	"du": true, "d": true,
}

// telephone is how many digits in a row are no quantity.
const telephone = 7

// compound joins number words: "twenty-five", "dix-huit", "quatre-vingt", "half a dozen".
func (w *words) compound(s *Statement, q *Quantity) {
	if q.Value == 0.5 {
		w.halfDozen(s, q)
		return
	}
	// "two hundred"
	if q.To < len(s.Words) && q.Value >= 1 && q.Value < 20 && w.numbers[s.Words[q.To].Low] == "100" &&
		!s.Words[q.To].Parts() {
		q.Value *= 100
		q.To++
	}
	if w.joinedApart(s, q) {
		return
	}
	for q.To < len(s.Words) && s.Words[q.To].Before == '-' {
		next, ok := w.numbers[strings.TrimSuffix(s.Words[q.To].Low, "s")]
		if !ok {
			next, ok = w.numbers[s.Words[q.To].Low]
		}
		v, err := strconv.ParseFloat(next, 64)
		switch {
		case !ok || err != nil:
			return
		case q.Value == 4 && v == 20:
			q.Value = 80
		case q.Value >= 10 && q.Value < 100 && v < 20:
			q.Value += v
		default:
			return
		}
		q.To++
	}
}

// halfDozen makes 6 of "half a dozen".
func (w *words) halfDozen(s *Statement, q *Quantity) {
	at := q.To
	if at+1 < len(s.Words) && s.Words[at].Stop {
		at++
	}
	if at < len(s.Words) && w.numbers[s.Words[at].Low] == "12" && !s.Words[at].Parts() {
		q.Value, q.To = q.Value*12, at+1
	}
}

// joinedApart joins the number words of "treinta y dos".
func (w *words) joinedApart(s *Statement, q *Quantity) bool {
	if q.To+1 >= len(s.Words) || !slices.Contains(w.between, s.Words[q.To].Low) {
		return false
	}
	v, err := strconv.ParseFloat(w.numbers[s.Words[q.To+1].Low], 64)
	if err != nil || !makeOne(q.Value, v) {
		return false
	}
	q.Value, q.To = q.Value+v, q.To+2
	return true
}

// percentWord reports whether "cent" or "ciento" stands in "pour cent", "por ciento", "per cent".
func (w *words) percentWord(s *Statement, i int) bool {
	if i == 0 {
		return false
	}
	switch s.Words[i-1].Low {
	case "pour", "por", "per":
		return true
	}
	return false
}

// spelled reports whether a word is a magnitude that stands alone: the "million" of "R1.3 million".
func spelled(w *Word) bool { return len(w.Low) > 2 && w.Before == 0 && isMagnitude(w.Low) }

// priced reads a number with the letters of its currency before it: "P380,000", "N64m", "R1.2M", and before a magnitude
// "R1.3".
func priced(word *Word, magnitude bool) (v float64, rest string, ok bool) {
	if word.Number || !word.Capital {
		return 0, "", false
	}
	at := 0
	for at < len(word.Low) && at < 3 && word.Low[at] >= 'a' && word.Low[at] <= 'z' {
		at++
	}
	v, rest, ok = ParseNumber(word.Low[at:])
	if !ok || rest != "" && !isMagnitude(rest) || v < 100 && rest == "" && (!magnitude || at != 1) {
		return 0, "", false
	}
	if magnitude && rest == "" {
		return v, rest, true
	}
	return v, rest, !(at < len(word.Low) && v < 10000 && rest == "" && v == float64(int(v)) &&
		!strings.ContainsAny(word.Low, ".,"))
}

// suffix works what is written behind the number into it.
func (w *words) suffix(q *Quantity, s *Statement, src, rest string) {
	if m, unit := magnitudeOf(rest); m != 0 {
		q.Value, q.Unit = q.Value*m, unit
	} else if rest != "" {
		q.Unit = rest
	}
	if q.To >= len(s.Words) {
		return
	}
	next := &s.Words[q.To]
	gap := src[s.Words[q.To-1].End:next.Start]
	// "4.2 mil"
	if v, err := strconv.ParseFloat(w.numbers[next.Low], 64); err == nil && v >= 1000 && strings.TrimSpace(gap) == "" {
		q.Value *= v
		q.To++
		return
	}
	if next.Low == "grand" && strings.TrimSpace(gap) == "" && s.ends(q.To+1) {
		q.Value, q.To = q.Value*1e3, q.To+1
		return
	}
	if m, unit := magnitudeOf(next.Low); m != 0 && strings.TrimSpace(gap) == "" &&
		(len(next.Low) > 2 || next.Upper || next.Capital || unitSign(src[next.End:]) != "") {
		q.Value *= m
		if unit != "" {
			q.Unit = unit
		}
		q.To++
	}
}

// ends reports whether a phrase ends before a word: "5 grand for it", not "5 grand pianos" or "5 grand, 4 upright
// pianos".
func (s *Statement) ends(at int) bool {
	if at == len(s.Words) {
		return true
	}
	w := &s.Words[at]
	if w.Low == "and" || w.Low == "or" {
		at++
	} else if !w.Parts() {
		return w.Stop
	}
	return at == len(s.Words) || !s.Words[at].Number
}

func thousandsFollow(s *Statement, at int, first *Word) bool {
	next := &s.Words[at]
	return next.Number && len(next.Low) == 3 && next.Before == 0 && !next.Glued && next.Start == s.Words[at-1].End+1 &&
		len(first.Low) <= 3 && !strings.ContainsAny(next.Low, ".,")
}

// ParseNumber reads a number as written in any of the languages, and returns what letters follow it: "1.640", "0,5",
// "410,000", "55wpm".
func ParseNumber(s string) (v float64, rest string, ok bool) {
	end := 0
	for end < len(s) && (s[end] >= '0' && s[end] <= '9' || (s[end] == '.' || s[end] == ',') && end+1 < len(s) &&
		s[end+1] >= '0' && s[end+1] <= '9') {
		end++
	}
	if end == 0 {
		return 0, "", false
	}
	digits := s[:end]
	groups := strings.FieldsFunc(digits, func(r rune) bool { return r == '.' || r == ',' })
	thousands := len(groups) > 1 && len(groups[0]) <= 3 && groups[0] != "0"
	for _, g := range groups[1:] {
		thousands = thousands && len(g) == 3
	}
	switch {
	case thousands:
		digits = strings.Join(groups, "")
	case len(groups) > 2:
		digits = strings.Join(groups[:len(groups)-1], "") + "." + groups[len(groups)-1]
	default:
		digits = strings.ReplaceAll(digits, ",", ".")
	}
	v, err := strconv.ParseFloat(digits, 64)
	return v, s[end:], err == nil
}

// isName reports whether a number is part of a name: digits with letters that are no unit, or behind a capital that no
// word parts it from ("ISO 9001", "Stage 2", "Civil 3D").
func isName(s *Statement, i int, rest string) bool {
	w := &s.Words[i]
	if !w.Number {
		return false
	}
	if rest != "" && !isMagnitude(rest) {
		return true
	}
	// "Microsoft 365 (…"
	if i == 1 && w.Before == 0 && s.Words[0].Capital && (len(s.Words) == 2 || s.Words[2].Parts()) {
		return true
	}
	if i > 1 && w.Before == 0 && s.Words[i-1].Capital && !s.Words[i-1].Stop {
		return true
	}
	return i > 0 && (w.Glued || w.Before == 0) && s.Words[i-1].Upper
}

// relate finds what a number counts and, in "6 of 10", its whole.
func (s *Statement) relate(i int) {
	q := &s.Quantities[i]
	for j := q.To; j < len(s.Words) && len(q.Counts) < counted; j++ {
		if s.Words[j].Parts() || s.Words[j].Number || i+1 < len(s.Quantities) && j >= s.Quantities[i+1].From {
			break
		}
		if !s.Words[j].Stop {
			q.Counts = append(q.Counts, s.Words[j].Stem)
		}
	}
	if i+1 >= len(s.Quantities) {
		return
	}
	next := &s.Quantities[i+1]
	gap := next.From - q.To
	if gap < 0 || gap > counted || next.Value < q.Value || q.Unit != next.Unit && q.Unit != "" {
		return
	}
	for j := q.To; j < next.From; j++ {
		switch s.Words[j].Low {
		case "of", "von", "der", "sur", "de", "out", "aus":
			q.Whole = next.Value
		}
	}
	if gap == 0 && s.Words[next.From].Before == '/' {
		q.Whole = next.Value
	}
}
