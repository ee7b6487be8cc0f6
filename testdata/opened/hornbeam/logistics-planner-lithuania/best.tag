<h>PERSONAL INFORMATION</h>

Surname / First name      <name>GRYCIUK Zbigniew</name>
Address                   <place>Kaunas, Šančiai</place>
Telephone                 <phone>+370 600 00952</phone>
E-mail                    <email>z.gryciuk@example.com</email>
Nationality               <status>Polish</status>
Date of birth             <status>02.11.1988</status>

Position applied for      <headline>forwarder / dispatcher</headline>

<h>WORK EXPERIENCE</h>

<job>Dates                     <start>03.2020</start> - <end>till now</end>
Occupation                <title>Transport manager (dispatcher)</title>
Name of employer          <employer>UAB Nemuno Vilkikai</employer>
Town                      <place>Kaunas</place>
Main activities           <point>18 own trucks + 8-10 subcontractors per week, LT-DE-NL-BE and back.</point>
                          <point>Return loads mostly from Timocom, some fix customers in Venlo.</point>
                          <point>Tacho analysis in Tachospeed every Monday: 561, 45h out of cabin,
                          return of the truck after 8 weeks, IMI declarations.</point>
                          <point>Empties from 14,1 % to 9,6 % in 2022-23.</point>
                          <point>Drivers from UA, BY, UZ, PL - on phone in ru/pl all day.</point>
                          <point>CMR and pallets documents checking before invoice.</point>
                          <point>Last year replaced head of dep. during his 5 weeks leave.</point></job>

<job>Dates                     <start>09.2016</start> - <end>02.2020</end>
Occupation                <title>Junior forwarder</title>, since 2018 <title>forwarder</title>
Name of employer          <employer>Podlaskie Drogi Spedycja Sp. z o.o.</employer>
Town                      <place>Suwałki</place>
Main activities           <point>Buying transport on Trans.eu, 60-70 orders in month, margin 8-11 %.</point>
                          <point>Frigo: fish from Norway (fwd only, 2 customers), temp. printouts.</point>
                          <point>Helped with implementing of SPEED TMS (testing, my branch).</point></job>

<job>Dates                     <start>2012</start> - <end>2016</end>
Occupation                <title>Warehouse operator</title>
Name of employer          <employer>Meblox Ełk</employer>
Main activities           <point>Loading of furniture in tautliners, scanner, shift leader replacement.</point></job>

<h>EDUCATION AND TRAINING</h>

<edu>Dates                     <start>2008</start> - <end>2012</end>
Qualification             <degree>inżynier (BSc eng.)</degree>, <field>Transport</field>
School                    <school>Politechnika Białostocka</school></edu>

<cert>Dates                     <date>2021</date>
Qualification             <cname>CPC road haulage international</cname> (<issuer>ITS Warszawa</issuer>)</cert>

<cert>Dates                     <date>2023</date>
Qualification             <cname>ADR for office staff</cname>, 1 day, no exam</cert>

<h>PERSONAL SKILLS</h>

Mother tongue             <language>Polish</language>
Other languages           <language>Russian</language>  <level>C1</level>
                          <language>English</language>  <level>B2</level>
                          <language>Lithuanian</language>  <level>B1</level>
                          <language>German</language>  <level>A2, course to B1 from October</level>
Computer skills           <skills><skill>Excel</skill> (pivots, VLOOKUP, no macros), <skill>Timocom</skill>, <skill>Trans.eu</skill>,
                          <skill>Tachospeed</skill>, <skill>Wialon</skill>, <skill>Carrier Locus TMS</skill></skills>
Driving licence           <status>B</status>
Annexes                   <other>on request</other>
