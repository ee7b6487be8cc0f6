package fault

import (
	"fmt"
	"math"
	"time"
)

// TooMany returns a refusal of what came too often. Its message ends with how long to wait, which Wait holds too.
func TooMany(op, what string, wait time.Duration) *Error {
	return &Error{Op: op, Kind: RateLimited, Message: what + " Try again in " + InWords(wait) + ".", Wait: wait}
}

// InWords returns a wait as people say it, rounded up: "45 seconds", "12 minutes", "2 hours".
func InWords(d time.Duration) string {
	for _, unit := range []struct {
		of   time.Duration
		name string
		upTo float64
	}{{time.Second, "second", 90}, {time.Minute, "minute", 90}, {time.Hour, "hour", math.Inf(1)}} {
		n := max(1, math.Ceil(float64(d)/float64(unit.of)))
		if n > unit.upTo {
			continue
		}
		if n == 1 {
			return "1 " + unit.name
		}
		return fmt.Sprintf("%.0f %ss", n, unit.name)
	}
	return ""
}
