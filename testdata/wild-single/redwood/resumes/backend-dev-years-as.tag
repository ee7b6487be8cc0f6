<name>GASPARD ETCHEVERRY</name>
<headline>Server Side Person</headline>


<h>CONTACT</h>
...........................................................................................................................................

<email>gaspard@etcheverry.example.org</email>
<link>http://etcheverry.example.org</link>
<link>https://code.example.org/gasp</link>
@gasp_e
<phone>+33 6 39 98 01 45</phone>


<h>PERSONAL STATEMENT</h>
...........................................................................................................................................

<summary>I write the parts of a web site that {nobody sees, everybody waits for}.
Educated as a surveyor, I came to programming because the maps were too slow.
Since 2008 I have looked after databases, queues and APIs, mostly for people who sell
tickets. I can explain a deadlock to a theatre director, and I have had to.</summary>


<h>MY 3 DAY-TO-DAY ACTIVITIES</h>
...........................................................................................................................................

* Deleter of code
* Reader of query plans
* Keeper of the pager


<h>EDUCATION</h>
...........................................................................................................................................

<edu><degree>Engineer's degree</degree>   <start>2001</start> - <end>2006</end>
<field>Surveying and Geomatics</field>.
<school>École des Géomètres</school> - Le Mans</edu>

<edu><degree>Summer School</degree>   <end>2015</end>
<field>Distributed Systems</field>.
<school>Biscay Summer School</school></edu>

<cert><cname>PostgreSQL Professional</cname>  <date>2019</date>
<issuer>Elefant Akademie</issuer></cert>


<h>WORK EXPERIENCE</h>
...........................................................................................................................................

* <job>2 years Part-time <title>Lecturer in Databases</title> at <employer>Université de l'Adour</employer> - <place>Pau</place> from <start>2024</start> to <end>today</end></job>

* <job>6 years as <title>Lead Backend Developer</title> at <employer>Strapontin</employer> from <start>2020</start> to <end>today</end></job>

* <job>5 years as <title>Backend Developer</title> at <employer>Guichet Unique SAS</employer> From <start>2015</start> to <end>2020</end></job>

* <job>7 years as <title>GIS Developer</title> at <employer>Cartovert</employer> From <start>2008</start> to <end>2015</end></job>

* <job>18 months as <title>Assistant Surveyor</title> at <employer>Cabinet Larralde</employer> - <place>Bayonne</place> from <start>2006</start> to <end>2008</end></job>


<h>15 YEARS OF SERVERS</h>
(Details further down)
...........................................................................................................................................

<skills>01. <group>Languages</group>

* <skill>Go</skill>
* <skill>PHP</skill>, <skill>Symfony</skill>
* <skill>SQL</skill>, <skill>PL/pgSQL</skill>
* <skill>Java</skill> (old)

02. <group>Data</group>

* <skill>PostgreSQL</skill> + <skill>PostGIS</skill> + <skill>pgBouncer</skill>
* <skill>RabbitMQ</skill>
* <skill>Redis</skill>

03. <group>Source Code Management</group>

* <skill>GIT</skill>
* <skill>SVN</skill>, long ago

04. <group>Methodology</group>

* <skill>Trunk based development</skill>
* <skill>Kanban</skill>
</skills>


<h>INTERESTS</h>
...........................................................................................................................................

* <other>Basque pelota</other>
* <other>Paper maps</other>
* <other>Sourdough</other>
* <other>Georges Perec</other>


========================
<h>15 years of servers</h>
In details
========================


<skills><group>TICKETING</group>
...........................................................................................................................................

* <skill>Seat maps</skill>, <skill>reservation locks</skill>, <skill>waiting rooms</skill>
* <skill>Payment: Stripe</skill>, <skill>Adyen</skill>
* <skill>Load tests: k6</skill>, <skill>Gatling</skill>


<group>OPERATIONS</group>
...........................................................................................................................................

* <skill>Debian</skill>, <skill>Nginx</skill>, <skill>HAProxy</skill>
* <skill>Ansible</skill>, <skill>GitLab CI</skill>
* <skill>Grafana</skill>, <skill>Prometheus</skill>, <skill>Loki</skill></skills>


<h>LANGUAGES</h>
...........................................................................................................................................

* <language>French</language>, <language>Basque</language> (<level>home</level>), <language>English</language>, <language>Spanish</language>
