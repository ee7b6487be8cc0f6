package docrender

import (
	"strings"

	"vitae/internal/engine/document"
)

// letterBlocks sets a letter under the same head as the resume, so that the two lie well side by side.
func letterBlocks(l *document.Letter, lk look) []block {
	w := &blockWriter{look: lk, section: -1}
	w.head(&l.Sender)
	w.area = areaMain
	w.addressee(l)
	subject := l.Subject
	if subject == "" {
		subject = l.Position
	}
	w.add(roleSubject, plain(subject), nil)
	w.text(roleLetter, l.Greeting)
	for _, p := range l.Paragraphs {
		w.paragraph(p.Text)
	}
	w.text(roleLetter, l.Closing)
	w.add(roleSignature, plain(l.Sender.Name), nil)
	w.text(roleLetter, l.Enclosure)
	return w.out
}

// paragraph adds the lines of a paragraph; those that begin as Markdown's lists do are items of one.
func (w *blockWriter) paragraph(s string) {
	for _, line := range strings.FieldsFunc(s, isLineBreak) {
		if item, ok := strings.CutPrefix(line, "- "); ok {
			w.add(roleBullet, plain(item), nil)
			continue
		}
		w.add(roleLetter, plain(line), nil)
	}
}

// addressee writes the date and who the letter goes to. Where dates stand in a column before the text, so does this
// one.
func (w *blockWriter) addressee(l *document.Letter) {
	first := len(w.out)
	if w.look.hang == 0 {
		w.add(roleDate, plain(l.Date), nil)
	}
	w.text(roleAddressee, l.Company)
	if w.look.hang == 0 {
		return
	}
	if len(w.out) == first {
		w.add(roleDate, plain(l.Date), nil)
		return
	}
	w.out[first].right = cleanSpans(plain(l.Date))
}

// forLetter returns the look as a letter wears it: the same head over a single column.
func (l look) forLetter() look {
	l.close = l.seal
	switch {
	case l.hang > 0:
		l.styles[roleAddressee].before = l.styles[roleDate].before // the date stands beside it
	case l.side.tint == 0:
		l.margin, l.side = l.letterMargin, side{}
	}
	return l
}
