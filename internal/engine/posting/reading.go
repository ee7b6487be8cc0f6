package posting

import "vitae/internal/engine/skill"

// Reading is a posting as it is sent to clients, in JSON.
type Reading struct {
	Title        string               `json:"title"`
	Company      string               `json:"company"`
	Location     string               `json:"location"`
	Years        float64              `json:"years"`
	Requirements []ReadingRequirement `json:"requirements"`
}

// ReadingRequirement is one requirement of a Reading. Terms are the names of what it asks for.
type ReadingRequirement struct {
	ID    string   `json:"id"`
	Class Class    `json:"class"`
	Kind  Kind     `json:"kind"`
	Text  string   `json:"text"`
	Terms []string `json:"terms"`
}

// Asked returns the skills of the catalog that the requirements name.
func (p *Posting) Asked() map[skill.ID]bool {
	out := map[skill.ID]bool{}
	for _, q := range p.Requirements {
		for _, t := range q.Terms {
			if t.Skill != "" {
				out[t.Skill] = true
			}
		}
	}
	return out
}

// Reading returns what was read without its places in the text. Its lists are never nil.
func (p *Posting) Reading() Reading {
	out := Reading{
		Title: p.Title, Company: p.Company, Location: p.Location, Years: p.Years,
		Requirements: []ReadingRequirement{},
	}
	for _, r := range p.Requirements {
		q := ReadingRequirement{ID: r.ID, Class: r.Class, Kind: r.Kind, Text: r.Text, Terms: []string{}}
		for _, t := range r.Terms {
			q.Terms = append(q.Terms, t.Name)
		}
		out.Requirements = append(out.Requirements, q)
	}
	return out
}
