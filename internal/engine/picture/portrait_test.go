package picture_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"
	"slices"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/picture"
)

var (
	red   = color.RGBA{R: 255, A: 255}
	green = color.RGBA{G: 255, A: 255}
	blue  = color.RGBA{B: 255, A: 255}
	white = color.RGBA{R: 255, G: 255, B: 255, A: 255}
)

// quarters is a picture with a colour in each corner: upper left, upper right, lower left, lower right.
func quarters(w, h int, corners ...color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for i, c := range corners {
		at := image.Pt(i%2*w/2, i/2*h/2)
		draw.Draw(m, image.Rectangle{Min: at, Max: at.Add(image.Pt(w-w/2, h-h/2))}, image.NewUniform(c), image.Point{},
			draw.Src)
	}
	return m
}

func written(t testing.TB, write func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asPNG(t testing.TB, m image.Image) []byte {
	t.Helper()
	return written(t, func(b *bytes.Buffer) error { return png.Encode(b, m) })
}

func asJPEG(t testing.TB, m image.Image) []byte {
	t.Helper()
	return written(t, func(b *bytes.Buffer) error { return jpeg.Encode(b, m, &jpeg.Options{Quality: 95}) })
}

func asGIF(t testing.TB, m image.Image) []byte {
	t.Helper()
	return written(t, func(b *bytes.Buffer) error { return gif.Encode(b, m, nil) })
}

// held puts a camera's note into a JPEG: how it was held, and a secret.
func held(picture []byte, orientation uint16, secret string) []byte {
	le := binary.LittleEndian
	tiff := le.AppendUint32([]byte("II*\x00"), 8)
	tiff = le.AppendUint16(tiff, 1)
	tiff = le.AppendUint16(le.AppendUint16(tiff, 0x0112), 3)
	tiff = le.AppendUint16(le.AppendUint16(le.AppendUint32(tiff, 1), orientation), 0)
	body := append(append([]byte("Exif\x00\x00"), append(tiff, 0, 0, 0, 0)...), secret...)
	segment := binary.BigEndian.AppendUint16([]byte{0xff, 0xe1}, uint16(len(body)+2))
	return slices.Concat(picture[:2], segment, body, picture[2:])
}

// sized changes the size that a PNG claims.
func sized(picture []byte, w, h uint32) []byte {
	b := slices.Clone(picture)
	binary.BigEndian.PutUint32(b[16:], w)
	binary.BigEndian.PutUint32(b[20:], h)
	binary.BigEndian.PutUint32(b[29:], crc32.ChecksumIEEE(b[12:29]))
	return b
}

func refusal(k fault.Kind) bool {
	return k == fault.Unreadable || k == fault.Unsupported || k == fault.TooLarge || k == fault.Invalid
}

// FuzzPhoto wants of any file a small JPEG without a camera's notes, or one of the refusals, both for an account and
// for a resume.
func FuzzPhoto(f *testing.F) {
	m := quarters(124, 160, red, green, blue, white)
	for _, seed := range [][]byte{
		asPNG(f, m), asGIF(f, m), held(asJPEG(f, m), 6, "x"), held(asJPEG(f, m), 5, ""), nil, []byte("<svg/>"),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		drawn, err := picture.Portrait(data)
		if err != nil && !refusal(fault.KindOf(err)) {
			t.Fatal(err)
		}
		if err == nil {
			c, err := jpeg.DecodeConfig(bytes.NewReader(drawn))
			if err != nil || c.Width != c.Height || c.Width > 512 || bytes.Contains(drawn, []byte("Exif")) {
				t.Fatalf("%+v, %v", c, err)
			}
		}
		drawn, err = picture.ForResume(data, picture.Middle)
		if err != nil {
			if !refusal(fault.KindOf(err)) {
				t.Fatal(err)
			}
			return
		}
		if _, ok := picture.FromURL(picture.URL(drawn)); !ok {
			t.Fatalf("a photo that was just made is refused: %x", drawn)
		}
	})
}
