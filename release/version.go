package main

import (
	"fmt"
	"regexp"
	"strings"
)

var (
	// semver is https://semver.org without build metadata, which names of files and images cannot hold.
	semver = regexp.MustCompile(`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$`)
	// section begins a version in a changelog as https://keepachangelog.com has it.
	section = regexp.MustCompile(`(?m)^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$`)
)

// settle returns the version to make: the one that was asked for, or the newest of the changelog. Either must have its
// section there, with a date.
func settle(asked, changelog string) (string, error) {
	asked = strings.TrimPrefix(asked, "v")
	for _, s := range section.FindAllStringSubmatch(changelog, -1) {
		if s[1] == "Unreleased" || asked != "" && s[1] != asked {
			continue
		}
		if !semver.MatchString(s[1]) {
			return "", fmt.Errorf("%q in CHANGELOG.md is no version as semver has it", s[1])
		}
		if s[2] == "" {
			return "", fmt.Errorf("CHANGELOG.md gives no date for %s", s[1])
		}
		return s[1], nil
	}
	if asked == "" {
		return "", fmt.Errorf("CHANGELOG.md has no version yet")
	}
	return "", fmt.Errorf("CHANGELOG.md has no section %q", asked)
}
