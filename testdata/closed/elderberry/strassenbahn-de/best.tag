Bastian Krummholz-Nowak
Strab-Schlosser / Mechatroniker, Chemnitz

Verkehrsbetriebe Zwickmulde AG (städt.), Betriebshof Süd, Fahrzeugwerkstatt
08/2019 – heute
* Niederflurwagen Typ Variobahn-ähnl. (24 Stck), Tatra T3 (6, Museumsverkehr, nur Schmieren u. Kleinkram)
* Fristarbeiten F1 + F2 selbständig, F3 in Gruppe mit 4 Mann
* Radsatzdrehbank Unterflur: eingewiesen, fahre sie wenn Uwe Urlaub hat
* Türstörungen – von ca 9/Wo auf 5 runter seit Tausch der Türmotoren; Tausch war Herstelleraktion, wir haben bei 10 Wagen geholfen
* Drehgestell: aus/einbauen ja, Aufarbeitung extern (Görlitz)
* Hochvolt 600/750 V DC: EuP, noch keine EFK, Lehrg. 3. Woche von 4 fertig
* Bremsprüfung unterschreibt der Werkstattmeister, ich protokolliere
* Rufbereitschaft Entgleisung/Hebezug: 1 Wo in 5, eingegleist bisher 3x als 2. Mann
* Fahrdienst: Fahrberechtigung BOStrab nur Hof u. Probefahrt ohne Fahrgäste
* Lager: Mindestbestände 1 Jahr mitgepflegt (Elternzeitvertr., halbe Tage)

01/2016–07/2019 Nutzfahrzeug Ehrlich, Flöha: LKW-Mechatroniker, 8 Kollegen. Tacho-Prüfungen hat der Chef gemacht. SP vorbereitet.

Lehre: Kfz-Mechatroniker SP NFZ 2012–01/2016, Gesellenbrief (Note 2,7). Verkürzt nein

Scheine: C, CE (CE seit 2021 nicht gefahren), Stapler, Kran bis 10 t, Schweißen MAG – Prüfung abgelaufen 2023. Hubarbeitsbühne
Meisterschule: Teil III u. IV (Teilzeit) bestanden; I u. II angemeldet ab Sept. (Kfz)
BR: Ersatzmitglied, 4 Sitzungen
PC: SAP-Auftrag rückmelden, Diagnosesoftw. lesen + löschen, parametrieren darf nur Technik-Büro
