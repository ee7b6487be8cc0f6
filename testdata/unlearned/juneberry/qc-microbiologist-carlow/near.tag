<name>Tomasz Brennan-Wolak</name> | <headline>Microbiologist</headline> | <place>Kilkenny</place> | <phone>086 555 0127</phone> | <email>tbw.micro@example.net</email> | <status>EU citizen (Polish), living in Ireland since 2009</status>

<summary>Microbiologist with 6 years in an accredited food and water laboratory, looking for a move to QC microbiology in sterile manufacture. Sound aseptic technique, environmental monitoring, data integrity, deviation investigation and CAPA under ISO 17025.</summary>

<h>Employment:</h> <job><title>Senior Microbiologist</title> | <employer>Nore Valley Laboratories</employer> | <place>Callan</place> | <start>02/2021</start>–<end>present</end> | <point>environmental monitoring of customers' high-care areas (settle, contact, active air) and trending of results</point> | <point>reading plates and identifying isolates by MALDI-TOF</point> | <point>deviation investigation, CAPA and root cause analysis, about 20 a year</point> | <point>method validation to ISO 16140-3, four methods</point> | <point>LabWare super user, data integrity training for 18 staff (ALCOA+)</point> | <point>reviewing data of colleagues as authorised signatory</point></job> <job><title>Laboratory Analyst</title> | <employer>Nore Valley Laboratories</employer> | <place>Callan</place> | <start>09/2019</start>–<end>01/2021</end> | <point>Listeria, Salmonella, TVC, coliforms in water; media prep; autoclave log</point></job> <job><title>Bar staff</title> | <employer>The Weir Inn</employer> | <place>Carlow</place> | <start>2016</start>–<end>2019</end></job>

<h>Education:</h> <edu><degree>BSc (Level 8)</degree> | <field>Biosciences with Microbiology</field> | <school>SETU Carlow</school> | <start>2015</start>–<end>2019</end> | <grade>1.1</grade></edu>

<h>Courses:</h> <cert><cname>EU GMP Annex 1 online awareness course</cname> | <date>2025</date> | one day</cert> <cert><cname>ISO 17025 internal auditor</cname> | <date>2022</date></cert>

<h>Skills:</h> <skills><skill>aseptic technique</skill> | <skill>MALDI-TOF</skill> | <skill>LabWare</skill> | <skill>membrane filtration</skill> | <skill>method validation</skill> | <skill>measurement uncertainty</skill></skills>

<h>Languages:</h> <language>Polish</language> (<level>native</level>) | <language>English</language> (<level>fluent</level>)
