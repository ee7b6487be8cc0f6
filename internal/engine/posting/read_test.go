package posting

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/engine/skill"
)

var catalogue = func() *skill.Catalogue {
	c, err := skill.Load()
	if err != nil {
		panic(err)
	}
	return c
}()

func load(t testing.TB, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// asked lists "class kind: words" of every term, and of every requirement without terms.
func asked(p *Posting) []string {
	var out []string
	for _, q := range p.Requirements {
		head := string(q.Class) + " " + string(q.Kind) + ": "
		if len(q.Terms) == 0 || q.Kind == KindEducation || q.Kind == KindYears {
			out = append(out, head+q.Text)
			continue
		}
		names := []string{}
		for _, t := range q.Terms {
			names = append(names, p.Text[t.Start:t.End])
		}
		out = append(out, head+strings.Join(names, " | "))
	}
	return out
}

func TestHeads(t *testing.T) {
	t.Parallel()
	cases := []struct {
		file, title, company, location string
		years                          float64
		level                          skill.Level
	}{
		{"accountant", "Senior Accountant", "Pellworth Packaging Inc.", "", 5, skill.LevelSenior},
		{"chef", "Sous Chef", "The Copper Ladle", "", 4, skill.LevelSenior},
		{"sales", "Account Executive, Mid-Market", "Clearwell HR Software", "", 4, skill.LevelUnknown},
		{"pharmacist", "Community Pharmacist", "Wellbrook Pharmacy", "", 1, skill.LevelUnknown},
		{
			"nurse", "Registered Nurse - Emergency Department", "St. Brannoc's Hospital", "Leeds, UK", 2,
			skill.LevelUnknown,
		},
		{"backend", "Software Engineer, Backend", "Acme Robotics", "Remote", 3, skill.LevelUnknown},
		{"electrician", "Electrician", "Brightspark Ltd", "", 3, skill.LevelUnknown},
		{"payroll", "Payroll Specialist", "Norwell Group", "Austin, TX", 4, skill.LevelUnknown},
		{"teacher", "Primary School Teacher", "Oakfield Academy Trust", "", 0, skill.LevelUnknown},
		{"designer", "Graphic Designer", "", "", 2, skill.LevelUnknown},
		{"dataengineer", "Senior Data Engineer", "Northbeam Analytics", "Toronto, ON (Hybrid)", 6, skill.LevelSenior},
		{
			"usnurse", "Registered Nurse (RN) - Med/Surg - Night Shift", "Mercy Valley Health System", "Tulsa, OK", 1,
			skill.LevelUnknown,
		},
		{"bakery", "", "Larkspur Bakery", "", 2, skill.LevelUnknown},
		{"marketingfr", "Responsable Marketing Digital", "Société Lumière", "Lyon", 5, skill.LevelUnknown},
		{"buchhalter", "Buchhalter", "Muster GmbH", "München", 3, skill.LevelUnknown},
	}
	m := mostOf(t, len(cases), 14)
	for _, tc := range cases {
		p := Read(catalogue, load(t, tc.file))
		if p.Title != tc.title || p.Company != tc.company || p.Location != tc.location || p.Years != tc.years ||
			p.Level != tc.level {
			m.wrongly("%s: got %q, %q, %q, %g years, level %d", tc.file, p.Title, p.Company, p.Location, p.Years,
				p.Level)
		}
	}
}

func TestRequirements(t *testing.T) {
	t.Parallel()
	postings := map[string][]string{
		"accountant": {
			"must years: 5+ years in general ledger accounting", "must skill: US GAAP",
			"must credential: active CPA", "must education: Bachelor's degree in accounting", "nice skill: NetSuite",
		},
		"nurse": {
			"must years: 2 years' post-registration experience in acute care",
			"must permit: Right to work in the UK", "must skill: acute care",
		},
		"backend": {
			"must education: BS/MS in Computer Science or equivalent experience", "must skill: Python | Go | Java",
			"must skill: AWS | GCP | Azure", "nice skill: Redis", "must language: English",
			"nice language: German", "nice skill: Kubernetes", "nice skill: Terraform",
			"nice education: Master's degree",
		},
		"electrician": {
			"must years: three years' experience in commercial installations",
			"nice skill: fire alarm systems",
		},
		"payroll": {
			"must education: High school diploma or GED", "nice education: bachelor's degree",
			"nice credential: CPP",
		},
		"teacher":  {"must education: a degree or equivalent", "must permit: An enhanced DBS check"},
		"designer": {"must skill: Photoshop", "must skill: Illustrator", "nice skill: Figma"},
		"buchhalter": {
			"must language: Deutsch", "must years: 3 Jahre Berufserfahrung in der Finanzbuchhaltung",
			"must education: Abgeschlossene Ausbildung als Kaufmann oder Studium", "nice skill: DATEV",
		},
		"dataengineer": {
			"must education: Bachelor's or Master's degree in Computer Science, Engineering, or a related field",
			"must permit: Must be legally authorized to work in Canada",
			"must skill: Snowflake | BigQuery | Redshift",
			"must skill: Terraform | CloudFormation", "nice skill: Kubernetes", "nice skill: Docker",
		},
		"usnurse": {
			"must credential: RN license", "must credential: BLS", "nice credential: BSN",
			"nice credential: ACLS", "must years: One year of acute care experience", "must skill: IV insertion",
		},
		"bakery": {"must credential: food hygiene certificate", "must skill: sourdough"},
		"marketingfr": {
			"must education: Bac+5 en marketing ou école de commerce", "must language: Anglais",
			"nice skill: Salesforce", "must skill: HubSpot",
		},
		"sales": {"nice language: German", "must skill: Salesforce"},
	}
	wanted := 0
	for _, want := range postings {
		wanted += len(want)
	}
	m := mostOf(t, wanted, 50)
	for file, want := range postings {
		got := asked(Read(catalogue, load(t, file)))
		for _, w := range want {
			if !slices.Contains(got, w) {
				m.wrongly("%s: no %q in\n\t%s", file, w, strings.Join(got, "\n\t"))
			}
		}
	}
}

func TestCues(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		text  string
		class Class
		word  string
	}{
		{"You must have: Python; SQL.", Must, "Python"},
		{"Essential: Python.", Must, "Python"},
		{"Required skills: Python, SQL", Must, "SQL"},
		{"Python is required.", Must, "Python"},
		{"What you bring: SQL; Python.", Must, "Python"},
		{"We expect: SQL; Python.", Must, "Python"},
		{"REQUIREMENTS\n- Python", Must, "Python"},
		{"Your technical requirements:\n• Python", Must, "Python"},
		{"Preferred: Python, SQL.", Nice, "SQL"},
		{"Nice to have: Python.", Nice, "Python"},
		{"Helpful: Python.", Nice, "Python"},
		{"Plus: Python or SQL, Kafka.", Nice, "Kafka"},
		{"A bonus: reading logs, Python.", Nice, "Python"},
		{"Extra credit: Python.", Nice, "Python"},
		{"It would be a plus if you know Python, SQL or Kafka.", Nice, "Kafka"},
		{"Must have: SQL.\nPython is a plus.", Nice, "Python"},
		{"Requirements:\n- SQL\n- Python (preferred)", Nice, "Python"},
		{"Requirements:\n- SQL, ideally with Python", Nice, "Python"},
		{"Requirements:\n- SQL\nNice to have:\n- Python", Nice, "Python"},
		{"Preferred qualifications\n- Kafka\n- Python is a must", Must, "Python"},
		{"You know Python and are based in Leeds.", Must, "Python"},
		{"We are looking for someone with experience in Python.", Must, "Python"},
		{"You will write Python every day.", Duty, "Python"},
		{"Responsibilities:\n- Write Python services", Duty, "Python"},
		{"Anforderungen:\n- Python", Must, "Python"},
		{"Ihr Profil\n- Python von Vorteil", Nice, "Python"},
		{"Profil recherché\n- Python", Must, "Python"},
		{"Requisitos\n- Python\nSe valorará\n- Kafka", Nice, "Kafka"},
	} {
		p := Read(catalogue, "Data Engineer - Norwell Group\n"+tc.text)
		var got Class
		for _, q := range p.Requirements {
			for _, term := range q.Terms {
				if p.Text[term.Start:term.End] == tc.word {
					got = q.Class
				}
			}
		}
		if got != tc.class {
			t.Errorf("%q: %s is %q, want %q; read %v", tc.text, tc.word, got, tc.class, asked(p))
		}
	}
}

func TestYears(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]float64{
		"5+ years of experience": 5, "at least two years in sales": 2, "one year after registration": 1,
		"3-5 years' experience": 3, "3 to 5 yrs experience": 3,
		"minimum of four (4) years of experience": 4, "10 or more years of experience": 10, "6 months' experience": 0.5,
		"mindestens 3 Jahre Berufserfahrung": 3, "5 ans d'expérience": 5, "2 años de experiencia": 2,
		"you must be 18 years of age": 0, "a three-year contract": 0, "Python 3 experience": 0,
		"founded 20 years ago": 0,
	} {
		p := Read(catalogue, "Data Engineer\nRequirements:\n- "+text)
		if p.Years != want {
			t.Errorf("%q: %g years, want %g", text, p.Years, want)
		}
	}
	p := Read(catalogue, "Data Engineer - Norwell\nWe have 20 years of experience in logistics. Norwell has 30 years' experience.\nRequirements:\n- 3 years of Python")
	if p.Years != 3 {
		t.Errorf("the firm's own years are no requirement: got %g, want 3", p.Years)
	}
	p = Read(catalogue, "Cook\nYou need: 4 years in professional kitchens, one as sous chef; 2 years of baking.")
	if p.Years != 4 {
		t.Errorf("the longest counts: got %g, want 4", p.Years)
	}
}

func TestBoilerplateIsDropped(t *testing.T) {
	t.Parallel()
	for _, q := range Read(catalogue, load(t, "dataengineer")).Requirements {
		for _, word := range []string{"vacation", "Coursera", "forecasting software", "salary", "Scala"} {
			if strings.Contains(q.Text, word) {
				t.Errorf("boilerplate became a requirement: %q", q.Text)
			}
		}
	}
	p := Read(catalogue, load(t, "backend")+
		"\nAcme is an equal opportunity employer. We consider applicants without regard to race, and support Excel lovers.\nAbout Acme\nWe also use Terraform and Java.")
	for _, q := range p.Requirements {
		if strings.Contains(q.Text, "Docker") || strings.Contains(q.Text, "Excel") ||
			strings.Contains(q.Text, "warehouse") {
			t.Errorf("boilerplate became a requirement: %q", q.Text)
		}
	}
	if len(p.Dropped) < 4 {
		t.Errorf("dropped only %v", p.Dropped)
	}
}

func TestEmpty(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"", "   \n\n", "Hello!", "\xff\xfe\x00",
		"Lorem ipsum dolor sit amet, consectetur adipiscing elit.", strings.Repeat("🙂", 3000),
	} {
		if p := Read(catalogue, text); len(p.Requirements) != 0 {
			t.Errorf("%.30q asks for %v", text, asked(p))
		}
	}
}

func TestLayoutDoesNotMatter(t *testing.T) {
	t.Parallel()
	want := asked(Read(catalogue, load(t, "backend")))
	for name, change := range map[string]func(string) string{
		"bullets":     func(s string) string { return strings.ReplaceAll(s, "\n- ", "\n•\t") },
		"stars":       func(s string) string { return strings.ReplaceAll(s, "\n- ", "\n* ") },
		"line ends":   func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
		"entities":    func(s string) string { return strings.ReplaceAll(s, "'", "&#39;") },
		"spaces":      func(s string) string { return strings.ReplaceAll(s, "\n", " \n  ") },
		"blank lines": func(s string) string { return strings.ReplaceAll(s, "\n", "\n\n") },
		"boilerplate": func(s string) string { return s + "\n\nWe are an equal opportunity employer.\n" },
	} {
		if got := asked(Read(catalogue, change(load(t, "backend")))); !slices.Equal(got, want) {
			t.Errorf("%s: got\n\t%s\nwant\n\t%s", name, strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
		}
	}
}

// valid checks what holds for any posting: every offset names the words it claims to.
func valid(t interface {
	Fatalf(format string, args ...any)
}, p *Posting,
) {
	for _, q := range p.Requirements {
		if q.Start < 0 || q.End > len(p.Text) || q.Start >= q.End || p.Text[q.Start:q.End] != q.Text {
			t.Fatalf("requirement %q at %d..%d of %q", q.Text, q.Start, q.End, p.Text)
		}
		for _, term := range q.Terms {
			if term.Start < 0 || term.End > len(p.Text) || term.Start >= term.End ||
				p.Text[term.Start:term.End] != term.Name {
				t.Fatalf("term %q at %d..%d of %q", term.Name, term.Start, term.End, p.Text)
			}
		}
		if q.Either && len(q.Terms) < 2 {
			t.Fatalf("a choice of one: %+v", q)
		}
	}
	for _, d := range p.Dropped {
		if d.Start < 0 || d.End > len(p.Text) || d.Start >= d.End {
			t.Fatalf("dropped %d..%d of %d bytes", d.Start, d.End, len(p.Text))
		}
	}
}

func TestOffsets(t *testing.T) {
	t.Parallel()
	parts := []string{
		"Requirements", ":", "\n", "- ", "Python", " or ", " and ", "/", ", ", ";", ". ", "5+ years",
		"degree in ", "nursing", " is a plus", "(", ")", "nice to have", "Ä", "’", "<li>", "&amp;", "German", "licence",
		"we offer", "İ", "a", " with ",
	}
	rapid.Check(t, func(t *rapid.T) {
		valid(t, Read(catalogue, strings.Join(rapid.SliceOfN(rapid.SampledFrom(parts), 0, 40).Draw(t, "parts"), "")))
	})
}

func FuzzRead(f *testing.F) {
	names, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(names) == 0 {
		f.Fatal("no postings in testdata", err)
	}
	for _, n := range names {
		f.Add(load(f, strings.TrimSuffix(filepath.Base(n), ".txt")))
	}
	f.Fuzz(func(t *testing.T, text string) { valid(t, Read(catalogue, text)) })
}

func BenchmarkRead(b *testing.B) {
	text := load(b, "nurse") + load(b, "backend") + load(b, "payroll")
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		Read(catalogue, text)
	}
}
