package capture

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"vitae/internal/domain/tailor"
	"vitae/internal/engine/text"
)

// maxNested is how deep what a page states is looked through.
const maxNested = 8

// statedPosting returns the first JobPosting of schema.org that a page states as JSON-LD.
func statedPosting(root *html.Node) (tailor.WebPosting, bool) {
	for n := range root.Descendants() {
		if n.Type != html.ElementNode || n.DataAtom != atom.Script || n.FirstChild == nil || !isLinkedData(n) {
			continue
		}
		var stated any
		if json.Unmarshal([]byte(n.FirstChild.Data), &stated) != nil {
			continue
		}
		if job := find(stated, maxNested); job != nil {
			return fromStated(job), true
		}
	}
	return tailor.WebPosting{}, false
}

func isLinkedData(n *html.Node) bool {
	for _, a := range n.Attr {
		if a.Key == "type" && strings.HasPrefix(strings.ToLower(strings.TrimSpace(a.Val)), "application/ld+json") {
			return true
		}
	}
	return false
}

// object is an object of JSON.
type object = map[string]any

// find looks for a JobPosting in lists, graphs and what objects hold.
func find(v any, deep int) object {
	if deep == 0 {
		return nil
	}
	switch v := v.(type) {
	case []any:
		for _, one := range v {
			if job := find(one, deep-1); job != nil {
				return job
			}
		}
	case object:
		if slices.Contains(words(v["@type"]), "JobPosting") {
			return v
		}
		for _, key := range []string{"@graph", "mainEntity", "itemListElement", "item"} {
			if job := find(v[key], deep-1); job != nil {
				return job
			}
		}
	}
	return nil
}

func fromStated(job object) tailor.WebPosting {
	p := tailor.WebPosting{
		Title: plain(job["title"]), Company: named(job["hiringOrganization"]), Location: places(job),
		Salary:      salary(job["baseSalary"]),
		Description: plain(job["description"]),
	}
	// Some boards state parts of the posting by themselves.
	for _, part := range []struct{ key, heading string }{
		{"responsibilities", "Responsibilities"},
		{"qualifications", "Qualifications"},
		{"skills", "Skills"},
		{"experienceRequirements", "Experience"},
		{"educationRequirements", "Education"},
		{"jobBenefits", "Benefits"},
	} {
		said := strings.Join(words(job[part.key]), "\n")
		if said = plain(said); said != "" && !strings.Contains(p.Description, said) {
			p.Description += "\n\n" + part.heading + "\n" + said
		}
	}
	return p
}

// words returns a text, or the texts of a list, or what an object names.
func words(v any) []string {
	switch v := v.(type) {
	case string:
		return text.NonEmpty(v)
	case []any:
		var out []string
		for _, one := range v {
			if s, is := one.(string); is {
				out = append(out, text.NonEmpty(s)...)
			} else if o, is := one.(object); is {
				out = append(out, text.NonEmpty(named(o))...)
			}
		}
		return out
	case object:
		if d, is := v["description"].(string); is {
			return text.NonEmpty(d)
		}
		return text.NonEmpty(named(v))
	}
	return nil
}

// named returns the name of a thing that is a text or an object with one.
func named(v any) string {
	switch v := v.(type) {
	case string:
		return plain(v)
	case object:
		return plain(v["name"])
	case []any:
		if len(v) > 0 {
			if _, list := v[0].([]any); !list {
				return named(v[0])
			}
		}
	}
	return ""
}

// plain returns the text of what may be HTML, once or twice escaped, as boards write it.
func plain(v any) string {
	s, is := v.(string)
	if !is {
		return ""
	}
	for range 2 {
		if !strings.ContainsAny(s, "<&") {
			break
		}
		// Lines that the text has beside its elements stay lines.
		if !strings.Contains(s, "<") {
			s = html.UnescapeString(s)
			continue
		}
		s = textOf(parse(strings.ReplaceAll(s, "\n", "\n<br>")))
	}
	return strings.TrimSpace(s)
}

// places returns where a job is: at most three places, and whether it is remote.
func places(job object) string {
	const most = 3
	all, list := job["jobLocation"].([]any)
	if !list {
		all = []any{job["jobLocation"]}
	}
	var out []string
	for _, one := range all {
		place, _ := one.(object)
		out = append(out, address(place["address"]))
	}
	out = text.Distinct(out)
	out = out[:min(len(out), most)]
	if kind, _ := job["jobLocationType"].(string); strings.EqualFold(kind, "TELECOMMUTE") {
		out = append(out, "Remote")
	}
	return strings.Join(out, "; ")
}

func address(v any) string {
	a, is := v.(object)
	if !is {
		return plain(v)
	}
	return strings.Join(text.Distinct([]string{
		plain(a["addressLocality"]), plain(a["addressRegion"]),
		named(a["addressCountry"]),
	}), ", ")
}

// salary returns a salary in words: "EUR 60000–75000 a year".
func salary(v any) string {
	if s := plain(v); s != "" {
		return s
	}
	o, _ := v.(object)
	value, is := o["value"].(object)
	if !is {
		value = o
	}
	from, to := figure(value["minValue"]), figure(value["maxValue"])
	if from == "" {
		from = figure(value["value"])
	}
	amount := from
	switch {
	case from == "":
		amount = to
	case to != "" && to != from:
		amount = from + "–" + to
	}
	if amount == "" {
		return ""
	}
	unit, _ := value["unitText"].(string)
	if unit = strings.ToLower(unit); unit != "" {
		unit = "a " + unit
	}
	return strings.Join(text.NonEmpty(plain(o["currency"]), amount, unit), " ")
}

func figure(v any) string {
	switch v := v.(type) {
	case float64:
		if v == 0 {
			return ""
		}
		return strings.TrimSuffix(fmt.Sprintf("%.2f", v), ".00")
	case string:
		return plain(v)
	}
	return ""
}
