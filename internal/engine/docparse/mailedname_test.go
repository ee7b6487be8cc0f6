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
// the address is made of.
func TestANameByItsAddress(t *testing.T) {
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
	} {
		if got := FromText(c.in).Document.Basics.Name; got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
