// Package picture draws photos of people anew: upright, cropped and small, without anything else that was in the file.
//
// It never keeps bytes of the file that it was given, and never decodes pixels before it has looked at how many there
// are.
package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/draw"
	"golang.org/x/image/webp"

	"vitae/internal/base/fault"
)

// Bounds of a photo that is sent.
const (
	MaxBytes     = 5 << 20
	maxPixels    = 40_000_000
	maxMemory    = 256 << 20 // that its decoded pixels take
	portraitSide = 512
	portraitJPEG = 88 // quality
)

// format is a kind of picture that is read.
type format struct {
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error)
}

// formatOf says by its first bytes which kind a file is.
func formatOf(data []byte) (format, bool) {
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")):
		return format{png.DecodeConfig, png.Decode}, true
	case bytes.HasPrefix(data, []byte("\xff\xd8\xff")):
		return format{jpeg.DecodeConfig, jpeg.Decode}, true
	case len(data) >= 15 && string(data[:4]) == "RIFF" && string(data[8:15]) == "WEBPVP8":
		return format{webp.DecodeConfig, webp.Decode}, true
	case bytes.HasPrefix(data, []byte("GIF87a")), bytes.HasPrefix(data, []byte("GIF89a")):
		return format{gif.DecodeConfig, gif.Decode}, true // the first frame
	}
	return format{}, false
}

// Portrait draws a picture for an account: upright, its middle square, at most 512 pixels a side, on white, as a JPEG.
// Nothing else of the file is in it: no place, no camera, nothing hidden behind the pixels. It costs up to three
// seconds and a quarter of a gigabyte for the largest.
func Portrait(data []byte) ([]byte, error) {
	const op = "picture.Portrait"
	m, err := decoded(op, data, maxPixels)
	if err != nil {
		return nil, err
	}
	side := min(m.width, m.height)
	corner := image.Pt((m.width-side)/2, (m.height-side)/2)
	small := min(side, portraitSide)
	return encoded(op, m.drawn(image.Rectangle{Min: corner, Max: corner.Add(image.Pt(side, side))}, small, small),
		portraitJPEG)
}

// upright is a decoded picture with the size that it has once it is turned as its orientation asks.
type upright struct {
	image.Image
	orientation   int // of EXIF, 1 to 8
	width, height int
}

// decoded reads a picture of at most so many pixels. Its size is looked at before any pixel is decoded.
func decoded(op string, data []byte, pixels int64) (*upright, error) {
	if len(data) > MaxBytes {
		return nil, fault.New(op, fault.TooLarge, "The photo is larger than 5 MB.")
	}
	f, known := formatOf(data)
	if !known {
		return nil, fault.New(op, fault.Unsupported, "The photo must be a PNG, JPEG, WebP or GIF image.")
	}
	c, err := f.config(bytes.NewReader(data))
	if err != nil || c.Width <= 0 || c.Height <= 0 {
		return nil, damaged(op, err)
	}
	if n := int64(c.Width) * int64(c.Height); n > pixels || n*pixelBytes(c, data) > maxMemory {
		return nil, fault.New(op, fault.TooLarge, "The photo has too many pixels. Choose a smaller one.")
	}
	m, err := f.decode(bytes.NewReader(data))
	if err != nil {
		return nil, damaged(op, err)
	}
	if m.Bounds().Empty() {
		return nil, damaged(op, nil)
	}
	u := &upright{Image: m, orientation: orientation(data), width: m.Bounds().Dx(), height: m.Bounds().Dy()}
	if u.turned() {
		u.width, u.height = u.height, u.width
	}
	return u, nil
}

func damaged(op string, err error) error {
	return fault.Wrap(op, fault.Unreadable, "The photo is damaged and can't be read.", err)
}

func encoded(op string, m image.Image, quality int) ([]byte, error) {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	return b.Bytes(), nil
}

// pixelBytes is how much memory a pixel takes at most while it is decoded. A progressive JPEG keeps its coefficients
// too.
func pixelBytes(c image.Config, data []byte) int64 {
	components := int64(4)
	switch c.ColorModel {
	case color.RGBA64Model, color.NRGBA64Model, color.Gray16Model:
		return 8
	case color.YCbCrModel:
		components = 3
	case color.GrayModel:
		components = 1
	}
	if progressive(data) {
		return components * 5
	}
	return components
}

// turned reports whether width and height change places.
func (u *upright) turned() bool { return u.orientation >= 5 }

// drawn returns a part of the upright picture in so many pixels, on white.
func (u *upright) drawn(part image.Rectangle, width, height int) *image.RGBA {
	ax, ay := u.origin(part.Min.X, part.Min.Y, u.width-1, u.height-1)
	bx, by := u.origin(part.Max.X-1, part.Max.Y-1, u.width-1, u.height-1)
	source := image.Rect(min(ax, bx), min(ay, by), max(ax, bx)+1, max(ay, by)+1).Add(u.Bounds().Min)
	small := image.Rect(0, 0, width, height)
	if u.turned() {
		small = image.Rect(0, 0, height, width)
	}
	lying := image.NewRGBA(small)
	draw.Draw(lying, small, image.White, image.Point{}, draw.Src)
	draw.CatmullRom.Scale(lying, small, u.Image, source, draw.Over, nil)
	if u.orientation <= 1 {
		return lying
	}
	out := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			fx, fy := u.origin(x, y, width-1, height-1)
			out.SetRGBA(x, y, lying.RGBAAt(fx, fy))
		}
	}
	return out
}

// origin returns which pixel of the picture as it lies in the file is shown at x, y; lastX and lastY are the highest
// coordinates of the upright one.
func (u *upright) origin(x, y, lastX, lastY int) (fromX, fromY int) {
	switch u.orientation {
	case 2: // mirrored
		return lastX - x, y
	case 3: // upside down
		return lastX - x, lastY - y
	case 4: // mirrored and upside down
		return x, lastY - y
	case 5: // mirrored along the diagonal
		return y, x
	case 6: // to be turned right
		return y, lastX - x
	case 7: // mirrored along the other diagonal
		return lastY - y, lastX - x
	case 8: // to be turned left
		return lastY - y, x
	}
	return x, y
}
