// Package interview asks what the documents leave open: for each requirement that the resume does not show, or only
// lists, one question, and takes the answer as a line of the resume in its owner's words.
//
// A question goes through three states. It is open while the match finds no line of work that shows the requirement and
// nobody answered. An answer of the kind Line puts the owner's own line in the place that they chose, and the match is
// made again with it. Yes and No close the question without a line: a condition that is met is confirmed, and what is
// not so is never asked again.
//
// It is pure, and it never writes a claim of its own: a line says what its owner typed.
package interview
