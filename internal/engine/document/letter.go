package document

import "strings"

// Letter is a cover letter. Every paragraph that states facts names the resume lines they come from.
type Letter struct {
	Sender     Basics      `json:"sender"`
	Date       string      `json:"date,omitempty"` // as it is to be printed
	Company    string      `json:"company,omitempty"`
	Position   string      `json:"position,omitempty"`
	Subject    string      `json:"subject,omitempty"` // the line above the greeting, as the country has it
	Greeting   string      `json:"greeting"`
	Paragraphs []Paragraph `json:"paragraphs"`
	Closing    string      `json:"closing"`             // "Kind regards,"; the sender's name follows it
	Enclosure  string      `json:"enclosure,omitempty"` // what goes with it, under the name
	Style      *Style      `json:"style,omitempty"`     // that of the resume it goes with
	Notes      []string    `json:"notes,omitempty"`     // what the user should know of it; no part of the letter
}

// Paragraph is one paragraph of a letter with the words of the resume or the posting that it rests on.
type Paragraph struct {
	Text    string   `json:"text"`
	Sources []string `json:"sources,omitempty"`
}

// Markdown returns the letter from its greeting to the sender's name.
func (l *Letter) Markdown() string { return l.plain() }

// Text returns the letter as plain text, with the sender's contact data, date, addressee and subject above it and what
// goes with it below.
func (l *Letter) Text() string {
	lines := nonEmpty(l.Sender.Name, l.Sender.contactLine())
	for _, block := range []string{l.Date, l.Company, l.Subject} {
		if block != "" {
			lines = append(lines, "", block)
		}
	}
	lines = append(lines, "", l.plain())
	if l.Enclosure != "" {
		lines = append(lines, l.Enclosure, "")
	}
	return strings.Join(lines, "\n")
}

func (l *Letter) plain() string {
	parts := []string{l.Greeting}
	for _, p := range l.Paragraphs {
		parts = append(parts, p.Text)
	}
	parts = append(parts, strings.TrimSpace(l.Closing+"\n"+l.Sender.Name))
	return strings.Join(parts, "\n\n") + "\n"
}
