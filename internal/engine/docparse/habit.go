package docparse

import "math"

// spot is where a piece stands in a head: its line, its place between strong separators, and its place between commas,
// counted from the front or from the back.
type spot struct {
	row, strong, weak int
	back              bool
}

// spots returns each piece's two spots.
func spots(pieces []piece) [][2]spot {
	out := make([][2]spot, len(pieces))
	row, strong := -1, 0
	for i := 0; i < len(pieces); {
		j := i + 1
		for j < len(pieces) && !pieces[j].strong && pieces[j].row == pieces[i].row {
			j++
		}
		if pieces[i].row != row {
			row, strong = pieces[i].row, 0
		}
		for k := i; k < j; k++ {
			out[k] = [2]spot{{row, strong, k - i, false}, {row, strong, j - 1 - k, true}}
		}
		strong++
		i = j
	}
	return out
}

// habit is what the other entries of a section have at a spot, weighed by how sure they are.
type habit map[spot]*[roles]float64

// of reports how far a section's entries agree that a role stands at a spot, 0 to 1; one entry alone is no habit.
func (h habit) of(s spot, r role) float64 {
	if h[s] == nil {
		return 0
	}
	sum := 0.0
	for _, w := range h[s] {
		sum += w
	}
	return h[s][r] / sum
}

// What the other entries of a section count, in the unit of the scores and tuned with them: the most that a piece gains
// where all have a role at its place, and the least weight of an entry's vote.
const (
	habitGain = 0.6
	leastVote = 0.1
)

// gains returns what each piece gains in each role.
func (h habit) gains(pieces []piece) [][roles]float64 {
	out := make([][roles]float64, len(pieces))
	for i, both := range spots(pieces) {
		for _, s := range both {
			for r := range out[i] {
				out[i][r] += habitGain * h.of(s, role(r))
			}
		}
	}
	return out
}

func habits(fits []head) habit {
	h := habit{}
	for _, f := range fits {
		for i, both := range spots(f.pieces) {
			for _, s := range both {
				if h[s] == nil {
					h[s] = &[roles]float64{}
				}
				h[s][f.roles[i]] += math.Max(f.score, leastVote)
			}
		}
	}
	return h
}
