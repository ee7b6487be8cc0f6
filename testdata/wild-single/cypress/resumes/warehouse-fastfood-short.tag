<place>4418 Juniper Mesa Rd SW</place>
<place>Albuquerque, NM 87105</place>
<phone>(505) 555-0138</phone>
<email>d.okonjobaca@example.net</email>
<name>Dominic Okonjo-Baca</name>

<h>SKILLS</h>

<skills><skill>Sit-down and stand-up forklift</skill>
<skill>RF scanner</skill>
Good with <skill>Excel</skill>
<skill>Order picking</skill>
<skill>Customer service</skill> experience</skills>

<h>EXPERIENCE</h>

<job><employer>Sandia Pallet & Supply</employer>, <place>2200 Broadway Blvd SE</place> — <title>Lead Picker</title>
<start>March 2022</start> - <end>PRESENT</end>
<point>Pick and stage for 9 routes</point>
<point>Show new people the scanner</point>
<point>Count cycle on Fridays</point></job>
<job><employer>Quick Calf Burgers</employer>, <place>5600 Coors Blvd NW</place> — <title>Crew</title>
<start>June 2021</start> - <end>February 2022</end>
<point>Grill and drive thru</point>
<point>Closing shift, cash drop</point></job>
<job><employer>Mesa del Sol Swim Club</employer>, — <title>Lifeguard</title>
<start>Summer 2019</start>, <end>2020</end>
<point>Watched the kids pool</point></job>

<h>EDUCATION</h>

<edu><school>Rio Puerco Community College</school> — <field>Diesel Technology</field>
<start>January 2024</start> - <end>PRESENT</end>, Rio Puerco Community College
GPA: <grade>3.2</grade>
<point>2 of 4 terms done, evenings</point></edu>
<edu><school>South Valley High School</school> — <degree>Diploma</degree>
<end>May 2021</end></edu>

<h>LICENSES</h>

<cert><cname>Forklift operator card</cname>, <date>exp. 2027</date></cert>
<cert><cname>CDL permit (Class A)</cname></cert>

<h>AWARDS</h>

<award><title>Safety Star, no incidents</title> <end>Fall of 2023</end></award>
