                        Curriculum vitae
Personal information
First name / Surname    <name>Radka Stoeva-Lind</name>
Address                 12, ul. Shipka, <place>4000 Plovdiv, Bulgaria</place>
Telephone               <phone>+359 32 555 014</phone>          Mobile: <phone>+359 88 555 0147</phone>
E-mail                  <email>radka.stoeva@example.net</email>
Nationality             <status>Bulgarian</status>
Date of birth           <status>17/09/1986</status>
Gender                  <status>Female</status>

Desired employment /    <headline>Food safety and quality manager</headline>
Occupational field

<h>Work experience</h>

<job>Dates                   <start>01/10/2018</start> → <end>ongoing</end>
Occupation or position  <title>Quality Manager</title>
held
Main activities and     <point>Maintenance of the HACCP and FSSC 22000 systems in two plants</point>
responsibilities        <point>Supplier audits (around 25 a year, milk and packaging)</point>
                        <point>Contact point of the Food Safety Agency; 9 inspections, no major finding</point>
Name and address of     <employer>Trakia Mlechni Produkti EOOD</employer>, <place>Asenovgrad (Bulgaria)</place>
employer
Type of business or     Dairy products
sector</job>

<job>Dates                   <start>15/02/2013</start> – <end>30/09/2018</end>
Occupation or position  <title>Laboratory Specialist</title>
held
Main activities and     <point>Microbiological tests of raw milk and cheese (Listeria, Salmonella, TPC)</point>
responsibilities        <point>Participation in the accreditation of the laboratory according to ISO/IEC
                        17025</point>
Name and address of     <employer>Laboratoriya Evmolpia AD</employer>, <place>Plovdiv</place>
employer</job>

<job>Dates                   <start>01/06/2010</start> – <end>31/12/2012</end>
Occupation or position  <title>Technologist in production</title>
held
Main activities and     <point>Control of pasteurisation and of the cleaning in place</point>
responsibilities
Name and address of     <employer>Rodopska Kashta OOD</employer>, <place>Smolyan</place>
employer</job>

<h>Education and training</h>

<edu>Dates                   <start>2005</start> – <end>2010</end>
Title of qualification  <degree>Master's degree</degree>, <field>Technology of Food Products</field>
awarded
Name and type of        <school>University of Food Technologies</school>, <place>Plovdiv</place>
organisation
Level in national or    ISCED 5A
international
classification</edu>

<cert>Dates                   <date>11/2019</date>
Title of qualification  <cname>Lead Auditor FSSC 22000</cname>
awarded
Organisation            <issuer>Certus Balkan</issuer></cert>

<h>Personal skills and</h>
<h>competences</h>

Mother tongue(s)        <language>Bulgarian</language>
Other language(s)
Self-assessment         Understanding          Speaking               Writing
European level (*)      Listening   Reading    Interact.   Production
<language>English</language>                 <level>C1</level>          C1         B2          B2            B2
<language>German</language>                  <level>A2</level>          B1         A2          A2            A2
<language>Russian</language>                 <level>B2</level>          C1         B2          B1            B1
(*) Common European Framework of Reference (CEF) level

Organisational skills   <skills><skill>Internal auditing</skill>, <skill>planning of HACCP teams</skill>, <skill>crisis and recall drills</skill>
Computer skills         <skill>MS Office</skill>, <skill>SAP QM (user)</skill>, <skill>LIMS</skill></skills>
Driving licence(s)      <status>B</status>
Additional information  <other>References from Trakia Mlechni on request</other>

Page 2/2 - Curriculum vitae of Stoeva-Lind Radka
