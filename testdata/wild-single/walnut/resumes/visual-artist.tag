<name>Wren Tsosie-Halloran</name>
<status>b. 1988, Flagstaff</status>. Lives and works in <place>Glasgow</place>.
<link>wrentsosie.example.com</link>   <email>studio@example.net</email>

<h>education</h>
<edu><end>2014</end>   <degree>MFA</degree>, <school>The Glasgow School of Art</school></edu>
<edu><end>2013</end>   exchange, <school>Sint-Lucas</school>, <place>Ghent</place></edu>
<edu><end>2010</end>   <degree>BFA</degree> <field>Printmaking</field> (<grade>cum laude</grade>), <school>University of New Mexico</school>, <place>Albuquerque</place></edu>
<edu><end>2006</end>   one year of <field>Civil Engineering</field>, <school>Northern Arizona University</school></edu>

<h>solo exhibitions</h>
2024   Salt Ledger, Gallery Ninewells, Dundee
2021   Wool / Debt, The Tannery Project Space, Glasgow
2018   Four Corners, Three Stitches, Kunstverein Altmark, Stendal

<h>selected group exhibitions</h>
2023   Threadbare, Museum of Contemporary Weaving, Leeds
2019   Paper Borders (curated by N. Achterberg), Ghent
2016   New Scottish Makers, Linlithgow

<h>residencies</h>
2022   Cove Workshop, Argyll
2017   Frans Ooms Foundation, Eindhoven (3 months)

<h>awards</h>
<award><start>2020</start>   <title>Open Fund for Individuals</title>, <employer>Creative Scotland</employer></award>
<award><start>2014</start>   <title>Hester Laing Prize for Print</title> (shared)</award>

<h>teaching & other employment</h>
<job><start>2018</start>–         <title>Lecturer in Printed Textiles</title> (0.4), School of Design, <employer>Heriot-Watt University</employer>, <place>Galashiels</place></job>
<job><start>2015</start>–<end>2018</end>     <title>Visiting Tutor, Contextual Studies</title>, <employer>Ayrshire College</employer></job>
<job><start>2014</start>–<end>2019</end>     <title>Print Technician</title> / <title>Keyholder</title> at <employer>Glasgow Print Workshop CIC</employer></job>
<job><start>2011</start>–<end>2012</end>     <title>Picture framer</title>, <employer>Frame of Mind</employer>, <place>Santa Fe</place></job>
<job><start>2010</start>          <title>Intern to the Master Printer</title>, <employer>Tamarack Editions</employer>, <place>Albuquerque</place></job>

<h>collections</h>
<other>Dundee City Art Centre; private collections in Belgium and the US.</other>

<h>press</h>
<pub>"<title>The arithmetic of wool</title>", Marginalia Quarterly 31, <start>2021</start> (L. Ferrante)</pub>
