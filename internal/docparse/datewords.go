//nolint:misspell // words of many languages
package docparse

import "maps"

// monthWords gives the number of each month's name and short forms, folded, in the languages that resumes come in.
var monthWords = months(
	"january jan januar janner janvier janv enero ene janeiro gennaio gen januari styczen stycznia sty leden ledna jannuary",
	"february feb febr februar feber fevrier fevr fev febrero fevereiro febbraio februari luty lutego lut unor unora",
	"march mar marz maerz mars marzo marco maart mrt marzec marca brezen brezna mrz",
	"april apr avril avr abril abr aprile kwiecien kwietnia kwi duben dubna",
	"may mai mayo maio maggio mag mei maj maja kveten kvetna",
	"june jun juni juin junio junho giugno giu czerwiec czerwca cze cerven cervna",
	"july jul juli juillet juil julio julho luglio lug lipiec lipca lip cervenec cervence",
	"august aug aout agosto ago augustus augusti sierpien sierpnia sie srpen srpna",
	"september sep sept septembre septiembre setiembre setembro set settembre wrzesien wrzesnia wrz zari",
	"october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz rijen rijna",
	"november nov novembre noviembre novembro listopad listopada lis",
	"december dec dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru prosinec prosince desember des",
)

func months(names ...string) map[string]int {
	m := map[string]int{}
	for i, l := range names {
		for w := range set(l) {
			m[w] = i + 1
		}
	}
	return m
}

// seasonWords stand before a year and say less than a month: the year alone is kept.
var seasonWords = set(`spring summer fall autumn winter fruhling fruhjahr sommer herbst printemps ete automne hiver
	primavera verano otono invierno verao outono estate autunno inverno lente zomer herfst q1 q2 q3 q4 h1 h2 ws ss
	wintersemester sommersemester`)

// openWords say that something goes on, as whole phrases.
var openWords = set(`present current currently now today ongoing to_date till_date till_now until_now till_present until_present date present_day onwards onward continuing the_present
	actual actualidad actualmente la_actualidad en_la_actualidad hasta_la_fecha a_la_fecha la_fecha presente hoy hasta_hoy el_presente
	heute jetzt aktuell laufend fortlaufend andauernd derzeit gegenwart bis_heute bis_jetzt bis_dato dato dd
	aujourd'hui aujourd_hui a_ce_jour ce_jour en_cours maintenant actuel actuellement jusqu'a_aujourd'hui jusqu'a_present jusqu'a_ce_jour en_poste
	oggi in_corso attuale attualmente ad_oggi tuttora adesso
	atual atualmente hoje o_momento ate_o_momento ate_hoje ate_agora agora a_data a_presente_data data_atual em_andamento a_atualidade dias_atuais os_dias_atuais o_presente
	heden nu huidig tot_heden tot_nu tot_op_heden
	obecnie teraz nadal do_dzis do_chwili_obecnej chwili_obecnej do_teraz dzis aktualnie dzisiaj dnia_dzisiejszego
	pågående nuvarande nutid nuværende nå nåværende nykyinen i_dag soucasnost dosud dnes
	現在 現在に至る 至今 今 现在 迄今 目前 在职 在職中 現職 현재`)

// rangeWords stand between the two dates of a period.
var rangeWords = set("to until till through thru bis a au al hasta ate ao fino_al tot tot_en_met t/m do til till ad en jusqu'a jusqu'en a_partir_de から 至 到")

// sinceWords stand before the one date of a period that goes on. Single words only.
var sinceWords = set("since seit depuis desde dal da od sinds ab sedan partir")

// betweenWords stand before two dates that andWords join: "between 2018 and 2020". Without them two dates are no period.
var (
	betweenWords = set("between zwischen entre tra fra tussen miedzy")
	andWords     = set("and und et y e en a i")
)

// opensDate holds every word and sign with which a date or period begins that does not begin with a number.
var opensDate = func() map[string]bool {
	m := set("q h i ii iii iv v vi vii viii ix x xi xii ' ` ’ ‘ 令 平 昭")
	maps.Copy(m, exactSet("’ ‘")) // as they stand in a text, not folded
	for _, words := range []map[string]bool{seasonWords, sinceWords, fromWords, betweenWords} {
		maps.Copy(m, words)
	}
	for w := range monthWords {
		m[w] = true
	}
	return m
}()

// fromWords stand before the first date of a period. Single words only.
var fromWords = set("from von du de depuis del dal od van ab since seit desde")
