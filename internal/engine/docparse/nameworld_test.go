package docparse

import (
	"fmt"
	"strings"
	"testing"
)

// TestNamesOfTheWorld reads names with particles, titles and small letters, in a text and as the large line of a page.
func TestNamesOfTheWorld(t *testing.T) {
	t.Parallel()
	for _, name := range []string{
		"Rhys ap Gwilym", "Angharad ferch Owain", "Dr. med. Ursula Weiß", "mgr inż. Jan Kowalski", "drs. Piet Bakker",
		"al-Khwarizmi Hassan", "Omar as-Sayed", "Leila el-Masri", "Sipho kaNdlovu", "Xolani wa Thiong'o",
		"Umm Kulthum Saleh",
		"Siti binti Rahman", "Nur Aisyah bt Zainal", "Kumar a/l Raman", "Ludwig van der Hoeven",
		"Gerrit uit den Bogaard",
		"Hendrik thoe Schwartzenberg", "María José de los Ángeles", "Carlos y Vega", "João dos Santos e Silva",
		"Luca degli Esposti",
		"Marie d'Aubigné", "Gijs van 't Hof", "Máire Ní Bhriain", "Caoimhe Nic Dhonnchadha",
		"Đặng Thị Ngọc Hân", "Nguyễn Văn An", "Þórdís Jónsdóttir", "Çağla Şahin", "Zoë Brontë", "Łukasz Żak",
		"Ștefan Țepeș",
		"Jean-Luc O'Brien-Smith", "Mary Beth St. John", "DUPONT Jean", "Nakamura Yui", "ʻAkanesi Tupou",
		"N'Golo Traoré",
	} {
		for _, form := range []string{
			"%s\nCare Assistant\njane99@example.com | +44 7700 900123 | Leeds\n\nExperience\n\nCare Assistant, Hill House\n2019 - 2021\n- Helped residents\n",
			"%s\njane99@example.com\n+44 7700 900123\nLeeds\n\nSUMMARY\nNurse with ten years of practice.\n\nWORK EXPERIENCE\nHill House\nCare Assistant\n2019 - 2021\n",
		} {
			text := fmt.Sprintf(form, name)
			if got := FromText(text).Document.Basics.Name; got != name {
				t.Errorf("in a text %q reads as %q", name, got)
			}
			lines := textLines(text)
			for i := range lines {
				l := &lines[i]
				l.page, l.size, l.x0, l.x1 = 1, 10, 50, 50+5*float64(len(l.text()))
				if i == 0 {
					l.size = 22
				}
				for j := range l.segs {
					l.segs[j].size = l.size
				}
				l.top = float64(40 + 14*i)
				l.bottom = l.top + 10
			}
			if got := build(PDF, lines).Document.Basics.Name; got != name {
				t.Errorf("on a page %q reads as %q", name, got)
			}
		}
	}
}

// TestNoNames holds lines that look a little like names.
func TestNoNames(t *testing.T) {
	t.Parallel()
	for _, line := range strings.Split(
		"Head of Care at Hill House;Specialist in Wound Care;Curriculum Vitae;Work Experience;Responsible for Housekeeping;Team lead and trainer", ";") {
		if canBeName(line) {
			t.Errorf("%q can be a name", line)
		}
	}
}
