package docparse

// rtfSigns are the characters that control words and symbols stand for.
var rtfSigns = map[string]string{
	"~": "\u00a0", "_": "-", "\\": "\\", "{": "{", "}": "}",
	"bullet": "•", "endash": "–", "emdash": "—", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”",
	"emspace": " ", "enspace": " ", "qmspace": " ", "zwj": "\u200d", "zwnj": "\u200c",
}

// word does what a control word or symbol asks for.
func (r *rtfReader) word(st *rtfState, word string, n int, has bool) error {
	switch word {
	case "'":
		return r.hex(st)
	case "u":
		r.unicode(st, n)
		return nil
	case "bin": // bytes as they are
		if n < 0 || n > len(r.data)-r.at {
			return errRTF
		}
		r.at += n
		return nil
	}
	r.flush(st)
	if r.skips > 0 && rtfSigns[word] != "" {
		r.skips--
		return nil
	}
	if take := rtfLooks[word]; take != nil {
		take(st, n, !has || n != 0)
		return nil
	}
	if sign := rtfSigns[word]; sign != "" {
		r.write(st, sign)
		return nil
	}
	if do := rtfActions[word]; do != nil {
		if !st.skip {
			r.room.take(0, 0)
			do(r, st)
		}
		return nil
	}
	r.setting(st, word, n)
	return nil
}

// rtfActions are the control words that end something or set something apart.
var rtfActions = map[string]func(*rtfReader, *rtfState){
	"par":  func(r *rtfReader, st *rtfState) { r.endPara(*st) },
	"\n":   func(r *rtfReader, st *rtfState) { r.endPara(*st) },
	"\r":   func(r *rtfReader, st *rtfState) { r.endPara(*st) },
	"line": func(r *rtfReader, _ *rtfState) { r.para().newRow() },
	"lbr":  func(r *rtfReader, _ *rtfState) { r.para().newRow() },
	"tab":  func(r *rtfReader, _ *rtfState) { r.para().tab() },
	"\t":   func(r *rtfReader, _ *rtfState) { r.para().tab() },
	"sect": func(r *rtfReader, st *rtfState) {
		if r.p != nil {
			r.endPara(*st)
		}
	},
	"cell":     func(r *rtfReader, st *rtfState) { r.endCell(st, 1) },
	"nestcell": func(r *rtfReader, st *rtfState) { r.endCell(st, max(st.para.depth, 2)) },
	"row":      func(r *rtfReader, _ *rtfState) { r.endRow(1) },
	"nestrow":  func(r *rtfReader, st *rtfState) { r.endRow(max(st.para.depth, 2)) },
}

// setting takes a control word that says something of the document, its fonts or its colours.
func (r *rtfReader) setting(st *rtfState, word string, n int) {
	switch word {
	case "ansicpg":
		if page := rtfPages[n]; page != "" {
			r.page = page
		}
	case "mac":
		r.page = "macintosh"
	case "pc", "pca":
		r.page = oemPage
	case "uc":
		st.after = min(max(n, 0), mostFallbacks)
	case "f":
		st.font = n
	case "deff":
		r.font = n
	case "titlepg":
		r.first = true
	case "trowd":
		r.row = rtfRowLook{}
	case "trhdr":
		r.row.header = true
	case "cellx":
		if len(r.row.edges) < odtColumns {
			r.row.edges = append(r.row.edges, n)
		}
	default:
		r.color(st, word, n)
	}
}

// color takes a control word that colors text, a paragraph or a cell.
func (r *rtfReader) color(st *rtfState, word string, n int) {
	switch word {
	case "cf":
		st.run.white = flag(r.white(n))
	case "highlight", "cb", "chcbpat":
		st.run.shaded = n > 0 && !r.white(n)
		r.room.facts.filled = r.room.facts.filled || st.run.shaded
	case "cbpat":
		st.para.shaded = n > 0 && !r.white(n)
	case "clcbpat", "trcbpat":
		r.room.facts.filled = r.room.facts.filled || n > 0 && !r.white(n)
	}
}

// mostFallbacks bounds the characters that stand for one \u.
const mostFallbacks = 16

func (r *rtfReader) white(n int) bool { return n > 0 && n < len(r.colors) && r.colors[n] }

// twip is the unit of lengths in RTF, in points.
const twip = 1.0 / 20

// rtfLooks take what a control word says of text or of a paragraph.
var rtfLooks = map[string]func(st *rtfState, n int, on bool){
	"plain":   func(st *rtfState, _ int, _ bool) { st.run, st.dead, st.font = plainRun(), false, -1 },
	"pard":    func(st *rtfState, _ int, _ bool) { st.para = plainPara() },
	"b":       func(st *rtfState, _ int, on bool) { st.run.bold = flag(on) },
	"i":       func(st *rtfState, _ int, on bool) { st.run.italic = flag(on) },
	"caps":    func(st *rtfState, _ int, on bool) { st.run.caps = flag(on) },
	"scaps":   func(st *rtfState, _ int, on bool) { st.run.caps = flag(on) },
	"v":       func(st *rtfState, _ int, on bool) { st.run.hidden = on },
	"deleted": func(st *rtfState, _ int, on bool) { st.dead = on },
	"fs": func(st *rtfState, n int, _ bool) {
		if n > 0 && n < 800 {
			st.run.size = float64(n) / 2
		}
	},
	"s":  func(st *rtfState, n int, _ bool) { st.para.style = n },
	"ls": func(st *rtfState, n int, _ bool) { st.para.list = min(max(n, 0), maxTextLines) },
	"outlinelevel": func(st *rtfState, n int, _ bool) {
		if st.para.level = 0; n >= 0 && n < 9 {
			st.para.level = n + 1
		}
	},
	"sb":       func(st *rtfState, n int, _ bool) { st.para.before = min(max(float64(n)*twip, 0), 100) },
	"sa":       func(st *rtfState, n int, _ bool) { st.para.after = min(max(float64(n)*twip, 0), 100) },
	"brdrt":    func(st *rtfState, _ int, _ bool) { st.para.ruled = 1 },
	"brdrb":    func(st *rtfState, _ int, _ bool) { st.para.ruled = 1 },
	"brdrnone": func(st *rtfState, _ int, _ bool) { st.para.ruled = 0 },
	"brdrnil":  func(st *rtfState, _ int, _ bool) { st.para.ruled = 0 },
	"intbl":    func(st *rtfState, _ int, _ bool) { st.para.depth = max(st.para.depth, 1) },
	"itap":     func(st *rtfState, n int, _ bool) { st.para.depth = min(max(n, 0), rtfTables) },
}
