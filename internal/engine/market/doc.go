// Package market compares several postings: what they ask for, where one resume stands on each thing, and what would
// raise its scores most. It computes no score of its own, and never says how likely an interview is.
package market
