<name>Michael Stannard</name>
<title>Commercial Service Engineer - Catering & Refrigeration</title>
Tel: <phone>07700 900772</phone> | Email: <email>mstannard@example.org</email> | <place>Bradford BD6</place> | <status>Full UK driving licence (3 points)</status>

<h>PROFILE</h>
<summary>Time-served engineer with 6 years of planned maintenance and reactive breakdowns in commercial kitchens and convenience stores. Strong electrical fault finding, good with customers, used to a call-out rota.</summary>

<h>EMPLOYMENT</h>

<job><title>Commercial Service Engineer</title> | <employer>Aireside Kitchen Services Ltd</employer> | <place>Shipley</place> | <start>06/2020</start> – <end>Present</end>
- <point>Reactive breakdowns on cold rooms, display cabinets, ovens and dishwashers: electrical side only, anything that needs the gas side opened goes to our refrigerant subcontractor</point>
- <point>Electrical fault finding from wiring diagrams on contactors, fans, defrost and Danfoss / Carel controllers</point>
- <point>Planned maintenance for 45 convenience stores, condenser cleaning, door seals, temperature checks</point>
- <point>Quote small repairs on site using the tablet</point>
- <point>Call-out rota 1 in 4</point></job>

<job><title>Maintenance Engineer</title> | <employer>Thornbury Foods (Yorkshire) Ltd</employer> | <place>Bradford</place> | <start>09/2017</start> – <end>05/2020</end>
- <point>Kept packing lines and chill store fans, doors and heaters going on rotating shifts</point>
- <point>Brazing of water and compressed air pipework</point></job>

<h>QUALIFICATIONS</h>
<edu><degree>NVQ Level 3</degree> <field>Electrical Maintenance</field>, <school>Shearbridge College</school>, <end>2017</end></edu>
<edu><degree>NVQ Level 2</degree> <field>Refrigeration and Air Conditioning</field> (evening), <school>Shearbridge College</school>, <end>2022</end></edu>
<cert><cname>18th Edition (BS 7671)</cname>, <date>2019</date></cert>
<cert><cname>IPAF 3a</cname>, valid to <date>2027</date></cert>
<cert><cname>F-Gas 2079</cname>: <date>course not booked yet</date></cert>

<h>SKILLS</h>
<skills><skill>Electrical fault finding</skill>, <skill>wiring diagrams</skill>, <skill>Danfoss</skill>, <skill>Carel</skill>, <skill>brazing</skill>, <skill>planned maintenance</skill>, <skill>customer care</skill></skills>
