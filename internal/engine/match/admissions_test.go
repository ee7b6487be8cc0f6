package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

const wantedParalegal = `Litigation Paralegal

You will prepare discovery and exhibits for trial.

Requirements:
- 3 years of experience as a litigation paralegal
- Westlaw
- e-filing
- drafting of motions
- trial preparation
`

func paralegal(summary string, lines ...string) *document.Resume {
	return &document.Resume{
		Basics: document.Basics{Name: "Ann Lee", Summary: summary},
		Work: []document.Work{{
			Name: "Loughran LPA", Position: "Senior Paralegal", StartDate: "2018-05",
			Highlights: append([]string{
				"Prepare and e-file probate applications in three counties.",
				"Westlaw research for two attorneys.",
				"Trained 4 temps on the document scanner and cut the filing backlog from 900 boxes to 60.",
			}, lines...),
		}},
	}
}

// What a resume says of itself that it is not had yet lowers its score, unless its work shows it.
func TestWhatAResumeAdmits(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue, wantedParalegal)
	plain := Analyze(catalogue, paralegal("Paralegal with nine years in a full-service firm."), p, asOf).Score
	for _, said := range []string{
		"Paralegal with nine years in a full-service firm. Looking to move into litigation.",
		"Paralegal with nine years in a full-service firm. I have not worked in litigation yet.",
		"Paralegal with nine years in a full-service firm. No appeals, depositions or litigation so far.",
	} {
		got := Analyze(catalogue, paralegal(said), p, asOf).Score
		if got >= plain {
			t.Errorf("%q: %g, without it %g", said, got, plain)
		}
		shown := "Litigation in two firms: discovery and exhibits for six trials."
		if with, without := Analyze(catalogue, paralegal(said, shown), p, asOf).Score,
			Analyze(catalogue, paralegal("Paralegal.", shown), p, asOf).Score; with < without {
			t.Errorf("%q: %g although the work shows it, without it %g", said, with, without)
		}
	}
	for _, said := range []string{
		"No errors in 300 filings.", "I do not smoke.", "Invoice no. 12 to 4,000 filed.",
		"Looking for a firm near Dayton.", "Team of 6 (no direct reports, drafting of motions for two partners).",
	} {
		if got := Analyze(catalogue, paralegal("Paralegal with nine years in a full-service firm. "+said), p,
			asOf).Score; got < plain {
			t.Errorf("%q lowers %g to %g", said, plain, got)
		}
	}
}

const wantedNurse = `Dental Nurse

Requirements:
- Current GDC registration
- Chairside support in four-handed dentistry
- Infection control
- Conscious sedation
`

// A registration that is applied for is not held, however far from its name the sentence says so.
func TestARegistrationAppliedForIsNotHeld(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue, wantedNurse)
	nurse := func(summary string) *Report {
		return Analyze(catalogue, &document.Resume{
			Basics: document.Basics{Name: "Ann Lee", Summary: summary},
			Work: []document.Work{{
				Name: "Forest Rock", Position: "Dental Nurse", StartDate: "2021-09",
				Highlights: []string{
					"Four-handed dentistry with two dentists, chairside support.",
					"Infection control and conscious sedation clinics.",
					"Ordered stock for 3 surgeries and cut overdue recalls from 90 to 12.",
				},
			}},
		}, p, asOf)
	}
	held, waits := nurse("Dental nurse, GDC registration 123456."),
		nurse("Dental nurse. I am waiting for my result, after which I will apply to the GDC.")
	if held.Score < 60 || waits.Score > 49 {
		t.Errorf("held %g, waiting %g", held.Score, waits.Score)
	}
	for _, k := range waits.KnockOuts {
		if k.Kind == "credential" && (k.Met || !strings.Contains(k.Asked, "GDC")) {
			t.Errorf("%+v", k)
		}
	}
}

// TestAnotherLicenceIsNotTheLicence holds that a license of the same field, or a line that says that the license is not
// held, doesn't meet a requirement, whatever the lines about work say.
func TestAnotherLicenceIsNotTheLicence(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue, "Occupational Therapist\n\nRequirements:\n- Certified Hand Therapist (CHT)\n"+
		"- Three years of outpatient hand therapy\n- Splinting\n- Patient education\n- Documentation\n")
	therapist := func(credential string) *Report {
		return Analyze(catalogue, &document.Resume{
			Basics: document.Basics{Name: "Ann Lee"},
			Work: []document.Work{{
				Name: "Forest Rock", Position: "Occupational Therapist", StartDate: "2015-09",
				Highlights: []string{
					"Saw eleven people a day after surgery of the wrist and elbow, 60 a week.",
					"Made 400 orthoses a year, most on the day of the visit.",
					"Cut missed visits from 14% to 6% by calling the evening before.",
				},
			}},
			Certificates: []document.Certificate{{Name: credential}},
		}, p, asOf)
	}
	held := therapist("Certified Hand Therapist, HTCC, 2018")
	if find(t, held, "Certified Hand Therapist").Status != Matched {
		t.Errorf("held: %+v", held.Skills)
	}
	for _, c := range []string{
		"Minnesota Occupational Therapist license (active)",
		"Certified Hand Therapist – not yet; exam registered for November 2026",
		"Certified Hand Therapist not held, application lodged",
	} {
		r := therapist(c)
		if find(t, r, "Certified Hand Therapist").Status == Matched || r.Score >= held.Score {
			t.Errorf("%s: %g, held %g", c, r.Score, held.Score)
		}
	}
}
