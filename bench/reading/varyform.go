package reading

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// form writes the head of an entry of its fields.
type form func(v *varied, f map[string]string)

// How often a resume is drawn to be written in a form, each of what no draw before it took. By hand, so that rows stay
// the most common form and no other is rare.
const (
	labelledJobs   = 0.18
	spokenJobs     = 0.18
	tablesOfJobs   = 0.15
	marginJobs     = 0.12
	numberedJobs   = 0.12
	labelledStudy  = 0.15
	spokenStudy    = 0.1
	tablesOfStudy  = 0.3
	marginStudy    = 0.12
	lastingPeriods = 0.12 // with how long a job lasted behind its dates
	periodsInSigns = 0.3  // in brackets, or none
	namesWithAside = 0.3  // of the names of a quarter of the resumes
)

// piece writes one field, or the period.
func (v *varied) piece(name string, f map[string]string, dates form) {
	if name == "dates" {
		dates(v, f)
		return
	}
	s := f[name]
	v.put(name, s)
}

// has reports whether a piece has anything to write.
func has(name string, f map[string]string) bool {
	if name == "dates" {
		return f["start"]+f["end"] != ""
	}
	return f[name] != ""
}

// period draws how the dates of a resume are written.
func (v *varied) period() form {
	dash := one(v.r, " – ", " - ", "-", "–", " to ", " bis ", " — ", " / ", " au ", " hasta ", " → ", " till ", " ~ ",
		" > ", "/", " a ", "...")
	lasted := v.r.Float64() < lastingPeriods
	since := one(v.r, "", "", "", "since ", "Since ", "from ", "seit ", "depuis ", "desde ", "w.e.f. ")
	open, closing := "", ""
	if v.r.Float64() < periodsInSigns {
		open = one(v.r, "(", "[", "")
		closing = map[string]string{"(": ")", "[": "]", "": ""}[open]
	}
	return func(v *varied, f map[string]string) {
		v.put("", open)
		if since != "" && f["start"] != "" && goesOn(f["end"]) {
			v.put("start", since+f["start"])
			v.put("", closing)
			return
		}
		v.put("start", f["start"])
		if f["start"] != "" && f["end"] != "" {
			v.put("", dash)
		}
		v.put("end", f["end"])
		v.put("", closing)
		if lasted && f["start"] != "" {
			v.put("", one(v.r, " (2 yrs 4 mos)", " (3 years)", ", 18 months", " [1 yr]", " (5 J. 2 M.)"))
		}
	}
}

// goesOn reports whether a date says that a job goes on.
func goesOn(end string) bool {
	switch strings.ToLower(end) {
	case "present", "now", "today", "current", "to date", "till date", "heute", "aktuell", "aujourd'hui", "actualidad",
		"ongoing":
		return true
	}
	return false
}

// asides are what people put behind the name of a post or an employer without its being part of it.
var asides = []string{
	" (contract)", " (part-time)", " – full time", " [remote]", " (fixed term)", " (Vollzeit)",
	" (CDI)", " (temporary)", " (maternity cover)", ", 30 hours a week", " (formerly Ascot & Co)", " (200 employees)",
}

// rows writes pieces in rows, with signs between the pieces of a row, and now and then an aside behind a name.
func (v *varied) rows(layout [][]string, signs []string, indent string, dates form) form {
	share := one(v.r, 0, 0, 0, namesWithAside)
	aside := func(name string) string {
		if (name == "title" || name == "employer") && v.r.Float64() < share {
			return one(v.r, asides...)
		}
		return ""
	}
	sign := func(row, i int) string { return signs[(row+i)%len(signs)] }
	return func(v *varied, f map[string]string) { v.writeRows(layout, sign, indent, f, dates, aside) }
}

// writeRows writes the pieces that there are in rows: sign gives what parts a piece from the one before it in its row,
// aside what stands behind a piece.
func (v *varied) writeRows(layout [][]string, sign func(row, i int) string, indent string, f map[string]string,
	dates form, aside func(name string) string,
) {
	first := true
	for r, row := range layout {
		open := false
		for i, name := range row {
			switch {
			case !has(name, f):
				continue
			case open:
				v.put("", sign(r, i))
			case !first:
				v.put("", "\n"+indent)
			}
			v.piece(name, f, dates)
			v.put("", aside(name))
			open, first = true, false
		}
	}
}

var jobLayouts = [][][]string{
	{{"title", "employer", "place", "dates"}},
	{{"employer", "place", "title", "dates"}},
	{{"employer", "title", "dates"}},
	{{"dates", "title", "employer", "place"}},
	{{"dates", "employer", "place", "title"}},
	{{"title", "dates"}, {"employer", "place"}},
	{{"employer", "place"}, {"title", "dates"}},
	{{"employer", "dates"}, {"title"}},
	{{"employer", "place", "dates"}, {"title"}},
	{{"dates"}, {"title"}, {"employer", "place"}},
	{{"dates"}, {"employer"}, {"title"}},
	{{"dates", "title"}, {"employer", "place"}},
	{{"dates", "employer", "place"}, {"title"}},
	{{"title"}, {"employer", "place"}, {"dates"}},
	{{"title"}, {"employer"}, {"dates", "place"}},
	{{"employer"}, {"title"}, {"dates"}},
	{{"title", "employer"}, {"dates", "place"}},
	{{"employer", "title"}, {"dates"}},
}

var studyLayouts = [][][]string{
	{{"degree", "field", "school", "place", "dates", "grade"}},
	{{"school", "place", "degree", "field", "dates", "grade"}},
	{{"dates", "degree", "field", "school", "place", "grade"}},
	{{"dates", "school", "degree", "field", "grade"}},
	{{"degree", "field", "dates"}, {"school", "place"}, {"grade"}},
	{{"school", "place", "dates"}, {"degree", "field", "grade"}},
	{{"dates"}, {"degree", "field"}, {"school", "place"}},
	{{"degree", "field"}, {"school", "place"}, {"dates", "grade"}},
}

// signsBetween draws the signs that part the pieces of a row.
func (v *varied) signsBetween() []string {
	return one(v.r, []string{", "}, []string{", "}, []string{" | "}, []string{" – "}, []string{" - "}, []string{" · "},
		[]string{"  "}, []string{"    "},
		[]string{" / "}, []string{": ", ", "}, []string{" — ", ", "}, []string{", ", " | "}, []string{" @ ", ", ", " "},
		[]string{"; "}, []string{" • "},
		[]string{" > "}, []string{"\t"}, []string{" :: "}, []string{" // "}, []string{". "}, []string{" ", ", "},
		[]string{" (", ") "}, []string{" ~ "}, []string{" » "})
}

func (v *varied) jobForm() form {
	dates := v.period()
	switch {
	case v.r.Float64() < labelledJobs:
		return labelled(one(v.r, jobLabels...), one(v.r, ": ", " : ", ":  ", " - ", ":- "), dates)
	case v.r.Float64() < spokenJobs:
		return spoken(one(v.r, jobSentences...), dates)
	case v.r.Float64() < tablesOfJobs:
		return v.table(one(v.r, jobColumns...), dates)
	case v.r.Float64() < marginJobs:
		return margin(one(v.r, jobMargins...), v.signsBetween(), 16+v.r.IntN(16), dates)
	case v.r.Float64() < numberedJobs:
		return numbered(v.rows(one(v.r, jobLayouts...), v.signsBetween(), one(v.r, "", "   "), dates),
			one(v.r, numberSigns...))
	}
	return v.rows(one(v.r, jobLayouts...), v.signsBetween(), one(v.r, "", "", "  ", "        "), dates)
}

func (v *varied) studyForm() form {
	dates := v.period()
	switch {
	case v.r.Float64() < labelledStudy:
		return labelled(one(v.r, studyLabels...), one(v.r, ": ", " : ", ":  ", " - "), dates)
	case v.r.Float64() < spokenStudy:
		return spoken(one(v.r, studySentences...), dates)
	case v.r.Float64() < tablesOfStudy:
		return v.table(one(v.r, studyColumns...), dates)
	case v.r.Float64() < marginStudy:
		return margin(one(v.r, studyMargins...), v.signsBetween(), 16+v.r.IntN(16), dates)
	}
	return v.rows(one(v.r, studyLayouts...), v.signsBetween(), one(v.r, "", "", "  ", "        "), dates)
}

// label is a field of a form with the words before it.
type label struct{ name, words string }

var jobLabels = [][]label{
	{{"employer", "Company"}, {"title", "Position"}, {"dates", "Period"}, {"place", "Location"}},
	{{"employer", "Name of Organization"}, {"place", "Address"}, {"title", "Designation"}, {"dates", "Duration"}},
	{{"dates", "Dates"}, {"title", "Job Title"}, {"employer", "Employer"}, {"place", "City"}},
	{{"title", "Post held"}, {"employer", "Company Name"}, {"start", "Date Joined"}, {"end", "Date Left"}},
	{{"employer", "Employer"}, {"title", "Role"}, {"start", "From"}, {"end", "To"}},
	{{"dates", "Zeitraum"}, {"employer", "Arbeitgeber"}, {"place", "Ort"}, {"title", "Position"}},
	{{"dates", "Période"}, {"title", "Poste"}, {"employer", "Entreprise"}, {"place", "Lieu"}},
	{{"employer", "Empresa"}, {"title", "Puesto"}, {"dates", "Periodo"}, {"place", "Lugar"}},
	{{"employer", "Azienda"}, {"title", "Mansione"}, {"dates", "Periodo"}},
	{{"title", "Functie"}, {"employer", "Werkgever"}, {"dates", "Periode"}},
	{{"title", "Cargo"}, {"employer", "Empresa"}, {"dates", "Período"}, {"place", "Local"}},
	{{"dates", "Tenure"}, {"employer", "Organisation"}, {"title", "Position held"}},
}

var studyLabels = [][]label{
	{{"degree", "Degree"}, {"field", "Major"}, {"school", "University"}, {"dates", "Year"}, {"grade", "Grade"}},
	{{"school", "Institution"}, {"degree", "Qualification"}, {"dates", "Passing Year"}, {"grade", "Result"}},
	{{"school", "Place of study"}, {"degree", "Award"}, {"field", "Subject"}, {"dates", "Year"}},
	{{"degree", "Abschluss"}, {"school", "Schule"}, {"dates", "Zeitraum"}, {"grade", "Note"}},
	{{"degree", "Diplôme"}, {"school", "Établissement"}, {"dates", "Année"}},
	{{"degree", "Título"}, {"school", "Centro"}, {"dates", "Año"}},
}

// labelled writes an entry as a form.
func labelled(labels []label, sign string, dates form) form {
	return func(v *varied, f map[string]string) {
		first := true
		for _, l := range labels {
			if !has(l.name, f) {
				continue
			}
			if !first {
				v.put("", "\n")
			}
			first = false
			v.put("", l.words+sign)
			v.piece(l.name, f, dates)
		}
	}
}

// The sentences in which people tell of a job or of studies; a name in braces is a field.
var jobSentences = [][]string{
	{"I worked as ", "{title}", " at ", "{employer}", ", ", "{place}", " from ", "{start}", " to ", "{end}", "."},
	{"Worked as a ", "{title}", " with ", "{employer}", " (", "{place}", ") from ", "{start}", " until ", "{end}", "."},
	{"From ", "{start}", " to ", "{end}", " I was ", "{title}", " at ", "{employer}", " in ", "{place}", "."},
	{"{employer}", ", ", "{place}", " where I work as ", "{title}", " (", "{start}", " - ", "{end}", ")."},
	{"{title}", " at ", "{employer}", " in ", "{place}", ", ", "{start}", " to ", "{end}", "."},
	{"{title}", " for ", "{employer}", ", ", "{place}", " (", "{start}", " - ", "{end}", ")"},
	{"{start}", " to ", "{end}", ": working for ", "{employer}", " (", "{place}", ") as ", "{title}", "."},
	{"Von ", "{start}", " bis ", "{end}", " war ich ", "{title}", " bei ", "{employer}", " in ", "{place}", "."},
	{"Ich arbeite als ", "{title}", " bei ", "{employer}", ", ", "{place}", " (", "{start}", " bis ", "{end}", ")."},
	{"De ", "{start}", " à ", "{end}", ", ", "{title}", " chez ", "{employer}", " (", "{place}", ")."},
	{"J'ai travaillé comme ", "{title}", " à ", "{employer}", ", ", "{place}", ", de ", "{start}", " à ", "{end}", "."},
	{"De ", "{start}", " a ", "{end}", ": ", "{title}", " en ", "{employer}", " (", "{place}", ")."},
	{"Trabajé como ", "{title}", " en ", "{employer}", ", ", "{place}", ", desde ", "{start}", " hasta ", "{end}", "."},
	{"Dal ", "{start}", " al ", "{end}", " ", "{title}", " presso ", "{employer}", ", ", "{place}", "."},
	{"Van ", "{start}", " tot ", "{end}", " ", "{title}", " bij ", "{employer}", " in ", "{place}", "."},
}

var studySentences = [][]string{
	{"I studied ", "{field}", " at ", "{school}", ", finished ", "{end}", "."},
	{"{degree}", " in ", "{field}", " from ", "{school}", ", ", "{place}", ", ", "{end}", "."},
	{"{degree}", " at ", "{school}", ", finished ", "{end}", "."},
	{"{degree}", " an der ", "{school}", ", ", "{start}", " - ", "{end}", "."},
	{"{degree}", " ", "{field}", " à ", "{school}", ", ", "{end}", "."},
}

// spoken writes an entry as a sentence; the words before a field that there is none of fall away with it.
func spoken(sentence []string, _ form) form {
	return func(v *varied, f map[string]string) {
		words := ""
		for _, s := range sentence {
			name := strings.Trim(s, "{}")
			if name == s {
				words = s
				continue
			}
			if f[name] == "" {
				if name == "end" || name == "place" {
					words = ""
				}
				continue
			}
			v.put("", words)
			v.put(name, f[name])
			words = ""
		}
		v.put("", strings.TrimRight(words, " "))
	}
}

// The columns of tables of jobs and of studies. What a table has no column for is not written.
var jobColumns = [][]label{
	{{"employer", "Company"}, {"title", "Designation"}, {"dates", "Duration"}},
	{{"employer", "ORGANISATION"}, {"title", "POSITION"}, {"start", "FROM"}, {"end", "TO"}},
	{
		{"", "S.No"},
		{"employer", "Name of the Organization"},
		{"title", "Post held"},
		{"place", "Place"},
		{"dates", "Period"},
	},
	{{"dates", "Dates"}, {"title", "Job title"}, {"employer", "Employer"}, {"place", "Location"}},
	{{"employer", "SCHOOL"}, {"title", "RANK / RESPONSIBILITY"}, {"dates", "PERIOD"}},
	{{"title", "RANK"}, {"employer", "PRINCIPAL / AGENCY"}, {"start", "SIGN ON"}, {"end", "SIGN OFF"}},
	{{"dates", "Zeitraum"}, {"employer", "Arbeitgeber"}, {"title", "Tätigkeit"}},
	{{"start", "von"}, {"end", "bis"}, {"title", "Funktion"}, {"employer", "Firma"}},
	{{"dates", "Période"}, {"employer", "Employeur"}, {"title", "Poste occupé"}},
	{{"employer", "Empresa"}, {"title", "Cargo"}, {"start", "Desde"}, {"end", "Hasta"}},
	{{"title", "Role"}, {"employer", "Client"}, {"dates", "Year"}},
}

var studyColumns = [][]label{
	{{"degree", "Qualification"}, {"school", "Institution"}, {"dates", "Year"}, {"grade", "Percentage"}},
	{
		{"degree", "Examination"},
		{"school", "Board / University"},
		{"dates", "Year of Passing"},
		{"grade", "% of marks"},
	},
	{
		{"", "Sl. No."},
		{"degree", "Course"},
		{"field", "Specialization"},
		{"school", "College/School"},
		{"dates", "Passing Year"},
		{"grade", "CGPA"},
	},
	{{"school", "NAME OF INSTITUTION"}, {"start", "FROM"}, {"end", "TO"}, {"degree", "CERTIFICATE"}},
	{{"dates", "Year"}, {"degree", "Degree"}, {"field", "Major"}, {"school", "University"}},
	{{"dates", "Zeitraum"}, {"school", "Schule"}, {"degree", "Abschluss"}},
	{{"dates", "Année"}, {"degree", "Diplôme"}, {"school", "Établissement"}, {"grade", "Mention"}},
	{{"degree", "Título"}, {"school", "Institución"}, {"dates", "Año"}},
	{{"degree", "Grau"}, {"school", "Instituição"}, {"dates", "Ano"}},
}

// table writes entries as the rows of a table, below one row of titles.
func (v *varied) table(columns []label, dates form) form {
	how := one(v.r, "tabs", "bars", "box", "spaces", "spaces")
	width := 22 + v.r.IntN(12)
	part := func(from int, last bool) {
		switch {
		case how == "tabs" && !last:
			v.put("", "\t")
		case how == "bars" && !last:
			v.put("", " | ")
		case how == "box":
			v.put("", " |")
			if !last {
				v.put("", " ")
			}
		case how == "spaces" && !last:
			v.put("", strings.Repeat(" ", max(2, width-utf8.RuneCountInString(v.text.String()[from:]))))
		}
	}
	row := 0
	cells := func(write func(l label)) {
		if how == "box" {
			v.put("", "| ")
		}
		for i, l := range columns {
			from := v.text.Len()
			write(l)
			part(from, i == len(columns)-1)
		}
	}
	return func(v *varied, f map[string]string) {
		if row++; row == 1 {
			cells(func(l label) { v.put("", l.words) })
			v.put("", "\n")
		}
		cells(func(l label) {
			if l.name == "" {
				v.put("", strconv.Itoa(row))
				return
			}
			v.piece(l.name, f, dates)
		})
	}
}

var jobMargins = [][][]string{
	{{"title"}, {"employer", "place"}},
	{{"employer", "place"}, {"title"}},
	{{"title", "employer", "place"}},
	{{"employer", "title"}},
	{{"title", "place"}, {"employer"}},
}

var studyMargins = [][][]string{
	{{"degree", "field"}, {"school", "place"}, {"grade"}},
	{{"school", "place"}, {"degree", "field", "grade"}},
	{{"degree", "field", "school", "grade"}},
}

// margin writes the period in a column at the left, and the rest in rows beside it.
func margin(layout [][]string, signs []string, width int, dates form) form {
	sign := func(_, i int) string { return signs[i%len(signs)] }
	none := func(string) string { return "" }
	return func(v *varied, f map[string]string) {
		from := v.text.Len()
		dates(v, f)
		v.put("", strings.Repeat(" ", max(2, width-utf8.RuneCountInString(v.text.String()[from:]))))
		v.writeRows(layout, sign, strings.Repeat(" ", width), f, dates, none)
	}
}

var numberSigns = []string{". ", ") ", "- ", ".) ", " | "}

// numbered writes a number before each entry.
func numbered(entry form, sign string) form {
	n := 0
	return func(v *varied, f map[string]string) {
		n++
		v.put("", strconv.Itoa(n)+sign)
		entry(v, f)
	}
}
