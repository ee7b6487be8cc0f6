package interview

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/document"
)

// workPlaces lists the jobs, posts and projects of a resume in its order; the one that a line at path from stands in
// comes first.
func workPlaces(d *document.Resume, from string) []Place {
	var out []Place
	for i, w := range d.Work {
		out = append(out, Place{fmt.Sprintf("work[%d].highlights", i), entryLabel(w.Position, w.Name)})
	}
	for i, v := range d.Volunteer {
		out = append(out, Place{fmt.Sprintf("volunteer[%d].highlights", i), entryLabel(v.Position, v.Organization)})
	}
	for i, p := range d.Projects {
		out = append(out, Place{fmt.Sprintf("projects[%d].highlights", i), entryLabel("", p.Name)})
	}
	out = slices.DeleteFunc(out, func(p Place) bool { return p.Label == "" })
	entry, _, _ := strings.Cut(from, "].")
	if at := slices.IndexFunc(out, func(p Place) bool { return strings.HasPrefix(p.Path, entry+"]") }); at > 0 {
		likeliest := out[at]
		out = slices.Insert(slices.Delete(out, at, at+1), 0, likeliest)
	}
	return out
}

// entryLabel names an entry to whoever wrote it.
func entryLabel(title, at string) string {
	if title == "" || at == "" {
		return title + at
	}
	return title + ", " + at
}

// skillsPlace is the list that a skill is added to which no job showed: the last group of the skills where they are
// grouped, the skills themselves else.
func skillsPlace(d *document.Resume) Place {
	if last := len(d.Skills) - 1; last >= 0 && len(d.Skills[last].Keywords) > 0 {
		return Place{fmt.Sprintf("skills[%d].keywords", last), "Skills list only"}
	}
	return Place{string(document.SectionSkills), "Skills list only"}
}
