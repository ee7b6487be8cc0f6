<name>ELOISE TRÉMAUX-BEATTY</name>
<headline>Pastry Person</headline>


<h>CONTACT</h>
..............................................................................................................

<email>eloise@tremaux.example.net</email>
<link>http://tremaux.example.net</link>
<link>@sugarandscale</link>
<phone>+44 7700 900 318</phone>


<h>PERSONAL STATEMENT</h>
..............................................................................................................

<summary>I trained as a chemist, found out that I would rather temper than titrate,
and went to work in a bakery the week after graduation.
I still keep a lab notebook. It is why my recipes come out the same on Monday
and on Saturday night with two people missing.</summary>


<h>WHAT A NORMAL DAY HAS IN IT</h>
..............................................................................................................

* Laminate
* Teach
* Count


<h>WORK EXPERIENCE</h>
..............................................................................................................

<job>* 3 years as <title>Head Pastry Chef</title> at <employer>The Quillon Hotel</employer> - <place>Edinburgh</place> from <start>2021</start> to <end>today</end></job>

<job>* 2 years as <title>Tutor, Patisserie Level 2</title> (evenings) at <employer>Leith Catering College</employer> from <start>2022</start> to <end>today</end></job>

<job>* 5 years as <title>Pastry sous chef</title>, then <title>Pastry chef</title> at <employer>Maison Orveau</employer> - <place>Lyon</place> From <start>2016</start> to <end>2021</end></job>

<job>* 4 years as <title>Commis</title> / <title>Demi Chef de Partie, Pastry</title> at <employer>Blackwater Brasserie Group</employer> - <place>London</place> From <start>2012</start> to <end>2016</end></job>

<job>* 18 months as <title>Counter and Early-Bake Assistant</title> at <employer>Crumb & Daughter</employer> from <start>2010</start> to <end>2012</end></job>


<h>EDUCATION</h>
..............................................................................................................

<edu><degree>BSc (Hons)</degree>   <start>2006</start> - <end>2010</end>
<field>Chemistry with French</field>.
<school>Heriot-Watt University</school> - <place>Edinburgh</place></edu>

<edu><degree>CAP</degree> <field>Pâtissier</field>   <end>2017</end>
<school>GRETA Lyon Métropole</school> (adult learner, alongside work)</edu>

<cert><cname>Food Hygiene Level 4</cname>  <date>2022</date>
<issuer>Highfield</issuer></cert>


<h>14 YEARS AT THE MARBLE</h>
(the long version)
..............................................................................................................

<skills>01. <group>Doughs</group>

* <skill>Croissant</skill>, <skill>kouign-amann</skill>, <skill>feuilletage inversé</skill>
* <skill>Choux</skill>
* <skill>Brioche</skill>

02. <group>Chocolate & sugar</group>

* <skill>Hand tempering</skill> + <skill>Selmi machine</skill>
* <skill>Moulded bonbons</skill>
* <skill>Pulled sugar</skill> (competition level no, hotel level yes)

03. <group>Office</group>

* <skill>Recipe costing</skill>
* <skill>HACCP</skill>
* <skill>Rotas in Fourth</skill>
* <skill>Allergen matrix</skill></skills>

04. <h>Tongues</h>

* <language>French</language> (<level>mother</level>)
* <language>English</language> (<level>everything else</level>)


<h>INTERESTS</h>
..............................................................................................................

* <other>Fell running</other>
* <other>Old menus</other>
* <other>Jigsaws</other>
