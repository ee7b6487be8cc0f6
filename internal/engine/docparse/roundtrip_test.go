package docparse

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"vitae/internal/engine/document"
)

// drawResume draws a resume of the kind that people have: real words in every field, any field missing that can be.
func drawResume(t *rapid.T) *document.Resume {
	pick := func(name string, of ...string) string { return rapid.SampledFrom(of).Draw(t, name) }
	maybe := func(name string, of ...string) string { return pick(name, append(of, "")...) }
	span := func() (document.Date, document.Date) {
		y := rapid.IntRange(1995, 2020).Draw(t, "year")
		start := document.Date(fmt.Sprintf("%d-%02d", y, rapid.IntRange(1, 12).Draw(t, "month")))
		switch rapid.IntRange(0, 3).Draw(t, "span") {
		case 0:
			return start, ""
		case 1:
			return document.Date(fmt.Sprint(y)), document.Date(fmt.Sprint(y + 2))
		}
		return start, document.Date(fmt.Sprintf("%d-%02d", y+3, rapid.IntRange(1, 12).Draw(t, "month")))
	}
	bullets := func() []string {
		return rapid.SliceOfN(rapid.SampledFrom([]string{
			"Cut response times by 40% across 12 services", "Led a team of six nurses on night shifts",
			"Wired 210 homes without a single incident",
			"Wrote the handbook that all new staff now read", "Planned menus, bought stock and kept costs at 28%",
			"Taught mathematics to classes of 26",
		}), 0, 4).Draw(t, "bullets")
	}
	r := &document.Resume{}
	r.Basics.Name = pick("name", "Jane Example", "Étienne Lacroix-Beaumont", "João Pedro Gonçalves",
		"Dr. Katrin Müller", "Aoife Ní Bhraonáin")
	r.Basics.Label = maybe("label", "Registered Nurse", "Licensed Electrician", "Senior Data Analyst")
	r.Basics.Email = pick("email", "jane@example.com", "e.lacroix@example.fr")
	r.Basics.Phone = maybe("phone", "+1 415 555 0100", "(505) 555-0142", "+49 30 23125 044")
	r.Basics.URL = maybe("url", "https://jane.example.com", "example.org/jane")
	r.Basics.Location = rapid.SampledFrom([]*document.Location{
		nil,
		{City: "Geelong", Region: "VIC"},
		{Address: "12 Harbour Road, Leith", PostalCode: "EH6 6JB", City: "Edinburgh", CountryCode: "GB"},
		{Address: "Hauptstr. 5", PostalCode: "10115", City: "Berlin", CountryCode: "DE"},
		{Address: "400 Main St, Apt 2", PostalCode: "80202", City: "Denver", Region: "CO", CountryCode: "US"},
	}).Draw(t, "location")
	r.Basics.Summary = maybe("summary", "Nurse with seven years of bedside experience in telemetry units.",
		"I turn messy data into dashboards that people use every morning.")
	for range rapid.IntRange(1, 4).Draw(t, "jobs") {
		w := document.Work{
			Position: pick("position", "Charge Nurse", "Senior Software Engineer", "Chef de cuisine", "Electrician",
				"Teacher of Mathematics", "Warehouse Supervisor", "Account Executive"),
			Name: pick("employer", "Sandia Ridge Medical Center", "Acme Corp", "Globex", "Corio Bay Electrical",
				"Maison Verchère", "Pennine & Carr LLP", "Harborline Payments"),
			Location:   maybe("place", "Leeds", "Geelong, VIC", "Albuquerque, NM", "Berlin, Germany"),
			Highlights: bullets(),
		}
		w.StartDate, w.EndDate = span()
		r.Work = append(r.Work, w)
	}
	for range rapid.IntRange(0, 2).Draw(t, "courses") {
		e := document.Education{
			StudyType: pick("degree", "Bachelor of Science", "MSc", "BA (Hons)", "Diploma"),
			Area:      maybe("area", "Nursing", "Computer Science", "Accounting and Finance"),
			Institution: pick("school", "Border States University", "Barwon TAFE", "National College of Connacht",
				"Lycée hôtelier de la Dombes"),
		}
		if e.StartDate, e.EndDate = span(); e.EndDate == "" {
			e.EndDate = e.StartDate
			e.StartDate = ""
		}
		r.Education = append(r.Education, e)
	}
	word := rapid.SampledFrom([]string{
		"Go", "PostgreSQL", "Wound care", "HACCP", "C++", "Node.js", "Fault finding",
		"Power BI", "SAP EWM", "Excel (pivot tables, Power Query)",
	})
	if rapid.Bool().Draw(t, "grouped") {
		for _, g := range []string{"Tools", "Practice"} {
			r.Skills = append(r.Skills,
				document.Skill{Name: g, Keywords: rapid.SliceOfNDistinct(word, 1, 4, rapid.ID).Draw(t, "keywords")})
		}
	} else {
		for _, s := range rapid.SliceOfNDistinct(word, 0, 6, rapid.ID).Draw(t, "skills") {
			r.Skills = append(r.Skills, document.Skill{Name: s})
		}
	}
	if rapid.Bool().Draw(t, "more") {
		r.Certificates = []document.Certificate{{
			Name:   "Basic Life Support (BLS)",
			Issuer: maybe("issuer", "American Heart Association"),
			Date:   document.Date(maybe("dated", "2022", "2021-05")),
		}}
		r.Languages = []document.Language{
			{Language: "English", Fluency: maybe("fluency", "native", "C1")},
			{Language: "Irish"},
		}
		r.Interests = []document.Interest{{Name: "Fell running"}, {Name: "Chess"}}
	}
	return r
}

// TestOwnTextIsReadBack holds that what document writes as text and Markdown comes back field by field.
func TestOwnTextIsReadBack(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		want := drawResume(t)
		for name, text := range map[string]string{"text": want.Text(), "markdown": want.Markdown()} {
			res := FromText(text)
			got := res.Document
			got.Meta = nil
			if d := cmp.Diff(want.JSON(), got.JSON()); d != "" {
				t.Fatalf("%s: %s\n%s", name, cmp.Diff(want, got), text)
			}
			holdFields(t, name, res)
			if len(res.NotPlaced) > 0 {
				t.Fatalf("%s: not placed: %v\n%s", name, res.NotPlaced, text)
			}
		}
	})
}

// TestNothingIsLost holds that every line that can't be a mere heading ends in a field or under NotPlaced.
func TestNothingIsLost(t *testing.T) {
	t.Parallel()
	line := rapid.SampledFrom([]string{
		"", "Jane Example", "EXPERIENCE", "Education", "Engineer, Acme, Jan 2020 - Present",
		"- Built 12 bridges of steel", "Skills: Go, SQL", "jane@example.com", "Leeds, UK",
		"Some 7 words without a home", "A longer sentence that tells of many things and ends in a full stop.",
		"2014 - 2016", "REFERENCES",
		"(1) ***", "b) …", "± 5 mm", ">> Led", "a.b@example.org", "Awards", "Best Paper, 2019", "HOBBIES",
		"HOBBIES: chess, choir", "Chess, 3rd board",
	})
	rapid.Check(t, func(t *rapid.T) {
		text := ""
		for _, l := range rapid.SliceOfN(line, 1, 25).Draw(t, "lines") {
			text += l + "\n"
		}
		res := FromText(text)
		holdFields(t, text, res)
		all := fold(string(res.Document.JSON()))
		for _, l := range res.NotPlaced {
			all += " " + fold(l.Text)
		}
		for _, w := range []string{"bridges", "without", "full", "stop", "paper", "chess", "engineer"} {
			if strings.Contains(fold(text), w) && !strings.Contains(all, w) {
				t.Fatalf("%q is lost:\n%s\n%s", w, text, res.Document.JSON())
			}
		}
	})
}
