package docrender

import "fmt"

// docxPlan is where the blocks of a document stand on Word's pages, as far as that is not left to Word.
//
// A second column is a frame (w:framePr): ordinary paragraphs of the body, which Word and LibreOffice set beside the
// others. Software that knows no frames, and every parser, reads them as paragraphs in their order: head, second
// column, career. A table would be read row by row, a text box would be left out by many, and columns of a section
// would send the career through the narrow column on its way to page two. A frame cannot be broken over pages, so only
// sections that end on the first page stand in it; the others follow in their place among the others.
//
// The page's margins leave the room for the second column, or for hanging dates: paragraphs of the first column need no
// indents of their own, and what is added in Word stands right.
type docxPlan struct {
	rtl         bool
	order       []int // of the blocks in the file
	left, right float64
	places      []docxPlace // by block
	side        frame       // width 0: there is none
	sideTop     float64     // from the page's top; 0: beside the first paragraph behind it
	lead        int         // the block behind the head, where the head says how far below it stands; else -1
	lastOfHead  int
	headGap     float64 // below the head
	first       []box   // grounds and lines behind the text of the first page
	later       []box   // the same on the others
	photo       *spot   // of the portrait, on the first page
}

// docxPlace says in which column a block stands, and how far it reaches beyond the first one.
type docxPlace struct {
	side        bool
	left, right float64
}

// planDOCX plans the blocks for a look. Pages is the layout of a PDF, from which follows what stands beside what; a
// look with one column needs none.
func planDOCX(s *setting, blocks []block, pages []page) *docxPlan {
	l := s.look
	p := &docxPlan{
		rtl: mostlyRightToLeft(blocks), left: l.margin, right: l.margin,
		places: make([]docxPlace, len(blocks)), lead: -1, lastOfHead: -1,
	}
	p.left += l.hang
	if p.rtl {
		p.left, p.right = p.right, p.left
	}
	framed := p.settleSide(s, blocks, pages)
	for i, b := range blocks {
		if b.area == areaHead {
			p.lastOfHead = i
		}
		if !framed[i] {
			continue
		}
		p.places[i].side = true
	}
	p.takeGrounds(s, pages)
	p.planBand(s, pages)
	p.planPhoto(s, blocks, pages)
	p.arrange(s.look, blocks)
	return p
}

// arrange puts the blocks in the order of the file: the head, the second column, the first.
func (p *docxPlan) arrange(l look, blocks []block) {
	var head, side, main []int
	for i, b := range blocks {
		switch {
		case p.places[i].side:
			side = append(side, i)
		case b.area == areaHead:
			head = append(head, i)
		default:
			main = append(main, i)
		}
	}
	if p.headGap > 0 && len(main) > 0 {
		p.lead = main[0]
		p.headGap += l.styles[blocks[main[0]].role].before
	}
	p.order = append(append(head, side...), main...)
}

// settleSide finds the blocks that stand in the second column on the first page, and what follows for the margins.
func (p *docxPlan) settleSide(s *setting, blocks []block, pages []page) map[int]bool {
	l := s.look
	framed, late := map[int]bool{}, map[int]bool{}
	frames := make([]frame, len(blocks))
	var main frame
	for n, pg := range pages {
		for _, r := range pg.rows {
			frames[r.block] = r.frame
			switch {
			case r.area == areaSide && n > 0:
				late[blocks[r.block].section] = true
			case r.area == areaSide:
				framed[r.block], p.side = true, r.frame
			case r.area == areaMain && n == 0 && main.width == 0:
				main = r.frame
			}
		}
	}
	for i := range framed {
		if late[blocks[i].section] {
			delete(framed, i)
		}
	}
	if len(framed) == 0 || main.width == 0 {
		p.side = frame{}
		return nil
	}
	p.left, p.right = main.x, s.width-main.x-main.width
	for i, f := range frames {
		if blocks[i].area == areaHead && f.width > 0 {
			p.places[i] = docxPlace{left: main.x - f.x, right: f.x + f.width - main.x - main.width}
		}
	}
	p.headGap = lineGap
	if l.side.tint > 0 {
		p.sideTop = l.margin
	}
	return framed
}

// takeGrounds takes from the pages of the PDF what lies behind their columns: the tint of the second one, which runs
// through all pages as the first column is narrow on all of them, or the line before it.
func (p *docxPlan) takeGrounds(s *setting, pages []page) {
	if len(pages) == 0 || p.side.width == 0 {
		return
	}
	for _, b := range pages[0].boxes {
		switch {
		case b.height == s.height:
			p.first, p.later = append(p.first, b), append(p.later, b)
		case b.width == lineWidth:
			p.first = append(p.first, b)
		}
	}
}

const lineGap = 2 // more below the head than the first paragraph asks for

const lineWidth = .6 // of a thin line, in points: between two columns, at a heading

// planBand takes the height of the band under the head from the first page. Word's head begins a little lower, and may
// be set in another font: some points more hide the difference, and each paragraph has the ground, too.
func (p *docxPlan) planBand(s *setting, pages []page) {
	l := s.look
	if !l.band || p.lastOfHead < 0 || len(pages) == 0 {
		return
	}
	for _, b := range pages[0].boxes {
		if b.width == s.width {
			b.height += (1-bandPad)*l.margin + bandSlack
			p.first = append(p.first, b)
			p.headGap = bandFoot*bandPad*l.margin + 2*bandSlack
		}
	}
}

const bandSlack = 5

// grounds reports whether there is something behind the text of any page.
func (p *docxPlan) grounds() bool { return len(p.first)+len(p.later) > 0 }

func (p *docxPlan) inSide(i int) bool { return p.places[i].side }

// isCredit reports whether the n-th block is the name of a certificate in the second column, and the next one who gave
// it.
func (p *docxPlan) isCredit(n int, blocks []block) bool {
	if n+1 == len(p.order) || !p.inSide(p.order[n]) {
		return false
	}
	b, next := blocks[p.order[n]], blocks[p.order[n+1]]
	return b.role == roleText && len(b.spans) == 1 && b.spans[0].bold && next.role == roleNote &&
		next.section == b.section && next.spans[0].link == ""
}

// framed returns the frame of a block in the second column. Blocks that follow each other in the same frame share it.
func (p *docxPlan) framed(i int) string {
	if !p.places[i].side {
		return ""
	}
	vertical := `w:vAnchor="text" w:y="1"`
	if p.sideTop > 0 {
		vertical = fmt.Sprintf(`w:vAnchor="page" w:y="%d"`, twips(p.sideTop))
	}
	return fmt.Sprintf(`<w:framePr w:w="%d" w:wrap="around" %s w:hAnchor="page" w:x="%d"/>`,
		twips(p.side.width+frameSlack), vertical, twips(p.side.x))
}

const frameSlack = 3 // Word's sizes are rounded to half points

// width is how wide the first column is.
func (p *docxPlan) width(s *setting) float64 { return s.width - p.left - p.right }
