<name>KAYLEE BRANTFORD, CVT</name>
<place>Meridian, ID 83642</place>
<phone>(208) 555-0190</phone>
<email>kaylee.brantford@example.org</email>

<h>OBJECTIVE</h>
<summary>Credentialed veterinary technician looking to move from general practice into emergency and critical care on overnights.</summary>

<h>EDUCATION</h>
<edu><school>College of Southern Idaho</school>, Twin Falls
<degree>Associate of Applied Science</degree>, <field>Veterinary Technology</field> (AVMA-accredited), <end>May 2019</end></edu>

<h>CREDENTIALS</h>
<cert><cname>Certified Veterinary Technician (CVT)</cname>, <issuer>Idaho</issuer>, <date>2019</date></cert>
<cert><cname>RECOVER CPR certification, BLS</cname>, <date>2024</date></cert>

<h>WORK HISTORY</h>
<job><title>Lead Veterinary Technician</title>
<employer>Eagle Meadows Family Vet</employer>
<place>Eagle, ID</place>
<start>08/2021</start> to <end>Present</end>
- <point>Anesthesia monitoring with capnography and ECG on 10 to 15 elective surgeries a week</point>
- <point>IV catheter placement and venipuncture on dogs, cats and small exotics</point>
- <point>Digital radiography positioning for orthopedic and thoracic studies</point>
- <point>Run in-house bloodwork (IDEXX) and send-outs</point>
- <point>Explain discharge instructions and medication schedules, and call back every surgical patient the next morning</point>
- <point>Supervise four assistants, schedule included</point>
- <point>Communicate with owners about estimates and aftercare in English and Spanish</point></job>

<job><title>Veterinary Technician</title>
<employer>Snake River Pet Hospital</employer>
<place>Nampa, ID</place>
<start>06/2019</start> to <end>07/2021</end>
- <point>Wellness appointments, vaccines, nail trims, dental cleanings</point>
- <point>Pharmacy fills and inventory in AVImark</point></job>

<h>SKILLS</h>
<skills><skill>CRI calculations</skill>, <skill>ezyVet</skill>, <skill>AVImark</skill>, <skill>digital radiography</skill>, <skill>dental charting</skill>, <skill>client communication</skill></skills>

<h>LANGUAGES</h>
<language>Spanish</language>: <level>conversational</level>
