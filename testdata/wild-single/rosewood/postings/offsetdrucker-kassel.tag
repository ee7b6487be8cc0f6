<employer>Druckhaus Fuldabogen GmbH & Co. KG</employer>, <place>Kassel-Waldau</place>

Medientechnologe Druck (m/w/d) – Bogenoffset
Wir suchen dich als <title>Offsetdrucker</title> im 2-Schicht-Betrieb

Seit 1923 drucken wir, was andere lesen: Kataloge, Beipackzettel, Wahlunterlagen und jedes Jahr 140.000 Adventskalender. Im Haus gibt es neben dem Drucksaal noch eine <no>Buchbinderei</no>, ein kleines <no>Digitaldruck</no>-Zentrum und, im Schwesterbetrieb in Göttingen, die <no>Rollenmaschinen</no>. Etiketten im <no>Flexodruck</no> kaufen wir zu.

Was du bei uns machst
Du <duty>richtest eine Fünffarben-Maschine mit Lackwerk ein</duty> (Baujahr 2021, Format 70 × 100), <duty>stimmst die Farbe am Leitstand ab</duty>, <duty>ziehst und beurteilst Bogen während des Fortdrucks</duty> und <duty>wäschst, schmierst und wartest die Maschine nach Plan</duty>. Beim Umstellen auf dünne Papiere ab 40 Gramm zeigt sich, wer sein Handwerk versteht: Wer <must>Bedruckstoffe</must> kennt, hat es leichter. Ein Helfer stapelt, du musst also kein <no>Staplerfahrer</no> sein.

Was du mitbringst
Eine <degree c="must">abgeschlossene Ausbildung als Medientechnologe Druck oder Drucker</degree>. Quereinsteiger mit langer Praxis sehen wir uns ebenfalls gern an, solange sie <years n="3" of="Bogenoffset">drei Jahre</years> <must>Bogenoffset</must> nachweisen können. Dazu
  * <must>Farbmessung</must> mit Densitometer und Spektralfotometer
  * Sicherheit im <must>Prozessstandard Offsetdruck</must> (ISO 12647-2)
  * <must>Feuchtmittelführung</must>, also pH und Leitwert nicht nur vom Hörensagen
  * <must>gutes Farbsehen</must> (wir machen einen Test)
  * <must>Bereitschaft zur Schichtarbeit</must>
  * <must>Sorgfalt</must>; ein Beipackzettel mit fehlender Zeile ist kein Schönheitsfehler
  * <lang c="must">Deutsch</lang> so, dass du Auftragstaschen lesen und Übergaben schreiben kannst

Freuen würden uns Erfahrung mit <nice>UV-Lacken</nice> oder ein <licence c="nice">Ausbilderschein (AEVO)</licence>, Bedingung ist beides nicht. Kenntnisse in der <no>Druckvorstufe</no> erwarten wir ausdrücklich nicht, die Platten kommen fertig belichtet.

Was du davon hast
<pay>Tarif Druckindustrie, Lohngruppe VII, ca. 3.650 € brutto plus Schichtzulagen</pay>, 35-Stunden-Woche, 30 Tage Urlaub, Jobrad, eine Kantine, in der noch gekocht wird. Herstellerschulung an der Maschine in Radebeul. Wer will, macht bei uns den <no>Industriemeister</no> oder lernt <no>Siebdruck</no> in der Sonntagswerkstatt.

Schick uns Lebenslauf und Zeugnisse, gern auch einen Bogen, auf den du stolz bist: Frau Nordmeier, personal@fuldabogen.example.com. Ein Anschreiben brauchst du nicht.
