<name>Deepak Ranganathan</name>, <headline>structural engineer</headline>
<email>d.ranganathan@example.net</email> | <phone>0491 570 156</phone> | <place>Footscray VIC</place> | <link>linkedin.example.com/in/dranga</link>

<h>Career snapshot</h>

<job><title>Senior Engineer</title> (contract) – via Hays
<employer>Yarra Crossing Joint Venture</employer>, Package C, West Footscray depot
<start>Feb 2023</start> – <end>present</end> (rolling 6 mth)
• <point>Temporary works design for 3 rail underpasses, incl. sheet piling and propping</point>
• <point>Reviewer for subcontractor shop drawings (approx 1,400 sheets to date)</point>
• <point>No direct reports; coordinate 2 graduates lent from the head contractor</point>
</job>
<job><title>Project Engineer</title>, Bridges & Civil
<employer>Munro Whitlam Consulting</employer> (now part of a Canadian group; 60 staff in my time)
<start>07/2017</start> – <end>01/2023</end>
• <point>Load rating of 41 road bridges for two regional councils</point>
• <point>Design of the Merri Creek shared path bridge, 48 m steel truss, $3.1m</point>
• <point>Wrote the office's Python scripts for AS 5100 load combos</point>
</job>
<job><title>Graduate Engineer</title> → <title>Engineer</title>, <employer>Munro Whitlam Consulting</employer>, <place>Geelong</place> office, <start>Feb 2014</start> – <end>June 2017</end>
</job>
<job><title>Site Hand</title> (casual, uni holidays) / <employer>Bellarine Concreting</employer> / <start>2011</start>–<end>2013</end>
</job>
<h>Clients under the above</h>
<other>VicRoads, Surf Coast Shire, V/Line, two wineries.</other>

<h>Tickets, registration</h>
<cert><cname>CPEng</cname> <issuer>Engineers Australia</issuer> <date>2020</date></cert>
<cert><cname>RPE Victoria (Civil)</cname>, current</cert>
<cert><cname>White Card</cname>; <cname>RIW card</cname>; <cname>Working at Heights</cname> (lapsed <date>2022</date>)</cert>

<h>Software, marked out of five</h>
<skills><skill>Space Gass</skill> 5      <skill>Strand7</skill> 3      <skill>Microstran</skill> 4
<skill>Revit</skill> 2          <skill>Python</skill> 4        <skill>Wallap</skill> 3
<skill>Bluebeam</skill> 5       <skill>12d</skill> 1</skills>

<h>Education</h>
<edu><degree>Master of Engineering</degree> (<field>Structures</field>)
<school>The University of Melbourne</school>
<start>2012</start> – <end>2013</end></edu>
<edu><degree>B.E.</degree> <field>Civil</field>, <school>Anna University</school>, <place>Chennai</place>, <end>2010</end> – <grade>First Class with Distinction</grade></edu>

<status>Permanent resident. Full Vic licence.</status>
<language>Tamil</language>, <language>English</language>, some <language>Hindi</language>
