package compose

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

// Apply makes the document that results from any subset of Tailor's changes, kept in their order. No changes give the
// original, byte for byte. All paths are those of the original, so one change never moves another's place. What
// identifies a person or a job (names, titles, employers, dates, degrees) has no writable path and is refused.
func Apply(original *document.Resume, changes []Change) (*document.Resume, error) {
	a := arrangement{doc: original.Clone(), lists: map[string]*listPlan{}, cut: map[string][]string{}}
	for _, c := range changes {
		if err := a.take(c); err != nil {
			return nil, err
		}
	}
	if err := a.arrange(); err != nil {
		return nil, err
	}
	a.place(original)
	for path, pieces := range a.cut {
		*textAt(a.doc, path) = without(*textAt(a.doc, path), pieces)
	}
	return a.doc, nil
}

// place gives sections that the original did not have their place in its order, skills behind the experience and others
// at the end, and a heading in its own language.
func (a *arrangement) place(original *document.Resume) {
	l := a.doc.LayoutOf()
	added := slices.DeleteFunc([]document.Section{
		document.SectionSummary, document.SectionSkills, document.SectionCertificates, document.SectionLanguages,
		document.SectionEducation,
	}, func(s document.Section) bool { return held(original, s) || !held(a.doc, s) })
	if len(added) == 0 {
		return
	}
	for _, s := range added {
		switch {
		case len(l.Order) == 0 || s == document.SectionSummary || slices.Contains(l.Order, s):
		case s == document.SectionSkills:
			l.Order = slices.Insert(slices.Clone(l.Order), slices.Index(l.Order, document.SectionWork)+1, s)
		default:
			l.Order = append(slices.Clone(l.Order), s)
		}
	}
	own := maps.Clone(l.Headings)
	for s, heading := range phrasesOf(languageOf(original.Text())).heading {
		if own[s] == "" && slices.Contains(added, s) {
			if own == nil {
				own = map[document.Section]string{}
			}
			own[s] = heading
		}
	}
	if l.Headings = own; len(l.Order) > 0 || len(own) > 0 {
		a.doc.SetLayout(l)
	}
}

// held reports whether a resume has something in one of the sections that a change can add.
func held(r *document.Resume, s document.Section) bool {
	switch s {
	case document.SectionSummary:
		return r.Basics.Summary != ""
	case document.SectionSkills:
		return len(r.Skills) > 0
	case document.SectionCertificates:
		return len(r.Certificates) > 0
	case document.SectionLanguages:
		return len(r.Languages) > 0
	}
	return len(r.Education) > 0
}

// arrangement is a document whose texts are written at once and whose lists are put in order at the end, when every
// addition, order and cut is known.
type arrangement struct {
	doc   *document.Resume
	lists map[string]*listPlan
	cut   map[string][]string // by path: words that are left out of a text, whatever else was written there
}

type listPlan struct {
	added []string
	order []string
	cut   []int
}

// summaryPieces is the path of what is cut out of a summary: not the summary itself, which stays.
const summaryPieces = "basics.summary[0]"

// sectionOrder is the path of the order of the sections.
const sectionOrder = "meta.vitae.order"

func invalid(format string, args ...any) error {
	return fault.Wrap("compose.Apply", fault.Invalid, "This change can't be applied to this resume.",
		fmt.Errorf(format, args...))
}

func (a *arrangement) plan(path string) *listPlan {
	p := a.lists[path]
	if p == nil {
		p = &listPlan{}
		a.lists[path] = p
	}
	return p
}

func (a *arrangement) take(c Change) error {
	switch c.Kind {
	case KindOrder:
		a.plan(c.Path).order = c.Order
		return nil
	case KindCut:
		if c.Path == summaryPieces || c.Path == "basics.label" {
			if c.Before == nil {
				return invalid("change %s cuts nothing", c.ID)
			}
			a.cut[strings.TrimSuffix(c.Path, "[0]")] = strings.Split(*c.Before, "\n")
			return nil
		}
		list, i, err := splitIndex(c.Path)
		if err != nil {
			return err
		}
		p := a.plan(list)
		p.cut = append(p.cut, i)
		return nil
	case KindSkills, KindFact:
		if c.After == nil {
			return invalid("change %s adds nothing", c.ID)
		}
		p := a.plan(c.Path)
		p.added = append(p.added, *c.After)
		return nil
	}
	return a.write(c)
}

func (a *arrangement) write(c Change) error {
	field := textAt(a.doc, c.Path)
	switch {
	case field == nil:
		return invalid("no text can be written at %q", c.Path)
	case c.After == nil:
		return invalid("change %s writes nothing at %q", c.ID, c.Path)
	case c.Before == nil && *field != "", c.Before != nil && strings.TrimSpace(*field) != *c.Before:
		return invalid("the text at %q is no longer the one that change %s was made for", c.Path, c.ID)
	}
	*field = *c.After
	return nil
}

// arrange puts the lists in their new order: inner lists first, since an order of the skill groups moves their
// keywords.
func (a *arrangement) arrange() error {
	paths := make([]string, 0, len(a.lists))
	for p := range a.lists {
		paths = append(paths, p)
	}
	slices.SortFunc(paths, func(x, y string) int {
		if d := strings.Count(y, "[") - strings.Count(x, "["); d != 0 {
			return d
		}
		return strings.Compare(x, y)
	})
	for _, p := range paths {
		if err := a.arrangeList(p, a.lists[p]); err != nil {
			return err
		}
	}
	return nil
}

func (a *arrangement) arrangeList(path string, p *listPlan) (err error) {
	switch path {
	case sectionOrder:
		l := a.doc.LayoutOf()
		l.Order = nil
		for _, s := range p.order {
			l.Order = append(l.Order, document.Section(s))
		}
		a.doc.SetLayout(l)
	case "skills":
		a.doc.Skills, err = reordered(a.doc.Skills, path, p,
			func(s string) document.Skill { return document.Skill{Name: s} })
	case "certificates":
		a.doc.Certificates, err = reordered(a.doc.Certificates, path, p,
			func(s string) document.Certificate { return document.Certificate{Name: s} })
	case "languages":
		a.doc.Languages, err = reordered(a.doc.Languages, path, p, languageFrom)
	case "education":
		a.doc.Education, err = reordered(a.doc.Education, path, p,
			func(s string) document.Education { return document.Education{StudyType: s} })
	case "interests":
		a.doc.Interests, err = reordered(a.doc.Interests, path, p,
			func(s string) document.Interest { return document.Interest{Name: s} })
	case "references":
		a.doc.References, err = reordered(a.doc.References, path, p,
			func(s string) document.Reference { return document.Reference{Name: s} })
	default:
		list := listAt(a.doc, path)
		if list == nil {
			return invalid("there is no list at %q", path)
		}
		*list, err = reordered(*list, path, p, func(s string) string { return s })
	}
	return err
}

// languageFrom reads "Spanish, B2" or "Spanish (fluent)".
func languageFrom(s string) document.Language {
	name, fluency, _ := strings.Cut(strings.Replace(strings.TrimSuffix(s, ")"), " (", ", ", 1), ", ")
	return document.Language{Language: name, Fluency: fluency}
}

// itemKey names item i of a list in Change.Order; addedKey names an item that another change adds to it.
func itemKey(list string, i int) string { return fmt.Sprintf("%s[%d]", list, i) }
func addedKey(list, text string) string { return list + "+" + text }
func isAddedKey(key, list string) bool  { return strings.HasPrefix(key, list+"+") }
func cutIndex(p *listPlan, key string) bool {
	_, i, err := splitIndex(key)
	return err == nil && slices.Contains(p.cut, i)
}

// reordered returns the list in the plan's order without what is cut. What the order does not name follows it.
func reordered[T any](items []T, path string, p *listPlan, build func(string) T) ([]T, error) {
	byKey := map[string]T{}
	var keys []string
	put := func(key string, item T) { byKey[key] = item; keys = append(keys, key) }
	for i, it := range items {
		put(itemKey(path, i), it)
	}
	for _, s := range p.added {
		put(addedKey(path, s), build(s))
	}
	for _, i := range p.cut {
		if i >= len(items) {
			return nil, invalid("there is no %s", itemKey(path, i))
		}
	}
	var out []T
	seen := map[string]bool{}
	for _, k := range append(slices.Clone(p.order), keys...) {
		it, known := byKey[k]
		if !known && !isAddedKey(k, path) {
			return nil, invalid("there is no %s", k)
		}
		if known && !seen[k] && !cutIndex(p, k) {
			out = append(out, it)
		}
		seen[k] = true
	}
	return out, nil
}

// splitIndex parts "work[0].highlights[2]" into its list and index. The name of an item ("skills[2].name") means the
// item.
func splitIndex(path string) (list string, i int, err error) {
	item := strings.TrimSuffix(path, ".name")
	open := strings.LastIndexByte(item, '[')
	if open < 1 || !strings.HasSuffix(item, "]") {
		return "", 0, invalid("%q names no item of a list", path)
	}
	n, err := strconv.ParseUint(item[open+1:len(item)-1], 10, 16)
	if err != nil {
		return "", 0, invalid("%q names no item of a list", path)
	}
	return item[:open], int(n), nil
}

// textAt returns the text that a change may write at a path, nil where there is none or where it must not be written.
func textAt(r *document.Resume, path string) *string {
	switch path {
	case "basics.label":
		return &r.Basics.Label
	case "basics.summary":
		return &r.Basics.Summary
	}
	if entry, ok := strings.CutSuffix(path, ".summary"); ok {
		return entrySummary(r, entry)
	}
	if entry, ok := strings.CutSuffix(path, ".description"); ok {
		if i, ok := indexOf(entry, "projects", len(r.Projects)); ok {
			return &r.Projects[i].Description
		}
		return nil
	}
	if entry, ok := strings.CutSuffix(path, ".name"); ok {
		if i, ok := indexOf(entry, "skills", len(r.Skills)); ok && len(r.Skills[i].Keywords) == 0 {
			return &r.Skills[i].Name
		}
		return nil
	}
	list, i, err := splitIndex(path)
	if err != nil || strings.HasSuffix(list, ".courses") || strings.HasPrefix(list, "meta.") {
		return nil
	}
	if items := listAt(r, list); items != nil && i < len(*items) {
		return &(*items)[i]
	}
	return nil
}

func entrySummary(r *document.Resume, entry string) *string {
	if i, ok := indexOf(entry, "work", len(r.Work)); ok {
		return &r.Work[i].Summary
	}
	if i, ok := indexOf(entry, "volunteer", len(r.Volunteer)); ok {
		return &r.Volunteer[i].Summary
	}
	return nil
}

// listAt returns the list of texts at a path, nil where there is none.
func listAt(r *document.Resume, path string) *[]string {
	dot := strings.LastIndexByte(path, '.')
	if dot < 0 {
		return nil
	}
	entry, name := path[:dot], path[dot+1:]
	if i, ok := indexOf(entry, "work", len(r.Work)); ok && name == "highlights" {
		return &r.Work[i].Highlights
	}
	if i, ok := indexOf(entry, "volunteer", len(r.Volunteer)); ok && name == "highlights" {
		return &r.Volunteer[i].Highlights
	}
	if i, ok := indexOf(entry, "education", len(r.Education)); ok && name == "courses" {
		return &r.Education[i].Courses
	}
	if i, ok := indexOf(entry, "skills", len(r.Skills)); ok && name == "keywords" {
		return &r.Skills[i].Keywords
	}
	if r.Meta != nil && r.Meta.Vitae != nil {
		if i, ok := indexOf(entry, "meta.vitae.other", len(r.Meta.Vitae.Other)); ok && name == "lines" {
			return &r.Meta.Vitae.Other[i].Lines
		}
	}
	if i, ok := indexOf(entry, "projects", len(r.Projects)); ok {
		switch name {
		case "highlights":
			return &r.Projects[i].Highlights
		case "keywords":
			return &r.Projects[i].Keywords
		}
	}
	return nil
}

// indexOf reads i from "section[i]" where it is within n.
func indexOf(entry, section string, n int) (int, bool) {
	rest, ok := strings.CutPrefix(entry, section+"[")
	if !ok || !strings.HasSuffix(rest, "]") {
		return 0, false
	}
	i, err := strconv.Atoi(rest[:len(rest)-1])
	return i, err == nil && i >= 0 && i < n
}
