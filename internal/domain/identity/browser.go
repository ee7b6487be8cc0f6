package identity

import "strings"

// word pairs what stands in a User-Agent with what people call it.
type word struct{ sign, name string }

// Both lists are in the order in which to look: nearly every browser says that it is Chrome, Safari and Mozilla too,
// and Android says that it is Linux.
var (
	browserWords = []word{
		{"Edg/", "Edge"},
		{"EdgA/", "Edge"},
		{"EdgiOS/", "Edge"},
		{"OPR/", "Opera"},
		{"OPT/", "Opera"},
		{"Vivaldi/", "Vivaldi"},
		{"SamsungBrowser/", "Samsung Internet"},
		{"DuckDuckGo/", "DuckDuckGo"},
		{"Firefox/", "Firefox"},
		{"FxiOS/", "Firefox"},
		{"CriOS/", "Chrome"},
		{"Chrome/", "Chrome"},
		{"Chromium/", "Chrome"},
		{"Safari/", "Safari"},
	}
	systemWords = []word{
		{"iPhone", "iPhone"},
		{"iPad", "iPad"},
		{"Android", "Android"},
		{"Windows", "Windows"},
		{"CrOS", "ChromeOS"},
		{"Macintosh", "macOS"},
		{"Linux", "Linux"},
		{"X11", "Linux"},
	}
)

// BrowserInWords names the browser and the system of a User-Agent, such as “Firefox on Linux”. It never repeats what
// the User-Agent says: a stranger wrote that.
func BrowserInWords(userAgent string) string {
	browser, system := first(browserWords, userAgent), first(systemWords, userAgent)
	switch {
	case browser == "" && system == "":
		return "unknown browser"
	case browser == "":
		return "unknown browser on " + system
	case system == "":
		return browser
	default:
		return browser + " on " + system
	}
}

func first(words []word, in string) string {
	for _, w := range words {
		if strings.Contains(in, w.sign) {
			return w.name
		}
	}
	return ""
}
