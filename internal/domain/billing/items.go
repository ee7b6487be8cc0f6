package billing

import "fmt"

// Item is one thing that a plan bounds. The values are the schema's.
type Item string

// The items. Domains ask for room by these names.
const (
	Resumes     Item = "RESUMES"
	Versions    Item = "RESUME_VERSIONS"
	Uploads     Item = "UPLOADS"
	UploadBytes Item = "UPLOAD_BYTES"
	Jobs        Item = "JOB_DESCRIPTIONS"
	Letters     Item = "COVER_LETTERS"
	Guides      Item = "INTERVIEW_GUIDES"
	Plans       Item = "DEVELOPMENT_PLANS"
	Comparisons Item = "COMPETITIVE_ANALYSES"
	Skills      Item = "SKILLS"
	Tries       Item = "PRACTICE_ANSWERS"
	Facts       Item = "FACTS"
)

// Per says of what a bound is: of all that an account keeps, or of each one of something in it. The values are the
// schema's.
type Per string

// What bounds are of.
const (
	PerAccount  Per = "ACCOUNT"
	PerResume   Per = "RESUME"
	PerQuestion Per = "QUESTION"
)

// rule is what holds of an item on every plan: of what its bound is, how many of it are called where an account keeps
// them in a list ("" elsewhere), and the sentence that a refusal says.
type rule struct {
	item Item
	per  Per
	what string
	full func(used int64, held string) string
}

// rules lists every item, in the order in which they are shown.
var rules = []rule{
	{Resumes, PerAccount, "resumes", emptied("resumes")},
	{Versions, PerResume, "", func(int64, string) string {
		return "This resume has reached its limit of versions. Duplicate it to continue with the latest text."
	}},
	{Uploads, PerAccount, "", func(used int64, held string) string {
		return fmt.Sprintf("You have uploaded %d files, %s an account can store. Delete some resumes and empty the trash to continue.", used, held)
	}},
	{UploadBytes, PerAccount, "", func(used int64, _ string) string {
		return fmt.Sprintf("Your uploaded files already take up %s. This file would exceed the limit. Delete some resumes and empty the trash to continue.", megabytes(used))
	}},
	{Jobs, PerAccount, "job descriptions", emptied("job descriptions")},
	{Letters, PerAccount, "cover letters", emptied("cover letters")},
	{Guides, PerAccount, "interview guides", emptied("interview guides")},
	{Tries, PerQuestion, "", func(used int64, held string) string {
		return fmt.Sprintf("You have saved %d answers to this question, %s can be kept. Delete one to continue.", used,
			held)
	}},
	{Plans, PerAccount, "learning plans", emptied("learning plans")},
	{Comparisons, PerAccount, "comparisons", emptied("comparisons")},
	{Skills, PerAccount, "", func(used int64, held string) string {
		return fmt.Sprintf("You have added or changed %d skills, %s an account can store. Remove some of them to continue.", used, held)
	}},
	{Facts, PerAccount, "", func(used int64, held string) string {
		return fmt.Sprintf("You have %d facts, %s an account can store. Delete some of them to save new ones.", used, held)
	}},
}

// emptied is the refusal of what goes to the trash and counts until it is emptied.
func emptied(what string) func(int64, string) string {
	return func(used int64, held string) string {
		return fmt.Sprintf("You have %d %s, %s an account can store. Delete some and empty the trash to continue.",
			used, what, held)
	}
}

// megabytes tells a size in MB of 1 << 20 bytes, as all limits of sizes are, rounded down to a tenth.
func megabytes(n int64) string {
	if tenths := n * 10 >> 20; tenths%10 != 0 {
		return fmt.Sprintf("%d.%d MB", tenths/10, tenths%10)
	}
	return fmt.Sprintf("%d MB", n>>20)
}

// Items lists what is bounded, in the order in which it is shown.
func Items() []Item {
	out := make([]Item, len(rules))
	for i, r := range rules {
		out[i] = r.item
	}
	return out
}
