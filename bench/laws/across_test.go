package laws

import (
	"fmt"
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/guide"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/letter"
	"vitae/internal/engine/market"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// statusIsOne compares what a report says of each requirement with what a comparison of two postings, the interview
// guide, the questions and the letter say of it.
func statusIsOne(t *testing.T) (tried int, breaches []string) {
	all, missing := pairs(), map[string]int{}
	for i, p := range all {
		doc := docparse.FromText(p.resume).Document
		job, other := posting.Read(catalogue(), p.job.Text), posting.Read(catalogue(), all[(i+1)%len(all)].job.Text)
		s := statuses{name: p.name, of: map[string]match.Status{}, byID: map[skill.ID]match.Status{}, missing: missing}
		s.take(match.Analyze(catalogue(), doc, job, asOf))
		if view, err := market.Compare(catalogue(), doc, []*posting.Posting{job, other}, asOf); err == nil {
			s.compared(view)
		}
		if g, err := guide.Prepare(catalogue(), doc, job, asOf); err == nil {
			for _, q := range g.Questions() {
				s.asked(q)
			}
		}
		for _, q := range interview.Ask(job, match.Analyze(catalogue(), doc, job, asOf), doc, nil, nil) {
			if q.Kind == interview.Evidence {
				s.said("question", q.Requirement, strings.Contains(q.Why, notShown))
			}
		}
		if l, err := letter.Write(catalogue(), doc, job, letter.Options{}, asOf); err == nil {
			s.claimed(l)
		}
		tried, breaches = tried+s.tried, append(breaches, s.breaches...)
	}
	for _, where := range []string{"guide", "question"} {
		if missing[where] == 0 {
			t.Errorf("the %s never says that something is missing; its wording may have changed", where)
		}
	}
	return tried, breaches
}

// What guide and questions say of what is missing, and how the guide opens where it speaks of no status.
const (
	notShown  = "Your resume doesn't show it."
	noneShown = "nothing in your resume shows"
	saysOnly  = "The posting says"
	mentions  = "The posting mentions"
)

// statuses are what a report says of the requirements of one posting, by the posting's words and by skill. Words that
// hold several things have no single status.
type statuses struct {
	name     string
	of       map[string]match.Status
	byID     map[skill.ID]match.Status
	missing  map[string]int // how often a place says it, over all pairs
	tried    int
	breaches []string
}

func (s *statuses) take(r *match.Report) {
	for _, m := range r.Skills {
		if _, several := s.of[m.Asked]; several {
			s.of[m.Asked] = ""
		} else {
			s.of[m.Asked] = m.Status
		}
		if m.ID != "" {
			s.byID[m.ID] = m.Status
		}
	}
}

func (s *statuses) breach(where, what string, is any, want match.Status) {
	s.breaches = append(s.breaches, fmt.Sprintf("%s: %s is %s in the report and %v in the %s", s.name, what, want, is,
		where))
}

func (s *statuses) compared(v *market.View) {
	for _, row := range v.Skills {
		want, ok := s.byID[row.ID]
		if !ok || row.Cells[0].Job != 0 {
			continue
		}
		if s.tried++; row.Status != want {
			s.breach("comparison", row.Skill, row.Status, want)
		}
	}
}

func (s *statuses) said(where, asked string, missing bool) {
	want := s.of[asked]
	if want == "" {
		return
	}
	if missing {
		s.missing[where]++
	}
	if s.tried++; missing != (want == match.Missing) {
		s.breach(where, asked, map[bool]string{true: "missing", false: "not missing"}[missing], want)
	}
}

func (s *statuses) asked(q guide.Question) {
	if len(q.Cited) > 0 && q.Cited[0].Path == "" && !strings.HasPrefix(q.Rationale, saysOnly) &&
		!strings.HasPrefix(q.Rationale, mentions) {
		s.said("guide", q.Cited[0].Text, strings.Contains(q.Rationale, notShown) ||
			strings.Contains(q.Rationale, noneShown))
	}
}

func (s *statuses) claimed(l *document.Letter) {
	s.tried++
	for _, m := range catalogue().Find(letter.Claims(l.Text())) {
		if s.byID[m.Skill] == match.Missing {
			s.breach("letter", m.Text, "claimed", match.Missing)
		}
	}
}

// languageIsOwn reads the same line of a resume for the same requirement in postings of four languages.
func languageIsOwn(*testing.T) (tried int, breaches []string) {
	const thing = "Terraform"
	var jobs []*posting.Posting
	for _, text := range []string{
		"Platform Engineer\n\nYou will run our platform with the team.\n\nRequirements\n- " + thing + "\n",
		"Plattformingenieur\n\nSie betreiben mit dem Team unsere Plattform und sorgen für den Betrieb.\n\n" +
			"Anforderungen\n- " + thing + "\n",
		"Ingénieur plateforme\n\nVous exploitez notre plateforme avec les équipes et pour les clients.\n\n" +
			"Profil recherché\n- " + thing + "\n",
		"Ingeniero de plataforma\n\nTrabajarás con el equipo en la plataforma y para los clientes.\n\n" +
			"Requisitos\n- " + thing + "\n",
	} {
		jobs = append(jobs, posting.Read(catalogue(), text))
	}
	for _, code := range []string{"en", "de", "fr", "es"} {
		for _, e := range lang.Entries(code, "claim") {
			if !weakening[e.Value] {
				continue
			}
			line := e.Term + " " + thing
			tried++
			first := weight(jobs[0], line)
			for _, job := range jobs[1:] {
				if w := weight(job, line); w != first {
					breaches = append(breaches, fmt.Sprintf("%s: %s is worth %.2f for a posting in English and %.2f in %s",
						code, line, first, w, job.Language))
					break
				}
			}
		}
	}
	return tried, breaches
}
