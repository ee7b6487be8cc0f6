//go:build !race

package docparse

// raceCost is 1 without the race detector.
const raceCost = 1
