Die <employer>Stadt Rabenbruck</employer> (rd. 68.000 Einwohner, Kreisstadt an der Lahn) sucht zum nächstmöglichen Zeitpunkt für das Amt für Soziales und Wohnen

eine <title>Sachbearbeitung Wohngeld (m/w/d)</title>
Kennziffer 50-2025-17

unbefristet, Vollzeit (39 Std.), teilbar; <pay>Entgeltgruppe 9a TVöD-VKA</pay>
Dienstort: <place>Rabenbruck</place>, bis zu zwei Tage Homeoffice nach der Einarbeitung

Seit der Wohngeldreform haben sich die Anträge bei uns mehr als verdoppelt. Das Team besteht aus neun Kolleginnen und Kollegen und einem Aktenbock, den wir bis Jahresende loswerden wollen (die E-Akte kommt). Das <no>Bildungs- und Teilhabepaket</no> wird in einem anderen Sachgebiet bearbeitet, ebenso die <no>Unterkunftskosten nach SGB II</no>.

Ihre Aufgaben
– <duty>Prüfung und Bescheidung von Anträgen auf Miet- und Lastenzuschuss</duty> einschließlich Einkommensermittlung
– <duty>persönliche und telefonische Beratung der Antragstellenden</duty>, auch in schwierigen Gesprächslagen
– <duty>Rückforderungen und Ordnungswidrigkeiten im automatisierten Datenabgleich</duty>
– <duty>Bearbeitung von Widersprüchen bis zur Abgabe an den Kreisausschuss</duty>

Das bringen Sie mit
– <degree c="must">abgeschlossene Ausbildung als Verwaltungsfachangestellte/r, Angestelltenlehrgang I (jetzt: Verwaltungslehrgang I) oder Befähigung für den mittleren allgemeinen Verwaltungsdienst</degree>
– <years n="2" of="Leistungssachbearbeitung">mindestens zwei Jahre Berufserfahrung in der Leistungssachbearbeitung einer Sozialbehörde</years>, gern aber nicht zwingend <nice>im Wohngeldrecht</nice>
– sichere Kenntnisse <must g="1">im WoGG</must> oder <must g="1">im SGB XII</must> oder <must g="1">im SGB II</must> sowie <must>im Verwaltungsverfahrensrecht (SGB I und X)</must>
– <must>sicherer Umgang mit MS Office</must>
– <lang c="must">Deutsch mindestens C1</lang>
– Geduld, Belastbarkeit und <must>eine verständliche Schriftsprache</must>

Wünschenswert wären
– Erfahrung mit <nice>einem Wohngeld-Fachverfahren (bei uns: DiWo)</nice> oder der <nice>elektronischen Akte</nice>
– <lang c="nice">Arabisch, Türkisch oder Ukrainisch</lang>

Nicht nötig ist ein <no>Führerschein</no>, Außendienst gibt es nicht. Die Schulung für das Fachverfahren übernehmen wir.

Wir bieten: Jahressonderzahlung, leistungsorientierte Bezahlung, Zusatzversorgung (ZVK), 30 Tage Urlaub, JobTicket Premium, Fahrradkeller und eine Kantine, in der freitags um halb zwölf der Fisch aus ist.

Die Stadt Rabenbruck fördert die Gleichstellung. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Bewerbungen von Menschen aller Nationalitäten sind willkommen; ausländische Abschlüsse bitte mit Anerkennung.

Bewerbung bis 30.11. ausschließlich über das Bewerberportal, fachliche Fragen beantwortet Frau Dörnbach, Tel. 06400 555-2214. Eingangsbestätigungen werden nicht verschickt. Vorstellungsgespräche voraussichtlich in KW 50.
