package docparse

// richStyle is what matters of a paragraph's or run's style.
type richStyle struct {
	basedOn string
	name    string
	level   int // rank as a heading, 1 highest; 0 none; -1 not said
	list    int // 1 in a list, 0 not, -1 not said
	bold    int // 1, 0, -1 not said
	italic  int
	caps    int
	ruled   int     // a border above or below
	number  rune    // stands for the list that it is in
	size    float64 // 0 not said
	before  float64 // space above and below in points, -1 not said
	after   float64
	hidden  bool
	white   int  // 1 white text, 0 another colour, -1 not said
	shaded  bool // on a ground of its own
}

func unsaid() richStyle {
	return richStyle{level: -1, list: -1, bold: -1, italic: -1, caps: -1, ruled: -1, white: -1, before: -1, after: -1}
}

// over lays s over base: what s says counts.
func (s richStyle) over(base richStyle) richStyle {
	for _, f := range [][2]*int{
		{&s.level, &base.level},
		{&s.list, &base.list},
		{&s.bold, &base.bold},
		{&s.italic, &base.italic},
		{&s.caps, &base.caps},
		{&s.ruled, &base.ruled},
		{&s.white, &base.white},
	} {
		if *f[0] < 0 {
			*f[0] = *f[1]
		}
	}
	for _, f := range [][2]*float64{{&s.before, &base.before}, {&s.after, &base.after}} {
		if *f[0] < 0 {
			*f[0] = *f[1]
		}
	}
	if s.size == 0 {
		s.size = base.size
	}
	if s.number == 0 {
		s.number = base.number
	}
	s.hidden, s.shaded = s.hidden || base.hidden, s.shaded || base.shaded
	return s
}

// firstNumber sets the lists of a document, told apart by their number, off from the signs that begin points.
const firstNumber = 0x110000

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}
