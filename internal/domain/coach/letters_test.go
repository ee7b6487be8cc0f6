package coach_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/interview"
)

// letter makes a letter with an answer of the user's.
func (w *world) letter() coach.Letter {
	w.t.Helper()
	l, err := w.GenerateLetter(w.ctx, w.me, coach.LetterRequest{
		Version: w.resume(jane).Latest, Job: w.job("Backend Engineer", job).ID, Tone: compose.Confident, Length: 250,
		Answers: []coach.Answer{
			{Question: coach.WhenToBegin, Text: "I can begin on 3 March"},
			{Question: coach.ProudOf, Text: "  "},
			{Question: coach.WhyThisJob, Text: "I read your code with pleasure"},
			{Question: coach.WhyNow, Text: "My project ends in February"},
		},
	})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return l
}

func (w *world) said(l id.Artifact) *coach.LetterBody {
	w.t.Helper()
	all, err := w.LetterBodies(w.ctx, w.me, []id.Artifact{l, "\x00"})
	w.ok(err)
	return all[l]
}

func TestALetterNamesItsSourcesAndHoldsTheUsersWords(t *testing.T) {
	each(t, func(w *world) {
		l := w.letter()
		b := w.said(l.ID)
		if l.Title != "Cover letter for Backend Engineer at Initech" || l.Number != 1 ||
			!strings.Contains(b.Content, "Initech") || !strings.Contains(b.Content, "Jane Example") {
			t.Errorf("%q, version %d:\n%s", l.Title, l.Number, b.Content)
		}
		if words := len(strings.Fields(b.Content)); words < 120 || words > 330 {
			t.Errorf("%d words", words)
		}
		if strings.Contains(b.Content, "Kafka") || strings.Contains(b.Content, "Kubernetes") {
			t.Errorf("a skill that the resume lacks:\n%s", b.Content)
		}
		kinds := map[coach.SourceKind]bool{}
		doc := w.text(l.Version)
		for _, p := range b.Paragraphs {
			if !strings.Contains(b.Content, p.Text) {
				t.Errorf("a paragraph that is not in the letter: %q", p.Text)
			}
			for _, s := range p.Sources {
				kinds[s.From] = true
				if s.Path != "" && !strings.Contains(doc.Text(), s.Text) {
					t.Errorf("the resume does not say %q", s.Text)
				}
			}
		}
		if !kinds[coach.FromResume] || !kinds[coach.FromUser] {
			t.Errorf("sources: %v", kinds)
		}
		own := slices.IndexFunc(b.Paragraphs,
			func(p coach.Paragraph) bool { return p.Text == "I can begin on 3 March." })
		if own < 0 || len(b.Paragraphs[own].Sources) != 1 || b.Paragraphs[own].Sources[0].From != coach.FromUser ||
			len(l.Answers) != 3 {
			t.Errorf("the user's words: %+v", b.Paragraphs)
		}
	})
}

// TestWhatIsNotAnsweredIsMarked: why this job and why now are the user's to say, and a letter without them is not
// ready.
func TestWhatIsNotAnsweredIsMarked(t *testing.T) {
	once(t, func(w *world) {
		l, err := w.GenerateLetter(w.ctx, w.me, coach.LetterRequest{
			Version: w.resume(jane).Latest,
			Job:     w.job("Backend Engineer", job).ID, Length: 350,
		})
		w.ok(err)
		b := w.said(l.ID)
		if open := coach.Placeholders(b.Content); len(open) != 2 || !strings.HasPrefix(open[0], "[Why this employer") ||
			!strings.HasPrefix(open[1], "[Why now") {
			t.Errorf("open: %q in\n%s", open, b.Content)
		}
		if len(b.Written.Notes) != 1 || !strings.Contains(b.Written.Notes[0], "words instead of 350") {
			t.Errorf("notes: %q", b.Written.Notes)
		}
		_, err = w.RenderedLetter(w.ctx, w.me, l.ID, "pdf", "")
		w.refused("a letter with open places", err, fault.Conflict)
		text := strings.Replace(b.Content, "[Why this", "[Company] [Why this", 1)
		_, err = w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
		w.ok(err)
		if b := w.said(l.ID); len(b.Findings) > 0 {
			t.Errorf("a place to fill in, or our own sentence, is asked about: %+v", b.Findings)
		}
	})
}

// TestAFindingNamesItsWholeLine: the line of a finding is one of the letter's, with our sentences in it.
func TestAFindingNamesItsWholeLine(t *testing.T) {
	once(t, func(w *world) {
		l := w.letter()
		text := strings.Replace(w.said(l.ID).Content, "I read your code with pleasure.",
			"I raised sales by 88% at [Company].", 1)
		_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
		w.ok(err)
		b := w.said(l.ID)
		if !slices.ContainsFunc(b.Findings, func(f check.Finding) bool {
			return strings.HasPrefix(f.Value, "88") && strings.HasPrefix(f.Line, "I ") &&
				strings.Contains(b.Content, f.Line)
		}) {
			t.Errorf("%+v", b.Findings)
		}
	})
}

func TestAKeyMakesOneLetter(t *testing.T) {
	each(t, func(w *world) {
		r := coach.LetterRequest{Version: w.resume(jane).Latest, Job: w.job("Engineer", job).ID, Key: "k"}
		a, err := w.GenerateLetter(w.ctx, w.me, r)
		w.ok(err)
		b, err := w.GenerateLetter(w.ctx, w.me, r)
		w.ok(err)
		if a.ID != b.ID {
			t.Error("two letters")
		}
	})
}

func TestLetterRequestsOutOfBoundsAreRefused(t *testing.T) {
	once(t, func(w *world) {
		v, j := w.resume(jane).Latest, w.job("Engineer", job).ID
		long := strings.Repeat("x", 3000)
		for name, c := range map[string]struct {
			r    coach.LetterRequest
			kind fault.Kind
		}{
			"length":       {coach.LetterRequest{Version: v, Job: j, Length: 200}, fault.Invalid},
			"instructions": {coach.LetterRequest{Version: v, Job: j, Instructions: long}, fault.Invalid},
			"a long answer": {coach.LetterRequest{
				Version: v, Job: j,
				Answers: []coach.Answer{{Question: coach.ProudOf, Text: long}},
			}, fault.Invalid},
			"an unknown question": {coach.LetterRequest{
				Version: v, Job: j,
				Answers: []coach.Answer{{Question: "AGE", Text: "x"}},
			}, fault.Invalid},
			"a question twice": {
				coach.LetterRequest{
					Version: v, Job: j,
					Answers: []coach.Answer{{Question: coach.ProudOf, Text: "x"}, {Question: coach.ProudOf, Text: "y"}},
				},
				fault.Invalid,
			},
			"six answers": {
				coach.LetterRequest{Version: v, Job: j, Answers: make([]coach.Answer, 6)},
				fault.Invalid,
			},
			"a key":      {coach.LetterRequest{Version: v, Job: j, Key: "\n"}, fault.Invalid},
			"no version": {coach.LetterRequest{Job: j}, fault.NotFound},
			"no job":     {coach.LetterRequest{Version: v}, fault.NotFound},
		} {
			_, err := w.GenerateLetter(w.ctx, w.me, c.r)
			w.refused(name, err, c.kind)
		}
		german := w.resume("Anna Muster\nanna@example.org\n\nBerufserfahrung\nEntwicklerin, Muster GmbH, 2019 - heute\n- Aufbau und Betrieb der Zahlungsdienste mit Go und PostgreSQL für zweitausend Kunden\n- Verantwortlich für die Einführung der automatischen Bereitstellung\n\nKenntnisse\nGo, PostgreSQL, Docker\n")
		_, err := w.GenerateLetter(w.ctx, w.me, coach.LetterRequest{Version: german.Latest, Job: j})
		w.refused("a German resume", err, fault.Invalid)
	})
}

func TestAnEditedLetterIsCheckedAndKeepsItsVersions(t *testing.T) {
	each(t, func(w *world) {
		l := w.letter()
		first := w.said(l.ID).Content
		edited := strings.Replace(first, "I can begin on 3 March.",
			"I can begin on 3 March. I cut the time of a deployment by 95% with Docker and GitHub Actions at Acme Corp.", 1)
		next, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &edited, Base: 1})
		w.ok(err)
		b := w.said(l.ID)
		if next.Number != 2 || b.Content != edited {
			t.Errorf("version %d:\n%s", next.Number, b.Content)
		}
		if !slices.ContainsFunc(b.Findings, func(f check.Finding) bool {
			return f.Kind == "number" &&
				strings.Contains(f.Value, "95")
		}) {
			t.Errorf("a figure that nobody said passes: %+v", b.Findings)
		}
		changed := slices.IndexFunc(b.Paragraphs,
			func(p coach.Paragraph) bool { return strings.Contains(p.Text, "95%") })
		if changed < 0 || !slices.ContainsFunc(b.Paragraphs[changed].Sources,
			func(s coach.Source) bool { return s.Path == "work[0].highlights[1]" }) {
			t.Errorf("the changed paragraph rests on %+v", b.Paragraphs)
		}
		for i, p := range b.Paragraphs {
			if i != changed && i < len(b.Paragraphs)-1 && len(p.Sources) == 0 {
				t.Errorf("%q has lost its sources", p.Text)
			}
		}
		_, err = w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &first, Base: 1})
		w.refused("a text from an older version", err, fault.Conflict)
		title := "For Initech"
		same, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Title: &title, Content: &edited})
		w.ok(err)
		if same.Title != title || same.Number != 2 {
			t.Errorf("the same text made version %d of %q", same.Number, same.Title)
		}
		versions, err := w.LetterVersions(w.ctx, w.me, []id.Artifact{l.ID}, 10)
		w.ok(err)
		if all := versions[l.ID]; len(all) != 2 || all[0].Number != 2 || all[0].Content != edited ||
			all[1].Content != first {
			t.Errorf("versions: %+v", versions)
		}
	})
}

func TestAnUnchangedTextIsNotFoundWanting(t *testing.T) {
	once(t, func(w *world) {
		l := w.letter()
		text := strings.Replace(w.said(l.ID).Content, "Initech team", "Ms Miller", 1)
		_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
		w.ok(err)
		if b := w.said(l.ID); len(b.Findings) > 0 || b.Unchecked != "" {
			t.Errorf("%+v %q", b.Findings, b.Unchecked)
		}
	})
}

func TestAFactIsASourceOfALetter(t *testing.T) {
	once(t, func(w *world) {
		l := w.letter()
		words := "Moved 31 services of Northwind to Kubernetes in Oslo."
		edited := strings.Replace(w.said(l.ID).Content, "I can begin on 3 March.", "I can begin on 3 March. "+words, 1)
		_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &edited})
		w.ok(err)
		if len(w.said(l.ID).Findings) == 0 {
			t.Fatal("an invented figure is no finding")
		}
		_, err = w.jobs.AddFact(w.ctx, w.me, tailor.NewFact{Fact: interview.Fact{
			Requirement: "Kubernetes", Reply: interview.Line, Text: words,
		}})
		w.ok(err)
		edited += "\n"
		_, err = w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &edited})
		w.ok(err)
		again := strings.Replace(edited, words, words+" I enjoyed it.", 1)
		_, err = w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &again})
		w.ok(err)
		if b := w.said(l.ID); len(b.Findings) != 0 {
			t.Errorf("%+v", b.Findings)
		}
	})
}

func TestALetterOutlivesItsResume(t *testing.T) {
	each(t, func(w *world) {
		l := w.letter()
		v, err := w.resumes.Version(w.ctx, w.me, l.Version)
		w.ok(err)
		w.ok(w.resumes.Delete(w.ctx, w.me, v.Resume))
		w.ok(w.jobs.DeleteJob(w.ctx, w.me, l.Job))
		text := "Dear team,\n\nI am the best.\n\nRegards,\nJane\n"
		_, err = w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
		w.ok(err)
		if b := w.said(l.ID); b.Unchecked == "" || len(b.Findings) != 0 || len(b.Paragraphs) != 1 {
			t.Errorf("%+v", b)
		}
	})
}

func TestLetterChangesOutOfBoundsAreRefused(t *testing.T) {
	once(t, func(w *world) {
		l := w.letter()
		empty, long, blank := "", strings.Repeat("x", 20_001), " \n "
		for name, c := range map[string]coach.LetterChange{
			"no title": {Title: &empty}, "a long title": {Title: &long}, "no text": {Content: &blank},
			"a long text": {Content: &long},
		} {
			_, err := w.UpdateLetter(w.ctx, w.me, l.ID, c)
			w.refused(name, err, fault.Invalid)
		}
	})
}

func TestLettersAreTheirOwners(t *testing.T) {
	each(t, func(w *world) {
		l := w.letter()
		title := "x"
		for _, name := range []id.Artifact{l.ID, "00000000000000000000000000", "", "\x00"} {
			for what, f := range map[string]func() error{
				"Letter": func() error { _, err := w.Letter(w.ctx, w.other, name); return err },
				"UpdateLetter": func() error {
					_, err := w.UpdateLetter(w.ctx, w.other, name, coach.LetterChange{Title: &title})
					return err
				},
				"DeleteLetter":  func() error { return w.DeleteLetter(w.ctx, w.other, name) },
				"RestoreLetter": func() error { _, err := w.RestoreLetter(w.ctx, w.other, name); return err },
				"RenderedLetter": func() error {
					_, err := w.RenderedLetter(w.ctx, w.other, name, "txt", "")
					return err
				},
			} {
				w.refused(what, f(), fault.NotFound)
			}
		}
		w.refused("EraseArtifact", w.EraseArtifact(w.ctx, w.other, l.ID), fault.NotFound)
		for _, p := range []owned.Page{{}, {After: string(l.ID)}, {After: "\x00"}} {
			all, err := w.Letters(w.ctx, w.other, p)
			w.ok(err)
			w.same("somebody else's letters", len(all), 0)
		}
		bodies, err := w.LetterBodies(w.ctx, w.other, []id.Artifact{l.ID})
		w.ok(err)
		versions, err := w.LetterVersions(w.ctx, w.other, []id.Artifact{l.ID}, 9)
		w.ok(err)
		w.same("somebody else's texts", len(bodies)+len(versions)+len(w.exported(w.other)), 0)
	})
}

func TestLettersGoToTheTrashAndComeBack(t *testing.T) {
	each(t, func(w *world) {
		l := w.letter()
		w.ok(w.DeleteLetter(w.ctx, w.me, l.ID))
		_, err := w.Letter(w.ctx, w.me, l.ID)
		w.refused("a deleted letter", err, fault.NotFound)
		trash, err := w.TrashedArtifacts(w.ctx, w.me)
		w.ok(err)
		if len(trash) != 1 || trash[0].ID != l.ID || trash[0].DeletedAt.IsZero() {
			t.Errorf("trash: %+v", trash)
		}
		back, err := w.RestoreLetter(w.ctx, w.me, l.ID)
		w.ok(err)
		w.same("restored", back, l)
		w.ok(w.DeleteLetter(w.ctx, w.me, l.ID))
		w.clock.Advance(owned.TrashFor - time.Minute)
		w.ok(w.Purge(w.ctx))
		_, err = w.RestoreLetter(w.ctx, w.me, l.ID)
		w.ok(err)
		w.ok(w.DeleteLetter(w.ctx, w.me, l.ID))
		w.clock.Advance(owned.TrashFor + time.Minute)
		w.ok(w.Purge(w.ctx))
		_, err = w.RestoreLetter(w.ctx, w.me, l.ID)
		w.refused("after 30 days", err, fault.NotFound)
		w.same("exported", len(w.exported(w.me)), 0)
	})
}

func TestALetterIsExportedOnceItIsComplete(t *testing.T) {
	once(t, func(w *world) {
		l := w.letter()
		for _, format := range []string{"pdf", "docx", "txt", "md"} {
			out, err := w.RenderedLetter(w.ctx, w.me, l.ID, format, "")
			w.ok(err)
			if out.Name != "Jane Example - cover letter."+format || len(out.Bytes) < 300 {
				t.Errorf("%q of %d bytes", out.Name, len(out.Bytes))
			}
		}
		for _, format := range []string{"json", "", "exe"} {
			_, err := w.RenderedLetter(w.ctx, w.me, l.ID, format, "")
			w.refused(format, err, fault.Invalid)
		}
		text := "Dear Ms Miller,\n\nI write to **[Company]** about [my work](https://example.org).\n\n# A heading\n\nBest regards,\nJane Example\n"
		_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
		w.ok(err)
		_, err = w.RenderedLetter(w.ctx, w.me, l.ID, "txt", "")
		if w.refused("an open place", err, fault.Conflict); !strings.Contains(fault.Public(err), "[Company]") ||
			strings.Contains(fault.Public(err), "my work") {
			t.Errorf("which place? %s", fault.Public(err))
		}
		text = strings.Replace(text, "[Company]", "Initech", 1)
		_, err = w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
		w.ok(err)
		out, err := w.RenderedLetter(w.ctx, w.me, l.ID, "txt", "")
		w.ok(err)
		if got := string(out.Bytes); !strings.Contains(got, "Dear Ms Miller,") ||
			!strings.Contains(got, "I write to Initech about") || strings.Contains(got, "#") ||
			strings.Count(got, "Best regards,") != 1 {
			t.Errorf("drawn:\n%s", got)
		}
	})
}

// TestClosesOfOtherLanguagesStandOnce: German and French closes end with no comma and are closes all the same.
func TestClosesOfOtherLanguagesStandOnce(t *testing.T) {
	once(t, func(w *world) {
		l := w.letter()
		for _, formula := range []string{
			"Mit freundlichen Grüßen", "Freundliche Grüße",
			"Je vous prie d’agréer, Madame, mes salutations distinguées.", "Bien cordialement,",
		} {
			text := "Guten Tag,\n\nich bewerbe mich.\n\n" + formula + "\nJane Example\n"
			_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
			w.ok(err)
			if b := w.said(l.ID); len(b.Paragraphs) != 1 {
				t.Errorf("%s: %d paragraphs", formula, len(b.Paragraphs))
			}
			out, err := w.RenderedLetter(w.ctx, w.me, l.ID, "txt", "")
			w.ok(err)
			if got := string(out.Bytes); strings.Count(got, formula+"\nJane Example") != 1 ||
				strings.Count(got, "Jane Example") != 2 {
				t.Errorf("drawn:\n%s", got)
			}
		}
	})
}

func TestPlaceholdersAreFound(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Dear [Hiring Manager], I … [Hiring Manager]":                      {"[Hiring Manager]"},
		"at {company} from ____ on, TBD, todo el equipo":                   {"{company}", "____", "TBD"},
		"<your role> and {{name}}":                                         {"<your role>", "{{name}}"},
		"see [my site](https://x.example), [1], 3 < 4 and 5 > 2, a[0], XX": {},
		"": {},
	} {
		if got := coach.Placeholders(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}

func TestAnExportHoldsLettersWithTheirVersions(t *testing.T) {
	each(t, func(w *world) {
		l := w.letter()
		text := "Dear team,\n\nAnother text.\n"
		_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
		w.ok(err)
		w.ok(w.DeleteLetter(w.ctx, w.me, l.ID))
		file := w.exported(w.me)["letters/"+string(l.ID)+".json"]
		for _, want := range []string{
			`"deletedAt": "2026`, `"number": 1,`, `"number": 2,`, "Another text.",
			"I can begin on 3 March", `"tone": "CONFIDENT"`, string(l.Version), string(l.Job),
		} {
			if !strings.Contains(file, want) {
				t.Errorf("no %s in %s", want, file)
			}
		}
		if !strings.Contains(w.About(), "letters/") {
			t.Error("nobody says what it is")
		}
	})
}
