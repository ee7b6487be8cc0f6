package docrender

import (
	"bytes"
	"fmt"
	"html"
	"strings"
)

// pdfWriter draws placed rows. Coordinates come from the top left corner; PDF counts from the bottom.
type pdfWriter struct {
	setting *setting
	shaper  *shaper
	file    pdfFile
	tags    *tags
	fonts   []*pdfFont // in order of first use
	pages   []ref
	begins  map[int]bookmark // by block, without titles
	photo   ref              // the portrait, 0 where there is none

	// the page being drawn
	page        int
	content     bytes.Buffer
	annotations []ref
	open        *element // whose marked content is open
	color       color
}

// writePDF writes a tagged PDF 1.7: embedded subset fonts, structure tree, outline, links, page numbers from page two.
func writePDF(p *piece, s *setting, pages []page, sh *shaper) []byte {
	w := &pdfWriter{setting: s, shaper: sh, begins: map[int]bookmark{}}
	w.tags = newTags(&w.file)
	for range pages {
		w.pages = append(w.pages, w.file.reserve())
	}
	tree := w.file.reserve()
	resources := w.file.reserve()
	figure := w.figure()
	order := inReadingOrder(p.blocks)
	owners := w.tags.blocks(order, p.blocks)
	for i, pg := range pages {
		w.startPage(i)
		w.boxes(pg.boxes)
		w.portrait(pg.photo, figure)
		for _, r := range pg.rows {
			w.note(r)
			w.row(r, owners[r.block])
		}
		if i > 0 {
			w.pageNumber(p.author, i, len(pages))
		}
		w.endPage(tree, resources)
	}
	w.tags.write(len(pages))
	w.writeTree(tree, resources)
	root, info := w.catalogue(p, tree, w.writeOutline(w.bookmarks(order, p.blocks)))
	return w.file.bytes(root, info)
}

func (w *pdfWriter) startPage(i int) {
	w.page = i
	w.content.Reset()
	w.annotations = nil
	w.color = color{0, 0, 0}
}

func (w *pdfWriter) endPage(tree, resources ref) {
	w.close()
	content := w.file.stream(w.content.Bytes(), "")
	links := ""
	if len(w.annotations) > 0 {
		links = "/Annots" + array(w.annotations)
	}
	w.file.set(w.pages[w.page],
		"<</Type/Page/Parent %v/MediaBox[0 0 %s %s]/Resources %v/Contents %v/StructParents %d/Tabs/S%s>>",
		tree, number(w.setting.width), number(w.setting.height), resources, content, w.page, links)
}

func array(refs []ref) string {
	out := make([]string, len(refs))
	for i, r := range refs {
		out[i] = r.String()
	}
	return "[" + strings.Join(out, " ") + "]"
}

func (w *pdfWriter) writeTree(tree, resources ref) {
	w.file.set(tree, "<</Type/Pages/Count %d/Kids%s>>", len(w.pages), array(w.pages))
	var b strings.Builder
	for _, f := range w.fonts {
		f.write(&w.file)
		fmt.Fprintf(&b, "/%s %v", f.name, f.object)
	}
	images := ""
	if w.photo != 0 {
		images = fmt.Sprintf("/XObject<</Photo %v>>", w.photo)
	}
	w.file.set(resources, "<</Font<<%s>>%s>>", b.String(), images)
}

func (w *pdfWriter) catalogue(p *piece, tree, bookmarks ref) (root, info ref) {
	title, author := clean(p.title), clean(p.author)
	metadata := w.file.plainStream(xmp(title, author, w.setting.language), "/Type/Metadata/Subtype/XML")
	info = w.file.add("<</Title%s/Author%s/Producer(Vitae)>>", pdfText(title), pdfText(author))
	outline := ""
	if bookmarks != 0 {
		outline = fmt.Sprintf("/Outlines %v", bookmarks)
	}
	root = w.file.add("<</Type/Catalog/Pages %v/Lang%s/MarkInfo<</Marked true>>/StructTreeRoot %v/ViewerPreferences<</DisplayDocTitle true>>/Metadata %v%s>>",
		tree, pdfText(w.setting.language), w.tags.root, metadata, outline)
	return root, info
}

// row draws the parts of one row, from the side where it begins.
func (w *pdfWriter) row(r row, e elements) {
	for _, p := range r.parts {
		owner := e.body
		if p.label {
			owner = e.label
		} else if r.role != roleContact {
			owner = w.tags.ownerOf(e.body, p.text)
		}
		p.x += r.frame.x
		w.line(p, r.y, owner)
	}
}

// boxes draws the grounds and lines of a page, which say nothing and stay outside of the structure.
func (w *pdfWriter) boxes(boxes []box) {
	if len(boxes) == 0 {
		return
	}
	w.content.WriteString("/Artifact BMC\n")
	for _, b := range boxes {
		fmt.Fprintf(&w.content, "%s rg %s %s %s %s re f\n", b.color.operands(), number(b.x),
			number(w.setting.height-b.y-b.height), number(b.width), number(b.height))
		w.color = b.color
	}
	w.content.WriteString("EMC\n")
}

// xmp is the metadata that readers show, without dates. It says that the file follows PDF/UA-1 (ISO 14289-1); the
// tests hold it to what that asks for.
func xmp(title, author, language string) []byte {
	return fmt.Appendf(nil, `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>%s</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`, html.EscapeString(title), html.EscapeString(author), html.EscapeString(language))
}
