package docparse

import (
	"encoding/binary"
	"math"
	"unicode/utf16"
)

const maxGlyphs = 40_000

func (d *pdfDoc) page(i int) (*pdfPage, error) {
	page, err := d.call("FPDF_LoadPage", d.doc, uint64(i))
	if err != nil || page == 0 {
		return &pdfPage{}, err
	}
	text, err := d.call("FPDFText_LoadPage", page)
	if err != nil {
		return nil, err
	}
	w, err := d.call("FPDF_GetPageWidthF", page)
	if err != nil {
		return nil, err
	}
	h, err := d.call("FPDF_GetPageHeightF", page)
	if err != nil {
		return nil, err
	}
	p := &pdfPage{
		texts: map[uint64]*font{}, width: float64(math.Float32frombits(uint32(w))),
		height: float64(math.Float32frombits(uint32(h))),
	}
	turn, err := d.call("FPDFPage_GetRotation", page)
	if err != nil {
		return nil, err
	}
	p.turn = int(turn & 3)
	if text != 0 {
		if err := d.readGlyphs(text, p); err != nil {
			return nil, err
		}
		if _, err := d.call("FPDFText_ClosePage", text); err != nil {
			return nil, err
		}
	}
	if err := d.readLinks(page, p); err != nil {
		return nil, err
	}
	if err := d.readShapes(page, p); err != nil {
		return nil, err
	}
	_, err = d.call("FPDF_ClosePage", page)
	return p, err
}

// shown returns where a rectangle of the page's own coordinates stands on the page as it is shown, turned as the file
// says.
func (p *pdfPage) shown(left, bottom, right, top float64) pdfBox {
	switch p.turn {
	case 1:
		return pdfBox{x0: bottom, x1: top, y0: left, y1: right}
	case 2:
		return pdfBox{x0: p.width - right, x1: p.width - left, y0: bottom, y1: top}
	case 3:
		return pdfBox{x0: p.width - top, x1: p.width - bottom, y0: p.height - right, y1: p.height - left}
	}
	return pdfBox{x0: left, x1: right, y0: p.height - top, y1: p.height - bottom}
}

func (d *pdfDoc) readGlyphs(text uint64, p *pdfPage) error {
	count, err := d.call("FPDFText_CountChars", text)
	if err != nil {
		return err
	}
	n := min(int(int32(count)), maxGlyphs)
	scratch := uint64(d.scratch)
	var known []rune
	for i := 0; i < n; i++ {
		at := uint64(i)
		if i%textRun == 0 {
			if known, err = d.runesFrom(text, i, min(n-i, textRun)); err != nil {
				return err
			}
		}
		object, err := d.call("FPDFText_GetTextObject", text, at)
		if err != nil {
			return err
		}
		if object == 0 { // a space or line end that PDFium put in; the positions say it better
			continue
		}
		f := p.texts[object]
		if f == nil {
			if f, err = d.readFont(p, text, at); err != nil {
				return err
			}
			if err := d.noteFont(object, f, p); err != nil {
				return err
			}
			p.texts[object] = f
		}
		if _, err := d.call("FPDFText_GetLooseCharBox", text, at, scratch); err != nil {
			return err
		}
		left, top, right, bottom := d.box()
		on := p.shown(left, bottom, right, top)
		r := known[i%textRun]
		if r == 0 || r == 0xfffd || r == 0xfffe {
			p.unmapped++
			r = 0xfffd
		}
		p.glyphs = append(p.glyphs, glyph{r: r, x0: on.x0, x1: on.x1, baseline: f.baseline, font: f, object: object})
	}
	return nil
}

// textRun is how many characters are read at a time.
const textRun = 1024

// runesFrom reads n characters from index from on: in one call where PDFium's text has one letter for each of them,
// else one by one. In its text PDFium puts 0xfffe for the hyphens that it takes for a line's end.
func (d *pdfDoc) runesFrom(text uint64, from, n int) ([]rune, error) {
	out := make([]rune, n)
	written, err := d.call("FPDFText_GetText", text, uint64(from), uint64(n), uint64(d.scratch))
	if err != nil {
		return nil, err
	}
	whole := int(int32(written)) == n+1
	units := d.bytes(uint32(2 * n))
	for i := 0; i < n && whole; i++ {
		out[i] = rune(binary.LittleEndian.Uint16(units[2*i:]))
		whole = !utf16.IsSurrogate(out[i])
	}
	for i := range out {
		if whole && out[i] != 0xfffe {
			continue
		}
		u, err := d.call("FPDFText_GetUnicode", text, uint64(from+i))
		if err != nil {
			return nil, err
		}
		out[i] = rune(uint32(u))
	}
	return out, nil
}

// readFont reads size, style, colour and baseline of the text object that the character at index at belongs to. The
// weight that PDFium reports is not used: it is a guess for most fonts; the font's name says it.
func (d *pdfDoc) readFont(p *pdfPage, text, at uint64) (*font, error) {
	scratch := uint64(d.scratch)
	size, err := d.call("FPDFText_GetFontSize", text, at)
	if err != nil {
		return nil, err
	}
	if _, err := d.call("FPDFText_GetMatrix", text, at, scratch); err != nil {
		return nil, err
	}
	a, mb, c2, md := d.box()
	if _, err := d.call("FPDFText_GetCharOrigin", text, at, scratch, scratch+8); err != nil {
		return nil, err
	}
	x, y := math.Float64frombits(binary.LittleEndian.Uint64(d.bytes(16))),
		math.Float64frombits(binary.LittleEndian.Uint64(d.bytes(16)[8:]))
	n, err := d.call("FPDFText_GetFontInfo", text, at, scratch, 512, scratch+1024)
	if err != nil {
		return nil, err
	}
	name := fold(string(trimNUL(d.bytes(uint32(min(n, 512))))))
	ok, err := d.call("FPDFText_GetFillColor", text, at, scratch, scratch+4, scratch+8, scratch+12)
	if err != nil {
		return nil, err
	}
	c := d.bytes(16)
	scale := math.Hypot(c2, md)
	if scale == 0 {
		scale = 1
	}
	return &font{
		name: name,
		size: math.Float64frombits(size) * scale, bold: boldName(name), italic: italicName(name),
		symbol:  symbolName(name),
		white:   ok != 0 && c[0] >= 250 && c[4] >= 250 && c[8] >= 250 || ok != 0 && c[12] < 8,
		rotated: math.Abs(mb) > math.Abs(a) != (p.turn%2 == 1), baseline: p.shown(x, y, x, y).y0,
	}, nil
}

// noteFont notes how a text object is shown, and its font where the file does not carry it. A font is looked at once.
func (d *pdfDoc) noteFont(object uint64, f *font, p *pdfPage) error {
	mode, err := d.call("FPDFTextObj_GetTextRenderMode", object)
	if err != nil {
		return err
	}
	const invisible = 3
	f.unseen = int32(mode) == invisible
	if _, seen := d.fonts[f.name]; seen {
		return nil
	}
	d.fonts[f.name] = struct{}{}
	handle, err := d.call("FPDFTextObj_GetFont", object)
	if err != nil || handle == 0 {
		return err
	}
	carried, err := d.call("FPDFFont_GetIsEmbedded", handle)
	if err == nil && carried == 0 && f.name != "" {
		p.loose = append(p.loose, f.name)
	}
	return err
}

func trimNUL(b []byte) []byte {
	for i, c := range b {
		if c == 0 {
			return b[:i]
		}
	}
	return b
}

const maxObjects = 20_000

// PDFium's kinds of page objects, as far as they matter.
const (
	textObject  = 1
	imageObject = 3
	formObject  = 5
)

// formKind returns imageObject for a group of objects in which there is a picture and no text, else formObject. Of
// large groups the beginning is looked at.
func (d *pdfDoc) formKind(form uint64) (uint64, error) {
	count, err := d.call("FPDFFormObj_CountObjects", form)
	if err != nil {
		return 0, err
	}
	out := uint64(formObject)
	for i := range min(int(int32(count)), 50) {
		object, err := d.call("FPDFFormObj_GetObject", form, uint64(i))
		if err != nil {
			return 0, err
		}
		kind, err := d.call("FPDFPageObj_GetType", object)
		switch {
		case err != nil || kind == textObject:
			return formObject, err
		case kind == imageObject:
			out = imageObject
		}
	}
	return out, nil
}

// backdrop is the area, in square points, from which a shape can be what white text stands on.
const backdrop = 150

// readShapes notes the small round or square shapes of a page, bullets that are drawn and not written, and the large
// ones, which white text may stand on.
func (d *pdfDoc) readShapes(page uint64, p *pdfPage) error {
	count, err := d.call("FPDFPage_CountObjects", page)
	if err != nil {
		return err
	}
	scratch := uint64(d.scratch)
	p.objects = int(int32(count))
	for i := 0; i < min(int(int32(count)), maxObjects); i++ {
		object, err := d.call("FPDFPage_GetObject", page, uint64(i))
		if err != nil {
			return err
		}
		if p.texts[object] != nil {
			continue
		}
		kind, err := d.call("FPDFPageObj_GetType", object)
		if err != nil {
			return err
		}
		if kind == textObject {
			continue
		}
		if _, err := d.call("FPDFPageObj_GetBounds", object, scratch, scratch+4, scratch+8, scratch+12); err != nil {
			return err
		}
		left, bottom, right, top := d.box()
		on := p.shown(left, bottom, right, top)
		w, h := on.x1-on.x0, on.y1-on.y0
		if kind == formObject && w*h > pictureArea {
			if kind, err = d.formKind(object); err != nil {
				return err
			}
		}
		if kind == imageObject {
			p.images = append(p.images, on)
		}
		if w*h > backdrop {
			p.backdrops = append(p.backdrops, on)
		}
		if isDot(w, h) {
			p.dots = append(p.dots, dot{x0: on.x0, x1: on.x1, y: (on.y0 + on.y1) / 2})
		}
	}
	return nil
}

// readLinks reads the addresses of the page's link annotations.
func (d *pdfDoc) readLinks(page uint64, p *pdfPage) error {
	scratch := uint64(d.scratch)
	if !d.module.Memory().WriteUint32Le(d.scratch, 0) {
		return nil
	}
	for n := 0; n < 200; n++ {
		ok, err := d.call("FPDFLink_Enumerate", page, scratch, scratch+4)
		if err != nil {
			return err
		}
		if ok == 0 {
			return nil
		}
		b := d.bytes(8)
		next, link := binary.LittleEndian.Uint32(b), uint64(binary.LittleEndian.Uint32(b[4:]))
		if err := d.readLink(link, p); err != nil {
			return err
		}
		d.module.Memory().WriteUint32Le(d.scratch, next)
	}
	return nil
}

func (d *pdfDoc) readLink(link uint64, p *pdfPage) error {
	scratch := uint64(d.scratch)
	action, err := d.call("FPDFLink_GetAction", link)
	if err != nil || action == 0 {
		return err
	}
	if kind, err := d.call("FPDFAction_GetType", action); err != nil || kind != 3 {
		return err
	}
	n, err := d.call("FPDFAction_GetURIPath", d.doc, action, scratch+64, 2048)
	if err != nil || n <= 1 || n > 2048 {
		return err
	}
	uri := string(trimNUL(d.bytes(uint32(64 + n))[64:]))
	if _, err := d.call("FPDFLink_GetAnnotRect", link, scratch+32); err != nil {
		return err
	}
	b := d.bytes(48)[32:]
	f := func(i int) float64 { return float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))) }
	on := p.shown(f(0), f(3), f(2), f(1))
	p.links = append(p.links, pdfLink{uri: uri, x0: on.x0, x1: on.x1, y0: on.y0, y1: on.y1})
	return nil
}

// How large a drawn dot is, in points, and how much longer than wide, so that it can be a bullet; tuned as the bounds
// of white are.
const (
	leastDot = 0.8
	mostDot  = 7
	dotShape = 1.7
)

// isDot reports whether a shape of a width and a height can be a bullet.
func isDot(w, h float64) bool {
	return w > leastDot && w < mostDot && h > leastDot && h < mostDot && w < dotShape*h && h < dotShape*w
}
