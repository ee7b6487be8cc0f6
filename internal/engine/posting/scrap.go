package posting

import (
	"regexp"
	"strings"
)

var (
	// titleLabel is what a form writes before the title.
	titleLabel = regexp.MustCompile(`(?i)^(?:(?:job|role|position) title|post(?: title)?|position|vacancy|role|stelle|poste|puesto|cargo|functie|vaga) ?: *`)
	// titleScrap is how what follows a title begins, in its line: "in Leeds".
	titleScrap = regexp.MustCompile(`^(?:in|at|for|with|bei|im|am|für|mit|à|chez|pour|en|para|presso|voor|bij) `)
	// titleHours is a number without its sign at a title's end, of "80 %".
	titleHours = regexp.MustCompile(` \d{1,3}$`)
	bracketed  = regexp.MustCompile(` *\([^()]*\) *`)
)

// wholeTitle returns a title without the label before it and the share of hours behind it, and where it is but what
// follows a title in its line, what stands before it there. It is "" where that is nothing: no title is better than a
// scrap.
func wholeTitle(title, text string) string {
	title = titleLabel.ReplaceAllString(title, "")
	if n := titleHours.FindString(title); n != "" && (strings.Contains(text, n+"%") || strings.Contains(text, n+" %")) {
		title = strings.TrimSuffix(title, n)
	}
	if !titleScrap.MatchString(title) {
		return title
	}
	for l := range strings.Lines(text) {
		before, _, ok := strings.Cut(l, title)
		if !ok {
			continue
		}
		before = strings.Trim(bracketed.ReplaceAllString(before, " "), " ,-–|:")
		if len(strings.Fields(before)) <= longestTitle && !titleScrap.MatchString(before) {
			return genderMark.ReplaceAllString(before, "")
		}
	}
	return ""
}

// longestTitle is how many words stand before a scrap at most, if they are the title.
const longestTitle = 6
