package check

import (
	"strings"
	"testing"
	"time"
)

// What a line leaves out of its source and what it adds is noted by slot; what it keeps is not.
func TestSlots(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		original, rewritten string
		slot                slot
		lost, gained        bool
	}{
		{"Assisted with the migration of two funds.", "Led the migration of two funds.", roleWeak, true, false},
		{"Assisted with the migration of two funds.", "Led the migration of two funds.", roleStrong, false, true},
		{"Assisted with the migration of two funds.", "Assisted in migrating both funds.", roleWeak, false, false},
		{"Forklift licence: exam booked for May.", "Forklift licence, with exam.", stateWeak, true, false},
		{"Prepare the returns, which the manager submits.", "Prepare and submit the returns.", people, true, false},
		{
			"Controller, Acme, 2016\nPrepare the returns, which the controller submits.",
			"Prepare and submit the returns.", people, true, false,
		},
		{
			"Prepare the returns, which the manager submits.",
			"Prepare and submit the returns.\nThe manager submits the returns.", people, false, false,
		},
		{
			"Wired flats under supervision of a master electrician.",
			"Wired flats of a master electrician.\nUnder a master electrician.", roleWeak, true, false,
		},
		{
			"Wired flats under supervision of a master electrician.",
			"Wired flats of a master electrician.\nUnder supervision of a master electrician.", roleWeak, false, false,
		},
		{"Unmatched receipts fell from 214 to 38.", "Reduced unmatched receipts from 214 to 38.", cause, false, true},
	} {
		source := newSource(catalogue(t), Text{Text: c.original})
		x := compare(source, Text{Text: c.rewritten}, nil, nil)
		got := x.aligned[0].slots
		if lost, gained := got[c.slot] > 0, got[slots+c.slot] > 0; lost != c.lost || gained != c.gained {
			t.Errorf("%q => %q: slot %d: lost %t, gained %t", c.original, c.rewritten, c.slot, lost, gained)
		}
	}
}

// A cue counts less where the other side has another one of its slot.
func TestKeptSlots(t *testing.T) {
	t.Parallel()
	const original = "Assisted with the migration of two funds."
	slotsOf := func(rewritten string) [2 * slots]float32 {
		x := compare(newSource(catalogue(t), Text{Text: original}), Text{Text: rewritten}, nil, nil)
		return x.aligned[0].slots
	}
	all := slotsOf("Led the migration of two funds.")
	some := slotsOf("Led the migration of two funds as a trainee.")
	if want := keptSlot * all[roleWeak]; all[roleWeak] == 0 || some[roleWeak] != want {
		t.Errorf("beside another cue of the slot %.2f is lost, want %.2f", some[roleWeak], want)
	}
	if gained := slotsOf("Helped to rebuild two funds as a trainee.")[slots+roleWeak]; gained != keptSlot {
		t.Errorf("beside a cue of the slot %.2f is gained, want %.2f", gained, keptSlot)
	}
}

// A date behind a title is a part of its own: the title stands in the source, whatever the dates.
func TestPartsOfAHead(t *testing.T) {
	t.Parallel()
	same := Text{Text: "Sergeant, 2016 to 2020"}
	x := compare(newSource(catalogue(t), same), same, nil, nil)
	if parts := partsOf(x.aligned[0].st); len(parts) != 2 {
		t.Errorf("%d parts, want 2", len(parts))
	}
}

// A source of nothing but small words that name people costs no more than its length.
func TestPeopleInALongLine(t *testing.T) {
	t.Parallel()
	start := time.Now()
	original := strings.Repeat("they, ", 5000)
	Check(nil, Text{Text: original}, Text{Text: "They they."})
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("a line of %d bytes took %s", len(original), took)
	}
}
