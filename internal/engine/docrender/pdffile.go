package docrender

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf16"
)

// pdfFile collects the objects of a PDF 1.7 file. Objects without a stream are packed into compressed object
// streams, which keeps the many small ones of a tagged file cheap.
type pdfFile struct {
	bodies  []string // by object number - 1
	streams map[int][]byte
	zlib    *zlib.Writer // kept, since a new one costs more than most streams
}

// ref is an object number.
type ref int

func (r ref) String() string { return fmt.Sprintf("%d 0 R", int(r)) }

// reserve returns an object number whose body is set later.
func (f *pdfFile) reserve() ref {
	f.bodies = append(f.bodies, "null")
	return ref(len(f.bodies))
}

func (f *pdfFile) set(r ref, format string, args ...any) {
	f.bodies[r-1] = fmt.Sprintf(format, args...)
}

func (f *pdfFile) add(format string, args ...any) ref {
	r := f.reserve()
	f.set(r, format, args...)
	return r
}

// stream adds a stream, deflated; entries are further entries of its dictionary.
func (f *pdfFile) stream(data []byte, entries string) ref {
	return f.plainStream(f.deflate(data), "/Filter/FlateDecode"+entries)
}

// plainStream adds a stream as it is.
func (f *pdfFile) plainStream(data []byte, entries string) ref {
	r := f.add("<<%s/Length %d>>", entries, len(data))
	if f.streams == nil {
		f.streams = map[int][]byte{}
	}
	f.streams[int(r)] = data
	return r
}

func (f *pdfFile) deflate(data []byte) []byte {
	var b bytes.Buffer
	if f.zlib == nil {
		f.zlib = zlib.NewWriter(&b)
	} else {
		f.zlib.Reset(&b)
	}
	_, err := f.zlib.Write(data)
	if err == nil {
		err = f.zlib.Close()
	}
	if err != nil {
		panic(fmt.Sprintf("docrender: deflating into memory failed: %v", err))
	}
	return b.Bytes()
}

const perObjectStream = 100

// bytes writes the file. The identifier is a hash of the content, so that it depends on nothing else.
func (f *pdfFile) bytes(root, info ref) []byte {
	place := f.pack() // the object stream of each packed object, and its index there
	var b bytes.Buffer
	b.WriteString("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
	offsets := make([]int, len(f.bodies))
	for i, body := range f.bodies {
		n := i + 1
		if _, packed := place[n]; packed {
			continue
		}
		offsets[i] = b.Len()
		fmt.Fprintf(&b, "%d 0 obj\n%s", n, body)
		if s, ok := f.streams[n]; ok {
			b.WriteString("\nstream\n")
			b.Write(s)
			b.WriteString("\nendstream")
		}
		b.WriteString("\nendobj\n")
	}
	f.crossReference(&b, offsets, place, root, info)
	return b.Bytes()
}

type placeInStream struct{ stream, index int }

// pack puts every object without a stream into object streams, which become further objects.
func (f *pdfFile) pack() map[int]placeInStream {
	place := map[int]placeInStream{}
	var numbers []int
	for n := 1; n <= len(f.bodies); n++ {
		if _, ok := f.streams[n]; !ok {
			numbers = append(numbers, n)
		}
	}
	for len(numbers) > 0 {
		group := numbers[:min(perObjectStream, len(numbers))]
		numbers = numbers[len(group):]
		var head, body strings.Builder
		for _, n := range group {
			fmt.Fprintf(&head, "%d %d ", n, body.Len())
			body.WriteString(f.bodies[n-1] + "\n")
		}
		r := f.stream([]byte(head.String()+body.String()), fmt.Sprintf("/Type/ObjStm/N %d/First %d", len(group),
			head.Len()))
		for i, n := range group {
			place[n] = placeInStream{int(r), i}
		}
	}
	return place
}

// crossReference writes the cross-reference stream and the end of the file.
func (f *pdfFile) crossReference(b *bytes.Buffer, offsets []int, place map[int]placeInStream, root, info ref) {
	self := len(f.bodies) + 1
	start := b.Len()
	table := []byte{0, 0, 0, 0, 0, 0xff, 0xff}
	row := func(kind byte, field, index int) {
		table = append(table, kind)
		table = binary.BigEndian.AppendUint32(table, uint32(field))
		table = binary.BigEndian.AppendUint16(table, uint16(index))
	}
	for i := range offsets {
		if p, ok := place[i+1]; ok {
			row(2, p.stream, p.index)
		} else {
			row(1, offsets[i], 0)
		}
	}
	row(1, start, 0)
	id := sha256.Sum256(b.Bytes())
	packed := f.deflate(table)
	fmt.Fprintf(b, "%d 0 obj\n<</Type/XRef/Size %d/W[1 4 2]/Root %v/Info %v/ID[<%x><%x>]/Filter/FlateDecode/Length %d>>\nstream\n", self, self+1, root, info, id[:16], id[:16], len(packed))
	b.Write(packed)
	fmt.Fprintf(b, "\nendstream\nendobj\nstartxref\n%d\n%%%%EOF\n", start)
}

// pdfText writes a text string: UTF-16 with its mark, in hexadecimal.
func pdfText(s string) string {
	var b strings.Builder
	b.WriteString("<FEFF")
	for _, u := range utf16.Encode([]rune(s)) {
		fmt.Fprintf(&b, "%04X", u)
	}
	b.WriteByte('>')
	return b.String()
}

// pdfURI writes an ASCII string in parentheses.
func pdfURI(s string) string {
	return "(" + strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(s) + ")"
}

// number writes a length with at most three decimals.
func number(x float64) string {
	rounded := math.Round(x*1000) / 1000
	if rounded == 0 {
		return "0" // not -0
	}
	return strconv.FormatFloat(rounded, 'f', -1, 64)
}
