package match

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

const asOf = "2026-11"

var catalogue = func() *skill.Catalogue {
	c, err := skill.Load()
	if err != nil {
		panic(err)
	}
	return c
}()

func file(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func jobText(t testing.TB, name string) *posting.Posting {
	t.Helper()
	return posting.Read(catalogue, string(file(t, name+".txt")))
}

func resume(t testing.TB, name string) *document.Resume {
	t.Helper()
	r, err := document.Decode(file(t, name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// consistent checks what holds for every report.
func consistent(t interface{ Errorf(string, ...any) }, r *Report) {
	if r.Unscored != "" {
		if r.Score != 0 || len(r.Parts) != 0 {
			t.Errorf("unscored, yet score %g and %d parts", r.Score, len(r.Parts))
		}
		return
	}
	points, most := 0.0, 0.0
	for _, p := range r.Parts {
		points += p.Points
		most += p.MaxPoints
		if p.Points < 0 || p.Points > p.MaxPoints+0.001 || p.Explanation == "" {
			t.Errorf("part %+v", p)
		}
	}
	if math.Abs(points-r.Score) > 0.001 || math.Abs(most-100) > 0.001 {
		t.Errorf("parts add up to %g of %g, score %g", points, most, r.Score)
	}
	if r.Figures.Now != r.Score || r.Figures.NewSkills < 0 || r.Figures.Now+r.Figures.NewSkills > 100.001 {
		t.Errorf("figures %+v, score %g", r.Figures, r.Score)
	}
	consistentSkills(t, r.Skills)
	if len(r.Improvements) == 0 {
		t.Errorf("no improvement is suggested")
	}
}

func consistentSkills(t interface{ Errorf(string, ...any) }, skills []SkillMatch) {
	for _, s := range skills {
		if (s.Status == Missing) != (len(s.Evidence) == 0) || s.Strength < 0 || s.Strength > 1 || s.Relevance <= 0 ||
			s.Relevance > 1 {
			t.Errorf("skill %+v", s)
		}
		if s.Status != Matched && (s.Suggestion == nil || *s.Suggestion == "") {
			t.Errorf("%s is %s without a suggestion", s.Skill, s.Status)
		}
		for _, e := range s.Proof {
			if e.Start < 0 || e.End > len(e.Text) || e.Start > e.End {
				t.Errorf("evidence %+v", e)
			}
		}
	}
}

func find(t testing.TB, r *Report, name string) SkillMatch {
	t.Helper()
	for _, s := range r.Skills {
		if strings.EqualFold(s.Skill, name) {
			return s
		}
	}
	t.Fatalf("%s is not among what is asked for: %+v", name, r.Skills)
	return SkillMatch{}
}

func TestBackendEngineer(t *testing.T) {
	t.Parallel()
	r := Analyze(catalogue, resume(t, "backend-jane"), jobText(t, "backend"), asOf)
	consistent(t, r)
	if r.Score <= 40 || r.Score >= 90 {
		t.Errorf("score %g", r.Score)
	}
	for name, want := range map[string]Status{
		"Go": Matched, "PostgreSQL": Matched, "Docker": Matched,
		"Kubernetes": Missing, "Apache Kafka": Missing, "Terraform": Missing,
	} {
		if s := find(t, r, name); s.Status != want {
			t.Errorf("%s is %s, want %s", name, s.Status, want)
		}
	}
	k8s, kafka := find(t, r, "Kubernetes"), find(t, r, "Apache Kafka")
	if !k8s.Required || kafka.Required || kafka.Relevance >= k8s.Relevance {
		t.Errorf("must before nice: %+v, %+v", k8s, kafka)
	}
	if e := find(t, r, "Go").Proof[0]; e.Path != "work[0].highlights[0]" || e.Text[e.Start:e.End] != "Go" ||
		e.Grade != "used" {
		t.Errorf("evidence for Go: %+v", e)
	}
	if d := find(t, r, "Docker"); d.Strength >= 1 || d.Strength <= 0.3 {
		t.Errorf("Docker was last used over six years ago: strength %g", d.Strength)
	}
}

func TestAnswers(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		job, resume string
		low, high   float64
	}{
		{"accountant", "accountant-best", 80, 100},
		{"accountant", "accountant-near", 5, 49},
		{"accountant", "accountant-fake", 0, 15},
		{"devops", "devops-best", 80, 100},
		{"devops", "devops-near", 15, 66},
		{"devops", "devops-fake", 0, 15},
		{"dataanalyst", "dataanalyst-best", 80, 100},
		{"dataanalyst", "dataanalyst-near", 25, 72},
		{"dataanalyst", "dataanalyst-fake", 0, 15},
		{"dataanalyst", "accountant-best", 0, 40},
		{"accountant", "devops-best", 0, 25},
	} {
		r := Analyze(catalogue, resume(t, tc.resume), jobText(t, tc.job), asOf)
		consistent(t, r)
		if r.Score < tc.low || r.Score > tc.high {
			t.Errorf("%s for %s: %g, want %g to %g", tc.resume, tc.job, r.Score, tc.low, tc.high)
			for _, s := range r.Skills {
				t.Logf("\t%s %s %g", s.Skill, s.Status, s.Strength)
			}
		}
	}
}

func TestLicence(t *testing.T) {
	t.Parallel()
	p := jobText(t, "accountant")
	strong := resume(t, "accountant-best")
	held := Analyze(catalogue, strong, p, asOf)
	without := strong.Clone()
	without.Basics.Summary = "Accountant, eight years in industry and audit."
	lacking := Analyze(catalogue, without, p, asOf)
	without.Certificates = []document.Certificate{{Name: "CPA candidate, two sections still to sit"}}
	candidate := Analyze(catalogue, without, p, asOf)
	for _, r := range []*Report{held, lacking, candidate} {
		consistent(t, r)
	}
	if silent := lacking.Score; held.Score <= silent || silent <= candidate.Score || candidate.Score > 49 {
		t.Errorf("held %g, lacking %g, candidate %g", held.Score, lacking.Score, candidate.Score)
	}
	if find(t, held, "CPA").Status != Matched || find(t, lacking, "CPA").Status != Missing ||
		find(t, candidate, "CPA").Status != Related {
		t.Error("a candidate for a licence must not count as one who holds it")
	}
	explained := slices.ContainsFunc(candidate.Parts,
		func(p Part) bool { return strings.Contains(p.Explanation, "49") })
	knocked := slices.ContainsFunc(candidate.KnockOuts, func(k KnockOut) bool {
		return k.Kind == "credential" &&
			!k.Met && !k.Unclear
	})
	if !explained || !knocked {
		t.Errorf("the cap is not explained: %+v, %+v", candidate.Parts, candidate.KnockOuts)
	}
	if asked := slices.ContainsFunc(lacking.KnockOuts, func(k KnockOut) bool {
		return k.Kind == "credential" &&
			!k.Met && k.Unclear
	}); !asked {
		t.Errorf("a licence that the resume says nothing of is not asked for: %+v", lacking.KnockOuts)
	}
	more := without.Clone()
	more.Work[0].Highlights = append(more.Work[0].Highlights, "Ran multi-entity consolidation for five firms.")
	if got := Analyze(catalogue, more, p, asOf); got.Score < candidate.Score {
		t.Errorf("a true skill lowered the capped score from %g to %g", candidate.Score, got.Score)
	}
}

func TestEvidenceGrades(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue, "Data Engineer\nRequirements:\n- Python\n- Terraform\n- PostgreSQL\n- Kubernetes")
	base := func(r document.Resume) document.Resume {
		r.Work = append(r.Work, document.Work{
			Name: "Norwell", Position: "Data Engineer", StartDate: "2024-01",
			Highlights: []string{"Wrote Terraform modules."},
		})
		return r
	}
	work := func(text string, start, end document.Date) document.Resume {
		return document.Resume{Work: []document.Work{{
			Name: "Acme", Position: "Clerk", StartDate: start, EndDate: end,
			Highlights: []string{text},
		}}}
	}
	for _, tc := range []struct {
		name     string
		resume   document.Resume
		strength float64
		status   Status
	}{
		{"dated job", work("Wrote billing jobs in Python.", "2022-01", ""), 1, Matched},
		{"old job", work("Wrote billing jobs in Python.", "2010-01", "2014-05"), 0.8, Matched},
		{"job without dates", work("Wrote billing jobs in Python.", "", ""), learned.Undated, Matched},
		{
			"summary",
			document.Resume{Basics: document.Basics{Summary: "Engineer who likes Python."}},
			learned.Summary,
			Matched,
		},
		{
			"listed",
			document.Resume{Skills: []document.Skill{{Name: "Tools", Keywords: []string{"Excel", "Python"}}}},
			learned.Listed, Matched,
		},
		{"basics", document.Resume{Skills: []document.Skill{{Name: "Python basics"}}}, learned.Qualified, Matched},
		{"course", work("Studied Python on a weekend course.", "2022-01", ""), learned.Qualified, Matched},
		{"helped", work("Helped with Python scripts.", "2022-01", ""), learned.Qualified, Matched},
		{"employer's name", document.Resume{Work: []document.Work{{
			Name: "Python Software Ltd", Position: "Clerk",
			StartDate: "2022-01",
		}}}, 0, Missing},
		{"denied", work("No experience with Python.", "2022-01", ""), 0, Missing},
		{"nothing", document.Resume{}, 0, Missing},
	} {
		r := base(tc.resume)
		rep := Analyze(catalogue, &r, p, asOf)
		if s := find(t, rep, "Python"); math.Abs(s.Strength-tc.strength) > 0.011 || s.Status != tc.status {
			t.Errorf("%s: strength %g %s, want %g %s", tc.name, s.Strength, s.Status, tc.strength, tc.status)
		}
	}
	r := base(work("Ran a fleet on EKS.", "2022-01", ""))
	rep := Analyze(catalogue, &r, p, asOf)
	if s := find(t, rep, "Kubernetes"); s.Status != Matched || s.Strength < 0.8 || s.Suggestion == nil {
		t.Errorf("EKS implies Kubernetes: %+v", s)
	}
	r = base(work("Tuned MySQL.", "2022-01", ""))
	rep = Analyze(catalogue, &r, p, asOf)
	if s := find(t, rep, "PostgreSQL"); s.Status != Related {
		t.Errorf("MySQL is only near PostgreSQL: %+v", s)
	}
}

// TestWhatAWordWouldBring follows skills that the resume shows under another name.
func TestWhatAWordWouldBring(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue, "Platform Engineer\nRequirements:\n- Kubernetes\n- Linux\n- Terraform\n- CI/CD")
	base := document.Work{
		Name: "Norwell", Position: "Platform Engineer", StartDate: "2023-01",
		Highlights: []string{"Wrote Terraform modules for six teams."},
	}
	for _, tc := range []struct {
		name, line, skill, grade string
		start                    document.Date
		strength, named          float64
	}{
		{"implied", "Ran a fleet of 40 nodes on EKS.", "Kubernetes", "implied", "2022-01", 0.95, 1},
		{"implied and named", "Ran a fleet of 40 nodes on EKS (Kubernetes).", "Kubernetes", "used", "2022-01", 1, 0},
		{"qualified", "Helped with EKS upgrades.", "Kubernetes", "qualified", "2022-01", 0.95 * learned.Qualified, 0},
		{"without dates", "Ran a fleet of 40 nodes on EKS.", "Kubernetes", "implied", "", 0.95 * learned.Undated, 0},
	} {
		r := &document.Resume{Work: []document.Work{base, {
			Name: "Acme", Position: "Engineer", StartDate: tc.start,
			Highlights: []string{tc.line},
		}}}
		rep := Analyze(catalogue, r, p, asOf)
		consistent(t, rep)
		s := find(t, rep, tc.skill)
		if s.Status != Matched || s.Proof[0].Grade != tc.grade || math.Abs(s.Strength-tc.strength) > 0.011 ||
			s.Proof[0].Named != tc.named {
			t.Errorf("%s: %s %g, %+v", tc.name, s.Status, s.Strength, s.Proof)
		}
	}
}

// TestNoPromiseOfWording holds that a report names no score that better wording is said to reach: nobody knows it.
func TestNoPromiseOfWording(t *testing.T) {
	t.Parallel()
	r := Analyze(catalogue, resume(t, "devops-best"), jobText(t, "devops"), asOf)
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(strings.ToLower(string(data)), `"wording"`) {
		t.Errorf("%s", data)
	}
}

func TestADenseLineIsNoList(t *testing.T) {
	t.Parallel()
	p := jobText(t, "devops")
	for text, want := range map[string]float64{
		"Deployed Kubernetes on AWS with Terraform, Linux and CI/CD.":                   1,
		"Responsible for Kubernetes, AWS, Terraform, Linux, CI/CD.":                     0.3,
		"Handled Kubernetes, AWS, Terraform, Linux, CI/CD.":                             0.3,
		"Used Terraform, Kubernetes, AWS and CI/CD to move 40 services in one quarter.": 1,
		"Technologies: Kubernetes, AWS, Terraform, Linux, CI/CD, ArgoCD.":               0.3,
		"Kubernetes, AWS, Terraform, Linux, CI/CD, monitoring and alerting, FinOps, Go": 0, // nearly all that is asked
	} {
		r := &document.Resume{Work: []document.Work{{
			Name: "Acme", Position: "DevOps Engineer", StartDate: "2022-01",
			Highlights: []string{text},
		}}}
		if s := find(t, Analyze(catalogue, r, p, asOf), "Terraform"); s.Strength != want {
			t.Errorf("%q: strength %g, want %g", text, s.Strength, want)
		}
	}
}

func TestALicenceUnderLicences(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue, "Warehouse Operative\nYou must have: a forklift licence; order picking; cycle counts.")
	r := &document.Resume{
		Work: []document.Work{{
			Name: "Acme", Position: "Picker", StartDate: "2022-01",
			Highlights: []string{"Picked 300 lines a shift."},
		}},
		Certificates: []document.Certificate{{Name: "Counterbalance and reach truck FLT"}},
	}
	if rep := Analyze(catalogue, r, p, asOf); !rep.KnockOuts[0].Met {
		t.Errorf("a forklift truck among the licences is a forklift licence: %+v", rep.KnockOuts)
	}
	r.Certificates = nil
	r.Work[0].Highlights = append(r.Work[0].Highlights, "Drove a forklift now and then.")
	if rep := Analyze(catalogue, r, p, asOf); rep.KnockOuts[0].Met {
		t.Errorf("driving one is no licence: %+v", rep.KnockOuts)
	}
}

func TestOwnWordsByTheirInitials(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct{ asked, shown string }{
		{"Tidal Flow Dossier", "Kept the TFD of two plants."},
		{"TFD", "Kept the tidal flow dossier of two plants."},
	} {
		p := posting.Read(catalogue, "Clerk\nRequirements:\n- "+tc.asked+"\n- Excel\n- Outlook")
		r := &document.Resume{Work: []document.Work{{
			Name: "Acme", Position: "Clerk", StartDate: "2022-01",
			Highlights: []string{tc.shown},
		}}}
		if s := find(t, Analyze(catalogue, r, p, asOf), tc.asked); s.Status != Matched || s.Strength != 1 {
			t.Errorf("%q for %q: %+v", tc.shown, tc.asked, s)
		}
	}
}

func TestYearsAreAUnion(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue,
		"Electrician\nRequirements:\n- 5 years as an electrician\n- conduit bending\n- motor wiring")
	r := &document.Resume{Work: []document.Work{
		{Name: "A", Position: "Electrician", StartDate: "2022-11", EndDate: "2024-10"},
		{Name: "B", Position: "Electrician", StartDate: "2023-05", EndDate: "2024-10"},
		{Name: "C", Position: "Barista", StartDate: "2015-01", EndDate: "2020-01"},
		{Name: "D", Position: "Electrician", StartDate: "2025-11", EndDate: ""},
	}}
	rep := Analyze(catalogue, r, p, asOf)
	if rep.YearsAsked != 5 || math.Abs(rep.Years-3.1) > 0.06 {
		t.Errorf("years %g of %g, want 3.1 of 5", rep.Years, rep.YearsAsked)
	}
}

func TestUnscored(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "Barista wanted.", "Data Engineer\nRequirements:\n- Python\n- Kafka"} {
		rep := Analyze(catalogue, resume(t, "backend-jane"), posting.Read(catalogue, text), asOf)
		consistent(t, rep)
		if rep.Unscored == "" {
			t.Errorf("%q got a score of %g", text, rep.Score)
		}
		var back Report
		b, err := json.Marshal(rep)
		if err != nil || !strings.Contains(string(b), `"matchScore":null`) || json.Unmarshal(b, &back) != nil ||
			!reflect.DeepEqual(&back, rep) {
			t.Errorf("%q: %s, %v, read back as %+v", text, b, err, back)
		}
	}
}

func TestWeightsAreDocumented(t *testing.T) {
	t.Parallel()
	total := 0.0
	seen := map[string]bool{}
	for _, w := range Weights() {
		if w.Name == "" || w.Meaning == "" || seen[w.Name] {
			t.Errorf("weight %+v", w)
		}
		seen[w.Name] = true
		if strings.HasPrefix(w.Name, "part: ") {
			total += w.Value
		}
	}
	if total != 100 {
		t.Errorf("the parts weigh %g", total)
	}
}

func TestAdviceNeverTellsToClaim(t *testing.T) {
	t.Parallel()
	r := Analyze(catalogue, resume(t, "dataanalyst-near"), jobText(t, "devops"), asOf)
	for _, s := range r.Skills {
		if s.Status == Missing && !strings.Contains(strings.ToLower(*s.Suggestion), "if you") {
			t.Errorf("%s: %q", s.Skill, *s.Suggestion)
		}
	}
}

// A line about a neighbouring skill is no proof of a skill that another line shows.
func TestARelatedLineIsNoProofOfWhatIsShown(t *testing.T) {
	t.Parallel()
	p := posting.Read(catalogue,
		"Site Reliability Engineer\nRequirements:\n- Terraform\n- Kubernetes\n- Go\n- PostgreSQL")
	r := &document.Resume{Work: []document.Work{{
		Name: "Acme", Position: "Site Reliability Engineer", StartDate: "2020-01",
		Highlights: []string{
			"Kept 120 nodes in Terraform modules.",
			"Ran Debian and RHEL fleets with Ansible; wrote small tools in Go.",
		},
	}}}
	s := find(t, Analyze(catalogue, r, p, asOf), "Terraform")
	if s.Status != Matched || len(s.Proof) != 1 || !strings.Contains(s.Proof[0].Text, "Terraform") {
		t.Errorf("%s by %+v", s.Status, s.Proof)
	}
	without := &document.Resume{Work: []document.Work{{
		Name: "Acme", Position: "Site Reliability Engineer",
		StartDate: "2020-01", Highlights: r.Work[0].Highlights[1:],
	}}}
	if s := find(t, Analyze(catalogue, without, p, asOf), "Terraform"); s.Status != Related || len(s.Proof) != 1 {
		t.Errorf("%s by %+v", s.Status, s.Proof)
	}
}

func TestAResumeSpeaksForTheLanguageItIsWrittenIn(t *testing.T) {
	t.Parallel()
	doc := &document.Resume{Work: []document.Work{{
		Name: "Lohnbüro Harz GmbH", Position: "Lohnsachbearbeiterin", StartDate: "2019-03",
		Highlights: []string{
			"Rechne jeden Monat die Löhne für zwölf Betriebe mit zusammen 340 Beschäftigten ab",
			"Kläre Fragen der Beschäftigten und der Kassen selbst",
		},
	}}}
	for asked, want := range map[string]Status{
		"- Deutsch in Wort und Schrift":  Matched,
		"- Englisch in Wort und Schrift": Missing,
	} {
		p := posting.Read(catalogue, "Lohnbuchhalter (m/w/d)\nAnforderungen\n"+asked+
			"\n- Erfahrung in der Lohnabrechnung\n")
		r := Analyze(catalogue, doc, p, asOf)
		i := slices.IndexFunc(r.Skills, func(m SkillMatch) bool {
			return strings.Contains(asked, m.Asked) || strings.Contains(m.Asked, "in Wort")
		})
		if i < 0 || r.Skills[i].Status != want {
			t.Errorf("%s: %+v", asked, r.Skills)
			continue
		}
		if want == Matched && (len(r.KnockOuts) == 0 || r.KnockOuts[0].Message != "Your resume is written in German.") {
			t.Errorf("%+v", r.KnockOuts)
		}
	}
}
