//go:build race

package app_test

// raceDetector says that tests run many times as long.
const raceDetector = true
