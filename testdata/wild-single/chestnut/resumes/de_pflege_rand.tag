<h>LEBENSLAUF</h>

Name                   <name>Jadwiga Brömmelkamp</name>, geb. Nowicka
Anschrift              <place>Kolpingstr. 17, 49377 Vechta</place>
Telefon                <phone>04441 000 123</phone>, mobil <phone>0151 0000 4567</phone>
Geburtsdatum / -ort    <status>22.07.1979 in Opole</status>
Staatsangehörigkeit    <status>polnisch (EU)</status>
Familienstand          <status>verheiratet, 3 Kinder</status>

<h>Berufliche Tätigkeit</h>

<job><start>seit 10.2017</start>            <employer>Seniorenzentrum St. Hedwig gGmbH</employer>, <place>Vechta</place>
                       <title>Pflegehelferin</title> (30 Std./Woche), WB 2
                       ab 04.2020 <title>Pflegeassistentin</title> mit LG 1+2
                       - <point>Grund- und Behandlungspflege nach Delegation
                         (s.c.-Injektionen, Verbände Gr. 1)</point>
                       - <point>Bezugspflege für 7 Bewohner, Doku in Vivendi</point>
                       - <point>Einspringen im Nachtdienst ca. 2 x im Monat</point></job>

<job><start>03.2016</start> - <end>09.2017</end>      <employer>Ambulanter Dienst Moormann</employer>, <place>Lohne</place>
                       <title>Hauswirtschaftskraft</title> (Minijob)
                       - <point>Einkaufen, Putzen, Begleitung zum Arzt</point></job>

2012 - 2016            Elternzeit (2 Kinder)

<job><start>06.2008</start> - <end>12.2011</end>      <employer>Geflügelhof Tegeler GmbH & Co. KG</employer>, <place>Lohne</place>
                       <title>Produktionshelferin</title>, Verpackung, 3-Schicht
                       (zuerst über Timework Personaldienst, ab 2009 fest)</job>

<job><start>2004</start> - <end>2008</end>            <employer>Privathaushalt Fam. Dr. L.</employer>, <place>Oldenburg</place>
                       <title>24-Std.-Betreuung</title> eines Herrn mit Parkinson,
                       im Wechsel 6 Wochen / 6 Wochen</job>

<job><start>1999</start> - <end>2004</end>            <employer>Sklep „Jagoda“</employer>, <place>Opole</place>, <title>Verkäuferin</title></job>

<h>Aus- und Weiterbildung</h>

<edu><start>08.2018</start> - <end>03.2020</end>      <degree>Pflegeassistenz</degree>, berufsbegleitend, <school>BBS Marienhain</school>,
                       <grade>Note 2,3</grade></edu>
<cert><date>2022</date>                   <cname>Basiskurs Palliative Care</cname> (40 UE), <issuer>Caritas-Akademie</issuer></cert>
<cert><date>2021</date>                   <cname>Kinaesthetics Grundkurs</cname></cert>
<edu><start>1994</start> - <end>1998</end>            <school>Wirtschaftslyzeum Opole</school>, <degree>Abitur</degree> (in D anerkannt als
                       Realschulabschluss)</edu>

<h>Sprachen</h>               <language>Polnisch</language> <level>Muttersprache</level>
                       <language>Deutsch</language> <level>B2 (telc Pflege 2019)</level>
                       <language>Russisch</language> <level>Schulkenntnisse</level>

<h>Sonstiges</h>              <status>Führerschein B, eigener PKW</status>
                       <status>Masernschutz vorhanden</status>
                       <vol><title>Kommunionhelferin</title> in <employer>St. Georg</employer></vol>
                       <other>Garten, Backen, Pilze suchen</other>

Vechta, den 3. Februar 2025               gez. J. Brömmelkamp
