package docparse

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
)

// rtfDestinations are the groups that are more than a stretch of text, apart from those that say so by \*.
var rtfDestinations = set("fonttbl colortbl stylesheet info pict object result header headerl headerr headerf footer footerl footerr footerf footnote shptxt dptxbxtext shprslt sp listtext pntext upr nonshppict nonesttables xe tc tcn rxe txe comment filetbl listtable revtbl ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn mmath")

// destination reads a group that begins with a word of its own.
func (r *rtfReader) destination(word string, st rtfState) error {
	switch word {
	case "fonttbl":
		return r.readFonts()
	case "colortbl":
		return r.readColors()
	case "stylesheet":
		return r.readStyles()
	case "pict":
		return r.readPicture()
	case "listtext", "pntext":
		return r.readSign()
	case "fldinst":
		return r.readField()
	case "header", "headerl", "headerr", "headerf":
		return r.readFurniture(0, word == "headerf", st)
	case "footer", "footerl", "footerr", "footerf":
		return r.readFurniture(1, word == "footerf", st)
	case "footnote":
		w := &richWriter{room: r.room}
		w.begin()
		lines, err := r.capture(st, w)
		r.notes = append(r.notes, lines...)
		return err
	case "shptxt", "dptxbxtext":
		return r.readBox(st)
	case "object":
		st.skip = true
		return r.group(st)
	case "result": // what an object shows
		st.skip = false
		return r.group(st)
	case "upr": // the same text twice: for old readers, and in Unicode
		if r.at < len(r.data) && r.data[r.at] == '{' {
			r.at++
			if err := r.scan(func(rtfToken) {}); err != nil {
				return err
			}
		}
		return r.group(st)
	case "ud", "shppict", "shpinst", "do":
		return r.group(st)
	case "nesttableprops":
		outer := r.row
		err := r.group(st)
		r.row = outer
		return err
	}
	return r.scan(func(rtfToken) {})
}

// rtfToken is a control word or a byte of text in a group that is scanned.
type rtfToken struct {
	word  string
	n     int
	text  byte
	depth int // of the groups inside the one that is scanned; where one ends, that of the group around it
	ends  bool
}

// scan reads to the end of the group that has begun and calls take for what is in it.
func (r *rtfReader) scan(take func(rtfToken)) error {
	depth := 0
	for r.at < len(r.data) {
		c := r.data[r.at]
		r.at++
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth < 0 {
				return nil
			}
			take(rtfToken{ends: true, depth: depth})
		case '\\':
			word, n, _ := r.control()
			if word == "bin" {
				if n < 0 || n > len(r.data)-r.at {
					return errRTF
				}
				r.at += n
			}
			token := rtfToken{word: word, n: n, depth: depth}
			if word == "'" {
				if v, err := strconv.ParseUint(string(r.data[r.at:min(r.at+2, len(r.data))]), 16, 8); err == nil {
					token = rtfToken{text: byte(v), depth: depth}
					r.at += 2
				}
			}
			take(token)
		case '\r', '\n':
		default:
			take(rtfToken{text: c, depth: depth})
		}
	}
	return errRTF
}

// readFonts reads the table of fonts: the code page of each.
func (r *rtfReader) readFonts() error {
	font := 0
	return r.scan(func(t rtfToken) {
		switch t.word {
		case "f":
			font = t.n
		case "fcharset":
			if page := rtfCharsets[t.n]; page != "" && len(r.fonts) < maxRTFTable {
				r.fonts[font] = page
			}
		case "cpg":
			if page := rtfPages[t.n]; page != "" && len(r.fonts) < maxRTFTable {
				r.fonts[font] = page
			}
		}
	})
}

// maxRTFTable bounds the entries of the tables at a document's head.
const maxRTFTable = 10_000

// whole is the most of a colour's part.
const whole = 255

// readColors reads the table of colours: which of them are white.
func (r *rtfReader) readColors() error {
	parts := map[string]int{}
	return r.scan(func(t rtfToken) {
		switch {
		case t.word == "red" || t.word == "green" || t.word == "blue":
			parts[t.word] = t.n
		case t.text == ';' && len(r.colors) < maxRTFTable:
			r.colors = append(r.colors, parts["red"] == whole && parts["green"] == whole && parts["blue"] == whole)
			parts = map[string]int{}
		}
	})
}

// readStyles reads the style sheet: which styles are headings. How a style looks is written out where it is used.
func (r *rtfReader) readStyles() error {
	style, id, skips := unsaid(), 0, 0
	var name []byte
	return r.scan(func(t rtfToken) {
		switch {
		case t.ends && t.depth == 0:
			style.name = strings.TrimSpace(strings.TrimSuffix(string(name), ";"))
			style.byName()
			if id >= 0 && len(r.styles) < maxRTFTable {
				r.styles[id] = style
			}
			style, id, name = unsaid(), 0, nil
		case t.depth != 1:
		case t.word == "s":
			id = t.n
		case t.word == "cs" || t.word == "ds" || t.word == "ts": // of text, sections and tables
			id = -1
		case t.word == "outlinelevel" && t.n >= 0 && t.n < 9:
			style.level = t.n + 1
		case t.word == "u":
			name, skips = append(name, string(rune(uint16(t.n)))...), 1
		case t.text == 0 || len(name) > maxRTFTable:
		case skips > 0:
			skips--
		case t.text < utf8.RuneSelf:
			name = append(name, t.text)
		default:
			name = append(name, r.decode(-1, []byte{t.text})...)
		}
	})
}

// readPicture notes a picture by the size that it is shown in.
func (r *rtfReader) readPicture() error {
	size := map[string]float64{}
	err := r.scan(func(t rtfToken) {
		if t.word == "picwgoal" || t.word == "pichgoal" {
			size[t.word] = float64(t.n) * twip
		}
	})
	r.room.facts.picture(size["picwgoal"] * size["pichgoal"])
	return err
}

// readSign reads the bullet or number of a paragraph, which counts if it shows anything.
func (r *rtfReader) readSign() error {
	return r.scan(func(t rtfToken) {
		r.sign = r.sign || t.text > ' ' || t.word == "u" || t.word == "bullet"
	})
}

// longestField bounds the code of a field: an address is shorter.
const longestField = 4096

// readField reads the code of a field, which may be a link.
func (r *rtfReader) readField() error {
	var code []byte
	err := r.scan(func(t rtfToken) {
		if t.text != 0 && len(code) < longestField {
			code = append(code, t.text)
		}
	})
	r.para().linksTo(string(code))
	return err
}

// capture reads the group that has begun as a flow of text of its own.
func (r *rtfReader) capture(st rtfState, w *richWriter) ([]line, error) {
	outer := r.rtfScope
	r.rtfScope = rtfScope{w: w}
	st.run, st.para = plainRun(), plainPara()
	r.room.facts.away++
	err := r.group(st)
	lines := r.finish()
	r.room.facts.away--
	r.rtfScope = outer
	return lines, err
}

// readFurniture reads a page header (0) or footer (1).
func (r *rtfReader) readFurniture(which int, first bool, st rtfState) error {
	w := &richWriter{room: r.room}
	w.begin()
	lines, err := r.capture(st, w)
	if to := &r.heads[which]; first {
		to.first = append(to.first, lines...)
	} else {
		to.others = append(to.others, lines...)
	}
	return err
}

// readBox reads a text box of the paragraph that is written.
func (r *rtfReader) readBox(st rtfState) error {
	p, outer := r.para(), r.flow()
	w := outer.inside()
	w.margins = new([][]line)
	lines, err := r.capture(st, w)
	r.room.facts.box(lines)
	outer.streams = w.streams
	if len(lines) > 0 {
		p.boxes = append(p.boxes, lines)
	}
	return err
}

// The names of code pages that golang.org/x/text/encoding/htmlindex lacks.
const (
	oemPage    = "ibm437"
	latinPage  = "ibm850"
	symbolPage = "symbol"
)

// rtfPages are the code pages by their numbers.
var rtfPages = map[int]string{
	437: oemPage, 850: latinPage, 866: "ibm866", 874: "windows-874", 932: "shift_jis", 936: "gbk", 949: "euc-kr",
	950: "big5", 1250: "windows-1250", 1251: "windows-1251", 1252: "windows-1252", 1253: "windows-1253",
	1254: "windows-1254", 1255: "windows-1255", 1256: "windows-1256", 1257: "windows-1257", 1258: "windows-1258",
	10000: "macintosh", 20866: "koi8-r", 28591: "iso-8859-1", 65001: "utf-8",
}

// rtfCharsets are the code pages of fonts by their character sets (specification, \fcharset).
var rtfCharsets = map[int]string{
	0: "windows-1252", 2: symbolPage, 77: "macintosh", 128: "shift_jis", 129: "euc-kr", 134: "gbk", 136: "big5",
	161: "windows-1253", 162: "windows-1254", 163: "windows-1258", 177: "windows-1255", 178: "windows-1256",
	186: "windows-1257", 204: "windows-1251", 222: "windows-874", 238: "windows-1250", 255: oemPage,
}

// symbols is where fonts of signs have theirs, in the private use area of Unicode.
const symbols = 0xf000

// decode returns bytes of a font as text.
func (r *rtfReader) decode(font int, data []byte) string {
	if font < 0 {
		font = r.font
	}
	page := r.fonts[font]
	if page == "" {
		page = r.page
	}
	if page == symbolPage {
		var out strings.Builder
		for _, c := range data {
			if c <= ' ' {
				out.WriteByte(' ')
			} else {
				out.WriteRune(symbols + rune(c))
			}
		}
		return out.String()
	}
	out, err := rtfEncoding(page).NewDecoder().Bytes(data)
	if err != nil {
		return strings.ToValidUTF8(string(data), "\ufffd")
	}
	return strings.ReplaceAll(string(out), "\x00", "")
}

func rtfEncoding(page string) encoding.Encoding {
	switch page {
	case oemPage:
		return charmap.CodePage437
	case latinPage:
		return charmap.CodePage850
	}
	enc, err := htmlindex.Get(page)
	if err != nil {
		return charmap.Windows1252
	}
	return enc
}
