package resume_test

import (
	"context"
	"strings"
	"testing"

	"vitae/internal/domain/tailor"
)

func (w world) ReadLink(_ context.Context, link string) (tailor.WebPosting, error) {
	w.note("ReadLink", link)
	return tailor.WebPosting{URL: "https://example.com/2", Title: "Planner", Description: "We plan."}, nil
}

func TestAPostingIsReadFromALink(t *testing.T) {
	t.Parallel()
	got, asked := ask(t, 2, `mutation{readPosting(url:"https://example.com/1"){url title company description}}`, nil)
	if !strings.Contains(got, `{"url":"https://example.com/2","title":"Planner","company":null,"description":"We plan."}`) || asked.count["ReadLink"] != 1 {
		t.Error(got)
	}
}
