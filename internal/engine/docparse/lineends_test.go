package docparse

import (
	"strings"
	"testing"
)

// TestTextWithoutLineEnds reads a resume that was pasted as one paragraph.
func TestTextWithoutLineEnds(t *testing.T) {
	t.Parallel()
	text := strings.Join(strings.Fields(`Nora Brandvik nora.brandvik@example.com 07700 900 311
		PROFILE Payroll clerk with nine years in textiles and food, used to weekly and monthly payrolls.
		WORK EXPERIENCE Payroll Clerk, Aire Valley Textiles Ltd, Leeds, 03/2019 - present.
		Runs the weekly payroll of 240 staff, gross to net. Answers questions about pay by phone.
		Checks the hours of three shifts. Payroll Assistant, Calder Foods Ltd, Halifax, 06/2014 - 02/2019.
		Entered new starters and leavers. Filed the monthly returns of two companies.
		EDUCATION BSc Mathematics, University of Leeds, 2014.
		SKILLS Sage 50, BrightPay, Excel, SAP LANGUAGES Norwegian (native), English (fluent)`), " ")
	doc := FromText(text).Document
	if len(doc.Work) != 2 || doc.Work[0].Name != "Aire Valley Textiles Ltd" || doc.Work[1].EndDate != "2019-02" {
		t.Errorf("jobs %+v", doc.Work)
	}
	if len(doc.Education) != 1 || doc.Education[0].Institution != "University of Leeds" {
		t.Errorf("studies %+v", doc.Education)
	}
	if len(doc.Languages) != 2 || len(doc.Skills) != 4 {
		t.Errorf("languages %+v, skills %+v", doc.Languages, doc.Skills)
	}
	if all := keptText(text); keptText(strings.Join(cutRow(text), " ")) != all {
		t.Error("words are lost where the text is cut")
	}
}

func keptText(s string) string { return strings.Join(strings.Fields(s), "") }
