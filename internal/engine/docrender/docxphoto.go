package docrender

import (
	"fmt"
	"slices"
)

// planPhoto takes the place of the portrait from the first page. The head is narrower beside it, and what follows keeps
// the distance that it has there: the picture itself pushes nothing aside, so that every word stays in its paragraph.
func (p *docxPlan) planPhoto(s *setting, blocks []block, pages []page) {
	if s.portrait == nil || len(pages) == 0 || pages[0].photo == nil || len(blocks) == 0 {
		return
	}
	p.photo = pages[0].photo
	if p.side.width > 0 && s.look.side.tint > 0 {
		p.sideTop += photoHeight + photoGap
		return
	}
	for i, b := range blocks {
		switch {
		case b.area != areaHead || p.places[i].side:
		case p.rtl:
			p.places[i].left -= photoWidth + photoGap
		default:
			p.places[i].right -= photoWidth + photoGap
		}
	}
	p.spaceBelowPhoto(s.look, pages[0])
}

// spaceBelowPhoto keeps what follows the head as far below its words as on a page of the PDF. The line that ends the
// head is below the photo there, not below the last words: it is drawn behind the text of the page.
func (p *docxPlan) spaceBelowPhoto(l look, pg page) {
	bottom, next := 0.0, 0.0
	for _, r := range pg.rows {
		switch {
		case r.area == areaHead:
			bottom = max(bottom, r.bottom())
		case next == 0 || r.top() < next:
			next = r.top()
		}
	}
	below := func(b box) bool { return b.y > p.photo.y+photoHeight && b.y < next && b.height <= headHeavy }
	if i := slices.IndexFunc(pg.boxes, below); i >= 0 && l.close != ruleNone {
		p.first = append(p.first, pg.boxes[i])
	}
	if p.lastOfHead >= 0 && next > bottom {
		p.headGap = max(p.headGap, next-bottom)
	}
}

const (
	photoPart     = "word/media/photo.jpeg"
	photoRelation = "rIdPhoto"
	emus          = 12700 // English Metric Units in a point
)

// photoRun returns the portrait as a picture that hangs on the first paragraph and is placed on the page.
func (w *docxWriter) photoRun() string {
	at, p := w.plan.photo, w.setting.portrait
	if at == nil || p == nil {
		return ""
	}
	emu := func(points float64) int { return int(points * emus) }
	return fmt.Sprintf(`<w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>%d</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>%d</wp:posOffset></wp:positionV><wp:extent cx="%d" cy="%d"/><wp:wrapNone/><wp:docPr id="1" name="Photo" descr="%s"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="Photo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="%s"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="%d" cy="%d"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`,
		emu(at.x), emu(at.y), emu(photoWidth), emu(photoHeight), escape(p.alt), photoRelation, emu(photoWidth),
		emu(photoHeight))
}
