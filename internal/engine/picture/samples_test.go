package picture_test

import (
	"bytes"
	"encoding/base64"
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

// turned is where the colours of four quarters come to stand, by the orientation of the note that goes with them.
var turned = map[uint16][4]color.RGBA{
	0: {red, green, blue, white}, 1: {red, green, blue, white}, 9: {red, green, blue, white},
	2: {green, red, white, blue}, 3: {white, blue, green, red}, 4: {blue, white, red, green},
	5: {red, blue, green, white}, 6: {blue, red, white, green},
	7: {white, green, blue, red}, 8: {green, white, red, blue},
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

func asGIF(t testing.TB, frames ...image.Image) []byte {
	t.Helper()
	g := &gif.GIF{}
	for _, m := range frames {
		p := image.NewPaletted(m.Bounds(), color.Palette{red, green, blue, white})
		draw.Draw(p, p.Bounds(), m, image.Point{}, draw.Src)
		g.Image, g.Delay = append(g.Image, p), append(g.Delay, 10)
	}
	return written(t, func(b *bytes.Buffer) error { return gif.EncodeAll(b, g) })
}

// Two WebP files, 32×16 red and blue without loss, and 32×32 red with loss; no Go library writes any.
const (
	losslessWebP = "UklGRiYAAABXRUJQVlA4TBkAAAAvH8ADAA8Q87//8x8OBAJJ/tIDLBDR/yheAA=="
	lossyWebP    = "UklGRkoAAABXRUJQVlA4ID4AAAAwAwCdASogACAAPtFiqk+oJaOiKAgBABoJZQDJAoAAQFBQAP7rNv/isnxX7f/0JP/ibP+Js+DmJvNnhAAAAA=="
)

func asWebP(t testing.TB, text string) []byte {
	t.Helper()
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// withEXIF puts a camera's note into a JPEG: how it was held, where it was, and a description.
func withEXIF(picture []byte, order binary.AppendByteOrder, orientation uint16, description string) []byte {
	mark := "II*\x00"
	if order == binary.AppendByteOrder(binary.BigEndian) {
		mark = "MM\x00*"
	}
	const directory, entries, gpsEntries = 8, 3, 2
	gps := directory + 2 + entries*12 + 4
	data := gps + 2 + gpsEntries*12 + 4
	tiff := order.AppendUint32([]byte(mark), directory)
	entry := func(tag, kind uint16, count, value uint32) {
		tiff = order.AppendUint32(order.AppendUint16(order.AppendUint16(tiff, tag), kind), count)
		if kind == 3 {
			tiff = order.AppendUint16(order.AppendUint16(tiff, uint16(value)), 0)
		} else {
			tiff = order.AppendUint32(tiff, value)
		}
	}
	tiff = order.AppendUint16(tiff, entries)
	entry(0x010e, 2, uint32(len(description)), uint32(data)) // ImageDescription
	entry(0x0112, 3, 1, uint32(orientation))
	entry(0x8825, 4, 1, uint32(gps))
	tiff = order.AppendUint32(tiff, 0)
	tiff = order.AppendUint16(tiff, gpsEntries)
	entry(0x0001, 2, 2, 'N'<<24|'N')                           // GPSLatitudeRef
	entry(0x0002, 5, 3, uint32(data+len(description)))         // GPSLatitude
	tiff = append(order.AppendUint32(tiff, 0), description...) // then three fractions
	for _, n := range []uint32{51, 1, 30, 1, 4242, 100} {
		tiff = order.AppendUint32(tiff, n)
	}
	body := append([]byte("Exif\x00\x00"), tiff...)
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

// sizedJPEG changes the size that a JPEG claims, and makes it one of several passes where that is wanted.
func sizedJPEG(picture []byte, w, h uint16, passes bool) []byte {
	b := slices.Clone(picture)
	at := bytes.Index(b, []byte{0xff, 0xc0})
	if passes {
		b[at+1] = 0xc2
	}
	binary.BigEndian.PutUint16(b[at+5:], h)
	binary.BigEndian.PutUint16(b[at+7:], w)
	return b
}

// opened decodes what was drawn.
func opened(t testing.TB, drawn []byte, err error) image.Image {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	m, err := jpeg.Decode(bytes.NewReader(drawn))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// nearest returns the colour at a share of width and height, as the nearest of those of the tests.
func nearest(m image.Image, x, y float64) color.RGBA {
	b := m.Bounds()
	r, g, bl, _ := m.At(b.Min.X+int(x*float64(b.Dx())), b.Min.Y+int(y*float64(b.Dy()))).RGBA()
	bit := func(v uint32) uint8 {
		if v > 0x8000 {
			return 255
		}
		return 0
	}
	return color.RGBA{bit(r), bit(g), bit(bl), 255}
}

func corners(m image.Image) [4]color.RGBA {
	return [4]color.RGBA{nearest(m, .2, .2), nearest(m, .8, .2), nearest(m, .2, .8), nearest(m, .8, .8)}
}
