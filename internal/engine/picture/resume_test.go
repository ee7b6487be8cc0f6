package picture_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/picture"
)

func forResume(t *testing.T, data []byte, f picture.Frame) (image.Image, []byte) {
	t.Helper()
	out, err := picture.ForResume(data, f)
	return opened(t, out, err), out
}

func TestAPhotoStandsUprightWithoutWhereItWasTaken(t *testing.T) {
	t.Parallel()
	const secret = "home of Ada, 12 St James's Square"
	for orientation, want := range turned {
		for _, size := range []image.Point{{600, 600}, {900, 500}, {500, 900}} {
			whole := asJPEG(t, quarters(size.X, size.Y, red, green, blue, white))
			sent := withEXIF(whole, binary.LittleEndian, orientation, secret)
			m, out := forResume(t, append(sent, secret...), picture.Middle)
			if got := corners(m); got != want {
				t.Errorf("orientation %d of %v: %v, want %v", orientation, size, got, want)
			}
			if bytes.Contains(out, []byte("Exif")) || bytes.Contains(out, []byte("Ada")) {
				t.Errorf("orientation %d: what is kept says where it was taken", orientation)
			}
		}
	}
}

func TestAFrameChoosesThePart(t *testing.T) {
	t.Parallel()
	whole := asPNG(t, quarters(1400, 1800, red, green, blue, white))
	for name, c := range map[string]struct {
		frame picture.Frame
		want  color.RGBA
	}{
		"upper left":  {picture.Frame{Zoom: 2.5}, red},
		"upper right": {picture.Frame{X: 1, Zoom: 2.5}, green},
		"lower left":  {picture.Frame{Y: 1, Zoom: 2.5}, blue},
		"lower right": {picture.Frame{X: 1, Y: 1, Zoom: 2.5}, white},
	} {
		m, _ := forResume(t, whole, c.frame)
		if got := corners(m); got != [4]color.RGBA{c.want, c.want, c.want, c.want} {
			t.Errorf("%s: %v", name, got)
		}
		if m.Bounds().Dx() != 420 || m.Bounds().Dy() != 540 {
			t.Errorf("%s: %v", name, m.Bounds())
		}
	}
	for _, f := range []picture.Frame{
		{},
		{Zoom: .5},
		{Zoom: 5},
		{X: -1, Zoom: 1},
		{Y: 1.1, Zoom: 1},
		{X: math.NaN(), Zoom: 1},
		{Zoom: math.NaN()},
		{Zoom: math.Inf(1)},
	} {
		if _, err := picture.ForResume(whole, f); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%+v: %v", f, err)
		}
	}
}

// Of any size and frame comes a photo that resumes hold, also of noise, which no quality makes small.
func TestEveryPhotoFits(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 9))
	for range 12 {
		m := image.NewRGBA(image.Rect(0, 0, 105+r.IntN(500), 135+r.IntN(600)))
		for i := range m.Pix {
			m.Pix[i] = byte(r.Uint32())
		}
		out, err := picture.ForResume(asPNG(t, m), picture.Frame{X: r.Float64(), Y: r.Float64(), Zoom: 1 + r.Float64()})
		if fault.KindOf(err) == fault.Invalid { // zoomed to too few pixels
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		url := picture.URL(out)
		p, ok := picture.FromURL(url)
		if !ok || len(out) > 64<<10 || !bytes.Equal(p.JPEG, out) {
			t.Fatalf("%v: %d bytes, ok %v", m.Bounds(), len(out), ok)
		}
		if same, err := picture.Remade(url); err != nil || same != url {
			t.Fatalf("a photo that fits was made again: %v", err)
		}
	}
}

func TestWhatIsNoPhotoIsRefused(t *testing.T) {
	t.Parallel()
	small := asPNG(t, image.NewGray(image.Rect(0, 0, 2, 2)))
	large := asPNG(t, quarters(300, 300, red, green, blue, white))
	for name, c := range map[string]struct {
		data []byte
		kind fault.Kind
	}{
		"nothing":       {nil, fault.Unsupported},
		"text":          {[]byte("Dear Sir or Madam"), fault.Unsupported},
		"svg":           {[]byte(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`), fault.Unsupported},
		"heic":          {[]byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00"), fault.Unsupported},
		"too few":       {small, fault.Invalid},
		"cut off":       {large[:len(large)/2], fault.Unreadable},
		"bomb":          {sized(small, 50_000, 50_000), fault.TooLarge},
		"flat bomb":     {sized(small, 1<<31-1, 1), fault.TooLarge},
		"byte too many": {make([]byte, picture.MaxBytes+1), fault.TooLarge},
	} {
		if _, err := picture.ForResume(c.data, picture.Middle); fault.KindOf(err) != c.kind {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// What a document says is a photo is one only if the server could have made it.
func TestAnEmbeddedPhotoIsOurs(t *testing.T) {
	t.Parallel()
	_, ours := forResume(t, asPNG(t, quarters(700, 900, red, green, blue, white)), picture.Middle)
	jpegURL := func(b []byte) string { return "data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(b) }
	cut := append(bytes.Clone(ours[:len(ours)/2]), 0xff, 0xd9)
	for name, url := range map[string]string{
		"another size": jpegURL(asJPEG(t, quarters(600, 600, red, green))),
		"notes":        jpegURL(withEXIF(ours, binary.LittleEndian, 1, "x")),
		"a tail":       jpegURL(append(bytes.Clone(ours), "GPS"...)),
		"hidden tail":  jpegURL(append(append(bytes.Clone(ours), "GPS"...), 0xff, 0xd9)),
		"cut off":      jpegURL(cut),
		"another type": "data:image/png;base64," + base64.StdEncoding.EncodeToString(ours),
		"two lines":    picture.URL(ours)[:100] + "\n" + picture.URL(ours)[100:],
		"svg":          "data:image/svg+xml;base64,PHN2Zy8+",
		"address":      "https://example.com/me.jpg",
		"nothing":      "",
	} {
		if _, ok := picture.FromURL(url); ok {
			t.Errorf("%s is taken for a photo", name)
		}
	}
	if p, ok := picture.FromURL(picture.URL(ours)); !ok || p.Width != 420 || p.Height != 540 {
		t.Errorf("%+v, %v", p, ok)
	}
}

func TestAnEmbeddedPictureOfOthersIsMadeAnew(t *testing.T) {
	t.Parallel()
	png := asPNG(t, quarters(700, 900, red, green, blue, white))
	made, err := picture.Remade("data:image/png;base64," + base64.StdEncoding.EncodeToString(png))
	if _, ok := picture.FromURL(made); err != nil || !ok {
		t.Fatal(err)
	}
	bomb := base64.StdEncoding.EncodeToString(sized(asPNG(t, image.NewGray(image.Rect(0, 0, 2, 2))), 2001, 2000))
	for name, url := range map[string]string{
		"bomb": "data:image/png;base64," + bomb, "svg": "data:image/svg+xml,<svg/>", "empty": "data:,",
		"no base64": "data:image/png;base64,!!", "address": "https://example.com/me.jpg",
		"long": "data:image/png;base64," + strings.Repeat("A", 6<<20),
	} {
		if _, err := picture.Remade(url); !refusal(fault.KindOf(err)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
