package docparse

import "cmp"

// reactiveResume returns a JSON Resume of what Reactive Resume exports, in the shapes of its versions 3, 4 and 5.
func reactiveResume(root shaped) (shaped, bool) {
	if data := root.object("data"); data != nil && data.object("sections") != nil {
		root = data
	}
	b, sections := root.object("basics"), root.object("sections")
	if b == nil || sections == nil {
		return nil, false
	}
	basics := shaped{
		"name": b.text("name"), "label": b.text("headline"), "email": b.text("email"),
		"phone": b.text("phone"), "url": b.text("url", "website"),
	}
	if place := b.object("location"); place != nil { // version 3
		basics["location"] = shaped{
			"address": place.text("address"), "city": place.text("city"),
			"region": place.text("region"), "countryCode": place.text("country"),
			"postalCode": place.text("postalCode"),
		}
	} else if place := b.text("location"); place != "" {
		l := location(place)
		basics["location"] = &l
	}
	summary := b.text("summary")
	for _, s := range []shaped{sections.object("summary"), root.object("summary")} {
		if t := s.text("content"); t != "" {
			summary = t
			s.text("name", "title")
		}
	}
	paragraphs, points := prose(summary)
	for _, p := range points {
		paragraphs += "\n" + p.(string)
	}
	basics["summary"] = paragraphs
	basics["profiles"] = reactiveItems(shaped{"items": b["profiles"]}, reactiveKinds["profiles"])
	delete(b, "profiles")
	out := shaped{"basics": basics}
	for from, kind := range reactiveKinds {
		items := reactiveItems(sections.object(from), kind)
		if kind.to == "profiles" {
			if len(items) > 0 {
				basics["profiles"] = items
			}
			continue
		}
		if len(items) > 0 {
			out[kind.to] = items
		}
	}
	return out, true
}

// reactiveKind is a section of Reactive Resume and what it is in JSON Resume: each of its keys with the ones that hold
// it.
type reactiveKind struct {
	to    string
	dated string // "period", "date" or "" where it has none
	said  bool   // it tells something in lines and points
	keys  map[string][]string
}

var (
	reactiveJob = reactiveKind{"work", "period", true, map[string][]string{
		"name":     {"company", "name"},
		"position": {"position"}, "location": {"location"}, "url": {"url", "website"},
	}}

	reactiveKinds = map[string]reactiveKind{
		"experience": reactiveJob,
		"work":       reactiveJob,
		"education": {"education", "period", true, map[string][]string{
			"institution": {"institution", "school"}, "studyType": {"studyType", "degree"}, "area": {"area"},
			"score": {"score", "grade"}, "url": {"url", "website"},
		}},
		"volunteer": {"volunteer", "period", true, map[string][]string{
			"organization": {"organization"},
			"position":     {"position"}, "url": {"url", "website"},
		}},
		"projects": {
			"projects", "period", true,
			map[string][]string{"name": {"name"}, "url": {"url", "website"}},
		},
		"awards": {"awards", "date", true, map[string][]string{"title": {"title"}, "awarder": {"awarder"}}},
		"certifications": {"certificates", "date", false, map[string][]string{
			"name":   {"name", "title"},
			"issuer": {"issuer"}, "url": {"url", "website"},
		}},
		"publications": {"publications", "date", true, map[string][]string{
			"name":      {"name", "title"},
			"publisher": {"publisher"}, "url": {"url", "website"},
		}},
		"skills": {
			"skills", "", false,
			map[string][]string{"name": {"name"}, "level": {"proficiency", "description", "level"}},
		},
		"languages": {"languages", "", false, map[string][]string{
			"language": {"language", "name"},
			"fluency":  {"fluency", "description", "level"},
		}},
		"interests":  {"interests", "", false, map[string][]string{"name": {"name"}}},
		"references": {"references", "", true, map[string][]string{"name": {"name"}}},
		"profiles": {"profiles", "", false, map[string][]string{
			"network": {"network"}, "username": {"username"},
			"url": {"url", "website"},
		}},
	}
)

// reactiveItems returns the entries of a section.
func reactiveItems(section shaped, kind reactiveKind) []any {
	list, _ := section["items"].([]any)
	if len(list) > 0 {
		section.text("name", "title")
	}
	var out []any
	for _, e := range list {
		item, ok := e.(map[string]any)
		if !ok {
			continue
		}
		in, entry := shaped(item), shaped{}
		for key, from := range kind.keys {
			entry[key] = in.text(from...)
		}
		if words := in.words("keywords"); len(words) > 0 {
			entry["keywords"] = words
		}
		reactiveDates(in, entry, kind)
		roles, _ := in["roles"].([]any)
		if kind.said {
			in.said(entry, "summary", "description")
			reactiveText(entry, kind)
		}
		for _, r := range roles { // version 5: several posts with one employer
			role, ok := r.(map[string]any)
			if !ok {
				continue
			}
			post := shaped{
				"name": entry["name"], "location": entry["location"], "url": entry["url"],
				"position": shaped(role).text("position"),
			}
			shaped(role).period(post, "period", "date")
			shaped(role).said(post, "description", "summary")
			out = append(out, post)
		}
		if len(roles) == 0 || entry["position"] != "" {
			out = append(out, entry)
		}
	}
	return out
}

func reactiveDates(in, entry shaped, kind reactiveKind) {
	switch kind.dated {
	case "period":
		in.period(entry, "period", "date")
	case "date":
		key := "date"
		if kind.to == "publications" {
			key = "releaseDate"
		}
		entry[key] = in.text("date")
		if d, ok := period(findDates(in.text("date") + entry[key].(string))); ok {
			entry[key] = string(cmp.Or(d.end, d.start))
		}
	}
}

// reactiveText puts what an entry tells where JSON Resume has room for it.
func reactiveText(entry shaped, kind reactiveKind) {
	points, _ := entry["highlights"].([]any)
	text, _ := entry["summary"].(string)
	joined := func() string {
		for _, p := range points {
			if text != "" {
				text += "\n"
			}
			text += p.(string)
		}
		return text
	}
	switch kind.to {
	case "projects":
		entry["description"] = text
		delete(entry, "summary")
	case "education":
		if text != "" || len(points) > 0 {
			var courses []any
			if text != "" {
				courses = append(courses, text)
			}
			entry["courses"] = append(courses, points...)
		}
		delete(entry, "summary")
		delete(entry, "highlights")
	case "awards", "publications":
		entry["summary"] = joined()
		delete(entry, "highlights")
	case "references":
		entry["reference"] = joined()
		delete(entry, "summary")
		delete(entry, "highlights")
	}
}
