package docparse

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/base/fault"
)

// linkedInTables are those of LinkedIn's export of a member's data that say something of a resume, with what the rows
// are in JSON Resume. Messages, contacts and all else of the archive are not opened.
var linkedInTables = map[string]reactiveKind{
	"positions.csv": {"work", "period", true, map[string][]string{
		"name": {"Company Name"}, "position": {"Title"},
		"location": {"Location"},
	}},
	"education.csv": {"education", "period", true, map[string][]string{
		"institution": {"School Name"},
		"studyType":   {"Degree Name"},
	}},
	"volunteering.csv": {"volunteer", "period", true, map[string][]string{
		"organization": {"Company Name"},
		"position":     {"Role"},
	}},
	"projects.csv": {"projects", "period", true, map[string][]string{"name": {"Title"}, "url": {"Url"}}},
	"certifications.csv": {"certificates", "date", false, map[string][]string{
		"name": {"Name"}, "issuer": {"Authority"},
		"url": {"Url"},
	}},
	"honors.csv": {"awards", "date", true, map[string][]string{"title": {"Title"}}},
	"publications.csv": {
		"publications", "date", true,
		map[string][]string{"name": {"Name"}, "publisher": {"Publisher"}, "url": {"Url"}},
	},
	"skills.csv": {"skills", "", false, map[string][]string{"name": {"Name"}}},
	"languages.csv": {"languages", "", false, map[string][]string{
		"language": {"Name"},
		"fluency":  {"Proficiency"},
	}},
}

// These tables are about the person. linkedInProfile tells such an archive from any other.
const (
	linkedInProfile = "profile.csv"
	linkedInMails   = "email addresses.csv"
	linkedInPhones  = "phonenumbers.csv"
)

// Bounds of one archive, beside those of openArchive.
const (
	linkedInRows  = 2_000   // of a table
	linkedInTable = 2 << 20 // bytes of a table
)

// The messages of such archives.
const (
	linkedInDamaged = "This LinkedIn archive is damaged. Download it again and try again."
	linkedInLarge   = "This LinkedIn archive is too large for a resume."
)

// linkedInLike reports whether a ZIP archive is LinkedIn's export of data, by the names at its local headers.
func linkedInLike(data []byte) bool {
	return bytes.Contains(data, []byte("Profile.csv")) && (bytes.Contains(data, []byte("Positions.csv")) ||
		bytes.Contains(data, []byte("Education.csv")))
}

// fromLinkedIn reads LinkedIn's export of data: a ZIP archive of tables.
func fromLinkedIn(data []byte) (*Result, error) {
	const op = "docparse.fromLinkedIn"
	a, err := openArchive(data)
	if err != nil {
		return nil, fault.Wrap(op, fault.Unreadable, linkedInDamaged, err)
	}
	tables := map[string][]any{}
	for _, name := range slices.Sorted(maps.Keys(a.files)) {
		base := path.Base(name)
		wanted := linkedInTables[base].to != "" || base == linkedInProfile || base == linkedInMails ||
			base == linkedInPhones
		if !wanted || tables[base] != nil {
			continue
		}
		if tables[base], err = a.rows(name); errors.Is(err, errTooLarge) {
			return nil, fault.Wrap(op, fault.TooLarge, linkedInLarge, err)
		} else if err != nil {
			return nil, fault.Wrap(op, fault.Unreadable, linkedInDamaged, err)
		}
	}
	out := shaped{"basics": linkedInPerson(tables)}
	for name, kind := range linkedInTables {
		for _, row := range tables[name] {
			linkedInRow(row.(map[string]any), kind)
		}
		if items := reactiveItems(shaped{"items": tables[name]}, kind); len(items) > 0 {
			out[kind.to] = items
		}
	}
	mapped, err := json.Marshal(out)
	if err != nil {
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	res, err := FromJSON(mapped)
	if err != nil {
		return nil, err
	}
	left := map[string]any{}
	for name, rows := range tables {
		left[strings.TrimSuffix(name, ".csv")] = rows
	}
	for _, text := range leftOf(left, "") {
		res.NotPlaced = append(res.NotPlaced, Line{Text: text})
	}
	return res, nil
}

// rows reads a table: each row by the names in the first one, without what is empty.
func (a *archive) rows(name string) ([]any, error) {
	in, err := a.open(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, linkedInTable+1))
	if err != nil {
		return nil, err
	}
	if len(data) > linkedInTable {
		return nil, errTooLarge
	}
	table := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))))
	table.FieldsPerRecord, table.LazyQuotes = -1, true
	var names []string
	var out []any
	for len(out) < linkedInRows {
		record, err := table.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if names == nil {
			names = record
			continue
		}
		row := map[string]any{}
		for i, v := range record {
			if v = strings.TrimSpace(v); v != "" && i < len(names) {
				row[strings.TrimSpace(names[i])] = v
			}
		}
		out = append(out, row)
	}
	return out, nil
}

// linkedInRow writes dates and descriptions as reactiveItems takes them.
func linkedInRow(row map[string]any, kind reactiveKind) {
	in := shaped(row)
	start, end := in.text("Started On", "Start Date"), in.text("Finished On", "End Date")
	on := in.text("Issued On", "Published On")
	switch {
	case kind.dated == "date":
		in["date"] = cmp.Or(on, start)
		if end != "" {
			in["Expires"] = end
		}
	case start != "" && kind.to == "education" && end == "":
		in["date"] = start
	case start != "":
		in["date"] = start + " – " + cmp.Or(end, "Present")
	case end != "":
		in["date"] = end
	}
	var lines []string
	for _, key := range []string{"Description", "Notes", "Activities", "Cause"} {
		if t := in.text(key); t != "" {
			lines = append(lines, t)
		}
	}
	if len(lines) > 0 {
		in["description"] = strings.Join(lines, "\n")
	}
}

var addresses = regexp.MustCompile(`https?://[^\s,\]]+`)

// linkedInPerson returns who it is. The first mail address that is the primary one counts.
func linkedInPerson(tables map[string][]any) shaped {
	out := shaped{}
	for _, row := range tables[linkedInMails] {
		in := shaped(row.(map[string]any))
		primary, address := strings.EqualFold(in.text("Primary"), "yes"), in.text("Email Address")
		if was, _ := out["email"].(string); was == "" || primary {
			out["email"] = address
		}
		in.text("Confirmed")
		in.text("Updated On")
	}
	for _, row := range tables[linkedInPhones] {
		in := shaped(row.(map[string]any))
		in.text("Type")
		if number := strings.TrimSpace(in.text("Extension") + " " + in.text("Number")); out["phone"] == nil {
			out["phone"] = number
		}
	}
	profile := tables[linkedInProfile]
	if len(profile) == 0 {
		return out
	}
	in := shaped(profile[0].(map[string]any))
	out["name"] = strings.TrimSpace(in.text("First Name") + " " + in.text("Last Name"))
	out["label"] = in.text("Headline")
	paragraphs, points := prose(in.text("Summary"))
	for _, p := range points {
		paragraphs += "\n" + p.(string)
	}
	out["summary"] = strings.TrimSpace(paragraphs)
	if all := addresses.FindAllString(in.text("Websites"), -1); len(all) > 0 { // [PERSONAL:https://…,BLOG:https://…]
		out["url"] = all[0]
		if rest := strings.Join(all[1:], " "); rest != "" {
			in["Websites"] = rest
		}
	}
	if place := in.text("Geo Location"); place != "" {
		l := location(place)
		out["location"] = &l
	}
	return out
}
