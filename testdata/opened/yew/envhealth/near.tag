<name>Chantelle Swartbooi-Fourie</name>
<headline>Environmental Health Practitioner (HPCSA, Independent Practice)</headline>
Cell <phone>072 555 0136</phone>, <email>chantelle.sf@example.org</email>, <place>Oudtshoorn</place>

<h>About me</h>
<summary>Environmental Health Practitioner with seven years' experience in municipal health. I inspect food premises under Regulation R638, do water quality sampling to SANS 241, outbreak investigation and issuing of compliance notices. Willing to relocate to the Eastern Cape.</summary>

<h>Work history</h>
<job><start>2019</start>–<end>now</end> <title>Environmental Health Practitioner</title>, <employer>Swartberg Valley District Municipality</employer>, <place>Oudtshoorn</place>
* <point>Inspect 260 food premises and 45 early childhood centres; evaluate for certificates of acceptability</point>
* <point>Take water and food samples monthly and follow up on failures with the water services authority</point>
* <point>Issued 64 compliance notices in 2025</point>
* <point>Investigated a listeriosis complaint chain at a polony supplier with the provincial team</point>
* <point>Health education on farms, in Afrikaans and English</point>
* <point>Map complaints in QGIS for the monthly statistics</point></job>
<job><start>2018</start>–<end>2018</end> <title>Community Service EHP</title>, <employer>Kamma Sub-district</employer>, <place>George</place>
* <point>Rotated through food, water and vector control</point></job>

<h>Education and registration</h>
<edu><degree>Bachelor of Environmental Health</degree>, <school>Nelson Mandela University</school>, <end>2017</end></edu>
<cert><cname>HPCSA Environmental Health Practitioner, Independent Practice</cname>, <date>2019</date></cert>
<cert><cname>Peace officer</cname>, appointed <date>2020</date></cert>

<h>Computer</h>
<skills><skill>MS Office</skill>, <skill>QGIS</skill></skills>

<h>Languages</h>
<language>Afrikaans</language>: <level>home language</level>. <language>English</language>: <level>fluent</level>. <language>isiXhosa</language>: <level>greetings only</level>.

<status>Code B driving licence, South African citizen</status>
