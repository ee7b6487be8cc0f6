cv  //  <name>Jorrit van den Akkerhof</name>

<headline>GZ-psycholoog i.o.</headline>  //  <place>Zwolle</place>  //  geb. <status>11-11-1991</status>
<phone>06-55501371</phone>  //  <email>jorrit.akkerhof@example.org</email>
BIG-registratie: volgt (verwacht najaar 2025)

<h>Wie ik ben</h>
<summary>Nuchtere behandelaar met een zwak voor verslaving en trauma. Ik schrijf korte
verslagen en kom mijn afspraken na. Liefst vier dagen.</summary>

<h>Werk</h>

<job><employer>GGZ Berkelstroom</employer>, <place>Deventer</place>
   <title>psycholoog / opleideling GZ</title> ~ <start>1 jan. 2023</start> t/m <end>heden</end> (32 u)
   1) <point>diagnostiek en behandeling in het FACT-team, caseload 28</point>
   2) <point>EMDR en CGT onder supervisie</point>
   3) <point>samen met twee collega's een groep over terugvalpreventie opgezet</point></job>

<job><employer>Stichting Koerskliniek</employer>, <place>Apeldoorn</place>
   <title>basispsycholoog</title> ~ <start>1 mrt. 2018</start> t/m <end>31 dec. 2022</end> (36 u)
   1) <point>intakes, MATE-interviews, motiverende gespreksvoering</point>
   2) <point>werkbegeleiding van vier stagiairs</point>
   3) <point>lid van de ondernemingsraad (2020-2022)</point></job>

<job><employer>Thuiszorg De Vechtstroom</employer>, <place>Ommen</place>
   <title>begeleider, oproepkracht</title> ~ <start>2014</start> t/m <end>2017</end>, naast de studie</job>

<job>Tussenin: zes maanden <title>vrijwilliger</title> in een opvang op Lesbos (<employer>Haven Zes</employer>), <start>sept. 2017</start> t/m <end>feb. 2018</end></job>

<h>Gestudeerd</h>

<edu>Postmaster <degree>GZ-opleiding</degree>, <school>RINO Oost</school>, <start>2023</start> - lopend</edu>
<edu><degree>MSc</degree> <field>Klinische Psychologie</field>, <school>Rijksuniversiteit Groningen</school>, <start>2014</start> - <end>2017</end>, eindcijfer <grade>7,8</grade></edu>
<edu><degree>BSc</degree> <field>Psychologie</field>, <school>Rijksuniversiteit Groningen</school>, <start>2010</start> - <end>2014</end></edu>
<edu><degree>VWO</degree> (<field>C&M</field>), <school>Vechtdal Lyceum</school>, Ommen, <end>2010</end></edu>

<h>Cursussen</h>

<cert><cname>EMDR basistraining</cname> (<issuer>VEN</issuer>, <date>2021</date>)</cert>, <cert><cname>Schematherapie basis 25 uur</cname> (<date>2022</date>)</cert>, <cert><cname>BHV</cname> (verlopen)</cert>

<h>Kan ik</h>

<skills><skill>CGT</skill> / <skill>EMDR</skill> / <skill>ACT (beginnend)</skill> / <skill>MATE</skill> / <skill>WAIS-IV</skill> / <skill>User (EPD)</skill> / <skill>SPSS</skill></skills>

<h>Spreek ik</h>

<language>Nederlands</language> (<level>moedertaal</level>), <language>Engels</language> (<level>goed</level>), <language>Sallands</language> (<level>thuis</level>), <language>Grieks</language> (<level>een paar woorden</level>)

<h>Verder</h>

<other>wielrennen, blaasorkest (bugel), een volkstuin</other>
