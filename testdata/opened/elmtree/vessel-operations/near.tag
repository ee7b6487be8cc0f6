<h>RESUME</h>

<name>Muhammad Irfan bin Roslan</name>
<headline>Vessel Operations Executive (Dry Bulk)</headline>
<email>irfan.roslan@example.org</email>
<phone>+65 5550 0427</phone>
<status>Singapore PR</status>

<h>CAREER OBJECTIVE</h>
<summary>Hardworking vessel operations executive with Diploma in Nautical Studies, seeking to grow in dry bulk operations. Good working knowledge of charter parties, laytime calculation and bunker procurement.</summary>

<h>WORK EXPERIENCE</h>

<job><start>Sep 2025</start> – <end>Present</end>
<title>Vessel Operations Executive</title>
<employer>Jurong Crest Bulk Carriers Pte Ltd</employer>
> <point>Give voyage instructions to Masters and follow up daily for 3 Supramax vessels carrying coal and bauxite.</point>
> <point>Appoint port agents, check pro-forma DAs and settle final DAs.</point>
> <point>Prepare laytime statements for demurrage and despatch under GENCON, checked by my manager.</point>
> <point>Use Veson IMOS for voyage updates and bunker stems.</point>
> <point>Review weather routing reports and prepare hire statements under NYPE.</point></job>

<job><start>Feb 2025</start> – <end>Aug 2025</end>
<title>Operations Trainee</title>
<employer>Jurong Crest Bulk Carriers Pte Ltd</employer>
> <point>Shadowed the operators on the Handysize desk and updated vessel positions.</point>
> <point>Filed statements of facts and draft survey reports.</point></job>

<job><start>May 2022</start> – <end>Jan 2025</end>
<title>Customer Service Officer</title>
<employer>Lion Peak Container Line</employer>
> <point>Handled export bookings and bill of lading amendments for 120 accounts.</point>
> <point>Won Service Star of the Quarter twice.</point></job>

<h>NATIONAL SERVICE</h>
<job><start>2020</start> – <end>2022</end>
<title>Boatswain's mate</title>, <employer>Republic of Singapore Navy</employer></job>

<h>EDUCATION</h>
<edu><degree>Diploma</degree> in <field>Nautical Studies</field>, <school>Singapore Polytechnic</school>, <end>2020</end></edu>

<h>SKILLS</h>
<skills><skill>Veson IMOS</skill>, <skill>charter parties (NYPE, GENCON)</skill>, <skill>laytime calculation</skill>, <skill>IMSBC Code</skill>, <skill>Microsoft Office</skill></skills>

<h>LANGUAGES</h>
<language>English</language>: <level>fluent</level>; <language>Malay</language>: <level>native</level>; <language>Mandarin</language>: <level>basic</level>
