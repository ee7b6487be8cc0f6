<name>Jannik Petruschke</name> – <headline>Softwareentwickler Medizintechnik</headline>
<email>j.petruschke@example.net</email> – <phone>0171 5550982</phone> – <place>Denzlingen bei Freiburg</place> – <link>https://git.example.org/jpetruschke</link>

<summary>Ich entwickle seit sieben Jahren Software für Medizingeräte nach IEC 62304, mit großer Sorgfalt, in C++ und etwas C. Was mir gefällt: Anforderungen und Architektur so aufschreiben, dass ein Auditor sie versteht. Meine Software lief bisher auf Industrie-PCs unter Linux und Windows; nun möchte ich näher an die Hardware.</summary>

Zurzeit bin ich <job><title>Senior Softwareentwickler</title> bei der <employer>Hochfirst Imaging GmbH</employer> in <place>Titisee-Neustadt</place>, <start>seit Herbst 2021</start>.
– <point>Bedienoberfläche und Bildverarbeitung eines OP-Mikroskops in C++17 und Qt 6</point>
– <point>Entwicklung nach IEC 62304 Klasse B, Risikomanagement nach ISO 14971 als Mitglied des Risikoteams</point>
– <point>Unit-Tests mit GoogleTest, statische Codeanalyse mit Polyspace und clang-tidy, Git und Jenkins</point>
– <point>Schnittstelle zur Firmware (ein eigenes Team) über USB und ein serielles Protokoll</point></job>

Davor war ich <job>von <start>2018</start> bis <end>2021</end> <title>Softwareentwickler</title> bei der <employer>Breisgau Lab Systems KG</employer>, <place>Freiburg im Breisgau</place>.
– <point>Steuerungssoftware für Pipettierroboter (IVD), C++ und Python, Embedded Linux auf fertigem Modul</point>
– <point>Prüfstand für die Fertigung mit Python und einem Oszilloskop, das ich über SCPI auslese</point></job>

Studiert habe ich <edu><field>Informatik</field> an der <school>Albert-Ludwigs-Universität Freiburg</school>, <degree>Master of Science</degree> <end>2018</end></edu>, davor <edu><degree>Bachelor</degree> in <field>Medizinischer Informatik</field>, <school>Hochschule Mannheim</school>, <end>2015</end></edu>.

Sprachen: <language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>C1</level>).

<skills><skill>C++</skill>, <skill>C</skill>, <skill>Qt</skill>, <skill>Python</skill>, <skill>IEC 62304</skill>, <skill>ISO 14971</skill>, <skill>Unit-Tests</skill>, <skill>Git</skill>, <skill>Jenkins</skill>. Mikrocontroller und FreeRTOS kenne ich aus einem Bastelprojekt mit einem Nucleo-Board, beruflich noch nicht.</skills>
