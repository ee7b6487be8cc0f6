package compose

import (
	"math"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	alike "vitae/internal/engine/names"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// Which titles name the posting's role, and for how long it was held.

// isRole reports whether a title is that of the posting's role or one near it: by the occupations, or by a word of
// weight.
func (w *writer) isRole(title string) bool {
	if ok, known := w.roles[title]; known {
		return ok
	}
	t, found := w.c.FindTitle(title)
	ok := !w.firstHalf(title, found) && (w.likeness(title) >= nearRole || found && w.posting.TitleID != "" &&
		w.c.TitleRelation(t.ID, w.posting.TitleID) >= nearTrade || sharesRoot(title, bareTitle(w.posting.Title)))
	w.roles[title] = ok
	return ok
}

// firstHalf reports whether a title is what is left of one: "Data" of "Data Engineer".
func (w *writer) firstHalf(title string, known bool) bool {
	words := strings.Fields(bareTitle(w.posting.Title))
	return !known && w.posting.Language == lang.Default && len(words) > 1 && len(strings.Fields(title)) == 1 &&
		strings.EqualFold(title, words[0])
}

const rootLetters = 6 // that two words of titles share where they name one trade: "Krankenpflegerin", "Pflegefachkraft"

// sharesRoot reports whether two titles have a word, or the root of one, in common that names a trade.
func sharesRoot(a, b string) bool {
	if startsOf(a, b) || startsOf(b, a) {
		return true
	}
	for x := range strings.FieldsSeq(a) {
		if x = trade(x); len(x) < 3 || rankWords[x] || noTrade[x] {
			continue
		}
		for y := range strings.FieldsSeq(b) {
			if y = trade(y); x == y {
				return true
			}
			for i := 0; i+rootLetters <= len(x); i++ {
				if strings.Contains(y, x[i:i+rootLetters]) && !noTrade[y] {
					return true
				}
			}
		}
	}
	return false
}

// trade is a word of a title without accents and dots: "T.G.T." is "tgt".
func trade(word string) string { return strings.ReplaceAll(text.Fold(prose.Bare(word)), ".", "") }

// startsOf reports whether a title has the first letters of two or three words of another: "A/P clerk", "Accounts
// Payable Clerk".
func startsOf(a, b string) bool {
	words := strings.Fields(text.Fold(b))
	for x := range strings.FieldsSeq(a) {
		if x = strings.NewReplacer(".", "", "/", "").Replace(x); len(x) < 2 || len(x) > 3 || !prose.IsShouted(x) {
			continue
		}
		for i := 0; i+len(x) <= len(words); i++ {
			ok := true
			for k := range x {
				ok = ok && words[i+k][0] == strings.ToLower(x)[k]
			}
			if ok {
				return true
			}
		}
	}
	return false
}

// noTrade are words of titles that name no trade.
var noTrade = prose.Words("no-trade")

// plainRole is a title without what stands beside it, where the rest is still the role. Of several titles of one job it
// is the one that is most like the posting's, the highest of those.
func (w *writer) plainRole(title string) string {
	best, worth := strings.TrimSpace(title), -1.0
	for part := range strings.SplitSeq(title, ",") {
		part = bareTitle(strings.TrimSpace(part))
		if part == "" || !w.isRole(part) {
			continue
		}
		level := w.c.LevelOf(part)
		if level == skill.LevelUnknown {
			level = plainLevel
		}
		if v := w.likeness(part) + rankStep*float64(level) + romanStep*float64(strings.Count(part,
			"I")); v > worth+rankStep/2 {
			best, worth = part, v
		}
	}
	return best
}

// How much a higher rank counts among the titles of one job. By hand.
const (
	rankStep  = 0.1
	romanStep = 0.06

	plainLevel skill.Level = 2 // of a title that says nothing of it
)

// roleTime returns how many months the dated jobs of a role cover, without those of helpers and trainees, and since
// when. exactly asks for jobs of the same title and rank alone.
func (w *writer) roleTime(role string, exactly bool) (months int, from document.Date) {
	var of []document.Work
	read := alike.ReadTitle(role)
	for _, j := range w.resume.Work {
		if j.StartDate == "" || isHelper(j.Position) && !isHelper(role) ||
			alike.ReadTitle(j.Position).Like(read) < sameTrade && !sharesRoot(j.Position, role) ||
			exactly && !strings.EqualFold(w.plainRole(j.Position), role) {
			continue
		}
		of = append(of, j)
		if from == "" || j.StartDate.Months() < from.Months() {
			from = j.StartDate
		}
	}
	return int(math.Round(12 * coveredYears(of, w.asOf))), from
}

// From where on two titles are of one trade, by the model of names, and of near ones, by the catalogue's relations. By
// hand, on the sets of docs/writing.md.
const (
	sameTrade = 0.75
	nearTrade = 0.5
)

// isHelper reports whether a title is that of somebody who learns a trade or helps at it: "CNA" is a nursing assistant.
func isHelper(title string) bool {
	for _, t := range alike.Cut(title) {
		if helpers[t.Low] || slices.ContainsFunc(alike.SpeltOut(t.Low),
			func(stem string) bool { return helpers[stem] }) {
			return true
		}
	}
	return false
}

var helpers = prose.Words("helpers")

// likeness reports how far work under a title is the work of the posting.
func (w *writer) likeness(title string) float64 {
	return alike.ReadTitle(title).Like(alike.ReadTitle(w.posting.Title))
}

// coveredYears counts the years in which at least one dated job ran.
func coveredYears(work []document.Work, asOf document.Date) float64 {
	months := map[int]bool{}
	for i := range work {
		from, to := work[i].StartDate.Months(), endOf(&work[i], asOf)
		if from == 0 {
			continue
		}
		for m := from; m < to && m-from < 12*60; m++ {
			months[m] = true
		}
	}
	return float64(len(months)) / 12
}
