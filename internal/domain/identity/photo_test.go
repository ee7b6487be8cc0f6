package identity_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

var (
	red   = color.RGBA{R: 255, A: 255}
	green = color.RGBA{G: 255, A: 255}
	blue  = color.RGBA{B: 255, A: 255}
	white = color.RGBA{R: 255, G: 255, B: 255, A: 255}
)

// quarters is a picture with a colour in each corner: upper left, upper right, lower left, lower right.
func quarters(w, h int, corners [4]color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for i, c := range corners {
		at := image.Pt(i%2*w/2, i/2*h/2)
		draw.Draw(m, image.Rectangle{Min: at, Max: at.Add(image.Pt(w-w/2, h-h/2))}, image.NewUniform(c), image.Point{},
			draw.Src)
	}
	return m
}

func asPNG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asJPEG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asGIF(t testing.TB, frames ...image.Image) []byte {
	t.Helper()
	g := &gif.GIF{}
	for _, m := range frames {
		p := image.NewPaletted(m.Bounds(), color.Palette{red, green, blue, white})
		draw.Draw(p, p.Bounds(), m, image.Point{}, draw.Src)
		g.Image, g.Delay = append(g.Image, p), append(g.Delay, 10)
	}
	var b bytes.Buffer
	if err := gif.EncodeAll(&b, g); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
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

// corners returns the colours near the corners of a picture, each as the nearest of the four.
func corners(m image.Image) [4]color.RGBA {
	b := m.Bounds()
	n := b.Dx()
	var found [4]color.RGBA
	for i, p := range []image.Point{
		{n / 8, n / 8},
		{n - 1 - n/8, n / 8},
		{n / 8, n - 1 - n/8},
		{n - 1 - n/8, n - 1 - n/8},
	} {
		r, g, bl, _ := m.At(b.Min.X+p.X, b.Min.Y+p.Y).RGBA()
		bit := func(v uint32) uint8 {
			if v > 0x8000 {
				return 255
			}
			return 0
		}
		found[i] = color.RGBA{bit(r), bit(g), bit(bl), 255}
	}
	return found
}

// setPhoto sets a photo and gives what is kept of it.
func (h *harness) setPhoto(owner id.User, name string, data []byte) (identity.Profile, image.Image, []byte) {
	h.t.Helper()
	p, err := h.SetPhoto(context.Background(), owner, name, data)
	if err != nil {
		h.t.Fatalf("%s: %v", name, err)
	}
	kept, contentType, err := h.Photo(context.Background(), actor.Actor{User: owner}, owner)
	if err != nil || contentType != "image/jpeg" {
		h.t.Fatalf("%s: %q %v", name, contentType, err)
	}
	m, err := jpeg.Decode(bytes.NewReader(kept))
	if err != nil {
		h.t.Fatalf("%s: %v", name, err)
	}
	return p, m, kept
}

func TestPhotoIsDrawnAnew(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	owner := h.verified("ada")
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
		"png":               {asPNG(t, quarters(64, 64, four)), 64, four},
		"png, large":        {asPNG(t, quarters(2000, 2000, four)), 512, four},
		"png, as the limit": {asPNG(t, quarters(512, 512, four)), 512, four},
		"png, one pixel":    {asPNG(t, quarters(1, 1, all(blue))), 1, all(blue)},
		"png, transparent":  {asPNG(t, clear16), 20, all(white)},
		"png, wide":         {asPNG(t, wide), 100, all(green)},
		"png, tall":         {asPNG(t, tall), 100, all(green)},
		"jpeg":              {asJPEG(t, quarters(64, 64, four)), 64, four},
		"gif":               {asGIF(t, quarters(64, 64, four)), 64, four},
		"gif, moving":       {asGIF(t, quarters(64, 64, all(green)), quarters(64, 64, all(red))), 64, all(green)},
		"webp without loss": {asWebP(t, losslessWebP), 16, half},
		"webp with loss":    {asWebP(t, lossyWebP), 32, all(red)},
		"jpeg, upside down": {
			withEXIF(asJPEG(t, quarters(64, 64, four)), binary.LittleEndian, 3, "x"), 64,
			[4]color.RGBA{white, blue, green, red},
		},
		"jpeg, odd and flat": {asJPEG(t, quarters(641, 1, all(red))), 1, all(red)},
	} {
		_, m, _ := h.setPhoto(owner, name, c.data)
		if b := m.Bounds(); b.Dx() != c.side || b.Dy() != c.side {
			t.Errorf("%s: %v, want a side of %d", name, b, c.side)
		}
		if got := corners(m); got != c.want {
			t.Errorf("%s: corners %v, want %v", name, got, c.want)
		}
	}
}

func TestPhotoStandsUprightWithoutWhereItWasTaken(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	owner := h.verified("ada")
	const marker = "home of Ada, 12 St James's Square"
	picture := asJPEG(t, quarters(64, 64, [4]color.RGBA{red, green, blue, white}))
	for orientation, want := range map[uint16][4]color.RGBA{
		0: {red, green, blue, white}, 1: {red, green, blue, white}, 9: {red, green, blue, white},
		2: {green, red, white, blue}, 3: {white, blue, green, red}, 4: {blue, white, red, green},
		5: {red, blue, green, white},
		6: {blue, red, white, green}, 7: {white, green, blue, red}, 8: {green, white, red, blue},
	} {
		for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
			sent := withEXIF(picture, order, orientation, marker)
			place := order.AppendUint32(nil, 4242)
			if !bytes.Contains(sent, []byte(marker)) || !bytes.Contains(sent, place) {
				t.Fatal("the test's own picture says nothing of its place")
			}
			_, m, kept := h.setPhoto(owner, "a.jpg", sent)
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
	_, _, kept := h.setPhoto(owner, "a.jpg", append(slices.Clone(picture), marker...))
	if bytes.Contains(kept, []byte(marker)) {
		t.Error("what stood behind the picture is kept")
	}
	// Notes that are cut off or lie about their length do no harm.
	whole := withEXIF(picture, binary.BigEndian, 6, marker)
	for i := 20; i < 120; i++ {
		broken := slices.Clone(whole)
		broken[i] = 0xff
		if _, err := h.SetPhoto(context.Background(), owner, "a.jpg", broken); err != nil &&
			fault.KindOf(err) != fault.Unreadable {
			t.Fatalf("byte %d: %v", i, err)
		}
	}
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

func TestPhotoRefusesWhatItCannotTake(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	owner := h.verified("ada")
	grey := asPNG(t, image.NewGray(image.Rect(0, 0, 2, 2)))
	deep := asPNG(t, image.NewNRGBA64(image.Rect(0, 0, 2, 2)))
	photo := asJPEG(t, quarters(64, 64, [4]color.RGBA{red, green, blue, white}))
	_, _, before := h.setPhoto(owner, "a.png", grey)
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
		"gif, cut off":                  {asGIF(t, quarters(8, 8, [4]color.RGBA{}))[:20], fault.Unreadable, damaged},
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
		_, err := h.SetPhoto(context.Background(), owner, "a.png", c.data)
		if fault.KindOf(err) != c.kind || fault.Public(err) != c.message {
			t.Errorf("%s: %v (%v)", name, err, fault.KindOf(err))
		}
	}
	kept, _, err := h.Photo(context.Background(), actor.Actor{User: owner}, owner)
	if err != nil || !bytes.Equal(kept, before) || len(h.blobs.kept) != 1 {
		t.Errorf("after what was refused, %d photos, another one: %v, %v", len(h.blobs.kept),
			!bytes.Equal(kept, before), err)
	}
}

// Of 1,000 damaged files of each kind none does anything but be drawn or be refused.
func TestPhotoSurvivesDamage(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	owner := h.verified("ada")
	m := quarters(24, 16, [4]color.RGBA{red, green, blue, white})
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
			_, err := h.SetPhoto(context.Background(), owner, "a", b)
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
	if len(h.blobs.kept) > 1 {
		t.Errorf("%d photos are kept", len(h.blobs.kept))
	}
}

func TestPhotoNames(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	owner := h.verified("ada")
	picture := asPNG(t, quarters(2, 2, [4]color.RGBA{}))
	for sent, want := range map[string]string{
		"":                              "photo.jpg",
		"me.png":                        "me.jpg",
		"me.JPEG":                       "me.jpg",
		"me at 10.30.webp":              "me at 10.30.jpg",
		"me":                            "me.jpg",
		"../../etc/passwd":              "passwd.jpg",
		`C:\Users\Ada\me.gif`:           "me.jpg",
		"..":                            "photo.jpg",
		".png":                          "photo.jpg",
		"a/":                            "photo.jpg",
		"a\r\nSet-Cookie: b.png":        "aSet-Cookie b.jpg",
		"a\x00\u202egpj.exe":            "agpj.jpg",
		"\xff\xfe.png":                  "photo.jpg",
		"<script>\"x\".png":             "scriptx.jpg",
		"Müller 中文.png":                 "Müller 中文.jpg",
		strings.Repeat("ü", 200) + ".x": strings.Repeat("ü", 96) + ".jpg",
	} {
		p, _, _ := h.setPhoto(owner, sent, picture)
		if p.Photo.Filename != want {
			t.Errorf("%q becomes %q, want %q", sent, p.Photo.Filename, want)
		}
	}
}

func TestPhotoIsReplacedDeletedAndShown(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		owner, other := h.verified("ada"), h.verified("bob")
		self := actor.Actor{User: owner}
		support := actor.Actor{User: other, Permissions: []string{identity.UsersRead}}
		none := func(who string, a actor.Actor, user id.User) {
			t.Helper()
			data, contentType, err := h.Photo(ctx, a, user)
			if data != nil || contentType != "" || fault.KindOf(err) != fault.NotFound ||
				fault.Public(err) != "This photo doesn't exist." {
				t.Errorf("%s: %d bytes, %v", who, len(data), err)
			}
		}
		none("before there is one", self, owner)
		if err := h.DeletePhoto(ctx, owner); err != nil {
			t.Errorf("deleting none: %v", err)
		}

		h.clock.Advance(time.Minute)
		p, _, _ := h.setPhoto(owner, "one.png", asPNG(t, quarters(8, 8, [4]color.RGBA{red, red, red, red})))
		first := p.Photo.Blob
		if !strings.HasPrefix(first, "photos/"+owner.String()+"/") || p.Photo.UploadedAt != h.clock.Now() ||
			p.UpdatedAt != h.clock.Now() {
			t.Errorf("%+v", p)
		}
		h.tick()
		p, m, _ := h.setPhoto(owner, "two.png", asPNG(t, quarters(8, 8, [4]color.RGBA{blue, blue, blue, blue})))
		if p.Photo.Blob == first || corners(m)[0] != blue || len(h.blobs.kept) != 1 ||
			h.blobs.kept[p.Photo.Blob] == nil {
			t.Errorf("the second photo is %q, the first was %q, %d are kept", p.Photo.Blob, first, len(h.blobs.kept))
		}

		if _, _, err := h.Photo(ctx, support, owner); err != nil {
			t.Errorf("support: %v", err)
		}
		none("a visitor", actor.Actor{}, owner)
		none("another user", actor.Actor{User: other}, owner)
		none("support, of nobody", support, 4_000_000_000_000_000)
		none("support, of one without", support, other)

		h.tick()
		if err := h.DeletePhoto(ctx, owner); err != nil {
			t.Fatal(err)
		}
		none("after it was deleted", self, owner)
		if p, err := h.Profile(ctx, owner); err != nil || p.Photo != (identity.Photo{}) || len(h.blobs.kept) != 0 {
			t.Errorf("after it was deleted: %+v, %d kept, %v", p.Photo, len(h.blobs.kept), err)
		}
		h.wrote(owner, "profile_changed photo", "profile_changed photo", "profile_changed photo")

		// Nobody's photo leaves no file behind.
		if _, err := h.SetPhoto(ctx, 4_000_000_000_000_000, "a.png",
			asPNG(t, quarters(8, 8, [4]color.RGBA{}))); fault.KindOf(err) != fault.NotFound || len(h.blobs.kept) != 0 {
			t.Errorf("nobody's photo: %v, %d kept", err, len(h.blobs.kept))
		}
		// Nobody waits for a turn after they have gone.
		gone, cancel := context.WithCancel(ctx)
		cancel()
		if _, err := h.SetPhoto(gone, owner, "a.png",
			asPNG(t, quarters(8, 8, [4]color.RGBA{}))); fault.KindOf(err) != fault.Unavailable ||
			len(h.blobs.kept) != 0 {
			t.Errorf("a caller who has gone: %v, %d kept", err, len(h.blobs.kept))
		}
	})
}
