package coach

import (
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// storyParts looks for situation, task, action and result in an answer, by signs of its language. They are signs and no
// proof, so that a part that is missed is a question. It returns nothing for a language that has no signs.
func storyParts(answer string, doc *document.Resume) []PracticeCheck {
	s := signsOf(languageOf(answer, doc))
	if s == nil {
		return nil
	}
	said := spokenSentences(answer)
	has := func(kind string) bool {
		return slices.ContainsFunc(said, func(one spokenSentence) bool { return s.in(one.words, kind) })
	}
	return []PracticeCheck{
		storyPart("SITUATION", has("situation") || namesAPlace(answer, doc),
			"You said where and when it was.", "Where and when was it? One sentence is enough."),
		storyPart("TASK", has("task"), "You said what the task was.", "What was the task, and why was it yours?"),
		storyPart("ACTION", has("action"), "You said what you did.",
			"What did you do yourself? Say it in the first person."),
		storyPart("RESULT", s.nameAResult(said), "You said what the result was.",
			"What was the result? A number, a change, or what you learned."),
	}
}

// languageOf returns the language of an answer; one too short to tell is in the resume's.
func languageOf(answer string, doc *document.Resume) string {
	code, sure := lang.Detect(answer)
	if !sure && doc != nil {
		return doc.Language()
	}
	return code
}

func storyPart(kind string, ok bool, found, missed string) PracticeCheck {
	if ok {
		return PracticeCheck{Kind: kind, OK: true, Message: found}
	}
	return PracticeCheck{Kind: kind, Message: missed}
}

// nameAResult reports whether a sentence names what came of it: it says that a result follows, or a change that
// happened. “From Leeds to Wakefield”, “finally” and “so that” are no results, and what was planned isn't one yet.
func (s *signs) nameAResult(said []spokenSentence) bool {
	return slices.ContainsFunc(said, func(one spokenSentence) bool {
		return !one.asks && !s.in(one.words, "unknown") && slices.ContainsFunc(one.parts, func(part []spokenWord) bool {
			return s.in(part, "result") || s.in(part, "change") && !s.in(part, "planned")
		})
	})
}

// namesAPlace reports whether an answer names an employer, a project or a school of the resume.
func namesAPlace(answer string, doc *document.Resume) bool {
	if doc == nil {
		return false
	}
	var places []string
	for _, w := range doc.Work {
		places = append(places, w.Name)
	}
	for _, p := range doc.Projects {
		places = append(places, p.Name)
	}
	for _, e := range doc.Education {
		places = append(places, e.Institution)
	}
	low := strings.ToLower(answer)
	for _, p := range places {
		if p = strings.ToLower(strings.TrimSpace(p)); len(p) > 2 && strings.Contains(low, p) {
			return true
		}
	}
	return false
}
