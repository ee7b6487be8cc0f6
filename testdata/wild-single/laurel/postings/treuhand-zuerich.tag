<title>Sachbearbeiter/in Treuhand 80–100 %</title>
<place>Winterthur</place> | per sofort oder nach Vereinbarung

<employer>Rüegsegger & Maag Treuhand AG</employer>
Seit 1986 begleiten wir KMU aus Gewerbe und Gastronomie in allen Fragen rund um Buchhaltung, Steuern und Personal. 22 Mitarbeitende, flache Hierarchien, kurze Entscheidungswege, Mitglied von TREUHAND|SUISSE.

In dieser vielseitigen Position betreuen Sie Ihr eigenes Mandatsportefeuille von rund 35 Kunden. Sie <duty>führen Finanzbuchhaltungen bis und mit Abschluss nach OR</duty>, <duty>erstellen MWST-Abrechnungen</duty> und <duty>bereiten Steuererklärungen für natürliche und juristische Personen vor</duty>. Dazu <duty>wickeln Sie Lohnbuchhaltungen inkl. Quellensteuer und Sozialversicherungen ab</duty>. Revisionsmandate werden von unserer Schwestergesellschaft geführt, eine Zulassung als <no>Revisor</no> ist also kein Thema.

Sie haben eine <degree c="must">kaufmännische Grundbildung (KV)</degree> abgeschlossen und sich zum/zur <degree c="nice">Treuhänder/in oder Fachmann/-frau Finanz- und Rechnungswesen mit eidg. Fachausweis</degree> weitergebildet oder sind gerade auf dem Weg dorthin. Mindestens <years n="3" of="Treuhand">drei Jahre</years> in einem Schweizer <must>Treuhandbüro</must> setzen wir voraus, ebenso fundierte Kenntnisse in <must>Mehrwertsteuer</must>, <must>Lohnwesen</must> und <must>Jahresabschluss nach OR</must>. Sie arbeiten sicher mit <must g="1">Abacus</must> oder <must g="1">Sage 50</must> und sind flink in <must>Excel</must>; wer auch <nice>Dr. Tax</nice> und <nice>Bexio</nice> kennt, ist rasch eingearbeitet. <nice>Swiss GAAP FER</nice> wäre das Tüpfelchen auf dem i, kommt aber nur bei zwei Kunden vor. Als Person sind Sie <must>exakt</must>, <must>dienstleistungsorientiert</must> und <must>diskret</must>, und auch im März bewahren Sie einen kühlen Kopf (<must>Belastbarkeit</must>). Stilsicheres <lang c="must">Deutsch</lang> und verständliches <lang c="must">Schweizerdeutsch</lang> sind für den Kundenkontakt nötig, <lang c="nice" g="2">Italienisch</lang> oder <lang c="nice" g="2">Französisch</lang> von Vorteil. Für diese Stelle berücksichtigen wir Bewerbende mit <permit c="must">Schweizer Bürgerrecht oder Bewilligung B/C</permit>.

Ihr Plus bei uns:
>> Lohnband <pay>CHF 78'000 – 92'000 (100 %, × 13)</pay>
>> 5 Wochen Ferien, ab 50 sind es 6
>> Homeoffice bis 2 Tage, Büro 4 Gehminuten vom HB
>> Beteiligung an der Weiterbildung bis CHF 12'000
>> Znüni, Früchte, guter Kaffee und ein Feierabendbier, das auch alkoholfrei sein darf

Direktbewerbungen mit Foto, Zeugnissen und Lohnvorstellung bitte an Frau Seraina Maag, s.maag@ruegsegger-maag.example.com. Dossiers von Personalvermittlern werden nicht berücksichtigt. Fragen? 052 555 18 40.
