<name>Kimberly Anne Sattler</name>
<headline>Senior Litigation Paralegal – Product Liability Defense</headline>
<place>Kirkwood, MO 63122</place> | <phone>314-555-0183</phone> | <email>ka.sattler@example.net</email>

<h>SUMMARY OF QUALIFICATIONS</h>
<summary>NALA Certified Paralegal with eleven years in civil litigation, nine of them in product liability defense. Manages the discovery calendar for 28 active matters and presents exhibits electronically at trial.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><employer>Pruett Lindell LLP</employer>, <place>St. Louis, MO</place>
<title>Senior Litigation Paralegal</title>, <start>January 2015</start> – <end>Present</end>
• <point>Manage the discovery calendar for 28 active product liability matters (ladders, power tools, small appliances).</point>
• <point>Run document reviews in Relativity with up to twelve contract reviewers: searches, batching, productions.</point>
• <point>Draft written discovery and privilege logs for two partners and four associates.</point>
• <point>Prepare witness and exhibit binders; present exhibits in TrialDirector at counsel table (nine jury trials).</point>
• <point>E-file in federal and Missouri state courts almost daily.</point>
• <point>Write deposition summaries and medical records chronologies.</point>
• <point>Travel to trial for up to four weeks.</point></job>

<job><employer>Gravois Legal Group</employer>, <place>St. Louis, MO</place>
<title>Litigation Paralegal</title>, <start>June 2013</start> – <end>December 2014</end>
• <point>Cite checking to the Bluebook, subpoenas, deposition scheduling.</point>
• <point>Civil litigation support for premises liability cases.</point></job>

<h>EDUCATION</h>
<edu><degree>Associate of Applied Science</degree>, <field>Legal Studies</field>, <school>St. Louis Community College at Meramec</school>, <end>2013</end>, <grade>GPA 3.9</grade></edu>

<h>CERTIFICATIONS</h>
<cert><cname>Certified Paralegal (CP)</cname>, <issuer>NALA</issuer>, <date>2016</date></cert>
<cert><cname>Missouri Notary Public</cname>, <date>commission through 2026</date></cert>

<h>TECHNICAL SKILLS</h>
<skills><skill>Relativity</skill> • <skill>TrialDirector</skill> • <skill>CM/ECF</skill> • <skill>Case.net</skill> • <skill>Westlaw</skill> • <skill>Microsoft 365</skill></skills>
<language>Spanish</language> (<level>conversational</level>)
