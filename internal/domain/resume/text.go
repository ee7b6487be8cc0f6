package resume

import (
	"strings"
	"unicode"

	"vitae/internal/base/fault"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// textOf makes the text of a version of what a user gave: content or a document, exactly one of the two. Content is
// read as text or Markdown, whatever it begins with: somebody pasted it. It is kept also where little of it was
// understood.
func textOf(content string, d *document.Resume) (Text, error) {
	const op = "resume.textOf"
	switch {
	case d != nil && content != "":
		return Text{}, fault.Field(op, "content", "Send the resume as content or as document, not both.")
	case d != nil:
		return documentText(d)
	case strings.TrimSpace(content) == "":
		return Text{}, fault.Field(op, "content", "The resume is empty. Type or paste its text.")
	case len(content) > MaxContent:
		return Text{}, fault.Field(op, "content", "The text is longer than 200 KB. Include only the resume.")
	}
	content = owned.Clean(content)
	if strings.IndexFunc(content, unicode.IsLetter) < 0 {
		return Text{}, fault.Field(op, "content", "There are no words in this text. Type or paste your resume.")
	}
	return Text{Content: content, Document: docparse.FromText(content).Document}, nil
}

func documentText(d *document.Resume) (Text, error) {
	const op = "resume.documentText"
	if d.Empty() {
		return Text{}, fault.Field(op, "document", "The document is empty: it has no name and no lines.")
	}
	d, err := ownPhoto(d)
	if err != nil {
		return Text{}, err
	}
	if textSize(d) > MaxContent {
		return Text{}, fault.Field(op, "document", "The document is larger than 200 KB. Include only the resume.")
	}
	content := d.Markdown()
	if content != owned.Clean(content) && strings.ContainsRune(content, 0) {
		return Text{}, fault.Field(op, "document", "The document contains a character that can't be saved (NUL).")
	}
	return Text{Content: owned.Clean(content), Document: d}, nil
}

// titled returns a title as it is kept.
func titled(title string) (string, error) {
	const op = "resume.titled"
	title = owned.CleanLine(title)
	switch {
	case title == "":
		return "", fault.Field(op, "title", "Enter a title for the resume.")
	case owned.Longer(title, MaxTitle):
		return "", fault.Field(op, "title", "The title can have at most 200 characters.")
	}
	return title, nil
}

// tagged returns tags as they are kept: each once, in the user's order.
func tagged(tags []string) ([]string, error) {
	const op = "resume.tagged"
	out := make([]string, 0, min(len(tags), MaxTags))
	seen := map[string]bool{}
	for _, t := range tags {
		t = owned.CleanLine(t)
		switch {
		case t == "":
			return nil, fault.Field(op, "tags", "A tag can't be empty.")
		case owned.Longer(t, MaxTag):
			return nil, fault.Field(op, "tags", "A tag can have at most 40 characters.")
		case seen[strings.ToLower(t)]:
			continue
		case len(out) == MaxTags:
			return nil, fault.Field(op, "tags", "A resume can have at most 20 tags.")
		}
		seen[strings.ToLower(t)] = true
		out = append(out, t)
	}
	return out, nil
}
