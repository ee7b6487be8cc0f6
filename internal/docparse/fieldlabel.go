//nolint:misspell // words of many languages
package docparse

import (
	"slices"
	"strings"
)

// fieldLabels stand before a field of a job or a study and say what it is, as forms and tables have them: "Employer: …",
// "Zeitraum | …"; folded.
var fieldLabels = byLabel(map[role]string{
	roleTitle: `position position_held job_title title role post post_held designation occupation occupation_or_position_held job rank funktion stelle berufsbezeichnung tätigkeit_als beruf beschäftigt_als stellenbezeichnung
		poste poste_occupé fonction emploi intitulé_du_poste métier puesto cargo función ocupación posición función_desempeñada puesto_desempeñado função posto ruolo mansione posizione qualifica_professionale lavoro_o_posizione_ricoperti tipo_di_impiego impiego functie beroep functietitel
		stanowisko zajmowane_stanowisko funkcja befattning tjänst stilling roll rolle 职位 职务 岗位 職位 職務 職種 役職
		degree degree_obtained qualification qualification_awarded title_of_qualification_awarded award diploma certificate examination exam abschluss bildungsabschluss schulabschluss diplôme titre titre_obtenu título titulación título_obtenido grado grau titolo titolo_di_studio qualifica_conseguita opleiding behaald_diploma tytuł dyplom examen 学历 学位`,
	roleOrg: `employer company company_name name_of_company organisation organization name_of_employer employer_name name_and_address_of_employer name_of_organisation institution_company workplace client arbeitgeber firma unternehmen betrieb dienstgeber ausbildungsbetrieb dienststelle
		entreprise employeur société organisme nom_de_l'employeur empresa empleador compañía organización lugar_de_trabajo empregador companhia azienda datore_di_lavoro nome_del_datore_di_lavoro ditta società ente werkgever bedrijf organisatie pracodawca firma nazwa_firmy zakład_pracy arbetsgivare företag arbeidsgiver virksomhed 公司 公司名称 单位 工作单位 雇主 会社 会社名 勤務先
		institution name_of_institution institute school college university school_name institution_name school_university university_college educational_institution training_provider bildungseinrichtung schule hochschule universität ausbildungsstätte bildungsstätte établissement école université centre_de_formation centro centro_de_estudios centro_educativo institución universidad escuela instituição escola universidade
		istituto scuola università istituto_di_formazione ente_di_formazione instelling onderwijsinstelling school_instelling uczelnia szkoła nazwa_uczelni nazwa_szkoły skola lärosäte 学校 院校 学校名称 学校名 大学`,
	rolePlace: `location place city town city_country place_of_work work_location ort arbeitsort standort dienstort lieu ville lieu_de_travail lugar ciudad localidad local cidade luogo città sede sede_di_lavoro plaats locatie standplaats miejsce miasto lokalizacja miejsce_pracy 地点 工作地点 所在地 勤務地`,
	roleArea:  `subject subjects major field field_of_study specialisation specialization discipline branch programme program course course_of_study studienrichtung fachrichtung studiengang studienfach schwerpunkt fach fachbereich spécialité filière domaine especialidad especialización área curso carrera indirizzo facoltà corso_di_studi richting studierichting afstudeerrichting kierunek kierunek_studiów specjalność specjalizacja wydział 专业 専攻 学部`,
	roleNone:  `period dates date duration from_to years year time time_period period_of_employment date_from_to zeitraum zeit dauer datum von_bis beschäftigungszeitraum jahr jahre période dates durée date année années periodo período fecha fechas duración duração data datas periode duur van_tot okres okres_zatrudnienia daty lata czas_trwania 时间 起止时间 日期 期間 年月`,
})

func byLabel(roles map[role]string) map[string]role {
	out := map[string]role{}
	for r, labels := range roles {
		for l := range set(labels) {
			out[l] = r
		}
	}
	return out
}

// fieldLabel says whether a text is a field's label, or several ("Position und Aufgaben"), and for which role the first
// stands; a period's is roleNone.
func fieldLabel(s string) (role, bool) {
	f := strings.Trim(fold(stripIcons(s)), " .:\uff1a()")
	if r, ok := fieldLabels[f]; ok {
		return r, true
	}
	for _, sep := range []string{" / ", "/", " & ", " and ", " und ", " et ", " y ", " e ", " i ", " en ", ", "} {
		a, b, ok := strings.Cut(f, sep)
		if !ok {
			continue
		}
		r, known := fieldLabels[a]
		if _, also := fieldLabels[b]; known && (also || bodyLabel(b)) {
			return r, true
		}
	}
	return roleNone, false
}

// columnNames says whether a line names the columns of the table below it and says nothing itself.
func columnNames(p *para) bool {
	for _, s := range p.segs {
		if _, ok := fieldLabel(s.text); !ok && !bodyLabel(s.text) {
			return false
		}
	}
	return len(p.segs) > 1
}

func withoutColumnNames(paras []*para) []*para {
	return slices.DeleteFunc(slices.Clone(paras), func(p *para) bool {
		p.used = p.used || columnNames(p)
		return columnNames(p)
	})
}

// cutFieldLabel takes a label off a field: "Employer: Acme Ltd".
func cutFieldLabel(s string) (r role, rest string, ok bool) {
	head, rest, found := strings.Cut(s, ":")
	if wide, after, also := strings.Cut(s, "\uff1a"); also && (!found || len(wide) < len(head)) {
		head, rest, found = wide, after, true
	}
	if !found || strings.HasPrefix(rest, "//") {
		return roleNone, s, false
	}
	if r, ok = fieldLabel(head); !ok {
		return roleNone, s, false
	}
	return r, strings.TrimSpace(rest), true
}

// field gives the pieces of a line that a form's label begins, each with its role. It says false where there is no label.
func field(p *para, row int, segs []segment, study bool) (head, bool) {
	var h head
	r, rest, ok := cutFieldLabel(segs[0].text)
	if !ok && len(segs) == 2 && len(p.segs) == 2 {
		if r, ok = fieldLabel(segs[0].text); ok && !isDateSegment(p.segs[1]) && strings.Contains(segs[1].text, ":") {
			ok = false
		}
		rest = ""
	}
	if !ok {
		return h, false
	}
	segs = append([]segment{}, segs...)
	segs[0].text = rest
	if rest == "" {
		segs = segs[1:]
	}
	for _, pc := range pieces(p, row, segs) {
		h.pieces, h.roles = append(h.pieces, pc), append(h.roles, r)
	}
	n := len(h.pieces)
	switch {
	case n > 1 && r == roleOrg && !h.pieces[n-1].strong && townBehind(h.pieces[n-1].text):
		h.roles[n-1] = rolePlace
	case n > 1 && r == roleTitle && study && splitless(h.text(r)):
		for i := 1; i < n; i++ {
			h.roles[i] = roleArea
		}
	}
	return h, true
}

// townBehind says whether what stands behind a name at a comma can be its town.
func townBehind(s string) bool {
	return len(strings.Fields(s)) <= 3 && startsUpper(s) && !hasDigit(s) && orgScore(s) < 1 && titleScore(s) <= 0
}

// splitless says whether no degree is known at the front of a text, so that its comma parts degree and subject.
func splitless(s string) bool {
	_, area := splitDegree(s)
	return area == ""
}
