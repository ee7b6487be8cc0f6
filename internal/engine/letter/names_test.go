package letter

import (
	"strings"
	"testing"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/prose"
)

func TestNamesOfThePosting(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"* STEAMFITTER / PIPEFITTER * DAYS": "Steamfitter / Pipefitter", "NOW HIRING!!! Machinist": "Machinist",
		"Data Engineer, 80–100 %": "Data Engineer",
		"Elektroniker (m/w/d)":    "Elektroniker", "C++ Developer": "C++ Developer",
		"Koch m/w/d": "Koch", "a Lodge Manager for Parcelwise": "Lodge Manager",
		"Parcelwise -- Backend Developer": "Backend Developer",
		"COMPTABLE UNIQUE":                "Comptable Unique", "": "",
	} {
		if got := roleOf(title, "Parcelwise"); got != want {
			t.Errorf("%q: %q, want %q", title, got, want)
		}
	}
	if got := prose.SpokenName(
		"Castlemount Refrigeration Services Pty Ltd Townsville QLD"); got != "Castlemount Refrigeration Services" {
		t.Errorf("%q", got)
	}
	if got := withoutPlace("Brazos Bend Plumbing, College Station, TX",
		"College Station, TX"); got != "Brazos Bend Plumbing" {
		t.Errorf("%q", got)
	}
}

func TestNamesStandWithTheirArticles(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"fr", "Théâtre de l’Écluse", "au Théâtre de l’Écluse"},
		{"fr", "Hôpital privé", "à l’Hôpital privé"},
		{"fr", "Le Grand Séchoir", "au Grand Séchoir"},
		{"fr", "L’Atelier vert", "à l’Atelier vert"},
		{"fr", "Charvolin", "chez Charvolin"},
		{"es", "Hotel Roque Salino", "en el Hotel Roque Salino"},
		{"es", "Limpiezas Moncayo", "en Limpiezas Moncayo"},
		{"de", "Stadtwerke Emmertal", "bei den Stadtwerken Emmertal"},
		{"de", "St.-Vinzenz-Krankenhaus Lehrte", "im St.-Vinzenz-Krankenhaus Lehrte"},
		{"de", "Stiftung Erlenhalde", "bei der Stiftung Erlenhalde"},
		{"en", "County of Larkspur", "at the County of Larkspur"},
		{"en", "City Hospital", "at City Hospital"},
	} {
		if got := framesOf(c[0], compose.Professional).near(c[1]); got != c[2] {
			t.Errorf("%s %q: %q, want %q", c[0], c[1], got, c[2])
		}
	}
	for name, want := range map[string]string{
		"Wendover Mutual)":     "Wendover Mutual",
		"Hotel Roque Salino S": "Hotel Roque Salino", "Vitamin C": "Vitamin C",
	} {
		if got := whole(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	if !severalTitles(loaded(), "Software Engineer II, Software Engineer I") ||
		!severalTitles(loaded(), "Carpenter, forming foreman") ||
		severalTitles(loaded(), "Manager, People and Culture") {
		t.Error("titles in a row are not told from one title")
	}
}

func TestOneSignsWithANameInSmallLetters(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"CARLOS (CARL) MEDEIROS": "Carlos (Carl) Medeiros", "PUERTO LARREA, Nerea": "Nerea Puerto Larrea",
		"tomek brzoza": "Tomek Brzoza", "KERVADEC Maëlle": "Maëlle Kervadec", "Robin Hale, RN": "Robin Hale, RN",
		"AITANA BELENGUER // Alboraia": "Aitana Belenguer", "DARNELL P. WHITACRE": "Darnell P. Whitacre",
	} {
		if got := signed(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

func TestTitlesStandWithTheirArticles(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"en", "Accounts Assistant", "an Accounts Assistant"},
		{"en", "RN", "an RN"},
		{"en", "UX Designer", "a UX Designer"},
		{"en", "Class teacher", "a class teacher"},
		{"en", "Head of Payroll", "Head of Payroll"},
		{"en", "Sr. Executive", "a Sr. Executive"},
		{"fr", "Aide-comptable", "aide-comptable"},
		{"es", "TSLCB", "TSLCB"},
		{"de", "Kellnerin", "Kellnerin"},
	} {
		w := &writer{frames: framesOf(c[0], compose.Professional), c: loaded()}
		if got := w.post(c[1]); got != c[2] {
			t.Errorf("%s %q: %q, want %q", c[0], c[1], got, c[2])
		}
	}
}

// TestTheOneToWriteTo holds that a letter goes to the person whom the posting names for applications, not to the one
// who shows visitors round.
func TestTheOneToWriteTo(t *testing.T) {
	t.Parallel()
	for job, want := range map[string]string{
		"From: Nadine Prudhomme, Tri-Fork Staffing\nSite Superintendent\nSend me your resume at nadine@triforkstaffing.example.com": "Dear Nadine Prudhomme,",
		"Class Teacher\nVisits are encouraged, please ring Mrs Dauntsey in the office. Applications on the form only.":              "Dear Hiring Manager,",
		"Cook\nQuestions? Call our People Team: people@linden.example.com":                                                          "Dear Hiring Manager,",
	} {
		if got := write(t, clerk(), job, Options{}).Greeting; got != want {
			t.Errorf("%q: %q, want %q", job, got, want)
		}
	}
}

func TestEachCountryHasItsWords(t *testing.T) {
	t.Parallel()
	for job, want := range map[string]string{
		ledgerPosting: "Enclosure: CV", ledgerPosting + "\nSend your resume.": "Enclosure: resume",
	} {
		if got := write(t, clerk(), job, Options{}).Enclosure; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	f := framesOf("de", compose.Professional)
	f.localize("Köchin 80 %, Lohn in CHF, grosse Küche")
	if got := f.get("enclosure") + f.get("regards") + f.get("position", "role", "Köchin"); got !=
		"Beilage: LebenslaufMit freundlichen Grüssendie Stelle «Köchin»" {
		t.Errorf("%q", got)
	}
	got := Claims("hiermit bewerbe ich mich um die Stelle «Leiterin Küche» bei Linden.")
	if strings.Contains(got, "Leiterin") {
		t.Errorf("%q", got)
	}
}
