package coach

import (
	"slices"
	"testing"

	"vitae/internal/engine/lang"
)

// storyLanguages are those whose answers are judged.
var storyLanguages = []string{"de", "en", "es", "fr"}

func TestStoriesAreJudgedInFourLanguages(t *testing.T) {
	t.Parallel()
	kinds := []string{"situation", "task", "action", "result", "change", "planned", "unknown", "other"}
	for _, code := range storyLanguages {
		s := signsOf(code)
		if s == nil {
			t.Fatalf("%s has no signs", code)
		}
		for kind := range s.of {
			if !slices.Contains(kinds, kind) {
				t.Errorf("%s: signs of %q", code, kind)
			}
		}
		for _, kind := range kinds[:len(kinds)-1] {
			if len(s.of[kind]) == 0 {
				t.Errorf("%s has no signs of %s", code, kind)
			}
		}
	}
	if got := storyParts("Sono arrivato e ho aiutato il mio gruppo con la nuova macchina, che non andava bene.", nil); got != nil {
		t.Errorf("an Italian answer is judged: %v", got)
	}
}

func TestAResultIsTickedOnlyWhereOneIsNamed(t *testing.T) {
	t.Parallel()
	without := map[string][]string{
		"en": {
			"We moved the stock from Leeds to Wakefield.",
			"I wrote a rota so that everybody knew their shift.",
			"Finally I called the supplier and told him.",
			"I produced a plan and went through it with the team afterwards.",
			"My task was to bring errors down by 40%.",
			"We had to get pick accuracy from 97% to 99%, and I trained the pickers.",
			"Our accuracy was 97% at the time, and two pickers had left.",
			"I trained 15 people from January to March.",
			"I don't know what the result was in the end.",
			"I saw that 12% of the orders were late, so I asked the drivers.",
			"I went from one picker to the next and showed them the scanner.",
			"I cut the tape and opened the crate.",
			"I worked at Northgate from 2014 to 2018.",
			"I work from 9 to 5.",
			"I grew up in Leeds.",
			"I went down to the loading bay.",
			"I got up early.",
			"The scanner was no longer working.",
			"I opened the warehouse early in the morning.",
		},
		"de": {
			"Wir haben das Lager von Ulm nach Neu-Ulm verlegt.",
			"Ich schrieb einen Plan, damit jeder seine Schicht kannte.",
			"Schließlich rief ich den Lieferanten an.",
			"Meine Aufgabe war, die Fehler um 40 % zu senken.",
			"Wir sollten die Quote auf 99 % bringen, und ich schulte die Leute.",
			"Damals lag die Quote bei 97 %, und zwei Leute fehlten.",
			"Ich arbeitete von 2014 bis 2018 in Ulm.",
			"Ich habe von Januar bis März 15 Leute geschult.",
			"Ich weiß am Ende nicht, was daraus wurde.",
			"Ich sah, dass 12 % der Aufträge zu spät waren, und fragte die Fahrer.",
			"Was war am Ende das Ergebnis?",
		},
		"fr": {
			"Nous avons déplacé le stock de Lyon à Villeurbanne.",
			"J'ai écrit un planning pour que chacun connaisse son poste.",
			"Finalement, j'ai appelé le fournisseur.",
			"Ma mission était de réduire les erreurs de 40 %.",
			"Nous devions passer de 97 % à 99 %, et j'ai formé l'équipe.",
			"J'ai travaillé à Lyon de 2014 à 2018.",
			"J'ai formé 15 personnes de janvier à mars.",
			"Je ne sais pas quel a été le résultat à la fin.",
			"J'ai vu que 12 % des livraisons étaient en retard, et j'ai demandé aux chauffeurs.",
		},
		"es": {
			"Trasladamos el almacén de Sevilla a Dos Hermanas.",
			"Escribí un plan para que todos supieran su turno.",
			"Finalmente llamé al proveedor y se lo dije.",
			"Mi tarea era reducir los errores un 40 %.",
			"Teníamos que pasar del 97 % al 99 %, y formé al equipo.",
			"Trabajé en Sevilla de 2014 a 2018.",
			"Formé a 15 personas de enero a marzo.",
			"No sé cuál fue el resultado al final.",
			"Vi que el 12 % de los pedidos llegaba tarde, y pregunté a los conductores.",
		},
	}
	with := map[string][]string{
		"en": {
			"In the end nobody left.",
			"As a result, we kept the customer.",
			"Pick accuracy rose from 97.2% to 99.4% in a year.",
			"I cut the time of a deployment by 40%, and people ship on Fridays again.",
			"Errors went down, and the customer stayed.",
			"We needed to be faster, and the lead time fell to 4 days.",
			"Since then, every picker is trained before the first shift.",
			"I learned to ask before I decide.",
			"That saved two hours a day.",
			"We cleared the backlog in a week.",
			"We finished on time.",
			"Complaints halved.",
			"The handover became much shorter.",
			"My task was to bring errors down. I trained everybody, and we got them to 0.6 percent.",
		},
		"de": {
			"Am Ende ist niemand gegangen.",
			"Die Quote stieg von 97,2 % auf 99,4 %.",
			"Die Fehlerquote sank auf 0,6 Prozent.",
			"Wir haben die Rüstzeit um rund 40 Minuten verkürzt.",
			"Seitdem wird jeder vor der ersten Schicht geschult.",
			"Dabei habe ich gelernt, früher zu fragen.",
			"Die Beschwerden haben sich halbiert.",
			"Wir wurden pünktlich fertig.",
			"Wir sollten schneller werden, und die Durchlaufzeit fiel auf 4 Tage.",
			"Die Übergabe ist viel kürzer geworden.",
		},
		"fr": {
			"À la fin, personne n'est parti.",
			"La conformité est passée de 71 % en 2022 à 93 %.",
			"Les erreurs ont baissé de 40 %.",
			"Nous avons réduit le délai de moitié.",
			"Depuis, chaque préparateur est formé avant son premier poste.",
			"J'ai appris à demander avant de décider.",
			"Cela nous a permis de garder le client.",
			"Nous avons livré le chantier à temps.",
			"Résultat : le client est resté.",
			"La passation est devenue beaucoup plus courte.",
		},
		"es": {
			"Al final no se fue nadie.",
			"La precisión pasó del 97,2 % al 99,4 % en un año.",
			"Redujimos los errores en un 40 %.",
			"Las quejas bajaron a la mitad.",
			"Desde entonces, todos se forman antes del primer turno.",
			"Aprendí a preguntar antes de decidir.",
			"Eso nos ahorró dos horas al día.",
			"Terminamos la obra a tiempo.",
			"Como resultado, el cliente se quedó.",
			"El relevo fue mucho más corto y más rápido.",
		},
	}
	for _, code := range storyLanguages {
		for _, answer := range without[code] {
			if signsOf(code).nameAResult(spokenSentences(answer)) {
				t.Errorf("%s: %q names no result", code, answer)
			}
		}
		for _, answer := range with[code] {
			if !signsOf(code).nameAResult(spokenSentences(answer)) {
				t.Errorf("%s: %q names a result", code, answer)
			}
		}
	}
}

// The same story has all four parts in each language, and what says nothing of itself has none.
func TestTheFourPartsOfAStory(t *testing.T) {
	t.Parallel()
	for code, story := range map[string]string{
		"en": "In 2021 our team had two pickers fewer than before. My task was to bring the errors down. " +
			"I trained everybody on the new scanner and changed the rota. Errors fell by 40%.",
		"de": "Im Jahr 2021 fehlten unserem Team zwei Leute. Meine Aufgabe war, die Fehler zu senken. " +
			"Ich habe alle am neuen Scanner geschult und den Plan geändert. Die Fehler sanken um 40 %.",
		"fr": "En 2021, notre équipe avait deux préparateurs de moins. Ma mission était de réduire les erreurs. " +
			"J'ai formé tout le monde au nouveau lecteur et changé le planning. Les erreurs ont baissé de 40 %.",
		"es": "En 2021 nuestro equipo tenía dos personas menos que antes. Mi tarea era reducir los errores. " +
			"Formé a todos en el nuevo lector y cambié los turnos. Los errores bajaron un 40 %.",
	} {
		if got, _ := lang.Detect(story); got != code {
			t.Errorf("%q is taken for %s", story, got)
		}
		for _, part := range storyParts(story, nil) {
			if !part.OK {
				t.Errorf("%s: %s is missed", code, part.Kind)
			}
		}
	}
	for code, answer := range map[string]string{
		"en": "I am a team player and I like to work with people who are friendly and honest.",
		"de": "Ich bin ein Teamplayer und arbeite gern mit Leuten, die freundlich und ehrlich sind.",
		"fr": "Je suis quelqu'un de sociable et j'aime travailler avec des gens honnêtes dans une bonne ambiance.",
		"es": "Soy una persona sociable y me gusta trabajar con gente amable y honesta en un buen ambiente.",
	} {
		if got, _ := lang.Detect(answer); got != code {
			t.Errorf("%q is taken for %s", answer, got)
		}
		for _, part := range storyParts(answer, nil) {
			if part.OK {
				t.Errorf("%s: %q is taken for %s", code, answer, part.Kind)
			}
		}
	}
}
