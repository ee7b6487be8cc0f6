Page 1 of 1                                        <name>Cody R. Vanhoose</name>
<headline>PHARMACY TECHNICIAN – INPATIENT / IV ROOM</headline>
<place>Richmond, Indiana</place> | <phone>(765) 555-0191</phone> | <email>cody.vanhoose@example.net</email>

<summary>Inpatient pharmacy technician with over four years in a hospital pharmacy. Sterile compounding,
automated dispensing cabinets, controlled substance inventory. Willing to move to Dayton.</summary>

<h>Core skills:</h> <skills><skill>Sterile compounding</skill> • <skill>Aseptic technique</skill> • <skill>USP 797 and USP 800</skill> • <skill>Omnicell</skill> • <skill>Pharmacy calculations</skill> • <skill>Epic Willow</skill> • <skill>Medication history</skill></skills>

<h>Experience</h>

<job><title>Pharmacy Technician, Inpatient</title> | <employer>Whitewater Memorial Hospital</employer>, <place>Richmond, IN</place> | <start>September 2020</start> – <end>Present</end>
▪ <point>Compound IV admixtures, antibiotic syringes and TPN in an ISO 7 cleanroom, about 45 preparations per shift.</point>
▪ <point>Prepare hazardous drugs under USP 800 twice a week in the infusion center satellite.</point>
▪ <point>Restock and troubleshoot 14 Omnicell cabinets; cut stock-outs on Med/Surg from 9 to 3 a week.</point>
▪ <point>Count controlled substances weekly with a pharmacist and reconcile variances.</point>
▪ <point>Take medication histories for elective surgery patients by phone.</point>
▪ <point>Run stat medications to the ED and the ICU.</point>
▪ <point>Helped train two new technicians on gowning and garbing.</point></job>

<job><title>Pharmacy Clerk</title> | <employer>Depot Street Apothecary</employer>, <place>Centerville, IN</place> | <start>May 2018</start> – <end>August 2020</end>
▪ <point>Cash register, phones, pick-up window, insurance billing questions.</point></job>

<h>Education and Credentials</h>
<edu><degree>High school diploma</degree>, <school>Richmond High School</school>, <end>2018</end></edu>
<cert><cname>Indiana Pharmacy Technician License</cname>, active (<issuer>Indiana Board of Pharmacy</issuer>)</cert>
<cert><cname>BLS Provider</cname>, <issuer>American Heart Association</issuer>, valid to <date>03/2026</date></cert>
Not nationally certified yet: have the PTCB study guide, no exam date.
