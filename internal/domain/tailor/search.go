package tailor

import (
	"context"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/text"
)

// JobSort is an order of jobs. The values are the schema's.
type JobSort string

// The orders. What has no date, company or score comes last.
const (
	ByUpdate   JobSort = "UPDATED" // the latest first
	ByFollowUp JobSort = "FOLLOW_UP"
	ByFound    JobSort = "FOUND" // the latest first
	ByTitle    JobSort = "TITLE"
	ByCompany  JobSort = "COMPANY"
	ByScore    JobSort = "SCORE" // the highest first
)

// JobFilter says which jobs are meant; its zero value means all.
type JobFilter struct {
	Stage      Stage  // "" for all
	Text       string // every word of it must be found
	FollowUpBy Day    // due on this day or before and not closed
	FoundSince Day
}

// JobSearch is a JobFilter as a store takes it.
type JobSearch struct {
	JobFilter
	Words []string // of Text, folded
	Sort  JobSort
}

// mostWords bounds the words of a search; what comes after them is not looked for.
const mostWords = 8

func (f JobFilter) checked() (JobSearch, error) {
	const op = "tailor.JobFilter.checked"
	switch {
	case f.Stage != "" && !slices.Contains(Stages, f.Stage):
		return JobSearch{}, fault.Field(op, "stage",
			"The stage must be one of SAVED, APPLIED, INTERVIEW, OFFER, CLOSED.")
	case !f.FollowUpBy.Valid():
		return JobSearch{}, badDay(op, "followUpBy")
	case !f.FoundSince.Valid():
		return JobSearch{}, badDay(op, "foundSince")
	case owned.Longer(f.Text, MaxTitle):
		return JobSearch{}, fault.Field(op, "text", "Use at most 200 characters for your search.")
	}
	words := text.Distinct(strings.Fields(text.Fold(f.Text)))
	return JobSearch{JobFilter: f, Words: words[:min(len(words), mostWords)]}, nil
}

// FindJobs lists the owner's that a filter means, in an order. A page after what is not there is empty.
func (s *Service) FindJobs(ctx context.Context, owner id.User, f JobFilter, sort JobSort,
	p owned.Page,
) ([]JobDescription, error) {
	search, err := f.checked()
	if err != nil || !p.Fits() {
		return nil, err
	}
	search.Sort = sort
	return s.d.Store.FindJobs(ctx, owner, search, p.Bounded())
}

// JobCounts is how many jobs a filter means.
type JobCounts struct {
	Stages       map[Stage]int
	FollowUpsDue int // open jobs with a follow-up on the day or before
	Interviews   int // open jobs with an interview that is ahead
}

// CountFound counts the owner's that a filter means by stage, whatever stage the filter names, and what of them is due
// on a day; "" is today in UTC.
func (s *Service) CountFound(ctx context.Context, owner id.User, f JobFilter, today Day) (JobCounts, error) {
	const op = "tailor.CountFound"
	if today == "" {
		today = DayOf(s.now())
	}
	if !today.Valid() {
		return JobCounts{}, badDay(op, "today")
	}
	f.Stage = ""
	search, err := f.checked()
	if err != nil {
		return JobCounts{}, err
	}
	return s.d.Store.CountFound(ctx, owner, search, today, s.now())
}
