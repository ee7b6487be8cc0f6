From: <name>Sibusiso Mthembu</name> <email>sbu.mthembu@example.org</email>
Subject: Ref SB/7741 <headline>Sea Freight Import Controller</headline>

Dear Lorraine, my CV is below as Word kept crashing. <phone>072 555 0109</phone>. I stay in <place>Umlazi V section</place>. Kind regards, Sbu

<summary>Import Controller taking files from pre-alert to delivery at a licensed clearing agent. I work
well under pressure and I am fluent in English and isiZulu. Matric, Code 08, own car, clear criminal
and credit record.</summary>

<h>Where I have worked</h> (oldest first)

<job><start>2013</start>-<end>2017</end> | <employer>Maydon Wharf Cold Storage</employer> | <title>Warehouse clerk</title> | <point>Receiving, stock counts, temperature
logs, reefers in and out.</point></job>
<job><start>2017</start>-<end>Nov 2021</end> | <employer>Riverhorse Bonded Warehousing</employer> | <title>Bond store controller</title> | <point>Bond register,
ex-warehouse releases against the clearing agent's paperwork, SARS bond inspections twice a year with no
findings.</point> <point>Supervised 4 clerks and 9 general workers.</point></job>
<job><start>Dec 2021</start>-<end>Aug 2024</end> | <employer>Riverhorse Bonded Warehousing</employer> | <title>Depot operations supervisor</title> | <point>LCL unpack
depot, 40 boxes a week, dangerous goods segregation (IMDG).</point></job>
<job><start>Sept 2024</start>-<end>present</end> | <employer>Sandile Shipping & Clearing</employer> | <title>Sea freight import controller</title> | <point>Full import
file from opening to final invoicing, FCL and LCL, now at 50 files a month.</point> <point>Framing and submission
of SAD 500 customs entries, tariff classification, Incoterms, vouchers of correction, ITAC permits and
rebates under a senior's sign-off for the first year.</point> <point>File costing and invoicing in
ShipShape.</point> <point>Deferment account: daily statement to my manager.</point></job>

<h>What I studied</h>
<edu><degree>Grade 12</degree> | <school>Ogwini Comprehensive Technical High</school> | <end>2011</end></edu>
<edu><degree>National Certificate</degree> <field>Freight Forwarding and Customs Compliance</field> | <school>TETA</school> | <end>2024</end></edu>

<h>Programs and languages</h>
<skills><skill>ShipShape</skill> | <skill>CargoWise</skill> (training course only) | MS <skill>Excel</skill> intermediate</skills>
<language>English</language> <level>fluent</level> | <language>isiZulu</language> <level>mother tongue</level>
