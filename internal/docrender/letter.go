package docrender

import "vitae/internal/document"

// letterBlocks sets a letter under the same head as the resume, so that the two lie well side by side.
func letterBlocks(l *document.Letter, lk look) []block {
	w := &blockWriter{look: lk, section: -1}
	w.head(&l.Sender)
	w.area = areaMain
	w.add(roleDate, plain(l.Date), nil)
	w.text(roleAddressee, l.Company)
	w.add(roleSubject, plain(l.Position), nil)
	w.text(roleLetter, l.Greeting)
	for _, p := range l.Paragraphs {
		w.text(roleLetter, p.Text)
	}
	w.text(roleLetter, l.Closing)
	w.add(roleSignature, plain(l.Sender.Name), nil)
	return w.out
}

// forLetter gives the look as a letter wears it: the same head over a single column.
func (l look) forLetter() look {
	l.hang, l.close = 0, l.seal
	if l.side.tint == 0 {
		l.margin, l.side = l.letterMargin, side{}
	}
	return l
}
