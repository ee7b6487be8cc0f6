package docparse

import "testing"

// TestMadeOf tells a mailbox that is made of a name from one that is not.
func TestMadeOf(t *testing.T) {
	for _, c := range []struct {
		mailbox, name string
		want          bool
	}{
		{"karthik.eto", "Karthik Raja Subramaniam", true},
		{"b.oyelaranshaw", "Bernadette Oyelaran-Shaw", true},
		{"maudelg", "Maude Lafrenière-Gagnon", true},
		{"liwu", "Li Wu", true},
		{"mueller.joerg", "Jörg Müller", true},
		{"coolcat", "Ann Smith", false},
		{"info", "Ivo Nemec", false},
		{"kitchen.leeds", "Leeds City Council", false},
		{"", "Ann Smith", false},
	} {
		if got := madeOf(c.mailbox, c.name) >= mailedShare; got != c.want {
			t.Errorf("%q of %q: %v", c.mailbox, c.name, got)
		}
	}
}

// TestANameByItsAddress finds a name that stands where none is expected by the e-mail address, and leaves a name that
// the address is made of and every name beside which other people's addresses stand.
func TestANameByItsAddress(t *testing.T) {
	const job = "\n\nExperience\nNurse, Leeds Infirmary, 2019-2021\n- Ran a ward of 12 beds\n"
	const referee = "\nReferences\nRobert Brown, robert.brown@example.com\n"
	for _, c := range []struct{ in, want string }{
		{
			"Now\n\nRegistered Manager / Meadowcroft Care Group\nSept 2021 - today\nRan a home for five.\n\n" +
				"Who I am\nBernadette Oyelaran-Shaw\n07700 900417\nb.oyelaranshaw@example.org\n",
			"Bernadette Oyelaran-Shaw",
		},
		{
			"Mrs Pauline Etheridge\npauline.etheridge@example.com\n\nExperience\nNurse, Leeds Infirmary, 2019-2021\n",
			"Pauline Etheridge",
		},
		{"Ann Smith\nann@example.com\n\nReferences\nAnnabel Annan, annabel.annan@example.com\n", "Ann Smith"},
		{"李伟\nliwei@example.com" + job + referee, "李伟"},
		{"Bo Ek\nboek@example.com" + job + referee, "Bo Ek"},
		{"Ann Smith\ncoolcat99@example.com" + job + referee, "Ann Smith"},
		{"Ann Smith\n07700 900417" + job + referee, "Ann Smith"},
		{"Ann Smith\n07700 900417\n\nExperience\nNurse, Silver Birches, 2019-2020, silver.birches@example.org\n", "Ann Smith"},
		{"Kim Miss Lee Park\n07700 900417" + job, "Kim Miss Lee Park"},
	} {
		if got := FromText(c.in).Document.Basics.Name; got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
