// Package crf labels sequences with a linear-chain conditional random field.
//
// An item of a sequence (a line of a resume, a word of a job's head) is a set of hashed binary features; a label is a
// small number. A model scores a labelling by the sum of the weights of each item's features for its label and of the
// weights of each pair of neighbouring labels (Lafferty, McCallum and Pereira 2001). The three uses:
//
//	m := crf.Train(labels, examples, opt)   // offline, by `make train`; the same input gives the same bytes
//	m, err := crf.Read(r)                   // at run time, from a file in the binary
//	l := m.Lattice(items)                   // then l.Decode, l.NBest or l.Marginals
//
// It never reads a document and never learns at run time: what the features mean is its callers' business.
//
// A Lattice may be changed before it is decoded, which is how a reader joins two models or forbids a label in a place.
//
// The readers use the models in two passes (internal/engine/docparse, internal/engine/posting):
//
//	lines or words ──features──▶ lattice ──Decode──▶ labels ──▶ the document's own habits
//	                                ▲                                   │
//	                                └──── features of the second pass ◀─┘ ──Decode──▶ labels that count, with Marginals
//
// What the rules make of a line is one feature among others; the labels decide.
package crf
