package match

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// batchIn is one line that Batch reads, batchOut one that it writes.
type batchIn struct {
	ID     json.RawMessage `json:"id"`
	Resume string          `json:"resume"`
	Job    string          `json:"job"`
}

type batchOut struct {
	ID    json.RawMessage `json:"id"`
	Score float64         `json:"score"`
	Years float64         `json:"years"`
	Must  []string        `json:"must"`
	Nice  []string        `json:"nice"`
}

const maxBatchLine = 8 << 20

// Batch reads JSON lines {"id","resume","job"} of texts and writes {"id","score","years","must","nice"} in the same
// order: years as the posting asks them, must and nice the names of what it asks for. parse reads a resume's text.
// Resumes and postings that stand in several lines are read once.
func Batch(c *skill.Catalogue, parse func(string) *document.Resume, in io.Reader, out io.Writer,
	asOf document.Date,
) error {
	const op = "match.Batch"
	judges, resumes := map[string]*Judge{}, map[string]*document.Resume{}
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 64<<10), maxBatchLine)
	w := bufio.NewWriter(out)
	for n := 1; lines.Scan(); n++ {
		if len(strings.TrimSpace(lines.Text())) == 0 {
			continue
		}
		var rec batchIn
		if err := json.Unmarshal(lines.Bytes(), &rec); err != nil {
			return fault.Wrap(op, fault.Invalid,
				fmt.Sprintf("Line %d is not a JSON record with id, resume and job.", n), err)
		}
		j, ok := judges[rec.Job]
		if !ok {
			j = For(c, posting.Read(c, rec.Job), asOf)
			judges[rec.Job] = j
		}
		r, ok := resumes[rec.Resume]
		if !ok {
			r = parse(rec.Resume)
			resumes[rec.Resume] = r
		}
		must, nice := j.names()
		if rec.ID == nil {
			rec.ID = json.RawMessage("null")
		}
		line, err := json.Marshal(batchOut{
			ID: rec.ID, Score: j.Analyze(r).Score, Years: round(j.post.Years, 1),
			Must: must, Nice: nice,
		})
		if err != nil {
			return fault.Wrap(op, fault.Internal, "", err)
		}
		if _, err := w.Write(append(line, '\n')); err != nil {
			return fault.Wrap(op, fault.Internal, "The results cannot be written.", err)
		}
	}
	if err := lines.Err(); err != nil {
		if errors.Is(err, bufio.ErrTooLong) {
			return fault.New(op, fault.TooLarge, "A line is longer than 8 MB.")
		}
		return fault.Wrap(op, fault.Unreadable, "The records cannot be read.", err)
	}
	if err := w.Flush(); err != nil {
		return fault.Wrap(op, fault.Internal, "The results cannot be written.", err)
	}
	return nil
}

// names lists what the posting asks for. What the described work needs counts as a must.
func (j *Judge) names() (must, nice []string) {
	must, nice = []string{}, []string{}
	seen := map[string]bool{}
	for _, q := range j.post.Requirements {
		for _, n := range j.namesOf(q) {
			if key := strings.ToLower(n); n == "" || seen[key] {
				continue
			} else {
				seen[key] = true
			}
			if q.Class == posting.Nice {
				nice = append(nice, n)
			} else {
				must = append(must, n)
			}
		}
	}
	return must, nice
}

func (j *Judge) namesOf(q posting.Requirement) []string {
	if q.Kind == posting.KindEducation || q.Kind == posting.KindPermit {
		return []string{q.Text}
	}
	var out []string
	for _, t := range q.Terms {
		out = append(out, j.nameOf(t))
	}
	return out
}

// compact is a name without case, spaces and signs: "Argo CD" and "ArgoCD" are one.
func compact(s string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#' {
			return -1
		}
		return unicode.ToLower(r)
	}, s)
}

// nameOf returns the posting's words for a term, and beside them the catalogue's name where it shares no word with
// them.
func (j *Judge) nameOf(t posting.Term) string {
	s, ok := j.cat.Skill(t.Skill)
	if !ok {
		return t.Name
	}
	if compact(s.Name) == compact(t.Name) {
		return t.Name
	}
	known := j.stems.contentStems(s.Name)
	for _, w := range j.stems.contentStems(t.Name) {
		for _, k := range known {
			if w == k {
				return t.Name
			}
		}
	}
	return fmt.Sprintf("%s (%s)", t.Name, s.Name)
}
