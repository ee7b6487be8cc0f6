package compose

import (
	"slices"
	"strings"
	"unicode"
)

// company is the employer's name as one would say it.
func (l *letterWriter) company() string { return spokenName(l.posting.Company) }

// role is the posting's title as it stands in a sentence.
func (l *letterWriter) role() string {
	title, _, _ := strings.Cut(l.posting.Title, " (")
	title, _, _ = strings.Cut(title, ",")
	if i := strings.LastIndexByte(title, '!'); i >= 0 && strings.TrimSpace(title[i+1:]) != "" {
		title = title[i+1:] // "NOW HIRING!!! Machinist"
	}
	return unshouted(strings.TrimSpace(title))
}

// postedNames are the values of the posting's names in a wording.
func (l *letterWriter) postedNames() map[string]string {
	return map[string]string{"company": l.company(), "role": l.role(), "a_role": article(l.role())}
}

// spokenName is an employer's name without its legal form and remarks in brackets.
func spokenName(name string) string {
	if i := strings.IndexByte(name, '('); i > 0 {
		name = name[:i]
	}
	if before, after, ok := strings.Cut(name, ", "); ok && startsSmall(after) {
		name = before // a remark: "Riverside Camp, summers"
	}
	words := strings.Fields(name)
	for len(words) > 1 && legalForms[strings.Trim(strings.ToLower(words[len(words)-1]), ".,")] {
		words = words[:len(words)-1]
	}
	return unshouted(strings.TrimRight(strings.Join(words, " "), ","))
}

var legalForms = wordSet("inc llc ltd limited gmbh ag plc sa srl bv ab oy kg llp pty pvt private sp z o.o ltda s.a s.r.l b.v s.l sl as a/s kk")

// unshouted writes a name of several words in capitals as one writes names. Short words stay, since they may be
// initials: "CNC MACHINIST" gives "CNC Machinist".
func unshouted(name string) string {
	words := strings.Fields(name)
	small := func(r rune) bool { return unicode.IsLower(r) }
	if len(words) < 2 || strings.IndexFunc(name, small) >= 0 || !slices.ContainsFunc(words, func(x string) bool { return len(x) > 4 }) {
		return name
	}
	for i, x := range words {
		if len(x) > 3 && !strings.ContainsAny(x, "&.") {
			words[i] = capital(strings.ToLower(x))
		}
	}
	return strings.Join(words, " ")
}

// fill puts values into a wording's {places}. Where the posting names no employer or no title, the wording speaks of
// "you" and of the position.
func fill(wording string, values map[string]string) string {
	if role, ok := values["role"]; ok && role == "" {
		wording = withoutRole.Replace(wording)
	}
	if company, ok := values["company"]; ok && company == "" {
		wording = withoutCompany.Replace(wording)
		wording = strings.ReplaceAll(wording, ". you ", ". You ")
	}
	for _, k := range []string{"company", "a_role", "role", "need", "skills", "all", "more"} {
		wording = strings.ReplaceAll(wording, ". {"+k+"}", ". "+capital(values[k]))
		wording = strings.ReplaceAll(wording, "{"+k+"}", values[k])
	}
	return capital(wording)
}

var withoutRole = strings.NewReplacer(
	"Your posting for {a_role}", "Your posting",
	"Your opening for {a_role}", "Your opening",
	"application to be {a_role}", "application for the position",
	"applying to be {a_role}", "applying for the position",
	"applying to be that {role}", "applying to do that",
	"position of {role}", "position that you have posted",
	"be your next {role}", "take the position that you have posted",
	"make a {role} whom", "be someone whom",
	" as your next {role}", "", " as your {role}", "", " as {a_role}", "",
	"{a_role}", "someone", "{role}", "colleague",
)

var withoutCompany = strings.NewReplacer(
	" at {company}", "", " to {company}", "",
	"{company} needs", "you need", "{company} wants", "you want", "{company} is", "you are",
	"{company}", "you",
)
