package skill

import (
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"vitae/internal/base/fault"
)

// loaded gives the real catalogue, read once for all tests.
var loaded = sync.OnceValues(Load)

func catalogue(t testing.TB) *Catalogue {
	t.Helper()
	c, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// found returns the IDs named in a text, in order; those that the text denies begin with "not ".
func found(c *Catalogue, text string) []ID { return idsOf(c.Find(text)) }

func idsOf(mentions []Mention) []ID {
	ids := []ID{}
	for _, m := range mentions {
		if m.Negated {
			m.Skill = "not " + m.Skill
		}
		ids = append(ids, m.Skill)
	}
	return ids
}

func TestFindNamesSkillsAsPeopleWriteThem(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		text string
		want []ID
	}{
		{"Runs services on k8s and Docker.", []ID{"kubernetes", "docker"}},
		{"CI / CD with Jenkins; CICD, ci-cd", []ID{"cicd", "jenkins", "cicd", "cicd"}},
		{"Node.js, NodeJS, node js", []ID{"node-js", "node-js", "node-js"}},
		{"C++, C#, .NET and ASP.NET Core", []ID{"cpp", "csharp", "dotnet", "asp-net-core"}},
		{"Python3, HTML5, Postgres 14", []ID{"python", "html", "postgresql"}},
		{"Python, Go and SQL", []ID{"python", "go", "sql"}},
		{"Languages: python, go, sql", []ID{"python", "go", "sql"}},
		{"Wrote microservices in Go.", []ID{"microservices", "go"}},
		{"Statistics in R and SAS", []ID{"statistics", "r-language", "sas-software"}},
		{"machine\nlearning", []ID{"machine-learning"}},
		{"analysed the data", []ID{"data-analysis"}},
		{"PyTorch – résumé of Scikit‑learn", []ID{"pytorch", "scikit-learn"}},
		{"Reconciled bank accounts, closed the books", []ID{"bank-reconciliation", "month-end-close"}},
		{"own the month-end close and the GL", []ID{"month-end-close", "general-ledger"}},
		{"Dispensed prescriptions and counselled patients", []ID{"dispensing", "patient-counselling"}},
		{"took blood, recorded vital signs", []ID{"venepuncture", "vital-signs"}},
		{"planned lessons for Key Stage 2", []ID{"lesson-planning", "key-stage-2"}},
		{"bent conduit to NEC", []ID{"conduit-bending", "national-electrical-code"}},
		{"CDL-A with Hazmat and Tanker", []ID{"cdl-a", "hazmat-endorsement", "tanker-endorsement"}},
		{"keep HACCP logs; food costs under control", []ID{"haccp", "food-cost-control"}},
		{"stock control, stocktakes", []ID{"inventory-management", "cycle-counting"}},
		{"counterbalance licence and an RF scanner", []ID{"counterbalance-licence", "rf-scanners"}},
		{"registered with the GPhC", []ID{"gphc-registration"}},
		{"balayage and Hair Colouring", []ID{"hair-colouring", "hair-colouring"}},
		{"hair coloring", []ID{"hair-colouring"}},
		{"managed the risks; assessed risks", []ID{"risk-management", "risk-assessment"}},
		{"MIG/TIG welding from blueprints", []ID{"mig-welding", "tig-welding", "blueprint-reading"}},
		{"ran a caseload of 17 under child protection plans", []ID{"case-management", "child-protection"}},
		{"lawn care, hedge trimming", []ID{"gardening", "gardening"}},
		{"German B2, fluent Spanish", []ID{"german", "spanish"}},
		{"Utilized Microsoft Excel in order to plan, used Excel in order to report", []ID{"excel", "excel"}},
		{"Design in AI, PS and ID", []ID{"adobe-illustrator", "adobe-photoshop", "adobe-indesign"}},
		{
			"drafting settlement agreements after unfair dismissal claims",
			[]ID{"settlement-agreements", "unfair-dismissal"},
		},
		{"PGCE with QTS", []ID{"pgce", "qts"}},
		{"Mentored juniors; mentor five senior engineers", []ID{"mentoring", "mentoring"}},
		{"cast housings and injection moulding", []ID{"casting", "injection-moulding"}},
		{"titration of drips", []ID{"drip-titration"}},
		{"titrations and HPLC assays", []ID{"titration", "hplc"}},
		{"Built dbt models", []ID{"dbt"}},
		{"Checked scripts, gave flu jabs", []ID{"clinical-checks", "flu-vaccination"}},
		{"the on-call rota", []ID{"on-call-working"}},
		{"Pharmacist with IP", []ID{"independent-prescriber"}},
		{"RN with BLS and ACLS", []ID{"rn-licence", "bls-cert", "acls"}},
		{"R.N. licence; Ph.D.", []ID{"rn-licence", "phd"}},
	} {
		if got := found(c, test.text); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %v, want %v", test.text, got, test.want)
		}
	}
}

func TestFindLeavesPlainWordsAlone(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, text := range []string{
		"You are ready to go, and go the extra mile.",
		"You excel at everything and excel in a hurry.",
		"Excel at what you do.",
		"the rest of the team",
		"Spring and autumn menus",
		"I express myself; express lane",
		"Spend less on less.",
		"coffee from Java island",
		"Rust removal from car bodies",
		"We react quickly.",
		"React to whatever comes.",
		"Access to a company car",
		"Teams across the company",
		"by word of mouth",
		"Sketch ideas on paper",
		"quiet, slack periods",
		"a swift response",
		"at the helm of the ship",
		"the outlook for the sector",
		"vitamin C",
		"Polish the silver",
		"French polish and a French press",
		"30 minutes away, maternity leave, competitive reward",
		"the dot on the map",
		"Reporting to the CFO",
		"a safe place",
		"We are hiring!",
		"We're Juno, a fintech",
		"from feasibility to tender",
		"four collections a year",
		"patients use it after surgery",
		"take the register",
		"two restructures later",
		"our event pipeline",
		"excel in order and calm",
	} {
		if got := found(c, text); len(got) > 0 {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestFindPrefersTheLongestName(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string][]ID{
		"go to market strategy":     {"go-to-market"},
		"R&D budget":                {"scientific-research", "budget-management"},
		"Lean Six Sigma Green Belt": {"lean-six-sigma-belt"},
		"forklift licence":          {"forklift-licence"},
		"React Native":              {"react-native"},
	} {
		if got := found(c, text); !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", text, got, want)
		}
	}
}

func TestFindSeesDenials(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		text string
		want []ID
	}{
		{"No experience with Kubernetes. Java not required.", []ID{"not kubernetes", "not java"}},
		{"without Python, but with SQL", []ID{"not python", "sql"}},
		{"C++ is not needed but SQL is.", []ID{"not cpp", "sql"}},
		{"Never used SAP; lack of HACCP knowledge", []ID{"not sap", "not haccp"}},
		{"Not only Python but also SQL", []ID{"python", "sql"}},
		{"no later than Monday: Kubernetes", []ID{"kubernetes"}},
		{"Kubernetes is required", []ID{"kubernetes"}},
	} {
		if got := found(c, test.text); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %v, want %v", test.text, got, test.want)
		}
	}
}

func TestFindKeepsToItsLine(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	if got := found(c, "EXPERIENCE\nDesign Engineer"); len(got) > 0 {
		t.Errorf("%v", got)
	}
	if got := found(c, "data\n\nanalysis"); len(got) > 0 {
		t.Errorf("%v", got)
	}
}

func TestNamed(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string]ID{
		"kubernetes": "kubernetes", "K8S": "kubernetes", "ci-cd": "cicd", "Go": "go", "R": "r-language",
		"month end close": "month-end-close", "nodejs": "node-js", "CMA": "cma-accounting", "": "",
		"kubernetes cluster admin": "",
	} {
		s, ok := c.Named(text)
		if s.ID != want || ok != (want != "") {
			t.Errorf("%q: %q, %v", text, s.ID, ok)
		}
	}
}

func TestSearchPutsPrefixesFirst(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string]ID{
		"kube": "kubernetes", "power b": "power-bi", "forklift l": "forklift-licence", "phleb": "venepuncture",
		"C++": "cpp", "résumé": "cv-screening",
	} {
		got := c.Search(text, 8)
		if !slices.ContainsFunc(got, func(s Skill) bool { return s.ID == want }) {
			t.Errorf("%q: %v", text, got)
		}
	}
	if got := c.Search("kube", 5); got[0].ID != "kubernetes" {
		t.Errorf("kube: %v first", got[0].ID)
	}
	if got := c.Search(" ", 5); got != nil {
		t.Errorf("blank: %v", got)
	}
	if got := c.Search("a", 3); len(got) != 3 {
		t.Errorf("%d of 3", len(got))
	}
}

func TestRelation(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		have, want ID
		kind       RelationKind
		low, high  float64
	}{
		{"eks", "kubernetes", Implies, .9, 1},
		{"eks", "containerisation", Implies, .8, .95}, // two steps
		{"argo-cd", "cicd", Implies, .85, .95},
		{"haccp", "food-safety", Implies, .85, .95},
		{"mysql", "postgresql", Related, .5, .9},
		{"postgresql", "mysql", Related, .5, .9},
		{"master-electrician-licence", "journeyman-electrician-licence", Implies, .9, 1},
		{"cdl-a", "cdl", Implies, .9, 1},
		{"phd", "bachelors-degree", Implies, .7, 1},
	} {
		r, ok := c.Relation(test.have, test.want)
		if !ok || r.Kind != test.kind || r.Weight < test.low || r.Weight > test.high || r.From != test.have ||
			r.To != test.want {
			t.Errorf("%s to %s: %+v, %v", test.have, test.want, r, ok)
		}
	}
	for _, none := range [][2]ID{
		{"kubernetes", "eks"},
		{"kubernetes", "haccp"},
		{"kubernetes", "kubernetes"},
		{"nope", "kubernetes"},
		{"bachelors-degree", "phd"},
	} {
		if r, ok := c.Relation(none[0], none[1]); ok {
			t.Errorf("%v: %+v", none, r)
		}
	}
}

func TestTowardAgreesWithRelation(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, want := range c.All() {
		last := 1.0
		for _, r := range c.Toward(want.ID) {
			if r.Weight > last {
				t.Fatalf("%s: not sorted", want.ID)
			}
			last = r.Weight
			direct, ok := c.Relation(r.From, want.ID)
			if !ok || direct.Weight < r.Weight-1e-9 {
				t.Errorf("%s to %s: %v toward, %v by relation", r.From, want.ID, r.Weight, direct.Weight)
			}
		}
	}
}

// TestEverySkillIsFoundByItsName in the way that the file writes it, in a list with its kind or near its words.
func TestEverySkillIsFoundByItsName(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, names := range c.skillTrie.names {
		for _, n := range names {
			if n.context || !n.main || strings.Contains(n.text, "(") {
				continue
			}
			if got := found(c, n.text); !slices.Contains(got, c.skills[n.entry].ID) && len(names) == 1 {
				t.Errorf("%q: %v", n.text, got)
			}
		}
	}
}

// TestVariantsFindTheSame: case and hyphens do not matter for names that are no plain words.
func TestVariantsFindTheSame(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	var names []name
	for _, list := range c.skillTrie.names {
		if len(list) == 1 && !list[0].exact && !list[0].context && !strings.HasPrefix(list[0].text, "to ") &&
			!endsInCapitalS(list[0].text) {
			names = append(names, list[0])
		}
	}
	for _, n := range names {
		want, ok := c.Named(n.text)
		if !ok {
			t.Errorf("%q is not found", n.text)
			continue
		}
		lower := strings.ToLower(n.text)
		if strings.ContainsAny(n.text, "./(") {
			lower = n.text // its parts are read as abbreviations: "GLOBALG.A.P.", "CIPP/E"
		}
		for _, text := range []string{
			lower, strings.ToUpper(n.text), strings.ReplaceAll(n.text, "-", " "),
			strings.ReplaceAll(n.text, " ", "  "),
		} {
			if got, still := c.Named(text); !still || got.ID != want.ID {
				t.Errorf("%q is %s, %q is %q", n.text, want.ID, text, got.ID)
			}
		}
	}
}

// endsInCapitalS reports whether a word of the name is an abbreviation in S ("NEWS"), which in other case may be a
// plural.
func endsInCapitalS(name string) bool {
	return slices.ContainsFunc(strings.Fields(strings.ToUpper(name)),
		func(w string) bool { return len(w) <= longestAbbreviation && strings.HasSuffix(w, "S") })
}

func TestLoadNamesTheWrongLine(t *testing.T) {
	t.Parallel()
	header := "id\tname\tkind\taliases\tflags\n"
	for broken, want := range map[string]string{
		header + "go\tGo\ttool\t\n":                     "software.tsv:2: 4 columns instead of 5",
		header + "go\tGo\tthing\t\t\n":                  `software.tsv:2: no kind "thing"`,
		header + "# a comment\ngo\tGo\ttool\t\tloud\n":  `software.tsv:3: no flag "loud"`,
		header + "go\tGo\ttool\t\t\ngo\tGo\ttool\t\t\n": `skill "go" stands twice`,
	} {
		files := fstest.MapFS{
			"data/verbs.tsv":           {Data: []byte("noun\tforms\n")},
			"data/skills/software.tsv": {Data: []byte(broken)},
		}
		_, err := load(files)
		if err == nil || !strings.Contains(err.Error(), want) || fault.KindOf(err) != fault.Internal {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

func TestVersionFollowsTheData(t *testing.T) {
	t.Parallel()
	again, err := load(data)
	if err != nil {
		t.Fatal(err)
	}
	if v := catalogue(t).Version(); v != again.Version() || len(v) != 12 {
		t.Errorf("%q and %q", v, again.Version())
	}
	version := func(skills string) string {
		l := &loader{files: fstest.MapFS{
			"data/skills/software.tsv": {Data: []byte(skills)},
			"data/README.md":           {Data: []byte(skills)},
		}, c: &Catalogue{}}
		if err := l.version(); err != nil {
			t.Fatal(err)
		}
		return l.c.version
	}
	if version("go") == version("rust") {
		t.Error("another file, the same version")
	}
}

// TestTriesGrow: a table of edges that is full finds all that went in, and nothing else.
func TestTriesGrow(t *testing.T) {
	t.Parallel()
	small := newTrie(1)
	for i := range uint32(500) {
		small.add([]uint32{i%7 + 1, i + 1}, name{entry: int(i)})
	}
	for i := range uint32(500) {
		if got := small.at([]uint32{i%7 + 1, i + 1}); len(got) != 1 || got[0].entry != int(i) {
			t.Fatalf("%d: %v", i, got)
		}
	}
	if got := small.at([]uint32{1, 2}); got != nil {
		t.Errorf("never added: %v", got)
	}
}

func FuzzFind(f *testing.F) {
	for _, seed := range []string{
		posting, "C++ C# .NET a.b.c. R&D", "\xff\xfe.NET\n\n•", "U.S. GAAP’s ‘l’hôtel’",
		"+#+ .net. &", "no not without Kubernetes",
	} {
		f.Add(seed)
	}
	c := catalogue(f)
	f.Fuzz(func(t *testing.T, text string) {
		last := 0
		for _, m := range c.Find(text) {
			if m.Start < last || m.End <= m.Start || m.End > len(text) || text[m.Start:m.End] != m.Text {
				t.Fatalf("mention %+v after %d in %q", m, last, text)
			}
			if utf8.ValidString(text) && !utf8.ValidString(m.Text) {
				t.Fatalf("mention %q cuts a letter", m.Text)
			}
			last = m.End
			if _, ok := c.Skill(m.Skill); !ok {
				t.Fatalf("no skill %q", m.Skill)
			}
		}
		for _, p := range c.Phrases(text) {
			if p.Start < 0 || p.End <= p.Start || p.End > len(text) {
				t.Fatalf("phrase %+v", p)
			}
		}
		c.FindTitle(text)
		c.LevelOf(text)
	})
}
