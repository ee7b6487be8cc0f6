package skill

import (
	"slices"
	"strconv"
	"strings"
)

// maxSteps caps a chain of relations, minWeight drops what is too weak to say anything.
const (
	maxSteps  = 4
	minWeight = 0.2
)

func (l *loader) relations() error {
	rows, err := l.rows("data/relations.tsv", 4)
	if err != nil {
		return err
	}
	for _, r := range rows {
		from, kind, to := ID(r.cols[0]), RelationKind(r.cols[1]), ID(r.cols[2])
		for _, id := range []ID{from, to} {
			if _, ok := l.c.index[id]; !ok {
				return r.errorf("no skill %q", id)
			}
		}
		weight, err := strconv.ParseFloat(r.cols[3], 64)
		if err != nil || weight <= 0 || weight > 1 || from == to {
			return r.errorf("weight %q is not in (0,1], or the skill relates to itself", r.cols[3])
		}
		switch kind {
		case Implies:
			l.link(Relation{From: from, To: to, Kind: kind, Weight: weight})
		case Related:
			l.link(Relation{From: from, To: to, Kind: kind, Weight: weight})
			l.link(Relation{From: to, To: from, Kind: kind, Weight: weight})
		default:
			return r.errorf("no relation %q", kind)
		}
	}
	return nil
}

func (l *loader) link(r Relation) {
	l.c.links[r.From] = append(l.c.links[r.From], r)
	l.c.backlinks[r.To] = append(l.c.backlinks[r.To], r)
}

// Relation gives the strongest way from having one skill to having another. Implies is transitive, weights multiply
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
	for _, r := range c.links[at] {
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

// From gives the relations that begin at a skill, one step each.
func (c *Catalogue) From(have ID) []Relation { return slices.Clone(c.links[have]) }

// Toward gives the skills that speak for want, strongest first, then by ID.
func (c *Catalogue) Toward(want ID) []Relation {
	found := map[ID]Relation{}
	for _, r := range c.backlinks[want] {
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
	for _, r := range c.backlinks[at] {
		if r.Kind == Implies {
			c.descend(r.From, want, weight*r.Weight, kind, steps+1, found)
		}
	}
}
