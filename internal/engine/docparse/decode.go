package docparse

import (
	"bytes"
	"regexp"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/wlynxg/chardet"
	"golang.org/x/text/encoding/htmlindex"

	"vitae/internal/base/fault"
)

// The bounds of a resume's words: far above any real one, they keep every later stage within milliseconds. A file over
// them is refused rather than cut, since a cut would lose lines.
const (
	maxText      = 256 << 10
	maxTextLines = 5_000
	maxLine      = 20_000
)

const longText = "This file has far more text than a resume. Upload only your resume."

// refuseLong refuses a text that is over the bounds.
func refuseLong(text string) error {
	tooLong := len(text) > maxText || strings.Count(text, "\n") > maxTextLines
	for line := range strings.Lines(text) {
		tooLong = tooLong || len(line) > maxLine
	}
	if tooLong {
		return fault.New("docparse.refuseLong", fault.TooLarge, longText)
	}
	return nil
}

// decodeText returns the bytes of a text file as a string: by its byte order mark, else as UTF-8, else by a guess.
func decodeText(data []byte) (string, error) {
	const op = "docparse.decodeText"
	switch {
	case bytes.HasPrefix(data, []byte("\xef\xbb\xbf")):
		data = data[3:]
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		return decodeUTF16(data[2:], data[0] == 0xfe), nil
	}
	if utf8.Valid(data) && bytes.IndexByte(data, 0) < 0 {
		return string(data), nil
	}
	binary := fault.New(op, fault.Unsupported,
		"This file type isn't supported. Save it as PDF or DOCX and try again.")
	if bytes.IndexByte(data, 0) >= 0 || controls(data) > len(data)/200 {
		return "", binary
	}
	sample := data[:min(len(data), 16<<10)]
	enc, err := htmlindex.Get(chardet.Detect(sample).Encoding)
	if err != nil {
		if enc, err = htmlindex.Get("windows-1252"); err != nil {
			return "", fault.Wrap(op, fault.Internal, "", err)
		}
	}
	out, err := enc.NewDecoder().Bytes(data)
	if err != nil || bytes.Count(out, []byte("\ufffd")) > len(out)/100 {
		return "", binary
	}
	return string(out), nil
}

func decodeUTF16(data []byte, bigEndian bool) string {
	units := make([]uint16, 0, len(data)/2)
	for i := 0; i+1 < len(data); i += 2 {
		lo, hi := data[i], data[i+1]
		if bigEndian {
			lo, hi = hi, lo
		}
		units = append(units, uint16(lo)|uint16(hi)<<8)
	}
	return strings.ReplaceAll(string(utf16.Decode(units)), "\x00", "")
}

func controls(data []byte) int {
	n := 0
	for _, c := range data {
		if c < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' {
			n++
		}
	}
	return n
}

var htmlCharset = regexp.MustCompile(`(?i)<meta[^>]{1,200}?charset\s*=\s*["']?\s*([a-z0-9_:-]{2,40})`)

// decodeHTML returns a page as text, by its byte order mark, else by what it says, else by a guess.
func decodeHTML(data []byte) (string, error) {
	marked := bytes.HasPrefix(data, []byte("\xef\xbb\xbf")) || bytes.HasPrefix(data, []byte("\xff\xfe")) ||
		bytes.HasPrefix(data, []byte("\xfe\xff"))
	m := htmlCharset.FindSubmatch(data[:min(len(data), headOfFile)])
	if marked || m == nil {
		return decodeText(data)
	}
	enc, err := htmlindex.Get(string(m[1]))
	if err != nil || strings.HasPrefix(strings.ToLower(string(m[1])), "utf-16") { // its own tag could not be read
		return decodeText(data)
	}
	out, err := enc.NewDecoder().Bytes(data)
	if err != nil {
		return decodeText(data)
	}
	return string(out), nil
}
