                         Europass
                         Curriculum Vitae

Personal information
First name(s) / Surname(s)      <name>Stavros Kalligeridis</name>
Address(es)                     <place>14 Odos Aktaiou, 18535 Piraeus, Greece</place>
Telephone(s)                    -                       Mobile: <phone>+30 690 000 0183</phone>
E-mail                          <email>s.kalligeridis@example.org</email>
Nationality                     <status>Hellenic</status>
Date of birth                   <status>03/11/1984</status>
Gender                          <status>Male</status>

Desired employment /
Occupational field              <headline>Technical Superintendent (bulk / tanker)</headline>

<h>Work experience</h>

<job>Dates                           <start>10/2018</start> →
Occupation or position held     <title>Second Engineer (licence of Chief Engineer held since 2022)</title>
Main activities and             <point>Planned maintenance of main engine (MAN B&W 6G60), 3 auxiliaries</point>
responsibilities                <point>Bunkering, spares budget (USD 240 000 / year)</point>
                                <point>Two dry dockings (Zhoushan 2019, Tuzla 2023), the second as
                                assistant of the superintendent</point>
Name and address of employer    <employer>Aegialos Maritime S.A.</employer>, <place>Piraeus</place>
Type of business or sector      Ship management, 17 bulk carriers</job>

<job>Dates                           <start>03/2012</start> - <end>08/2018</end>
Occupation or position held     <title>Third Engineer</title>
Main activities and             <point>Watchkeeping, purifiers, sewage plant, boilers</point>
responsibilities
Name and address of employer    <employer>Poseidonia Tankers Ltd</employer>, <place>Limassol, Cyprus</place>
Type of business or sector      Product tankers (MR2)</job>

<job>Dates                           <start>2010</start> - <end>2011</end>
Occupation or position held     <title>Military service, engine room of gunboat</title>
Name and address of employer    <employer>Hellenic Navy</employer></job>

Page 1/2 - Curriculum vitae of        For more information on Europass go to http://europass.example.org
Kalligeridis Stavros                  © European Communities

<h>Education and training</h>

<edu>Dates                           <start>2004</start> - <end>2009</end>
Title of qualification awarded  <degree>Diploma</degree> of <field>Marine Engineering</field>
Name and type of organisation   <school>Merchant Marine Academy of Aspropyrgos</school>
providing education
Level in national or            ISCED 5, mark <grade>7.4 / 10</grade>
international classification</edu>

<edu>Dates                           <start>2023</start> →
Title of qualification awarded  <degree>M.Sc.</degree> <field>Energy in Shipping</field> (distance, 4 of 9 modules passed)
Name and type of organisation   <school>University of West Attica</school>
providing education</edu>

<h>Personal skills and competences</h>

Mother tongue(s)                <language>Greek</language>
Other language(s)
Self-assessment                 Understanding          Speaking               Writing
European level (*)              Listening   Reading    Interaction  Production
<language>English</language>                         <level>C1</level>          C1         B2           B2            B2
<language>Russian</language>                         <level>A2</level>          A1         A2           A1            A1
(*) Common European Framework of Reference for Languages

Organisational skills           Crew of 9 in engine room, mixed Filipino - Greek - Ukrainian
Computer skills                 <skills><skill>AMOS</skill>, <skill>Danaos</skill>, <skill>Excel</skill>, a little <skill>AutoCAD</skill></skills>
Driving licence(s)              <status>A, B</status>

<h>Additional information</h>   <cert><cname>STCW III/2 Certificate of Competency, Chief Engineer</cname>, <issuer>Hellenic Ministry of Shipping</issuer>, <date>05/2022</date></cert>
                                <cert><cname>Advanced Training for Oil Tanker Cargo Operations</cname>, <date>2014</date>, not renewed</cert>
                                <cert><cname>ISM internal auditor</cname>, <issuer>Lloyd's Register</issuer>, <date>2021</date></cert>

<h>Annexes</h>                         <other>Sea service book, copies of certificates</other>
