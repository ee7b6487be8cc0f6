package docparse

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// rendercv returns a JSON Resume of what rendercv keeps as YAML: contact data under "cv", and sections with headings of
// the user's own, whose entries say by their keys what they are.
func rendercv(root shaped) (shaped, bool) {
	cv := root.object("cv")
	if cv == nil || cv["name"] == nil && cv["sections"] == nil {
		return nil, false
	}
	basics := shaped{
		"name": cv.text("name"), "label": cv.text("label", "headline"), "email": cv.text("email"),
		"phone": strings.TrimPrefix(cv.text("phone"), "tel:"), "url": cv.text("website"),
	}
	if place := cv.text("location"); place != "" {
		l := location(place)
		basics["location"] = &l
	}
	basics["profiles"] = rendercvProfiles(cv)
	out := shaped{"basics": basics}
	sections := cv.object("sections")
	var summary []string
	var other []any
	for _, heading := range slices.Sorted(maps.Keys(sections)) {
		entries, _ := sections[heading].([]any)
		var lines []any
		for i, e := range entries {
			if t, ok := e.(string); ok {
				if headingKind(heading) == document.SectionSummary {
					summary = append(summary, t)
				} else {
					lines = append(lines, t)
				}
				entries[i] = nil
				continue
			}
			in, ok := e.(map[string]any)
			if !ok {
				continue
			}
			to, entry := rendercvEntry(in, headingKind(heading))
			switch {
			case to != "":
				list, _ := out[to].([]any)
				out[to] = append(list, entry)
			case entry["line"] != "":
				lines = append(lines, entry["line"])
			}
		}
		if len(lines) > 0 {
			other = append(other, shaped{"heading": shownHeading(heading), "lines": lines})
		}
	}
	basics["summary"] = strings.Join(summary, "\n")
	if len(other) > 0 {
		out["meta"] = shaped{"vitae": shaped{"other": other}}
	}
	return out, true
}

// rendercvProfiles returns the accounts in networks.
func rendercvProfiles(cv shaped) (profiles []any) {
	networks, _ := cv["social_networks"].([]any)
	for _, e := range networks {
		if n, ok := e.(map[string]any); ok {
			profiles = append(profiles, shaped{
				"network":  shaped(n).text("network"),
				"username": shaped(n).text("username"), "url": shaped(n).text("url"),
			})
		}
	}
	return profiles
}

// shownHeading returns the key of a section as rendercv prints it: "side_projects" is "Side projects".
func shownHeading(key string) string {
	name := strings.ReplaceAll(key, "_", " ")
	r, size := utf8.DecodeRuneInString(name)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(r)) + name[size:]
}

// rendercvEntry returns an entry and the part of JSON Resume that it belongs to, "" for one that is no more than a
// line.
func rendercvEntry(in shaped, heading document.Section) (to string, out shaped) {
	out = shaped{}
	has := func(key string) bool { return in[key] != nil }
	switch {
	case has("institution"):
		to = "education"
		out["institution"], out["area"], out["studyType"], out["score"] = in.text("institution"), in.text("area"),
			in.text("degree"), in.text("gpa", "grade")
		in.period(out, "date")
		out["courses"] = in.words("highlights")
	case has("company"):
		to = "work"
		if heading == document.SectionVolunteer {
			to = "volunteer"
			out["organization"] = in["company"]
		}
		out["name"], out["position"], out["location"], out["url"] = in.text("company"), in.text("position"),
			in.text("location"), in.text("url")
		in.period(out, "date")
		in.said(out, "summary")
	case has("title") && (has("authors") || has("journal") || has("doi")):
		to = "publications"
		out["name"], out["publisher"], out["releaseDate"] = in.text("title"), in.text("journal"), in.text("date")
		out["url"] = in.text("url")
		if doi := in.text("doi"); doi != "" && out["url"] == "" {
			out["url"] = "https://doi.org/" + doi
		}
		authors := in.words("authors")
		for i, a := range authors {
			authors[i] = strings.Trim(a.(string), "*")
		}
		out["summary"] = authors
	case has("label"):
		to = "skills"
		name, details := in.text("label"), in.text("details")
		if heading == document.SectionLanguages {
			return "languages", shaped{"language": name, "fluency": details}
		}
		out["name"] = name
		var words []any
		for _, w := range listItems(details) {
			words = append(words, w)
		}
		out["keywords"] = words
	case has("name"):
		to = "projects"
		out["name"], out["url"] = in.text("name"), in.text("url")
		in.period(out, "date")
		in.said(out, "summary")
		out["description"] = out["summary"]
		delete(out, "summary")
	default:
		out["line"] = in.text("bullet", "number", "reversed_number")
	}
	return to, out
}
