// Package grammar finds errors of language in short texts: what a resume's line, a headline, a sentence of a letter or
// a question must not have.
//
//	grammar.Passes("Experience includes SQL, Excel and SQL.", "en", grammar.Sentence) // false
//
// It is the gate in front of everything that the writer composes: what it marks is not shown. It also offers the user's
// own slips for correction. The rules are data: a name, a level, a message and examples that must and must not be found
// (rules.go); words are lists of internal/engine/lang. It never rewords, and where a reading is in doubt it finds
// nothing.
package grammar
