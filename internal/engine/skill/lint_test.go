package skill

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestNoNameBelongsToTwoSkills allows a shared name only where all but one of its owners need context.
func TestNoNameBelongsToTwoSkills(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, names := range c.skillTrie.names {
		var plain []string
		seen := map[int]bool{}
		written := map[string]bool{}
		for _, n := range names {
			if n.context || seen[n.entry] || n.exact && !written[n.text] && len(written) > 0 {
				continue
			}
			seen[n.entry] = true
			written[n.text] = n.exact
			plain = append(plain, string(c.skills[n.entry].ID)+" ("+n.text+")")
		}
		if len(plain) > 1 {
			t.Errorf("shared: %s", strings.Join(plain, ", "))
		}
	}
}

func TestEveryFamilyIsCovered(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	count := map[string]int{}
	aliases, credentials := 0, 0
	for _, s := range c.All() {
		count[s.Family]++
		aliases += len(s.Aliases)
		if s.Kind == Credential {
			credentials++
		}
	}
	for _, family := range c.Families() {
		if count[family] < 60 {
			t.Errorf("%s has %d skills", family, count[family])
		}
	}
	relations, resources := 0, 0
	for i := range c.links {
		relations += len(c.links[i])
		resources += len(c.resources[c.skills[i].ID])
	}
	for _, n := range []struct {
		what         string
		count, floor int
	}{ // docs/scoring.md tells these floors
		{"families", len(c.Families()), 28},
		{"skills", len(c.skills), 6500},
		{"aliases", aliases, 21000},
		{"credentials", credentials, 1200},
		{"titles", len(c.titles), 460},
		{"relations", relations, 10000},
		{"places to learn", resources, 540},
	} {
		if n.count < n.floor {
			t.Errorf("%d %s, %d are promised", n.count, n.what, n.floor)
		}
	}
}

func TestSkillsAreWellFormed(t *testing.T) {
	t.Parallel()
	slug := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	c := catalogue(t)
	for _, e := range c.skills {
		if !slug.MatchString(string(e.ID)) {
			t.Errorf("%q is not a slug", e.ID)
		}
		for _, s := range append([]string{e.Name}, e.Aliases...) {
			if s == "" || s != strings.TrimSpace(s) {
				t.Errorf("%s: name %q", e.ID, s)
			}
		}
	}
}

// TestContextNamesHaveContext: a name that needs context and has no near words could only be found in lists.
func TestContextNamesHaveContext(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, names := range c.skillTrie.names {
		for _, n := range names {
			if n.context && n.language == 0 && c.skills[n.entry].near == nil {
				t.Errorf("%s: %q needs context, but no words are near", c.skills[n.entry].ID, n.text)
			}
		}
	}
}

// TestFilesAreSorted keeps edits from two people mergeable.
func TestFilesAreSorted(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	l := &loader{files: data}
	files := map[string]int{
		"data/relations.tsv": 4, "data/titles.tsv": 6, "data/title_relations.tsv": 3,
		"data/verbs.tsv": 2, "data/seniority.tsv": 2, "data/fields.tsv": 2,
	}
	for _, family := range c.Families() {
		files["data/skills/"+family+".tsv"] = 5
	}
	for _, t := range c.languages {
		files["data/names/"+t.code+"/skills.tsv"], files["data/names/"+t.code+"/titles.tsv"] = 2, 2
	}
	for file, columns := range files {
		rows, err := l.rows(file, columns)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.IsSortedFunc(rows, func(a, b row) int { return slices.Compare(a.cols, b.cols) }) {
			t.Errorf("%s is not sorted", file)
		}
	}
}

func TestResourcesAreSecureAddresses(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	kinds := []string{"course", "documentation", "book", "practice", "certificate"}
	for id, list := range c.resources {
		for _, r := range list {
			u, err := url.Parse(r.URL)
			if err != nil || u.Scheme != "https" || u.Host == "" {
				t.Errorf("%s: %q", id, r.URL)
			}
			if r.Title == "" || !slices.Contains(kinds, r.Kind) {
				t.Errorf("%s: title %q, kind %q", id, r.Title, r.Kind)
			}
		}
	}
}
