package compose

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestNamesWhatIsImplied writes the posting's name behind the user's word only where the sentence bears it.
func TestNamesWhatIsImplied(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct{ asks, line, want string }{
		{"Kubernetes", "Ran a 40-node EKS estate for six teams", "Ran a 40-node EKS (Kubernetes) estate for six teams"},
		{
			"CI/CD", "Moved 46 pipelines from Jenkins to GitHub Actions",
			"Moved 46 pipelines from Jenkins to GitHub Actions (CI/CD)",
		},
		{
			"Linux", "Patched 300 servers on Debian and RHEL every month",
			"Patched 300 servers on Debian and RHEL (Linux) every month",
		},
		{"AWS", "Moved 63 services from EC2 to containers", "Moved 63 services from EC2 (AWS) to containers"},
		{"food safety", "Kept HACCP logs for two kitchens", "Kept HACCP logs (food safety) for two kitchens"},
		{
			"health and safety", "Ran toolbox talks and near-miss reports",
			"Ran toolbox talks (health and safety) and near-miss reports",
		},
		{
			"electronic health records", "Charted 30 patients a shift in Meditech",
			"Charted 30 patients a shift in Meditech (electronic health records)",
		},
		{
			"applicant tracking systems", "Kept 120 candidates a month up to date in iCIMS",
			"Kept 120 candidates a month up to date in iCIMS (applicant tracking systems)",
		},
		{
			"payroll software", "Paid 400 staff a month with BrightPay",
			"Paid 400 staff a month with BrightPay (payroll software)",
		},
		{"CI/CD", "Moved 46 pipelines from Jenkins to GitHub Actions with ArgoCD; deploys went from 2 a week to 30 a day.", "Moved 46 pipelines from Jenkins to GitHub Actions (CI/CD) with ArgoCD; deploys went from 2 a week to 30 a day."},
		{"SCADA", "Rebuilt 12 screens in WinCC for a dairy", "Rebuilt 12 screens in WinCC (SCADA) for a dairy"},
		// "Power BI (data visualisation) page" is no English
		{"data visualisation", "Built a Power BI page for the board", ""},
		{"Kubernetes", "Helped patch EKS", ""},
		{"Kubernetes", "Basics of EKS, on a course", ""},
		{"Kubernetes", "Ran 40 nodes on EKS (AWS)", ""},   // one bracket is enough
		{"Kubernetes", "Wrote an EKS-based platform", ""}, // part of a compound
		{"Kubernetes", "Sold EKS training to nine firms", ""},
		{"Agile", "Killed two planned features and saved five sprints", ""},
		{"statistics", "Taught Python to 40 analysts", ""},
	} {
		p := posting.Read(loaded(), "Worker\n\nRequirements:\n- "+tc.asks+
			"\n- Arc welding\n- Dutch\n- Welding fixtures\n")
		r := &document.Resume{
			Basics: document.Basics{Name: "Ann Example"},
			Work: []document.Work{{
				Name: "Acme Corp", Position: "Worker", StartDate: "2020-01",
				Highlights: []string{tc.line},
			}},
		}
		got := mustTailor(t, r, p, DefaultOptions())
		checkTailored(t, tc.line, r, got)
		after := got.Document.Work[0].Highlights[0]
		if tc.want == "" {
			tc.want = tc.line
		}
		if after != tc.want {
			t.Errorf("%q, asked for %s: %q", tc.line, tc.asks, after)
		}
		if strings.Contains(tc.want, "(") && tc.want != tc.line && got.After.Score <= got.Before.Score {
			t.Errorf("%q: the score stays at %g", after, got.After.Score)
		}
	}
}
