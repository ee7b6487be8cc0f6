package docrender

import (
	"encoding/binary"
	"math"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
)

// cff writes a CFF font (Adobe Technical Note 5176) with the given drawings, which are numbered from 0 on. The
// outlines are written anew from what any kind of font is drawn with, so there are no subroutines and no hints, and a
// variable font is embedded in the weight it is used in. The em is 1000 units.
func (f *fontFile) cff(face *font.Face, drawings []drawing) []byte {
	n := len(drawings)
	strings := cffIndex([][]byte{[]byte("Adobe"), []byte("Identity")})
	names := cffIndex([][]byte{[]byte(f.name)})
	charset := []byte{2, 0, 1, byte((n - 2) >> 8), byte(n - 2)} // CIDs from 1 on, in order
	if n < 2 {
		charset = []byte{0}
	}
	choice := []byte{3, 0, 1, 0, 0, 0, byte(n >> 8), byte(n)} // every glyph takes the first font dictionary
	private := []byte{139, 20, 139, 21}                       // defaultWidthX and nominalWidthX are 0
	outlines := make([][]byte, n)
	for i, d := range drawings {
		outlines[i] = f.charstring(face, d)
	}
	shapes := cffIndex(outlines)
	dictionaries := cffIndex([][]byte{append(cffOffset(len(private)), append(cffOffset(0), 18)...)})

	header := []byte{1, 0, 4, 4}
	length := len(header) + len(names) + len(cffIndex([][]byte{cffTop(n, 0, 0, 0, 0)})) + len(strings) + 2
	at := func(data []byte) int {
		start := length
		length += len(data)
		return start
	}
	charsetAt, choiceAt, shapesAt, privateAt, dictionariesAt := at(charset), at(choice), at(shapes), at(private),
		at(dictionaries)
	dictionaries = cffIndex([][]byte{append(cffOffset(len(private)), append(cffOffset(privateAt), 18)...)})

	out := append(header, names...)
	out = append(out, cffIndex([][]byte{cffTop(n, charsetAt, choiceAt, shapesAt, dictionariesAt)})...)
	out = append(out, strings...)
	out = append(out, 0, 0) // no global subroutines
	for _, part := range [][]byte{charset, choice, shapes, private, dictionaries} {
		out = append(out, part...)
	}
	return out
}

// cffTop is the top dictionary of a CID-keyed font. It has the same length whatever the offsets are.
func cffTop(glyphs, charset, choice, shapes, dictionaries int) []byte {
	const firstOwn = 391 // the number of the first string that is not a standard one
	var d []byte
	d = cffNumber(cffNumber(cffNumber(d, firstOwn), firstOwn+1), 0)
	d = append(d, 12, 30) // ROS: Adobe-Identity-0
	d = append(append(d, cffOffset(glyphs)...), 12, 34)
	d = append(append(d, cffOffset(charset)...), 15)
	d = append(append(d, cffOffset(shapes)...), 17)
	d = append(append(d, cffOffset(dictionaries)...), 12, 36)
	return append(append(d, cffOffset(choice)...), 12, 37)
}

// cffOffset writes a number in five bytes, whatever it is.
func cffOffset(n int) []byte { return binary.BigEndian.AppendUint32([]byte{29}, uint32(n)) }

func cffIndex(items [][]byte) []byte {
	out := binary.BigEndian.AppendUint16(nil, uint16(len(items)))
	if len(items) == 0 {
		return out
	}
	out = append(out, 4)
	offset := uint32(1)
	out = binary.BigEndian.AppendUint32(out, offset)
	for _, it := range items {
		offset += uint32(len(it))
		out = binary.BigEndian.AppendUint32(out, offset)
	}
	for _, it := range items {
		out = append(out, it...)
	}
	return out
}

// cffNumber appends a whole number as dictionaries and charstrings write it.
func cffNumber(out []byte, v int) []byte {
	switch {
	case v >= -107 && v <= 107:
		return append(out, byte(v+139))
	case v >= 108 && v <= 1131:
		return append(out, byte((v-108)>>8+247), byte(v-108))
	case v >= -1131 && v <= -108:
		return append(out, byte((-v-108)>>8+251), byte(-v-108))
	}
	v = max(math.MinInt16, min(math.MaxInt16, v))
	return append(out, 28, byte(v>>8), byte(v))
}

// Operators of Type 2 charstrings.
const (
	lineTo   = 5
	curveTo  = 8
	endGlyph = 14
	moveTo   = 21
)

// charstring writes a drawing as a Type 2 charstring (Adobe Technical Note 5177).
func (f *fontFile) charstring(face *font.Face, d drawing) []byte {
	scale := 1000 / f.upem
	w := &charstring{}
	w.out = cffNumber(w.out, int(math.Round(float64(d.advance)*scale)))
	parts := d.parts
	if parts == nil {
		parts = []placed{{glyph: d.glyph}}
	}
	for _, p := range parts {
		outline, _ := face.GlyphDataOutline(font.GID(p.glyph)) // none: nothing is drawn
		place := func(q ot.SegmentPoint) point {
			return point{(float64(q.X) + float64(p.dx)) * scale, (float64(q.Y) + float64(p.dy)) * scale}
		}
		for _, s := range outline.Segments {
			switch a := s.Args; s.Op {
			case ot.SegmentOpMoveTo:
				w.draw(moveTo, place(a[0]))
			case ot.SegmentOpLineTo:
				w.draw(lineTo, place(a[0]))
			case ot.SegmentOpQuadTo:
				control, end := place(a[0]), place(a[1])
				w.draw(curveTo, w.pen.towards(control, 2./3), end.towards(control, 2./3), end)
			case ot.SegmentOpCubeTo:
				w.draw(curveTo, place(a[0]), place(a[1]), place(a[2]))
			}
		}
	}
	w.flush()
	return append(w.out, endGlyph)
}

type point struct{ x, y float64 }

func (p point) towards(q point, share float64) point {
	return point{p.x + (q.x-p.x)*share, p.y + (q.y-p.y)*share}
}

// charstring collects what is drawn; several lines or curves share an operator.
type charstring struct {
	out      []byte
	operator byte // that the numbers so far are for
	numbers  int
	pen      point // where the outline is
	x, y     int   // where the rounded one is
}

func (w *charstring) draw(operator byte, points ...point) {
	const stack = 48 // numbers that an interpreter must hold
	if operator != w.operator || operator == moveTo || w.numbers+2*len(points) > stack-2 {
		w.flush()
	}
	w.operator = operator
	for _, p := range points {
		x, y := int(math.Round(p.x)), int(math.Round(p.y))
		w.out = cffNumber(cffNumber(w.out, x-w.x), y-w.y)
		w.x, w.y, w.pen = x, y, p
		w.numbers += 2
	}
}

func (w *charstring) flush() {
	if w.numbers > 0 {
		w.out = append(w.out, w.operator)
	}
	w.numbers = 0
}
