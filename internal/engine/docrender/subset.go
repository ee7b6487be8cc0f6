package docrender

import (
	"encoding/binary"
	"math/bits"
)

// Flags of a component of a composite glyph (OpenType, table glyf).
const (
	wordArguments   = 1 << 0
	argumentsAreXY  = 1 << 1
	oneScale        = 1 << 3
	moreComponents  = 1 << 5
	twoScales       = 1 << 6
	fourScales      = 1 << 7
	hasInstructions = 1 << 8
)

// subset writes a TrueType file with the given drawings in this order, and after them the glyphs they are made of. A
// glyph may be given twice. Hinting is left out: at print and modern screen sizes it is not used.
func (f *fontFile) subset(drawings []drawing) []byte {
	w := &subsetWriter{from: f, number: map[uint16]uint16{}, loca: []byte{0, 0, 0, 0}}
	for i, d := range drawings {
		if d.parts == nil {
			if _, ok := w.number[d.glyph]; !ok {
				w.number[d.glyph] = uint16(i)
			}
		}
	}
	w.count = len(drawings)
	parts := 1 // the most that a drawing has
	for _, d := range drawings {
		if d.parts == nil {
			w.glyph(d.glyph)
		} else {
			w.joint(d)
			parts = max(parts, len(d.parts))
		}
	}
	for i := 0; i < len(w.more); i++ {
		w.glyph(w.more[i])
	}
	return trueType([]table{
		{"glyf", w.glyf},
		{"head", f.subsetHead()},
		{"hhea", f.subsetHhea(w.count)},
		{"hmtx", w.hmtx},
		{"loca", w.loca},
		{"maxp", f.subsetMaxp(w.count, parts)},
	})
}

// subsetWriter collects the tables that have an entry for every glyph.
type subsetWriter struct {
	from             *fontFile
	number           map[uint16]uint16 // old glyph numbers to new ones, for components
	more             []uint16          // components that are no drawing of their own
	count            int
	glyf, loca, hmtx []byte
}

// numberOf returns the new number of a glyph that is a component of another.
func (w *subsetWriter) numberOf(old uint16) uint16 {
	n, ok := w.number[old]
	if !ok {
		n = uint16(w.count)
		w.count++
		w.number[old] = n
		w.more = append(w.more, old)
	}
	return n
}

func (w *subsetWriter) glyph(g uint16) {
	data := w.from.outline(g)
	eachComponent(data, func(at int) {
		binary.BigEndian.PutUint16(data[at:], w.numberOf(binary.BigEndian.Uint16(data[at:])))
	})
	w.add(data, w.from.advance[g], w.from.bearing[g])
}

// joint writes a composite glyph of the parts that have an outline.
func (w *subsetWriter) joint(d drawing) {
	be := binary.BigEndian
	var body []byte
	var box [4]int16
	last := -1 // where the flags of the last component stand
	for _, p := range d.parts {
		raw := w.from.glyf[w.from.loca[p.glyph]:w.from.loca[p.glyph+1]]
		if len(raw) < 10 {
			continue
		}
		b := [4]int16{
			int16(be.Uint16(raw[2:])) + p.dx, int16(be.Uint16(raw[4:])) + p.dy,
			int16(be.Uint16(raw[6:])) + p.dx, int16(be.Uint16(raw[8:])) + p.dy,
		}
		if last < 0 {
			box = b
		}
		box = [4]int16{min(box[0], b[0]), min(box[1], b[1]), max(box[2], b[2]), max(box[3], b[3])}
		last = len(body)
		body = be.AppendUint16(body, wordArguments|argumentsAreXY|moreComponents)
		body = be.AppendUint16(body, w.numberOf(p.glyph))
		body = be.AppendUint16(body, uint16(p.dx))
		body = be.AppendUint16(body, uint16(p.dy))
	}
	if last < 0 {
		w.add(nil, d.advance, 0)
		return
	}
	be.PutUint16(body[last:], wordArguments|argumentsAreXY)
	head := []byte{0xff, 0xff}
	for _, v := range box {
		head = be.AppendUint16(head, uint16(v))
	}
	w.add(append(head, body...), d.advance, box[0])
}

func (w *subsetWriter) add(data []byte, advance uint16, bearing int16) {
	w.glyf = append(w.glyf, data...)
	for len(w.glyf)%4 != 0 {
		w.glyf = append(w.glyf, 0)
	}
	w.loca = binary.BigEndian.AppendUint32(w.loca, uint32(len(w.glyf)))
	w.hmtx = binary.BigEndian.AppendUint16(w.hmtx, advance)
	w.hmtx = binary.BigEndian.AppendUint16(w.hmtx, uint16(bearing))
}

type table struct {
	tag  string
	data []byte
}

// trueType writes a font file of these tables, which must be in the order of their tags.
func trueType(tables []table) []byte {
	be := binary.BigEndian
	n := len(tables)
	power := 1 << (bits.Len(uint(n)) - 1)
	out := be.AppendUint32(nil, 0x00010000)
	for _, v := range []int{n, power * 16, bits.Len(uint(n)) - 1, (n - power) * 16} {
		out = be.AppendUint16(out, uint16(v))
	}
	offset := len(out) + 16*n
	var body []byte
	for _, t := range tables {
		length := len(t.data)
		for len(t.data)%4 != 0 {
			t.data = append(t.data, 0)
		}
		var sum uint32
		for i := 0; i < len(t.data); i += 4 {
			sum += be.Uint32(t.data[i:])
		}
		out = append(out, t.tag...)
		out = be.AppendUint32(out, sum)
		out = be.AppendUint32(out, uint32(offset+len(body)))
		out = be.AppendUint32(out, uint32(length))
		body = append(body, t.data...)
	}
	return append(out, body...)
}

// outline copies a glyph's outline without its instructions.
func (f *fontFile) outline(g uint16) []byte {
	raw := f.glyf[f.loca[g]:f.loca[g+1]]
	if len(raw) < 10 {
		return nil
	}
	data := append([]byte(nil), raw...)
	be := binary.BigEndian
	if contours := int(int16(be.Uint16(data))); contours >= 0 {
		at := 10 + 2*contours
		n := int(be.Uint16(data[at:]))
		be.PutUint16(data[at:], 0)
		return append(data[:at+2], data[at+2+n:]...)
	}
	end := eachComponent(data, func(at int) {
		be.PutUint16(data[at-2:], be.Uint16(data[at-2:])&^hasInstructions)
	})
	return data[:end]
}

// eachComponent calls visit with the place of every component's glyph number; the component's flags stand two bytes
// before it. It returns where the components end; a simple glyph has none.
func eachComponent(data []byte, visit func(at int)) int {
	be := binary.BigEndian
	if len(data) < 10 || int16(be.Uint16(data)) >= 0 {
		return len(data)
	}
	at := 10
	for {
		flags := be.Uint16(data[at:])
		visit(at + 2)
		at += 6
		if flags&wordArguments != 0 {
			at += 2
		}
		switch {
		case flags&oneScale != 0:
			at += 2
		case flags&twoScales != 0:
			at += 4
		case flags&fourScales != 0:
			at += 8
		}
		if flags&moreComponents == 0 {
			return at
		}
	}
}

func (f *fontFile) subsetHead() []byte {
	head := append([]byte(nil), f.head...)
	binary.BigEndian.PutUint32(head[8:], 0)  // checksum of the whole file: not used inside a PDF
	binary.BigEndian.PutUint16(head[50:], 1) // long offsets in loca
	return head
}

func (f *fontFile) subsetHhea(count int) []byte {
	hhea := append([]byte(nil), f.hhea...)
	binary.BigEndian.PutUint16(hhea[34:], uint16(count))
	return hhea
}

func (f *fontFile) subsetMaxp(count, parts int) []byte {
	be := binary.BigEndian
	maxp := append([]byte(nil), f.maxp...)
	be.PutUint16(maxp[4:], uint16(count))
	for i := 16; i < 28; i++ {
		maxp[i] = 0 // what instructions would need: storage, functions, stack
	}
	be.PutUint16(maxp[14:], 1) // zones
	// What composite glyphs may hold. Those that are joined here add a level and hold whole glyphs.
	points, contours := max(be.Uint16(maxp[6:]), be.Uint16(maxp[10:])), max(be.Uint16(maxp[8:]), be.Uint16(maxp[12:]))
	be.PutUint16(maxp[10:], uint16(min(0xffff, int(points)*parts)))
	be.PutUint16(maxp[12:], uint16(min(0xffff, int(contours)*parts)))
	be.PutUint16(maxp[28:], max(be.Uint16(maxp[28:]), uint16(parts)))
	be.PutUint16(maxp[30:], be.Uint16(maxp[30:])+1)
	return maxp
}
