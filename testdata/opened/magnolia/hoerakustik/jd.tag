<employer>Klangwerk Hörgeräte GmbH</employer> · 14 Fachinstitute in Oberösterreich und Salzburg

Für unser Institut am Stadtplatz in <place>Vöcklabruck</place> suchen wir ab sofort eine/n

<title>Hörakustiker:in (m/w/d) mit Filialverantwortung</title>
30 bis 38,5 Stunden

Gutes Hören ist Lebensqualität. Seit 1987 nehmen wir uns dafür Zeit: bei uns dauert ein Erstgespräch 75 Minuten, nicht 20. Unser Team in Vöcklabruck besteht aus drei Kolleginnen und einem Lehrling; die bisherige Leiterin geht in Pension.

Deine Aufgaben
» <duty>Anamnese, Hörtests und Beratung unserer Kundinnen und Kunden</duty>
» <duty>Anpassung und Feinanpassung von Hörsystemen aller gängigen Hersteller</duty>
» <duty>Abformung des Gehörgangs und Bearbeitung von Otoplastiken</duty>
» <duty>Abrechnung mit ÖGK, BVAEB und SVS</duty>
» <duty>Dienstplan, Lager und Tageslosung der Filiale</duty>
» <duty>Hausbesuche in zwei Seniorenheimen</duty>

Das bringst du mit
Voraussetzung ist die <degree c="must">abgeschlossene Lehre als Hörgeräteakustiker:in mit Lehrabschlussprüfung</degree>; die <licence c="must">Meister- bzw. Befähigungsprüfung</licence> brauchst du, weil du als gewerberechtliche Geschäftsführung eingetragen wirst. Dazu <years n="4" of="Hörgeräteanpassung">mindestens vier Jahre Erfahrung in der Anpassung</years>, Sicherheit in <must>Ton- und Sprachaudiometrie</must> und in der <must>In-situ-Messung</must>. Du arbeitest geübt mit <must>NOAH</must> und mit der Software von <must g="1">Phonak</must>, <must g="1">Oticon</must> oder <must g="1">Signia</must>. <must>Otoplastik</must> ist für dich Handwerk, nicht nur Bestellung. Wichtig sind uns außerdem <must>Einfühlungsvermögen</must>, <must>Verkaufsgeschick</must> ohne Druck und Freude daran, <must>Mitarbeitende anzuleiten</must>. <lang c="must">Sehr gutes Deutsch</lang> setzen wir voraus, <lang c="nice">Bosnisch/Kroatisch/Serbisch</lang> wäre ein Plus, ebenso der <licence c="nice">Führerschein B</licence> für die Hausbesuche.

Schön, aber kein Muss: <nice>Tinnitusberatung</nice>, <nice>Kinderversorgung</nice>, Erfahrung mit <nice>CI-Nachsorge</nice> oder die <licence c="nice">Ausbilderprüfung</licence>.

Was du nicht brauchst: <no>Brillenanpassung, denn Optik machen bei uns die Optiker nebenan</no>. Auch um <no>Social Media kümmert sich die Zentrale</no>, und <no>unsere Kassensoftware lernst du bei uns</no>.

Das bieten wir
Für diese Position gilt ein Mindestgehalt von <pay>€ 3.150,– brutto monatlich auf Basis Vollzeit</pay>; die tatsächliche Bezahlung hängt von deiner Erfahrung ab. Kein Samstag öfter als einmal im Monat, Öffi-Ticket, eine Woche Fortbildung im Jahr, Essensbons.

Interesse? Schick deinen Lebenslauf an Frau Mag. Pühringer, jobs@klangwerk.example.org. Ein Motivationsschreiben ist nicht nötig, ein Anruf davor ist willkommen. Wir freuen uns über Bewerbungen von Menschen jeden Alters und jeder Herkunft.
