// Package exec is the generated executor of the resume service's schema. It holds no rules: `make generate` writes it
// from api/resume, and nobody edits it.
package exec
