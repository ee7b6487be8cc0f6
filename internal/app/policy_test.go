package app_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/domain/coach"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
)

// stored is what the privacy policy calls what an export holds, by the first part of its path there.
var stored = map[string]string{
	"resumes":       "resumes and their versions, the files you uploaded",
	"jobs":          "job descriptions with your notes, dates and contacts",
	"matches":       "analyses",
	"optimizations": "what you decided about each change",
	"facts":         "facts: your answers to questions about requirements",
	"letters":       "cover letters and their versions",
	"plans":         "learning plans",
	"guides":        "interview guides with your practice answers",
	"comparisons":   "comparisons",
	"skills.json":   "skills you added or rated, and recommendations you hid",
}

// The policy lists what is stored: what is exported must stand there.
func TestThePrivacyPolicyNamesWhatAnExportHolds(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(filepath.FromSlash("../../web/src/i18n/legal.ts"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(page), "With an account, the server stores:")
	list, _, _ = strings.Cut(list, "\n        ],")
	for _, about := range []string{
		(*resume.Service)(nil).About(), (*tailor.Service)(nil).About(), (*coach.Service)(nil).About(),
	} {
		for line := range strings.Lines(about) {
			path, _, _ := strings.Cut(line, " ")
			first, _, _ := strings.Cut(path, "/")
			if name := stored[first]; name == "" || !strings.Contains(list, name) {
				t.Errorf("the privacy policy's list of what is stored lacks %s (%q)", first, name)
			}
		}
	}
}
