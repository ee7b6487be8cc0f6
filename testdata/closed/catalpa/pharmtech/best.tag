<name>Denise Okafor-Lindt</name>, CPhT
<place>Kettering, OH 45429</place>   c. <phone>937 555 0148</phone>   <email>d.okaforlindt@example.com</email>

<summary>Hood tech. Retail first, inpatient since '21, second shift because I like it.</summary>

<h>WORK</h>

<job><employer>St. Brannoc Hospital</employer>, <place>Dayton</place> (412 beds, Level II trauma)
<title>Pharm tech, IV room</title>, evenings
<start>Mar '21</start> - <end>now</end>
- <point>make 60-80 CSPs a shift: piggybacks, pressor drips, PCA syringes, neonatal
dilutions. TPN on weekends only (we outsource Mon-Fri)</point>
- <point>haz side since 2022 - CSTDs, neg pressure buffer room, spill kit. Low volume, maybe
4 chemo bags a week, mostly MTX and 5-FU</point>
- <point>media fill + gloved fingertip q6mo, no fails</point>
- <point>was on the 797 revision (2023) gap walk-through with IV sup and the pharmacy manager; I did the
cleaning log and BUD labels part</point>
- <point>Pyxis ES: load 22 stations, fix drawer fails, chase discrepancies w/ charge nurse</point>
- <point>C-II vault: cycle count every Sunday as second counter with an RPh</point>
- <point>filled in doing med hx in ED ~3 months in '23. Pilot ended.</point>
- <point>precepted 5 new hires on hood work, no reports</point>
<tech>Willow, DoseEdge, Pyxis ES, CIISafe</tech>
</job>

<job><employer>Harlan Drug #14</employer>, <place>Xenia OH</place>
<title>Tech</title> <start>Aug '17</start>, <title>lead tech</title> <start>June '19</start> - <end>Feb '21</end>
- <point>300 scripts on a Monday. Ran the schedule for 4 techs (PIC signed it off)</point>
- <point>perpetual C-II log, return to stock, recalls, third-party rejects</point>
</job>

<job><employer>Greene Valley Manor</employer> <title>dietary aide</title> <start>2015</start>-<end>17</end></job>

<h>PAPERS</h>
<cert><cname>CPhT</cname> (<issuer>PTCB</issuer>) <date>2018</date>, renewed thru 10/2026</cert>
<cert><cname>Certified Pharmacy Technician registration</cname>, <issuer>Ohio BOP</issuer>, active</cert>
<cert><cname>CSPT</cname> - hours signed off, sitting the exam in <date>November</date></cert>
<cert><cname>BLS</cname> - lapsed <date>2024</date></cert>

<h>SCHOOL</h>
<edu><school>Xenia High School</school>, <degree>diploma</degree> <end>2015</end></edu>
<edu><school>Clark State</school>, 11 credits toward <degree>AAS</degree>, <field>Health Sci</field>. <point>stopped when my son was born</point></edu>

<h>OTHER</h>
<other>alligation in my head, yes really. Double-check everything twice incl. this page.</other>
<language>Igbo</language> (<level>understand, speak a little</level>)
