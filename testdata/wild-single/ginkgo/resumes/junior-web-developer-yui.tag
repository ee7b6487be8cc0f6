<name>Callum Brightwater</name>
<headline>Interactive Developer</headline>
Download PDF
<email>callum@brightwater.example.net</email>
<phone>(732)-555-0164</phone>

<h>Skills</h>
<skills><group>Languages</group>
<skill>JavaScript</skill>
<skill>HTML</skill>
<skill>CSS</skill>
<skill>PHP</skill>
<skill>C#</skill>
<group>Tools</group>
<skill>Git</skill>
<skill>VS Code</skill>
<skill>Blender</skill>
<skill>Sass</skill>
<group>Frameworks</group>
<skill>Svelte</skill>
<skill>Express</skill>
<skill>Unity</skill>
<skill>Three.js</skill></skills>

<h>Work Experience</h>
<job><employer>Plumb Line Museum Media</employer>
<title>Front End Developer Intern</title>
<start>June 2023</start> - <end>September 2023</end>
<point>Helped to build two touch-table exhibits for a natural history museum. My part was the bug list,
layout for three screen sizes, and one small game about beetles.</point> <point>Took part in stand-ups with a team
of 6.</point>
See https://plumbline.example.com
Technologies: <tech>Svelte, JavaScript, Three.js, Git</tech></job>

<job><employer>Open Stacks Project</employer>
<title>Student Web Developer</title>
<start>September 2022</start> - <end>May 2023</end>
<point>Kept the library's room booking site running and added a waiting list.</point> <point>Talked directly to the
librarians, who were the clients.</point> <point>Fixed what broke during exam weeks and left a handover
document.</point>
Technologies: <tech>PHP, HTML, CSS, MySQL</tech></job>

<job><employer>Sandy's Custard</employer>
<title>Shift Lead</title>
<start>Summers 2019</start> - <end>2022</end>
<point>Closed the till, trained the new scoopers.</point></job>

<h>Projects</h>
<proj><title>Undertow</title>
Gameplay Programmer
<start>February 2024</start> - <end>May 2024</end>
<point>Two-player rowing game with real oars as controllers. Shown at the spring festival with about 700 players.
Made by 3 designers and 4 developers.</point>
Contribution: <point>Wrote the input code for the oars and the scoring server.</point>
Technologies: C#, Unity, Arduino</proj>

<proj><title>Receipt Printer Poems</title>
Development and Soldering
<end>October 2023</end>
<point>A thermal printer that gives you a short poem about the weather outside.</point>
Technologies: JavaScript, Node.js, Raspberry Pi</proj>

<h>Education</h>
<edu><school>Passaic Institute of Technology</school> - <place>Clifton, NJ</place>
Major : <field>Game Design & Development</field> — <grade>3.6 GPA</grade>
Honors : Dean's List - 5 semesters
expected graduation <end>May 2025</end></edu>
