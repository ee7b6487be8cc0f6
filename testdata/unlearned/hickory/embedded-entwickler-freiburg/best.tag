Lebenslauf

<name>Annegret Wöhrle</name>
<place>Gartenstraße 11, 79312 Emmendingen</place>
Tel. <phone>0151 55501734</phone>, <email>a.woehrle@example.org</email>
<status>geb. 03.09.1987 in Lahr</status>, <status>verheiratet, 2 Kinder</status>, <status>deutsch</status>

<h>Beruflicher Werdegang</h>

<job><start>seit 05/2019</start>	<employer>Kaiserstuhl Dialysetechnik GmbH</employer>, <place>Endingen</place>
		<title>Entwicklungsingenieurin Firmware</title>
		- <point>Blutpumpen- u. Heparinpumpensteuerung auf STM32F4/H7, C (MISRA), Klassen in C++14 f. d. neue Protokollschicht</point>
		- <point>FreeRTOS, 11 Tasks, Watchdog-Konzept u. Alarmpfad nach 60601-1-8</point>
		- <point>62304 Klasse C: SRS, Architektur, Detailed Design; beim letzten TÜV-Audit (2024) Rede und Antwort für mein Modul</point>
		- <point>HW-Bring-up von 3 Platinenständen, Oszi, Logikanalysator, Drucksensoren an SPI, ADC an I²C</point>
		- <point>Unity/Ceedling im Team eingeführt (mit einem Kollegen), Zweigüberdeckung Pumpenmodul 41 % -> 93 %, PC-lint u. Cppcheck im Build</point>
		- <point>Zuarbeit zur Risikoakte (FMEA-Sitzungen), Verantwortung liegt beim RM</point>
		- <point>Prüfstandsskripte in Python (pyserial), ca. 40 Stck.</point>
		seit 2023 80 %</job>

08/2016 – 04/2019	Elternzeit, dazw. geringfügig freiberufl. (Schrittmotortreiber für Laborschüttler, AVR, C)

<job><start>10/2012</start> – <end>07/2016</end>	<employer>Schutterwald Antriebe AG</employer>, <place>Offenburg</place>
		<title>Softwareentwicklerin Embedded</title>
		- <point>BLDC-Regelung auf TI C2000, CANopen-Slave, Bootloader</point>
		- <point>SVN, ab 2014 Git-Umstellung mit begleitet</point>
		- <point>Betreuung von 2 Bacheloranden</point></job>

02/2012 – 08/2012	Masterarbeit ebenda, Note 1,3: Sensorlose Kommutierung

<h>Ausbildung</h>

<edu><start>2010</start> – <end>2012</end>	<degree>M.Sc.</degree> <field>Mechatronik</field>, <school>Hochschule Offenburg</school></edu>
<edu><start>2007</start> – <end>2010</end>	<degree>B.Eng.</degree> <field>Elektrotechnik/Informationstechnik plus</field>, <school>Hochschule Offenburg</school> (<grade>1,9</grade>)</edu>
<edu><end>2007</end>	<degree>Abitur</degree>, <school>Scheffel-Gymnasium Lahr</school></edu>

<h>Weiterbildung</h>

<cert><date>2022</date>	<cname>ISTQB Certified Tester Foundation Level</cname></cert>
<cert><date>2025</date>	<cname>Zephyr-Einführung</cname>, 2 Tage, bisher nicht im Projekt benutzt</cert>
<cert><cname>CPSA-F (iSAQB)</cname>, Kurs besucht, Prüfung steht noch aus</cert>

<h>Sonstiges</h>

Sprachen	<language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>gut (Doku, Telkos mit US-Lieferant)</level>, <language>Französisch</language> <level>Schule</level>
Werkzeuge	<skills><skill>Git</skill>/<skill>Gerrit</skill>, <skill>IAR</skill>, <skill>GCC</skill>, <skill>Segger J-Link</skill>, <skill>Jenkins</skill> (nutze ich, gepflegt wird er von der IT), <skill>Polarion</skill>, <skill>Enterprise Architect</skill></skills>
Führerschein	<status>B</status>
Privat	<other>Kirchenchor, Imkerei</other>

Emmendingen, im Februar 2026                                  A. Wöhrle
