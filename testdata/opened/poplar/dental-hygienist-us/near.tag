<name>KAYLEE R. DONAHUE, RDH, BS</name>
<place>Bend, Oregon</place> * <phone>(541) 555-0191</phone> * <email>kaylee.donahue@example.com</email>

<h>Objective</h>
<summary>Licensed dental hygienist seeking a position in a periodontics and family dental office where I can provide periodontal therapy, patient education and a gentle touch.</summary>

<h>Licensure & Certifications</h>
▪ <cert><cname>Oregon Dental Hygiene License</cname>, issued <date>August 2025</date></cert>
▪ <cert><cname>Local Anesthesia Endorsement</cname> and <cname>Nitrous Oxide Endorsement</cname>, <date>2025</date></cert>
▪ <cert><cname>BLS/CPR for Healthcare Providers</cname>, <date>2025</date></cert>
▪ <cert><cname>Diode Laser Certificate</cname>, <issuer>Academy of Laser Hygiene Northwest</issuer>, <date>2025</date></cert>

<h>Education</h>
<edu><degree>Bachelor of Science</degree>, <field>Dental Hygiene</field> (CODA accredited)
<school>Obsidian State College</school>, <place>Klamath Falls, OR</place>
<start>September 2021</start> – <end>June 2025</end> · GPA <grade>3.92</grade>
▪ <point>Clinical rotations: 640 hours, incl. 28 quadrants of scaling and root planing under supervision</point>
▪ <point>Table clinic on implant maintenance, second place</point></edu>

<h>Work Experience</h>
<job><title>Dental Hygienist</title>
<employer>Juniper Smiles</employer>, <place>Bend, OR</place>
<start>September 2025</start> – <end>present</end>
▪ <point>Adult prophys and perio maintenance, 6 patients per day</point>
▪ <point>Ultrasonic scalers (Cavitron) and hand instrumentation, full-mouth probing</point>
▪ <point>Digital x-rays and iTero scans, charting in Dentrix</point></job>

<job><title>Front Desk / Sterilization Tech (part time)</title>
<employer>Juniper Smiles</employer>, <place>Bend, OR</place>
<start>May 2022</start> – <end>August 2025</end>
▪ <point>Scheduling recalls, sterilizing instruments, room turnover</point></job>

<h>Skills</h>
<skills><skill>Dentrix</skill> | <skill>Eaglesoft</skill> (school) | <skill>Patient education</skill> | <skill>Perio charting</skill> | <skill>Local anesthetic</skill></skills>
<language>Spanish</language> – <level>conversational</level>
