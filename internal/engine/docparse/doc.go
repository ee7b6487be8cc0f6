// Package docparse reads a resume file: PDF, DOCX, ODT, RTF, HTML, plain text, Markdown or JSON Resume bytes in, a
// document.Resume out, with what could not be placed and how sure each field is.
//
// It never guesses a fact that the page does not show and never drops a line in silence, but for headings, heads and
// feet of pages and words that join what is placed. It never reaches outside the bytes it was given: no network, no
// file system (PDFium runs in a WebAssembly sandbox without either).
//
// # From bytes to a document
//
//	PDF ──PDFium──▶ letters ──▶ words ──▶ rows ──▶ columns ─┐
//	DOCX, ODT, RTF, HTML ──▶ paragraphs, tables, boxes ─────┼──▶ lines ──▶ rules ──▶ models ──▶ document
//	text, Markdown ─────────────────────────────────────────┘
//	JSON Resume, rendercv, Reactive Resume, LinkedIn's ZIP ────────────────────────────────────▶ document
//
// # The models
//
// The rules read the lines first. What they make of each line is a feature of the models, which look twice, the second
// time with what the first look found in the whole file (learned.go):
//
//	lines ──rules──▶ the rules' document, and hints for each line
//	  │                                        │
//	  └──▶ units ◀─────────────────────────────┘
//	         │
//	         ▼           labels of all units
//	      units (1) ───────────────────────────▶ units, again (2) ──▶ which units are heads and bodies
//	                                                                        │
//	         ┌──────────────────────────────────────────────────────────────┘
//	         ▼           fields of all heads
//	      heads (3) ───────────────────────────▶ heads, again (4) ──▶ titles, employers, places, dates, degrees
//	                                                                        │
//	         ┌──────────────────────────────────────────────────────────────┘
//	         ▼
//	      Are the rules' jobs and studies hardly less probable? (choose.go)
//	         │ yes, both                   │ no
//	         ▼                             ▼
//	      the rules' document           the models' jobs or studies, the rules' other sections,
//	         │                          points of bodies (5)
//	         └──────────────┬──────────────┘
//	                        ▼
//	      lists of skills and languages (6), the name (7), the headline, what is left over ──▶ result
//
// A unit is a line or a piece of one. The labels of units and heads are in labels.go; reader.weights holds the seven
// models in the order of their numbers 1, 3, 2, 4, 5, 6, 7, as make train writes them.
//
// # Where reading fails
//
//	a section panics ──────▶ its lines are listed as not placed, a warning says so
//	the models panic ──────▶ the rules' document stands
//	the rules panic ───────▶ every line is listed, nothing is placed
//	no weights in the file ▶ the rules read alone
//
// Each panic is noted in Result.Failures for the log, with nothing of the user's.
package docparse
