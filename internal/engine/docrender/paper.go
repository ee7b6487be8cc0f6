package docrender

import (
	"regexp"
	"slices"

	"vitae/internal/engine/document"
)

// letterCountries print on US Letter. Most others use A4 (ISO 216).
var letterCountries = []string{"US", "CA"}

// letterLanguages are the languages of the countries that share the North American Numbering Plan and of their
// neighbors. In others, such as Italian and Turkish, phone numbers of the same shape are common.
var letterLanguages = []string{"", "en", "fr", "es"}

// northAmericanPhone is a number of the North American Numbering Plan as people write it: "(403) 555-0142".
var northAmericanPhone = regexp.MustCompile(`^(\+?1[-. ]?)?(\([2-9]\d{2}\)|[2-9]\d{2})[-. ]*\d{3}[-. ]\d{4}$`)

// paperFor returns the paper that is usual where a person lives: by the country of their address or, where it names
// none, by the shape of their phone number.
func paperFor(b *document.Basics, language string) Paper {
	country := (&document.Resume{Basics: *b}).Country()
	if slices.Contains(letterCountries, country) ||
		country == "" && slices.Contains(letterLanguages, language) && northAmericanPhone.MatchString(b.Phone) {
		return Letter
	}
	return A4
}
