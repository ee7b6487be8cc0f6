package resume_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
)

var aArtifact = key[id.Artifact]('s', 0)

func (w world) letter(i int) coach.Letter {
	return coach.Letter{
		Artifact: coach.Artifact{
			ID: key[id.Artifact]('s', i), Owner: me, Kind: coach.KindLetter,
			Title: fmt.Sprintf("Letter %d", i), CreatedAt: now, UpdatedAt: now,
		},
		LetterFacts: coach.LetterFacts{
			Version: key[id.Version]('v', i), Job: key[id.JobDescription]('j', i),
			Tone: compose.Confident, Length: 150, Number: 2,
			Answers: []coach.Answer{{Question: coach.WhenToBegin, Text: "In May"}},
		},
	}
}

func (w world) Letters(_ context.Context, _ id.User, p owned.Page) ([]coach.Letter, error) {
	w.note("Letters", p)
	return list(min(p.First, w.n), w.letter), nil
}

func (w world) LetterBodies(_ context.Context, _ id.User, of []id.Artifact) (map[id.Artifact]*coach.LetterBody, error) {
	w.note("LetterBodies", of)
	out := map[id.Artifact]*coach.LetterBody{}
	for _, l := range of {
		out[l] = &coach.LetterBody{
			Written: &document.Letter{}, Content: "Dear [Company],\n\nletter " + string(l), Unchecked: "gone",
			Paragraphs: []coach.Paragraph{{
				Text: "letter " + string(l),
				Sources: []coach.Source{
					{From: coach.FromResume, Path: "work[0].name", Text: "Acme"},
					{From: coach.FromUser, Text: "In May"},
				},
			}},
			Findings: []check.Finding{{Kind: "number", Value: "5", Severity: check.High}},
		}
	}
	return out, nil
}

func (w world) LetterVersions(_ context.Context, _ id.User, of []id.Artifact,
	n int,
) (map[id.Artifact][]coach.LetterVersion, error) {
	w.note("LetterVersions", of, n)
	out := map[id.Artifact][]coach.LetterVersion{}
	for _, l := range of {
		out[l] = list(min(n, 2), func(i int) coach.LetterVersion {
			return coach.LetterVersion{Letter: l, Number: 2 - i, Content: fmt.Sprint("text ", 2-i), CreatedAt: now}
		})
	}
	return out, nil
}

func (w world) Letter(_ context.Context, _ id.User, l id.Artifact) (coach.Letter, error) {
	return w.letter(number(l)), nil
}

func (w world) GenerateLetter(_ context.Context, _ id.User, r coach.LetterRequest) (coach.Letter, error) {
	w.note("GenerateLetter", r)
	return w.letter(0), nil
}

func (w world) UpdateLetter(_ context.Context, _ id.User, l id.Artifact, c coach.LetterChange) (coach.Letter, error) {
	w.note("UpdateLetter", l, c)
	return w.letter(0), nil
}

func TestALetterIsReportedWithItsSources(t *testing.T) {
	t.Parallel()
	got, _ := ask(t, 2, `{coverLetter(id:"`+string(aArtifact)+
		`"){id userId resumeVersionId title tone length versionNumber answers{question text} content paragraphs{text sources{from path text}}
		findings{kind severity} unchecked placeholders versions(first:1){number content} jobDescription{title}}}`, nil)
	want := `{"data":{"coverLetter":{"id":"` + string(aArtifact) + `","userId":"4000000000000001","resumeVersionId":"` +
		string(aVersion) + `","title":"Letter 0","tone":"CONFIDENT","length":150,"versionNumber":2,` +
		`"answers":[{"question":"WHEN_TO_BEGIN","text":"In May"}],"content":"Dear [Company],\n\nletter ` +
		string(aArtifact) + `","paragraphs":[{"text":"letter ` + string(aArtifact) + `","sources":[` +
		`{"from":"RESUME","path":"work[0].name","text":"Acme"},{"from":"YOUR_WORDS","path":null,"text":"In May"}]}],"findings":[{"kind":"number","severity":"HIGH"}],"unchecked":"gone",` +
		`"placeholders":["[Company]"],"versions":[{"number":2,"content":"text 2"}],"jobDescription":{"title":"Engineer"}}}}`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestWhatIsAskedOfALetterReachesTheService(t *testing.T) {
	t.Parallel()
	documents := `resumeVersionId:"` + string(aVersion) + `",jobDescriptionId:"` + string(aJob) + `"`
	for query, c := range map[string]struct {
		asked string
		given []any
	}{
		`mutation{generateCoverLetter(input:{` + documents + `}){id}}`: {
			"GenerateLetter",
			[]any{coach.LetterRequest{Version: aVersion, Job: aJob, Tone: compose.Professional, Length: 250}},
		},
		`mutation{generateCoverLetter(input:{` + documents +
			`,tone:FRIENDLY,length:150,instructions:"i",requestKey:"k",answers:[{question:PROUD_OF,text:"t"}]}){id}}`: {
			"GenerateLetter",
			[]any{coach.LetterRequest{
				Version: aVersion, Job: aJob, Tone: compose.Friendly, Length: 150,
				Instructions: "i", Key: "k", Answers: []coach.Answer{{Question: coach.ProudOf, Text: "t"}},
			}},
		},
		`mutation{updateCoverLetter(id:"` + string(aArtifact) +
			`",input:{title:"t",content:null,baseVersionNumber:3}){id}}`: {
			"UpdateLetter",
			[]any{aArtifact, coach.LetterChange{Title: said("t"), Base: 3}},
		},
		`mutation{emptyTrash(id:"` + string(aArtifact) +
			`"){success}}`: {"EraseArtifact", []any{aArtifact}},
		`mutation{emptyTrash{success}}`: {"EraseArtifact", []any{id.Artifact("")}},
	} {
		body, asked := ask(t, 2, query, nil)
		if diff := cmp.Diff(c.given, asked.given[c.asked]); diff != "" || strings.Contains(body, "errors") {
			t.Errorf("%s: %s\n%s", query, body, diff)
		}
	}
}
