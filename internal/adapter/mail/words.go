package mail

import (
	"strconv"
	"time"
)

// inWords reports how long: "10 minutes", "1 hour". What is less than a whole unit is left out, so that nobody relies
// on more time than there is.
func inWords(d time.Duration) string {
	switch {
	case d >= 48*time.Hour:
		return count(int(d/(24*time.Hour)), "day")
	case d >= time.Hour && d%time.Hour == 0:
		return count(int(d/time.Hour), "hour")
	case d >= time.Minute:
		return count(int(d/time.Minute), "minute")
	default:
		return count(int(d/time.Second), "second")
	}
}

func count(n int, unit string) string {
	if n == 1 {
		return "1 " + unit
	}
	return strconv.Itoa(n) + " " + unit + "s"
}
