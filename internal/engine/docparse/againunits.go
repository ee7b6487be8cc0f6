package docparse

import (
	"slices"
	"strconv"
)

// What a first look at a whole file found is evidence for a second look at each of its units: entries of one file look
// alike. The second model of units sees the labels that the first gives to a unit, to its neighbours and to the units
// that are set like it.

// unitGroups are the labels whose shares among units set alike are looked at.
var unitGroups = func() []int {
	var out []int
	for _, l := range []string{"JB", "JH", "JP", "EB", "EH", "EP", "H", "K", "PB", "VB", "CB", "O"} {
		out = append(out, unitNumber[l])
	}
	return out
}()

// best returns the likeliest label of each item.
func best(p [][]float64) []int {
	out := make([]int, len(p))
	for i, row := range p {
		for y, v := range row {
			if v > row[out[i]] {
				out[i] = y
			}
		}
	}
	return out
}

// shareSteps are the sizes of a probability that features tell apart, and leastShare is the least that one is given
// for. The models are trained with them.
var shareSteps = [...]float64{0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.99}

const leastShare = 0.05

// share rounds a probability for use as a feature.
func share(p float64) int {
	for i, b := range shareSteps {
		if p <= b {
			return i
		}
	}
	return len(shareSteps)
}

// unitLooks returns how each unit is set, from the exact to the rough.
func (o *outline) unitLooks() [][3]string {
	g := o.measure()
	out := make([][3]string, len(o.units))
	for i := range o.units {
		u := &o.units[i]
		l := &o.lines[u.line]
		mark := "0"
		switch {
		case !u.first:
			mark = "more"
		case l.mark:
			mark = "b"
		}
		em := max(l.size, 1)
		indent := int((l.x0 - g.left[edgeOf(l)]) / em * 2)
		if l.page == 0 {
			indent = int(l.x0 - g.left[edgeOf(l)])
		}
		above := 0
		if u.first {
			above = bucket(int(l.above*10), 0, 6)
		}
		cas, dates := caseOf(u.toks), dateLook(u)
		rough := mark + dates[:1] + strconv.Itoa(bucket(indent, 0, 2, 5,
			12)) + strconv.Itoa(l.level) + strconv.FormatBool(l.segs[0].bold)
		first := u.toks[0].text
		if wordRune(firstRune(first)) {
			first = ""
		}
		out[i] = [3]string{
			rough + cas + strconv.Itoa(above) + first + dates,
			rough + strconv.Itoa(above) + strconv.Itoa(bucket(len(u.toks), 3, 8, 16)),
			rough + cas,
		}
	}
	return out
}

// lookMean sums the first look's likelihoods, by group of labels, over the units that are set alike.
type lookMean struct {
	sum [16]float64
	n   int
}

// lookMeans returns the sums by each look, whose key begins with how exact it is.
func lookMeans(looks [][3]string, p [][]float64) map[string]*lookMean {
	means := map[string]*lookMean{}
	for i := range looks {
		for k, look := range looks[i] {
			key := strconv.Itoa(k) + look
			m := means[key]
			if m == nil {
				m = &lookMean{}
				means[key] = m
			}
			m.n++
			for x, y := range unitGroups {
				m.sum[x] += p[i][y]
			}
		}
	}
	return means
}

// firstLook adds what the first look found of unit i and of the units around it.
func firstLook(b *bag, p [][]float64, first []int, i int) {
	y := first[i]
	b.add("1", unitLabels[y]+strconv.Itoa(share(p[i][y])))
	for z, v := range p[i] {
		if z != y && v > leastShare {
			b.add("1or", unitLabels[z]+strconv.Itoa(share(v)))
		}
	}
	near := ""
	for _, k := range []int{-3, -2, -1, 1, 2, 3} {
		at := strconv.Itoa(k)
		if j := i + k; j >= 0 && j < len(first) {
			b.add("1@"+at, unitLabels[first[j]])
			if k == -1 || k == 1 {
				b.add("1@&"+at, unitLabels[first[j]]+unitLabels[y]+strconv.Itoa(share(p[j][first[j]])))
				near += unitLabels[first[j]] + "|"
			}
		}
	}
	b.add("1near", near+unitLabels[y])
}

// likeFeatures adds what the first look found of the other units that are set like a unit with the likelihoods p.
func likeFeatures(b *bag, k int, m *lookMean, p []float64, y int) {
	name := "like" + strconv.Itoa(k)
	others := m.n - 1
	b.num(name+"n", bucket(others, 0, 1, 3, 8))
	if others == 0 {
		return
	}
	for x, z := range unitGroups {
		s := share((m.sum[x] - p[z]) / float64(others))
		if s > 1 {
			b.add(name, unitLabels[z]+strconv.Itoa(s))
			b.add(name+"&", unitLabels[z]+strconv.Itoa(s)+unitLabels[y])
		}
	}
}

// unitsAgain returns the features of every unit for the second look: those of the first, and what the first found.
func (o *outline) unitsAgain(seen [][]uint32, p [][]float64) [][]uint32 {
	n := len(o.units)
	first := best(p)
	looks := o.unitLooks()
	means := lookMeans(looks, p)
	h := o.entryHabit(first)
	out := make([][]uint32, n)
	last, lastKind := -1, byte('-')
	for i := range o.units {
		b := append(bag{}, seen[i]...)
		y := first[i]
		firstLook(&b, p, first, i)
		for k, look := range looks[i] {
			likeFeatures(&b, k, means[strconv.Itoa(k)+look], p[i], y)
		}
		if l := unitLabels[y]; l == "JB" || l == "EB" {
			last, lastKind = i, l[0]
		} else if l == "H" {
			last, lastKind = -1, '-'
		}
		if last >= 0 {
			kind := string(lastKind)
			far := i - last
			b.add("since", kind+strconv.Itoa(bucket(far, 0, 1, 2, 3, 5, 9)))
			if far <= 4 {
				b.add("usual", kind+strconv.Itoa(far)+h.usual(lastKind, far))
				b.add("usual&", kind+h.usual(lastKind, far)+unitLabels[y])
			}
		}
		dates := dateLook(&o.units[i])[:1]
		for _, kind := range []byte("JE") {
			k := string(kind)
			b.add("dated", k+dates+strconv.Itoa(share(h.dated[kind])))
			b.add("blank", k+strconv.Itoa(bucket(int(o.lines[o.units[i].line].above*10), 0,
				6))+strconv.Itoa(share(h.parted[kind])))
			b.num("entries"+k, bucket(h.n[kind], 0, 1, 2, 4))
		}
		out[i] = b
	}
	return out
}

// entryHabit is how the entries of a file begin, by the kind of entry.
type entryHabit struct {
	n             map[byte]int
	after         map[byte][5]map[string]int // the labels so many units after the beginning
	dated, parted map[byte]float64           // the share of beginnings with a date, and under an empty line
}

func (o *outline) entryHabit(labels []int) *entryHabit {
	h := &entryHabit{map[byte]int{}, map[byte][5]map[string]int{}, map[byte]float64{}, map[byte]float64{}}
	for i, y := range labels {
		l := unitLabels[y]
		if l != "JB" && l != "EB" {
			continue
		}
		k := l[0]
		if h.n[k] == 0 {
			var a [5]map[string]int
			for d := range a {
				a[d] = map[string]int{}
			}
			h.after[k] = a
		}
		h.n[k]++
		if len(o.units[i].dates) > 0 {
			h.dated[k]++
		}
		if o.lines[o.units[i].line].above > blockWhite {
			h.parted[k]++
		}
		for d := 1; d < 5 && i+d < len(labels); d++ {
			h.after[k][d][unitLabels[labels[i+d]]]++
		}
	}
	for k, n := range h.n {
		h.dated[k] /= float64(n)
		h.parted[k] /= float64(n)
	}
	return h
}

// usual returns the label that most entries of a kind have so many units after their beginning, "" where they differ.
func (h *entryHabit) usual(kind byte, far int) string {
	if h.n[kind] < 2 || far < 1 || far > 4 {
		return "?"
	}
	labels := make([]string, 0, 4)
	for l := range h.after[kind][far] {
		labels = append(labels, l)
	}
	slices.Sort(labels)
	for _, l := range labels {
		if 3*h.after[kind][far][l] >= 2*h.n[kind] {
			return l
		}
	}
	return ""
}
