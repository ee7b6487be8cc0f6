package identity

import "strings"

// browserName says in fixed words which browser and system a User-Agent names. What a stranger wrote into that header
// never reaches the owner's eyes.
func browserName(userAgent string) string {
	browser := firstNamed(userAgent, "a browser",
		"Edg", "Edge", "OPR/", "Opera", "Vivaldi", "Vivaldi", "SamsungBrowser", "Samsung Internet", "Firefox/", "Firefox",
		"FxiOS", "Firefox", "Chrome/", "Chrome", "CriOS", "Chrome", "Safari/", "Safari", "curl/", "curl")
	system := firstNamed(userAgent, "an unknown system",
		"iPhone", "iPhone", "iPad", "iPad", "Android", "Android", "Windows", "Windows", "Mac OS X", "macOS", "CrOS", "ChromeOS", "Linux", "Linux")
	return browser + " on " + system
}

// firstNamed gives the name that goes with the first mark found in the text; pairs are marks and names in turn.
func firstNamed(text, none string, pairs ...string) string {
	for i := 0; i < len(pairs); i += 2 {
		if strings.Contains(text, pairs[i]) {
			return pairs[i+1]
		}
	}
	return none
}
