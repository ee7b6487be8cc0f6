//go:build race

package docparse

// raceCost is by how much the race detector slows reading down; tests that count divide by it.
const raceCost = 8
