<title>Controller</title> (m/w/d) mit Schwerpunkt Werkscontrolling
<employer>Rhönstahl Präzisionsguss GmbH & Co. KG</employer> · <place>Bad Neustadt an der Saale</place> · unbefristet · Vollzeit (35 h, IG Metall)

Wir. Gießen. Zukunft.
Seit 1923 entstehen bei uns Gussteile, die später in Windgetrieben, Landmaschinen und Schiffspumpen stecken. Rund 780 Kolleginnen und Kollegen an drei Standorten, dazu ein Vertriebsbüro in Ohio. Unsere Konstrukteure arbeiten mit <no>Creo</no>, unsere Gießer mit sehr viel Erfahrung, und unser Finanzbereich sucht Verstärkung.

Ihre Aufgaben
■ <duty>Sie erstellen den Monatsabschluss für zwei Werke nach <must>HGB</must> in Zusammenarbeit mit der Buchhaltung</duty>
■ <duty>Sie pflegen die Produktkalkulation und rechnen die Stückkosten nach</duty>
■ <duty>Sie planen mit den Fertigungsleitern das Budget und machen drei Forecasts im Jahr</duty>
■ <duty>Sie erklären Abweichungen so, dass auch der Schmelzbetrieb etwas davon hat</duty>
■ <duty>Sie begleiten die Inventur (ja, auch nachts, ja, auch im Kokillenlager)</duty>
■ <duty>Sie bauen unser Berichtswesen in <must>Power BI</must> weiter aus</duty>

Ihr Profil
■ <degree c="must" g="1">Abgeschlossenes Studium der Betriebswirtschaft oder des Wirtschaftsingenieurwesens</degree> oder eine kaufmännische Ausbildung mit Weiterbildung zum <degree c="must" g="1">geprüften Bilanzbuchhalter bzw. Controller (IHK)</degree>
■ Mindestens <years n="3" of="Controlling">drei Jahre Berufserfahrung</years> im <must>Controlling</must>, vorzugsweise in einem <nice>produzierenden Unternehmen</nice>
■ Sicherer Umgang mit <must>SAP CO</must>; <nice>S/4HANA</nice>-Kenntnisse sind von Vorteil, weil wir 2027 umstellen
■ Sehr gute <must>Excel</must>-Kenntnisse (Pivot, Power Query, kein Makro-Friedhof)
■ <must>Kostenstellen- und Kostenträgerrechnung</must> im Schlaf
■ <lang c="must">Verhandlungssicheres Deutsch</lang>, <lang c="must">gutes Englisch</lang> für den Austausch mit Ohio
■ <must>Analytisches Denken</must>, <must>Hartnäckigkeit</must> und ein freundlicher Ton

Kenntnisse in <no>IFRS</no> werden nicht benötigt, das macht die Holding. Auch <no>Personalverantwortung</no> ist mit der Stelle nicht verbunden.

Das bieten wir
Entgelt nach ERA Bayern, <pay>EG 9 bis EG 10 (ca. 62.000 – 71.000 Euro)</pay>, Urlaubs- und Weihnachtsgeld, T-ZUG, 30 Tage Urlaub, Gleitzeit ohne Kernzeit, zwei Tage mobiles Arbeiten, Jobrad, Werksarzt, Kantine mit echtem Koch. In unserer Akademie können Sie alles lernen von <no>Italienisch</no> bis <no>Lean Six Sigma</no>.

So geht es weiter
Ihre Unterlagen mit Gehaltswunsch und frühestem Eintrittstermin senden Sie bitte über unser Karriereportal oder an bewerbung@rhoenstahl.example.com, Kennziffer 25-118. Ihre Ansprechpartnerin ist Frau Katrin Öhrlein, Telefon 09771 555 0-214. Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt berücksichtigt. Bewerbungskosten können wir leider nicht erstatten.
