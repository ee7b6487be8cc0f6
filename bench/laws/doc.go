// Package laws tries what holds across engines on every pair of resume and posting at hand. It holds tests alone and
// never changes what it tries.
package laws
