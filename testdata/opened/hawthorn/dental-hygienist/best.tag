                         <name>Marisol Quade</name>, <headline>RDH</headline>
     <place>Ashland OR</place>   *   <phone>541-555-0148</phone>   *   <email>marisol.quade@example.com</email>

<cert><cname>Oregon RDH lic.</cname> H-0000 (exp <date>9/2027</date>)</cert>
<cert><cname>LA endorsement</cname>, <issuer>Oregon Board of Dentistry</issuer>, <date>2019</date></cert>
<cert><cname>Nitrous permit</cname>, <date>2020</date></cert>
<cert><cname>BLS/CPR</cname> - <issuer>AHA</issuer> - renewed <date>Feb 2025</date></cert>
Laser cert (diode): signed up for the Nov course, not taken yet

<h>Where I've worked</h>

<job><start>Sept 2021</start> to <end>now</end>. <employer>Siskiyou Gums & Implants</employer> (<place>Ashland</place>), <title>hygienist</title>, Mon-Thurs
   - <point>Perio office, so it is mostly SRP and 3-month perio maintenance, 6 to 8
     pts a day, a lot of 6mm+ pockets</point>
   - <point>I give my own LA, IA blocks included, approx 15 quads a week numb</point>
   - <point>FMX/BWX/PAs on Dexis sensors, full 6-point probing on every recall in
     Dentrix, voice charting</point>
   - <point>helped our periodontist write the office's implant recall protocol; I do
     the implant debridement with titanium scalers</point>
   - <point>spend the last 10 min of each SRP on home care, I draw it on paper. Perio
     maint. no-shows went from 18% to 9% in 2023</point>
   - <point>backup for the OSHA/sterilization lead: spore tests, logs, yearly training
     of 9 staff (she teaches, I do the hands-on half)</point></job>

<job><start>2020</start> - <end>Aug '21</end>  <title>Temp RDH</title> thru <employer>ToothTemps NW</employer>
   - <point>22 different general offices from Grants Pass to Klamath Falls, about half
     of them on Eaglesoft, the rest Dentrix or Open Dental</point>
   - <point>2 peds offices: sealants, varnish, kids who bite</point></job>

                                                        Marisol Quade, page 2

<job><start>June 2019</start> - <end>March 2020</end>, <title>RDH</title>, <employer>Dr. Pell's Dental Office</employer>, <place>Medford</place> (closed in covid)
   - <point>prophys, BWX, sealants, 8 to 9 patients/day. First job out of school</point>
   - <point>tried the iTero there for night guards, maybe 30 scans altogether</point></job>

<job><title>Dental assistant</title> at <employer>Rogue Kids Dental</employer> <start>2014</start>-<end>2017</end> <point>(chairside, x-ray cert., part time while doing prereqs)</point></job>

<h>School</h>
<edu><school>Lake of the Woods Community College</school>, <degree>AAS</degree> <field>Dental Hygiene</field>, <end>2019</end>. <point>CODA program, clinic award for perio</point></edu>
<edu><degree>BSDH</degree> online, <school>Cascade Plains University</school>, <point>14 of 30 credits done, on pause</point></edu>

<language>Spanish</language>: <level>conversational, I do OHI in it, not consents</level>

<other>References: Dr. Ines Farrow, ask me for the number</other>
