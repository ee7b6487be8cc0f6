package letter

import (
	"strings"
	"testing"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/posting"
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
		"A Level Chemistry Teacher": "A Level Chemistry Teacher", "A & E Nurse": "A & E Nurse",
		"F/X Trader": "F/X Trader", "H/W Engineer": "H/W Engineer", "Kok w/d/m": "Kok", "Serveur H/F": "Serveur",
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

// TestTheFirmIsTakenOffATitle holds that an employer's name leaves a title as whole words, however the two are written.
func TestTheFirmIsTakenOffATitle(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"Cook at Denny's", "Denny’s", "Cook"},
		{"Chef at Cafe Rosso", "Café Rosso", "Chef"},
		{"Köchin bei Strasser", "Straßer", "Köchin"},
		{"Engineering Manager", "ING", "Engineering Manager"},
		{"Engineering Manager, ING", "ING", "Engineering Manager"},
		{"Support Engineer", "Port", "Support Engineer"},
		{"Architect", "Arc", "Architect"},
	} {
		if got := roleOf(c[0], c[1]); got != c[2] {
			t.Errorf("%q at %q: %q, want %q", c[0], c[1], got, c[2])
		}
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
		{"en", "Bank of England", "at the Bank of England"},
		{"en", "Bank of America", "at Bank of America"},
		{"en", "Navy Federal Credit Union", "at Navy Federal Credit Union"},
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
	for title, want := range map[string]bool{
		"Software Engineer II, Software Engineer I": true, "Carpenter, forming foreman": true,
		"Entry Writer / Lead Entry Writer": true, "Juriste acheteuse, CDI": true,
		"Payroll/bookkeeping assistant": false, "SLP (CF year, then staff)": false,
	} {
		if got := severalTitles(title); got != want {
			t.Errorf("%q are several titles: %v", title, got)
		}
	}
}

func TestOneSignsWithANameInSmallLetters(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"en", "CARLOS (CARL) MEDEIROS", "Carlos (Carl) Medeiros"},
		{"es", "PUERTO LARREA, Nerea", "Nerea Puerto Larrea"},
		{"en", "tomek brzoza", "Tomek Brzoza"},
		{"fr", "KERVADEC Maëlle", "Maëlle Kervadec"},
		{"en", "MARIA Lopez", "MARIA Lopez"},
		{"en", "Robin Hale, RN", "Robin Hale, RN"},
		{"es", "AITANA BELENGUER // Alboraia", "Aitana Belenguer"},
		{"en", "DARNELL P. WHITACRE", "Darnell P. Whitacre"},
		{"en", "JANE DOE MBA", "Jane Doe MBA"},
		{"en", "JANE DOE CPA", "Jane Doe CPA"},
		{"en", "JOHN DOE III", "John Doe III"},
		{"en", "MARY ANN LEE", "Mary Ann Lee"},
		{"es", `IGNACIO "NACHO" SOSA`, `Ignacio "Nacho" Sosa`},
	} {
		if got := (&writer{frames: framesOf(c[0], compose.Professional), c: loaded()}).signed(c[1]); got != c[2] {
			t.Errorf("%s %q: %q, want %q", c[0], c[1], got, c[2])
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
		{"en", "Hourly Manager", "an Hourly Manager"},
		{"en", "Heirloom Buyer", "an Heirloom Buyer"},
		{"en", "Head Chef", "Head Chef"},
		{"en", "Hospital Porter", "a Hospital Porter"},
		{"en", "Urologist", "a urologist"},
		{"en", "Ukrainian Teacher", "a Ukrainian Teacher"},
		{"en", "Upholsterer", "an upholsterer"},
		{"en", "Unit Clerk", "a Unit Clerk"},
		{"en", "Écailler", "an écailler"},
		{"en", "3D Artist", "a 3D Artist"},
		{"en", "8-hour Guard", "an 8-hour Guard"},
		{"en", "8th Grade Math Teacher", "an 8th Grade Math Teacher"},
		{"en", "11th Grade Teacher", "an 11th Grade Teacher"},
		{"en", "Eucharistic Minister", "a Eucharistic Minister"},
		{"en", "Eurasian Desk Officer", "a Eurasian Desk Officer"},
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
		"Sales Executive\nGolden Acre Foods Ltd\nApply: sales@acme.example":                                                         "Dear Golden Acre Foods team,",
		"Kitchen Crew\nGolden Acre Foods Ltd\nApply: kitchen@acme.example":                                                          "Dear Golden Acre Foods team,",
		"Clerk\nOur Finance Desk waits.\nApply: finance@acme.example":                                                               "Dear Hiring Manager,",
		"Clerk\nAsk for Support Please or mail.\nApply: support@acme.example":                                                       "Dear Hiring Manager,",
		"From: Kitchen Crew\nClerk\nApply: kitchen@acme.example":                                                                    "Dear Hiring Manager,",
		"Clerk\nOwen Bright runs the shop.\nApply: owen.bright@acme.example":                                                        "Dear Owen Bright,",
	} {
		if got := write(t, clerk(), job, Options{}).Greeting; got != want {
			t.Errorf("%q: %q, want %q", job, got, want)
		}
	}
}

// TestEachCountryHasItsWords holds that a posting gets the words of its country, and of no other for a word that
// several countries have.
func TestEachCountryHasItsWords(t *testing.T) {
	t.Parallel()
	for job, want := range map[string]string{
		ledgerPosting: "Enclosure: CV", ledgerPosting + "\nSend your resume.": "Enclosure: resume",
		"Lab Technician\nYou count marine organisms.":        "Enclosure: resume",
		"Lab Technician\nYou grow a microorganism.":          "Enclosure: resume",
		"Lab Technician\nOur labs in New England are small.": "Enclosure: resume",
		"Lab Technician\nYou are organised.":                 "Enclosure: CV",
		"Lab Technician\nBased in Leeds, England.":           "Enclosure: CV",
	} {
		if got := write(t, clerk(), job, Options{}).Enclosure; got != want {
			t.Errorf("%q: %q, want %q", job, got, want)
		}
	}
	for job, want := range map[string]string{
		"Köchin 80 %, Lohn in CHF, grosse Küche":   "Beilage: LebenslaufMit freundlichen Grüssendie Stelle «Köchin»bei „Maß“ Meier",
		"Fahrer, wir liefern auch in die Schweiz.": "Anlage: LebenslaufMit freundlichen Grüßendie Stelle „Köchin“bei „Maß“ Meier",
	} {
		f := framesOf("de", compose.Professional)
		f.localize(job)
		if got := f.get("enclosure") + f.get("regards") + f.get("position", "role", "Köchin") +
			f.get("near", "employer", "„Maß“ Meier"); got != want {
			t.Errorf("%q: %q, want %q", job, got, want)
		}
	}
	got := Claims("hiermit bewerbe ich mich um die Stelle «Leiterin Küche» bei Linden.")
	if strings.Contains(got, "Leiterin") {
		t.Errorf("%q", got)
	}
}

// TestALanguageWithoutShapesNamesNobody holds that letters in a language whose lists lack the shapes of names, or the
// words for what others do, name and leave out nobody.
func TestALanguageWithoutShapesNamesNobody(t *testing.T) {
	t.Parallel()
	w := &writer{frames: framesOf("zz", compose.Professional), p: &posting.Posting{Text: "Write to Ms Jane Carter."}}
	if c := w.addressee(); c.name != "" {
		t.Errorf("addressed to %q", c.name)
	}
	if w.leavesToOthers("the manager signs") {
		t.Error("words of no language were found")
	}
}
