package docrender

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"
)

// readPDF is a small reader of the files that this package writes: it follows the cross-reference stream, opens
// object streams, and takes the text out of content streams by way of the ToUnicode maps alone.
type readPDF struct {
	t       *testing.T
	objects map[int]string
	streams map[int][]byte
	root    int
}

func openPDF(t *testing.T, data []byte) *readPDF {
	t.Helper()
	r := &readPDF{t: t, objects: map[int]string{}, streams: map[int][]byte{}}
	m := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(data)
	if m == nil {
		t.Fatal("no startxref at the end")
	}
	start, _ := strconv.Atoi(string(m[1]))
	self := r.readAt(data, start)
	head := r.objects[self]
	r.root = r.intAfter(head, "/Root ")
	table := r.streams[self]
	if len(table) != 7*r.intAfter(head, "/Size ") {
		t.Fatalf("cross-reference table has %d bytes for %d objects", len(table), r.intAfter(head, "/Size "))
	}
	for n := 1; n*7 < len(table); n++ {
		e := table[n*7:]
		if e[0] == 1 {
			if got := r.readAt(data, int(binary.BigEndian.Uint32(e[1:]))); got != n {
				t.Fatalf("object %d stands where the table says %d", got, n)
			}
		}
	}
	for n := 1; n*7 < len(table); n++ {
		if e := table[n*7:]; e[0] == 2 {
			r.readPacked(n, int(binary.BigEndian.Uint32(e[1:])), int(binary.BigEndian.Uint16(e[5:])))
		}
	}
	return r
}

// readAt reads "n 0 obj … endobj" at an offset.
func (r *readPDF) readAt(data []byte, at int) int {
	var n int
	if _, err := fmt.Sscanf(string(data[at:min(at+20, len(data))]), "%d 0 obj", &n); err != nil {
		r.t.Fatalf("no object at %d: %v", at, err)
	}
	rest := data[at:]
	body := rest[bytes.IndexByte(rest, '\n')+1:]
	if end := bytes.Index(body, []byte("\nstream\n")); end >= 0 && end < bytes.Index(body, []byte("\nendobj")) {
		head := string(body[:end])
		raw := body[end+8:][:r.intAfter(head, "/Length ")]
		if strings.Contains(head, "/FlateDecode") {
			z, err := zlib.NewReader(bytes.NewReader(raw))
			if err != nil {
				r.t.Fatal(err)
			}
			if raw, err = io.ReadAll(z); err != nil {
				r.t.Fatal(err)
			}
		}
		r.objects[n], r.streams[n] = head, raw
		return n
	}
	r.objects[n] = string(body[:bytes.Index(body, []byte("\nendobj"))])
	return n
}

func (r *readPDF) readPacked(n, stream, index int) {
	head, data := r.objects[stream], r.streams[stream]
	first := r.intAfter(head, "/First ")
	numbers := strings.Fields(string(data[:first]))
	if numbers[2*index] != strconv.Itoa(n) {
		r.t.Fatalf("object stream %d holds %s at %d, not %d", stream, numbers[2*index], index, n)
	}
	from, _ := strconv.Atoi(numbers[2*index+1])
	end := len(data) - first
	if 2*index+3 < len(numbers) {
		end, _ = strconv.Atoi(numbers[2*index+3])
	}
	r.objects[n] = string(data[first+from : first+end])
}

func (r *readPDF) intAfter(s, key string) int {
	i := strings.Index(s, key)
	if i < 0 {
		r.t.Fatalf("no %s in %s", key, s)
	}
	n := 0
	if _, err := fmt.Sscanf(s[i+len(key):], "%d", &n); err != nil {
		r.t.Fatalf("no number after %s in %s", key, s)
	}
	return n
}

// refs returns the object numbers in the array after key.
func (r *readPDF) refs(s, key string) []int {
	i := strings.Index(s, key+"[")
	if i < 0 {
		return nil
	}
	s = s[i+len(key)+1:]
	var out []int
	for _, m := range regexp.MustCompile(`(\d+) 0 R`).FindAllStringSubmatch(s[:strings.IndexByte(s, ']')], -1) {
		n, _ := strconv.Atoi(m[1])
		out = append(out, n)
	}
	return out
}

func (r *readPDF) pages() []int {
	return r.refs(r.objects[r.intAfter(r.objects[r.root], "/Pages ")], "/Kids")
}

// text is what a page shows, in the order it is drawn.
type shown struct {
	text string
	x, y float64
	size float64
	mcid int // -1 for an artifact
	tag  string
}

var (
	operator = regexp.MustCompile(`(?m)^(.*?) ?(BDC|BMC|EMC|Tm|Tf|TJ|Ts|BT|ET|rg|RG|S|Q|l)$`)
	tjPart   = regexp.MustCompile(`<([0-9A-F]*)>|(-?[0-9.]+)`)
)

// page decodes one content stream. One item per text object.
func (r *readPDF) page(n int) []shown {
	page := r.objects[n]
	fonts := r.fontMaps(r.objects[r.intAfter(page, "/Resources ")])
	var out []shown
	depth, mcid, tag := 0, -1, ""
	var cur shown
	var font map[uint16]string
	for _, m := range operator.FindAllStringSubmatch(string(r.streams[r.intAfter(page, "/Contents ")]), -1) {
		args := m[1]
		switch m[2] {
		case "BDC", "BMC":
			if depth++; depth > 1 {
				r.t.Fatal("marked content within marked content")
			}
			tag, mcid = strings.TrimPrefix(regexp.MustCompile(`^/\w+`).FindString(args), "/"), -1
			if strings.Contains(args, "/MCID") {
				mcid = r.intAfter(args, "/MCID ")
			}
		case "EMC":
			depth--
		case "Tm":
			f := strings.Fields(args)
			cur = shown{mcid: mcid, tag: tag, x: r.float(f[len(f)-2]), y: r.float(f[len(f)-1])}
			if depth != 1 {
				r.t.Fatal("text outside marked content")
			}
		case "Tf":
			f := strings.Fields(args)
			font, cur.size = fonts[f[0]], r.float(f[1])
		case "TJ":
			for _, c := range r.codes(args) {
				s, ok := font[c]
				if !ok {
					r.t.Fatalf("code %04x has no text", c)
				}
				cur.text += s
			}
		case "ET":
			out = append(out, cur)
		}
	}
	if depth != 0 {
		r.t.Fatal("marked content is not closed")
	}
	return out
}

// codes returns those in the operand of TJ.
func (r *readPDF) codes(operand string) []uint16 {
	var out []uint16
	for _, p := range tjPart.FindAllStringSubmatch(operand, -1) {
		codes, err := hex.DecodeString(p[1])
		if err != nil {
			r.t.Fatal(err)
		}
		for i := 0; i+1 < len(codes); i += 2 {
			out = append(out, binary.BigEndian.Uint16(codes[i:]))
		}
	}
	return out
}

func (r *readPDF) float(s string) float64 {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil {
		r.t.Fatal(err)
	}
	return f
}

// fontMaps reads the ToUnicode map of every font of a resource dictionary, by resource name.
func (r *readPDF) fontMaps(resources string) map[string]map[uint16]string {
	out := map[string]map[uint16]string{}
	for _, m := range regexp.MustCompile(`(/F\d+) (\d+) 0 R`).FindAllStringSubmatch(resources, -1) {
		n, _ := strconv.Atoi(m[2])
		codes := map[uint16]string{}
		for _, e := range regexp.MustCompile(`<([0-9A-F]{4})><([0-9A-F]+)>\n`).FindAllStringSubmatch(
			string(r.streams[r.intAfter(r.objects[n], "/ToUnicode ")]), -1) {
			code, _ := hex.DecodeString(e[1])
			codes[binary.BigEndian.Uint16(code)] = utf16Text(e[2])
		}
		out[m[1]] = codes
	}
	return out
}

func utf16Text(digits string) string {
	raw, _ := hex.DecodeString(digits)
	units := make([]uint16, len(raw)/2)
	for i := range units {
		units[i] = binary.BigEndian.Uint16(raw[2*i:])
	}
	return string(utf16.Decode(units))
}

// words returns all words of the body, page numbers left out, in the order they are drawn.
func (r *readPDF) words() []string {
	var b strings.Builder
	for _, n := range r.pages() {
		for _, s := range r.page(n) {
			if s.mcid >= 0 {
				b.WriteString(s.text + " ")
			}
		}
	}
	return strings.Fields(b.String())
}
