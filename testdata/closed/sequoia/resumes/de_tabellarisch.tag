                                   Lebenslauf

<h>Persönliche Daten</h>
Name:			<name>Henning Quastenbrink</name>
Anschrift:		<place>Am Kolk 7, 49594 Alfhausen</place>
Telefon:		<phone>0160 0000 418</phone>
E-Mail:			<email>h.quastenbrink@example.org</email>
geboren:		<status>14.03.1988 in Bramsche</status>
Familienstand:		<status>verheiratet, zwei Kinder</status>
Staatsangehörigkeit:	<status>deutsch</status>

<h>Beruflicher Werdegang</h>
<job>seit <start>04/2019</start>		<title>Instandhalter / stellv. Schichtführer</title>
			<employer>Hasetaler Fleischwaren GmbH & Co. KG</employer>, <place>Quakenbrück</place>
			- <point>Störungsbeseitigung an Füll- und Verpackungslinien (Multivac, Weber)</point>
			- <point>Wartungsplan für 4 Linien in SAP PM angelegt</point>
			- <point>Anlernen neuer Kollegen, seit 2022 Vertretung des Schichtführers im Urlaub</point></job>

<job><start>09/2013</start> – <end>03/2019</end>	<title>Industriemechaniker</title>
			<employer>Artland Fördertechnik GmbH</employer>, <place>Badbergen</place>
			- <point>Montage von Förderanlagen beim Kunden, 60 % Reisetätigkeit (D, NL, PL)</point>
			- <point>MAG-Schweißen von Rahmen</point></job>

02/2013 – 08/2013	arbeitssuchend, in dieser Zeit Staplerschein

<job><start>07/2010</start> – <end>01/2013</end>	<title>Maschinenführer</title> (Zeitarbeit)
			<employer>Pro Hand Personal GmbH</employer>, Einsatz bei wechselnden Betrieben in <place>Osnabrück</place></job>

<h>Wehrdienst</h>
<job><start>10/2009</start> – <end>06/2010</end>	<employer>Bundeswehr</employer>, <place>Diepholz</place>, <title>Kraftfahrer</title></job>

<h>Ausbildung</h>
<edu><start>08/2006</start> – <end>07/2009</end>	<degree>Ausbildung zum Industriemechaniker</degree>
			<school>Gebr. Vocke Landmaschinen</school>, Bersenbrück
			Abschluss vor der IHK, Note: <grade>befriedigend</grade></edu>

<h>Schulbildung</h>
<edu><start>2000</start> – <end>2006</end>		<school>Haupt- und Realschule Ankum</school>
			Abschluss: <degree>Realschulabschluss</degree></edu>
<edu><start>1996</start> – <end>2000</end>		<school>Grundschule Alfhausen</school></edu>

<h>Weiterbildung</h>
<edu>seit <start>09/2023</start>		<degree>Industriemeister</degree> <field>Metall</field> (Abendform, <school>Handwerks- und Technikforum Osnabrück</school>),
			basisübergreifende Prüfung bestanden, Rest Herbst 2025</edu>
<cert><date>2021</date>			<cname>Elektrofachkraft für festgelegte Tätigkeiten</cname></cert>
<cert><date>2013</date>			<cname>Staplerschein</cname></cert>
<cert><date>2012</date>, verlängert	<cname>Schweißerprüfung DIN EN ISO 9606-1, MAG 135</cname></cert>

<h>Kenntnisse</h>
<skills><group>Technik:</group>		<skill>Pneumatik</skill>, <skill>Hydraulik</skill>, <skill>SPS S7</skill> (Fehlersuche, kein Programmieren)
<group>EDV:</group>			<skill>SAP PM</skill> (gut), <skill>MS Excel</skill> (Grundkenntnisse)</skills>
Sprachen:		<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>Schulkenntnisse</level>), <language>Plattdeutsch</language>
Führerschein:		<status>B, BE, C1E</status>

<h>Hobbys</h>
<other>Schützenverein, Traktoren Baujahr vor 1970</other>
<vol><title>Atemschutzgeräteträger</title>, <employer>Freiwillige Feuerwehr Alfhausen</employer>, seit <start>2005</start></vol>


Alfhausen, 02.02.2025

Henning Quastenbrink
