package docparse

// unseenWarning says that a text holds what nobody sees.
const unseenWarning = "The text contains invisible characters or characters that change its direction. They were left out."

// How many signs make a warning: pages of the web leave some signs without a width behind, and a flag of a region is
// drawn with six tags.
const (
	tagsToWarn      = 13
	widthlessToWarn = 40
)

// unseen counts the signs of a text that show nothing: tags (U+E0000 to U+E007F), signs without a width, and overrides
// of the direction, of which one is enough to show another text than there is.
type unseen struct{ tags, widthless, overrides int }

// take reports whether a sign is left out, and counts it.
func (u *unseen) take(r rune) bool {
	switch {
	case r >= 0xE0000 && r <= 0xE007F:
		u.tags++
	case r == '\u200b', r == '\u2060':
		u.widthless++
	case r == '\u202d', r == '\u202e':
		u.overrides++
	case r == 0, r == '\ufeff', r >= '\ufe00' && r <= '\ufe0f':
	default:
		return false
	}
	return true
}

// warns reports whether what was left out is worth a word.
func (u *unseen) warns() bool {
	return u.overrides > 0 || u.tags >= tagsToWarn || u.widthless >= widthlessToWarn
}
