package names_test

import (
	"testing"

	"vitae/internal/engine/names"
)

func TestNamesAreFoundInADocument(t *testing.T) {
	lines := []string{
		"Levo/vaso/epi titration per order set, A-line, CVP", "50+ km of roads: IFC sets out of 12d (v15), C3D before",
		"Advanced Cardiovascular Life Support, AHA 2024",
		"K8s clusters with TF, PG and RMQ", "Contextual interviews, 55 of them", "Buchhaltung und Stücklisten",
		"PRs reviewed by two seniors",
	}
	cut := make([][]names.Token, len(lines))
	for i, l := range lines {
		cut[i] = names.Cut(l)
	}
	v := names.NewVocabulary(cut)
	for _, c := range []struct {
		phrase string
		line   int
	}{
		{"ACLS", 2},
		{"Kubernetes", 3},
		{"Terraform", 3},
		{"PostgreSQL", 3},
		{"RabbitMQ", 3},
		{"12d Model", 1},
		{"Civil 3D", 1},
		{"arterial line", 0},
		{"Stückliste", 5},
		{"Finanzbuchhaltung", 5},
		{"pull requests", 6},
		{"vasoactive infusions", 0},
	} {
		best := names.Hit{Line: -1}
		for _, h := range v.Find(names.NewPhrase(c.phrase, names.Context{})) {
			t.Logf("%s: %+v", c.phrase, h)
			if h.Cover > best.Cover {
				best = h
			}
		}
		if best.Line != c.line || best.Same < 0.5 && best.Cover < 0.35 {
			t.Errorf("%q: %+v, want line %d", c.phrase, best, c.line)
		}
	}
}

func TestPlainVerbsAreNoAbbreviations(t *testing.T) {
	v := names.NewVocabulary([][]names.Token{names.Cut("I like cats and went home early every Friday")})
	for _, phrase := range []string{"warehouse management", "warehouse maintenance"} {
		if hits := v.Find(names.NewPhrase(phrase, names.Context{})); len(hits) > 0 {
			t.Errorf("%q is found as %+v", phrase, hits)
		}
	}
}
