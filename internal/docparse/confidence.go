package docparse

// sure says how sure a field is, 0 to 1, from what noted it.
func (b *builder) sure(v value, noted float64) float64 {
	if noted == 0 {
		return 0.75
	}
	return noted
}
