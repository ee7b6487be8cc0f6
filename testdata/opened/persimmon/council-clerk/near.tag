<name>Gordon A. Whitcombe</name>
<place>Barrie, Ontario</place>
<phone>(249) 555-0190</phone> | <email>gordon.whitcombe@example.com</email>

<h>PROFESSIONAL SUMMARY</h>
<summary>Corporate secretariat professional with ten years of experience preparing agendas and minutes for boards and committees. Skilled in minute taking, parliamentary procedure, agenda management software and records classification. Enrolled in the AMCTO Municipal Administration Program.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><title>Assistant Corporate Secretary</title>                                  <start>June 2018</start> – <end>Present</end>
<employer>Huronia Mutual Credit Union</employer>, <place>Barrie, Ontario</place>
• <point>Prepare agendas and minutes for the Board of Directors and five committees using Diligent Boards.</point>
• <point>Act for the Corporate Secretary in her absence and advise the chair on parliamentary procedure.</point>
• <point>Look after the corporate records program, including records classification and retention.</point>
• <point>Coordinate privacy access requests under PIPEDA.</point>
• <point>Assist the returning officer in the annual election of directors.</point>
• <point>Commission affidavits for members.</point></job>

<job><title>Board Administrator</title>                                           <start>January 2015</start> – <end>May 2018</end>
<employer>Simcoe Lakes Hospital Foundation</employer>, <place>Orillia, Ontario</place>
• <point>Recorded minutes for the board and the governance committee.</point>
• <point>Maintained by-laws, policies and the conflict of interest register.</point>
• <point>Prepared accessible documents in Microsoft Word in line with AODA.</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Arts</degree> in <field>Political Science</field>, <school>Trent University</school>, <end>2013</end></edu>
<cert><cname>AMCTO Municipal Administration Program</cname>, enrolled, Unit 1 in progress</cert>

<h>SKILLS</h>
<skills><skill>Minute taking</skill>, <skill>parliamentary procedure</skill>, <skill>agenda management software</skill>, <skill>records classification</skill>, <skill>Microsoft Word (advanced)</skill>, <skill>discretion</skill>, <skill>AODA document accessibility</skill></skills>

<h>ADDITIONAL</h>
<status>Valid Class G driver's licence</status>
<status>Legally entitled to work in Canada</status>
<language>French</language> (<level>intermediate</level>)
