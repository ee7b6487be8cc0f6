package skill

// Phrase is a stretch of text that names a skill, known to the catalogue or not. Start and End are byte offsets; Kind
// is "KNOWLEDGE" (tools, fields, credentials, languages) or "SKILL" (doing something); Known is empty where the
// catalogue lacks it.
type Phrase struct {
	Start, End int
	Kind       string
	Known      ID
}

// The kinds of phrase.
const (
	PhraseKnowledge = "KNOWLEDGE"
	PhraseSkill     = "SKILL"
)

// phraseKind says under which kind of phrase a skill goes.
func phraseKind(k Kind) string {
	if k == Soft {
		return PhraseSkill
	}
	return PhraseKnowledge
}

// Phrases is under work.
func (c *Catalogue) Phrases(text string) []Phrase { return nil }
