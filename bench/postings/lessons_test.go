package main

import (
	"slices"
	"testing"

	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

func TestTheWeightsWereLearnedFromTheseLessons(t *testing.T) {
	t.Parallel()
	cat, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	marked, err := lessons("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	open, err := stated(cat, "../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	if posting.Fingerprint(slices.Concat(marked, open)) != posting.Trained() {
		t.Error("the lessons or the features have changed since the weights were learned: go run ./bench/postings -train")
	}
}
