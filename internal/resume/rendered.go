package resume

import (
	"context"
	"strings"

	"vitae/internal/docrender"
	"vitae/internal/fault"
	"vitae/internal/id"
)

// mediaTypes are the formats that can be downloaded.
var mediaTypes = map[docrender.Format]string{
	docrender.PDF:      "application/pdf",
	docrender.DOCX:     "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	docrender.TXT:      "text/plain; charset=utf-8",
	docrender.Markdown: "text/markdown; charset=utf-8",
	docrender.JSON:     "application/json",
}

// MediaType gives the media type of a format that can be downloaded.
func MediaType(format string) (string, error) {
	if t, ok := mediaTypes[docrender.Format(format)]; ok {
		return t, nil
	}
	return "", fault.New("resume.MediaType", fault.Invalid, "The format must be one of pdf, docx, txt, md, json.")
}

// Rendered draws a version in a format and a template ("" for the first).
func (s *Service) Rendered(ctx context.Context, owner id.User, v id.Version, format, template string) (Rendered, error) {
	media, err := MediaType(format)
	if err != nil {
		return Rendered{}, err
	}
	t, err := s.text(ctx, owner, v)
	if err != nil {
		return Rendered{}, err
	}
	out, err := docrender.Resume(t.Document, docrender.Format(format), docrender.Options{Template: template})
	if err != nil {
		return Rendered{}, err
	}
	return Rendered{Name: DownloadName(t.Document.Basics.Name, format), ContentType: media, Bytes: out.Bytes}, nil
}

// DownloadName makes "Jane Example - resume.pdf" of the person's name, without what file systems refuse.
func DownloadName(person, format string) string {
	name := strings.TrimSpace(plainName(strings.Join(strings.Fields(Clean(person)), " ")))
	if name == "" {
		return "resume." + format
	}
	return clip(name, 80) + " - resume." + format
}
