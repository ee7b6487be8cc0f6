package docrender

// role says what a block is. Each look gives every role a style; PDF tags and Word styles follow from it too.
type role uint8

const (
	roleName role = iota
	roleHeadline
	roleContact
	roleSection // a section's heading
	roleEntry   // an entry's title, its dates on the right
	roleDetail  // an entry's organisation, its place on the right
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

// style is how a role is set. Sizes are points. Leading is the distance of two baselines as a multiple of the size.
type style struct {
	size    float64
	leading float64
	before  float64 // space above, dropped at the top of a page
	after   float64 // space below; of two spaces that meet, the larger counts
	stacked bool    // no space between two of them
	indent  float64
	bold    bool
	color   color
	rule    bool // a thin line under it, across the page
}

// look is a template: what it is called, and its style values.
type look struct {
	Template
	margin       float64
	letterMargin float64
	styles       [roleCount]style
	accent       color
	ruleColor    color
	muted        color
}

const (
	millimetre  = 72 / 25.4
	minimumSize = 9.0 // points; nothing is ever set smaller
)

func allLooks() []look { return []look{classic()} }

// lookByName gives a look, the first where there is none of this name.
func lookByName(name string) look {
	looks := allLooks()
	for _, l := range looks {
		if l.Name == name {
			return l
		}
	}
	return looks[0]
}

// inAccent gives the look in another accent.
func (l look) inAccent(c color) look {
	for i, s := range l.styles {
		if s.color == l.accent {
			l.styles[i].color = c
		}
	}
	l.accent = c
	return l
}

// classic is one sober column: a large name, thin rules, bold titles with their dates on the right.
func classic() look {
	ink, muted, accent := color{31, 35, 40}, color{87, 94, 104}, color{28, 56, 92}
	l := look{
		Template:     Template{Name: "classic", Title: "Classic", Description: "One column, sober, with thin rules: right for most applications.", Columns: 1, Accent: "navy", Font: "lato"},
		margin:       19 * millimetre,
		letterMargin: 25 * millimetre,
		accent:       accent,
		ruleColor:    color{176, 184, 194},
		muted:        muted,
	}
	l.styles = [roleCount]style{
		roleName:      {size: 24, leading: 1.15, bold: true, color: accent},
		roleHeadline:  {size: 12, leading: 1.3, before: 1, color: muted},
		roleContact:   {size: 9.5, leading: 1.42, before: 4, color: ink},
		roleSection:   {size: 12, leading: 1.25, before: 16, after: 7.5, bold: true, color: accent, rule: true},
		roleEntry:     {size: 10.2, leading: 1.36, before: 10, bold: true, color: ink},
		roleDetail:    {size: 10.2, leading: 1.36, after: 1.5, color: ink},
		roleText:      {size: 10.2, leading: 1.4, before: 2, color: ink},
		roleNote:      {size: 9.5, leading: 1.4, before: 1.5, color: muted},
		roleBullet:    {size: 10.2, leading: 1.38, before: 2, indent: 12, color: ink},
		roleDate:      {size: 10.5, leading: 1.45, before: 30, color: ink},
		roleAddressee: {size: 10.5, leading: 1.45, before: 12, stacked: true, color: ink},
		roleSubject:   {size: 10.5, leading: 1.45, before: 16, bold: true, color: ink},
		roleLetter:    {size: 10.5, leading: 1.5, before: 10, color: ink},
		roleSignature: {size: 10.5, leading: 1.5, before: 26, bold: true, color: ink},
	}
	return l
}

// tightness is one step of tightening to reach a page count: factors for sizes, for leading beyond the size, for the
// space between blocks and for the margins.
type tightness struct{ size, leading, gap, margin float64 }

// steps go from the loosest to the closest that still reads well; the second is the look as designed.
var steps = [...]tightness{
	{1.02, 1.12, 1.3, 1.06},
	{1, 1, 1, 1},
	{1, .9, .8, 1},
	{.97, .85, .7, .9},
	{.94, .8, .6, .85},
	{.91, .72, .5, .8},
	{.885, .6, .4, .75},
}

// startOf gives the step that a density begins with.
func startOf(density string) int {
	switch density {
	case "airy":
		return 0
	case "close":
		return 3
	}
	return 1
}

// hopeless is how many times the page limit a document may take and still be worth trying: the closest step needs
// about half the room of the first.
const hopeless = 3

// gentle is the number of steps that hardly show.
const gentle = 2

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
