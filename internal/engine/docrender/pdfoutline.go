package docrender

import "fmt"

// bookmark is an entry of the outline: a section, or an entry below its section.
type bookmark struct {
	title string
	page  ref
	top   float64
	kids  []bookmark
}

// note remembers where a section or an entry begins.
func (w *pdfWriter) note(r row) {
	if _, ok := w.begins[r.block]; ok || r.role != roleSection && r.role != roleEntry {
		return
	}
	w.begins[r.block] = bookmark{page: w.pages[w.page], top: w.setting.height - r.y + r.ascent}
}

// bookmarks orders what begins on the pages as it is read.
func (w *pdfWriter) bookmarks(order []int, blocks []block) []bookmark {
	var out []bookmark
	for _, i := range order {
		b, ok := w.begins[i]
		if !ok {
			continue
		}
		for _, s := range blocks[i].spans {
			b.title += s.text
		}
		if last := len(out) - 1; blocks[i].role == roleEntry && last >= 0 {
			out[last].kids = append(out[last].kids, b)
		} else {
			out = append(out, b)
		}
	}
	return out
}

// writeOutline adds the outline; 0 where there is nothing to list.
func (w *pdfWriter) writeOutline(items []bookmark) ref {
	if len(items) == 0 {
		return 0
	}
	root := w.file.reserve()
	first, last, count := w.writeBookmarks(items, root)
	w.file.set(root, "<</Type/Outlines/First %v/Last %v/Count %d>>", first, last, count)
	return root
}

// writeBookmarks adds the items under a parent; count is theirs and that of all below them, which stand open.
func (w *pdfWriter) writeBookmarks(items []bookmark, parent ref) (first, last ref, count int) {
	refs := make([]ref, len(items))
	for i := range items {
		refs[i] = w.file.reserve()
	}
	for i, b := range items {
		more := ""
		if i > 0 {
			more += fmt.Sprintf("/Prev %v", refs[i-1])
		}
		if i+1 < len(items) {
			more += fmt.Sprintf("/Next %v", refs[i+1])
		}
		if len(b.kids) > 0 {
			from, to, below := w.writeBookmarks(b.kids, refs[i])
			more += fmt.Sprintf("/First %v/Last %v/Count %d", from, to, below)
			count += below
		}
		w.file.set(refs[i], "<</Title%s/Parent %v/Dest[%v/XYZ 0 %s 0]%s>>", pdfText(b.title), parent, b.page,
			number(b.top), more)
	}
	return refs[0], refs[len(refs)-1], count + len(items)
}
