package document

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Date is an ISO 8601 date cut to what is known: "2020", "2020-03" or "2020-03-15". Empty is no date.
type Date string

var dateShape = regexp.MustCompile(`^([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$`)

// Valid reports whether the date is empty or has one of the three shapes.
func (d Date) Valid() bool { return d == "" || dateShape.MatchString(string(d)) }

var (
	monthYear = regexp.MustCompile(`^(0?[1-9]|1[0-2])[/.]([12]\d{3})$`)
	wordYear  = regexp.MustCompile(
		`(?i)^(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?,?\s+([12]\d{3})$`)
)

// looseDate reads a date as other programs write them: a full time, "04/2019", "Nov 2014", "March 2, 2018". Of what
// is no date but begins with a year or a month of one it takes that.
func looseDate(s string) Date {
	for _, n := range []int{10, 7, 4} {
		if n <= len(s) && Date(s[:n]).Valid() && (n == len(s) || s[n] < '0' || s[n] > '9') {
			return Date(s[:n])
		}
	}
	if m := monthYear.FindStringSubmatch(s); m != nil {
		return Date(m[2] + "-" + ("0" + m[1])[len(m[1])-1:])
	}
	if m := wordYear.FindStringSubmatch(s); m != nil {
		for i, name := range monthNames {
			if strings.EqualFold(m[1], name) {
				return Date(fmt.Sprintf("%s-%02d", m[2], i))
			}
		}
	}
	return ""
}

// goesOn reports whether a text stands where the end of what has none stands.
func goesOn(s string) bool {
	switch strings.ToLower(strings.Trim(s, " .")) {
	case "present", "current", "currently", "now", "today", "ongoing", "heute", "actualidad", "aujourd'hui", "oggi",
		"heden", "obecnie", "atual":
		return true
	}
	return false
}

// Year returns the year, 0 where there is none.
func (d Date) Year() int {
	m := dateShape.FindStringSubmatch(string(d))
	if m == nil {
		return 0
	}
	y, _ := strconv.Atoi(m[1])
	return y
}

// Month returns the month, 1 to 12, or 0 where only the year is known.
func (d Date) Month() int {
	m := dateShape.FindStringSubmatch(string(d))
	if m == nil || m[2] == "" {
		return 0
	}
	n, _ := strconv.Atoi(m[2])
	return n
}

// Months counts months since year 0, so that two dates can be subtracted. A date without a month counts as its
// year's first month; callers that take it as the end of a span add what they mean by that. No date gives 0.
func (d Date) Months() int {
	y := d.Year()
	if y == 0 {
		return 0
	}
	m := d.Month()
	if m == 0 {
		m = 1
	}
	return y*12 + m - 1
}

// monthNames are the months as other programs abbreviate them in JSON.
var monthNames = [...]string{"", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"}
