<name>MARLYS J. TENGESDAL</name>
<place>Winlock, Washington</place> -- <phone>360 555 0148</phone> -- <email>mj.tengesdal@example.com</email>

<h>WHAT I DO:</h>  <summary>Shift operator at a small river plant. 7 yrs on surface water,
             before that mill water and Navy. Used to being the only one
             there at 3 a.m.</summary>

<h>TICKETS:</h>    <cert><cname>WTPO 2</cname>, <issuer>WA Dept of Health</issuer> (<date>6-2021</date>)</cert>
             <cert><cname>WDM 1</cname> (<date>2019</date>)</cert>
             <cert><cname>CCS</cname> - sat the class, exam booked for this November</cert>
             <cert><cname>First aid/CPR</cname>, current</cert>
             <status>WA driver's license</status>, clean abstract. No CDL.

<h>JOBS:</h>       <job><employer>City of Alder Falls</employer>, filter plant. <title>Operator in Training</title> <start>April 2018</start>,
             <title>Operator</title> since <start>2019</start> (<end>present</end>)
             <point>2.4 MGD conventional: floc/sed, four dual-media filters, hypo.
             Crew of 4, one on per shift, rotating 12s nights included,
             every 4th week on the phone. I live 25 min out.</point>
             <point>Jars any time raw goes over 15 NTU, alum and polymer set off
             them. Last year 97% of finished readings under 0.10 (permit is
             0.3 in 95%).</point>
             <point>Bench every shift - NTU, free Cl2, pH, alk, F. Work up the CT
             and put together the numbers for the monthly to the state; my
             lead signs it.</point>
             <point>Wonderware for trends and setpoints. I can move alarm limits,
             I don't touch ladder logic.</point>
             <point>Rebuilt around 30 hypo and alum feed pumps (LMI, Watson-Marlow),
             locked and tagged every time.</point>
             <point>Rewrote the backwash SOP, which took wash water down about 9%.</point>
             <point>Stood in for the lead 7 weeks in 2022 (his knee).</point>
             <point>Helped the contractor re-media 2 of the 4 filters, 2023. Other
             two are down for 2026.</point>
             <point>Clearwell entries as entrant and attendant, not as entry
             supervisor.</point></job>

             <job><employer>Cowlitz Bend Paper</employer>, <place>Longview</place>. <title>Utility Operator B</title>, <start>fall 2014</start> to <end>spring 2018</end>
             <point>Two demin trains and an RO skid ahead of the boilers, 900 gpm.
             Silica, hardness, conductivity by the hour.</point>
             <point>Put work orders in Maximo.</point>
             <point>Union safety rep for one of those years.</point></job>

             2013-14 home with my dad, who was sick.

             <job><employer>US Navy</employer>, <title>Machinist's Mate 2nd class</title>, destroyer out of <place>San Diego</place>,
             <start>2008</start>-<end>2013</end>. <point>Evaps and RO for potable water, 24,000 gal a day,
             bromine residuals.</point> Honorable discharge.</job>

<h>SCHOOL:</h>     <edu><school>Toutle Ridge High School</school>, <degree>diploma</degree> <end>2008</end></edu>
             <edu><school>Centralia College</school>, two quarters of <field>environmental tech</field>, did not
             finish</edu>
