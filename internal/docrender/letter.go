package docrender

import "vitae/internal/document"

// letterBlocks sets a letter under the same head as the resume, so that the two lie well side by side.
func letterBlocks(l *document.Letter) []block {
	w := &blockWriter{}
	w.add(roleName, plain(l.Sender.Name), nil)
	w.add(roleContact, contactItems(&l.Sender), nil)
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
