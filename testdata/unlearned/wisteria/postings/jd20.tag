<title>Volontariat Lokalredaktion (w/m/d), 24 Monate</title>

<employer>Ostalb-Kurier Medienhaus</employer>, <place>Redaktion Aalen</place>

Wir drucken noch. Wir glauben aber nicht, dass das in zehn Jahren jemand merkt, und bilden deshalb so aus, dass es egal ist. Zum 1. Oktober 2025 (und noch einmal zum 1. April 2026) nehmen wir je eine Volontärin oder einen Volontär auf.

In zwei Jahren lernst du bei uns alles: Gerichtsreportage, Gemeinderat, Kreisliga, Podcast, Reels, Datenjournalismus. <no>InDesign</no>, <no>Premiere</no> und unser Redaktionssystem <no>Eidos</no> bringen wir dir bei, ebenso das <no>Presserecht</no>. Acht Wochen verbringst du an der Journalistenschule, vier in der Mantelredaktion in Ulm, vier bei einem Radiosender. Unsere Entwicklerinnen basteln derweil mit <no>Python</no> an der Wahlkarte, du darfst zusehen, musst aber nicht.

Deine Tage: <duty>Themen finden, die noch keiner auf dem Zettel hatte</duty>, <duty>Interviews führen</duty>, <duty>Texte, Fotos und kurze Videos abliefern</duty>, <duty>im Wechsel den Newsletter um sechs Uhr früh zusammenstellen</duty>. Ja, sechs. Und es kommt vor, dass die Jahreshauptversammlung der Feuerwehr bis elf geht; <must>Abend- und Wochenendtermine</must> gehören dazu.

Bewirb dich, wenn du

→ <must>besser schreibst, als du müsstest</must>,
→ erste Erfahrungen hast: <must g="1">ein Praktikum</must>, <must g="1">freie Mitarbeit</must>, <must g="1">Schülerzeitung</must>, <must g="1">Campusradio</must>, irgendwas, das man ansehen oder anhören kann,
→ <must>neugierig</must> bist und <must>ohne Bauchweh fremde Leute anrufst</must>,
→ ein <degree c="must" g="2">Studium</degree> (Bachelor genügt, Fach egal) oder <degree c="must" g="2">eine abgeschlossene Berufsausbildung</degree> hast. Eine gelernte Landmaschinenmechanikerin hat bei uns gerade als Redakteurin unterschrieben, wir meinen das also ernst,
→ <licence c="must">Führerschein Klasse B</licence> besitzt, denn auf das Härtsfeld fährt nach sieben nichts mehr,
→ <lang c="must">Deutsch auf muttersprachlichem Niveau</lang> beherrschst.

Wir freuen uns außerdem, wenn du <lang c="nice">schwäbisch wenigstens verstehst</lang>, <lang c="nice">Türkisch oder Rumänisch</lang> sprichst oder <nice>mit dem Handy sauber filmst und schneidest</nice>. Follower-Zahlen beeindrucken uns nicht; einen <no>eigenen TikTok-Kanal</no> braucht niemand.

Bezahlt wird nach Tarif, im ersten Jahr <pay>2.390 Euro brutto, im zweiten 2.710</pay>. Dazu 30 Urlaubstage, Dienst-Handy, ein Patensystem, das wirklich eins ist, und eine Übernahmequote von neun aus elf in den letzten fünf Jahren.

Schick uns bis 31. Mai: Lebenslauf, drei Arbeitsproben, und statt eines Anschreibens eine Reportage über deine Straße (3.500 Zeichen, keine KI, wir merken's). An die Chefredaktion, Stichwort „Volo", volo@ostalbkurier.example.com. Anfang Juli laden wir acht Leute zu einem Recherchetag ein. Uns fehlen Stimmen aus Familien ohne Akademiker, mit Einwanderungsgeschichte, mit Behinderung: Trau dich.
