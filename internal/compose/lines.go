package compose

import (
	"fmt"
	"strings"

	"vitae/internal/document"
	"vitae/internal/skill"
)

// lineChanges reword the lines about work, one change for each line: its wording, its tense, the posting's names.
func (w *writer) lineChanges() []Change {
	done := map[skill.ID]bool{}
	tenses := map[string]string{}
	if w.english {
		tenses = w.tenseWork()
	}
	namings := w.namings()
	var out []Change
	for _, l := range w.lines {
		if l.Kind != document.LineBullet || textAt(w.resume, l.Path) == nil {
			continue
		}
		text, why := l.Text, []string(nil)
		if w.english {
			text, why = reword(text, tenseOf(l.Start, l.End, w.asOf))
			if t, ok := tenses[l.Path]; ok && len(why) == 0 {
				text = t
				why = append(why, "keeps to one tense: "+tenseName(tenseOf(l.Start, l.End, w.asOf)))
			}
		}
		kind := KindBullet
		if len(why) == 0 {
			kind = KindTerm
		}
		text, named := w.writeTerms(l, text, done)
		why = append(why, named...)
		behind := ""
		if n, ok := namings[l.Path]; ok && len(named) == 0 {
			if with, ok := n.write(text); ok {
				text, named, behind = with, append(named, n.name), " "+n.reason
				why = append(why, fmt.Sprintf("names %s beside your own word", quote(n.name)))
			}
		}
		if len(why) == 0 || text == l.Text || !sameFigures(l.Text, text) && len(named) == 0 {
			continue
		}
		before, after := l.Text, text
		out = append(out, Change{Section: string(l.Section), Kind: kind, Path: l.Path, Before: &before, After: &after, Reason: sentence(why) + behind, Evidence: []string{l.Text}})
	}
	return out
}

func tenseName(t tense) string {
	if t == present {
		return "the present for the current job"
	}
	return "the past for a past job"
}

// sentence makes one sentence of clauses: "Now opens with …, and says …."
func sentence(clauses []string) string {
	return "Now " + list(distinct(clauses)) + "."
}

// tenseWork finds, by path, the lines whose verbs can be put into their entry's tense. An entry is left alone where
// some of its lines could not follow and would stand out more than before.
func (w *writer) tenseWork() map[string]string {
	out := map[string]string{}
	for _, e := range w.entries() {
		t := e.tense(w.asOf)
		items := listAt(w.resume, e.list)
		if t == noTense || items == nil {
			continue
		}
		done, stuck, already := map[string]string{}, false, false
		for i, s := range *items {
			s = strings.TrimSpace(s)
			after, ok := inTense(s, t)
			switch {
			case ok && sameFigures(s, after):
				done[itemKey(e.list, i)] = after
			case t == pastTense && opensInPresent(s):
				stuck = true
			case opensInPast(s):
				already = true
			}
		}
		if stuck && !already {
			continue
		}
		for p, s := range done {
			out[p] = s
		}
	}
	return out
}
