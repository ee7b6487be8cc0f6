<name>BASTIEN OYELARAN</name>
<headline>Cook of fire and salt</headline>


<h>CONTACT</h>
...........................................................................................................................................

<email>bastien@oyelaran-cooks.example.com</email>
<link>http://oyelaran-cooks.example.com</link>
@bastiencooks
<phone>+44 20 7946 0155</phone>


<h>PERSONAL STATEMENT</h>
...........................................................................................................................................

<summary>Chemist first, cook since 2008.
The lab taught me to weigh, to label and to write a recipe
that another person can really follow.
The grill taught me the rest.</summary>


<h>MY 3 DAY-TO-DAY ACTIVITIES</h>
...........................................................................................................................................

* Taster
* Rota Diplomat
* Fish whisperer


<h>EDUCATION</h>
...........................................................................................................................................

<edu><degree>Licence</degree>   <start>2004</start> - <end>2007</end>
<field>Chemistry and Physics</field>.
<school>Université de la Côte Verte</school> - <place>Abidjan</place></edu>

<edu><degree>NVQ Level 3</degree>   <start>2009</start>-<end>2010</end>
<field>Professional Cookery</field>.
<school>Bermondsey College</school></edu>

<cert><cname>Level 4 Award in Managing Food Safety</cname>  <date>2019</date>
<issuer>Highfield</issuer></cert>


<h>WORK EXPERIENCE</h>
...........................................................................................................................................

<job>* 1 year <title>Visiting Tutor</title> (two evenings a week) at <employer>Bermondsey College</employer> - <place>London</place> from <start>2023</start> to <end>today</end></job>

<job>* 5 years as <title>Head Chef</title> at <employer>The Ember Room</employer> - <place>Peckham</place> from <start>2019</start> to <end>today</end></job>

<job>* 6 years as <title>Sous Chef</title> at <employer>Hotel Marchmont & Spa</employer> From <start>2013</start> to <end>2019</end></job>

<job>* 3 years as <title>Chef de Partie</title> (fish, then sauce) at <employer>Coquille Brasserie</employer> From <start>2010</start> to <end>2013</end></job>

<job>* 2 years as cheerful <title>Kitchen Porter</title> at <employer>Aunty Bose's Kitchen</employer> - <place>Deptford</place> From <start>2008</start> to <end>2010</end></job>


<h>16 YEARS OF COOKING EVOLUTION</h>
(the long version is further down)
...........................................................................................................................................

<skills>01. <group>Stations</group>

* <skill>Grill and wood fire</skill>
* <skill>Fish</skill>, <skill>sauce</skill>
* <skill>Bread</skill>

02. <group>Cuisines</group>

* <skill>West African</skill>
* <skill>Modern British</skill>
* <skill>Classical French</skill>

03. <group>Office</group>

* <skill>Allergen matrix</skill>
* <skill>Recipe costing</skill>
* <skill>HACCP</skill>
</skills>

<h>INTERESTS</h>
...........................................................................................................................................

* <other>Free diving</other>
* <other>Highlife records</other>
* <other>Bicycle polo</other>


========================
<h>16 years of cooking</h>
In details
========================


<h>PRESERVING</h>
...........................................................................................................................................

<skills>* <skill>Koji</skill>, <skill>garum</skill>, <skill>lacto ferments</skill>
* <skill>Cold and hot smoking</skill>
</skills>
<h>TEAM</h>
...........................................................................................................................................

<skills>* <skill>Rota planning (brigade of 12)</skill>
* <skill>Apprentice assessment</skill>
</skills>
