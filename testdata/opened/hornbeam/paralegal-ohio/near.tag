<name>DARNELL A. WHITSON</name>
<place>Kettering, OH 45429</place> | <phone>937-555-0162</phone> | <email>dawhitson@example.net</email>

<h>PROFESSIONAL SUMMARY</h>
<summary>Certified paralegal with nine years in a full-service firm, handling real estate closings, probate and estate planning. Detail-minded with deadlines, medical powers of attorney and client contact. Looking to move into litigation.</summary>

<h>EXPERIENCE</h>
<job><employer>Loughran Beal & Associates, LPA</employer> | <place>Dayton, OH</place>                     <start>05/2018</start> - <end>Present</end>
<title>Senior Paralegal, Probate & Real Estate</title>
- <point>Prepare and e-file probate applications, inventories and accounts in Montgomery, Greene and Miami County probate courts</point>
- <point>Draft wills, trusts, deeds and health care powers of attorney for attorney review; 200+ plans a year</point>
- <point>Calendar statutory deadlines for three attorneys in Clio</point>
- <point>Review and summarize medical records for guardianship and competency filings</point>
- <point>Train new legal assistants on Clio and document management</point></job>

<job><employer>Miami Valley Settlement Co.</employer> | <place>Centerville, OH</place>                     <start>06/2015</start> - <end>04/2018</end>
<title>Closing Paralegal</title>
- <point>Ran 35 residential closings a month, from title commitment to recording</point>
- <point>Notarized documents; handled escrow ledgers</point></job>

<h>EDUCATION</h>
<edu><school>University of Dayton</school> | <degree>B.A.</degree>, <field>Political Science</field> | <end>2014</end></edu>
<edu><school>University of Dayton</school> | <degree>Paralegal Certificate</degree> (ABA-approved) | <end>2015</end></edu>

<h>CREDENTIALS</h>
<cert><cname>Certified Paralegal (CP)</cname>, <issuer>NALA</issuer>, <date>2017</date></cert>
<cert><cname>OSBA Certified Paralegal</cname>, <issuer>Ohio State Bar Association</issuer>, <date>2020</date></cert>
<cert><cname>Ohio Notary Public</cname>, through <date>2027</date></cert>

<h>SKILLS</h>
<skills><skill>Clio</skill> | <skill>e-filing (probate)</skill> | <skill>LexisNexis</skill> | <skill>Adobe Acrobat</skill> | <skill>Microsoft 365</skill> | <skill>deadline calendaring</skill></skills>
<language>Spanish</language> (<level>conversational</level>)
