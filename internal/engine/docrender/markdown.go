package docrender

import "strings"

// spacedMarkdown puts an empty line between blocks. The Markdown of a document sets its lines close, for people who
// read it as it is; a program that shows it would run them together, or take a line under a list for a part of its last
// point.
func spacedMarkdown(text string) string {
	var b strings.Builder
	before := ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		isPoint := strings.HasPrefix(line, "- ") && strings.HasPrefix(before, "- ")
		if line != "" && before != "" && !isPoint {
			b.WriteByte('\n')
		}
		b.WriteString(line + "\n")
		before = line
	}
	return b.String()
}
