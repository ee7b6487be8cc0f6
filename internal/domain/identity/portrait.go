package identity

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/draw"
	"golang.org/x/image/webp"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
)

// Bounds of a photo.
const (
	maxPhotoBytes  = 5 << 20
	maxPhotoPixels = 40_000_000
	maxPhotoMemory = 256 << 20 // that its decoded pixels take
	portraitSide   = 512
	portraitJPEG   = 88 // quality
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

// makePortrait runs portrait, one at a time, since a large picture takes hundreds of megabytes while it is decoded.
func (s *Service) makePortrait(ctx context.Context, data []byte) ([]byte, error) {
	return turn.In(ctx, s.drawing, func() ([]byte, error) { return portrait(data) })
}

// portrait draws a picture anew: upright, its middle square, at most 512 pixels a side, on white, as a JPEG. Nothing
// else of the file is in it: no place, no camera, nothing hidden behind the pixels. The size is looked at before any
// pixel is decoded. It costs up to three seconds and a quarter of a gigabyte for the largest.
func portrait(data []byte) ([]byte, error) {
	const op = "identity.portrait"
	if len(data) > maxPhotoBytes {
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
	if pixels := int64(c.Width) * int64(c.Height); pixels > maxPhotoPixels ||
		pixels*pixelBytes(c, data) > maxPhotoMemory {
		return nil, fault.New(op, fault.TooLarge, "The photo has too many pixels. Choose a smaller one.")
	}
	decoded, err := f.decode(bytes.NewReader(data))
	if err != nil {
		return nil, damaged(op, err)
	}
	if decoded.Bounds().Empty() {
		return nil, damaged(op, nil)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, upright(square(decoded), orientation(data)),
		&jpeg.Options{Quality: portraitJPEG}); err != nil {
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	return b.Bytes(), nil
}

func damaged(op string, err error) error {
	return fault.Wrap(op, fault.Unreadable, "The photo is damaged and can't be read.", err)
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

// square draws the middle of a picture on white.
func square(m image.Image) *image.RGBA {
	b := m.Bounds()
	side := min(b.Dx(), b.Dy())
	corner := b.Min.Add(image.Pt((b.Dx()-side)/2, (b.Dy()-side)/2))
	middle := image.Rectangle{Min: corner, Max: corner.Add(image.Pt(side, side))}
	small := min(side, portraitSide)
	out := image.NewRGBA(image.Rect(0, 0, small, small))
	draw.Draw(out, out.Bounds(), image.White, image.Point{}, draw.Src)
	draw.CatmullRom.Scale(out, out.Bounds(), m, middle, draw.Over, nil)
	return out
}

// upright turns a square picture as its EXIF orientation (1 to 8) asks.
func upright(m *image.RGBA, orientation int) *image.RGBA {
	if orientation <= 1 {
		return m
	}
	n := m.Bounds().Dx()
	out := image.NewRGBA(m.Bounds())
	for y := range n {
		for x := range n {
			fx, fy := origin(x, y, n-1, orientation)
			out.SetRGBA(x, y, m.RGBAAt(fx, fy))
		}
	}
	return out
}

// origin reports which pixel of the picture as kept is shown at x, y; last is its highest coordinate.
func origin(x, y, last, orientation int) (fromX, fromY int) {
	switch orientation {
	case 2: // mirrored
		return last - x, y
	case 3: // upside down
		return last - x, last - y
	case 4: // mirrored and upside down
		return x, last - y
	case 5: // mirrored along the diagonal
		return y, x
	case 6: // to be turned right
		return y, last - x
	case 7: // mirrored along the other diagonal
		return last - y, last - x
	case 8: // to be turned left
		return last - y, x
	}
	return x, y
}
