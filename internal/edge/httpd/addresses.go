package httpd

import (
	"encoding/json"
	"io/fs"
	"strings"
)

// addressFile lists the addresses of the app's screens, as its router writes them: /interview-guide/$id, /admin/$. It
// is written with the drawn pages.
const addressFile = drawnPages + "addresses.json"

// addresses are the app's screens, each cut at its slashes; nil where the build says nothing of them.
type addresses [][]string

func readAddresses(app fs.FS) addresses {
	data, err := fs.ReadFile(app, addressFile)
	if err != nil {
		return nil
	}
	var said []string
	if json.Unmarshal(data, &said) != nil {
		return nil
	}
	out := addresses{}
	for _, a := range said {
		out = append(out, strings.Split(strings.Trim(a, "/"), "/"))
	}
	return out
}

// hold reports whether a path without its outer slashes leads to a screen. The app, too, takes letters of either case.
func (a addresses) hold(path string) bool {
	if a == nil {
		return true
	}
	parts := strings.Split(path, "/")
	for _, address := range a {
		if leads(address, parts) {
			return true
		}
	}
	return false
}

func leads(address, parts []string) bool {
	for i, want := range address {
		if want == "$" { // the rest, or nothing
			return true
		}
		if i == len(parts) || parts[i] == "" && want != "" || !strings.HasPrefix(want, "$") &&
			!strings.EqualFold(want, parts[i]) {
			return false
		}
	}
	return len(address) == len(parts)
}
