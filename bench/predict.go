package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// prediction is what score.py compares with a truth: the same shape, field for field, as from_jsonresume.py writes. It
// also carries the fields with how sure each is, which confidence.py compares with the truth.
type prediction struct {
	Name      string           `json:"name,omitempty"`
	Email     string           `json:"email,omitempty"`
	Phone     string           `json:"phone,omitempty"`
	Location  string           `json:"location,omitempty"`
	URLs      []string         `json:"urls"`
	Summary   string           `json:"summary,omitempty"`
	Work      []predictedJob   `json:"work"`
	Education []predictedStudy `json:"education"`
	Skills    []string         `json:"skills"`

	Document *document.Resume `json:"document,omitempty"`
	Fields   []docparse.Field `json:"fields,omitempty"`
}

type predictedJob struct {
	Company    string        `json:"company,omitempty"`
	Title      string        `json:"title,omitempty"`
	Start      document.Date `json:"start,omitempty"`
	End        document.Date `json:"end,omitempty"`
	Highlights []string      `json:"highlights"`
}

type predictedStudy struct {
	Institution string        `json:"institution,omitempty"`
	Degree      string        `json:"degree,omitempty"`
	Area        string        `json:"area,omitempty"`
	Start       document.Date `json:"start,omitempty"`
	End         document.Date `json:"end,omitempty"`
}

func toPrediction(r *docparse.Result) prediction {
	d := r.Document
	p := prediction{
		Name: d.Basics.Name, Email: d.Basics.Email, Phone: d.Basics.Phone, Summary: d.Basics.Summary, URLs: []string{},
		Skills: []string{},
		Work:   []predictedJob{}, Education: []predictedStudy{}, Document: d, Fields: r.Fields,
	}
	if l := d.Basics.Location; l != nil {
		p.Location = joined(l.Address, l.City, l.Region, l.PostalCode, l.CountryCode)
	}
	if d.Basics.URL != "" {
		p.URLs = append(p.URLs, d.Basics.URL)
	}
	for _, o := range d.Basics.Profiles {
		if o.URL != "" {
			p.URLs = append(p.URLs, o.URL)
		}
	}
	for _, s := range d.Skills {
		if len(s.Keywords) > 0 {
			p.Skills = append(p.Skills, s.Keywords...)
		} else if s.Name != "" {
			p.Skills = append(p.Skills, s.Name)
		}
	}
	for _, w := range d.Work {
		end := w.EndDate
		if end == "" && w.StartDate != "" {
			end = "present"
		}
		p.Work = append(p.Work, predictedJob{
			Company: w.Name, Title: w.Position, Start: w.StartDate, End: end,
			Highlights: slices.Concat([]string{}, w.Highlights),
		})
	}
	for _, e := range d.Education {
		p.Education = append(p.Education, predictedStudy{
			Institution: e.Institution, Degree: e.StudyType, Area: e.Area,
			Start: e.StartDate, End: e.EndDate,
		})
	}
	return p
}

func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), ", ")
}

// reading is what the reading of one document gave and cost.
type reading struct {
	name   string
	data   []byte
	took   time.Duration
	result *docparse.Result // nil where it failed
}

// readAll reads every file of a folder once, one after the other.
func readAll(r *docparse.Reader, folder string) ([]reading, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	out := make([]reading, 0, len(entries))
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return nil, err
		}
		began := time.Now()
		result, err := r.Read(context.Background(), e.Name(), data)
		if err != nil {
			result = nil
		}
		out = append(out, reading{e.Name(), data, time.Since(began), result})
	}
	return out, nil
}

// predict writes a prediction for each document; an empty one where reading failed. With fields each also says how sure
// its fields are.
func predict(read []reading, folder string, fields bool) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	for _, d := range read {
		var p prediction
		if d.result != nil {
			p = toPrediction(d.result)
		}
		if !fields {
			p.Document, p.Fields = nil, nil
		}
		data, err := json.Marshal(p)
		if err != nil {
			return fmt.Errorf("%s: %w", d.name, err)
		}
		name := strings.TrimSuffix(d.name, filepath.Ext(d.name)) + ".json"
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			return err
		}
	}
	return nil
}
