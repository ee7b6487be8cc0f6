<name>Ruqayya Steenbergen</name>, <headline>reporter</headline>
<email>ruqayya@example.org</email>, Signal on request

<job><title>Investigations correspondent</title>, <employer>The Delta Examiner</employer>, <place>Nairobi</place>. <end>Now</end>; three years.
<point>Sand, water and land titles, mostly along the Tana.</point> <point>Our series on missing borehole
money led to two resignations and one lawsuit (against us, dismissed).</point> <point>I edit a stringer
network of eleven.</point></job>

<job><title>Data reporter</title>, <employer>Polder Post</employer>, <place>Utrecht</place>. Five years, until <end>early 2021</end>.
<point>Scraped every municipal budget in the Netherlands, twice.</point> <point>Built the paper's election
night tables with one developer.</point> <point>Taught colleagues pivot tables on Fridays.</point></job>

<job><title>General assignment reporter</title>, <employer>Coast Weekly</employer>, <place>Mombasa</place>. <start>2012</start> to <end>2015</end>.
<point>Courts, football, weather, obituaries.</point></job>

<job><title>Freelance</title>, on and off since <start>2011</start>, for <employer>Lagoon Magazine</employer>, <employer>Radio Zuidas</employer> and <employer>The Atlas Letter</employer>.</job>

<edu>I hold an <degree>MA</degree> in <field>Journalism</field> from the <school>University of Groningen</school> (<end>2016</end>)</edu> and <edu>a <degree>Bachelor of Arts</degree>,
<field>Literature</field>, <school>Kenyatta University</school>, <end>2011</end>.</edu>

Stories I would show you first:
<pub>"<title>Who drank the borehole?</title>" - <employer>The Delta Examiner</employer>, <end>March 2023</end></pub>
<pub>"<title>The village that paid for the same bridge four times</title>" - <employer>The Delta Examiner</employer>, <end>2022</end></pub>
<pub>"<title>What your council spends on Christmas lights</title>" - <employer>Polder Post</employer>, <end>December 2018</end></pub>

Prizes: <award><title>East Africa Data Story of the Year</title> (<end>2023</end>, shared with P. Wekesa-Lunt)</award>; <award><title>Young Pen</title>, <employer>Utrecht Press Club</employer>, <end>2019</end></award>.

I work in <language>English</language>, <language>Swahili</language> and <language>Dutch</language>; <language>Arabic</language> <level>for reading</level>. <skills>I use <skill>Python</skill>, <skill>OpenRefine</skill>, <skill>Datawrapper</skill> and
<skill>QGIS</skill>, and I know my way round <skill>freedom of information law</skill> in two countries.</skills>

<cert><cname>Hostile environment and first aid training</cname> (<issuer>Redstart Safety</issuer>), renewed <date>May 2024</date>.</cert> <status>Kenyan and Dutch nationality.</status> <status>Driving licence, also for lorries.</status>
