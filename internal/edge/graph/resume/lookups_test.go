package resume_test

import (
	"bytes"
	"context"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/edge/graph/guard"
	graph "vitae/internal/edge/graph/resume"
)

// deep are queries of many levels with how many look-ups each takes, whatever the lists hold.
var deep = map[string]struct {
	query   string
	lookUps int
}{
	"resumes, versions, matches": {
		`{resumes(userId:"4000000000000001",first:5){id title versions(first:5){id versionNumber jobMatches(first:5){id matchScore createdAt}}}}`, 3,
	},
	"what matches say": {
		`{resumes(userId:"4000000000000001",first:5){versions(first:5){jobMatches(first:5){skillsMatch{skill status} suggestedImprovements{text} scoreParts{name} report}}}}`, 4,
	},
	"one resume": {
		`query($r:ID!){resume(id:$r){id versions{id jobMatches{id jobDescription{id title} resumeVersion{id versionNumber}}}}}`, 5,
	},
	"texts and files": {
		`{resumes(userId:"4000000000000001"){content document upload{fileName} latest{id content document}}}`, 5,
	},
	"how versions were made": {`query($r:ID!){resume(id:$r){versions{optimizationNotes changes{id after} sentTo{id}
		optimization{base{id content} jobDescription{id} before{matchScore} after{matchScore jobDescription{title}} proposed{id} edits{text} findings{severity}}}}}`, 9},
	"letters": {`{coverLetters(userId:"4000000000000001",first:5){id title tone content paragraphs{text sources{from text}} findings{value} placeholders unchecked versions(first:3){number content}
		resumeVersion{id content} jobDescription{id title}}}`, 6},
	"plans":          {`{skillDevelopmentPlans(userId:"4000000000000001",first:5){id title progress skill{name} notes steps{id done resources{title}}}}`, 2},
	"guides":         {`{interviewGuides(userId:"4000000000000001",first:5){id practised ask{question} questions{id question answers(first:3){text}} resumeVersion{id} jobDescription{title}}}`, 5},
	"comparisons":    {`{competitiveAnalyses(userId:"4000000000000001",first:5){id summary strengths matrix{key cells{words}} jobs{fit} closest{title} levers{skill} resumeVersion{id}}}`, 3},
	"there and back": {`query($r:ID!){resume(id:$r){versions(first:3){jobMatches(first:3){jobDescription{id analyses(first:2){id resumeVersion{id}}}}}}}`, 6},
}

func TestLookUpsDoNotGrowWithTheLists(t *testing.T) {
	t.Parallel()
	for name, d := range deep {
		for _, n := range []int{10, 40} {
			body, asked := ask(t, n, d.query, map[string]any{"r": string(world{n: n}.resume(0).ID)})
			if strings.Contains(body, "errors") {
				t.Fatalf("%s: %.500s", name, body)
			}
			if asked.total() != d.lookUps {
				t.Errorf("%s of %d: %d look-ups, not %d: %v", name, n, asked.total(), d.lookUps,
					maps.Clone(asked.count))
			}
		}
	}
}

// A list of versions shows from what each was made and with which scores; what the tailoring did is long, and is read
// where it is asked for alone.
func TestAListOfVersionsDoesNotReadWhatTailoringDid(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		fields  string
		origins int
		whole   int
	}{
		"a list":       {`base{id} jobDescription{id} before{matchScore} after{matchScore}`, 1, 0},
		"in fragments": {`...on Optimization{__typename base{id} ...F}`, 1, 0},
		"a page":       {`base{id} notes`, 0, 1},
		"an alias":     {`base:notes`, 0, 1},
	} {
		query := `query($r:ID!){resume(id:$r){versions{optimization{` + c.fields + `}}}}`
		if strings.Contains(query, "...F") {
			query += ` fragment F on Optimization{after{matchScore}}`
		}
		body, asked := ask(t, 10, query, map[string]any{"r": string(world{n: 10}.resume(0).ID)})
		if strings.Contains(body, "errors") || asked.count["Origins"] != c.origins ||
			asked.count["Optimizations"] != c.whole {
			t.Errorf("%s: %v %.300s", name, asked.count, body)
		}
	}
}

func TestAListOfNothingAsksForNothing(t *testing.T) {
	t.Parallel()
	body, asked := ask(t, 0, `{resumes(userId:"4000000000000001"){versions{jobMatches{id}}}}`, nil)
	if body != `{"data":{"resumes":[]}}` || asked.total() != 1 {
		t.Errorf("%s, %v", body, asked.count)
	}
}

func TestAnAnswerThatWouldBeTooLargeIsRefused(t *testing.T) {
	t.Parallel()
	body, asked := ask(t, 100, `{resumes(userId:"4000000000000001"){versions{id jobMatches{id}}}}`, nil)
	if !strings.Contains(body, `"code":"BAD_USER_INPUT"`) || !strings.Contains(body, "too large") ||
		strings.Contains(body, "INTERNAL") {
		t.Errorf("%.500s", body)
	}
	if asked.count["NewestAnalyses"] != 0 {
		t.Error("it went on")
	}
}

func TestNestedItemsStandUnderTheirOwn(t *testing.T) {
	t.Parallel()
	body, _ := ask(t, 2, `{resumes(userId:"4000000000000001"){title content versions(first:2){versionNumber content document optimizationNotes changes{after} jobMatches(first:1){jobDescriptionId resumeVersion{versionNumber resumeId}}}}}`, nil)
	version := func(resume, i, number int, optimized string) string {
		v := string(world{n: 2}.version(resume*2 + i).ID)
		return `{"versionNumber":` + string(rune('0'+number)) + `,"content":"text of ` + v +
			`","document":{"basics":{"name":"` + v + `"}},` + optimized +
			`"jobMatches":[{"jobDescriptionId":"` + string(world{n: 2}.job(0).ID) +
			`","resumeVersion":{"versionNumber":` + string(rune('0'+number)) + `,"resumeId":"` +
			string(world{n: 2}.resume(resume).ID) + `"}}]}`
	}
	const written, optimized = `"optimizationNotes":null,"changes":[],`,
		`"optimizationNotes":"- changes","changes":[{"after":"my words"}],`
	want := `{"data":{"resumes":[`
	for i := range 2 {
		want += `{"title":"Resume ` + string(rune('0'+i)) + `","content":"text of ` +
			string(world{n: 2}.resume(i).Latest) + `","versions":[` + version(i, 0, 2, written) + `,` + version(i, 1, 1,
			optimized) + `]},`
	}
	want = strings.TrimSuffix(want, ",") + `]}}`
	if body != want {
		t.Errorf("got\n%s\nwant\n%s", body, want)
	}
}

func TestEachMatchSaysItsOwn(t *testing.T) {
	t.Parallel()
	body, _ := ask(t, 2, `{resumes(userId:"4000000000000001",first:1){versions{jobMatches{id skillsMatch{skill}}}}}`,
		nil)
	for v := range 2 {
		for j := range 2 {
			a := string(world{n: 2}.analysis(v, j).ID)
			if !strings.Contains(body, `{"id":"`+a+`","skillsMatch":[{"skill":"Go of `+a+`"}]}`) {
				t.Errorf("not what %s says: %s", a, body)
			}
		}
	}
}

// broken is a world whose versions cannot be read.
type broken struct{ world }

func (broken) NewestVersions(context.Context, id.User, []id.Resume, int) (map[id.Resume][]resume.Version, error) {
	return nil, fault.New("test", fault.Internal, "the cause")
}

func TestALookUpThatFailsForAWholeListIsLoggedOnce(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	w := broken{world{calls: &calls{count: map[string]int{}, given: map[string]any{}}, n: 100}}
	h := guard.New(guard.Config{
		Schema: graph.New(w, w, w, w), Access: graph.Access(),
		Log: slog.New(slog.NewTextHandler(&log, nil)),
	})
	r := httptest.NewRequestWithContext(actor.With(t.Context(), actor.Actor{User: me}), http.MethodPost, "/",
		strings.NewReader(`{"query":"{resumes(userId:\"4000000000000001\"){versions{id}}}"}`))
	r.Header.Set("Content-Type", "application/json")
	got := httptest.NewRecorder()
	h.ServeHTTP(got, r)
	if n := strings.Count(log.String(), "the cause"); n != 1 {
		t.Errorf("logged %d times: %s", n, log.String())
	}
	if n := strings.Count(got.Body.String(), `"INTERNAL"`); n != 10 || strings.Contains(got.Body.String(), "cause") {
		t.Errorf("%d errors: %s", n, got.Body)
	}
}
