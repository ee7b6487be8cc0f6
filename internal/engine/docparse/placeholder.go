package docparse

import (
	"regexp"
	"strings"
)

// sampleContact is an address that a template shows.
var sampleContact = regexp.MustCompile(
	`^(?:(?:your|my)[._-]?(?:name|e-?mail|mail|address)@.*|(?:name|firstname|lastname|first\.?last|firstname[._-]?lastname|e-?mail|someone|username|youremail)@(?:e-?mail|example|gmail|domain|yourdomain|company|mail|website)\.[a-z.]+|.*@(?:yourdomain|your-domain|domain)\.com)$`)

// isSampleContact reports whether an e-mail address or telephone number is a template's own.
func isSampleContact(v string) bool {
	if strings.Contains(v, "@") {
		return sampleContact.MatchString(strings.ToLower(v))
	}
	digits := strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, v)
	digits = strings.TrimPrefix(digits, "1")
	return digits == "234567890" && strings.HasPrefix(strings.TrimLeft(v, "+( "), "1") || digits == "0000000000" ||
		digits == "5555555555"
}
