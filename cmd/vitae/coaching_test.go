package main

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestGuidePrintsTheContractsQuestions(t *testing.T) {
	t.Parallel()
	args := []string{"guide", "--resume", jobs + "devops/near.txt", "--job", jobs + "devops/jd.txt"}
	code, out, stderr := vitae(t, "", append(args, "--json")...)
	var got struct {
		Title  string
		Rounds []struct {
			Questions []struct {
				Category, Question, Rationale string
				TalkingPoints                 []string
			}
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil || code != exitOK {
		t.Fatalf("exit %d, %v, %s", code, err, stderr)
	}
	n := 0
	for _, r := range got.Rounds {
		for _, q := range r.Questions {
			n += len(q.TalkingPoints)
			if q.Category == "" || q.Question == "" || q.Rationale == "" {
				t.Errorf("%+v", q)
			}
		}
	}
	if got.Title == "" || n == 0 {
		t.Errorf("%q with %d talking points", got.Title, n)
	}
	if code, out, _ = vitae(t, "", args...); code != exitOK || !strings.HasPrefix(out, "# Interview guide: ") {
		t.Errorf("for a person: exit %d, %.80s", code, out)
	}
}

func TestPlanPrintsTheContractsSteps(t *testing.T) {
	t.Parallel()
	code, out, stderr := vitae(t, "", "plan", "--skill", "k8s", "--from", "1", "--to", "3", "--resume",
		jobs+"devops/near.txt", "--json")
	var got struct {
		SkillID                 string
		EstimatedTimeToComplete float64
		Steps                   []struct {
			StepNumber           int
			EstimatedTimeInHours float64
			Description          string
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil || code != exitOK {
		t.Fatalf("exit %d, %v, %s", code, err, stderr)
	}
	sum := 0.0
	for _, s := range got.Steps {
		sum += s.EstimatedTimeInHours
	}
	if got.SkillID != "kubernetes" || len(got.Steps) < 4 || sum != got.EstimatedTimeToComplete {
		t.Errorf("%+v", got)
	}
	if code, _, stderr = vitae(t, "", "plan", "--skill", "kubernet"); code != exitFailed ||
		!strings.Contains(stderr, "Kubernetes") {
		t.Errorf("an unknown skill: exit %d, %s", code, stderr)
	}
	if code, _, stderr = vitae(t, "", "plan", "--skill", "SQL", "--from", "3", "--to", "3"); code != exitFailed ||
		!strings.Contains(stderr, "target") {
		t.Errorf("no way to go: exit %d, %s", code, stderr)
	}
}

func TestMarketPrintsCounts(t *testing.T) {
	t.Parallel()
	args := []string{
		"market", "--resume", jobs + "dataanalyst/best.txt", "--job", jobs + "dataanalyst/jd.txt", "--job",
		jobs + "datascientist/jd.txt", "--job", jobs + "finanalyst/jd.txt",
	}
	code, out, stderr := vitae(t, "", append(args, "--json")...)
	var got struct {
		Summary      string
		MarketSkills []struct {
			Skill, Status string
			Demand        float64
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil || code != exitOK {
		t.Fatalf("exit %d, %v, %s", code, err, stderr)
	}
	if got.Summary == "" || len(got.MarketSkills) < 5 ||
		got.MarketSkills[0].Demand < got.MarketSkills[len(got.MarketSkills)-1].Demand {
		t.Errorf("%+v", got)
	}
	if code, out, _ = vitae(t, "", args...); code != exitOK || !strings.Contains(out, "of 3 |") {
		t.Errorf("for a person: exit %d, %.80s", code, out)
	}
	if code, _, stderr = vitae(t, "", args[:5]...); code != exitFailed || !strings.Contains(stderr, "two to ten") {
		t.Errorf("one posting: exit %d, %s", code, stderr)
	}
	if code, _, _ = vitae(t, "", append(args, "--job", "-")...); code != exitMisused {
		t.Errorf("standard input as a posting: exit %d", code)
	}
}

func TestALengthThatNoLetterHasIsRefused(t *testing.T) {
	t.Parallel()
	code, _, stderr := vitae(t, "", "letter", "--resume=absent.txt", "--job=absent.txt", "--out=letter.txt",
		"--words=999")
	if code == 0 || !strings.Contains(stderr, "Choose a length of about 150, 250 or 350 words.") {
		t.Errorf("%d: %s", code, stderr)
	}
}
