<name>Catherine M. Ostrowski-Vale</name>
<phone>07700 900 633</phone>  |  <email>cat.ov@example.com</email>  |  <place>Leamington Spa</place>

<headline>OPERATIONS DIRECTOR – FOOD & DRINK MANUFACTURING</headline>

<summary>Twenty-two years in factories that have to run at 4 a.m. Came up through the line,
via technical, to running three sites and a P&L. Known for telling boards what they would
rather not hear, early.</summary>

<h>CAREER TO DATE</h>

<job><employer>MARLOWE FINE FOODS GROUP PLC</employer>                                   <start>2014</start> – <end>present</end>
Chilled ready meals and soups; 1,150 people; £210m

<title>Group Operations Director</title> (Exec Board)                         <start>Apr 2021</start> – <end>present</end>
• <point>Three sites (Rugby, Evesham, Deeside), five reports, 880 heads in the line.</point>
• <point>Closed a fourth, Spalding, in nine months with no tribunal claims upheld.</point>
• <point>Waste from 7.4% to 4.9% of throughput.</point>

<title>General Manager</title>, <place>Evesham</place>                                       <start>2017</start> – <end>2021</end>
• <point>£11.5m soup line, on budget, eight weeks late (the retort, long story).</point>
• <point>BRCGS AA at each of four audits, last two unannounced.</point>

<title>Factory Manager</title>, <place>Rugby</place> – nights first, then days               <start>2014</start> – <end>2017</end>
</job>
<job><employer>HARGREAVES PIES</employer> (family owned, 240 people, since sold)          <start>2008</start> – <end>2014</end>
<title>Technical Manager</title>, maternity cover, made permanent 2010
• <point>Rewrote HACCP after an allergen recall I did not cause but had to explain.</point>
</job>
<job><employer>HARGREAVES PIES</employer>                                                <start>2003</start> – <end>2008</end>
<title>Line Operative</title> / <title>Team Leader</title> / <title>QA Supervisor</title>
</job>
<h>NON-EXECUTIVE & VOLUNTARY</h>
<vol><title>Trustee</title> and chair of the audit committee, <employer>Second Plate</employer> (surplus food charity, 9 staff), <start>2019</start> –</vol>
<vol><title>Parent governor</title>, <employer>Milverton Primary</employer>, <start>2011</start> – <end>2015</end></vol>

<h>QUALIFICATIONS</h>
<edu><degree>Executive MBA</degree>, <school>Cranfield</school>, <end>2018</end> (part sponsored)</edu>
<edu><degree>HND</degree> <field>Food Technology</field>, <school>Harper Adams</school>, day release, <end>2007</end></edu>
<cert><cname>NEBOSH General Certificate</cname> · <cname>IOSH Directing Safely</cname> · <cname>Level 4 HACCP</cname> · <cname>Prince2 Foundation</cname> (<date>2012</date>; never used)</cert>
<cert><cname>IoD Chartered Director</cname>: stage one of three completed</cert>

<h>WHAT I WOULD BRING</h>
<skills><skill>Multi-site P&L</skill>, <skill>retailer negotiations</skill> (four of the big six), <skill>union relations</skill> (Unite, BFAWU),
<skill>TPM</skill>, <skill>S&OP</skill>, <skill>site closure and consultation</skill>, <skill>capex cases</skill>. SAP I leave to others.</skills>

<other>Interests: allotment, Leamington Real Tennis (badly), my late father's Triumph Herald.</other>
CV C Ostrowski-Vale – page 2 of 2
