// Package model is the generated types of the identity service's schema. It holds no rules: `make generate` writes it
// from api/identity, and nobody edits it.
package model
