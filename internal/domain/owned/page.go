package owned

import "vitae/internal/base/id"

// Page is a part of a list: at most First items, those after the item of id After ("" from the start).
type Page struct {
	First int
	After string
}

// The bounds of a page.
const (
	defaultPage = 100
	MaxPage     = 500
)

// Bounded returns the page within the bounds.
func (p Page) Bounded() Page {
	if p.First <= 0 {
		p.First = defaultPage
	}
	p.First = min(p.First, MaxPage)
	return p
}

// Fits reports whether a page can be one: After names nothing, or something that can be anybody's.
func (p Page) Fits() bool { return p.After == "" || id.WellFormed(p.After) }
