<name>DENISE M. HALVORSEN-PRUITT</name>, LCB
<place>Pooler, Georgia 31322</place>  •  <phone>912.555.0148</phone>  •  <email>dmhp.customs@example.com</email>


<h>EXPERIENCE</h>

<job><employer>Coldwater Garden Brands</employer> (IOR for outdoor furniture + grills, ~3,400 entries
a year), <place>Savannah GA</place>
<title>Sr. Trade Compliance Analyst</title>, since Mar 2021 <title>Trade Compliance Supervisor</title>
<start>June 2018</start> – <end>present</end>

• <point>HTS for approx. 250 new SKUs a season, mostly ch. 94, also 7321 and 8516. Wrote 11
binding ruling requests, 9 of them came back the way we had asked</point>
• <point>Own the dumping side: scope reviews on wooden bedroom furniture and aluminum extrusions.
Two scope rulings obtained together with outside counsel</point>
• <point>301 exclusion tracking; PSCs and protests filed by me in ACE, $1.3M in refunds 2020-22</point>
• <point>5% monthly post-entry audit off ACE reports, entry error rate down from 4.1% to 1.2%</point>
• <point>Tooling assists at 2 Vietnam factories found, prorated and declared. One prior disclosure:
I did the numbers, counsel filed</point>

Halvorsen-Pruitt, D.                                                          Page 1 of 2

• <point>CTPAT Tier 2: security profile and the 2022 revalidation visit were mine, incl. the
container inspection training at our DC</point>
• <point>Supervise 2 (entry auditor, import coordinator). Scorecards for three brokers</point>
• <point>First sale pilot with one vendor, never rolled out</point></job>

<job><employer>Brannock & Teague Customhouse Brokers</employer>, <place>Garden City GA</place>
<title>Entry Writer</title> / <title>Lead Entry Writer</title>
<start>Jan 2012</start> – <end>May 2018</end>

• <point>Up to 45 entries a day, ocean, all in CargoWise. Furniture, ceramics, some FDA and Lacey Act</point>
• <point>As lead checked the work of 4 writers (no HR responsibility)</point>
• <point>Helped the drawback desk w/ 2 manufacturing claims</point></job>

<job><employer>U.S. Army</employer>, <title>88N Transportation Management Coordinator</title>, <place>Ft. Stewart GA</place>
<start>2007</start> – <end>2011</end>   <point>Rail and port loading docs, honorable discharge (SGT)</point></job>

<h>LICENSES</h>
<cert><cname>Customs Broker License</cname>, <issuer>CBP</issuer>, issued <date>2015</date></cert>, current, individual. Status report 2024 filed
<cert><cname>Certified Customs Specialist</cname>  <issuer>NCBFAA</issuer>  <date>2013</date></cert>

<h>SCHOOL</h>
<edu><school>Savannah Technical College</school>, <degree>A.A.S.</degree> <field>Logistics Management</field> <end>2014</end></edu>
<edu><school>Georgia Southern</school>, <degree>BBA</degree> <field>Supply Chain</field>, evenings, 78 of 120 credits so far</edu>

<h>SYSTEMS</h>
<skills><skill>ACE</skill>, <skill>Descartes CustomsInfo</skill>, <skill>CargoWise</skill>, <skill>Excel (pivots, Power Query)</skill>, <skill>SAP GTS</skill> (display only)</skills>
<language>Spanish</language>: <level>conversational</level>
