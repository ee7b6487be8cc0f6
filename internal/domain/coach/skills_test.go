package coach_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/skill"
)

// skills returns the user's by key.
func (w *world) skills() map[string]coach.UserSkill {
	w.t.Helper()
	all, err := w.UserSkills(w.ctx, w.me, owned.Page{})
	w.ok(err)
	out := map[string]coach.UserSkill{}
	for _, s := range all {
		out[s.Key] = s
	}
	return out
}

// With one saved job, its reason speaks of that job in both halves.
func TestOneSavedJobIsSpokenOfAsOne(t *testing.T) {
	t.Parallel()
	r := coach.Recommendation{Jobs: 1, Required: 1, Compared: 1, Points: 2.5}
	want := "Required by your only saved job. Showing it in a job or project with dates is worth up to 2.5 points."
	if got := r.Reason(); got != want {
		t.Errorf("%q", got)
	}
	r.Required = 0
	if got := r.Reason(); !strings.HasPrefix(got, "Requested by your only saved job. Showing") {
		t.Errorf("%q", got)
	}
}

func TestSkillsAreThoseThatResumesShow(t *testing.T) {
	each(t, func(w *world) {
		w.same("without a resume", len(w.skills()), 0)
		r := w.resume(jane)
		got := w.skills()
		golang := got["go"]
		if golang.Skill.Name != "Go" || golang.Grade != "used" || golang.Level != 4 || golang.ByUser || golang.Said ||
			!golang.Current || golang.Years == nil || *golang.Years != 8 {
			t.Errorf("%+v", golang)
		}
		if golang.LastUsed != time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC) ||
			golang.Reason != "Your resumes say you have 8 years of experience with it." {
			t.Errorf("last used %v, %q", golang.LastUsed, golang.Reason)
		}
		if e := golang.Evidence; len(e) < 2 || e[0].Resume != r.ID || e[0].Title != "Base" ||
			e[0].Version != r.Latest || !strings.Contains(jane, e[0].Text) || e[0].Path == "" {
			t.Errorf("%+v", e)
		}
		if _, named := got["kubernetes"]; named {
			t.Error("a skill that no resume names")
		}
		listed := w.resume("Joe Doe\njoe@example.org\n\nSkills\nTerraform\n")
		if s := w.skills()["terraform"]; s.Grade != "listed" || s.Level != 2 || s.Years != nil || s.Current ||
			s.Evidence[0].Resume != listed.ID {
			t.Errorf("only listed: %+v", s)
		}
	})
}

func TestDegreesAndCertificatesAreNoSkillsWithALevel(t *testing.T) {
	each(t, func(w *world) {
		w.resume("Joe Doe\njoe@example.org\n\nExperience\nAcme Corp, Nurse, 2019 - Present\n- Wrote Python scripts for 30 wards\n\nEducation\nState University, Bachelor of Science, Nursing, 2012 - 2016\n\nCertifications\nCKA, 2021\nRegistered Nurse (RN), 2016\n")
		got := w.skills()
		for key, s := range got {
			if s.Skill.Kind == skill.Credential {
				t.Errorf("%s, level %d", key, s.Level)
			}
		}
		if _, there := got["python"]; !there {
			t.Errorf("%v", got)
		}
		for _, in := range []coach.SkillInput{{Skill: "bachelors-degree", Level: 3}, {Name: "CKA", Level: 1}} {
			_, err := w.AddSkill(w.ctx, w.me, in)
			w.refused(in.Skill+in.Name, err, fault.Invalid)
		}
	})
}

func TestALanguageHasTheLevelThatAResumeStates(t *testing.T) {
	once(t, func(w *world) {
		w.resume("Joe Doe\njoe@example.org\n\nLanguages\nSpanish (B2)\nGerman: native\nFrench A1\nItalian\n")
		w.clock.Advance(time.Minute)
		w.resume("Joe Doe\njoe@example.org\n\nLanguages\nSpanish (A2)\nFrench (B1)\n")
		levels := map[string]int{}
		for key, s := range w.skills() {
			levels[key] = s.Level
		}
		w.same("levels", levels, map[string]int{"spanish": 4, "german": 5, "french": 3})
		if s := w.skills()["spanish"]; s.Reason != "Your resumes give this level: B2." || s.Grade == "" {
			t.Errorf("%+v", s)
		}
		got, err := w.AddSkill(w.ctx, w.me, coach.SkillInput{Skill: "italian", Level: 2})
		w.ok(err)
		w.same("the user's own word", got.Level, 2)
	})
}

func TestAResumeThatEndedYearsAgoIsNotCurrent(t *testing.T) {
	once(t, func(w *world) {
		w.resume("Joe Doe\njoe@example.org\n\nExperience\nAcme Corp, Developer, Jan 2010 - Jun 2011\n- Wrote COBOL programs for payroll\n")
		s := w.skills()["cobol"]
		if s.Current || s.Level != 3 || s.Years != nil || s.LastUsed != time.Date(2011, 6, 1, 0, 0, 0, 0, time.UTC) {
			t.Errorf("%+v", s)
		}
	})
}

// Years stand where a resume states them, and nowhere else; what was left behind is not in use.
func TestNoYearsAreInvented(t *testing.T) {
	once(t, func(w *world) {
		w.resume(`Joe Doe
joe@example.org

Summary
Site reliability engineer with 8 years of experience with Kubernetes.

Experience
Acme Corp, Site Reliability Engineer, Mar 2020 - Present
- Moved 46 pipelines from Jenkins to GitHub Actions
- Kept 120 nodes of Kubernetes in Terraform modules
- Ran Debian and RHEL fleets with Ansible
`)
		got := w.skills()
		jenkins, kubernetes, terraform, ansible := got["jenkins"], got["kubernetes"], got["terraform"], got["ansible"]
		if jenkins.Grade == "" || jenkins.Years != nil || jenkins.Current || !jenkins.LastUsed.IsZero() {
			t.Errorf("left behind: %+v", jenkins)
		}
		if kubernetes.Years == nil || *kubernetes.Years != 8 || kubernetes.Level != 4 || !kubernetes.Current {
			t.Errorf("8 stated years: %+v", kubernetes)
		}
		if terraform.Years != nil || terraform.Level != 3 || !terraform.Current {
			t.Errorf("in a job of six years: %+v", terraform)
		}
		for _, e := range append(terraform.Evidence, ansible.Evidence...) {
			if e.Grade == "related" {
				t.Errorf("a line about something else: %+v", e)
			}
		}
	})
}

func TestTheUsersWordGoesBeforeWhatResumesShow(t *testing.T) {
	each(t, func(w *world) {
		w.resume(jane)
		years, no := 3.0, false
		then := time.Date(2024, 5, 1, 0, 0, 0, 0, time.UTC)
		got, err := w.UpdateSkill(w.ctx, w.me, "go", coach.SkillInput{
			Level: 2, Years: &years, LastUsed: &then,
			Current: &no,
		})
		w.ok(err)
		if got.Level != 2 || !got.ByUser || !got.Said || *got.Years != 3 || got.LastUsed != then || got.Current ||
			got.Grade != "used" || len(got.Evidence) == 0 {
			t.Errorf("%+v", got)
		}
		w.ok(w.DeleteSkill(w.ctx, w.me, "go"))
		if _, there := w.skills()["go"]; there {
			t.Error("it is still shown")
		}
		w.refused("twice", w.DeleteSkill(w.ctx, w.me, "go"), fault.NotFound)
		_, err = w.UpdateSkill(w.ctx, w.me, "go", coach.SkillInput{Level: 3})
		w.refused("a hidden one", err, fault.NotFound)
		w.refused("to forget somebody else's word", w.ForgetSkill(w.ctx, w.other, "go"), fault.NotFound)
		w.ok(w.ForgetSkill(w.ctx, w.me, "go"))
		if again := w.skills()["go"]; again.Grade != "used" || again.Said || again.ByUser {
			t.Errorf("shown again: %+v", again)
		}
		w.refused("to forget what was not said", w.ForgetSkill(w.ctx, w.me, "go"), fault.NotFound)
		w.ok(w.DeleteSkill(w.ctx, w.me, "go"))
		back, err := w.AddSkill(w.ctx, w.me, coach.SkillInput{Skill: "go", Level: 3})
		w.ok(err)
		if back.Level != 3 || back.Grade != "used" {
			t.Errorf("added again: %+v", back)
		}
	})
}

func TestSkillsOfTheUsersOwn(t *testing.T) {
	each(t, func(w *world) {
		k, err := w.AddSkill(w.ctx, w.me, coach.SkillInput{Name: "k8s", Level: 2})
		w.ok(err)
		w.same("a name of the catalogue", k.Key+k.Skill.Name, "kubernetes"+"Kubernetes")
		own, err := w.AddSkill(w.ctx, w.me, coach.SkillInput{Name: "  Juggling   fire clubs ", Level: 1})
		w.ok(err)
		w.same("a name of the user's", own.Skill.Name+"/"+string(own.Skill.Kind), "Juggling fire clubs/own")
		again, err := w.AddSkill(w.ctx, w.me, coach.SkillInput{Name: "juggling fire clubs", Level: 4})
		w.ok(err)
		if again.Key != own.Key || again.Level != 4 || len(w.skills()) != 2 {
			t.Errorf("the same name twice: %+v", w.skills())
		}
		renamed, err := w.UpdateSkill(w.ctx, w.me, own.Key, coach.SkillInput{Name: "Juggling", Level: 5})
		w.ok(err)
		w.same("renamed", renamed.Skill.Name+renamed.Key, "Juggling"+own.Key)
		w.ok(w.DeleteSkill(w.ctx, w.me, own.Key))
		if file := w.exported(w.me)["skills.json"]; !strings.Contains(file, `"kubernetes"`) ||
			strings.Contains(file, "Juggling") {
			t.Errorf("exported: %s", file)
		}
		others, err := w.UserSkills(w.ctx, w.other, owned.Page{})
		w.ok(err)
		w.same("somebody else's", len(others)+len(w.exported(w.other)), 0)
		for _, key := range []string{"kubernetes", own.Key, "", "\x00", "x"} {
			_, err = w.UpdateSkill(w.ctx, w.other, key, coach.SkillInput{Level: 1})
			w.refused("to change somebody else's "+key, err, fault.NotFound)
			w.refused("to delete somebody else's "+key, w.DeleteSkill(w.ctx, w.other, key), fault.NotFound)
		}
	})
}

func TestSkillsOutOfBoundsAreRefused(t *testing.T) {
	once(t, func(w *world) {
		bad, nan, tomorrow, ancient := -1.0, math.NaN(), start.AddDate(0, 1, 0),
			time.Date(1800, 1, 1, 0, 0, 0, 0, time.UTC)
		for name, in := range map[string]coach.SkillInput{
			"level 0": {Skill: "go"}, "level 6": {Skill: "go", Level: 6}, "negative years": {
				Skill: "go", Level: 1,
				Years: &bad,
			}, "no years": {Skill: "go", Level: 1, Years: &nan},
			"the future": {Skill: "go", Level: 1, LastUsed: &tomorrow},
			"the past":   {Skill: "go", Level: 1, LastUsed: &ancient}, "nothing": {Level: 1},
			"both": {Skill: "go", Name: "Go", Level: 1}, "a long name": {Name: strings.Repeat("x", 81), Level: 1},
		} {
			_, err := w.AddSkill(w.ctx, w.me, in)
			w.refused(name, err, fault.Invalid)
		}
		_, err := w.AddSkill(w.ctx, w.me, coach.SkillInput{Skill: "no-such-skill", Level: 1})
		w.refused("an unknown one", err, fault.NotFound)
		for i := range 300 {
			w.ok(w.db.Coaching().SaveSaidSkill(w.ctx, coach.SaidSkill{
				Key: fmt.Sprintf("own%d", i), Owner: w.me,
				SaidFacts: coach.SaidFacts{Name: fmt.Sprintf("own %d", i), Level: 1},
			}))
		}
		_, err = w.AddSkill(w.ctx, w.me, coach.SkillInput{Skill: "go", Level: 1})
		w.refused("one too many", err, fault.Quota)
	})
}

func TestSkillsAreListedInParts(t *testing.T) {
	once(t, func(w *world) {
		w.resume(jane)
		all, err := w.UserSkills(w.ctx, w.me, owned.Page{})
		w.ok(err)
		var keys, parts []string
		for _, s := range all {
			keys = append(keys, s.Key)
		}
		for after := ""; ; {
			page, err := w.UserSkills(w.ctx, w.me, owned.Page{First: 2, After: after})
			w.ok(err)
			if len(page) == 0 {
				break
			}
			for _, s := range page {
				parts = append(parts, s.Key)
			}
			after = parts[len(parts)-1]
		}
		w.same("parts", parts, keys)
		none, err := w.UserSkills(w.ctx, w.me, owned.Page{After: "nothing"})
		w.ok(err)
		w.same("after nothing", len(none), 0)
		found := w.SearchSkills("kube", 10)
		if len(found) == 0 || found[0].Name != "Kubernetes" ||
			len(w.SearchSkills(strings.Repeat("x", 500), 10))+len(w.SearchSkills(" ", 10)) != 0 {
			t.Errorf("found %+v", found)
		}
		if named := w.SearchSkills("cpp", 2); len(named) == 0 || named[0].ID != "cpp" {
			t.Errorf("by its id %+v", named)
		}
	})
}

func TestRecommendationsCountPointsOverJobs(t *testing.T) {
	each(t, func(w *world) {
		r := w.resume(jane)
		none, err := w.Recommendations(w.ctx, w.me, 20)
		w.ok(err)
		w.same("without a job", len(none), 0)
		first := w.job("Backend Engineer", job)
		a, err := w.jobs.Analyze(w.ctx, w.me, r.Latest, first.ID)
		w.ok(err)
		w.job("Never matched", strings.Replace(job, "Kafka", "RabbitMQ", 1))
		closed := w.job("Closed", strings.Replace(job, "Kafka", "Terraform", 1))
		done := tailor.Closed
		_, err = w.jobs.UpdateJob(w.ctx, w.me, closed.ID, tailor.JobChange{Stage: &done})
		w.ok(err)
		all, err := w.Recommendations(w.ctx, w.me, 20)
		w.ok(err)
		at := func(key string) int {
			return slices.IndexFunc(all, func(r coach.Recommendation) bool { return string(r.Skill.ID) == key })
		}
		k, kafka := at("kubernetes"),
			slices.IndexFunc(all, func(r coach.Recommendation) bool { return strings.Contains(r.Skill.Name, "Kafka") })
		if k != 0 || kafka < 0 || at("terraform") >= 0 || at("go") >= 0 {
			t.Fatalf("%+v", all)
		}
		one := all[0]
		if one.Jobs != 2 || one.Required != 2 || one.Compared != 2 || len(one.Gains) != 2 || one.Relevance <= 0 ||
			one.Relevance > 1 || one.Known {
			t.Errorf("%+v", one)
		}
		i := slices.IndexFunc(one.Gains, func(g coach.Gain) bool { return g.Job == first.ID })
		if g := one.Gains[i]; g.Before != *a.Score || g.After <= g.Before || g.Title != "Backend Engineer" {
			t.Errorf("%+v after a score of %v", g, a.Score)
		}
		sum := 0.0
		for _, g := range one.Gains {
			sum += g.After - g.Before
		}
		if math.Abs(sum-one.Points) > 0.01 ||
			!strings.HasPrefix(one.Reason(), "Requested by 2 of your 2 saved jobs, required by 2.") {
			t.Errorf("%v points, gains of %v: %s", one.Points, sum, one.Reason())
		}
		for i := 1; i < len(all); i++ {
			if all[i].Points > all[i-1].Points {
				t.Errorf("%s stands behind %s", all[i].Skill.Name, all[i-1].Skill.Name)
			}
		}
		_, err = w.AddSkill(w.ctx, w.me, coach.SkillInput{Skill: "kubernetes", Level: 3})
		w.ok(err)
		w.ok(w.HideRecommendation(w.ctx, w.me, string(all[kafka].Skill.ID), true))
		fewer, err := w.Recommendations(w.ctx, w.me, 20)
		w.ok(err)
		if len(fewer) != len(all)-1 || !fewer[0].Known ||
			!strings.Contains(fewer[0].Reason(), "You say you know it") {
			t.Errorf("%+v", fewer)
		}
		w.ok(w.HideRecommendation(w.ctx, w.me, string(all[kafka].Skill.ID), false))
		again, err := w.Recommendations(w.ctx, w.me, 1)
		w.ok(err)
		w.same("one", len(again), 1)
		w.refused("an unknown skill", w.HideRecommendation(w.ctx, w.me, "no-such-skill", true), fault.NotFound)
		others, err := w.Recommendations(w.ctx, w.other, 20)
		w.ok(err)
		w.same("somebody else's", len(others), 0)
	})
}
