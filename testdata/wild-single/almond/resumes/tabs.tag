<name>Ingibjörg Sæmunds-Okafor</name>	<headline>Landscape architect FÍLA</headline>
<place>Akureyri, Iceland</place>	<email>ingibjorg@example.com</email>	<phone>+354 555 0113</phone>

<h>Practice</h>
<job><employer>Lyng landslagsstofa</employer>	<place>Akureyri</place>	<title>partner</title>	<start>2018</start>	<end>today</end>
		<point>Harbour promenade, 1.1 km, built 2021–23, with wind shelters tested in a tunnel</point>
		<point>School grounds for five municipalities</point>
		<point>Tender documents, site supervision, accounts on Sundays</point></job>
<job><employer>Bjerke & Falsen Landskap</employer>	<place>Bergen</place>	<title>landscape architect</title>	<start>2012</start>	<end>2018</end>
		<point>Rain gardens along the tram, phases 2 and 3</point>
		<point>Planting plans; lead on two of them</point></job>
<job><employer>Bjerke & Falsen</employer> (same)	<place>Bergen</place>	<title>assistant</title>	<start>2010</start>	<end>2012</end></job>
<job><employer>Forest Service nursery, Vaglaskógur</employer>	<place>Fnjóskadalur</place>	<title>summer worker</title>	<start>2003</start>	<end>2006</end>
		<point>Planted roughly 200 000 birches. They are taller than me now.</point></job>

<h>Schooling</h>
<edu><school>NMBU</school>	<place>Ås</place>	<degree>MLA</degree>	<start>2007</start>	<end>2010</end></edu>
<edu><school>Agricultural University of Iceland</school>	<place>Hvanneyri</place>	<degree>BSc</degree> <field>environmental planning</field>	<start>2004</start>	<end>2007</end></edu>

<h>Authorisation</h>
<cert><cname>Protected title landscape architect</cname>	<issuer>Ministry, Reykjavík</issuer>			<date>2012</date></cert>
<cert><cname>Design submission licence</cname>	<issuer>HMS</issuer>			<date>2019</date></cert>

<h>Competitions</h>
<award><title>Town square, Húsavík</title>	1st		with Lyng	<end>2020</end></award>
<award><title>Cemetery extension, Askøy</title>	shortlist		with Bjerke & Falsen	<end>2015</end></award>

<h>Drawing with</h>
<skills><skill>Vectorworks Landmark</skill>	daily
<skill>AutoCAD</skill>	weekly
<skill>QGIS</skill>	weekly
<skill>SketchUp</skill>	for clients
<skill>watercolour</skill>	for me</skills>

<h>Languages</h>
<language>Icelandic</language>	<level>mother tongue</level>
<language>Norwegian</language>	<level>working language for eight years</level>
<language>English</language>	<level>good</level>
<language>Igbo</language>	<level>family words</level>
