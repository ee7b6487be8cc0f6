package docrender

import (
	"fmt"
	"strings"
)

// element is a node of the structure tree (ISO 32000-1, 14.7): what a screen reader and an extractor follow.
type element struct {
	tag      string
	object   ref
	parent   *element
	language string     // "" is the one of what it is in
	said     string     // how its content reads, where the file does not have it in that order
	alt      string     // of a figure: what it shows
	box      [4]float64 // of a figure: its place on the page
	kids     []string   // references and marked-content references, ready to write
	text     *shaped    // of a block: the text that its content is of
	beside   *element   // of a block: what stands beside that text, which is read after all of it
}

// tags builds the structure tree while the pages are drawn.
type tags struct {
	file     *pdfFile
	root     ref
	document *element
	all      []*element
	list     *element     // the list that is open, nil between lists
	level    int          // of the last heading
	shift    int          // by how much headings are raised, so that the first one is of the first level
	marks    [][]*element // by page, by marked-content number: whose content it is
	links    []ref        // the elements of link annotations, by their StructParent minus the pages
}

func newTags(f *pdfFile) *tags {
	t := &tags{file: f, root: f.reserve()}
	t.document = t.element("Document", nil)
	return t
}

func (t *tags) element(tag string, parent *element) *element {
	e := &element{tag: tag, object: t.file.reserve(), parent: parent}
	t.all = append(t.all, e)
	if parent != nil {
		parent.kids = append(parent.kids, e.object.String())
	}
	return e
}

// elements are what the content of a block belongs to; label is of its bullet.
type elements struct{ body, label *element }

// blocks makes the elements of all blocks in the order in which they are to be read, by the block's index.
func (t *tags) blocks(order []int, blocks []block) map[int]elements {
	out := make(map[int]elements, len(blocks))
	for _, i := range order {
		out[i] = t.block(blocks[i].role)
	}
	return out
}

// inReadingOrder returns the indices of the blocks as they are to be read: the head, the first column, the second.
func inReadingOrder(blocks []block) []int {
	order := make([]int, 0, len(blocks))
	for a := range areaCount {
		for i, b := range blocks {
			if b.area == a {
				order = append(order, i)
			}
		}
	}
	return order
}

// block opens the element of a block; bullets that follow one another share a list.
func (t *tags) block(ro role) elements {
	if ro != roleBullet {
		t.list = nil
		return elements{body: t.element(t.tagOf(ro), t.document)}
	}
	if t.list == nil {
		t.list = t.element("L", t.document)
	}
	item := t.element("LI", t.list)
	label := t.element("Lbl", item)
	return elements{t.element("LBody", item), label}
}

// tagOf returns the tag of a role. PDF/UA asks that headings begin at the first level and skip none, which a resume
// without a name would.
func (t *tags) tagOf(ro role) string {
	level := 1
	switch ro {
	case roleName:
	case roleSection:
		level = 2
	case roleEntry:
		level = 3
	default:
		return "P"
	}
	if t.level == 0 {
		t.shift = level - 1
	}
	t.level = max(1, min(level-t.shift, t.level+1))
	return fmt.Sprintf("H%d", t.level)
}

// ownerOf returns the element of a text within a block: the block's own for the first one, one within it, read last,
// for the text beside that. The two are drawn line by line, so that their lines may alternate.
func (t *tags) ownerOf(e *element, text *shaped) *element {
	if e.text == nil {
		e.text = text
	}
	if e.text == text {
		return e
	}
	if e.beside == nil {
		e.beside = &element{tag: "Span", object: t.file.reserve(), parent: e}
		t.all = append(t.all, e.beside)
	}
	return e.beside
}

// mark assigns the next marked-content number of a page to an element.
func (t *tags) mark(e *element, page int, object ref) int {
	for len(t.marks) <= page {
		t.marks = append(t.marks, nil)
	}
	n := len(t.marks[page])
	t.marks[page] = append(t.marks[page], e)
	e.kids = append(e.kids, fmt.Sprintf("<</Type/MCR/Pg %v/MCID %d>>", object, n))
	return n
}

// link ties an annotation to its element and gives the annotation's StructParent, counted after the pages.
func (t *tags) link(e *element, annotation, page ref) int {
	e.kids = append(e.kids, fmt.Sprintf("<</Type/OBJR/Obj %v/Pg %v>>", annotation, page))
	t.links = append(t.links, e.object)
	return len(t.links) - 1
}

// write adds the tree to the file.
func (t *tags) write(pages int) {
	for _, e := range t.all {
		parent := t.root
		if e.parent != nil {
			parent = e.parent.object
		}
		attributes := ""
		if e.tag == "L" {
			attributes = "/A<</O/List/ListNumbering/Disc>>"
		}
		if e.alt != "" {
			attributes = fmt.Sprintf("/Alt%s/A<</O/Layout/Placement/Block/BBox[%s %s %s %s]>>", pdfText(e.alt),
				number(e.box[0]), number(e.box[1]), number(e.box[2]), number(e.box[3]))
		}
		if e.language != "" {
			attributes += "/Lang" + pdfText(e.language)
		}
		if e.said != "" {
			attributes += "/ActualText" + pdfText(e.said)
		}
		if e.beside != nil {
			e.kids = append(e.kids, e.beside.object.String())
		}
		t.file.set(e.object, "<</Type/StructElem/S/%s/P %v%s/K[%s]>>", e.tag, parent, attributes,
			strings.Join(e.kids, " "))
	}
	var numbers strings.Builder
	for p := range pages {
		fmt.Fprintf(&numbers, "%d[", p)
		if p < len(t.marks) {
			for _, e := range t.marks[p] {
				fmt.Fprintf(&numbers, "%v ", e.object)
			}
		}
		numbers.WriteString("]")
	}
	for i, r := range t.links {
		fmt.Fprintf(&numbers, "%d %v ", pages+i, r)
	}
	t.file.set(t.root, "<</Type/StructTreeRoot/K[%v]/ParentTree<</Nums[%s]>>/ParentTreeNextKey %d>>", t.document.object,
		numbers.String(), pages+len(t.links))
}
