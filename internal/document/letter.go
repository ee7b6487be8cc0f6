package document

import "strings"

// Letter is a cover letter. Every paragraph that states facts names the resume lines they come from.
type Letter struct {
	Sender     Basics      `json:"sender"`
	Date       string      `json:"date,omitempty"` // as it is to be printed
	Company    string      `json:"company,omitempty"`
	Position   string      `json:"position,omitempty"`
	Greeting   string      `json:"greeting"`
	Paragraphs []Paragraph `json:"paragraphs"`
	Closing    string      `json:"closing"`         // "Kind regards,"; the sender's name follows it
	Style      *Style      `json:"style,omitempty"` // that of the resume it goes with
}

// Paragraph is one paragraph of a letter with the words of the resume or the posting that it rests on.
type Paragraph struct {
	Text    string   `json:"text"`
	Sources []string `json:"sources,omitempty"`
}

// Markdown gives the letter from its greeting to the sender's name.
func (l *Letter) Markdown() string { return l.plain() }

// Text gives the letter as plain text, with the sender's contact data above it.
func (l *Letter) Text() string {
	head := nonEmpty(l.Sender.Name, l.Sender.contactLine())
	return strings.Join(append(head, "", l.plain()), "\n")
}

func (l *Letter) plain() string {
	parts := []string{l.Greeting}
	for _, p := range l.Paragraphs {
		parts = append(parts, p.Text)
	}
	parts = append(parts, strings.TrimSpace(l.Closing+"\n"+l.Sender.Name))
	return strings.Join(parts, "\n\n") + "\n"
}
