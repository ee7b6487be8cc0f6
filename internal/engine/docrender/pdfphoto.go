package docrender

import "fmt"

// figure adds the portrait to the file, and its element, which says in words what it is; nil where there is none.
func (w *pdfWriter) figure() *element {
	p := w.setting.portrait
	if p == nil {
		return nil
	}
	w.photo = w.file.plainStream(p.JPEG, fmt.Sprintf("/Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode",
		p.Width, p.Height))
	e := w.tags.element("Figure", w.tags.document)
	e.alt = p.alt
	return e
}

// portrait draws the portrait where a page has it.
func (w *pdfWriter) portrait(at *spot, figure *element) {
	if at == nil || figure == nil {
		return
	}
	bottom := w.setting.height - at.y - photoHeight
	figure.box = [4]float64{at.x, bottom, at.x + photoWidth, bottom + photoHeight}
	w.openFor(figure)
	fmt.Fprintf(&w.content, "q %s 0 0 %s %s %s cm\n/Photo Do\nQ\n", number(photoWidth), number(photoHeight),
		number(at.x), number(bottom))
	w.close()
}
