package compose

import "strings"

// Which phrases of a statement are meant as qualifiers there.

// Words that begin qualifiers and mean something else: noQualifiers anywhere, notInBullets where deeds are told ("booked
// demos", "light maintenance").
var (
	noQualifiers = map[string]map[string]bool{
		"rank":    setOf(`placement`),
		"partial": setOf(`internal selected planned draft drafted proposal trial half portion sections`),
		"shared":  setOf(`among shared joint pair paired`),
	}
	notInBullets = map[string]map[string]bool{
		"learning": setOf(`deferred withdrawn taster expected anticipated booked scheduled pending sitting towards awaiting eligible tutorial tutorials learner learner's candidate`),
		"basic":    setOf(`light limited little fundamentals introductory introduction elementary conversational theoretical trial`),
		"rank":     setOf(`associate`),
		"time":     setOf(`contract agency volunteer casual seasonal weekends`),
		"expired":  setOf(`previously former formerly`),
	}
	apprenticeships = setOf(`internship apprenticeship traineeship`)
	guestRanks      = setOf(`second third fourth fifth reserve standby relief honorary adjunct guest visiting substitute locum`)
	placeWords      = setOf(`in at with for`)
	studyWords      = setOf(`studying studied studies learning`)
)

// standsIn are words that tell of a substitute where a post follows.
var standsIn = setOf(`replaced replacement represent represented cover covered covering substitute`)

// tellsPost says whether one of the next words is a post.
func tellsPost(tokens []token, i int) bool {
	for j := i; j < len(tokens) && j < i+4 && (j == i || tokens[j].pause == pauseNone); j++ {
		if occupation(tokens[j].low) || ranks[tokens[j].low] > 0 {
			return true
		}
	}
	return false
}

// qualifies says whether a phrase at token i is meant as a qualifier there.
func qualifies(p phrase, c clause, i int) bool {
	first, tokens := p.words[0], c.st.tokens
	after := i + len(p.words)
	next := lowAt(tokens, after)
	if first == "half" {
		return len(p.words) > 1 && (next == "the" || next == "a")
	}
	if noQualifiers[p.class][first] || c.st.bullet && notInBullets[p.class][first] && (p.class != "time" || !occupation(next)) {
		return false
	}
	switch p.class {
	case "learning":
		return studiesToward(c.st, i, first, next)
	case "aim":
		return next != "and" // "applied for and won"
	case "rank":
		return ranksThere(c.st, first, i, after)
	case "supervised":
		return !underWhom(p) || tellsPost(tokens[:min(len(tokens), after+2)], after)
	case "open", "void": // checkUndone's
		return false
	case "merely":
		return lowAt(tokens, i-1) != "the" && lowAt(tokens, i-1) != "not"
	case "time":
		return !standsIn[first] || len(p.words) > 1 && p.words[1] == "in" || tellsPost(tokens, after)
	case "limit":
		return after < len(tokens) && (tokens[after].kind == numberToken || smallNumbers[next] > 0 || nearlyAll(first, next))
	case "shared":
		return sharesWith(first, p.last(), next, lowAt(tokens, after+1))
	}
	return true
}

// studiesToward says whether a word of learning at token i is the writer's: "studying for", and no course that is given.
func studiesToward(s *statement, i int, first, next string) bool {
	if studyWords[first] {
		return next == "for" || next == "towards" || next == "toward"
	}
	return !teaches(s, i)
}

// underWhom says whether the phrase is only "under a" or "under the", which a post must follow.
func underWhom(p phrase) bool {
	return p.words[0] == "under" && len(p.words) == 2 && (p.words[1] == "a" || p.words[1] == "the")
}

// nearlyAll reads "almost all".
func nearlyAll(first, next string) bool {
	return (first == "nearly" || first == "almost") && wholeWords[next]
}

// ranksThere says whether a word of rank at token i, which ends before after, makes a post smaller.
func ranksThere(s *statement, first string, i, after int) bool {
	next := lowAt(s.tokens, after)
	switch {
	case guestRanks[first]:
		return occupation(next) || places[next] || s.bullet && occupation(lowAt(s.tokens, after+1)) && s.tokens[after+1].pause == pauseNone
	case first == "candidate" && s.bullet:
		return i > 0 && occupation(s.tokens[i-1].low)
	case len(s.ranges) > 0:
		return !s.bullet && i == 0 && tellsPost(s.tokens, after)
	}
	return !s.bullet || ranksInBullet(s.tokens, i, next)
}

// actings begin a post, whatever its name is.
var actings = setOf(`deputy acting interim`)

// ranksInBullet says whether a bullet tells of a lower rank: "internship", "worked as an assistant", "intern at".
func ranksInBullet(tokens []token, i int, next string) bool {
	opens := i == 0
	if !opens { // "Two months acting …"
		opens = true
		for j := range i {
			t := &tokens[j]
			opens = opens && (t.kind == numberToken || smallNumbers[t.low] > 0 || stopWords[t.low] || measures[t.low] != "")
		}
	}
	if opens && next != "" && actings[tokens[i].low] && tokens[i+1].pause == pauseNone {
		return true
	}
	near := occupation(next) || posts[stemOf(next)] || occupation(lowAt(tokens, i+2)) && tokens[i+2].pause == pauseNone
	return apprenticeships[tokens[i].low] || worksAs(tokens, i) || opens && (placeWords[next] || near) || tokens[i].low == "candidate" && i > 0 && occupation(tokens[i-1].low) || tokens[i].low == "assistant" && next == "to"
}

// sharesWith tells "member of the" and "one of four organisers" from other members and ones.
func sharesWith(first, p1, next, then string) bool {
	switch first {
	case "with":
		return smallNumbers[p1] == 0 || coworkers[stemOf(next)] || withPeople[stemOf(next)] || occupation(strings.TrimSuffix(next, "s")) || next == "other" || next == "others"
	case "member":
		return next == "the" || next == "a"
	case "one":
		return smallNumbers[next] > 0 && occupation(strings.TrimSuffix(then, "s"))
	}
	return true
}

// worksAs says whether "as" or "as a" stands before token i.
func worksAs(tokens []token, i int) bool {
	prev := lowAt(tokens, i-1)
	return prev == "as" || (prev == "a" || prev == "an") && lowAt(tokens, i-2) == "as"
}
