<name>Kofi Lindqvist</name>
<headline>Tester | Tinkerer | CS Student</headline>  
	<place>22 E Gorham Ct  #4</place>
<place>Eau Claire, Wisconsin 54701</place>
<phone>715-555-0163</phone>
<email>kofi.lindqvist@example.net</email>
	<h>EXPERIENCE</h>
<job><employer>Badger Loop Software</employer>, <place>Eau Claire, WI</place>
<start>May 2024</start> - <end>PRESENT</end>
<point>Works with a crop insurance client testing a claims portal used by 1,100 adjusters, mostly with Playwright and TypeScript</point>
<point>Wrote the page object layer after the first one fell over</point>
<point>Files about 10 bugs a week, 7 of them get fixed</point></job>
<job><employer>Chippewa Valley Tech Camp</employer>, <place>Menomonie, WI</place>
<start>Summers 2022 and 2023</start>
<title>Counselor</title>
<point>Scratch and micro:bit for ages 9-12</point></job>
<h>EDUCATION</h>
<edu><school>University of Wisconsin - Chippewa</school>
<start>September 2022</start> - <end>Present</end>


     Currently pursuing a <degree>Bachelor’s</degree> in <field>Computer Science</field> 
Current GPA <grade>3.41 / 4.00</grade> </edu>
<edu><school>Memorial Heights High School</school>, <place>Altoona, WI</place> 
<start>September 2018</start> - <end>May 2022</end></edu>
<h>PROJECTS</h> 


<proj><title>Website</title> - <link>http://example.org/~klindqvist/</link></proj>
<proj><title>Bus sign</title> - <point>LED matrix on a Raspberry Pi that shows when route 9 is late</point></proj>
<proj><title>Trivia league bot</title> - <point>Discord, 60 users, one outage</point></proj>




	<h>SKILLS</h>


<skills><skill>Playwright</skill>/<skill>Cypress</skill>
<skill>TypeScript</skill>/<skill>JavaScript</skill>
<skill>Linux</skill>
<skill>GitHub Actions</skill>
<skill>Java</skill>/<skill>C</skill>
<skill>Postman</skill>
<skill>Python</skill>
<skill>SQL</skill> (one class)
<skill>Jira</skill></skills>
<h>LANGUAGES</h>
<language>Swedish</language> 
<language>English</language> - <level>Preferred</level>
<language>Twi</language>
