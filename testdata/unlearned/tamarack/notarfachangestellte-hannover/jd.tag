Wir suchen zum nächstmöglichen Zeitpunkt

<title>Notarfachangestellte (m/w/d)</title>
in Vollzeit oder vollzeitnaher Teilzeit (ab 30 Std.), <place>Hannover-List</place>

<employer>Osterkamp & Velten, Rechtsanwälte und Notare</employer>

Über uns
Zwei Notarinnen, ein Notar, neun Mitarbeitende, Altbau mit Stuck und einem sehr guten Kaffeevollautomaten. Unser Schwerpunkt liegt im Immobilien- und Gesellschaftsrecht, rund 1.400 Urkunden im Jahr. Das anwaltliche Dezernat hat ein eigenes Sekretariat: Kenntnisse im <no>RVG</no> oder im <no>Mahnverfahren</no> brauchen Sie bei uns also nicht.

Das erwartet Sie
Sie <duty>bereiten Grundstückskaufverträge und Bestellungen von Grundschulden vor</duty> und <duty>kümmern sich selbständig um den Vollzug bis zur Eigentumsumschreibung</duty>. Sie <duty>melden Gesellschaften zum Handelsregister an</duty>, <duty>erstellen die Kostenrechnungen</duty> und sind für Mandanten, Banken und Makler die erste Ansprechperson am Telefon.

Das bringen Sie mit
– <degree c="must">abgeschlossene Ausbildung als Notarfachangestellte/r</degree> oder <degree c="must">Rechtsanwalts- und Notarfachangestellte/r</degree>
– <years n="3" of="Notariat">mindestens drei Jahre Berufserfahrung im Notariat</years>
– sichere Kenntnisse in <must>Vorbereitung und Vollzug von Kaufverträgen</must>
– <must>Kostenrecht nach GNotKG</must>
– Erfahrung mit <must>Handelsregisteranmeldungen</must> und <must>XNotar</must>
– Umgang mit einer Notariatssoftware, z. B. <must g="1">TriNotar</must>, <must g="1">NoRA</must> oder <must g="1">Notar-Software RA-MICRO</must>, sowie <must>MS Word</must>
– <must>Sorgfalt</must> und <must>Verschwiegenheit</must>
– <lang c="must">sehr gutes Deutsch in Wort und Schrift</lang>

Schön, aber kein Muss: Fortbildung zur <degree c="nice">Notarfachwirtin</degree>, Routine im <nice>elektronischen Urkundenarchiv</nice>, Erfahrung mit <nice>Erbrecht</nice> und <nice>Umwandlungen</nice>, <lang c="nice">Englischkenntnisse</lang>. Auch wer schon einmal eine <nice>Auszubildende angeleitet</nice> hat, passt gut zu uns, denn ab August fängt bei uns eine an.

Das bieten wir
<pay>3.600 bis 4.200 Euro brutto (Vollzeit)</pay>, 13. Gehalt, 30 Tage Urlaub, Jobticket, ein Tag Homeoffice je Woche nach der Einarbeitung. Fortbildungen zahlen wir.

Bewerbungen bitte mit Zeugnissen und frühestem Eintrittstermin als eine PDF-Datei an bewerbung@osterkamp-velten.example.org. Wir freuen uns über Bewerbungen aller Menschen, unabhängig von Herkunft, Alter, Religion oder Behinderung.
