// Package lang knows languages: which one a text is in, and the words of each that the engines look for.
//
// Each language is a folder of text files, all in one format: an entry a line, in small letters as people write it; an
// optional tab and a value; "#" begins a comment. A new language is a new folder, and nothing else:
//
//	internal/engine/lang/en/stop.txt        the commonest words, by which a text's language is detected
//	internal/engine/lang/en/weak.txt        words that weaken a claim, with what they make of it
//
// A document's language is decided once, from its own text alone, and stored with it. The package never looks at a
// second document to decide, and never guesses a word that is in no file.
package lang
