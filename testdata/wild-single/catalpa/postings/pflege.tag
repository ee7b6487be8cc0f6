<title>Pflegefachkraft (m/w/d) für die Palliativstation</title>
<employer>Klinikum St. Walburga Hohenlinden gGmbH</employer> | <place>Landshut</place> | Voll- oder Teilzeit | ab sofort | Kennziffer 2026-PF-017

Vor 5 Tagen online gestellt  –  Merken  –  Teilen  –  Drucken

Zehn Betten, ein Wintergarten, ein Klavier, das nicht gestimmt ist. Auf unserer Palliativstation haben wir Zeit, weil wir sie uns nehmen: Personalschlüssel 1:3 am Tag.

Das erwartet Sie
– <duty>Bezugspflege schwerstkranker Menschen</duty>
– <duty>Begleitung der Angehörigen, auch nach dem Tod</duty>
– <duty>Mitarbeit in der wöchentlichen Fallbesprechung</duty>
Die <no>Chemotherapie</no> läuft über die Onkologie im Haus B, die <no>Portanlage</no> über die Chirurgie.

Das bringen Sie mit
– <degree c="must">abgeschlossene Ausbildung als Pflegefachfrau/-mann, Gesundheits- und Krankenpfleger/in oder Altenpfleger/in</degree>
– <licence c="must">Berufserlaubnis</licence> in Deutschland (Anerkennungsverfahren abgeschlossen)
– <years n="2" of="Pflege">mindestens zwei Jahre</years> in der <must>Pflege</must> nach dem Examen
– <must>Schmerzmanagement</must>, Umgang mit <must>Schmerzpumpen</must>
– <must>Einfühlungsvermögen</must> und die Fähigkeit, Stille auszuhalten
– <lang c="must">Deutsch mindestens B2</lang>
– Bereitschaft zum Drei-Schicht-Dienst
– Impfnachweis Masern

Das wäre schön
– Weiterbildung <licence c="nice">Palliative Care (160 Stunden)</licence>; sonst finanzieren wir sie in den ersten 18 Monaten
– <nice>Aromapflege</nice> oder <nice>Kinästhetik</nice>
– Erfahrung mit der Dokumentation in <nice>ORBIS</nice>

Das bieten wir
<pay>Vergütung nach AVR Caritas P8, 3.450–4.300 € je nach Stufe</pay>, Zusatzversorgung, 30 Tage Urlaub, Jobrad, Supervision alle vier Wochen, Mitarbeiterwohnung, Kurse von <no>Yoga</no> bis <no>Englisch</no>.

Wer wir sind
Das Klinikum St. Walburga geht auf ein Spital von 1627 zurück. Heute versorgen 1.100 Mitarbeitende in neun Fachabteilungen rund 19.000 stationäre Patientinnen und Patienten im Jahr. Wir sind Lehrkrankenhaus, haben eine eigene Pflegeschule mit 90 Plätzen und ein zertifiziertes <no>Endoprothetik</no>-Zentrum; unsere <no>Stroke Unit</no> wurde 2023 erweitert. Im Hospizverein der Stadt arbeiten viele Kolleginnen ehrenamtlich mit, erwartet wird das von niemandem. Die Station hat keine Besuchszeiten: Hunde, Enkel und einmal ein Pony waren schon da. Freitags kocht jemand aus dem Team Suppe, und wer nach einem schweren Dienst nicht gleich heim will, bleibt einfach noch sitzen. Unsere Dienstpläne stehen sechs Wochen im Voraus fest, und aus dem Frei holen wir Sie nicht; dafür gibt es einen Springerpool, der nach einem eigenen Tarif bezahlt wird.

So geht es weiter
Sie hören binnen einer Woche von uns. Danach laden wir Sie zu einem Gespräch und, wenn Sie möchten, zu einem Hospitationstag ein, der vergütet wird. Ob Sie dabei schon mit unserem <no>Wundmanagement</no>-Team mitlaufen oder nur zuschauen, entscheiden Sie.

Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt. Eine Kirchenzugehörigkeit setzen wir nicht voraus.

Noch Fragen? Stationsleiterin Agnes Huber, Tel. 0871 5550-412. Bewerbung an karriere@walburga.example.org, bitte ohne Mappe.

Weitere Stellen im Haus: <no>OTA</no>, Fachkraft für <no>Intensivpflege</no>, Küchenhilfe, <no>MTR</no>
