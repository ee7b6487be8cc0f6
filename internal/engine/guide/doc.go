// Package guide prepares a person for the interviews of one job: likely questions and why, the lines of the resume that
// answer them, and what must still be found out. It never says that a company asks something, and states nothing that
// the resume does not say.
package guide
