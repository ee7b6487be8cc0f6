// Package text cuts text into words and sentences and brings words to the forms that are compared.
//
// Every engine reads text through it, so that two engines never disagree about where a word begins:
//
//	for _, t := range text.Tokens(s) { … s[t.Start:t.End] … }   // words, numbers and signs with byte offsets
//	for _, x := range text.Sentences(s) { … }                    // sentences, bullets and lines that stand alone
//	text.Fold("Élève")            // "eleve": how a name is looked up
//	text.Stem("designing", "en")  // "design": how a word is compared
//
// It never decides what a word means, and never changes a text: every result points into the text it was given.
package text
