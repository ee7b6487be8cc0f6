package identity_test

import (
	"bytes"
	"encoding/binary"
	"image/color"
	"image/jpeg"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// FuzzPhoto wants of any file a small square JPEG without a camera's notes, or one of the three refusals.
func FuzzPhoto(f *testing.F) {
	m := quarters(24, 16, [4]color.RGBA{red, green, blue, white})
	for _, seed := range [][]byte{
		asPNG(f, m), asGIF(f, m, m), asWebP(f, losslessWebP), asWebP(f, lossyWebP),
		withEXIF(asJPEG(f, m), binary.BigEndian, 6, "x"), withEXIF(asJPEG(f, m), binary.LittleEndian, 5, ""), nil,
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		drawn, err := identity.Portrait(data)
		if err != nil {
			if k := fault.KindOf(err); k != fault.Unreadable && k != fault.Unsupported && k != fault.TooLarge {
				t.Fatal(err)
			}
			return
		}
		c, err := jpeg.DecodeConfig(bytes.NewReader(drawn))
		if err != nil || c.Width != c.Height || c.Width > 512 || bytes.Contains(drawn, []byte("Exif")) {
			t.Fatalf("%+v, %v", c, err)
		}
	})
}
