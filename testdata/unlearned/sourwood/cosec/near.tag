<name>OLIVER J. PENHALIGON</name> ACG
<place>Ranelagh, Dublin 6</place> • <phone>+353 85 555 0188</phone> • <email>o.penhaligon@example.org</email> • <link>linkedin.com/in/example-openhaligon</link>

<h>PROFESSIONAL SUMMARY</h>
<summary>Chartered company secretarial professional with five years' experience in a listed group. Confident minute taker at board and committee level, with great attention to detail and absolute discretion. Relocated from Leeds to Dublin in January; looking to learn the Irish regime.</summary>

<h>EXPERIENCE</h>
<job><title>Senior Company Secretarial Assistant</title> | <employer>Thornaby Industrial Holdings plc</employer> | <place>Leeds</place> | <start>06/2021</start> – <end>12/2024</end>
• <point>Prepared and circulated papers for the main board, Audit, Remuneration and Nomination Committees</point>
• <point>Took minutes of Remuneration Committee meetings and drafted routine board resolutions</point>
• <point>Kept the statutory registers of 71 UK subsidiaries in Diligent Entities and made all Companies House filings under the Companies Act 2006</point>
• <point>Helped run three AGMs with the registrar, including proxy reports and the Q&A brief</point>
• <point>Maintained insider lists and PDMR notifications under UK MAR</point>
• <point>Dissolved 19 dormant companies (DS01)</point></job>

<job><title>Company Secretarial Assistant</title> | <employer>Thornaby Industrial Holdings plc</employer> | <place>Leeds</place> | <start>08/2019</start> – <end>05/2021</end>
• <point>Confirmation statements, PSC register, appointment and resignation of directors</point>
• <point>Share plan administration with the broker: SAYE and long-term incentive plan, 900 participants</point></job>

<job><title>Graduate Trainee, Governance</title> | <employer>Wharfe Valley Building Society</employer> | <place>Skipton</place> | <start>09/2017</start> – <end>07/2019</end>
• <point>Member correspondence, AGM voting pack, policy library</point></job>

<h>QUALIFICATIONS</h>
<cert><cname>Associate (ACG)</cname>, <issuer>Chartered Governance Institute UK & Ireland</issuer>, <date>2021</date></cert>
<edu><degree>LLB</degree> <field>Law</field>, <school>University of Hull</school>, <start>2014</start> – <end>2017</end>, <grade>Upper Second</grade></edu>

<h>KEY SKILLS</h>
<skills><skill>Diligent Entities</skill> • <skill>Diligent Boards</skill> • <skill>Companies House filings</skill> • <skill>UK MAR</skill> • <skill>UK Corporate Governance Code</skill> • <skill>Minute taking</skill> • <skill>Share plans</skill> • <skill>Microsoft 365</skill></skills>

<h>OTHER</h>
<status>British citizen, Common Travel Area: free to work in Ireland</status>
<other>Fell running, choral singing (second bass).</other>
