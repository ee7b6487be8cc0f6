<name>Tamsin Okafor-Reyes</name>, <headline>LVT</headline>
<place>Spokane WA (moving to Boise in August)</place> / <phone>509 555 0133</phone> / <email>tamsin.or@example.net</email>

<summary>ER tech, 4 yrs on overnights. I like the sick ones. Washington license, Idaho application mailed 5/28, not back yet.</summary>

<h>er / icu</h>
<job><employer>Inland Paws Emergency & Referral</employer> <place>Spokane</place> // <title>Licensed veterinary technician, overnight ER</title> // <start>July '20</start>–<end>present</end>
<point>25 to 30 cases a night, two techs on. I take the triage bell most nights.</point> <point>Run gas for the on-call surgeon: GDV, pyo, C-section, linear FBs, hemoabdomens. Own the anesthesia sheet, EtCO2, Doppler/oscillometric BP, ECG strips.</point> <point>Pressors, fentanyl-lidocaine-ketamine, insulin: I do the math by hand and a second tech checks.</point> <point>About 60 transfusions so far (pRBC, FFP, 2 cats with xenotransfusion), cross-matching with the kit.</point> <point>Hold and prep for AFAST/TFAST; the doctor scans.</point> <point>Lat/VD/thorax positioning on our Sound DR plate.</point> <point>Estimates and euthanasia conversations at the counter. Probably half my job.</point> <point>Since Feb 2023 I precept, one new hire at a time (five so far). No scheduling or reviews.</point></job>

<h>general practice</h>
<job><employer>Latah Creek Pet Clinic</employer>, <place>Cheney WA</place> // <title>vet assistant</title> <start>summer 2016</start>, then <title>LVT</title> from June 2018 to <end>July '20</end>
<point>Jugular and cephalic draws, 22-26g catheters, dentals (prophies, dental rads), spay/neuter anesthesia about 8 a week.</point> <point>Rabbits and guinea pigs Tuesdays with Dr. Amundsen.</point> <point>IDEXX Catalyst + ProCyte, UA sediment, fecals, ear cytology.</point></job>

<other>Took Jan–April 2019 off (unpaid leave, family).</other>

<h>school</h>
<edu><degree>AAS</degree> <field>vet tech</field>, <school>Yakima Valley College</school> (AVMA accr.) <end>2018</end></edu>

<h>letters & cards</h>
<cert><cname>LVT</cname> <issuer>WA</issuer> #VT-0000 exp <date>4/2025</date></cert>
<cert><cname>RECOVER BLS</cname></cert> + <cert><cname>ALS</cname> <date>2023</date></cert>
VTS (ECC): case log started, 31 of 60 cases written, applying 2026 if all goes well
<cert><cname>Fear Free</cname> level 1</cert>

<h>software</h> <skills><skill>Cornerstone</skill> daily, <skill>SmartFlow</skill> whiteboard, <skill>ezyVet</skill> only at a relief shift or two</skills>

<h>talking</h> <language>Spanish</language> <level>kitchen-table level, my abuela's; fine for histories, not for consent forms</level>
