 <name>GUL ZAMAN KHAN</name> s/o Sher Zaman
 <headline>HEAVY BUS DRIVER / LIGHT VEHICLE DRIVER</headline>
 Mob. <phone>+971 50 555 3096</phone>
 <place>Sonapur, Dubai (UAE)</place>
<h>VISA</h>:
 <status>Visit visa exp. 21-10-2024 (last employment cancelled)</status>
<h>LICENCE</h>:
 <status>UAE – No.3 LIGHT VEH. 2011, No.6 HEAVY BUS 2014, valid 2029, black points nil</status>
 <status>PAK – HTV Peshawar</status>
 <cert><cname>RTA school bus permit</cname> – (<date>2019</date>) valid</cert>
<h>EXPERIANCE</h>:
 <job>06 YEARS – <employer>FALCON CREST SCHOOL TRANSPORT L.L.C</employer>, <place>AL QUSAIS</place> – <title>BUS DRIVER</title> ( <start>2018</start> to <end>AUG 2024</end> )
   <point>66 seater Ashok Leyland, 2 trips morning 2 trips afternoon, children count with attendant,
   no accident.</point></job>
 <job>03 ½ YEARS – <employer>NOOR AL BARSHA LABOUR SUPPLY</employer>, <place>JEBEL ALI</place> – <title>STAFF BUS DRIVER</title> ( <start>2014</start> to <end>2018</end> )
   <point>Labour transport camp to site, daily check of tyre water oil, log sheet.</point></job>
 <job>03 YEARS – <employer>HOUSE OF MR. SAEED</employer>, <place>SHARJAH</place> – <title>FAMILY DRIVER</title> ( <start>2011</start> to <end>2014</end> )
   <point>School drop, shopping, airport. Land Cruiser, Patrol.</point></job>
 <job><employer>PAKISTAN ARMY</employer> ( ASC ) – <title>MT DRIVER</title>, SEPOY – <start>1999</start> to <end>2009</end> – pension</job>
<h>QUALIFICATION</h>:
 <edu><degree>MATRIC</degree> ( <field>ARTS</field> ) <end>1998</end> – <school>BISE Mardan</school></edu>
<h>LANGUAGE</h>:
 <language>Pashto</language>, <language>Urdu</language>, <language>Hindi</language>, <language>English</language> ( <level>understand</level> ), <language>Arabic</language> ( <level>understand and little speak</level> )
<h>OTHER</h>:
 <skills>I know <skill>all emirates roads</skill>, <skill>Google map</skill>, <skill>small repair</skill>, <skill>first aid</skill></skills>
 <status>D.O.B 1980</status>. <status>Religion Islam</status>. <status>Passport exp. 2028</status>
 <other>Salary demand 3500 + room. I can join immediately insha Allah.</other>
