package letter

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// languageFor names a language that is asked for as the resume has it.
func (w *writer) languageFor(a requirement) item {
	bare := item{}
	for _, e := range a.Proof {
		section, _, _ := strings.Cut(e.Path, "[")
		if section == "work" || section == "projects" {
			continue
		}
		if s := w.languageItem(a.ID, e.Text, true); s != "" && w.unquestioned(s) {
			if strings.Contains(s, "(") {
				return item{text: s, source: e.Text}
			}
			bare = item{text: s, source: e.Text}
		}
	}
	for _, l := range w.r.Languages {
		if it := w.listedLanguage(a.ID, l); it.text != "" && w.unquestioned(it.text) {
			return it
		}
	}
	return bare
}

// listedLanguage names a language of the list as the resume has it, with its level where it is one.
func (w *writer) listedLanguage(id skill.ID, l document.Language) item {
	spoken := posting.Spoken(l.Language)
	level := cmp.Or(framework.FindString(l.Fluency), outsideFirst(l.Fluency))
	if len(spoken) == 0 || spoken[0].Skill != id || level == "" || len(strings.Fields(level)) > longFluency ||
		isPart(level) || w.notHad(level) || !balanced(level) {
		return item{}
	}
	other := allCapitals(level) && !framework.MatchString(level) || // a heading
		w.namesSkill(level) // what it is used for
	if is := w.wording(level); is.Weak > 0 || is.Limited || other {
		return item{}
	}
	it := item{
		text: strings.Trim(l.Language, " ,:;."), source: strings.Join(text.NonEmpty(l.Language, l.Fluency), ", "),
	}
	first := text.Fold(firstWord(level))
	if joint := joins[first] || slices.Contains(jointSigns, first); !joint && !ofSeveral.MatchString(level) {
		// else it is of another language too
		it.text += " (" + level + ")"
	}
	return it
}

// ofSeveral matches a level that is of several languages: "all three written".
var ofSeveral = matching(wholeWord, choice("piece", "several", lang.Codes()...))

// longFluency is how many words a level has at most.
const longFluency = 5

// languageItem names a language with how well one has it. One of which only a remark says how well is not named, nor is
// the letter's own without a level unless the posting requires it.
func (w *writer) languageItem(id skill.ID, line string, must bool) string {
	all := posting.Spoken(line)
	for i, l := range all {
		if l.Skill != id && id != "" {
			continue
		}
		name, rest := text.Capital(line[l.Start:l.End]), saidOf(line, all[i:])
		if w.code == "fr" || w.code == "es" {
			name = strings.ToLower(name)
		}
		if strings.HasPrefix(rest, ".") {
			name, rest = name+".", rest[1:]
		}
		if i := strings.IndexAny(rest, ".;|/"); i >= 0 {
			rest = rest[:i]
		}
		rest = strings.Trim(rest, " ,:–-")
		if first := outside(rest)[0]; isPart(rest[:first[1]]) || w.notHad(rest[:first[1]]) {
			return ""
		}
		if rest == "" && (must || !strings.EqualFold(string(l.Skill), nameOf(w.code))) {
			return name
		}
		before, _, _ := strings.Cut(strings.TrimPrefix(rest, "("), "(")
		first, _, _ := strings.Cut(before, ",")
		for _, level := range []string{framework.FindString(rest), first, strings.ReplaceAll(before, ",", "")} {
			level = strings.Trim(level, " ,:()–-")
			spoken := posting.Spoken(name + " " + level)
			if level != "" && len(strings.Fields(level)) <= longFluency && len(spoken) > 0 && spoken[0].Level != "" {
				return name + " (" + level + ")"
			}
		}
	}
	return ""
}

// saidOf is what a line says of the first of some languages: what stands before the next one, or, where only a joint
// does, behind that.
func saidOf(line string, of []posting.Language) string {
	for i, l := range of {
		if i+1 == len(of) {
			return line[l.End:]
		}
		between := line[l.End:of[i+1].Start]
		if joint := strings.Trim(text.Fold(between), " ."); !joins[joint] && !slices.Contains(jointSigns, joint) {
			return between
		}
	}
	return ""
}

// jointSigns stand for "and".
var jointSigns = []string{"&", "+", "/", "u"}

// framework is a level of the European framework.
var framework = regexp.MustCompile(`\b[A-Ca-c][12]\b`)

// outsideFirst is what stands before the first comma of a text.
func outsideFirst(s string) string {
	first := outside(s)[0]
	return strings.Trim(s[first[0]:first[1]], " ,:;.–-")
}
