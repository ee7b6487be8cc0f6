package docparse

// Differences of font sizes, in points, tuned as the bounds of white are. Programs round sizes, and set small capitals
// and bold letters a little otherwise.
const (
	sizeNoise   = 0.1 // between lines of one style
	runNoise    = 0.2 // between letters of one font
	rankSize    = 0.3 // from it on, one heading is larger than another
	largerSize  = 0.4 // from it on, a line is set larger than the text or the line below it
	otherSize   = 0.5 // from it on, letters belong to another text, and a piece is larger than its line
	sameSize    = 0.6 // up to it, lines are of one size
	headingSize = 0.8 // from it on, a line is clearly larger, as headings are
	titleShare  = 1.5 // times the size of the text, from which on a line can be nothing but a name or a title
	titleSize   = 4   // and so many points more
	hiddenSize  = 1.5 // up to it, nobody sees letters
)

// isTitleSize reports whether a size is far above that of the text.
func isTitleSize(size, body float64) bool { return size > max(titleShare*body, body+titleSize) }
