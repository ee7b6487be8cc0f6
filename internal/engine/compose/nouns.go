package compose

// at returns word i, "" where there is none.
func at(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// persons are people one works with or for.
var persons = listed("persons")
