<name>SÖREN HÄRTEL</name>
<headline>Leistungssachbearbeitung | Elterngeld | Wohngeld</headline>
<place>Rehmen</place> | <phone>0151 55501822</phone> | <email>soeren.haertel@example.net</email>

<h>PROFIL</h>
<summary>Sachbearbeiter mit fünf Jahren Praxis in der Leistungssachbearbeitung einer Kreisverwaltung. Prüfung und Bescheidung von Anträgen, Rückforderung überzahlter Leistungen und persönliche Beratung gehören zu meinem Alltag. Quereinsteiger aus dem Blumenhandwerk.</summary>

<h>BERUFSERFAHRUNG</h>

<job><title>Beschäftigter in der Elterngeldstelle</title> | <employer>Landkreis Oberheide</employer> | <start>Juni 2020</start> – <end>heute</end>
▪ <point>Prüfung und Bescheidung von Anträgen auf Basiselterngeld und ElterngeldPlus, ca. 70 Anträge im Monat</point>
▪ <point>Ermittlung des Einkommens, auch anhand von Steuerbescheiden und Gewinnermittlungen Selbständiger</point>
▪ <point>Rücknahme und Aufhebung von Bewilligungen nach SGB X</point>
▪ <point>Beratung von Bürgerinnen und Bürgern am Telefon und im Kreishaus</point>
▪ <point>Vertretung in der Wohngeldstelle, Januar bis Mai 2023 (Wohngeld-Plus-Reform): 180 Mietzuschussanträge vorgeprüft</point></job>

<job><title>Mitarbeiter Poststelle und Registratur</title> | <employer>Landkreis Oberheide</employer> | <start>April 2018</start> – <end>Mai 2020</end>
▪ <point>Scannen, Verschlagworten und Zuordnung in die elektronische Akte (d.3)</point>
▪ <point>Posteingang für acht Fachdienste</point></job>

<job><title>Florist</title> | <employer>Blumen Osterkamp</employer> | <start>2010</start> – <end>2018</end>
▪ <point>Verkauf, Trauerfloristik, Einkauf am Großmarkt, ab 2014 stellvertretende Filialleitung</point></job>

<h>AUSBILDUNG</h>
<edu><degree>Florist</degree> (IHK) | <school>Blumen Osterkamp</school> | <start>2007</start> – <end>2010</end></edu>
<edu><degree>Realschulabschluss</degree> | <school>Oberschule Oldau</school> | <end>2007</end></edu>

<h>FORTBILDUNG</h>
<cert><cname>SGB I und SGB X für Einsteiger</cname> | <issuer>Kommunalakademie Heide</issuer> | <date>2020</date></cert>
<cert><cname>Bescheidtechnik: rechtssichere Bescheide formulieren</cname> | <date>2021</date></cert>
<cert><cname>Deeskalation im Publikumsverkehr</cname> | <date>2022</date></cert>
Für den Beschäftigtenlehrgang I stehe ich auf der Warteliste (frühestens Herbst 2026).

<h>KENNTNISSE</h>
<skills><skill>OPEN/PROSOZ</skill> | <skill>d.3</skill> | <skill>MS Office</skill> | <skill>Excel</skill> | <skill>SGB I</skill> | <skill>SGB X</skill> | <skill>BEEG</skill> | <skill>Grundzüge WoGG</skill></skills>
<language>Deutsch</language> (<level>Muttersprache</level>) | <language>Englisch</language> (<level>A2</level>) | <status>Fahrerlaubnis Klasse B</status>
