package fault

import (
	"testing"
	"time"
)

func TestARefusalOfTooManySaysHowLongToWait(t *testing.T) {
	t.Parallel()
	for wait, want := range map[time.Duration]string{
		0: "1 second", 300 * time.Millisecond: "1 second", 45 * time.Second: "45 seconds",
		90 * time.Second: "90 seconds",
		91 * time.Second: "2 minutes", 709 * time.Second: "12 minutes", 89 * time.Minute: "89 minutes",
		100 * time.Minute: "2 hours",
	} {
		if got := TooMany("op", "Too many requests.", wait); got.Message != "Too many requests. Try again in "+want+
			"." || got.Wait != wait || KindOf(got) != RateLimited {
			t.Errorf("%v: %+v", wait, got)
		}
	}
}
