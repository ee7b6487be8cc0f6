<name>Cordelia V. Stroud</name>, MLIS
<place>Halifax, Nova Scotia</place>
<email>cvstroud@example.net</email> / <phone>902.555.0188</phone> / ORCID <link>orcid.example.org/0000-0000-0000-0042</link>

<h>Relevant Background</h>

<job><start>2019</start> – <end>PRESENT</end>
<title>Archives and Special Collections Librarian</title> (tenured 2024)
<employer>Saint Brendan's University</employer>, Vaughan-Kirby Library
<point>Responsible for 2.4 km of records and the Acadian broadside collection.</point> <point>Wrote and
won two DHCP grants ($48,200; $91,000).</point> <point>Supervise one archives technician and three
or four student assistants.</point> <point>Teach about 30 one-shot sessions a year, mainly history
and folklore.</point> <point>Migrated finding aids from Word files to AtoM (in progress: 61%
described at file level).</point></job>

<job><start>2016</start> – <end>2019</end>
<title>Local History Librarian</title>
<employer>Cape Breton Island Regional Library</employer>, <place>Sydney, NS</place>
<point>Reference, genealogy, microfilm.</point> <point>Oral histories of 44 retired miners and their wives,
with consent forms that will actually let somebody use them.</point></job>

<job><start>2015</start> – <end>2016</end>
<title>Young Canada Works intern</title>
<employer>Beaton Hill Museum</employer>, <place>Baddeck</place></job>

<h>Less Relevant but Formative</h>

<job><start>2008</start> – <end>2013</end>
<title>Fish plant quality checker</title>, seasonal
<employer>Louisbourg Seafood Packers</employer></job>

<h>Degrees</h>

<edu><end>2015</end>
<degree>Master of Library and Information Studies</degree>
<school>Dalhousie University</school></edu>

<edu><end>2013</end>
<degree>BA</degree>, <field>Celtic Studies</field> (<grade>honours</grade>)
<school>St. Francis Xavier University</school></edu>

<h>Publications</h>

<pub><title>Whose Name Is on the Box? Provenance and apology in small archives</title>. Atlantic
Archivist 38(2), <end>2023</end>, pp. 110–131. Peer reviewed.</pub>
<pub>With L. Gillis. <title>Coal Dust in the Catalogue</title>. In Rural Memory Work (Gaspereau Lane
Press, <end>2020</end>), ch. 6.</pub>
<pub>Review of <title>The Paper Harbour</title>, <employer>Folklore East</employer>, <end>2019</end>.</pub>

<h>Talks</h>

<pub>"<title>AtoM on a shoestring</title>," <employer>Association of Maritime Archivists</employer>, Moncton, <end>2022</end></pub>
<pub>"<title>Consent is a verb</title>," keynote, <employer>Oral History Days</employer>, St. John's, <end>2024</end></pub>

<h>Service</h>

<vol><title>Vice-chair</title>, <employer>Faculty Association</employer>, <start>2022</start>–<end>24</end></vol>
<vol><title>Board</title>, <employer>Council of Small Archives NS</employer>, since <start>2020</start></vol>

<h>Languages</h>

<language>Gaelic (Scottish)</language>, <level>upper intermediate</level>; <language>French</language>, <level>reads palaeography, speaks politely</level>
