package picture_test

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"math/rand/v2"
	"slices"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/picture"
)

// portrait draws a picture for an account.
func portrait(t *testing.T, data []byte) (image.Image, []byte) {
	t.Helper()
	out, err := picture.Portrait(data)
	return opened(t, out, err), out
}

func TestAPortraitIsDrawnAnew(t *testing.T) {
	t.Parallel()
	four := [4]color.RGBA{red, green, blue, white}
	half := [4]color.RGBA{red, blue, red, blue}
	all := func(c color.RGBA) [4]color.RGBA { return [4]color.RGBA{c, c, c, c} }
	clear16 := image.NewNRGBA64(image.Rect(0, 0, 20, 20)) // wholly transparent
	wide := image.NewRGBA(image.Rect(0, 0, 300, 100))     // red, with a green square in the middle
	draw.Draw(wide, wide.Bounds(), image.NewUniform(red), image.Point{}, draw.Src)
	draw.Draw(wide, image.Rect(100, 0, 200, 100), image.NewUniform(green), image.Point{}, draw.Src)
	tall := image.NewRGBA(image.Rect(0, 0, 100, 301))
	draw.Draw(tall, tall.Bounds(), image.NewUniform(red), image.Point{}, draw.Src)
	draw.Draw(tall, image.Rect(0, 100, 100, 200), image.NewUniform(green), image.Point{}, draw.Src)
	for name, c := range map[string]struct {
		data []byte
		side int
		want [4]color.RGBA
	}{
		"png":               {asPNG(t, quarters(64, 64, four[:]...)), 64, four},
		"png, large":        {asPNG(t, quarters(2000, 2000, four[:]...)), 512, four},
		"png, as the limit": {asPNG(t, quarters(512, 512, four[:]...)), 512, four},
		"png, one pixel":    {asPNG(t, quarters(1, 1, blue, blue, blue, blue)), 1, all(blue)},
		"png, transparent":  {asPNG(t, clear16), 20, all(white)},
		"png, wide":         {asPNG(t, wide), 100, all(green)},
		"png, tall":         {asPNG(t, tall), 100, all(green)},
		"jpeg":              {asJPEG(t, quarters(64, 64, four[:]...)), 64, four},
		"gif":               {asGIF(t, quarters(64, 64, four[:]...)), 64, four},
		"gif, moving": {
			asGIF(t, quarters(64, 64, green, green, green, green), quarters(64, 64, red, red, red, red)),
			64, all(green),
		},
		"webp without loss": {asWebP(t, losslessWebP), 16, half},
		"webp with loss":    {asWebP(t, lossyWebP), 32, all(red)},
		"jpeg, upside down": {
			withEXIF(asJPEG(t, quarters(64, 64, four[:]...)), binary.LittleEndian, 3, "x"), 64,
			[4]color.RGBA{white, blue, green, red},
		},
		"jpeg, odd and flat": {asJPEG(t, quarters(641, 1, red, red, red, red)), 1, all(red)},
	} {
		m, _ := portrait(t, c.data)
		if b := m.Bounds(); b.Dx() != c.side || b.Dy() != c.side {
			t.Errorf("%s: %v, want a side of %d", name, b, c.side)
		}
		if got := corners(m); got != c.want {
			t.Errorf("%s: corners %v, want %v", name, got, c.want)
		}
	}
}

func TestAPortraitStandsUprightWithoutWhereItWasTaken(t *testing.T) {
	t.Parallel()
	const marker = "home of Ada, 12 St James's Square"
	whole := asJPEG(t, quarters(64, 64, red, green, blue, white))
	for orientation, want := range turned {
		for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
			sent := withEXIF(whole, order, orientation, marker)
			place := order.AppendUint32(nil, 4242)
			if !bytes.Contains(sent, []byte(marker)) || !bytes.Contains(sent, place) {
				t.Fatal("the test's own picture says nothing of its place")
			}
			m, kept := portrait(t, sent)
			if got := corners(m); got != want {
				t.Errorf("orientation %d (%v): %v, want %v", orientation, order, got, want)
			}
			if bytes.Contains(kept, []byte("Exif")) || bytes.Contains(kept, []byte(marker)) ||
				bytes.Contains(kept, place) {
				t.Errorf("orientation %d: what is kept says where it was taken", orientation)
			}
		}
	}
	// What hides behind the pixels does not come along either.
	_, kept := portrait(t, append(slices.Clone(whole), marker...))
	if bytes.Contains(kept, []byte(marker)) {
		t.Error("what stood behind the picture is kept")
	}
	// Notes that are cut off or lie about their length do no harm.
	noted := withEXIF(whole, binary.BigEndian, 6, marker)
	for i := 20; i < 120; i++ {
		broken := slices.Clone(noted)
		broken[i] = 0xff
		if _, err := picture.Portrait(broken); err != nil && fault.KindOf(err) != fault.Unreadable {
			t.Fatalf("byte %d: %v", i, err)
		}
	}
}

func TestWhatIsNoPortraitIsRefused(t *testing.T) {
	t.Parallel()
	grey := asPNG(t, image.NewGray(image.Rect(0, 0, 2, 2)))
	deep := asPNG(t, image.NewNRGBA64(image.Rect(0, 0, 2, 2)))
	photo := asJPEG(t, quarters(64, 64, red, green, blue, white))
	const (
		format  = "The photo must be a PNG, JPEG, WebP or GIF image."
		damaged = "The photo is damaged and can't be read."
		pixels  = "The photo has too many pixels. Choose a smaller one."
		large   = "The photo is larger than 5 MB."
	)
	for name, c := range map[string]struct {
		data    []byte
		kind    fault.Kind
		message string
	}{
		"nothing": {nil, fault.Unsupported, format},
		"text":    {[]byte("Dear Sir or Madam"), fault.Unsupported, format},
		"svg": {
			[]byte(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`), fault.Unsupported,
			format,
		},
		"pdf": {[]byte("%PDF-1.7\n"), fault.Unsupported, format},
		"heic": {
			[]byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00"), fault.Unsupported,
			format,
		},
		"bmp":                           {[]byte("BM\x00\x00\x00\x00"), fault.Unsupported, format},
		"sound in a RIFF":               {[]byte("RIFF\x24\x00\x00\x00WAVEfmt "), fault.Unsupported, format},
		"png, its head alone":           {grey[:8], fault.Unreadable, damaged},
		"png, cut off":                  {grey[:len(grey)-20], fault.Unreadable, damaged},
		"jpeg, cut off":                 {photo[:len(photo)/2], fault.Unreadable, damaged},
		"gif, cut off":                  {asGIF(t, quarters(8, 8))[:20], fault.Unreadable, damaged},
		"webp, cut off":                 {asWebP(t, losslessWebP)[:30], fault.Unreadable, damaged},
		"a byte too many":               {make([]byte, 5<<20+1), fault.TooLarge, large},
		"as many bytes as may be":       {make([]byte, 5<<20), fault.Unsupported, format},
		"png of 2.5 billion pixels":     {sized(grey, 50_000, 50_000), fault.TooLarge, pixels},
		"png of a pixel too many":       {sized(grey, 40_000_001, 1), fault.TooLarge, pixels},
		"png of as many as may be":      {sized(grey, 40_000_000, 1), fault.Unreadable, damaged},
		"png of 40 million deep pixels": {sized(deep, 8000, 5000), fault.TooLarge, pixels},
		"jpeg of 25 million":            {sizedJPEG(photo, 5000, 5000, false), fault.Unreadable, damaged},
		"jpeg of 25 million, in passes": {sizedJPEG(photo, 5000, 5000, true), fault.TooLarge, pixels},
		"jpeg of 4 billion":             {sizedJPEG(photo, 65535, 65535, false), fault.TooLarge, pixels},
	} {
		_, err := picture.Portrait(c.data)
		if fault.KindOf(err) != c.kind || fault.Public(err) != c.message {
			t.Errorf("%s: %v (%v)", name, err, fault.KindOf(err))
		}
	}
}

// Of 1,000 damaged files of each kind none does anything but be drawn or be refused.
func TestAPortraitSurvivesDamage(t *testing.T) {
	t.Parallel()
	m := quarters(24, 16, red, green, blue, white)
	r := rand.New(rand.NewPCG(3, 1))
	for name, whole := range map[string][]byte{
		"png": asPNG(t, m), "jpeg": withEXIF(asJPEG(t, m), binary.BigEndian, 6, "x"), "gif": asGIF(t, m, m),
		"webp": asWebP(t, losslessWebP), "webp with loss": asWebP(t, lossyWebP),
	} {
		drawn := 0
		for range 1000 {
			b := slices.Clone(whole)
			for range 1 + r.IntN(4) {
				b[r.IntN(len(b))] = byte(r.Uint32())
			}
			if r.IntN(4) == 0 {
				b = b[:r.IntN(len(b))]
			}
			_, err := picture.Portrait(b)
			if err == nil {
				drawn++
				continue
			}
			if k := fault.KindOf(err); k != fault.Unreadable && k != fault.Unsupported && k != fault.TooLarge {
				t.Fatalf("%s %x: %v", name, b, err)
			}
		}
		t.Logf("%s: %d of 1,000 were still drawn", name, drawn)
	}
}

func refusal(k fault.Kind) bool {
	return k == fault.Unreadable || k == fault.Unsupported || k == fault.TooLarge || k == fault.Invalid
}

// FuzzPhoto wants of any file a small JPEG without a camera's notes, or one of the refusals, both for an account and
// for a resume.
func FuzzPhoto(f *testing.F) {
	m := quarters(124, 160, red, green, blue, white)
	for _, seed := range [][]byte{
		asPNG(f, m), asGIF(f, m, m), asWebP(f, losslessWebP), asWebP(f, lossyWebP),
		withEXIF(asJPEG(f, m), binary.BigEndian, 6, "x"), withEXIF(asJPEG(f, m), binary.LittleEndian, 5, ""), nil,
		[]byte("<svg/>"),
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
