package learning

import (
	"cmp"
	"slices"
	"strings"

	"vitae/internal/engine/skill"
)

// What of the catalogue's relations makes one skill stand on another. By hand (docs/coaching.md).
const (
	leastGround = 0.55 // weaker, and it is only good to know
	// from here on a field or method is the wider name of the skill, which one learns by learning the skill
	sameField  = 0.9
	mostGround = 3
)

// Prerequisites lists what a skill stands on and the person does not show, the most basic first: the tools that it
// implies, and the knowledge and methods that are a part of it.
func Prerequisites(c *skill.Catalogue, id skill.ID, have []skill.ID) []skill.ID {
	var out []skill.Relation
	for _, r := range impliedBy(c, id) {
		s, _ := c.Skill(r.To)
		part := s.Kind == skill.Tool || (s.Kind == skill.Knowledge || s.Kind == skill.Method) && r.Weight < sameField
		if r.Weight < leastGround || !part || mutual(c, id, r.To) || shows(c, have, r.To) {
			continue
		}
		out = append(out, r)
	}
	slices.SortStableFunc(out, func(a, b skill.Relation) int { return cmp.Compare(b.Weight, a.Weight) })
	out = out[:min(len(out), mostGround)]
	ids := make([]skill.ID, len(out))
	for i, r := range out {
		ids[i] = r.To
	}
	return LearnOrder(c, ids)
}

// LearnOrder puts skills into an order in which each stands behind those that it implies. Among the rest it keeps the
// order that was given.
func LearnOrder(c *skill.Catalogue, ids []skill.ID) []skill.ID {
	var out []skill.ID
	left := slices.Clone(ids)
	for len(left) > 0 {
		next := slices.IndexFunc(left, func(id skill.ID) bool {
			return !slices.ContainsFunc(left, func(other skill.ID) bool {
				return other != id &&
					standsOn(c, id, other)
			})
		})
		next = max(next, 0) // two that imply one another: as they came
		out = append(out, left[next])
		left = slices.Delete(left, next, next+1)
	}
	return out
}

// standsOn reports whether whoever shows a skill shows the other, and not the reverse.
func standsOn(c *skill.Catalogue, id, other skill.ID) bool {
	r, ok := c.Relation(id, other)
	return ok && r.Kind == skill.Implies && !mutual(c, id, other)
}

// mutual reports whether the second skill implies the first or holds it: an office suite is no ground for its own
// parts.
func mutual(c *skill.Catalogue, id, other skill.ID) bool {
	back, ok := c.Relation(other, id)
	return ok && back.Kind == skill.Implies
}

// shows reports whether one of the skills is the one sought or implies it.
func shows(c *skill.Catalogue, have []skill.ID, id skill.ID) bool {
	return slices.ContainsFunc(have, func(h skill.ID) bool {
		r, ok := c.Relation(h, id)
		return h == id || ok && r.Kind == skill.Implies && r.Weight >= leastGround
	})
}

// widerOf lists the fields and methods that are a wider name of a skill, the nearest first.
func widerOf(c *skill.Catalogue, id skill.ID) []skill.ID {
	var out []skill.ID
	for _, r := range impliedBy(c, id) {
		if r.Weight >= leastGround {
			out = append(out, r.To)
		}
	}
	return out
}

// impliedBy lists what a skill implies in one step, strongest first.
func impliedBy(c *skill.Catalogue, id skill.ID) []skill.Relation {
	out := slices.DeleteFunc(c.From(id), func(r skill.Relation) bool { return r.Kind != skill.Implies })
	slices.SortFunc(out, func(a, b skill.Relation) int {
		if d := cmp.Compare(b.Weight, a.Weight); d != 0 {
			return d
		}
		return strings.Compare(string(a.To), string(b.To))
	})
	return out
}
