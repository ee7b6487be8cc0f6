package docparse

// Layout is how a file is made, apart from what it says: facts with their places, no judgement. What they mean for
// software that reads a file less carefully than this package is internal/engine/readability's to say.
type Layout struct {
	PageSizes []Size // PDF only: of the pages that were read
	Words     int    // of the text that the file shows

	// StreamText is the text as software gets it that looks at no position: of a PDF in the order in which the file
	// stores it, of a DOCX in the order of its body, without text boxes, page headers and page footers. It holds
	// text that no page shows.
	StreamText string

	Columns    []Line // text that stands side by side: one for each column of a page, where there are two or more
	Lines      int    // PDF only: of all pages
	OutOfOrder []Line // lines that the file stores elsewhere than where they are read
	Tables     []Line // rows of tables that hold text side by side
	TextBoxes  []Line // text in boxes that float over the page
	// e-mail addresses and telephone numbers that stand in a page header or footer and nowhere else
	Furniture    []Line
	Images       []Image  // pictures larger than an icon
	PicturePages []Line   // pages that show a picture and next to no text
	Unmapped     int      // characters that the file gives no letter for
	Letters      int      // of the text that the file shows; PDF only
	Garbled      []Line   // lines with such characters
	Hidden       []Line   // text that no page shows: white, tiny or off the page
	Icons        []Line   // lines with signs from an icon font
	LooseFonts   []string // fonts that the file names and does not carry

	Headings []Line // headings whose words no list of headings has
	Dates    []Line // dates that can be read in two ways or in none
}

// Size is the size of a page in points.
type Size struct {
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
}

// Image is a picture in the file. Share is the part of the page that it covers, 0 to 1, 0 where that is not known.
type Image struct {
	Line
	Share float64
}
