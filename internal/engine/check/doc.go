// Package check compares a rewritten text with what it rests on and lists what it claims beyond.
//
//	k := check.NewChecker(catalogue, check.Text{Text: original})
//	k.Check(check.Text{Text: rewritten})       // a resume, a letter, an answer
//	k.Line("Led the move.", "Helped with …")   // one line and the lines that it cites
//
// It works in three steps. Align: the words of each statement are laid over the statements of the source that say the
// same (package names), which gives for each word where it comes from. Suspect: rules compare the slots of statements
// that belong together (package claim), entries of heads and lists, and lines as a whole, and name each difference with
// what speaks for and against it, as numbers. Judge: a small learned model weighs the numbers of each difference, and
// then all that is suspected on a line; from one chance on the likeliest difference of a line is a question, from a
// higher one it is high.
//
// The rules are data: rules.txt has the name, level, message and examples of each; docs/checking.md is made from it.
// The model is trained by "make train" on the sets of testdata, and measured leaving one author out. The package reads
// no posting, knows no facts about the world, and says nothing about wording.
package check
