// Package claim reads what a document claims: of what, how strongly, in which role, in what state, how much and when.
//
// A text is read once; every engine asks the result instead of reading lines again, so that no two of them disagree
// about one sentence:
//
//	r := claim.Read(text, "en")            // statements with words, cues, quantities and periods
//	for _, s := range r.Statements { … }
//	c := r.Statements[3].About(4, 6)       // what the words 4 and 5 are claimed to be: "Terraform", helped, in progress
//	all := claim.Of(resume, "en")          // the claims of a document, by path, dated by their job
//
// The words that make a claim weaker or stronger are data: internal/lang/<code>/claim.txt, number.txt and period.txt. The
// package never compares two texts, never scores, and never looks at a posting.
package claim
