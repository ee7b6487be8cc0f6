package docrender

import (
	"slices"
	"unicode"

	"github.com/go-text/typesetting/bidi"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
	ucd "golang.org/x/text/unicode/bidi"
)

// glyph is one drawn shape. Lengths are thousandths of an em, so that one shaping serves every size. It is small,
// since a long document has millions of them.
type glyph struct {
	advance  float32
	dx, dy   float32
	cluster  int32 // first rune of its cluster
	from, to int32 // the runes it stands for
	id       uint16
}

// run is a span of one font, one span and one direction, in the order of the text; its glyphs stand in visual order.
type run struct {
	start, end int
	level      bidi.Level
	span       int
	language   string // "" is the document's own
	font       *fontFile
	glyphs     []glyph
}

// shaped is a paragraph of glyphs, not yet broken into lines.
type shaped struct {
	text   []rune
	spans  []span
	runs   []run
	at     []float64 // at[i] is the advance of text[:i], in thousandths of an em
	stops  []int     // where a line may end, ascending; the last is len(text)
	items  []int     // of a list, the stops after its items; nil elsewhere
	within []bool    // within[i]: rune i stands inside a cluster that began before it
	rtl    bool
}

// shaper turns spans into glyphs. It is not safe for use by several goroutines at once.
type shaper struct {
	harf     shaping.HarfbuzzShaper
	seg      segmenter.Segmenter
	bidi     bidi.Paragraph
	faces    map[*fontFile]*font.Face // a face keeps caches, so each shaper has its own
	chains   [2]chain                 // of the family that is set: regular, bold
	language string                   // of the document
	rtl      bool                     // the document as a whole reads from right to left
	missing  []string
}

func newShaper() *shaper { return &shaper{faces: map[*fontFile]*font.Face{}} }

func (s *shaper) face(f *fontFile) *font.Face {
	face, ok := s.faces[f]
	if !ok {
		face = f.newFace()
		s.faces[f] = face
	}
	return face
}

// features: no ligatures, since some readers of PDF text drop what a ligature stands for.
var features = []shaping.FontFeature{{Tag: ot.MustNewTag("liga")}, {Tag: ot.MustNewTag("clig")}}

// shape sets the spans as one paragraph; bold sets all of them in bold.
func (s *shaper) shape(spans []span, bold bool) *shaped {
	p := &shaped{spans: spans}
	for _, sp := range spans {
		p.text = append(p.text, []rune(sp.text)...)
	}
	p.at = make([]float64, len(p.text)+1)
	p.within = make([]bool, len(p.text)+1)
	levels := s.levels(p)
	start := 0
	for i, sp := range spans {
		end := start + len([]rune(sp.text))
		weight := s.chains[0]
		if bold || sp.bold {
			weight = s.chains[1]
		}
		s.shapeSpan(p, i, start, end, levels, weight)
		start = end
	}
	p.findStops(&s.seg)
	return p
}

// levels returns the embedding level of each rune (Unicode bidi), nil where everything runs left to right. In a
// document that reads from right to left, every paragraph does; elsewhere its first letter says it.
func (s *shaper) levels(p *shaped) []bidi.Level {
	if !slices.ContainsFunc(p.text, isRightToLeft) {
		return s.foreign(p)
	}
	first := slices.IndexFunc(p.text, func(r rune) bool { return isRightToLeft(r) || unicode.IsLetter(r) })
	direction := bidi.LeftToRight
	if p.rtl = s.rtl || first >= 0 && isRightToLeft(p.text[first]); p.rtl {
		direction = bidi.RightToLeft
	}
	runs := s.bidi.Segment(p.text, direction)
	out := make([]bidi.Level, len(p.text))
	for i := range runs.NumRuns() {
		r := runs.Run(i)
		end := r.End
		if r.Level == 2 && !p.rtl {
			end = r.Start + leadingNumber(p.text[r.Start:r.End])
		}
		for k := r.Start; k < end; k++ {
			out[k] = r.Level
		}
	}
	return out
}

// foreign returns the levels of a paragraph without right-to-left letters: in a document that reads from right to left
// it keeps its own order, numbers and stops included, but for the signs between items, which follow the document.
func (s *shaper) foreign(p *shaped) []bidi.Level {
	if !s.rtl {
		return nil
	}
	p.rtl = true
	out := make([]bidi.Level, 0, len(p.text))
	for _, sp := range p.spans {
		level := bidi.Level(2)
		if sp.text == dot {
			level = 1
		}
		for range sp.text {
			out = append(out, level)
		}
	}
	return out[:len(p.text)]
}

// leadingNumber returns how many runes at the start of text are a number and its signs. In a paragraph that runs left
// to right, a number behind right-to-left words stands within them (level 2) and what follows it does not (level 0);
// Segment gives both as one run, since both go left to right.
func leadingNumber(text []rune) int {
	end := 0
	for i, r := range text {
		switch class, _ := ucd.LookupRune(r); class.Class() {
		case ucd.L:
			return end
		case ucd.EN, ucd.AN:
			end = i + 1
		case ucd.ET:
			if end == i {
				end = i + 1
			}
		}
	}
	return end
}

func isRightToLeft(r rune) bool {
	return r >= 0x590 && r <= 0x8ff || r >= 0xfb1d && r <= 0xfdff || r >= 0xfe70 && r <= 0xfeff || r >= 0x10800 &&
		r <= 0x10fff || r >= 0x1e800 && r <= 0x1efff
}

// shapeSpan cuts text[start:end] where level, script or font change, and shapes each part.
func (s *shaper) shapeSpan(p *shaped, span, start, end int, levels []bidi.Level, fonts chain) {
	for start < end {
		f, script := s.fontAt(p.text[:end], start, fonts), language.LookupScript(p.text[start])
		stop := start + 1
		if f == nil {
			p.runs = append(p.runs, p.missingRun(span, start, levels, fonts[0].file()))
			start = stop
			continue
		}
		for ; stop < end; stop++ {
			if levels != nil && levels[stop] != levels[start] {
				break
			}
			r := p.text[stop]
			if f.has(r) && (script.Strong() && neutral(r) || unicode.Is(unicode.M, r) || joins(p.text[stop-1], r)) {
				continue
			}
			sc := language.LookupScript(r)
			if sc.Strong() && script.Strong() && sc != script || s.fontAt(p.text[:end], stop, fonts) != f {
				break
			}
			if sc.Strong() {
				script = sc
			}
		}
		ru := run{start: start, end: stop, span: span, font: f}
		if levels != nil {
			ru.level = levels[start]
		}
		s.shapeRun(p, &ru, script)
		p.runs = append(p.runs, ru)
		start = stop
	}
}

// neutral characters stay in the font of the words before them where it has them. Behind a symbol they do not: a font
// of symbols has spaces of its own size.
func neutral(r rune) bool { return r == ' ' || r == '\u00a0' || unicode.IsPunct(r) }

// joins reports whether r is one with what stands before it: a joiner, what a joiner holds, or the colour of an emoji.
func joins(before, r rune) bool {
	return r == zeroWidthJoiner || r == zeroWidthNonJoiner || before == zeroWidthJoiner || r >= 0x1f3fb && r <= 0x1f3ff
}

const (
	zeroWidthNonJoiner = '\u200c'
	zeroWidthJoiner    = '\u200d'
)

// fontAt returns the first font that shows a character together with the marks that follow it, or else the first that
// shows it alone.
func (s *shaper) fontAt(text []rune, at int, fonts chain) *fontFile {
	end := at + 1
	for end < len(text) && text[end] >= 0x300 && unicode.Is(unicode.M, text[end]) {
		end++
	}
	if end > at+1 {
		for _, t := range fonts {
			if !slices.ContainsFunc(text[at:end], func(r rune) bool { return !t.shows(r) }) {
				return t.file()
			}
		}
	}
	return s.fontFor(text[at], fonts)
}

// fontFor returns the first font that shows the character, nil where none does; that is noted.
func (s *shaper) fontFor(r rune, fonts chain) *fontFile {
	for _, t := range fonts {
		if t.shows(r) {
			return t.file()
		}
	}
	if r != zeroWidthNonJoiner && r != zeroWidthJoiner && !slices.Contains(s.missing, string(r)) {
		s.missing = append(s.missing, string(r))
	}
	return nil
}

// missingRun is one character that no font shows: the box that fonts keep for this, which still reads back as the
// character.
func (p *shaped) missingRun(span, at int, levels []bidi.Level, f *fontFile) run {
	r := run{
		start: at, end: at + 1, span: span, font: f,
		glyphs: []glyph{{cluster: int32(at), from: int32(at), to: int32(at) + 1, advance: float32(f.width(0))}},
	}
	if levels != nil {
		r.level = levels[at]
	}
	p.at[at+1] = p.at[at] + f.width(0)
	return r
}

func (s *shaper) shapeRun(p *shaped, r *run, script language.Script) {
	in := shaping.Input{
		Text: p.text, RunStart: r.start, RunEnd: r.end, Direction: di.DirectionLTR, Face: s.face(r.font),
		FontFeatures: features, Size: fixed.I(int(r.font.upem)), Script: script,
		Language: language.NewLanguage(s.language),
	}
	if r.language = languageOf(script, p.text[r.start:r.end], p.text, s.language); r.language != "" {
		in.Language = language.NewLanguage(r.language)
	}
	if r.level%2 == 1 {
		in.Direction = di.DirectionRTL
	}
	out := s.harf.ShapeNoExtents(in)
	em := 1000 / (64 * r.font.upem)
	r.glyphs = make([]glyph, len(out.Glyphs))
	for i, g := range out.Glyphs {
		r.glyphs[i] = glyph{
			id: uint16(g.GlyphID), cluster: int32(g.TextIndex()),
			advance: float32(float64(g.Advance) * em), dx: float32(float64(g.XOffset) * em),
			dy: float32(float64(g.YOffset) * em),
		}
	}
	p.readClusters(r)
}

// readClusters gives every glyph the runes it stands for and writes the advances along the text. The runes of a
// cluster are shared out among its glyphs one by one, in reading order; the last glyph takes what is left.
func (p *shaped) readClusters(r *run) {
	n := len(r.glyphs)
	at := func(i int) *glyph { // in reading order
		if r.level%2 == 1 {
			return &r.glyphs[n-1-i]
		}
		return &r.glyphs[i]
	}
	x := p.at[r.start]
	for i := 0; i < n; {
		start, k := at(i).cluster, i
		for ; k < n && at(k).cluster == start; k++ {
			x += float64(at(k).advance)
		}
		end := int32(r.end)
		if k < n {
			end = at(k).cluster
		}
		for g := i; g < k; g++ {
			at(g).from, at(g).to = min(start+int32(g-i), end), min(start+int32(g-i)+1, end)
		}
		at(k - 1).to = end
		for j := start + 1; j <= end; j++ {
			p.at[j] = x
			p.within[j] = j < end
		}
		i = k
	}
}

// findStops finds where a line may end, by UAX 14, but only after a space or beside a character of a script that is
// written without spaces. A line that ended in a hyphen, a dash or a slash could not be distinguished from a hyphenated
// one by who joins the lines again.
func (p *shaped) findStops(seg *segmenter.Segmenter) {
	seg.Init(p.text)
	it := seg.LineIterator()
	for it.Next() {
		line := it.Line()
		end := line.Offset + len(line.Text)
		if end == len(p.text) || !p.within[end] && (unicode.IsSpace(p.text[end-1]) || unspaced(p.text[end-1]) ||
			unspaced(p.text[end])) {
			p.stops = append(p.stops, end)
		}
	}
}

// keepItems makes a paragraph a list: a line ends after an item where it can.
func (p *shaped) keepItems() {
	for _, stop := range p.stops {
		if stop == len(p.text) || stop > 1 && p.text[stop-2] == ',' {
			p.items = append(p.items, stop)
		}
	}
}

func unspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Thai, unicode.Lao,
		unicode.Khmer, unicode.Myanmar)
}

// width returns the advance of text[from:to] without the spaces at its end, in thousandths of an em.
func (p *shaped) width(from, to int) float64 {
	for to > from && p.text[to-1] == ' ' {
		to--
	}
	return p.at[to] - p.at[from]
}
