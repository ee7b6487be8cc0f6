package picture

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"strings"

	"vitae/internal/base/fault"
)

// The photo of a resume: 7 to 9, as passport photos of 35 × 45 mm are, at 300 pixels an inch of that size and a little
// more. Smaller than the least it would be printed as blocks.
const (
	photoWidth  = 420
	photoHeight = 540
	leastWidth  = 105
	leastHeight = 135
	// maxEmbedded bounds the JPEG: each version of a resume holds it.
	maxEmbedded = 64 << 10
	// embeddedPixels bounds a picture within a document, which nobody waits in line for.
	embeddedPixels = 4_000_000
	maxZoom        = 4
	photoJPEG      = 88 // quality; what a camera takes fits with it
	jpegStep       = 13 // less at each try: at most eight until it fits
)

// Frame says which part of a picture is shown: the largest part of the photo's shape, Zoom times smaller. X and Y say
// where it is, from 0 (left, top) to 1.
type Frame struct{ X, Y, Zoom float64 }

// Middle shows as much as the shape lets.
var Middle = Frame{X: .5, Y: .5, Zoom: 1}

// ForResume draws the part of a picture that a frame shows, as a JPEG of the shape and size that resumes hold. Nothing
// of the file is left in it but these pixels.
func ForResume(data []byte, f Frame) ([]byte, error) {
	return forResume(data, f, maxPixels)
}

func forResume(data []byte, f Frame, pixels int64) ([]byte, error) {
	const op = "picture.ForResume"
	if !f.valid() {
		return nil, fault.New(op, fault.Invalid, "The position must be from 0 to 1 and the zoom from 1 to 4.")
	}
	m, err := decoded(op, data, pixels)
	if err != nil {
		return nil, err
	}
	part := f.part(m.width, m.height)
	if part.Dx() < leastWidth || part.Dy() < leastHeight {
		return nil, fault.New(op, fault.Invalid,
			"The photo is too small to print. Choose one with more pixels, or zoom out.")
	}
	width, height := part.Dx(), part.Dy()
	if width > photoWidth {
		width, height = photoWidth, photoHeight
	}
	small := m.drawn(part, width, height)
	for quality := photoJPEG; ; quality -= jpegStep { // until it fits
		out, err := encoded(op, small, max(1, quality))
		if err != nil || len(out) <= maxEmbedded || quality <= 1 {
			return out, err
		}
	}
}

func (f Frame) valid() bool {
	share := func(x float64) bool { return x >= 0 && x <= 1 } // false for what is no number, too
	return share(f.X) && share(f.Y) && f.Zoom >= 1 && f.Zoom <= maxZoom
}

// part returns the part of a picture of this size that is shown.
func (f Frame) part(width, height int) image.Rectangle {
	w, h := float64(width), float64(height)
	if w*photoHeight > h*photoWidth {
		w = h * photoWidth / photoHeight
	} else {
		h = w * photoHeight / photoWidth
	}
	pw, ph := int(math.Round(w/f.Zoom)), int(math.Round(h/f.Zoom))
	x, y := int(math.Round(f.X*float64(width-pw))), int(math.Round(f.Y*float64(height-ph)))
	return image.Rect(x, y, x+pw, y+ph)
}

// Photo is a photo as resumes hold it.
type Photo struct {
	JPEG          []byte
	Width, Height int
}

const urlHead = "data:image/jpeg;base64,"

// URL returns the photo as a data URL (RFC 2397), as basics.image holds it.
func URL(jpeg []byte) string { return urlHead + base64.StdEncoding.EncodeToString(jpeg) }

// Embedded reports whether an address holds a picture itself.
func Embedded(url string) bool {
	return len(url) > len("data:") && strings.EqualFold(url[:len("data:")], "data:")
}

// FromURL returns the photo of a data URL. It is not ok for any that ForResume would not have made: of another size or
// shape, with more in it than pixels, damaged.
func FromURL(url string) (p *Photo, ok bool) {
	text, ok := strings.CutPrefix(url, urlHead)
	if !ok || len(text) > base64.StdEncoding.EncodedLen(maxEmbedded) {
		return nil, false
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil || URL(data) != url || !bare(data) { // or line breaks would be skipped
		return nil, false
	}
	c, err := jpeg.DecodeConfig(bytes.NewReader(data))
	if err != nil || c.ColorModel != color.YCbCrModel || !shaped(c.Width, c.Height) {
		return nil, false
	}
	if _, err := jpeg.Decode(bytes.NewReader(data)); err != nil {
		return nil, false
	}
	return &Photo{data, c.Width, c.Height}, true
}

// shaped reports whether a photo has the shape, to the pixel, and a size that resumes hold.
func shaped(width, height int) bool {
	return width >= leastWidth && width <= photoWidth && height >= leastHeight && height <= photoHeight &&
		math.Abs(float64(width*photoHeight)/photoWidth-float64(height)) <= 2
}

// bare reports whether a JPEG is one scan of pixels and what they need: no notes, nothing behind them.
func bare(data []byte) bool {
	if !bytes.HasPrefix(data, []byte{0xff, 0xd8}) || !bytes.HasSuffix(data, []byte{0xff, 0xd9}) {
		return false
	}
	for rest := data[2:]; len(rest) >= 4 && rest[0] == 0xff; {
		size := int(binary.BigEndian.Uint16(rest[2:]))
		if size < 2 || len(rest) < 2+size {
			return false
		}
		switch rest[1] {
		case 0xdb, 0xc0, 0xc4: // tables, size
		case jpegScan:
			return !markers(rest[2+size : len(rest)-2])
		default:
			return false
		}
		rest = rest[2+size:]
	}
	return false
}

// markers reports whether there is anything but pixels in a scan.
func markers(scan []byte) bool {
	for i, b := range scan {
		if b == 0xff && (i+1 == len(scan) || scan[i+1] != 0) {
			return true
		}
	}
	return false
}

// Remade returns a data URL that another program wrote as one that resumes hold, with as much of its middle as the
// shape lets. One that is so already stays as it is.
func Remade(url string) (string, error) {
	const op = "picture.Remade"
	if _, ok := FromURL(url); ok {
		return url, nil
	}
	head, text, found := strings.Cut(url, ",")
	if !found || !Embedded(url) || !strings.HasSuffix(strings.ToLower(head), ";base64") {
		return "", damaged(op, nil)
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return "", damaged(op, err)
	}
	made, err := forResume(data, Middle, embeddedPixels)
	if err != nil {
		return "", err
	}
	return URL(made), nil
}
