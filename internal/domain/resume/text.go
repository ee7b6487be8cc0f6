package resume

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/base/fault"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// Clean gives a user's text as it is kept: its words untouched, line ends as line feeds, without what is no text in a
// database or a file (NUL, broken UTF-8).
func Clean(s string) string {
	s = strings.ReplaceAll(strings.ToValidUTF8(s, ""), "\x00", "")
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
}

// CleanLine makes one line of a text: single spaces, none at the ends, and nothing that a text cannot hold.
func CleanLine(s string) string { return strings.Join(strings.Fields(Clean(s)), " ") }

// Longer reports whether a text has more characters than n.
func Longer(s string, n int) bool { return len(s) > n && utf8.RuneCountInString(s) > n }

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
	content = Clean(content)
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
	if len(d.JSON()) > MaxContent {
		return Text{}, fault.Field(op, "document", "The document is larger than 200 KB. Include only the resume.")
	}
	content := d.Markdown()
	if content != Clean(content) && strings.ContainsRune(content, 0) {
		return Text{}, fault.Field(op, "document", "The document contains a character that can't be saved (NUL).")
	}
	return Text{Content: Clean(content), Document: d}, nil
}

// titled returns a title as it is kept.
func titled(title string) (string, error) {
	const op = "resume.titled"
	title = CleanLine(title)
	switch {
	case title == "":
		return "", fault.Field(op, "title", "Enter a title for the resume.")
	case Longer(title, MaxTitle):
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
		t = CleanLine(t)
		switch {
		case t == "":
			return nil, fault.Field(op, "tags", "A tag can't be empty.")
		case Longer(t, MaxTag):
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

// CheckKey refuses a request key that is too long or holds more than plain signs. An empty one is no key.
func CheckKey(key string) error {
	const op = "resume.CheckKey"
	bad := strings.IndexFunc(key, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) })
	if len(key) > MaxKey || bad >= 0 {
		return fault.Field(op, "requestKey", "A request key can have at most 100 bytes of printable characters.")
	}
	return nil
}
