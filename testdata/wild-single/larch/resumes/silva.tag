<name>Mafalda Teixeira e Silva</name>
<status>Date of birth: 11/03/1995</status>
<status>Nationality: Portuguese</status>
<status>Gender: Female</status>

<h>CONTACT</h>
<place>Rua da Bica 31, 8800-412 Tavira, Portugal (Home)</place>
<email>mafalda.tsilva@example.com</email>
<phone>(+351) 915550188</phone>

<h>ABOUT ME</h>
<summary>Front office professional, opening experience, comfortable with complaints at 3 a.m. Looking for assistant
manager role in Switzerland or Luxembourg.</summary>

<h>WORK EXPERIENCE</h>

<job><start>01/06/2022</start> – <end>CURRENT</end> – <place>Tavira, Portugal</place>
<title>FRONT OFFICE SUPERVISOR</title> – <employer>HOTEL SALINAS DA RIA</employer> ****
• <point>Shift lead for 4-6 receptionists, 112 rooms, rosters</point>
• <point>Pre-opening: wrote the SOPs for check in / out and night audit</point>
• <point>Booking score from 8.3 to 8.9 (with F&B and HK of course)</point></job>

<job><start>15/03/2019</start> – <end>31/10/2019</end> – <place>Ischgl / Velden, Austria</place>
<title>RECEPTIONIST (SEASONAL)</title> – <employer>ALPENSEE RESORTS</employer>
<point>Returned for 12/2019 – 03/2020, contract ended early (COVID-19)</point></job>

<job><start>2020</start> – <end>2022</end> – <place>Faro, Portugal</place>
<title>CALL CENTRE AGENT (GERMAN DESK)</title> – <employer>TEMPORALIS TRABALHO TEMPORÁRIO, LDA</employer>
• <point>Assigned to airline client Aerolusa: rebooking, refunds</point></job>

<job><start>07/2016</start> – <end>12/2018</end> – <place>Lisboa, Portugal</place>
<title>RECEPTION / CITY WALKS GUIDE (PART-TIME)</title> – <employer>HOSTEL AZULEJO NOVO</employer></job>

<h>EDUCATION AND TRAINING</h>

<edu><start>09/2013</start> – <end>06/2016</end> – <place>Faro, Portugal</place>
<degree>LICENCIATURA EM GESTÃO HOTELEIRA</degree> – <school>Universidade do Sotavento</school>
Final grade <grade>14/20</grade> – Level in EQF EQF level 6</edu>

<cert><date>11/2023</date>
<cname>REVENUE MANAGEMENT ESSENTIALS (ONLINE, 40 H)</cname> – <issuer>Ecole Leman Hospitality</issuer></cert>

                                                                                                        1 / 2
Mafalda Teixeira e Silva

<h>LANGUAGE SKILLS</h>

Mother tongue(s): <language>PORTUGUESE</language>
Other language(s):
                 UNDERSTANDING                    SPEAKING                               WRITING
                 Listening     Reading     Spoken production   Spoken interaction
<language>ENGLISH</language>          <level>C1            C1          C1                  C1                    B2</level>
<language>GERMAN</language>           <level>B2            B1          B1                  B2                    A2</level>
<language>FRENCH</language>           <level>A2            B1          A2                  A2                    A1</level>
Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user

<h>DIGITAL SKILLS</h>
<skills><skill>Opera Cloud</skill> / <skill>Protel</skill> / <skill>SiteMinder</skill> / <skill>Excel</skill> / <skill>Canva</skill></skills>

<h>VOLUNTEERING</h>
<vol><start>2011</start> – <end>2015</end> – <place>Tavira</place>
<title>Escuteira, later assistant leader</title>
<point>Summer camps up to 40 children</point></vol>

<h>DRIVING LICENCE</h>
<status>Cars: B</status>

<h>HOBBIES AND INTERESTS</h>
<other>Salt marsh birdwatching, fado (listening only)</other>
