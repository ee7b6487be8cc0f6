package skill

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Weights of titles that are not the same but in one group, or only in one family, set by hand with the catalogue.
const (
	sameGroup  = 0.8
	sameFamily = 0.3
)

// titleEntry is a title with the group of close titles it belongs to.
type titleEntry struct {
	Title
	group string
}

func (l *loader) titles() error {
	rows, err := l.rows("data/titles.tsv", 6)
	if err != nil {
		return err
	}
	slices.SortFunc(rows, func(a, b row) int { return strings.Compare(a.cols[0], b.cols[0]) })
	for i, r := range rows {
		t := titleEntry{
			Title: Title{ID: r.cols[0], Name: r.cols[1], Family: r.cols[2], Level: LevelUnknown},
			group: r.cols[3],
		}
		if _, twice := l.c.titleIndex[t.ID]; twice {
			return r.errorf("title %q stands twice", t.ID)
		}
		if !slices.Contains(l.c.families, t.Family) {
			return r.errorf("no family %q", t.Family)
		}
		if r.cols[4] != "" {
			level, err := parseLevel(r.cols[4])
			if err != nil {
				return r.errorf("%v", err)
			}
			t.Level = level
		}
		l.c.titleIndex[t.ID] = i
		l.c.titles = append(l.c.titles, t)
		names := []string{t.Name}
		if r.cols[5] != "" {
			names = append(names, strings.Split(r.cols[5], "|")...)
		}
		for k, text := range names {
			text, exact, _ := cutMarks(text)
			n := name{entry: i, text: text, exact: exact, main: k == 0}
			for _, v := range []string{text, joinParts(text)} {
				l.c.titleTrie.add(l.words(v), n)
			}
		}
	}
	return nil
}

func (l *loader) titleRelations() error {
	rows, err := l.rows("data/title_relations.tsv", 3)
	if err != nil {
		return err
	}
	for _, r := range rows {
		for _, id := range r.cols[:2] {
			if _, ok := l.c.titleIndex[id]; !ok {
				return r.errorf("no title %q", id)
			}
		}
		w, err := strconv.ParseFloat(r.cols[2], 64)
		if err != nil || w <= 0 || w >= 1 || r.cols[0] == r.cols[1] {
			return r.errorf("weight %q is not in (0,1), or the title relates to itself", r.cols[2])
		}
		l.c.titleLinks[[2]string{r.cols[0], r.cols[1]}] = w
		l.c.titleLinks[[2]string{r.cols[1], r.cols[0]}] = w
	}
	return nil
}

func (l *loader) seniority() error {
	rows, err := l.rows("data/seniority.tsv", 2)
	if err != nil {
		return err
	}
	for i, r := range rows {
		level, err := parseLevel(r.cols[1])
		if err != nil {
			return r.errorf("%v", err)
		}
		l.c.levels = append(l.c.levels, level)
		text, exact, _ := cutMarks(r.cols[0])
		l.c.seniority.add(l.words(text), name{entry: i, text: text, exact: exact})
	}
	return nil
}

var levelNames = [...]string{"trainee", "junior", "mid", "senior", "lead", "head", "executive"}

func parseLevel(s string) (Level, error) {
	if i := slices.Index(levelNames[:], s); i >= 0 {
		return Level(i), nil
	}
	return LevelUnknown, fmt.Errorf("no level %q", s)
}

// FindTitle returns the job title that a line names: the one of most words, the first of equals, with the level that
// the seniority words beside it give, or else the title's own ("Head Chef").
func (c *Catalogue) FindTitle(text string) (Title, bool) {
	return newFinder(c, text).title()
}

// title returns the job title that the line names.
func (f *finder) title() (Title, bool) {
	c, tokens := f.c, f.tokens
	best, from, to := -1, 0, 0
	for i := range tokens {
		if !c.titleTrie.starts(tokens[i].id) {
			continue
		}
		f.hits = f.walk(c.titleTrie, i, c.small, f.hits[:0])
		for _, h := range f.hits {
			for _, n := range h.names {
				if h.end-i > to-from && (!n.exact || f.sameCase(n, i, h.end)) && (!n.context || f.begins(i)) {
					best, from, to = n.entry, i, h.end
				}
			}
		}
	}
	if best < 0 {
		return Title{Level: LevelUnknown}, false
	}
	t := c.titles[best].Title
	if level := f.levelBeside(from, to); level != LevelUnknown {
		t.Level = level
	}
	return t, true
}

// begins reports whether token i begins a line or a part of it, as a title does that could be a surname after a first
// name ("Koch", "Boucher").
func (f *finder) begins(i int) bool {
	return f.tokens[i].gap&(gapBreak|gapList|gapSentence) != 0
}

// levelBeside returns the level of the seniority words within three tokens before or two after tokens from to to.
func (f *finder) levelBeside(from, to int) Level {
	for k := from - 1; k >= 0 && k >= from-3; k-- {
		if level, end := f.levelAt(k); level != LevelUnknown && end <= from {
			return level
		}
		if f.tokens[k].gap&gapSentence != 0 {
			break
		}
	}
	for k := to; k < len(f.tokens) && k < to+2; k++ {
		if f.tokens[k].gap&(gapSentence|gapLine) != 0 {
			break
		}
		if level, _ := f.levelAt(k); level != LevelUnknown {
			return level
		}
	}
	return LevelUnknown
}

// levelAt returns the level of the longest seniority words at token i, and their end.
func (f *finder) levelAt(i int) (Level, int) {
	if !f.c.seniority.starts(f.tokens[i].id) {
		return LevelUnknown, i
	}
	f.hits = f.walk(f.c.seniority, i, nil, f.hits[:0])
	for k := len(f.hits) - 1; k >= 0; k-- {
		for _, n := range f.hits[k].names {
			if !n.exact || f.sameCase(n, i, f.hits[k].end) {
				return f.c.levels[n.entry], f.hits[k].end
			}
		}
	}
	return LevelUnknown, i
}

// LevelOf returns the seniority that a title or a line with one speaks of, LevelUnknown where it says nothing.
func (c *Catalogue) LevelOf(text string) Level {
	if t, ok := c.FindTitle(text); ok {
		return t.Level
	}
	f := newFinder(c, text)
	for i := range f.tokens {
		if level, _ := f.levelAt(i); level != LevelUnknown {
			return level
		}
	}
	return LevelUnknown
}

// TitleRelation reports how far work under one title (an ID) is work under another: 1 the same, about .8 close titles
// (backend engineer and software engineer), less where only the family is shared, 0 where nothing is.
func (c *Catalogue) TitleRelation(have, want string) float64 {
	i, ok := c.titleIndex[have]
	k, known := c.titleIndex[want]
	if !ok || !known {
		return 0
	}
	a, b := c.titles[i], c.titles[k]
	switch w, linked := c.titleLinks[[2]string{have, want}]; {
	case have == want:
		return 1
	case linked:
		return w
	case a.group == b.group && a.group != "":
		return sameGroup
	case a.Family == b.Family:
		return sameFamily
	}
	return 0
}
