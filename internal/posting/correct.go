package posting

import "slices"

// Correction is a reader's word on one requirement, named by its text. An empty Class says that it is none.
type Correction struct {
	Text  string `json:"text"`
	Class Class  `json:"class"`
}

// Correct gives the posting as its reader corrected it. A correction whose text names no requirement has no effect, so
// that corrections outlive an edit of the description. p is not changed.
func (p *Posting) Correct(by []Correction) *Posting {
	if len(by) == 0 {
		return p
	}
	out := *p
	out.Requirements = make([]Requirement, 0, len(p.Requirements))
	for _, r := range p.Requirements {
		i := slices.IndexFunc(by, func(c Correction) bool { return c.Text == r.Text })
		if i >= 0 {
			r.Class = by[i].Class
		}
		if r.Class != "" {
			out.Requirements = append(out.Requirements, r)
		}
	}
	return &out
}
