package coach

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// mostPlaceholders bounds how many places are listed at once.
const mostPlaceholders = 20

// Placeholders lists the places of a letter that are still to be filled in, each once.
func Placeholders(content string) []string {
	out := []string{}
	for _, p := range lang.Placeholders(content) {
		if b := p.Of(content); !slices.Contains(out, b) && len(out) < mostPlaceholders {
			out = append(out, b)
		}
	}
	return out
}

// RenderedLetter draws a letter in a format and a template ("" for the first). One with placeholders is fault.Conflict.
func (s *Service) RenderedLetter(ctx context.Context, owner id.User, l id.Artifact, format,
	template string,
) (resume.Rendered, error) {
	const op = "coach.RenderedLetter"
	media, err := resume.MediaType(format)
	if err != nil || docrender.Format(format) == docrender.JSON {
		return resume.Rendered{}, fault.New(op, fault.Invalid, "The format must be pdf, docx, txt or md.")
	}
	one, err := s.Letter(ctx, owner, l)
	if err != nil {
		return resume.Rendered{}, err
	}
	said, err := body[LetterBody](ctx, s, owner, one.Artifact)
	if err != nil {
		return resume.Rendered{}, err
	}
	if open := Placeholders(said.Content); len(open) > 0 {
		return resume.Rendered{}, fault.New(op, fault.Conflict, "Fill in the blanks before you send this letter: "+
			strings.Join(open, ", ")+".")
	}
	out, err := docrender.Cover(said.edited(), docrender.Format(format),
		docrender.Options{Template: template, Folder: s.d.Fonts})
	if err != nil {
		return resume.Rendered{}, err
	}
	name := strings.Replace(resume.DownloadName(said.Written.Sender.Name, format), "resume."+format,
		"cover letter."+format, 1)
	return resume.Rendered{Name: name, ContentType: media, Bytes: out.Bytes}, nil
}

// edited is the letter with its present text under the head that it was written with.
func (b LetterBody) edited() *document.Letter {
	l, parts := *b.Written, partsOf(b.Content)
	l.Greeting, l.Closing, l.Paragraphs = parts.greeting, parts.closing, nil
	for _, p := range parts.paragraphs {
		l.Paragraphs = append(l.Paragraphs, document.Paragraph{Text: unmarked(p)})
	}
	return &l
}

// parts are a letter's text taken apart. greeting and closing are empty where the text has none.
type parts struct {
	greeting   string
	paragraphs []string
	closing    string
}

// partsOf takes a letter in Markdown apart at its empty lines. A short first line that ends with a comma greets; a
// short last part whose first line ends with a comma, or is a known formula, closes, and the name under it is drawn
// from the head.
func partsOf(content string) parts {
	var out parts
	var all []string
	for p := range strings.SplitSeq(strings.TrimSpace(content), "\n\n") {
		if p = strings.TrimSpace(p); p != "" {
			all = append(all, p)
		}
	}
	if len(all) > 0 && greets(all[0]) {
		out.greeting, all = all[0], all[1:]
	}
	if n := len(all); n > 0 {
		first, name, signed := strings.Cut(all[n-1], "\n")
		if closes(first) && (!signed || !strings.Contains(name, "\n")) {
			out.closing, all = first, all[:n-1]
		}
	}
	out.paragraphs = all
	return out
}

func greets(line string) bool {
	return closes(line) && !formula.MatchString(line) || !owned.Longer(line, 80) && strings.HasSuffix(line, ":")
}

func closes(line string) bool {
	line = strings.TrimSpace(line)
	return !owned.Longer(line, 80) && !strings.Contains(line, "\n") &&
		(strings.HasSuffix(line, ",") || formula.MatchString(line))
}

// formula is a German or French close, which ends with no comma.
var formula = regexp.MustCompile(
	`(?i)^(?:mit \pL+ |\pL+ )gr(?:ü|ue)(?:ß|ss)e?n?$|^(?:je vous prie d[’']agréer|veuillez )[^.]*\.?$`)

var marks = regexp.MustCompile(`\*\*(.+?)\*\*|__(.+?)__|(?m:^#{1,6} )`)

// unmarked is a paragraph of Markdown as it is drawn: without the marks of emphasis and headings.
func unmarked(p string) string { return marks.ReplaceAllString(p, "$1$2") }
