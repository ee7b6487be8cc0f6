Stellenausschreibung

Der gemeinnützige <employer>Palliativnetz Weserbogen gGmbH</employer> sucht zum nächstmöglichen Zeitpunkt für sein SAPV-Team am Standort <place>Hameln</place> eine

<title>Pflegefachkraft (m/w/d) in der Spezialisierten Ambulanten Palliativversorgung</title>
75–100 %, unbefristet, <pay>Vergütung in Anlehnung an TVöD-P, EG P9</pay> zzgl. Rufbereitschaftspauschale

Wer wir sind
Zwölf Pflegende, fünf Palliativärztinnen und -ärzte, eine Koordinatorin und viel Landstraße: Wir begleiten rund 420 Menschen im Jahr dort, wo sie zu Hause sind. Um die <no>Trauerbegleitung</no> kümmert sich der Hospizverein, die <no>Grundpflege</no> bleibt bei den Pflegediensten, die <no>Abrechnung</no> macht unser Büro.

Das erwartet Sie
- <duty>Hausbesuche und Erstassessments</duty>, in der Regel allein, deshalb brauchen Sie ein gutes Maß an <must>selbstständigem Arbeiten</must>
- <duty>Symptomkontrolle nach ärztlichem Plan</duty>: <must>Schmerzmanagement</must>, <must>Medikamentenpumpen</must> (PCA), <must>Portversorgung</must>
- <duty>Beratung und Anleitung der Angehörigen</duty>; <must>Gesprächsführung</must> in Krisen ist unser täglich Brot
- <duty>Abstimmung mit Hausärzten, Pflegediensten, Apotheken und Kliniken</duty>
- <duty>Dokumentation auf dem Tablet</duty> (Einarbeitung in <no>PalliDoc</no> bekommen Sie von uns)
- <duty>Rufbereitschaft</duty>, etwa fünf Dienste im Monat

Das bringen Sie mit
Sie haben ein <degree c="must">Examen als Pflegefachfrau/-mann, Gesundheits- und Krankenpfleger/in oder Altenpfleger/in</degree> und die abgeschlossene <licence c="must">Weiterbildung Palliative Care (160 Stunden)</licence>, denn die verlangen die Krankenkassen von uns. Außerdem mindestens <years n="2" of="Versorgung von Palliativpatienten">zwei Jahre Erfahrung in der Versorgung von Palliativpatienten</years>, ob <must g="1">auf einer Palliativstation</must>, <must g="1">im Hospiz</must> oder <must g="1">in der Onkologie</must>, spielt keine Rolle. Ein <licence c="must">Führerschein der Klasse B</licence> ist unverzichtbar. <lang c="must">Deutsch mindestens auf Niveau C1</lang>.

Schön wären Kenntnisse in <nice>Wundversorgung</nice>, gern mit <licence c="nice">Wundexperte ICW</licence>, oder in <nice>Aromapflege</nice>. <lang c="nice">Russisch- oder Türkischkenntnisse</lang> helfen uns in manchen Familien sehr. Wer bereits <licence c="nice">Praxisanleiter/in</licence> ist, darf bei uns ab Herbst Auszubildende begleiten.

Wir bieten
Dienstwagen auch zur privaten Nutzung, 31 Tage Urlaub, Supervision alle vier Wochen, VBL-Betriebsrente, Fortbildungsbudget von 1.200 € im Jahr.

Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt berücksichtigt. Nachweis über Masernschutz und ein erweitertes Führungszeugnis sind vor Dienstantritt vorzulegen. Fragen beantwortet Frau Tiedemann unter 05151 555 014. Bewerbungen bitte als eine PDF-Datei an bewerbung@palliativnetz-weserbogen.example.org.
