STELLENAUSSCHREIBUNG
Kennziffer 114/2026

Das <employer>Kreisklinikum Wesertal gGmbH</employer> (412 Betten, 11 Fachabteilungen, akademisches Lehrkrankenhaus) sucht für die Stabsstelle Krankenhaushygiene am Standort <place>Holzminden</place> zum nächstmöglichen Zeitpunkt unbefristet eine

<title>Hygienefachkraft (m/w/d)</title>
in Vollzeit (38,5 Std.) oder Teilzeit ab 75 %, <pay>TVöD-K, EG P 12</pay>

IHRE AUFGABEN
- <duty>Hygienebegehungen auf Stationen, im OP, in der Endoskopie und in der AEMP</duty>
- <duty>Erfassung und Auswertung nosokomialer Infektionen nach § 23 IfSG</duty>, dabei Teilnahme am <must>KISS</must> (wir melden ITS-KISS, OP-KISS und HAND-KISS)
- <duty>Erstellen und Fortschreiben des Hygieneplans</duty>
- <duty>Schulung der Mitarbeitenden aller Berufsgruppen</duty> sowie <duty>Anleitung der Hygienebeauftragten in der Pflege</duty>
- <duty>Mitwirkung beim Ausbruchsmanagement</duty>, fachliche Begleitung von Umbauten
- <duty>Probenahmen (Wasser, Endoskope, RLT-Anlagen)</duty>; die mikrobiologische Auswertung macht unser Partnerlabor, Kenntnisse in <no>Labordiagnostik</no> setzen wir daher nicht voraus

IHR PROFIL
- <licence c="must">Erlaubnis zum Führen der Berufsbezeichnung Gesundheits- und Krankenpfleger/-in, Gesundheits- und Kinderkrankenpfleger/-in oder Pflegefachfrau/-mann</licence>
- <licence c="must">abgeschlossene, staatlich anerkannte Fachweiterbildung zur Hygienefachkraft</licence> (eine begonnene Weiterbildung genügt leider nicht)
- mindestens <years n="3" of="Pflege im Akutkrankenhaus">drei Jahre Berufserfahrung in der Pflege eines Akutkrankenhauses</years>, gern auf <nice g="1">Intensivstation</nice> oder im <nice g="1">OP</nice>
- sichere Kenntnis der <must>KRINKO-Empfehlungen</must>, des <must>IfSG</must> und der <must>TRBA 250</must>
- Erfahrung mit <must>Infektionssurveillance</must>, sicherer Umgang mit <must>Excel</must>
- Freude daran, vor Gruppen zu sprechen (<must>Schulungen</must>), und <must>Durchsetzungsvermögen</must> mit freundlichem Ton, auch gegenüber Chefärzten
- <lang c="must">Deutsch mindestens C1</lang>
- <permit>Nachweis der Masernimmunität gem. § 20 IfSG</permit>
- <licence c="nice">Führerschein Klasse B</licence> für Fahrten zum MVZ Stadtoldendorf

Schön, aber kein Muss: Kenntnisse in <nice>HyBASE</nice>, Erfahrung in <nice>Antibiotic Stewardship</nice> und ein Lehrgang zur <nice>Trinkwasserprobenahme</nice>. Unser <no>SAP IS-H</no> müssen Sie nicht kennen, das zeigen wir Ihnen in zwei Stunden. Eine Zusatzqualifikation als <no>QM-Auditor</no> wird nicht erwartet, diese Rolle ist besetzt.

WIR BIETEN
- geregelte Arbeitszeiten ohne Wochenenddienst, bis zu 6 Tage mobiles Arbeiten im Monat
- 30 Tage Urlaub, Jahressonderzahlung, VBL-Zusatzversorgung
- ein Team aus Krankenhaushygieniker (extern), zwei Hygienefachkräften und einer hygienebeauftragten Ärztin
- JobRad, Betriebskita mit Plätzen ab 6:00 Uhr, Hansefit

Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt. Teilzeitwünsche im Rahmen des NGG werden berücksichtigt.

Bewerbungen bitte bis zum 15. des Folgemonats ausschließlich per E-Mail (eine PDF-Datei, max. 10 MB) an bewerbung@kkw-wesertal.example.org. Fahrtkosten können nicht erstattet werden. Auskunft gibt Frau Dr. Hennecke, Stabsstelle Krankenhaushygiene, Durchwahl -2207.
