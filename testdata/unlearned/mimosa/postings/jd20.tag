<title>Pflegeassistent*in / Pflegefachassistent*in</title>
<employer>Haus Birnengrund, Seniorenzentrum der Marktgemeinde</employer>
<place>Scheibbs, Niederösterreich</place>
20–37 Wochenstunden

Griaß di! Wir sind 64 Bewohner, 51 Mitarbeiterinnen und Mitarbeiter, ein Kater namens Herr Doktor.

WEN WIR SUCHEN
Jemanden mit Herz, und mit <degree c="must">abgeschlossener Ausbildung zur Pflegeassistenz oder Pflegefachassistenz</degree>, <licence c="must">eingetragen im Gesundheitsberuferegister</licence>. Ausländische Abschlüsse bitte nur mit Nostrifikation. Erfahrung in der <nice>Langzeitpflege</nice> freut uns, ist aber kein Muss; Wiedereinsteigerinnen sind herzlich willkommen, die ersten vier Wochen gehst du nicht allein.

WAS DU TUST
· <duty>Körperpflege, Mobilisation und Essen reichen in einer Wohngruppe von 16</duty>
· <duty>Vitalwerte messen, Veränderungen melden</duty>
· <duty>Insulin nach Anordnung subkutan verabreichen</duty>
· <duty>in <must>Vivendi</must> dokumentieren, am Tablet</duty>
· <duty>Zeit haben</duty> (das steht wirklich im Konzept)

WAS DU SONST NOCH BRAUCHST
· <must>Geduld im Umgang mit Menschen mit Demenz</must>
· <must>Verlässlichkeit</must>
· <lang c="must">Deutsch mindestens B2</lang>, Dialekt lernst bei uns gratis
· <must>Bereitschaft zu Wochenenddiensten</must>, jedes zweite
· <licence c="must">Führerschein B</licence>, weil öffentlich kommst um sechs in der Früh nicht her
· <permit>Strafregisterbescheinigung „Pflege und Betreuung"</permit>

Nachtdienste machen bei uns nur die Diplomierten. <no>Kinästhetik</no> und <no>Validation</no> bringen wir dir bei, je drei Tage in der Dienstzeit. Kochen und <no>Animation</no> macht wer anderer.

Ein Plus: <nice>Palliative-Care-Grundkurs</nice>, <nice>Praxisanleitung</nice>, <lang c="nice" g="1">Ungarisch</lang> oder <lang c="nice" g="1">BKS</lang>.

WAS DU KRIEGST
Mindestgehalt lt. NÖ Gemeinde-Vertragsbedienstetengesetz <pay>€ 2.678,40 brutto</pay> (PA, Vollzeit, Stufe 1), Vordienstzeiten rechnen wir an. Sechste Urlaubswoche ab 43, Dienstplan acht Wochen im Voraus, gratis Mittagessen, Kinderbetreuung im Nachbarhaus, Parkplatz.

Ruf an: Pflegedienstleitung DGKP Roswitha Zehetner, 07482 555 12. Schnuppertag jederzeit. Bewerbung an birnengrund@scheibbs-sz.example.org
