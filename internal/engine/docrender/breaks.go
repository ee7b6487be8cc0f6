package docrender

// The costs of a page break, in shares of a page that may stay empty to avoid it. Set by hand on the golden pages.
const (
	never  = 100.0 // a heading would stand alone at the foot of a page
	torn   = .2    // one line of a paragraph would stand alone
	orphan = .12   // one line of an entry would stand alone
	inside = .02   // a paragraph would be cut
)

// breakCost weighs a page break before line k of the n lines of block i.
func (m *measured) breakCost(i, k, n int) float64 {
	switch {
	case i == 0 && k == 0:
		return 0
	case k == 0:
		return m.betweenCost(i)
	case k == 1 || k == n-1:
		if m.heads(i) {
			return never
		}
		return torn
	case m.heads(i):
		return never
	}
	return inside
}

// betweenCost weighs a page break before block i.
func (m *measured) betweenCost(i int) float64 {
	if m.heads(i - 1) {
		return never
	}
	begins := m.blocks[i].role == roleEntry || m.blocks[i].role == roleSection
	ends := i+1 == len(m.blocks) || m.blocks[i+1].role == roleEntry || m.blocks[i+1].role == roleSection
	if ends && !m.heads(i) || m.blocks[i].role == roleSignature {
		return orphan // the last line of an entry would stand alone
	}
	if i > 1 && m.heads(i-2) && !begins {
		return orphan // the first line of an entry would stand alone with its heading
	}
	return 0
}

// heads reports whether a block belongs to what follows it.
func (m *measured) heads(i int) bool {
	switch m.blocks[i].role {
	case roleSection:
		return true
	case roleEntry, roleDetail, roleSubject:
		return i+1 < len(m.blocks) && m.blocks[i+1].role != roleEntry && m.blocks[i+1].role != roleSection
	}
	return false
}
