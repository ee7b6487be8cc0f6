L E B E N S L A U F

<h>Persönliche Daten</h>
Name:			<name>Hartmut Pfleiderer</name>
Anschrift:		<place>Lindenweg 22, 73312 Geislingen an der Steige</place>
Telefon:		<phone>07331 / 555 01 42</phone> (ab 16 Uhr)
E-Mail:			<email>h.pfleiderer@example.org</email>
Geburtsdatum/-ort:	<status>19.08.1979 in Göppingen</status>
Familienstand:		<status>verheiratet, zwei Kinder</status>
Staatsangehörigkeit:	<status>deutsch</status>

<h>Beruflicher Werdegang</h>
<job>seit <start>04/2018</start>		<employer>Albtal Präzisionsteile GmbH & Co. KG</employer>, <place>Geislingen</place>
			<title>Industriemeister Zerspanung / Schichtführer</title>
			- <point>Führung von 22 Mitarbeitern im 3-Schicht-Betrieb</point>
			- <point>Rüstzeiten an den Drehzellen von 74 auf 41 Minuten gesenkt (SMED)</point>
			- <point>Vertretung des Fertigungsleiters bei Urlaub</point>
			- <point>Ausbildungsbeauftragter für derzeit 4 Azubis</point></job>

<job><start>09/2007</start> – <end>03/2018</end>	<employer>Walz & Ehmann Werkzeugmaschinen AG</employer>, <place>Süßen</place>
			<title>CNC-Dreher</title>, ab 2012 <title>Einrichter</title>
			- <point>Einrichten von INDEX G200/G300 und Traub TNL</point>
			- <point>Programmieren (Sinumerik 840D), Erstmusterprüfung</point></job>

<job><start>02/2007</start> – <end>08/2007</end>	<title>arbeitssuchend</title>, Weiterbildung CNC-Fachkraft (Agentur für Arbeit)</job>

<job><start>07/2000</start> – <end>01/2007</end>	<employer>Gebr. Mauthe Metallwaren</employer>, <place>Eislingen</place> (Insolvenz)
			<title>Zerspanungsmechaniker</title></job>

<h>Wehrdienst</h>
<job><start>09/1999</start> – <end>06/2000</end>	<employer>Bundeswehr</employer>, <place>Dornstadt</place>, <title>Kraftfahrer</title></job>

<h>Aus- und Weiterbildung</h>
<edu><start>2014</start> – <end>2017</end>		<degree>Geprüfter Industriemeister</degree> <field>Metall</field> (IHK), berufsbegleitend
			<school>IHK-Bildungshaus Göppingen</school>, Note <grade>2,3</grade></edu>
<edu><start>09/1996</start> – <end>07/1999</end>	<degree>Ausbildung</degree> zum <field>Zerspanungsmechaniker</field>, <school>Gebr. Mauthe</school></edu>
<edu><start>1990</start> – <end>1996</end>		<school>Michelberg-Realschule</school>, <degree>Mittlere Reife</degree></edu>

<h>Lehrgänge</h>
<cert><date>2024</date>			<cname>Refa-Grundschein</cname> (Teil 1 von 2)</cert>
<cert><date>2019</date>			<cname>Sicherheitsbeauftragter</cname>, <issuer>BGHM</issuer></cert>
<cert><date>2013</date>			<cname>AdA-Schein</cname>, <issuer>IHK Region Stuttgart</issuer></cert>
<cert><date>2009</date>			<cname>Staplerschein</cname></cert>

<h>Kenntnisse</h>
EDV			<skills><skill>SAP PP</skill> (Anwender), <skill>MS Excel</skill>, <skill>Hydra MES</skill></skills>
Sprachen		<language>Englisch</language> (<level>Schulkenntnisse</level>), Schwäbisch
Führerschein		<status>B, BE, C1E</status>

<h>Ehrenamt</h>
<vol><title>Gerätewart</title>, <employer>Freiwillige Feuerwehr Geislingen</employer>, seit <start>2003</start></vol>

Geislingen, den 3. Februar 2025

Hartmut Pfleiderer
