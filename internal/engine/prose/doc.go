// Package prose holds what the writing engines make sentences with: forms of verbs, lists, quotes, names as a sentence
// has them, word sets. It never decides what is said.
package prose
