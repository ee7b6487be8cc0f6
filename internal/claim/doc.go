// Package claim reads what a text claims: how strongly, in which role, in what state, how much and when.
//
// A text is read once; every engine asks the result instead of reading lines again, so that no two of them disagree
// about one sentence:
//
//	r := claim.Read(text, "en") // statements with words, cues, quantities and periods
//	for _, s := range r.Statements { … }
//
// The words that make a claim weaker or stronger are data: internal/lang/<code>/claim.txt, number.txt and period.txt.
// The package never compares two texts, never scores, and never looks at a posting.
//
// From text to claims:
//
//	text ──▶ lines ──▶ statements (one claim each) ──▶ words ──▶ cues        weaker or stronger, role, state
//	                                                       ├──▶ quantities  how much, of what
//	                                                       └──▶ periods     from when to when
//
// Each step reads what the one before it made, and none reads the text again.
package claim
