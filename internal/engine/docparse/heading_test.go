package docparse

import (
	"testing"

	"vitae/internal/engine/document"
)

// TestHeadingKind asks for headings that are in no list but are two of one kind with a word for "and" between them, and
// for texts that only look so.
func TestHeadingKind(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]document.Section{
		"Formación y títulos":         document.SectionEducation,
		"Habilidades y conocimientos": document.SectionSkills,
		"Atouts et savoir-faire":      document.SectionSkills,
		"STUDIUM & SCHULBILDUNG":      document.SectionEducation,
		"Umiejętności oraz atuty":     document.SectionSkills,
		"Skills / Strengths / Tools":  document.SectionSkills,
		"3. Employment and Career":    document.SectionWork,
		"Troeven":                     document.SectionSkills,
		"Kort over mij":               document.SectionSummary,
		"Yrkeserfarenhet":             document.SectionWork,
		"IT-kunskaper och språk":      "",
		"Szakmai tapasztalat":         document.SectionWork,
		"EĞİTİM BİLGİLERİ":            document.SectionEducation,
		"Vještine i kompetencije":     document.SectionSkills,
		"ОПЫТ РАБОТЫ":                 document.SectionWork,
		"Ξένες γλώσσες":               document.SectionLanguages,
		"Pengalaman kerja":            document.SectionWork,
		"Languages and employment":    "", // of two kinds
		"Skills and gardening":        "",
		"Career and":                  document.SectionWork, // the key leaves "and" out
		"Profit and loss":             "",
	} {
		if got := headingKind(text); got != want {
			t.Errorf("%q heads %q, want %q", text, got, want)
		}
	}
}

// TestOneEnglishHeading holds that "Skills" among German headings leaves a resume German.
func TestOneEnglishHeading(t *testing.T) {
	text := "Anna Schmidt\nanna@example.de\n\nBeruflicher Werdegang\nBuchhalterin, Kessel GmbH, Ulm, 03/2015 - heute\n" +
		"- Monatsabschluss und Umsatzsteuer für zwölf Gesellschaften mit dem Steuerberater\n" +
		"- Einarbeitung der neuen Kolleginnen und Pflege der Stammdaten in der Buchhaltung\n" +
		"- Ansprechpartnerin für die Fragen der Kunden bei offenen Rechnungen\n\n" +
		"Studium\nBachelor Betriebswirtschaft, Hochschule Ulm, 2014\n\nSkills\nDATEV, SAP, Excel\n\n" +
		"Sprachkenntnisse\nDeutsch (Muttersprache), Englisch (gut)\n"
	if l := FromText(text).Document.LayoutOf(); l.Language != "de" {
		t.Errorf("language %q, headings %v", l.Language, l.Headings)
	}
}
