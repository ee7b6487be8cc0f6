package posting

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/skill"
)

// StatedLesson makes a lesson of a posting with what it asks for said beside it, by key, as in testdata/postings: the
// places are looked up in the text.
func StatedLesson(cat *skill.Catalogue, author, name, text string, said map[string][]string) Lesson {
	d, _ := draftOf(context.Background(), cat, text) // which is never done
	l := Lesson{Author: author, Name: name, Text: d.p.Text, stated: true}
	low := lower(l.Text)
	head := len(l.Text)
	if i := strings.IndexByte(l.Text, '\n'); i >= 0 {
		head = i
	}
	for _, h := range [...][2]string{{"title", "title"}, {"company", "employer"}, {"place", "place"}} {
		for _, item := range said[h[0]] {
			for _, s := range statedPlaces(low, item, 0) {
				l.tag(h[1], s[0], s[1], nil)
				break
			}
		}
	}
	l.tagConditions(cat, d, low, said)
	for _, k := range [...][2]string{{"licences", "licence"}, {"must", "must"}, {"nice", "nice"}, {"soft", "must"}} {
		for _, item := range said[k[0]] {
			for _, s := range statedPlaces(low, item, head) {
				var attrs map[string]string
				if k[1] == "licence" {
					attrs = map[string]string{"c": string(classAt(d.requirements, s[0], s[1]))}
				}
				l.tag(k[1], s[0], s[1], attrs)
			}
		}
	}
	v := newView(cat, d)
	for _, item := range said["duty"] {
		for _, s := range statedPlaces(low, item, head) {
			if k := v.at(s[0]); k < len(v.words) {
				p := v.passages[v.words[k].passage]
				l.tag("duty", p.start, p.end, nil)
			}
		}
	}
	slices.SortStableFunc(l.Tags, func(a, b Tag) int { return a.Start - b.Start })
	return l
}

// tag adds a tag where no other one stands.
func (l *Lesson) tag(name string, start, end int, attrs map[string]string) {
	if start < end && !slices.ContainsFunc(l.Tags, func(t Tag) bool { return t.Start < end && start < t.End }) {
		l.Tags = append(l.Tags, Tag{Name: name, Start: start, End: end, Attrs: attrs})
	}
}

// statedPlaces returns up to three places of an item or its alternatives, which | parts, from a place of a text on.
func statedPlaces(low, item string, from int) [][2]int {
	var out [][2]int
	for alt := range strings.SplitSeq(item, "|") {
		alt = lower(strings.TrimSpace(alt))
		for at := from; alt != "" && len(out) < 3; {
			i, end := locate(low[at:], alt)
			if i < 0 {
				break
			}
			out = append(out, [2]int{at + i, at + end})
			at += end
		}
	}
	return out
}

// tagConditions tags the years, degrees and languages that are said, where the draft found them. low is the text in
// small letters.
func (l *Lesson) tagConditions(cat *skill.Catalogue, d *draft, low string, said map[string][]string) {
	years, _ := strconv.ParseFloat(strings.Join(said["years"], ""), 64)
	for _, q := range d.requirements {
		c := map[string]string{"c": string(q.Class)}
		switch {
		case q.Kind == KindYears && years > 0 && q.Years == years:
			_, start, end := d.o.words.yearsIn(low[q.Start:q.End])
			c["n"] = strconv.FormatFloat(years, 'f', -1, 64)
			l.tag("years", q.Start+start, q.Start+max(end, start), c)
		case q.Kind == KindEducation && slices.Contains(said["degree"], q.Level):
			l.tag("degree", q.Start, q.End, c)
		case q.Kind == KindLanguage:
			for _, t := range q.Terms {
				if s, ok := cat.Skill(t.Skill); ok &&
					slices.ContainsFunc(said["languages"],
						func(x string) bool { return strings.HasPrefix(x, s.Name) }) {
					l.tag("lang", t.Start, t.End, c)
				}
			}
		}
	}
}

// classAt returns how firmly a draft asks for what stands at a place.
func classAt(requirements []Requirement, start, end int) Class {
	for _, q := range requirements {
		if q.Start < end && start < q.End && q.Class != Duty {
			return q.Class
		}
	}
	return Must
}
