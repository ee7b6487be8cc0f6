package docparse

// White over a line, in line heights (line.above): programs leave none between the rows of a paragraph, and half a
// line or more between paragraphs. These bounds, those of sizes and of scores, and the numbers that other files name
// "tuned", were tuned by hand on the public and the open set, whose floors hold them (docs/parsing.md).
const (
	tagWhite   = 0.08 // from it on, a row of one or two words is one of tags
	hardWhite  = 0.1  // that is seen as white at all
	wrapWhite  = 0.14 // up to it, a line goes on the one above it
	widerWhite = 0.2  // that one gap is wider than another
	headWhite  = 0.3  // from it on, a line is set off from the text above it, as headings are
	moreWhite  = 0.4  // that a point is set farther off than the one above it
	itemWhite  = 0.45 // from it on, an item of a list is another one
	halfWhite  = 0.5  // half an empty line
	blockWhite = 0.6  // from it on, a line begins another block
	paraWhite  = 0.75 // from it on, a line begins another paragraph, however it is worded
	entryWhite = 0.8  // from it on, a line begins another entry where nothing else does
)
