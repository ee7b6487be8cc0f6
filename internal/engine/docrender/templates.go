package docrender

import "vitae/internal/engine/document"

// allLooks lists the templates; the first is the default.
func allLooks() []look {
	return []look{
		classic(), banner(), aside(), pillar(), margin(), executive(), scholar(), clinic(), compact(),
		minimal(),
	}
}

// ground is what the templates have in common: one column, Lato, bold titles with their dates on the right. Its sizes,
// white and leading, and those of each template, are the design: drawn by eye, in points and sizes, and held by the
// golden pages.
func ground() look {
	l := look{margin: 19 * millimetre, letterMargin: 25 * millimetre, ruleColor: ruleGrey, muted: mutedColor}
	l.styles = [roleCount]style{
		roleName:      {size: 24, leading: 1.15, bold: true, ink: inkAccent},
		roleHeadline:  {size: 12, leading: 1.3, before: 1, ink: inkMuted},
		roleContact:   {size: 9.5, leading: 1.42, before: 4},
		roleSection:   {size: 12, leading: 1.25, before: 16, after: 7.5, bold: true, ink: inkAccent},
		roleEntry:     {size: 10.2, leading: 1.36, before: 10, bold: true},
		roleDetail:    {size: 10.2, leading: 1.36, after: 1.5},
		roleText:      {size: 10.2, leading: 1.4, before: 2},
		roleNote:      {size: 9.5, leading: 1.4, before: 1.5, ink: inkMuted},
		roleBullet:    {size: 10.2, leading: 1.38, before: 2, indent: 12},
		roleDate:      {size: 10.5, leading: 1.45, before: 30},
		roleAddressee: {size: 10.5, leading: 1.45, before: 12, stacked: true},
		roleSubject:   {size: 10.5, leading: 1.45, before: 16, bold: true},
		roleLetter:    {size: 10.5, leading: 1.5, before: 10},
		roleSignature: {size: 10.5, leading: 1.5, before: 26, bold: true},
	}
	return l
}

// set changes the styles of some roles.
func (l *look) set(change func(s *style), roles ...role) {
	for _, r := range roles {
		change(&l.styles[r])
	}
}

// size gives the running text a size, and the lesser text one that goes with it.
func (l *look) size(text, note float64) {
	l.set(func(s *style) { s.size = text }, roleEntry, roleDetail, roleText, roleBullet)
	l.set(func(s *style) { s.size = note }, roleNote, roleContact)
}

// classic is one sober column: a large name, thin rules, bold titles with their dates on the right.
func classic() look {
	l := ground()
	l.Template = Template{
		Name: "classic", Title: "Classic", Columns: 1, Photo: true, Accent: "navy", Font: "lato",
		Description: "One plain column with thin lines. Works for most applications.",
	}
	l.styles[roleSection].rule = ruleBelow
	l.seal = ruleBelow
	return l
}

// banner has the name in white on a band of the accent that runs to the page's edges.
func banner() look {
	l := ground()
	l.Template = Template{
		Name: "banner", Title: "Banner", Columns: 1, Photo: true, Accent: "teal", Font: "noto-sans",
		Description: "Your name on a band of color with plain headings below. Modern, for industry, retail and technology.",
	}
	l.band = true
	l.set(func(s *style) { s.ink = inkPaper }, roleName, roleHeadline, roleContact)
	l.styles[roleName].size = 26
	l.set(func(s *style) { s.size, s.before, s.after = 11.5, 17, 5 }, roleSection)
	return l
}

// besides are the sections that read well in a narrow column.
var besides = []document.Section{
	document.SectionSkills, document.SectionLanguages, document.SectionCertificates,
	document.SectionInterests,
}

// aside has a narrow column on the right for what is looked up rather than read.
func aside() look {
	l := ground()
	l.Template = Template{
		Name: "aside", Title: "Aside", Columns: 2, Photo: true, Accent: "blue", Font: "lato",
		Description: "Skills, languages and certificates in a narrow column on the right, your career on the left. Fits a lot on one page.",
	}
	l.margin = 17 * millimetre
	l.size(9.8, 9.2)
	l.close, l.seal = ruleHeavy, ruleHeavy
	l.set(func(s *style) { s.size, s.before, s.after = 11, 15, 5 }, roleSection)
	l.entry = entryUnder
	l.side = side{width: 150, gap: 26, rule: true, sections: besides}
	return l
}

// pillar has a tinted column on the left.
func pillar() look {
	l := ground()
	l.Template = Template{
		Name: "pillar", Title: "Pillar", Columns: 2, Photo: true, Accent: "plum", Font: "lato",
		Description: "A tinted column on the left with contact details, skills and languages. Lively, for service, design and sales.",
	}
	l.margin = 17 * millimetre
	l.size(9.8, 9.2)
	l.set(func(s *style) { s.size, s.before, s.after = 11, 16, 5 }, roleSection)
	l.entry = entryUnder
	l.side = side{width: 146, gap: 24, left: true, tint: .09, contact: true, sections: besides}
	return l
}

// margin has its dates in a column of their own before the text.
func margin() look {
	l := ground()
	l.Template = Template{
		Name: "margin", Title: "Margin", Columns: 1, Photo: true, Accent: "forest", Font: "lato",
		Description: "Dates and locations in the left margin, so your career is clear at a glance.",
	}
	l.hang = 112
	l.set(func(s *style) { s.size, s.before, s.after, s.rule, s.indent = 12, 17, 5, ruleBeside, 0 }, roleSection)
	return l
}

// executive has a centred head between lines, and much calm.
func executive() look {
	l := ground()
	l.Template = Template{
		Name: "executive", Title: "Executive", Columns: 1, Accent: "burgundy", Font: "source-serif",
		Description: "A centered header and centered headings in capitals. For leadership roles, consulting and finance.",
	}
	l.margin = 22 * millimetre
	l.close, l.seal = ruleBelow, ruleBelow
	l.set(func(s *style) { s.align = alignCentre }, roleName, roleHeadline, roleContact, roleSection)
	l.set(func(s *style) { s.size, s.caps, s.track, s.bold = 23, true, 60, false }, roleName)
	l.set(func(s *style) { s.size, s.caps, s.track, s.before, s.after = 10.5, true, 70, 18, 6 }, roleSection)
	return l
}

// scholar is set like a page of a journal.
func scholar() look {
	l := ground()
	l.Template = Template{
		Name: "scholar", Title: "Scholar", Columns: 1, Photo: true, Accent: "ink", Font: "source-serif",
		Description: "A serif page like a journal. For academia, law and public service.",
	}
	l.margin = 23 * millimetre
	l.set(func(s *style) { s.size, s.bold = 21, false }, roleName)
	l.set(func(s *style) {
		s.size, s.caps, s.track, s.bold, s.rule, s.before, s.after = 10, true, 60, false, ruleAbove, 17, 5
	}, roleSection)
	l.seal = ruleBelow
	return l
}

// clinic brings licences and certificates forward, on a light ground.
func clinic() look {
	l := ground()
	l.Template = Template{
		Name: "clinic", Title: "Clinic", Columns: 1, Photo: true, Accent: "blue", Font: "noto-sans",
		Description: "Licenses and certificates first, with headings on a light background. For nursing, health care, trades and transport.",
	}
	l.lift = []document.Section{document.SectionCertificates}
	l.panel = l.lift
	l.set(func(s *style) { s.size, s.before, s.after, s.rule, s.indent = 11.5, 18, 7, ruleGround, panelPad },
		roleSection)
	l.seal = ruleHeavy
	return l
}

// compact sets a long career close: every entry's head is one line.
func compact() look {
	l := ground()
	l.Template = Template{
		Name: "compact", Title: "Compact", Columns: 1, Accent: "ink", Font: "lato",
		Description: "Entries on one line, narrow margins, small type. For long careers that should fit on two pages.",
	}
	l.margin = 15 * millimetre
	l.entry = entryLine
	l.styles[roleEntry].bold = false
	l.seal = ruleBelow
	l.size(9.4, 9)
	l.set(func(s *style) { s.leading = 1.3 }, roleEntry, roleDetail, roleText, roleBullet, roleNote)
	l.set(func(s *style) { s.before = 1 }, roleText, roleBullet, roleNote)
	l.styles[roleEntry].before = 6
	l.set(func(s *style) { s.size, s.leading = 18, 1.1 }, roleName)
	l.set(func(s *style) { s.size, s.caps, s.track, s.rule, s.before, s.after = 9.2, true, 60, ruleBelow, 10, 4 },
		roleSection)
	return l
}

// minimal has no lines and no colour but that of its headings: white does the work.
func minimal() look {
	l := ground()
	l.Template = Template{
		Name: "minimal", Title: "Minimal", Columns: 1, Photo: true, Accent: "rust", Font: "noto-sans",
		Description: "Wide margins and no lines, with plenty of white space. For short resumes, design and research.",
	}
	l.margin = 28 * millimetre
	l.letterMargin = 30 * millimetre
	l.set(func(s *style) { s.size, s.bold, s.ink = 28, false, inkText }, roleName)
	l.set(func(s *style) { s.size, s.before, s.after, s.bold = 10.2, 22, 6, false }, roleSection)
	return l
}
