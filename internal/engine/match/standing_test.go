package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestWordsHoldAClaimDown holds that what a resume says of a skill counts as little as it says, in its own language.
func TestWordsHoldAClaimDown(t *testing.T) {
	t.Parallel()
	job := posting.Read(catalogue, "Platform Engineer\n\nRequirements\n- Terraform\n")
	for _, of := range []struct {
		filler string // shows the resume's language
		least  float64
		most   float64
		lines  []string
	}{
		{"Ran the servers of the firm and wrote what others need to know.", 1, 1, []string{
			"Used Terraform", "Wrote Terraform modules for three teams", "Built the platform with Terraform",
			"Over the course of two years, moved it to Terraform", "Wrote it in Terraform, of course",
		}},
		{"Ran the servers of the firm and wrote what others need to know.", gradeLesser, gradeLesser, []string{
			"Supported Terraform", "Worked on Terraform", "Terraform student",
		}},
		{"Ran the servers of the firm and wrote what others need to know.", 0, learned.Qualified, []string{
			"Interested in Terraform", "Keen to learn Terraform", "Eager to use Terraform",
			"Would like to use Terraform",
			"Exposed to Terraform", "Exposure to Terraform", "Familiar with Terraform", "Introduction to Terraform",
			"Trained in Terraform", "Training in Terraform", "Studied Terraform", "Learned about Terraform",
			"Preparing for Terraform certification", "Aspiring Terraform developer", "Coursework in Terraform",
			"Course on Terraform", "Attended a course in Terraform", "Terraform coursework", "Terraform course",
			"Terraform bootcamp", "Terraform from a workshop", "Learned Terraform on a short course",
			"Terraform enthusiast", "Terraform fundamentals", "Terraform beginner", "Terraform, level 1",
			"Some experience with Terraform", "Some knowledge of Terraform", "Under supervision, used Terraform",
			"Took part in the Terraform rollout", "Participated in a Terraform migration",
			"Contributed to Terraform modules", "Helped the senior engineers with the weekly Terraform runs",
			"Terraform (basic)", "Terraform, in progress",
		}},
		{"Die Server des Betriebs betreut und für die Kollegen alles Wichtige beschrieben.", 0, learned.Qualified, []string{
			"Grundkenntnisse in Terraform", "Kurs zu Terraform", "Mithilfe bei Terraform", "Interesse an Terraform",
			"Terraform (Grundkenntnisse)", "Grundlagen von Terraform",
		}},
		{"J'ai géré les serveurs de l'entreprise et écrit les notices pour les équipes.", 0, learned.Qualified, []string{
			"Notions de Terraform", "Bases de Terraform", "Initiation à Terraform",
			"Terraform (notions)", "Intérêt pour Terraform",
		}},
		{"Llevé los servidores de la empresa y escribí las guías para los equipos.", 0, learned.Qualified, []string{
			"Nociones de Terraform", "Conocimientos básicos de Terraform", "Curso de Terraform", "Cursando Terraform",
			"Apoyo en Terraform", "Terraform (básico)", "Interés en Terraform",
		}},
	} {
		for _, line := range of.lines {
			r := &document.Resume{Work: []document.Work{{
				Position: "Engineer", Name: "Larkspur", StartDate: "2019-01", EndDate: "2024-01",
				Highlights: []string{of.filler, line},
			}}}
			got := 0.0
			for _, e := range find(t, Analyze(catalogue, r, job, asOf), "Terraform").Proof {
				got = max(got, e.Weight)
			}
			if got < of.least || got > of.most {
				t.Errorf("%s is worth %.2f, not %.2f to %.2f", line, got, of.least, of.most)
			}
		}
	}
}

// TestStandOf holds what the words of a line make of a name in it.
func TestStandOf(t *testing.T) {
	t.Parallel()
	words := newLexicon()
	for _, c := range []struct {
		language, line, name string
		want                 stand
	}{
		{"en", "Wrote Python scripts", "Python", sound},
		{"en", "Helped with Python scripts", "Python", weak},
		// A line that begins with it is about it, however far the name stands.
		{"en", "Helped two colleagues every day with Python scripts", "Python", weak},
		{"en", "We helped two colleagues every day with Python scripts", "Python", weak},
		{"en", "In 2022 we helped the whole team with Python", "Python", sound},
		{"en", "Shadowed the Python team", "Python", weak},
		// Who supported or worked on something may have done it.
		{"en", "Supported the Python team", "Python", lesser},
		{"en", "Worked on Python scripts", "Python", lesser},
		{"en", "Trainee Python developer", "Python", lesser},
		// A loose word counts right before the name, and only makes less of it.
		{"en", "Some Python", "Python", lesser},
		{"en", "Some 40 reports in Python", "Python", sound},
		{"en", "Python basics", "Python", weak},
		{"en", "Python weekend course", "Python", weak},
		{"en", "Python course", "Python", weak},
		{"en", "Taught the Python course", "Python", sound},
		{"en", "Learning Python", "Python", pending},
		{"en", "Learning SQL. Python", "Python", sound},
		{"de", "Hospitation SQL", "SQL", weak},
		{"de", "Unterstützung bei SQL", "SQL", lesser},
		{"fr", "Notions de SQL", "SQL", weak},
		{"es", "Apoyo en SQL", "SQL", weak},
	} {
		at := strings.Index(c.line, c.name)
		if got := standOf(words.claims(c.line, c.language), at, at+len(c.name)); got != c.want {
			t.Errorf("%q: %d, want %d", c.line, got, c.want)
		}
	}
}

// TestCreditStand holds when a certificate's line says that a credential is not held yet.
func TestCreditStand(t *testing.T) {
	t.Parallel()
	j := &Judge{lexicon: newLexicon()}
	for line, want := range map[string]stand{
		"CPA":                   sound,
		"CPA candidate":         pending,
		"CPA (candidate)":       weak,
		"CPA, candidate":        weak,
		"CPA – candidate":       weak,
		"CPA student":           weak,
		"CPA trainee":           weak,
		"CPA learner permit":    weak,
		"CPA permit":            weak,
		"CPA coursework":        weak,
		"Preparing for the CPA": pending,
		"CPA permitted":         sound,
		"Candidate for the CPA": pending,
		"CPA application sent":  pending,
		"CPA in progress":       pending,
		"CPA, expected 2027":    pending,
		"CPA expired":           pending,
		"CPA exam in May":       weak,
		"CPA board exam":        weak,
		"CPA-Prüfung":           weak,
		"CPA exam passed":       sound,
		"Passed the CPA exam":   sound,
		"CPA Prüfung bestanden": sound,
		"CPA examiner":          sound,
	} {
		at := strings.Index(line, "CPA")
		e := entry{line: document.Line{Kind: document.LineCredit, Text: line}}
		if got := j.creditStand(e, "en", at, at+len("CPA")); got != want {
			t.Errorf("%q: %d, want %d", line, got, want)
		}
	}
}

// TestASentenceDeniesWhatItNames holds what a line that is no certificate's makes of a license in it.
func TestASentenceDeniesWhatItNames(t *testing.T) {
	t.Parallel()
	j := &Judge{lexicon: newLexicon(), sentences: map[*claim.Statement]stand{}}
	for _, c := range []struct {
		language, line string
		want           stand
	}{
		{"en", "Full B licence, manual, no points", sound},
		{"en", "B licence, without endorsements", sound},
		{"en", "No B licence", denied},
		{"en", "B licence, not yet", pending},
		{"en", "B licence: no", pending},
		{"de", "Führerschein B, keine Punkte", sound},
		{"fr", "Permis B, aucun retrait", sound},
		{"es", "Carnet B, sin puntos perdidos", sound},
	} {
		at := strings.Index(c.line, "B")
		e := entry{line: document.Line{Kind: document.LineBullet, Text: c.line}}
		if got := j.creditStand(e, c.language, at, at+len("B")); got != c.want {
			t.Errorf("%q: %d, want %d", c.line, got, c.want)
		}
	}
}
