//go:build race

package docparse

// raceCost is by how much the race detector slows reading down: bounds of time are widened by it, and tests that count
// divide by it.
const raceCost = 8
