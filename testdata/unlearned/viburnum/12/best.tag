Anton Freiherr-Gschwendtner, Förster, z. Zt. Revierleiter im Körperschaftswald

Ich bin 57 und suche für die letzten Berufsjahre eine Aufgabe in der Waldpädagogik oder Beratung, gern mit reduzierter Stundenzahl.

Gemeindewald Oberviechting (Revier Nord, 1.420 ha, davon ca. 900 ha Gemeindewald und der Rest Betreuung von Privatwald), seit 1. Mai 2006. Ich plane und leite den Holzeinschlag, im Mittel 7.500 fm im Jahr; gefällt und gerückt wird von zwei Unternehmern, dazu habe ich zwei Forstwirte, die beim Bauhof angestellt sind und mir fachlich unterstehen. Holzverkauf läuft über die Waldbesitzervereinigung, ich mache die Aufnahme und die Lose. Umbau von Fichte auf Mischwald: 112 ha seit 2008 von angestrebten 300. Nach dem Sturm 2019 haben wir 11.000 fm Schadholz aufgearbeitet; die Einsatzleitung hatte das Amt, ich war für mein Revier zuständig. Förderanträge für Privatwaldbesitzer berate ich, ausgefüllt werden sie von den Besitzern, bewilligt vom Amt. Etwa 40 Beratungen im Jahr. Verkehrssicherung an 18 km Wanderwegen, Kontrolle zweimal jährlich. Naturwaldzelle (6 ha) wurde auf Vorschlag der Naturschutzbehörde eingerichtet, ich pflege die Beschilderung. Jagd: ich führe die Jagdgäste bei den zwei Drückjagden, Pächter bin ich nicht.

Waldpädagogik: rund 10 Schulklassen im Jahr, seit 2015. Zertifikat Waldpädagogik: drei von vier Modulen, Prüfung steht aus.

Vorher 1995 bis 2006 Forstamt Rodingstein, Büroleiter-Vertretung und Forsteinrichtung (als Gehilfe des Taxators, 2 Betriebe). 1992–95 Anwärter und Angestellter auf Zeit.

Dipl.-Ing. (FH) Forstwirtschaft, 1992. Laufbahnprüfung gehobener Dienst 1994. Jagdschein seit 1988. Motorsäge A, B. Baumkontrolleur: Grundkurs, nicht FLL-zertifiziert. Drohne: kleiner Nachweis (A1/A3), fliege gelegentlich. GIS: Karten abrufen ja, Daten anlegen macht der Kollege am Amt. Ortsgruppe Bergwacht bis 2017. Englisch wenig.
