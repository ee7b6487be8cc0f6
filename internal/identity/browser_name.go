package identity

import "strings"

// browserName says in fixed words which browser and system a User-Agent names. What a stranger wrote into that header
// never reaches the owner's eyes.
func browserName(userAgent string) string {
	browser := firstNamed(userAgent, "a browser", [][2]string{
		{"Edg", "Edge"},
		{"OPR/", "Opera"},
		{"Vivaldi", "Vivaldi"},
		{"SamsungBrowser", "Samsung Internet"},
		{"Firefox/", "Firefox"},
		{"FxiOS", "Firefox"},
		{"Chrome/", "Chrome"},
		{"CriOS", "Chrome"},
		{"Safari/", "Safari"},
		{"curl/", "curl"},
	})
	system := firstNamed(userAgent, "an unknown system", [][2]string{
		{"iPhone", "iPhone"}, {"iPad", "iPad"}, {"Android", "Android"}, {"Windows", "Windows"}, {"Mac OS X", "macOS"}, {"CrOS", "ChromeOS"}, {"Linux", "Linux"},
	})
	return browser + " on " + system
}

// firstNamed gives the name that goes with the first sign found in the text; entries are a sign and its name.
func firstNamed(text, none string, named [][2]string) string {
	for _, n := range named {
		if strings.Contains(text, n[0]) {
			return n[1]
		}
	}
	return none
}
