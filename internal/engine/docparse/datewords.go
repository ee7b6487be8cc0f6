//nolint:misspell // words of many languages
package docparse

import "maps"

// monthWords gives the number of each month's name and short forms, folded, in the languages that resumes come in.
var monthWords = months(
	"january jan januar janner janvier janv enero ene janeiro gennaio gen januari styczen stycznia sty leden ledna jannuary tammikuu tammikuuta januara ianuarie ocak sijecanj sijecnja январь января янв січень січня януари ιανουαριος ιανουαριου gener xaneiro januarie jaanuar",
	"february feb febr februar feber fevrier fevr fev febrero fevereiro febbraio februari luty lutego lut unor unora helmikuu helmikuuta februara februarie subat veljaca veljace февраль февраля фев лютий лютого февруари φεβρουαριος φεβρουαριου febrer febreiro veebruar pebrero",
	"march mar marz maerz mars marzo marco maart mrt marzec marca brezen brezna mrz maaliskuu maaliskuuta marts marec marcius martie ozujak ozujka март марта березень березня μαρτιος μαρτιου maret marts marso",
	"april apr avril avr abril abr aprile kwiecien kwietnia kwi duben dubna huhtikuu huhtikuuta aprila aprilis aprilie nisan travanj travnja апрель апреля апр квітень квітня април απριλιος απριλιου aprill",
	"may mai mayo maio maggio mag mei maj maja kveten kvetna toukokuu toukokuuta majus mayis svibanj svibnja май мая травень травня μαιος μαιου maig",
	"june jun juni juin junio junho giugno giu czerwiec czerwca cze cerven cervna kesakuu kesakuuta juna junius iunie haziran lipanj lipnja junij июнь июня червень червня юни ιουνιος ιουνιου juny xuno junie juuni",
	"july jul juli juillet juil julio julho luglio lug lipiec lipca lip cervenec cervence heinakuu heinakuuta jula julius iulie temmuz srpanj srpnja julij июль июля липень липня юли ιουλιος ιουλιου juliol xullo julie juuli",
	"august aug aout agosto ago augustus augusti sierpien sierpnia sie srpen srpna elokuu elokuuta augusta augusztus agustos kolovoz kolovoza avgust август августа авг серпень серпня αυγουστος αυγουστου agost agustus",
	"september sep sept septembre septiembre setiembre setembro set settembre wrzesien wrzesnia wrz zari syyskuu syyskuuta septembra szeptember szept septembrie eylul rujan rujna septembar сентябрь сентября сент вересень вересня септември σεπτεμβριος σεπτεμβριου setembre setyembre",
	"october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz rijen rijna lokakuu lokakuuta oktobra octombrie ekim oktobar октябрь октября окт жовтень жовтня октомври οκτωβριος οκτωβριου octubre oktoober oktubre",
	"november nov novembre noviembre novembro listopad listopada lis marraskuu marraskuuta novembra noiembrie kasim studeni studenoga novembar ноябрь ноября ноя листопад листопада ноември νοεμβριος νοεμβριου nobyembre",
	"december dec dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru prosinec prosince desember des joulukuu joulukuuta decembra decembrie aralik prosinac prosinca decembar декабрь декабря дек грудень грудня декември δεκεμβριος δεκεμβριου desembre detsember disyembre",
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

// seasonWords stand before a year and say less than a month ("late 2019"): the year alone is kept.
var seasonWords = set(`spring summer fall autumn winter fruhling fruhjahr sommer herbst printemps ete automne hiver
	primavera verano otono invierno verao outono estate autunno inverno lente zomer herfst q1 q2 q3 q4 h1 h2 ws ss
	wintersemester sommersemester easter ostern paques pascua pasqua pascoa pasen wielkanoc
	early mid late anfang mitte ende debut fin inizio principios mediados finales inicios meados begin eind`)

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
	still_employed still_working up_to_now up_to_present to_this_day until_this_day this_day
	bis_zum_heutigen_tag zurzeit zur_zeit momentan gegenwartig toujours_en_poste poste_actuel jusqu'a_maintenant a_present
	hasta_el_momento hasta_el_presente al_dia_de_hoy a_fecha_actual fecha_actual a_fecha_de_hoy vigente en_curso al_presente actualitat actualidade
	al_momento fino_ad_oggi sino_ad_oggi a_tutt'oggi tutt'oggi in_essere em_curso ate_ao_momento ate_ao_presente ate_o_presente ate_a_data ate_a_presente_data presentemente
	lopend momenteel op_dit_moment tot_op_vandaag vandaag tot_vandaag tot_op_dit_moment tot_vandag vandag w_toku trwa po_dzis_dzien dzien_dzisiejszy
	til_dags_dato dags_dato tills_vidare pågår nykyhetki jatkuu aktualne trva sucasnost doteraz jelenleg jelen napjainkig prezent in_prezent halen gunumuz devam_ediyor devam_etmekte
	danas do_danas sadasnjost trenutno danes do_danes sekarang saat_ini hingga_kini kini kasalukuyan hien_nay dabar iki_dabar
	op_heden emprego_atual en_activite tanaseni siiani до_сегодня до_настоящего_времени по_сей_день до_сьогодні по_сьогодні
	настоящее_время по_настоящее_время наст_время по_наст_время сейчас сегодня дотепер теперішній_час по_теперішній_час зараз до_сега досега σημερα
	現在 現在に至る 至今 今 现在 迄今 目前 在职 在職中 現職 현재`)

// rangeWords stand between the two dates of a period.
var rangeWords = set("to until till through thru bis a au al hasta ate ao fino_al tot tot_en_met t/m do til till ad en jusqu'a jusqu'en a_partir_de から 至 到")

// sinceWords stand before the one date of a period that goes on. Single words only.
var sinceWords = set("since from seit depuis desde dal da od sinds ab sedan partir wef")

// betweenWords stand before two dates that andWords join: "between 2018 and 2020". Without them two dates are no
// period.
var (
	betweenWords = set("between zwischen entre tra fra tussen miedzy")
	andWords     = set("and und et y e en a i")
)

// opensDate holds every word and sign with which a date or period begins that does not begin with a number.
var opensDate = func() map[string]bool {
	m := set("q h w i ii iii iv v vi vii viii ix x xi xii ' ` ’ ‘ 令 平 昭")
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
var fromWords = set("von du de depuis del dal od van ab since from seit desde")
