package docparse

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/fault"
)

const reactive3 = `{"basics":{"name":"Ana Roe","headline":"Nurse","email":"ana@example.com","phone":"+44 20 7946 0321","website":"https://ana.example","birthdate":"1990-01-01","location":{"address":"1 Larch Road","city":"Leeds","country":"UK"},"summary":"Nurse with **ten** years.","profiles":[{"id":"1","network":"LinkedIn","username":"anaroe","url":"https://linkedin.com/in/anaroe"}]},
"sections":{"work":{"name":"Work","items":[{"id":"x","name":"Heron Hospital","position":"Staff Nurse","date":{"start":"2015-03-01","end":""},"summary":"- Cared for 12 beds\n- Trained juniors","url":""}]},"education":{"items":[{"institution":"Hill College","degree":"BSc","area":"Nursing","score":"2:1","date":{"start":"2011-09","end":"2014-06"},"summary":"","courses":[]}]},"skills":{"items":[{"id":"a","name":"Wound care","level":"Expert","keywords":["Dressing"],"levelNum":9}]},"languages":{"items":[{"name":"English","level":"Native","levelNum":10}]}},"metadata":{"template":"kakuna"},"public":true}`

const reactive4 = `{"basics":{"name":"Ana Roe","headline":"Nurse","email":"ana@example.com","phone":"+44 20 7946 0321","location":"Leeds, UK","url":{"label":"","href":"https://ana.example"},"customFields":[{"id":"c","icon":"","name":"Registration","value":"NMC 99A9999E"}],"picture":{"url":"","size":64}},
"sections":{"summary":{"name":"Summary","columns":1,"visible":true,"id":"summary","content":"<p>Nurse with ten years.</p>"},"experience":{"name":"Experience","id":"experience","items":[{"id":"x","visible":true,"company":"Heron Hospital","position":"Staff Nurse","location":"Leeds","date":"March 2015 to Present","summary":"<p>A ward of 24.</p><ul><li><p>Cared for 12 beds</p></li><li>Trained juniors &amp; students</li></ul>","url":{"label":"","href":""}}]},"education":{"items":[{"institution":"Hill College","studyType":"BSc","area":"Nursing","score":"2:1","date":"September 2011 - June 2014","summary":"","url":{"href":""}}]},"skills":{"items":[{"name":"Wound care","description":"Expert","level":5,"keywords":["Dressing"]}]},"certifications":{"items":[{"name":"ALS","issuer":"Resuscitation Council","date":"2020","summary":""}]},"profiles":{"items":[{"network":"LinkedIn","username":"anaroe","icon":"linkedin","url":{"label":"","href":"https://linkedin.com/in/anaroe"}}]},"custom":{}},"metadata":{"template":"onyx"}}`

const reactive5 = `{"picture":{"url":"","hidden":false},"basics":{"name":"Ana Roe","headline":"Nurse","email":"ana@example.com","phone":"+44 20 7946 0321","location":"Leeds, UK","website":{"url":"https://ana.example","label":""},"customFields":[]},"summary":{"title":"Summary","columns":1,"hidden":false,"content":"<p>Nurse with ten years.</p>"},
"sections":{"experience":{"title":"Experience","items":[{"id":"x","hidden":false,"company":"Heron Hospital","position":"","location":"Leeds","period":"March 2012 - Present","website":{"url":"","label":""},"description":"","roles":[{"id":"r","position":"Staff Nurse","period":"March 2015 - Present","description":"<ul><li>Cared for 12 beds</li></ul>"},{"id":"s","position":"Nurse","period":"March 2012 - February 2015","description":""}]}]},"education":{"items":[{"school":"Hill College","degree":"BSc","area":"Nursing","grade":"2:1","location":"","period":"September 2011 - June 2014","website":{"url":"","label":""},"description":""}]},"skills":{"items":[{"name":"Wound care","proficiency":"Expert","level":5,"keywords":["Dressing"]}]},"languages":{"items":[{"language":"English","fluency":"Native","level":5}]}},"customSections":[{"title":"Talks","items":[{"name":"Triage in rain"}]}],"metadata":{"template":"onyx"}}`

const rendercvYAML = `# a resume
cv:
  name: Ana Roe
  location: Leeds, UK
  email: ana@example.com
  phone: tel:+44-20-7946-0321
  website: https://ana.example
  social_networks:
    - network: LinkedIn
      username: anaroe
  sections:
    summary:
      - Nurse with ten years.
    experience:
      - company: Heron Hospital
        position: Staff Nurse
        location: Leeds
        start_date: 2015-03
        end_date: present
        highlights:
          - Cared for 12 beds
    education:
      - institution: Hill College
        area: Nursing
        degree: BSc
        start_date: 2011-09-01
        end_date: 2014-06-30
    skills:
      - label: Clinical
        details: Wound care, Dressing
    talks:
      - bullet: Triage in rain
design:
  theme: classic
`

// TestStructured reads what other programs keep of a resume.
func TestStructured(t *testing.T) {
	t.Parallel()
	const who, school = "Ana Roe | Nurse | ana@example.com | +44 20 7946 0321 | ",
		"school | BSc | Nursing | Hill College | Sep 2011 – Jun 2014\n"
	for name, c := range map[string]struct{ file, in, want, left string }{
		"Reactive Resume 3": {
			"cv.json", reactive3,
			who + "1 Larch Road, Leeds, UK\nwork | Staff Nurse | Heron Hospital |  | Mar 2015 – Present | --\n" +
				school + "skill | Wound care | Dressing\n", "basics.birthdate: 1990-01-01",
		},
		"Reactive Resume 4": {
			"cv.json", reactive4,
			who + "Leeds, UK\nwork | Staff Nurse | Heron Hospital | Leeds | Mar 2015 – Present | --\n" + school +
				"skill | Wound care | Dressing\n", "NMC 99A9999E",
		},
		"Reactive Resume 5": {
			"", reactive5,
			who + "Leeds, UK\nwork | Staff Nurse | Heron Hospital | Leeds | Mar 2015 – Present | -\nwork | Nurse | Heron Hospital | Leeds | Mar 2012 – Feb 2015 | \n" + school + "skill | Wound care | Dressing\n", "Triage in rain",
		},
		"rendercv": {
			"cv.yaml", rendercvYAML,
			"Ana Roe |  | ana@example.com | +44-20-7946-0321 | Leeds, UK\nwork | Staff Nurse | Heron Hospital | Leeds | Mar 2015 – Present | -\n" + school + "skill | Clinical | Wound care, Dressing\n", "",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res, err := testReader().Read(context.Background(), c.file, []byte(c.in))
			holdAnswer(t, name, res, err)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, brief(res.Document)); d != "" {
				t.Error(d)
			}
			b := res.Document.Basics
			if len(b.Profiles) != 1 && name != "Reactive Resume 5" || b.URL != "https://ana.example" ||
				!strings.Contains(b.Summary, "Nurse with ten") {
				t.Errorf("%+v", b)
			}
			var left []string
			for _, l := range res.NotPlaced {
				left = append(left, l.Text)
			}
			if all := strings.Join(left, "\n"); !strings.Contains(all, c.left) || c.left == "" && all != "" ||
				strings.Contains(all, "onyx") || strings.Contains(all, "Heron") {
				t.Errorf("not placed: %s", all)
			}
		})
	}
}

func TestHeadingsAreShownAsRendercvPrintsThem(t *testing.T) {
	t.Parallel()
	for key, want := range map[string]string{
		"side_projects": "Side projects", "état_civil": "État civil", "奖项": "奖项",
		"": "",
	} {
		if got := shownHeading(key); got != want {
			t.Errorf("%q is shown as %q, want %q", key, got, want)
		}
	}
}

// TestUnknownShapes holds that a program's file of an unknown shape is refused with a way out, and never an empty
// resume.
func TestUnknownShapes(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ file, in, want string }{
		"JSON": {
			"cv.json",
			`{"basics":{"name":"Ana Roe"},"jobs":[{"at":"Heron","as":"Nurse"},{"at":"Lark","as":"Aid"}]}`,
			unknownShape,
		},
		"YAML":  {"cv.yml", "name: Ana Roe\njobs:\n  - at: Heron\n", yamlMessage},
		"LaTeX": {"cv.tex", "\\section{Work}\n\\job{Nurse}", texMessage},
		"LaTeX, as text": {
			"cv.txt",
			"% my resume\n\n\\documentclass{article}\n\\begin{document}\nAna Roe\n\\end{document}\n", texMessage,
		},
		"CSV": {"Positions.csv", "Company Name,Title,Description\nHeron,Nurse,\n", csvMessage},
		"CSV, no name": {
			"",
			"Company Name,Title,Description,Location,Started On,Finished On\nHeron,Nurse,,Leeds,Mar 2015,\n",
			csvMessage,
		},
		"XML": {"europass.xml", "<?xml version=\"1.0\"?><SkillsPassport/>", xmlMessage},
		"rendercv, cut": {
			"cv.yaml", "cv:\n  name: [Ana\n",
			"The YAML file can't be read because it's damaged or incomplete.",
		},
		"rendercv, empty": {"cv.yaml", "cv:\n", yamlMessage},
	} {
		_, err := testReader().Read(context.Background(), c.file, []byte(c.in))
		if fault.Public(err) != c.want || fault.KindOf(err) == fault.Internal {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestStructuredSingleDates holds that a date that stands where a period is expected is not lost.
func TestStructuredSingleDates(t *testing.T) {
	t.Parallel()
	const basics = `{"basics":{"name":"Ana Roe","headline":"Nurse","email":"ana@example.com"},"summary":{"content":""},"sections":`
	for name, c := range map[string]struct{ file, in string }{
		"Reactive Resume": {
			"cv.json",
			basics + `{"experience":{"items":[{"company":"Heron Hospital","position":"Nurse","period":"2019"},{"company":"Hill Clinic","position":"Nurse","period":"03/2017"}]},
			"education":{"items":[{"school":"Hill College","degree":"BSc","period":"2014"}]},"certifications":{"items":[{"title":"ALS","issuer":"Resuscitation Council","date":"2020"}]}},"metadata":{"template":"onyx"}}`,
		},
		"rendercv": {"cv.yaml", `cv:
  name: Ana Roe
  sections:
    experience:
      - company: Heron Hospital
        position: Nurse
        date: 2019
      - company: Hill Clinic
        position: Nurse
        date: 03/2017
    education:
      - institution: Hill College
        degree: BSc
        date: 2014
`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res, err := testReader().Read(context.Background(), c.file, []byte(c.in))
			if err != nil {
				t.Fatal(err)
			}
			d := res.Document
			if len(d.Work) != 2 || d.Work[0].StartDate != "2019" || d.Work[0].EndDate != "2019" ||
				d.Work[1].StartDate != "2017-03" || d.Work[1].EndDate != "2017-03" {
				t.Errorf("the jobs are %+v", d.Work)
			}
			if len(d.Education) != 1 || d.Education[0].StartDate != "" || d.Education[0].EndDate != "2014" {
				t.Errorf("the degree is %+v", d.Education)
			}
			if name == "Reactive Resume" && (len(d.Certificates) != 1 || d.Certificates[0].Date != "2020") {
				t.Errorf("the certificate is %+v", d.Certificates)
			}
		})
	}
}
