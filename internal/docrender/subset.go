package docrender

import (
	"encoding/binary"
	"math/bits"
)

// Flags of a component of a composite glyph (OpenType, table glyf).
const (
	wordArguments   = 1 << 0
	oneScale        = 1 << 3
	moreComponents  = 1 << 5
	twoScales       = 1 << 6
	fourScales      = 1 << 7
	hasInstructions = 1 << 8
)

// subset writes a TrueType file with the given glyphs of f in this order, and after them the components they are
// made of. A glyph may be given twice. Hinting is left out: at print and modern screen sizes it is not used.
func (f *fontFile) subset(glyphs []uint16) []byte {
	all := append([]uint16(nil), glyphs...)
	number := map[uint16]uint16{} // old to new, for components
	for i, g := range all {
		if _, ok := number[g]; !ok {
			number[g] = uint16(i)
		}
	}
	var glyf []byte
	loca := []byte{0, 0, 0, 0}
	for i := 0; i < len(all); i++ {
		data := f.outline(all[i])
		eachComponent(data, func(at int) {
			old := binary.BigEndian.Uint16(data[at:])
			if _, ok := number[old]; !ok {
				number[old] = uint16(len(all))
				all = append(all, old)
			}
			binary.BigEndian.PutUint16(data[at:], number[old])
		})
		glyf = append(glyf, data...)
		for len(glyf)%4 != 0 {
			glyf = append(glyf, 0)
		}
		loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
	}
	return trueType([]table{
		{"glyf", glyf},
		{"head", f.subsetHead()},
		{"hhea", f.subsetHhea(len(all))},
		{"hmtx", f.subsetHmtx(all)},
		{"loca", loca},
		{"maxp", f.subsetMaxp(len(all))},
	})
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

func (f *fontFile) subsetHmtx(glyphs []uint16) []byte {
	var out []byte
	for _, g := range glyphs {
		out = binary.BigEndian.AppendUint16(out, f.advance[g])
		out = binary.BigEndian.AppendUint16(out, uint16(f.bearing[g]))
	}
	return out
}

func (f *fontFile) subsetMaxp(count int) []byte {
	be := binary.BigEndian
	maxp := append([]byte(nil), f.maxp...)
	be.PutUint16(maxp[4:], uint16(count))
	for i := 16; i < 28; i++ {
		maxp[i] = 0 // what instructions would need: storage, functions, stack
	}
	be.PutUint16(maxp[14:], 1) // zones
	return maxp
}
