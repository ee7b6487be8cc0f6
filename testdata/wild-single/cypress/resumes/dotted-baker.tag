<name>MARTINE QUILLFORD</name>
<headline>Dough Person</headline>


<h>CONTACT</h>
.....................................................................................................

<email>martine.quillford@example.com</email>
<link>http://quillfordbakes.example.org</link>
<link>http://instagram.com/quillford_crumb</link>
<phone>+44 7700 900418</phone>


<h>IN MY OWN WORDS</h>
.....................................................................................................

<summary>I bake bread, I plan bread and, for the last six years, I teach bread.
I came to it late, after a diploma in Chemistry and four years in a paint laboratory, so I
tend to weigh things twice and write everything down.
Small teams, early hours, long fermentation.</summary>


<h>TRAINING</h>
.....................................................................................................

<edu><degree>Higher National Diploma</degree>   <start>2001</start> - <end>2003</end>
<field>Applied Chemistry</field>.
<school>Garrowby College of Technology</school> - <place>Leeds</place></edu>

<edu><degree>Diploma in Artisan Baking</degree>   <end>2008</end>
<point>Full time, 24 weeks.</point>
<school>The Old Granary Bread School</school></edu>

<cert><cname>Level 3 Award in Food Safety in Catering</cname>  <date>2016</date>
<issuer>Highfield</issuer></cert>


<h>WORK EXPERIENCE</h>
.....................................................................................................

* <job>6 years as <title>Head Baker</title> at <employer>Tin & Tallow</employer> - <place>Sheffield</place> from <start>2019</start> to <end>today</end></job>

* <job>3 years as <title>Tutor</title> (evening classes) at <employer>Wadsley Adult Learning</employer> from <start>2021</start> to <end>2024</end></job>

* <job>7 years as <title>Night Baker</title>, then <title>Shift Leader</title> at <employer>Corrigan's Bakery</employer> - <place>York</place> From <start>2012</start> to <end>2019</end></job>

* <job>4 years as <title>Baker's Assistant</title> at <employer>The Mill Kitchen</employer> From <start>2008</start> to <end>2012</end></job>

* <job>almost 5 years as <title>Laboratory Technician</title> at <employer>Ravensthorpe Coatings Ltd</employer> From <start>2003</start> to <end>2008</end></job>


<h>WHAT I CAN DO AT 3 IN THE MORNING</h>
(See below for more)
.....................................................................................................

<skills><group>01. Bread</group>

* <skill>Sourdough (wheat, rye, spelt)</skill>
* <skill>Baguette</skill>, <skill>Ciabatta</skill>
* <skill>Viennoiserie</skill>
* <skill>Gluten-free</skill>, only small batches

<group>02. Kit</group>

* <skill>Deck ovens</skill> + <skill>Retarder provers</skill> + <skill>Spiral mixers</skill>
* <skill>Rack oven</skill>
* <skill>Wood-fired oven</skill>

<group>03. Paperwork</group>

* <skill>HACCP</skill>
* <skill>Allergen matrices (Natasha's Law)</skill>
* <skill>Costing sheets in Excel</skill>
* <skill>Rotas</skill></skills>


<h>I LIKE</h>
.....................................................................................................

* <other>Fell running</other>
* <other>Rye</other>
* <other>Old recipe books, mostly Polish</other>
* <other>Crosswords</other>


========================
<h>17 years of flour</h>
In details
========================


<h>TIN & TALLOW</h>
.....................................................................................................

* 1,400 loaves a week, 3 bakers and 1 apprentice
* Wholesale to 22 cafes: grew from 6
* Waste down to 4 % (we counted it for a year)

<h>CORRIGAN'S</h>
.....................................................................................................

* Night team of 5
* Moved the whole bakery in one weekend, 2017
