<name>Shanelle Okafor-Briggs</name>, BSN, RN, CCRN
<place>Mesa, AZ</place> | <phone>480.555.0127</phone> | <email>shanelle.rn@example.com</email> | Compact license (AZ)

<h>LICENSURE & CERTS</h>
<cert><cname>RN, Arizona (multistate)</cname>, exp. 04/2027</cert> • <cert><cname>CCRN</cname>, <issuer>AACN</issuer>, <date>2021</date></cert> • <cert><cname>BLS/ACLS/PALS</cname>, <issuer>AHA</issuer></cert> • <cert><cname>NIHSS</cname></cert>

<h>CLINICAL EXPERIENCE</h>

<job><title>Travel RN – CVICU</title> (nights)
<employer>Medway Travelers, LLC</employer> | Facility: Saint Brigid Heart Institute, <place>Tucson, AZ</place> | 24 beds, Level I
<start>01/2024</start>–<end>Present</end> (13 wks, extended x2)
▪ <point>Fresh hearts, IABP, Impella; CRRT trained but not super user</point>
▪ <point>Float to MICU/SICU as needed</point>
</job>
<job><title>Travel RN – ICU/Stepdown</title>
<employer>Medway Travelers, LLC</employer> | Facility: Cascadia Regional Med Ctr, <place>Yakima, WA</place> | 16 beds
<start>08/2023</start>–<end>12/2023</end>
▪ <point>Ratio 1:2, 1:3 on bad nights. Charting: Meditech</point>
</job>
<job><employer>Desert Willow Medical Center</employer> (DWMC), a member of Sonoran Health Partners, <place>Mesa, AZ</place>
<title>Charge Nurse, Medical ICU</title>  <start>03/2021</start>–<end>07/2023</end>
<title>Staff RN III, Medical ICU</title>  <start>07/2019</start>–<end>03/2021</end>
<title>New Grad Resident RN, Telemetry → MICU</title>  <start>07/2018</start>–<end>07/2019</end>
▪ <point>Charge on a 20-bed unit, 12–14 nurses per shift, through both COVID winters</point>
▪ <point>Started the CLABSI huddle; 14 months without a line infection</point>
▪ <point>Precepted 9 new grads</point>
</job>
<job><title>Patient Care Tech/CNA</title>, 4 West (Ortho), <employer>Desert Willow Medical Center</employer>, <start>2015</start>–<end>2018</end>, PRN while in school</job>

<h>EDUCATION</h>
<edu><degree>BSN</degree>, <grade>summa cum laude</grade>, <school>Arizona State University</school>, Edson College of Nursing and Health Innovation, <end>May 2018</end></edu>
<edu><degree>AAS</degree>, <field>Nursing</field> — transferred after 3 semesters — <school>Mesa Community College</school></edu>
<edu><degree>MSN-FNP</degree>, <school>Grand Canyon University</school>, in progress (est. <end>Dec 2026</end>)</edu>

<h>EMR</h>: <skills><skill>Epic</skill>, <skill>Cerner</skill>, <skill>Meditech</skill></skills>

<h>LANGUAGES</h>: <language>English</language>; <language>Igbo</language> (<level>conversational</level>); <language>Spanish</language> (<level>medical, basic</level>)
