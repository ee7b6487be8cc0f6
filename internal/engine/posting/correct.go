package posting

import (
	"slices"

	"vitae/internal/base/fault"
)

// Bounds of what a reader corrects. A requirement is a clause of the posting, so a text that is longer names none.
const (
	maxCorrections = 500
	maxCorrected   = 2000 // bytes of one text
)

// Correction is a reader's word on one requirement, named by its text. An empty Class says that it is none.
type Correction struct {
	Text  string `json:"text"`
	Class Class  `json:"class"`
}

// Correct returns the posting as its reader corrected it. A correction whose text names no requirement has no effect,
// so that corrections outlive an edit of the description. p is not changed.
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
	out.Years = requiredYears(out.Requirements)
	return &out
}

// CheckCorrections refuses classes that there are not, and more or longer corrections than any posting has
// requirements.
func CheckCorrections(by []Correction) error {
	const op = "posting.CheckCorrections"
	if len(by) > maxCorrections {
		return fault.New(op, fault.Invalid, "There are more corrections than requirements.")
	}
	for _, c := range by {
		if len(c.Text) > maxCorrected {
			return fault.New(op, fault.Invalid, "The text of a corrected requirement is too long.")
		}
		if !slices.Contains([]Class{Must, Nice, Duty, ""}, c.Class) {
			return fault.New(op, fault.Invalid, "Mark each line as required, nice to have, a responsibility, or not a requirement.")
		}
	}
	return nil
}

// Corrected is Correct of corrections that nobody has checked yet.
func (p *Posting) Corrected(by []Correction) (*Posting, error) {
	if err := CheckCorrections(by); err != nil {
		return nil, err
	}
	return p.Correct(by), nil
}
