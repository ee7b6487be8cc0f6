package skill

import (
	"slices"
	"strconv"
	"strings"
)

// maxSteps caps a chain of relations, minWeight drops what is too weak to say anything; both set by hand with the
// catalogue, whose weakest single relations weigh just as much.
const (
	maxSteps  = 4
	minWeight = 0.2
)

// link is a relation with the places of its ends among the skills.
type link struct {
	Relation
	from, to int
}

func (l *loader) relations() error {
	rows, err := l.rows("data/relations.tsv", 4)
	if err != nil {
		return err
	}
	links := make([]link, 0, 2*len(rows))
	for _, r := range rows {
		there, err := l.link(r)
		if err != nil {
			return err
		}
		links = append(links, there)
		if there.Kind == Related {
			back := there
			back.From, back.To, back.from, back.to = there.To, there.From, there.to, there.from
			links = append(links, back)
		}
	}
	l.c.links = byEntry(links, len(l.c.skills), func(k link) int { return k.from })
	l.c.backlinks = byEntry(links, len(l.c.skills), func(k link) int { return k.to })
	return nil
}

// link reads a row of the relations.
func (l *loader) link(r row) (link, error) {
	weight, err := strconv.ParseFloat(r.cols[3], 64)
	if err != nil || weight <= 0 || weight > 1 || r.cols[0] == r.cols[2] {
		return link{}, r.errorf("weight %q is not in (0,1], or the skill relates to itself", r.cols[3])
	}
	k := link{Relation: Relation{Kind: Implies, Weight: weight}}
	switch RelationKind(r.cols[1]) {
	case Implies:
	case Related:
		k.Kind = Related
	default:
		return link{}, r.errorf("no relation %q", r.cols[1])
	}
	var known bool
	if k.from, known = l.c.index[ID(r.cols[0])]; !known {
		return link{}, r.errorf("no skill %q", r.cols[0])
	}
	if k.to, known = l.c.index[ID(r.cols[2])]; !known {
		return link{}, r.errorf("no skill %q", r.cols[2])
	}
	k.From, k.To = l.c.skills[k.from].ID, l.c.skills[k.to].ID
	return k, nil
}

// byEntry sorts relations by one of their ends, those of each skill in the order of the file. They share one slice.
func byEntry(links []link, skills int, end func(link) int) [][]Relation {
	count := make([]int, skills)
	for _, k := range links {
		count[end(k)]++
	}
	room, out := make([]Relation, len(links)), make([][]Relation, skills)
	for i, n := range count {
		out[i], room = room[:0:n], room[n:]
	}
	for _, k := range links {
		out[end(k)] = append(out[end(k)], k.Relation)
	}
	return out
}

// at returns the relations of a skill.
func (c *Catalogue) at(list [][]Relation, id ID) []Relation {
	i, ok := c.index[id]
	if !ok {
		return nil
	}
	return list[i]
}

// Relation returns the strongest way from having one skill to having another. Implies is transitive, weights multiply
// along the chain; a chain may end in one Related step and is then Related. False where nothing speaks for want.
func (c *Catalogue) Relation(have, want ID) (Relation, bool) {
	if have == want {
		return Relation{}, false
	}
	best := Relation{From: have, To: want}
	c.climb(have, want, 1, 0, &best)
	return best, best.Weight >= minWeight
}

func (c *Catalogue) climb(at, want ID, weight float64, steps int, best *Relation) {
	if steps == maxSteps {
		return
	}
	for _, r := range c.at(c.links, at) {
		w := weight * r.Weight
		if w < minWeight || w <= best.Weight {
			continue
		}
		if r.To == want {
			best.Kind, best.Weight = r.Kind, w
		} else if r.Kind == Implies {
			c.climb(r.To, want, w, steps+1, best)
		}
	}
}

// From returns the relations that begin at a skill, one step each.
func (c *Catalogue) From(have ID) []Relation { return slices.Clone(c.at(c.links, have)) }

// Toward returns the skills that speak for want, strongest first, then by ID.
func (c *Catalogue) Toward(want ID) []Relation {
	found := map[ID]Relation{}
	for _, r := range c.at(c.backlinks, want) {
		c.descend(r.From, want, r.Weight, r.Kind, 1, found)
	}
	out := make([]Relation, 0, len(found))
	for _, r := range found {
		out = append(out, r)
	}
	slices.SortFunc(out, func(a, b Relation) int {
		if a.Weight != b.Weight {
			if a.Weight > b.Weight {
				return -1
			}
			return 1
		}
		return strings.Compare(string(a.From), string(b.From))
	})
	return out
}

func (c *Catalogue) descend(at, want ID, weight float64, kind RelationKind, steps int, found map[ID]Relation) {
	old, seen := found[at]
	if at == want || weight < minWeight || seen && old.Weight >= weight {
		return
	}
	found[at] = Relation{From: at, To: want, Kind: kind, Weight: weight}
	if steps == maxSteps {
		return
	}
	for _, r := range c.at(c.backlinks, at) {
		if r.Kind == Implies {
			c.descend(r.From, want, weight*r.Weight, kind, steps+1, found)
		}
	}
}
