package clock

import (
	"strings"
	"testing"
	"time"
)

// Nobody can set the machine's clock for a test. Package time says which moments it subtracts by the time that has
// passed.
func TestFollowingTheMachinesClockCountsTheTimeThatPasses(t *testing.T) {
	t.Parallel()
	f := Follow(System{})
	if now := f.Now(); now.Location() != time.UTC {
		t.Errorf("before it was set: %v", now)
	}
	if _, err := f.Set(func() (time.Time, error) { return time.Unix(1_800_000_000, 0), nil }); err != nil {
		t.Fatal(err)
	}
	for what, at := range map[string]time.Time{"when it was set": f.set.Load().at, "now": f.by.Now()} {
		if !strings.Contains(at.String(), " m=") {
			t.Errorf("%s: %v moves with the machine's clock", what, at)
		}
	}
}
