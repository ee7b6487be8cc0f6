<title>Director Regulatory Affairs</title> (all genders)
<employer>Scherzinger Endoskopie SE & Co. KG</employer> · <place>Tuttlingen</place> · unbefristet · Reisetätigkeit ca. 15 %

Über Scherzinger
Seit 1928 fertigen wir starre Endoskope und seit 2019 Einweg-Ureteroskope. 870 Kolleginnen und Kollegen, Werke in Tuttlingen und Penang. Unsere Entwicklung arbeitet mit <no>MATLAB</no>, <no>Zemax</no> und neuerdings <no>KI-gestützter Bildauswertung</no>. Auszeichnungen: TOP 100 Innovator 2024.

Deine Mission
Die MDR-Übergangsfristen laufen 2027 und 2028 aus. Bis dahin müssen 43 Produktakten überführt sein. Du <duty>verantwortest die weltweite Zulassungsstrategie</duty>, <duty>führst eine Abteilung mit zwölf Mitarbeitenden in zwei Ländern</duty>, <duty>bist Ansprechperson für Benannte Stelle, FDA und NMPA</duty> und <duty>berichtest direkt an die Geschäftsführung</duty>. Als <licence c="must">verantwortliche Person nach Art. 15 MDR (PRRC)</licence> wirst du benannt; du musst die dort geforderten Voraussetzungen also ab dem ersten Tag erfüllen.

Dein Profil
– <degree c="must">Abgeschlossenes Hochschulstudium in Medizintechnik, Naturwissenschaften, Jura oder gleichwertig</degree>
– <years n="10" of="Regulatory Affairs Medizinprodukte">Mindestens zehn Jahre Regulatory Affairs für Medizinprodukte</years>, davon <years n="4" of="Personalführung">vier in der Personalführung</years>
– <must>MDR (EU) 2017/745</must> in- und auswendig, <must>ISO 13485</must> und <must>ISO 14971</must> ebenso
– Mehrere selbst eingereichte <must>510(k)</must>, gern auch ein <nice>De Novo</nice>
– <must>Klinische Bewertung</must> nach MEDDEV 2.7/1 Rev. 4
– <must>Verhandlungsgeschick</must> und <must>Entscheidungsfreude</must>, gerade wenn die Norm nichts hergibt
– <lang c="must">Deutsch und Englisch verhandlungssicher</lang>; <lang c="nice">Mandarin</lang> ist ein Plus

Vorteilhaft: Erfahrung mit <nice>Sterilprodukten</nice>, mit <nice>Software als Medizinprodukt (IEC 62304)</nice> oder einem <nice>RIM-System</nice> wie Veeva. Keine Voraussetzung: <no>Pharma-Zulassung</no>; Arzneimittel haben wir nicht und bekommen wir nicht. Und <no>Qualitätsmanagement</no> ist eine eigene Direktion, mit der du dich hoffentlich gut verstehst.

Unser Angebot
<pay>130.000–155.000 € p. a.</pay> plus Zielbonus, Firmenwagen (auch privat), 35-Stunden-Woche nach IG-Metall-Anlehnung, Betriebskita, Umzugshilfe an den Rand der Schwäbischen Alb, wo der Nebel dick und die Miete dünn ist.

Vielfalt gehört zu uns. Wir freuen uns über Bewerbungen unabhängig von Herkunft, Geschlecht, Alter, Religion, Behinderung oder sexueller Identität.

So geht's weiter: Lebenslauf hochladen (2 Minuten) › Telefonat mit Recruiting › Fachgespräch mit unserem COO › Besuch in Tuttlingen. Ansprechpartnerin: Svenja Aicheler, karriere@scherzinger-endo.example.org
