// Package letter writes cover letters as an argument: the requirements of a posting that count most beside the lines of
// the resume that show them best.
//
//	letter.Write(catalogue, resume, posting, letter.Options{Tone: compose.Friendly, Words: 250}, asOf)
//
// The lines stand in the letter in the person's own words; only the sentences around them are ours, from
// internal/engine/lang/<code>/letter.txt. So nothing is claimed that the resume does not say, and no verb is bent. Why
// this employer and why now is the person's to say: what they said stands there, and otherwise a mark in brackets.
//
// A letter is in the posting's language, and the resume must be in the same. The package never guesses a reason, never
// names a skill that the resume lacks, and makes no network call.
package letter
