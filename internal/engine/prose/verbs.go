package prose

import (
	"strings"

	"vitae/internal/engine/lang"
)

// Verb is a verb of work in its four forms. Noun says that the base form, its -s form or its -ing form is an everyday
// noun of resumes too ("design", "reports", "training"), so that it counts as a verb only where what follows proves it.
type Verb struct {
	Base, Third, Past, Gerund string
	Noun                      bool
}

// Form is one of the four forms of a verb.
type Form int

// The forms.
const (
	Base Form = iota
	Third
	Past
	Gerund
)

// verbForms maps each form in lower case to its verb and which form it is. A past that equals its base ("cut") is left
// out of the base forms' tense work by ReadVerb.
var verbForms = buildVerbs()

type verbForm struct {
	verb *Verb
	form Form
}

// noun marks a verb that is a noun too, in the list of verbs.
const noun = "noun"

// buildVerbs reads internal/engine/lang/en/verb.txt.
func buildVerbs() map[string]verbForm {
	forms := map[string]verbForm{}
	for _, e := range lang.Entries("en", "verb") {
		w := e.Term
		v := &Verb{Base: w, Third: thirdPerson(w), Past: regularPast(w), Gerund: regularGerund(w)}
		own := strings.Fields(e.Value)
		if len(own) > 0 && own[0] == noun {
			v.Noun, own = true, own[1:]
		}
		if len(own) > 0 {
			v.Past = own[0]
		}
		if len(own) > 1 {
			v.Gerund = own[1]
		}
		for f, form := range []string{v.Base, v.Third, v.Past, v.Gerund} {
			if _, taken := forms[form]; !taken {
				forms[form] = verbForm{v, Form(f)}
			}
		}
	}
	return forms
}

func isVowel(b byte) bool { return strings.IndexByte("aeiou", b) >= 0 }

func thirdPerson(w string) string {
	n := len(w)
	switch {
	case w[n-1] == 'y' && !isVowel(w[n-2]):
		return w[:n-1] + "ies"
	case strings.HasSuffix(w, "s"), strings.HasSuffix(w, "sh"), strings.HasSuffix(w, "ch"), strings.HasSuffix(w, "x"),
		strings.HasSuffix(w, "z"):
		return w + "es"
	}
	return w + "s"
}

func regularPast(w string) string {
	n := len(w)
	switch {
	case w[n-1] == 'e':
		return w + "d"
	case w[n-1] == 'y' && !isVowel(w[n-2]):
		return w[:n-1] + "ied"
	}
	return w + "ed"
}

func regularGerund(w string) string {
	if n := len(w); w[n-1] == 'e' && !strings.HasSuffix(w, "ee") {
		return w[:n-1] + "ing"
	}
	return w + "ing"
}

// ReadVerb finds the verb and form of a word; ok is false for a word that is no verb of the table. A word that is both
// base and past ("cut") comes back as base of a verb without a tense to change.
func ReadVerb(word string) (v *Verb, f Form, ok bool) {
	vf, ok := verbForms[strings.ToLower(word)]
	return vf.verb, vf.form, ok
}

// IsTenseless reports whether the verb reads the same today and yesterday.
func (v *Verb) IsTenseless() bool { return v.Base == v.Past }
