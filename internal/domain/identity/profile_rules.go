package identity

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds of a profile, in characters where nothing else is said.
const (
	maxLine       = 100
	maxPostalCode = 20
	maxPhone      = 40
	maxAddress    = 200
	maxBio        = 2000
	maxSkills     = 100 // entries
	maxSkill      = 60
	maxYears      = 80
	maxURL        = 300
)

// textRule is what one text of a profile has to keep to.
type textRule struct {
	field string // its name in the API
	what  string // its name for people
	text  *Change[string]
	check func(what, text string) string // gives what is wrong, "" for nothing
}

// rules lists the texts of a change.
func (c *ProfileChange) rules() []textRule {
	return []textRule{
		{"firstName", "First name", &c.FirstName, line(maxName)},
		{"lastName", "Last name", &c.LastName, line(maxName)},
		{"jobTitle", "Job title", &c.JobTitle, line(maxLine)},
		{"industry", "Industry", &c.Industry, line(maxLine)},
		{"bio", "Bio", &c.Bio, checkBio},
		{"phone", "Phone", &c.Phone, checkPhone},
		{"address", "Address", &c.Address, line(maxAddress)},
		{"city", "City", &c.City, line(maxLine)},
		{"state", "State", &c.State, line(maxLine)},
		{"postalCode", "Postal code", &c.PostalCode, line(maxPostalCode)},
		{"country", "Country", &c.Country, line(maxLine)},
		{"linkedinUrl", "LinkedIn URL", &c.LinkedinURL, checkURL},
		{"githubUrl", "GitHub URL", &c.GithubURL, checkURL},
		{"portfolioUrl", "Portfolio URL", &c.PortfolioURL, checkURL},
		{"twitterUrl", "Twitter URL", &c.TwitterURL, checkURL},
	}
}

// clean returns the change without the spaces around its texts, and one message for each field that breaks a rule.
func (c ProfileChange) clean() (ProfileChange, map[string]string) {
	fields := map[string]string{}
	note := func(field, message string) {
		if message != "" {
			fields[field] = message
		}
	}
	for _, r := range c.rules() {
		r.text.Value = trimmed(r.text.Value)
		if r.text.Set {
			note(r.field, r.check(r.what, r.text.Value))
		}
	}
	if y := c.YearsExperience.Value; c.YearsExperience.Set && y != nil && (*y < 0 || *y > maxYears) {
		note("yearsExperience", "Years of experience must be between 0 and 80")
	}
	if c.Skills.Set {
		var wrong string
		c.Skills.Value, wrong = cleanSkills(c.Skills.Value)
		note("skills", wrong)
	}
	if c.Theme.Set {
		if c.Theme.Value == "" {
			c.Theme.Value = System
		}
		if !slices.Contains([]Theme{System, Light, Dark}, c.Theme.Value) {
			note("themePreference", "Theme must be system, light or dark")
		}
	}
	return c, fields
}

// cleanSkills trims the entries and leaves out empty ones and those that are there already in any case; the order
// stays.
func cleanSkills(skills []string) (kept []string, wrong string) {
	kept = []string{}
	seen := map[string]bool{}
	for _, skill := range skills {
		skill = strings.TrimSpace(skill)
		folded := strings.ToLower(skill)
		if skill == "" || seen[folded] {
			continue
		}
		if wrong := checkLine("Each skill", skill, maxSkill); wrong != "" {
			return nil, wrong
		}
		seen[folded] = true
		kept = append(kept, skill)
		if len(kept) > maxSkills {
			return nil, "You can add at most 100 skills"
		}
	}
	return kept, ""
}

// line is the rule of a text without line breaks.
func line(most int) func(what, text string) string {
	return func(what, text string) string { return checkLine(what, text, most) }
}

func checkLine(what, text string, most int) string {
	switch {
	case utf8.RuneCountInString(text) > most:
		return fmt.Sprintf("%s must be at most %d characters", what, most)
	case !storable(text) || strings.ContainsFunc(text, turnsText):
		return what + " contains characters that are not allowed"
	}
	return ""
}

// checkText is checkLine for a text that may have line breaks and tabs.
func checkText(what, text string, most int) string {
	return checkLine(what, strings.NewReplacer("\n", " ", "\t", " ").Replace(text), most)
}

// trimmed returns a text without the spaces around it, its lines ended by one character.
func trimmed(text string) string { return strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n")) }

func checkBio(what, text string) string {
	if utf8.RuneCountInString(text) > maxBio {
		return what + " must be at most 2,000 characters"
	}
	return checkText(what, text, maxBio)
}

func checkPhone(what, text string) string {
	if wrong := checkLine(what, text, maxPhone); wrong != "" {
		return wrong
	}
	if strings.ContainsFunc(text, func(r rune) bool {
		return (r < '0' || r > '9') &&
			!strings.ContainsRune(" +-().x", r)
	}) {
		return "Phone can only contain digits, spaces and + - ( ) . x"
	}
	return ""
}

// checkURL wants a web address that leads where it seems to: with a host and without a name and password in front of
// it.
func checkURL(what, text string) string {
	if text == "" {
		return ""
	}
	if wrong := checkLine(what, text, maxURL); wrong != "" {
		return wrong
	}
	u, err := url.Parse(text)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Hostname() == "" || u.User != nil ||
		strings.ContainsFunc(text, unicode.IsSpace) || strings.Contains(text, `\`) {
		return what + " must be a web address that starts with https:// or http://"
	}
	return ""
}

// turnsText reports whether a character makes what follows run the other way, so that a text reads as what it is not.
func turnsText(r rune) bool {
	return r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\u2028' || r == '\u2029'
}
