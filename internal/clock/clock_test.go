package clock_test

import (
	"testing"
	"time"

	"vitae/internal/clock"
)

func TestManualStandsUntilMoved(t *testing.T) {
	t.Parallel()
	start := time.Date(2026, 11, 21, 9, 0, 0, 0, time.FixedZone("X", 3600))
	c := clock.NewManual(start)
	if !c.Now().Equal(start) || c.Now().Location() != time.UTC {
		t.Errorf("stands at %v", c.Now())
	}
	c.Advance(time.Hour)
	if c.Now().Sub(start) != time.Hour {
		t.Errorf("moved to %v", c.Now())
	}
}
