package docparse

import (
	"bytes"
	"compress/zlib"
	"context"
	"errors"
	"io"
	"time"
)

// How much work a PDF may make. An honest page takes some 30 ms and its drawing some 100 KB of operators; a file of 31
// KB can hold 32 MB of them that draw nothing, which keep an engine busy for as long as it is let.
const (
	pageTime   = 2 * time.Second * raceCost
	maxDrawing = 8 << 20  // bytes of one stream of operators, unpacked
	allDrawing = 48 << 20 // of all of them
)

// errTooMuchWork says that a page takes longer, or holds more to draw, than any resume's.
var errTooMuchWork = errors.New("pdf: too much work")

// pageInTime reads a page, in pageTime at most; the instance is lost where it takes longer.
func (d *pdfDoc) pageInTime(ctx context.Context, i int) (*pdfPage, error) {
	within, cancel := context.WithTimeout(ctx, pageTime)
	defer cancel()
	d.ctx = within
	p, err := d.page(i)
	if d.ctx = ctx; err != nil && ctx.Err() == nil && within.Err() != nil {
		return nil, errTooMuchWork
	}
	return p, err
}

// overdrawn reports whether a stream that is neither a picture, a font nor a table of the file unpacks to more than a
// page's drawing, or all of them to more than a document's. It looks for streams by their words, as files are written
// that are meant to be read; what hides from it meets pageTime.
func overdrawn(data []byte) bool {
	word := []byte("stream")
	for at, all := 0, int64(0); ; {
		i := bytes.Index(data[at:], word)
		if i < 0 {
			return false
		}
		i += at
		at = i + len(word)
		if bytes.HasSuffix(data[:i], []byte("end")) || !drawing(dictionaryBefore(data, i)) {
			continue
		}
		n := unpacked(bytes.TrimLeft(data[at:min(len(data), at+2)], "\r\n"), data[min(len(data), at+2):])
		if all += n; n > maxDrawing || all > allDrawing {
			return true
		}
	}
}

// dictionaryBefore returns what stands between an object's beginning and its stream, as far as it is near.
func dictionaryBefore(data []byte, stream int) []byte {
	const near = 1 << 10
	d := data[max(0, stream-near):stream]
	if i := bytes.LastIndex(d, []byte(" obj")); i >= 0 {
		d = d[i:]
	}
	return d
}

// drawing reports whether a packed stream may hold operators.
func drawing(dictionary []byte) bool {
	if !bytes.Contains(dictionary, []byte("/Fl")) { // FlateDecode, short or in full
		return false
	}
	for _, other := range []string{
		"/Image", "/Length1", "/FontFile", "/Type1C", "/CIDFontType0C", "/OpenType", "/XRef",
		"/ObjStm", "/Metadata", "/EmbeddedFile", "/Alternate",
	} {
		if bytes.Contains(dictionary, []byte(other)) {
			return false
		}
	}
	return true
}

// unpacked counts the bytes of a packed stream, whose beginning may stand apart, up to one more than maxDrawing.
func unpacked(begin, rest []byte) int64 {
	z, err := zlib.NewReader(io.MultiReader(bytes.NewReader(begin), bytes.NewReader(rest)))
	if err != nil {
		return 0
	}
	n, _ := io.Copy(io.Discard, io.LimitReader(z, maxDrawing+1)) // a damaged stream counts as far as it goes
	return n
}
