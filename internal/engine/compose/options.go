package compose

import "vitae/internal/base/fault"

// Validate refuses values that are none of the contract's.
func (o Options) Validate() error {
	switch o.Tone {
	case Professional, Confident, Friendly, Concise:
	default:
		return fault.New("compose.Options.Validate", fault.Invalid,
			"The tone must be one of PROFESSIONAL, CONFIDENT, FRIENDLY, CONCISE.")
	}
	switch o.Length {
	case Keep, OnePage, TwoPages:
	default:
		return fault.New("compose.Options.Validate", fault.Invalid,
			"The length must be one of KEEP, ONE_PAGE, TWO_PAGES.")
	}
	return nil
}
