   
<h>Contact</h>
<place>Rotterdam, South Holland,</place>
<place>Netherlands</place>
<email>m.achterberg@example.net</email>

<link>www.people.example.net/in/marloes-</link>
achterberg-06b (Profile)
<link>marloesplans.example.net</link> (Blog)

<h>Top Skills</h>
<skills><skill>Transport Planning</skill>
<skill>SAP TM</skill>
<skill>Dangerous Goods (ADR)</skill></skills>

<h>Languages</h>
<language>Dutch</language> (<level>Native or Bilingual</level>)
<language>English</language> (<level>Full Professional</level>)
<language>German</language> (<level>Professional Working</level>)
<language>Polish</language> (<level>Elementary</level>)

<h>Certifications</h>
<cert><cname>APICS CPIM Part 1</cname></cert>
<cert><cname>Veiligheidsadviseur ADR weg</cname></cert>
<cert><cname>Lean Six Sigma Yellow Belt</cname></cert>

<name>Marloes Achterberg</name>
<headline>Senior Transport Planner at Waalhaven Bulk | ADR | continental road &</headline>
<headline>short sea</headline>
<place>Rotterdam, South Holland, Netherlands</place>

<h>Summary</h>
<summary>I plan trucks that carry things you do not want to spill. 

11 years between the driver, the customer and the clock. I prefer a
whiteboard to a dashboard but I can build the dashboard.</summary>

<h>Experience</h>

<job><employer>Waalhaven Bulk Logistics</employer>
6 years 4 months
<title>Senior Transport Planner</title>
June 2022 - <end>Present</end> (2 years 6 months)
<place>Rotterdam, South Holland, Netherlands</place>
<point>Lead planner tank & bulk, Benelux and NRW, 74 trucks own fleet + charters.</point>
<point>Key user SAP TM during the 2023 migration.</point>

<title>Transport Planner, Tank Division</title>
<start>September 2018</start> - May 2022 (3 years 9 months)
<point>- daily planning of 30 trucks</point>
<point>- empty kilometres from 24 % to 17 %</point>
<point>- stand-in for the cleaning station desk</point></job>

<job><employer>Van Dorsten Expeditie B.V.</employer>
<title>Customer Service & Planning Employee</title>
<start>March 2015</start> - <end>August 2018</end> (3 years 6 months)
<place>Ridderkerk</place>
<point>Groupage to Poland and the Baltics. Quotations, CMR, claims. I learned
my Polish on the phone with drivers.</point></job>

<job><employer>Olympia Uitzendbureau</employer>
<title>Warehouse & Admin Temp</title> (several clients)
<start>July 2013</start> - <end>February 2015</end> (1 year 8 months)
<place>Rotterdam Area, Netherlands</place>
<point>Order picking, customs paperwork for a fruit importer, night shift reception.</point></job>


                                    Page 1 of 2

   

<job><employer>Scouting Maasgroep 18</employer>
<title>Treasurer</title>
<start>2011</start> - <end>2014</end> (3 years)</job>

<h>Education</h>
<edu><school>Hogeschool Rotterdam</school>
<degree>Bachelor of Science - BS</degree>, <field>Logistics Engineering</field> · (<start>2009</start> - <end>2013</end>)</edu>

<edu><school>Scheepvaart en Transport College</school>
<degree>MBO 4</degree>, <field>Manager Transport en Logistiek</field> · (<start>2006</start> - <end>2009</end>)</edu>


                                    Page 2 of 2
