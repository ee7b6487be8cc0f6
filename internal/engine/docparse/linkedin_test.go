package docparse

import (
	"archive/zip"
	"bytes"
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/fault"
)

// linkedIn is an export as LinkedIn makes it: its names of files and columns, quoted fields with line breaks.
var linkedIn = map[string]string{
	"Basic/Profile.csv": "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n" +
		"Ana,Roe,,,Jan 1,Nurse,\"Nurse with ten years on wards.\nCalm at night.\",Hospitals,,\"Leeds, England, United Kingdom\",,[PERSONAL:https://ana.example],\n",
	"Basic/Positions.csv": "\ufeffCompany Name,Title,Description,Location,Started On,Finished On\n" +
		"Heron Hospital,Staff Nurse,\"- Led a ward of \"\"twelve\"\" beds\n- Trained six nurses\",Leeds,Mar 2015,\nLark Clinic,Nurse,,Hull,Sep 2012,Feb 2015\n",
	"Basic/Education.csv":      "School Name,Start Date,End Date,Notes,Degree Name,Activities\nHill College,2009,2012,,BSc Nursing,Choir\n",
	"Basic/Skills.csv":         "Name\nWound care\nTriage\n",
	"Basic/Languages.csv":      "Name,Proficiency\nSpanish,Professional working proficiency\n",
	"Basic/Certifications.csv": "Name,Url,Authority,Started On,Finished On,License Number\nALS,https://als.example,Resus Council,May 2019,May 2023,A-1\n",
	"Email Addresses.csv":      "Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/2020\nana@example.com,Yes,Yes,1/1/2021\n",
	"Connections.csv":          "Notes:\n\"x\"\n\nFirst Name,Last Name\nSomebody,Else\n",
	"messages.csv":             "CONVERSATION ID,FROM,CONTENT\n1,Somebody,hello\n",
}

func packed(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(files[name])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestLinkedInsExportIsRead(t *testing.T) {
	t.Parallel()
	res, err := testReader().Read(context.Background(), "Basic_LinkedInDataExport_11-22-2026.zip", packed(t, linkedIn))
	holdAnswer(t, "LinkedIn", res, err)
	if err != nil {
		t.Fatal(err)
	}
	d := res.Document
	const want = "Ana Roe | Nurse | ana@example.com |  | Leeds, England, United Kingdom\n" +
		"work | Staff Nurse | Heron Hospital | Leeds | Mar 2015 – Present | --\nwork | Nurse | Lark Clinic | Hull | Sep 2012 – Feb 2015 | \n" +
		"school | BSc Nursing |  | Hill College | 2009 – 2012\nskill | Wound care | \nskill | Triage | \n"
	if diff := cmp.Diff(want, brief(d)); diff != "" {
		t.Error(diff)
	}
	if !strings.HasPrefix(d.Basics.Summary, "Nurse with ten years") || d.Basics.URL != "https://ana.example" ||
		len(d.Languages) != 1 || len(d.Certificates) != 1 ||
		d.Certificates[0].Issuer != "Resus Council" || d.Certificates[0].Date != "2019-05" ||
		!slices.Equal(d.Work[0].Highlights, []string{`Led a ward of "twelve" beds`, "Trained six nurses"}) {
		t.Errorf("%+v\n%+v\n%+v", d.Basics, d.Certificates, d.Work[0])
	}
	var left []string
	for _, l := range res.NotPlaced {
		left = append(left, l.Text)
	}
	all := strings.Join(left, "\n")
	for _, want := range []string{"Jan 1", "A-1", "May 2023", "Hospitals"} {
		if !strings.Contains(all, want) {
			t.Errorf("%q is neither read nor named: %s", want, all)
		}
	}
	if text := d.Text() + all; strings.Contains(text, "Somebody") || strings.Contains(text, "hello") ||
		strings.Contains(all, "Heron") {
		t.Errorf("other people's words were read, or something twice: %s", all)
	}
	again, err := testReader().Read(context.Background(), "", packed(t, linkedIn))
	if err != nil || !bytes.Equal(again.Document.JSON(), d.JSON()) {
		t.Errorf("the same archive reads differently: %v", err)
	}
}

func TestHostileArchivesAreRefused(t *testing.T) {
	t.Parallel()
	whole := packed(t, linkedIn)
	rows := "Company Name,Title\n" + strings.Repeat("Heron,Nurse\n", 300_000)
	for name, c := range map[string]struct {
		in   []byte
		want string
	}{
		"cut": {whole[:len(whole)-200], linkedInDamaged},
		"bomb": {
			packed(t, map[string]string{"Profile.csv": "First Name\nAna\n", "Positions.csv": rows}),
			linkedInLarge,
		},
		"quote": {
			packed(t, map[string]string{"Profile.csv": "First Name\n\"Ana", "Positions.csv": "Company Name\n"}),
			"",
		},
		"another": {packed(t, map[string]string{"notes.csv": "a,b\n", "cv.txt": "Ana Roe"}), archiveMessage},
	} {
		res, err := testReader().Read(context.Background(), "export.zip", c.in)
		if c.want != "" && fault.Public(err) != c.want {
			t.Errorf("%s: %v", name, err)
		}
		holdAnswer(t, name, res, err)
	}
}
