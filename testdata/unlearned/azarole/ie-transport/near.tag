<name>MAGDALENA WRONA</name>
<place>Newbridge</place>  <phone>083 555 0146</phone>  <email>magda.wrona@example.com</email>  <status>EU citizen, in Ireland since 2008</status>

<h>PROFILE:</h>      <summary>Transport operations manager in chilled distribution with six years
              running a transport operation of 55 vehicles. Strong on compliance,
              planning and the driver team.</summary>

<h>EXPERIENCE:</h>   <job><employer>Oakmount Chilled Ltd</employer>, <place>Naas</place>
              <title>Transport Operations Manager</title>, <start>May 2019</start> to <end>present</end>
              - <point>Run planning, compliance and 58 drivers across two depots; 4
                planners and a yard supervisor report to me</point>
              - <point>Drivers' hours, tachograph analysis and Working Time Directive
                reporting; CVRT and maintenance records audited each year</point>
              - <point>Paragon route planning for 640 drops a day, cost per drop down
                from €9.80 to €8.95 in two years</point>
              - <point>Transport budget of €4.6m, weekly Excel report to the board</point>
              - <point>Fleet telematics (Microlise) rolled out to 55 trucks</point>
              - <point>Rosters, disciplinaries and talks with the union rep</point></job>

              <job><employer>Oakmount Chilled Ltd</employer>
              <title>Transport Planner</title>, <start>Sept 2014</start> to <end>May 2019</end>
              - <point>Daily routes for 30 rigids, temperature-controlled, HACCP records</point></job>

              <job><employer>Lidwell Foods</employer>, <place>Kildare</place>
              <title>Dispatch clerk</title>, <start>2009</start> to <end>2014</end>
              - <point>Loading sheets, driver debrief, returns</point></job>

<h>EDUCATION:</h>    <edu><degree>BSc Logistics</degree>, <school>University of Gdańsk</school>, <end>2008</end></edu>
              <edu><degree>Diploma in Supply Chain Management</degree>, <school>IPICS</school>, <end>2017</end></edu>

<h>TRAINING:</h>     <cert><cname>HACCP level 3</cname>, <date>2020</date></cert>
              <cert><cname>Manual handling instructor</cname>, <date>2018</date></cert>
              Transport Manager CPC: sat the exam in March 2025, did not pass,
              repeat not booked yet. The licence is held by our director.

<h>SKILLS:</h>       <skills><skill>Paragon</skill>, <skill>Microlise</skill>, <skill>TachoMaster</skill>, <skill>Excel</skill>, <skill>KPI reporting</skill></skills>

<h>LANGUAGES:</h>    <language>Polish</language> <level>native</level>, <language>English</language> <level>fluent</level>
