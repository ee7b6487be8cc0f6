package docrender

import "vitae/internal/engine/document"

// role says what a block is. Each look gives every role a style; PDF tags and Word styles follow from it too.
type role uint8

const (
	roleName role = iota
	roleHeadline
	roleContact
	roleSection // a section's heading
	roleEntry   // an entry's title, its dates beside it
	roleDetail  // an entry's organisation, its place beside it
	roleText
	roleNote // lesser text: what an employer is, the keywords of a project
	roleBullet
	roleDate      // of a letter
	roleAddressee // of a letter
	roleSubject   // of a letter
	roleLetter    // a letter's paragraph
	roleSignature // the name under a letter's closing
	roleCount
)

// color is red, green and blue, 0 to 255.
type color [3]uint8

var (
	inkColor   = color{31, 35, 40}
	mutedColor = color{87, 94, 104}
	paperColor = color{255, 255, 255}
	ruleGrey   = color{176, 184, 194}
)

// towards mixes a colour with another; share is how much of the other it takes.
func (c color) towards(other color, share float64) color {
	var out color
	for i := range c {
		out[i] = uint8(float64(c[i])*(1-share) + float64(other[i])*share + .5)
	}
	return out
}

// ink says which of a look's colours a style takes.
type ink uint8

const (
	inkText ink = iota
	inkMuted
	inkAccent
	inkPaper // on a ground of the accent
)

// align says where the lines of a block stand; start is the side where its text begins to be read.
type align uint8

const (
	alignStart align = iota
	alignCentre
)

// rule is the line that a heading carries.
type rule uint8

const (
	ruleNone   rule = iota
	ruleBelow       // thin, across the column
	ruleAbove       // thin, across the column
	ruleStub        // short and thick, above the heading
	ruleHeavy       // in the accent, below the heading, across the column
	ruleGround      // no line but a light ground, across the column
	ruleBeside      // a bar of the accent in the column where the dates hang
)

// style is how a role is set. Sizes are points. Leading is the distance of two baselines as a multiple of the size.
type style struct {
	size    float64
	leading float64
	before  float64 // space above, dropped at the top of a column
	after   float64 // space below; of two spaces that meet, the larger counts
	stacked bool    // no space between two of them
	indent  float64
	bold    bool
	caps    bool    // drawn in capitals; the text stays what it is
	track   float64 // space added after each character, in thousandths of an em
	align   align
	ink     ink
	rule    rule

	color color // of the text; follows from ink
	muted color // of what stands back in it
}

// entryForm is how the head of an entry stands.
type entryForm uint8

const (
	entryStacked entryForm = iota // title and dates, under them the organisation and the place
	entryLine                     // all of it on one line
	// the title alone, under it the organisation, the place and the dates: for narrow columns
	entryUnder
)

// look is a template: what it is called, and its style values.
type look struct {
	Template
	margin       float64
	letterMargin float64
	styles       [roleCount]style
	accent       color
	ruleColor    color
	muted        color

	entry entryForm
	hang  float64            // width of a column before the text where dates and places stand; 0: they stand behind it
	band  bool               // the head stands on a ground of the accent that runs to the page's edges
	close rule               // the line that closes the head of a resume
	seal  rule               // the line that closes the head of a letter
	lift  []document.Section // stand right behind the summary
	panel []document.Section // stand on a light ground
	side  side
}

// side is the second column: which sections stand in it, and where.
type side struct {
	width float64 // of its text; 0: there is one column only
	gap   float64 // to the main column
	left  bool
	// share of the accent in its ground; 0: none. A tinted column runs from the page's top to its foot.
	tint     float64
	rule     bool // a thin line between the columns
	contact  bool // contact data stand in it where all of them fit its width
	sections []document.Section
}

const (
	millimetre  = 72 / 25.4
	minimumSize = 9.0 // points; nothing is ever set smaller
)

// lookByName returns a look, the first where there is none of this name.
func lookByName(name string) look {
	looks := allLooks()
	for _, l := range looks {
		if l.Name == name {
			return l
		}
	}
	return looks[0]
}

// mutedPaper is the share of the paper's colour in muted text on the accent: as much as keeps the contrast that the
// tests ask for.
const mutedPaper = .85

// inAccent returns the look in an accent: every style gets the colours that its ink stands for.
func (l look) inAccent(c color) look {
	l.accent = c
	for i, s := range l.styles {
		s.color, s.muted = inkColor, l.muted
		switch s.ink {
		case inkMuted:
			s.color = l.muted
		case inkAccent:
			s.color = c
		case inkPaper:
			s.color = paperColor
			s.muted = c.towards(paperColor, mutedPaper)
		}
		l.styles[i] = s
	}
	return l
}

// scaled returns the look in a font whose letters look larger or smaller at the same size.
func (l look) scaled(factor float64) look {
	for i := range l.styles {
		l.styles[i].size = max(minimumSize, l.styles[i].size*factor)
	}
	return l
}

// at returns the look one step tighter or looser.
func (l look) at(d tightness) look {
	l.margin *= d.margin
	for i, s := range l.styles {
		s.size = max(minimumSize, s.size*d.size)
		s.leading = 1 + (s.leading-1)*d.leading
		s.before *= d.gap
		s.after *= d.gap
		l.styles[i] = s
	}
	return l
}
