package picture

import (
	"bytes"
	"encoding/binary"
)

// The markers of a JPEG that matter here (ITU-T T.81, table B.1).
const (
	jpegScan        = 0xda // pixels follow: the headers are over
	jpegProgressive = 0xc2
	jpegApp1        = 0xe1
)

// segments calls each with the headers of a JPEG in front of its pixels, until it says that it has seen enough. What is
// no JPEG, or cut off, has none that are left.
func segments(data []byte, each func(marker byte, body []byte) (enough bool)) {
	if !bytes.HasPrefix(data, []byte{0xff, 0xd8}) {
		return
	}
	for rest := data[2:]; len(rest) >= 4 && rest[0] == 0xff; {
		if rest[1] == 0xff { // filling
			rest = rest[1:]
			continue
		}
		size := int(binary.BigEndian.Uint16(rest[2:]))
		if rest[1] == jpegScan || size < 2 || len(rest) < 2+size || each(rest[1], rest[4:2+size]) {
			return
		}
		rest = rest[2+size:]
	}
}

// progressive reports whether a JPEG is one of those that come in several passes.
func progressive(data []byte) (yes bool) {
	segments(data, func(marker byte, _ []byte) bool {
		yes = marker == jpegProgressive
		return yes
	})
	return yes
}

// orientation returns how a camera says it was held: 1 (upright) to 8, 1 where it does not say.
func orientation(data []byte) int {
	found := 1
	segments(data, func(marker byte, body []byte) bool {
		tiff, ok := bytes.CutPrefix(body, []byte("Exif\x00\x00"))
		if marker != jpegApp1 || !ok {
			return false
		}
		found = tiffOrientation(tiff)
		return true
	})
	return found
}

// tiffOrientation reads tag 0x0112 of the first directory (TIFF 6.0, section 2).
func tiffOrientation(tiff []byte) int {
	const tag, short, entry = 0x0112, 3, 12
	var order binary.ByteOrder = binary.LittleEndian
	switch {
	case bytes.HasPrefix(tiff, []byte("II*\x00")):
	case bytes.HasPrefix(tiff, []byte("MM\x00*")):
		order = binary.BigEndian
	default:
		return 1
	}
	if len(tiff) < 8 {
		return 1
	}
	start := uint64(order.Uint32(tiff[4:]))
	if start+2 > uint64(len(tiff)) {
		return 1
	}
	directory := tiff[start:]
	count := int(order.Uint16(directory))
	for directory = directory[2:]; count > 0 && len(directory) >= entry; count-- {
		if order.Uint16(directory) == tag && order.Uint16(directory[2:]) == short {
			if v := int(order.Uint16(directory[8:])); v >= 1 && v <= 8 {
				return v
			}
			return 1
		}
		directory = directory[entry:]
	}
	return 1
}
