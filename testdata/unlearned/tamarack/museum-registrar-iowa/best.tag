<name>Marisol T. Quade</name>
<place>Dubuque, IA</place>
<phone>(563) 555-0118</phone>
<email>mtquade@example.com</email>
<link>linkedin.com/in/mtquade-example</link>

<h>MUSEUM EXPERIENCE</h>

<job><employer>DRIFTLESS HISTORY & ART CENTER</employer>, <place>Dubuque, IA</place>	<start>2018</start>–<end>Present</end>
	<title>Assistant Registrar</title>	(<start>July 2020</start>–<end>Present</end>)
	<title>Collections Assistant</title>, 25 hrs/week	(<start>Sept. 2018</start>–<end>June 2020</end>)
* <point>Paperwork and logistics for 6 to 8 shows per year; 2024: 143 objects in, 51 out, 22 lenders</point>
* <point>Draft loan agreements from our template (director signs), request COIs, book trucks and crates with three vendors</point>
* <point>Check-in/check-out reports with photos for works on paper, textiles, oils, a 1911 popcorn wagon</point>
* <point>Couriered twice: Dubuque to Milwaukee (truck), Dubuque to Santa Fe (air, palletized)</point>
* <point>Moved 9,400 legacy records out of Excel into TMS Collections with one IT contractor; cleanup about two thirds complete</point>
* <point>Sat in on NAGPRA consultation meetings with two tribes as note taker</point>
* <point>Two student workers report to me during the semester</point></job>

<job><employer>BRANDYWINE FINE ART SERVICES</employer>, <place>Wilmington, DE</place>	<start>2016</start>–<end>2018</end>
	<title>Art Handler / Packer</title>
* <point>Soft packing, travel frames, crate building to shop drawings, installs in homes and museums from Philly to DC</point>
* <point>Forklift certified on site (lapsed)</point></job>

<job><employer>CECIL COUNTY HISTORICAL MUSEUM</employer>, <place>Elkton, MD</place>	<start>June 2015</start>–<end>Aug. 2015</end>
	<title>Collections Intern</title> (unpaid)
* <point>Accessioned 310 photographs in PastPerfect; answered image requests and sent the fee schedule</point></job>

<h>OTHER WORK</h>
<job><title>Barista and shift lead</title>, <employer>Two Rivers Coffee</employer>, <place>Newark, DE</place>	<start>2013</start>–<end>2016</end></job>

<h>TRAINING</h>
<cert><cname>Insurance and Indemnity for Registrars</cname> (<issuer>online, Northern States Collections Network</issuer>), <date>2022</date></cert>
<cert><cname>Integrated Pest Management workshop</cname>, <date>2021</date></cert>

<h>SKILLS</h>
<skills><group>Databases</group>	<skill>TMS Collections</skill> (daily), <skill>PastPerfect</skill> (some)
<group>Hands</group>	<skill>archival housing</skill>, <skill>matting</skill>, <skill>crate building</skill>, <skill>object photography</skill>
<group>Office</group>	<skill>Excel</skill>, <skill>Adobe Bridge</skill></skills>
<group>Languages</group>	<language>Spanish</language> - <level>read comfortably, speak so-so</level>

<h>EDUCATION</h>
<edu><school>University of Delaware</school> — <degree>BA</degree>, <field>Art History</field>, minor in Anthropology, <end>2016</end></edu>
<edu><school>University of Oklahoma</school> — <degree>MA</degree> <field>Museum Studies</field> (online), 24 of 32 credits done, expected <end>May 2026</end></edu>
