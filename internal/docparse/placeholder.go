package docparse

import (
	"regexp"
	"strings"
)

// What templates show where something is to be filled in; folded. A line of nothing else is no data.
var (
	placeholderBox = regexp.MustCompile(`^(?:[\[<{]{1,2}[^\[\]<>{}]*\b(?:your|insert|enter|click|name|e-?mail|phone|number|address|city|state|zip|company|employer|job|title|position|date|month|year|degree|school|university|institution|linkedin|website|skill|description)\b[^\[\]<>{}]*[\]>}]{1,2}[\s,;|·•/–—-]*)+$`)

	placeholderWords = regexp.MustCompile(`^(?:your (?:full |first |last |own )?(?:name|e-?mail(?: address)?|phone(?: number)?|address|city|street address|job title|title here|linkedin(?: url)?|website)(?: here)?|(?:first ?name|name) (?:last ?name|surname)|city, state(?:,? zip(?: code)?)?|street address, city, (?:state|st)(?:,? zip(?: code)?)?|(?:job title|company name|school name|degree name)(?: here)?|(?:click|tap)(?: or (?:click|tap))? here to (?:enter|add)\b.*|vorname nachname|ihr name|votre nom|prenom nom|tu nombre|seu nome|il tuo nome)\.?$`)

	sampleContact = regexp.MustCompile(`^(?:(?:your|my)[._-]?(?:name|e-?mail|mail|address)@.*|(?:name|firstname|lastname|first\.?last|firstname[._-]?lastname|e-?mail|someone|username|youremail)@(?:e-?mail|example|gmail|domain|yourdomain|company|mail|website)\.[a-z.]+|.*@(?:yourdomain|your-domain|domain)\.com)$`)
)

// isPlaceholder says whether a line is what a template shows and nobody filled in: "Your Name", "[Email] | [Phone]",
// "Lorem ipsum dolor sit amet".
func isPlaceholder(t string) bool {
	f := strings.Trim(fold(t), " :*")
	return strings.HasPrefix(f, "lorem ipsum") || len(f) < 200 && (placeholderBox.MatchString(f) || placeholderWords.MatchString(f))
}

// isSampleContact says whether an e-mail address or telephone number is a template's own.
func isSampleContact(v string) bool {
	if strings.Contains(v, "@") {
		return sampleContact.MatchString(strings.ToLower(v))
	}
	digits := strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, v)
	digits = strings.TrimPrefix(digits, "1")
	return digits == "234567890" && strings.HasPrefix(strings.TrimLeft(v, "+( "), "1") || digits == "0000000000" || digits == "5555555555"
}
