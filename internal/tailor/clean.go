package tailor

import (
	"strings"
	"unicode/utf8"

	"vitae/internal/fault"
	"vitae/internal/resume"
)

// cleanLine makes one line of a text: single spaces, none at the ends, and nothing that a text cannot hold.
func cleanLine(s string) string { return strings.Join(strings.Fields(resume.Clean(s)), " ") }

// longer says that a text has more characters than n.
func longer(s string, n int) bool { return len(s) > n && utf8.RuneCountInString(s) > n }

// badField is input that breaks a rule in one field.
func badField(op, field, message string) error {
	return &fault.Error{Op: op, Kind: fault.Invalid, Message: message, Fields: map[string]string{field: message}}
}
