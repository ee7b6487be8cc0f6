// Package claim reads what a text claims: how strongly, in which role, in what state, how much and when.
//
// A text is read once; every engine asks the result instead of reading lines again, so that no two of them disagree
// about one sentence:
//
//	r := claim.Read(text, "en") // statements with words, cues, quantities and periods
//	for _, s := range r.Statements { … }
//	w := r.Wording()
//	w.Full() // whether the text claims the whole of one's own work
//
// The words that make a claim weaker or stronger are data: claim.txt, number.txt and period.txt of
// internal/engine/lang/<code>. The package never compares two texts, never scores, and never looks at a posting.
//
// # From text to claims
//
// Each step reads what the ones before it made, and none reads the text again:
//
//	text ──▶ statements ──▶ words ──▶ periods ──▶ quantities ──▶ cues ──▶ wording
//	         a sentence,    with      from when   how much,      weaker,  of the text
//	         bullet or      stems     to when     of what;       stronger as a whole
//	         line alone                           no dates       role, …
//
// A job's head stands on several lines. Join makes one statement of them and takes the last three steps again, so that
// a period may run over the end of a line.
//
// # What cues say
//
// A cue puts a claim into a state. No engine may move a claim to the right of what its text says:
//
//	the state of a thing    failed, planned, in progress, expired ──▶ held
//	one's role in it        trainee, supervised ──▶ helped ──▶ shared, part ──▶ built, led ──▶ sole
//	how well it is known    attended ──▶ basic ──▶ (no cue) ──▶ expert
//	what became of it       aimed at ──▶ bound ("up to") ──▶ became ──▶ caused
//
// Class.Weak reports the cues whose loss makes a claim larger, Class.Strong those that make one larger by being there.
// A denial ("no programming") takes the claim back; "no accidents" denies nothing.
//
// A Reading never changes and is safe for use by many goroutines. The cost is linear in the text.
package claim
