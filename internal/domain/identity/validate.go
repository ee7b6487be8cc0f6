package identity

import (
	"net/mail"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"vitae/internal/base/fault"
)

// Bounds of what a registration may say.
const (
	minUsername = 3
	maxUsername = 50
	maxEmail    = 254 // RFC 5321, in bytes
	maxName     = 100
	minPassword = 8
	maxPassword = 128
	minTelling  = 4 // shorter names are in too many good passwords by chance
)

// check returns one message for each field that is wrong, the first that applies.
func (r RegisterRequest) check() map[string]string {
	fields := map[string]string{}
	for field, message := range map[string]string{
		"username":  checkUsername(r.Username),
		"email":     checkEmail(r.Email),
		"password":  checkPassword(r.Password, r.Username, r.Email),
		"firstName": checkName("First name", r.FirstName),
		"lastName":  checkName("Last name", r.LastName),
	} {
		if message != "" {
			fields[field] = message
		}
	}
	return fields
}

func checkUsername(name string) string {
	n := utf8.RuneCountInString(name)
	switch {
	case n < minUsername:
		return "Username must be at least 3 characters"
	case n > maxUsername:
		return "Username must be at most 50 characters"
	case strings.ContainsFunc(name, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '_'
	}):
		return "Username can only contain letters, numbers, and underscores"
	}
	return ""
}

// checkEmail wants one bare address with a dot in its domain. Whether it is somebody's, only the mailed code shows.
func checkEmail(email string) string {
	a, err := mail.ParseAddress(email)
	_, domain, _ := strings.Cut(email, "@")
	if err != nil || a.Address != email || len(email) > maxEmail || !storable(email) ||
		strings.Contains(domain, "@") || strings.ContainsAny(email, "\"[]") ||
		!strings.Contains(strings.Trim(domain, "."), ".") {
		return "Invalid email address"
	}
	return ""
}

// checkPassword returns what is wrong with a new password of the account, "" for nothing.
func checkPassword(password, username, email string) string {
	n := utf8.RuneCountInString(password)
	switch {
	case n < minPassword:
		return "Password must be at least 8 characters"
	case n > maxPassword:
		return "Password must be at most 128 characters"
	case !strings.ContainsFunc(password, unicode.IsUpper):
		return "Password must contain at least one uppercase letter"
	case !strings.ContainsFunc(password, unicode.IsLower):
		return "Password must contain at least one lowercase letter"
	case !strings.ContainsFunc(password, unicode.IsDigit):
		return "Password must contain at least one number"
	case isCommon(password):
		return "This password is too common"
	case tellsOf(password, username, email):
		return "Password must not contain your username or email"
	}
	return ""
}

// tellsOf reports whether a password is, or contains, a name that others know.
func tellsOf(password, username, email string) bool {
	local, _, _ := strings.Cut(email, "@")
	folded := strings.ToLower(norm.NFC.String(password))
	for _, name := range []string{username, local, email} {
		name = strings.ToLower(norm.NFC.String(name))
		if name != "" && (folded == name || utf8.RuneCountInString(name) >= minTelling &&
			strings.Contains(folded, name)) {
			return true
		}
	}
	return false
}

func checkName(what, name string) string {
	switch {
	case utf8.RuneCountInString(name) > maxName:
		return what + " must be at most 100 characters"
	case !storable(name):
		return what + " contains characters that are not allowed"
	}
	return ""
}

// storable reports whether a text is valid and free of control characters, which PostgreSQL and mail headers refuse.
func storable(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, unicode.IsControl)
}

// invalid is what a caller got wrong, by field.
func invalid(op, message string, fields map[string]string) error {
	return &fault.Error{Op: op, Kind: fault.Invalid, Message: message, Fields: fields}
}

// granted tells a refusal that only asks for patience, false, from a fault.
func granted(err error) (bool, error) {
	switch fault.KindOf(err) {
	case fault.Invalid, fault.RateLimited:
		return false, nil
	}
	return err == nil, err
}
