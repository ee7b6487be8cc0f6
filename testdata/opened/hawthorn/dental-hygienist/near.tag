<name>DANA R. HOLLISTER</name>
<headline>Registered Dental Hygienist</headline>
<place>Medford, Oregon 97504</place> (relocated from Lubbock, TX, in April)
Cell: <phone>(806) 555-0172</phone>
E-mail: <email>dana.hollister@example.net</email>

<h>PROFILE:</h>
<summary>Patient-focused dental hygienist with 6 years of chairside experience in
general and periodontal practices. Confident in scaling and root planing,
periodontal charting, digital radiographs and patient education.</summary>

<h>LICENSES:</h>
<cert><cname>Texas Dental Hygiene License</cname> (active)</cert>
<cert><cname>Texas local infiltration anesthesia certificate</cname>, <date>2023</date></cert>
<cert><cname>BLS for Healthcare Providers</cname>, <issuer>American Heart Association</issuer>, <date>01/2025</date></cert>
Oregon: have not applied yet; plan to apply for licensure without further examination this year

<h>EXPERIENCE:</h>

<job><employer>Caprock Periodontics</employer>
<place>Lubbock, TX</place>
<title>Dental Hygienist</title>
<start>08/2021</start> - <end>04/2025</end>
• <point>Provided scaling and root planing and periodontal maintenance for 7-8 patients per day</point>
• <point>Completed periodontal charting and digital radiographs in Dentrix</point>
• <point>Administered local infiltration anesthesia from 2023 on under the dentist's supervision</point>
• <point>Screened for oral cancer and presented findings to the doctor before the exam</point>
• <point>Performed implant maintenance</point></job>

<job><employer>Mesquite Street Dental</employer>
<place>Lubbock, TX</place>
<title>Dental Hygienist</title>
<start>06/2019</start> - <end>07/2021</end>
• <point>Adult and child prophylaxis, fluoride, sealants</point>
• <point>Patient education in English and Spanish</point>
• <point>Took intraoral scans with a Trios scanner for crowns and aligners</point>
• <point>Kept infection control logs according to OSHA rules</point></job>

<h>EDUCATION:</h>
<edu><degree>Associate of Applied Science</degree>, <field>Dental Hygiene</field>
<school>Llano Estacado College</school>
<end>2019</end></edu>

<h>SKILLS:</h>
<skills><skill>Dentrix</skill>, <skill>Eaglesoft</skill>, <skill>Trios</skill>, <skill>scaling and root planing</skill>, <skill>local anesthesia (infiltration)</skill>, <skill>infection control</skill>, <skill>patient education</skill></skills>

<h>LANGUAGES:</h>
<language>English</language> (<level>native</level>), <language>Spanish</language> (<level>fluent</level>)
