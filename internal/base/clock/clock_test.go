package clock_test

import (
	"errors"
	"testing"
	"time"

	"vitae/internal/base/clock"
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

func TestFollowingTellsTheOtherClocksTime(t *testing.T) {
	t.Parallel()
	mine := clock.NewManual(time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC))
	other := time.Date(2026, 11, 21, 10, 0, 0, 0, time.FixedZone("X", 3600)) // 9:00 as well
	f := clock.Follow(mine)
	if !f.Now().Equal(mine.Now()) {
		t.Errorf("before it was set: %v", f.Now())
	}
	ahead, err := f.Set(func() (time.Time, error) { mine.Advance(2 * time.Second); return other.Add(time.Hour), nil })
	if want := time.Hour - time.Second; ahead != want || err != nil {
		t.Errorf("ahead by %v, %v", ahead, err)
	}
	mine.Advance(time.Minute)
	if want := other.Add(time.Hour + time.Minute + time.Second); !f.Now().Equal(want) ||
		f.Now().Location() != time.UTC {
		t.Errorf("%v, want %v", f.Now(), want)
	}
	before := f.Now()
	if _, err := f.Set(func() (time.Time, error) { return time.Time{}, errors.New("away") }); err == nil ||
		!f.Now().Equal(before) {
		t.Errorf("after a question without an answer: %v, %v", f.Now(), err)
	}
}
