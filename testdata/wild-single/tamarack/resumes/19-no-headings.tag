<name>Birgitta Solveig Oyelaran</name>
Flat 3, 40 Harbour Row, <place>Whitby</place>
<phone>01947 555 012</phone>
<email>b.oyelaran@example.com</email>

<summary>Pastry chef, 15 years in kitchens, the last six in charge of the section. I do
laminated doughs and plated desserts; I don't do sugar flowers.</summary>

<job><employer>The Spindrift Hotel</employer>, <place>Whitby</place>
<title>Head Pastry Chef</title>
<start>since Easter 2018</start>
<point>Breakfast viennoiserie, afternoon tea for up to 90, dessert menu changing every six weeks</point>
<point>Two commis under me, one of them now at a starred place in Leeds</point>
<point>Got the flour and butter waste down by a third by baking to the booking sheet</point></job>

<job><employer>Maison Quillfeather</employer>, <place>York</place>
<title>Chef de Partie, Pastry</title>
<start>2014</start> to <end>2018</end>
<point>Croissants by hand, 400 a day on weekends</point></job>

<job><employer>Larder & Thyme Contract Catering</employer>, <place>Leeds</place>
<title>Demi Chef, then Chef de Partie</title>
<start>2011</start> to <end>2014</end>
<point>Banqueting for 600, mostly weddings and one royal visit</point></job>

<job><employer>Café Björk</employer>, <place>Umeå</place>
<title>Baker's assistant</title>
<start>2009</start>, <end>2010</end></job>

<edu><school>Leeds City College</school>
<degree>NVQ Level 3</degree> <field>Professional Cookery (Patisserie and Confectionery)</field>
<end>2012</end></edu>

<edu><school>Dragonskolan</school>, <place>Umeå</place>
<degree>Gymnasieexamen</degree>, <field>hotel and restaurant programme</field>
<end>2009</end></edu>

<cert><cname>Level 3 Food Safety</cname>, renewed <date>2023</date></cert>
<cert><cname>Allergen awareness</cname>, <date>2024</date></cert>

<skills><skill>Tempering</skill>, <skill>lamination</skill>, <skill>entremets</skill>, <skill>costing in Excel</skill>, <skill>rotas</skill></skills>

I speak <language>Swedish</language> (<level>mother tongue</level>), <language>English</language> and a bit of <language>Yoruba</language>.

<award><title>Best Afternoon Tea</title>, <employer>North Riding Food Awards</employer>, <end>2022</end> (runner-up <end>2019</end>)</award>

<other>Split shifts are fine. Driving licence but no car.</other>
