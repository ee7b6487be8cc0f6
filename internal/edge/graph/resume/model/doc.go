// Package model is the generated types of the resume service's schema. It holds no rules: `make generate` writes it
// from api/resume, and nobody edits it.
package model
