package names_test

import (
	"slices"
	"testing"

	"vitae/internal/engine/names"
)

func TestRegionsOfAText(t *testing.T) {
	for text, want := range map[string][]string{
		"Texas Dental Hygiene License (active)":                    {"texas"},
		"QLD restricted electrical, renewed 2023":                  {"queensland"},
		"West Virginia RN license":                                 {"west virginia"},
		"licensed in New Brunswick":                                {"new brunswick"},
		"RN license, OR equivalent, in good standing (WA)":         nil,
		"Registered with the United Kingdom's Engineering Council": nil,
	} {
		if got := names.Regions(names.Cut(text)); !slices.Equal(got, want) {
			t.Errorf("%q names %q, want %q", text, got, want)
		}
	}
}
