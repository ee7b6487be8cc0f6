package identity

import (
	_ "embed" // the list
	"sort"
	"strings"
)

// commonPasswords are the 10,000 commonest of eight or more characters, in lower case, sorted, one a line. NOTICE says
// where they are from.
//
//go:embed data/passwords.txt
var commonPasswords string

// isCommon reports whether a password is on the list, in any case. It searches the text itself, so that nothing is
// built at the start.
func isCommon(password string) bool {
	want := strings.ToLower(password)
	// The first place whose next whole line is not before want.
	at := sort.Search(len(commonPasswords), func(i int) bool {
		line, _, _ := strings.Cut(commonPasswords[lineStart(i):], "\n")
		return line >= want
	})
	line, _, _ := strings.Cut(commonPasswords[lineStart(min(at, len(commonPasswords)-1)):], "\n")
	return line == want
}

// lineStart is where the line that holds position i begins.
func lineStart(i int) int { return strings.LastIndexByte(commonPasswords[:i], '\n') + 1 }
