package compose

import (
	"strings"

	"vitae/internal/document"
)

// courtesies state no fact about the person that the resume does not hold. They bring a letter from a thin resume to a
// length that can be sent. mark is a word by which the close would say the same.
var courtesies = []struct {
	mark     string
	wordings []string
}{
	{"resume", []string{
		"My resume holds the dates and the rest of my experience.",
		"You will find the dates and the details in my resume.",
		"The rest, with dates, is in my resume.",
	}},
	{"first", []string{
		"What I would like to hear from you is what matters most in the first weeks.",
		"I would like to know what you would want done in the first weeks.",
		"I am curious what the first weeks in the position look like.",
	}},
}

// lengthen puts courtesies before the close while the letter is shorter than it should be.
func (l *letterWriter) lengthen(letter *document.Letter, closing string) string {
	words := l.bodyWords(letter) + wordCount(closing)
	var lead []string
	for _, c := range courtesies {
		if words >= min(minLetter, l.opts.Words) || strings.Contains(closing, c.mark) {
			continue
		}
		text := c.wordings[choice(len(c.wordings), c.mark, l.resume.Basics.Name, l.posting.Title, l.posting.Company)]
		lead = append(lead, text)
		words += wordCount(text)
	}
	return strings.Join(append(lead, closing), " ")
}
