package claim

import (
	"slices"
	"strings"
	"sync"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// signWords are the words of internal/engine/lang/<code>/sign.txt of all languages, folded, with the signs that they
// stand for: surely, or perhaps.
type signWords struct{ sure, perhaps map[string]string }

var signs = sync.OnceValue(func() *signWords {
	w := &signWords{sure: map[string]string{}, perhaps: map[string]string{}}
	for _, code := range lang.Codes() {
		for _, e := range lang.Entries(code, "sign") {
			sign, perhaps, _ := strings.Cut(e.Value, " ")
			if perhaps == "" {
				w.sure[text.Fold(e.Term)] = sign
			} else {
				w.perhaps[text.Fold(e.Term)] = sign
			}
		}
	}
	return w
})

// magnitudeOf reads what is written behind a number: a magnitude, perhaps with a currency ("TEUR", "MCHF").
func magnitudeOf(low string) (m float64, unit string) {
	if m := magnitudes[low]; m != 0 {
		return m, ""
	}
	if at := len(low) - isoCurrency; at > 0 && magnitudes[low[:at]] != 0 {
		if sign := signs().sure[low[at:]]; IsCurrency(sign) {
			return magnitudes[low[:at]], sign
		}
	}
	return 0, ""
}

func isMagnitude(low string) bool {
	m, _ := magnitudeOf(low)
	return m != 0
}

const isoCurrency = 3 // letters of a currency's code

// unitAround looks for a sign of percent or currency at the number, and for its word.
func unitAround(s *Statement, src string, q *Quantity, unit string) string {
	if u := unitSign(src[s.Words[q.To-1].End:]); u != "" {
		return u
	}
	if u := unitBefore(s, src, q.From); u != "" {
		return u
	}
	if sign := signOfTwo(s, q.To); sign != "" {
		q.To += 2
		return sign
	}
	if q.To < len(s.Words) {
		shortened := s.Words[q.To].Before == '.' && isMagnitude(s.Words[q.To-1].Low) // "3 Mio. CHF"
		if u := signs().sure[s.Words[q.To].Low]; u != "" && (shortened || !s.Words[q.To].Parts()) &&
			(len(s.Words[q.To].Low) > 3 || u != "%") {
			q.To++
			return u
		}
		if !s.Words[q.To].Parts() && !s.measures(q.To+1) {
			q.Perhaps = signs().perhaps[s.Words[q.To].Low]
		}
		if low := s.Words[q.To].Low; (low == "pour" || low == "por" || low == "per") && q.To+1 < len(s.Words) &&
			signs().sure[s.Words[q.To+1].Low] == "%" {
			q.To += 2
			return "%"
		}
	}
	return unit
}

// measures reports whether what is weighed stands at a word: "500 pounds of beef", "500 Pfund Brot".
func (s *Statement) measures(at int) bool {
	if at >= len(s.Words) || s.Words[at].Parts() {
		return false
	}
	w := &s.Words[at]
	return w.Capital || w.Low == "of" || w.Low == "de"
}

// unitBefore returns the currency before a number: "€40,000", "USD 300,000".
func unitBefore(s *Statement, src string, at int) string {
	before := strings.TrimRight(src[:s.Words[at].Start], " ")
	for _, c := range currencies {
		if strings.HasSuffix(before, c) {
			return c
		}
	}
	if at > 0 && s.Words[at-1].Upper && !s.Words[at].Parts() {
		if sign := signs().sure[s.Words[at-1].Low]; IsCurrency(sign) {
			return sign
		}
	}
	return ""
}

// signOfTwo returns the sign that two words from one on stand for: "pounds sterling", "francs suisses".
func signOfTwo(s *Statement, at int) string {
	if at+1 >= len(s.Words) || s.Words[at].Parts() || s.Words[at+1].Parts() {
		return ""
	}
	return signs().sure[s.Words[at].Low+" "+s.Words[at+1].Low]
}

var currencies = []string{"€", "$", "£", "¥", "₹", "₱", "₦", "zł"}

// IsCurrency reports whether a quantity's unit is a currency.
func IsCurrency(unit string) bool { return unit == "chf" || slices.Contains(currencies, unit) }

func unitSign(after string) string {
	after = strings.TrimLeft(after, " \u00a0\u202f")
	if strings.HasPrefix(after, "%") {
		return "%"
	}
	for _, c := range currencies {
		if strings.HasPrefix(after, c) {
			return c
		}
	}
	return ""
}
