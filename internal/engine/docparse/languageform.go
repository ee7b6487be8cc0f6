package docparse

import "strings"

// languageLabels ask in a form for the mother tongue, otherLanguages for all others; folded.
var (
	languageLabels = set(`mother_tongue mother_tongues native_language native_languages first_language muttersprache muttersprachen langue_maternelle langues_maternelles lengua_materna idioma_materno lenguas_maternas idioma_nativo
		língua_materna línguas_maternas idioma_materno madrelingua madrelingue lingua_madre moedertaal moedertalen język_ojczysty języki_ojczyste modersmål 母语 母語`)

	otherLanguages = set(`other_language other_languages foreign_language foreign_languages fremdsprache fremdsprachen andere_sprachen weitere_sprachen autre_langue autres_langues langues_étrangères langue_étrangère otro_idioma otros_idiomas otras_lenguas
		idiomas_extranjeros outro_idioma outros_idiomas outras_línguas línguas_estrangeiras altra_lingua altre_lingue lingue_straniere andere_talen andere_taal vreemde_talen inne_języki inny_język języki_obce language languages sprache sprachen langue langues idioma idiomas lingua lingue taal talen język języki 外语 外国語`)
)

// formLanguages takes the labels of a form off the spans of a line of languages. The language behind a label for
// the mother tongue is noted at once, with the label's words for its level.
func (b *builder) formLanguages(rows []string, p *para) []string {
	var out []string
	mother := ""
	for i, s := range rows {
		label, rest, colon := strings.Cut(s, ":")
		if !colon {
			label, rest = s, ""
		}
		key := labelKey(label)
		switch known := languageLabels[key] || otherLanguages[key]; {
		case mother != "":
			b.motherTongues(s, mother, p)
			mother = ""
		case !known || !colon && i+1 == len(rows):
			out = append(out, s)
		case languageLabels[key] && strings.TrimSpace(rest) == "":
			mother = tidy(label)
		case languageLabels[key]:
			b.motherTongues(rest, tidy(withoutBrackets(label)), p)
		case strings.TrimSpace(rest) != "":
			out = append(out, strings.TrimSpace(rest))
		}
	}
	return out
}

func (b *builder) motherTongues(s, level string, p *para) {
	for _, t := range listItems(s) {
		n := len(b.doc.Languages)
		if b.language(t, p); len(b.doc.Languages) > n && b.doc.Languages[n].Fluency == "" {
			b.doc.Languages[n].Fluency = level
			b.field(pathf("languages[%d].fluency", n), notedLikely, p)
		}
	}
}
