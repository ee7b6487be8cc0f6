package check

import "testing"

func TestAnEditedNumberIsAskedAbout(t *testing.T) {
	t.Parallel()
	const resume = warehouse + "\nSkills\n12 racking audits, 20% fewer errors\n"
	for _, c := range []struct{ was, now, want string }{
		{"Shift leader with eight years in warehousing.", "Shift leader with ten years in warehousing.", "ten years"},
		{"Leads 34 pickers on two shifts", "Leads 34 pickers on five shifts", "five shifts"},
		{"Cut errors by 20%", "Cut errors by 30%", "30%"},
		{"Shift leader with eight years in warehousing.", "Shift leader with 8 years in food warehousing.", ""},
		{"Leads 30 pickers", "Leads 34 pickers", ""}, // the resume's own number
		{"Leads 34 pickers", "Leads pickers on two shifts", ""},
		{"Trained new starters", "Trained 3 new starters", ""}, // no number was there: for the check of the whole
	} {
		got := ""
		for _, f := range NewEdits(resume).Of(c.was, c.now) {
			got += f.Value
			if f.Line != c.now || f.Severity != Review {
				t.Errorf("%+v", f)
			}
		}
		if got != c.want {
			t.Errorf("%q: %q, want %q", c.now, got, c.want)
		}
	}
}
