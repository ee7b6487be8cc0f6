package match

import (
	_ "embed"
	"encoding/json"
)

// Learned holds the numbers that bench/train finds by ranking people for jobs: those who fit above those who nearly do,
// and both above texts that only repeat the posting.
type Learned struct {
	// What the parts are worth where a posting asks for all of them.
	Required, Preferred, Title, Years, Duties, Education float64
	// What a place is worth as evidence.
	Listed, Summary, Undated, Other, Qualified float64
	// How a line is weighed that does not name what is asked: at most, by the share of its words, by how near the work
	// is.
	SimMost, SimCover, SimNear float64
	// Share of a requirement that only the posting's own words name, of one that the title names, and of the words of
	// the whole posting within the title's part.
	OwnWords, Core, Field float64
	// How much the rarity of its words, each time that the posting names it, coming first and being a method weigh.
	Rare, Often, First, Method float64
	// From which strength on a requirement counts in full: one that the catalogue knows, and one in the posting's own
	// words or of a method, which others name otherwise.
	Enough, EnoughOwn float64
	// How far a credential is met of which only something like it is shown.
	Unheld float64
	// How much more the first of the required skills that are shown count than the last: nobody shows all in the
	// posting's words.
	Bend float64
	// What is left of a score where something that decides is not met.
	PendingLicence, SilentLicence, OtherLicence, LowLanguage, ShortYears, WeakMust, OpenDegree, Admitted, NoLead float64
	// By what a job with an unknown title is known to be the role.
	Work WorkWeights
	// By what a text is known that is not stuffed.
	Substance SubstanceWeights
	// Calibration: pairs of a sum of points and the score that it stands for, both rising.
	Scale [][2]float64
}

//go:embed learned.json
var learnedJSON []byte

var learned = func() Learned {
	var l Learned
	if err := json.Unmarshal(learnedJSON, &l); err != nil {
		panic("match: learned.json: " + err.Error())
	}
	return l
}()

// InUse returns the learned numbers in use.
func InUse() Learned { return learned }

// Use replaces the learned numbers. Only training calls it, while nothing is analysed.
func Use(l Learned) { learned = l }

// scaled returns the score that a sum of points stands for.
func (l *Learned) scaled(sum float64) float64 {
	last := [2]float64{0, 0}
	for _, k := range l.Scale {
		if sum < k[0] {
			return last[1] + (k[1]-last[1])*(sum-last[0])/(k[0]-last[0])
		}
		last = k
	}
	if last[0] >= 100 {
		return last[1]
	}
	return last[1] + (100-last[1])*(min(sum, 100)-last[0])/(100-last[0])
}
