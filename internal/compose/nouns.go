package compose

import "vitae/internal/text"

// at gives word i, "" where there is none.
func at(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// persons are people one works with or for.
var persons = text.Set(`team teams staff people personnel crew crews brigade colleagues employees reports children adults patients
residents students pupils customers clients guests members visitors families volunteers women men workers others candidates
graduates apprentices trainees interns nurses suppliers department squad workforce group groups class classes`)
