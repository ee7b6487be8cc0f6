package posting

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/skill"
)

// TestANameMeansWhatItsTradeMeans holds that short names mean what they mean in the trade of the posting, and that
// names of the trade itself keep their skill.
func TestANameMeansWhatItsTradeMeans(t *testing.T) {
	t.Parallel()
	cat, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	const (
		teacher = "Science Teacher\n\nRequirements\n- Lesson planning\n- Classroom management\n- National Curriculum\n" +
			"- Safeguarding\n- Assessment for learning\n\nNice to have\n- AP\n"
		accountant = "Accounts Assistant\n\nRequirements\n- Bank reconciliation\n- VAT\n- General ledger\n" +
			"- Month-end close\n- Credit control\n\nNice to have\n- AP\n"
		backend = "Backend Engineer\n\nRequirements\n- Go\n- PostgreSQL\n- Docker\n- REST APIs\n- Unit testing\n\n" +
			"Nice to have\n- Kafka\n"
	)
	for _, c := range []struct {
		text, name string
		id         skill.ID
	}{
		{teacher, "AP", ""},
		{accountant, "AP", "accounts-payable"},
		{backend, "Kafka", "apache-kafka"},
	} {
		title, _, _ := strings.Cut(c.text, "\n")
		var got []skill.ID
		for _, q := range Read(cat, c.text).Requirements {
			for _, term := range q.Terms {
				if term.Name == c.name {
					got = append(got, term.Skill)
				}
			}
		}
		if !slices.Equal(got, []skill.ID{c.id}) {
			t.Errorf("%s: %q means %q instead of %q", title, c.name, got, c.id)
		}
	}
}
