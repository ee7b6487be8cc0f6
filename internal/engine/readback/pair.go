package readback

import (
	"cmp"
	"slices"
)

// nobody stands for the partner that an entry does not have.
const nobody = -1

// maxPairs bounds how many pairs of entries are looked at; beyond it entries are paired by their place.
const maxPairs = 40_000

// pair returns for every wanted entry the entry that was read of it, by what they have in common: first those that say
// the same, then the likest. One that shares no word has no partner.
func pair(want, got []entry) []int {
	out := make([]int, len(want))
	taken := make([]bool, len(got))
	same := map[string][]int{} // entries that were read, by all they say
	for j, e := range got {
		same[e.all()] = append(same[e.all()], j)
	}
	var left []int
	for i, e := range want {
		all := e.all()
		out[i] = nobody
		if js := same[all]; len(js) > 0 {
			out[i], same[all] = js[0], js[1:]
			taken[js[0]] = true
		} else {
			left = append(left, i)
		}
	}
	for _, p := range likely(want, got, left, taken) {
		if out[p.i] == nobody && !taken[p.j] {
			out[p.i], taken[p.j] = p.j, true
		}
	}
	return out
}

// candidate is a pair that may be one.
type candidate struct {
	i, j   int
	likely float64
}

// likely lists the pairs of what is left, the likest first; of pairs that are as likely, those that stand where they
// ought to.
func likely(want, got []entry, left []int, taken []bool) []candidate {
	var out []candidate
	var free []int
	for j := range got {
		if !taken[j] {
			free = append(free, j)
		}
	}
	if len(left)*len(free) > maxPairs {
		for k := range min(len(left), len(free)) {
			out = append(out, candidate{left[k], free[k], 1})
		}
		return out
	}
	has := make(map[int]map[string]int, len(free))
	for _, j := range free {
		has[j] = words(got[j].all())
	}
	for _, i := range left {
		mine := words(want[i].all())
		for _, j := range free {
			if l := likeness(mine, has[j]); l > 0 {
				out = append(out, candidate{i, j, l})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.likely, a.likely), cmp.Compare(distance(a), distance(b)))
	})
	return out
}

func distance(c candidate) int { return max(c.i-c.j, c.j-c.i) }

// all returns everything an entry says.
func (e *entry) all() string {
	var b []byte
	for _, list := range [][]slot{e.fields, e.lines, e.items} {
		for _, s := range list {
			b = append(append(b, s.key...), '\n')
		}
	}
	return string(b)
}

// inOrder returns the longest run of indexes of got that ascend, as a set: what stands outside of it was read out of
// order.
func inOrder(partners []int) map[int]bool {
	n := len(partners)
	best, before := make([]int, n), make([]int, n)
	end := nobody
	for i, p := range partners {
		if best[i], before[i] = 1, nobody; p == nobody {
			continue
		}
		for k := range i {
			if partners[k] != nobody && partners[k] < p && best[k] >= best[i] {
				best[i], before[i] = best[k]+1, k
			}
		}
		if end == nobody || best[i] > best[end] {
			end = i
		}
	}
	out := map[int]bool{}
	for ; end != nobody; end = before[end] {
		out[end] = true
	}
	return out
}
