<name>Rosalind C. Umeh-Farrell</name>, CPA
<place>Minneapolis</place> · <phone>612-555-0184</phone> · <email>rcuf@example.com</email> · <link>linkedin.com/in/rosalindumehfarrell</link>

<headline>Chief Financial Officer – Food, Ag and Consumer Manufacturing</headline>

<summary>Finance executive who began on the plant floor, counting pallets. Two
lenders' covenants renegotiated, three ERP go-lives (one of them good), one
sale process taken to signing. Works best with founders and family
owners.</summary>

<h>CAREER RECORD</h>

<job><employer>PRAIRIE STAR MILLING & BAKERY GROUP</employer>, <place>Minneapolis, MN</place> | <start>2009</start> to <end>present</end>
Family-owned flour and frozen dough producer; $310M revenue, 5 plants, 940
employees

<title>Chief Financial Officer</title>, <start>2019</start>–<end>present</end>
•  <point>Report to CEO and family council. Lead finance, IT and procurement (54
   people, 6 direct).</point>
•  <point>Refinanced $85M senior debt with a four-bank club in 2021, lowering the
   spread by 70 bps and removing the personal guarantees.</point>
•  <point>Co-led with outside counsel the carve-out of the retail bakeries
   (signed 11/2023, closed 2/2024).</point>
•  <point>Wheat hedging policy rewritten; no unhedged position above 45 days since.</point>

<title>Vice President, Finance & Corporate Controller</title>, <start>2015</start>–<end>2019</end>
•  <point>Shortened monthly close from 14 working days to 6.</point>
•  <point>Sponsored the move from JDE to D365 at three of the five plants; the
   remaining two followed after my promotion.</point>

                                                                R. C. Umeh-Farrell  |  2

<title>Plant Controller</title>, Fargo, <start>2011</start>–<end>2015</end>
•  <point>Standard costing for 212 SKUs; found and fixed a yield error worth
   $640K a year.</point>

<title>Cost Accountant</title>, Fargo, <start>2009</start>–<end>2011</end></job>

<job><employer>HALVERSON DRAKE LLP</employer>, <place>Fargo, ND</place> | <start>2005</start> to <end>2009</end>
<title>Staff Auditor</title>, then <title>Senior Auditor</title>
•  <point>Audits of co-ops, grain elevators and two community banks.</point></job>

<h>BOARDS</h>
<vol><title>Audit committee chair</title>, <employer>Heartland Harvest Food Bank</employer>, since <start>2020</start></vol>
<vol><title>Advisory board</title>, <employer>NDSU School of Accounting</employer>, <start>2016</start>–<end>2021</end></vol>

<h>CREDENTIALS</h>
<edu><degree>MBA</degree>, <school>University of St. Thomas</school> (evening), <end>2014</end></edu>
<edu><degree>BS</degree> <field>Accounting</field>, minor in Agribusiness, <school>North Dakota State University</school>, <end>2005</end>,
<grade>summa cum laude</grade></edu>
<cert><cname>Certified Public Accountant</cname>, <issuer>North Dakota</issuer> (<date>2007</date>, active); Minnesota reciprocity applied
for</cert>

<h>SYSTEMS</h>
<skills><skill>Dynamics 365 Finance</skill>; <skill>JD Edwards</skill>; <skill>Adaptive Planning</skill>; <skill>Power BI</skill> (reader, not builder);
<skill>Bloomberg commodity screens</skill></skills>
