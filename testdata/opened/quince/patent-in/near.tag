<name>ARJUN S. DESHMUKH-PATIL</name>
<headline>Intellectual Property Professional - Pharma | Registered Indian Patent Agent | LL.B.</headline>
<place>Hyderabad</place> | <phone>+91-98000-55541</phone> | <email>arjun.sdp@example.net</email> | <link>linkedin.com/in/example-arjunsdp</link>

<h>PROFESSIONAL SUMMARY</h>
<summary>Registered Indian Patent Agent with 8 years in pharma IP covering freedom to operate (FTO) analysis, prior art search, claim drafting, FER replies and oppositions. Good written English, conversant with Section 3(d) and Hatch-Waxman.</summary>

<h>EXPERIENCE</h>

<job><employer>Dhanvika Biopharma Ltd</employer> | <title>Executive to Deputy Manager, IP</title> | <start>May 2019</start> – <end>Present</end> | <place>Hyderabad</place>
▪ <point>FTO analysis for 20+ formulation products for US, EU and India</point>
▪ <point>Drafted 9 provisional and 8 complete specifications, mostly formulations and device combinations</point>
▪ <point>Replied to 40 FERs and attended 15 hearings at the Indian Patent Office</point>
▪ <point>Filed 3 pre-grant and 1 post-grant oppositions along with outside counsel, with Section 3(d) grounds</point>
▪ <point>Orange Book tracking and PIV inputs to portfolio team</point>
▪ <point>Guide 2 junior associates; litigation support to US counsel in one Hatch-Waxman suit (claim charts)</point>
▪ <point>Complex injectables: liposomal and depot products</point></job>

<job><employer>Nyayadeep IP Attorneys</employer> | <title>Patent Associate</title> | <start>Aug 2016</start> – <end>Apr 2019</end> | <place>New Delhi</place>
▪ <point>Prior art search using SciFinder, PatBase and Derwent Innovation</point>
▪ <point>Claim drafting and prosecution for biotech and pharma clients</point></job>

<h>EDUCATION</h>
<edu><degree>LL.B.</degree>, <school>Faculty of Law, University of Delhi</school>, <end>2019</end></edu>
<edu><degree>B.Tech</degree> in <field>Biotechnology</field>, <school>VIT Vellore</school>, <end>2016</end>, <grade>CGPA 8.3</grade></edu>

<h>CERTIFICATIONS</h>
<cert><cname>Registered Indian Patent Agent</cname> (<date>2018</date>)</cert>
<cert><cname>PG Diploma in Patents Law</cname>, <issuer>NALSAR Proximate Education</issuer> (<date>2017</date>)</cert>

<h>SKILLS</h>
<skills><group>Search:</group> <skill>SciFinder</skill>, <skill>PatBase</skill>, <skill>Derwent Innovation</skill>
<group>Legal:</group> <skill>claim drafting</skill>, <skill>claim charts</skill>, <skill>FER replies</skill>, <skill>oppositions</skill>, <skill>Hatch-Waxman</skill>, <skill>Section 3(d)</skill></skills>

<h>LANGUAGES</h>
<language>English</language>, <language>Hindi</language>, <language>Marathi</language>; <language>Telugu</language> <level>learning</level>
