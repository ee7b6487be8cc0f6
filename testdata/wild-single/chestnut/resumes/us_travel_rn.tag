<name>Cassidy Lindqvist-Moreau</name>, RN, CCRN
<phone>(208) 555-0122</phone> // <email>cass.rn@example.com</email> // permanent tax home: <place>Pocatello, ID</place>

<h>LICENSURE</h>  <cert><cname>Idaho RN (compact/multistate)</cname> exp <date>08/31/2027</date></cert>;  <cert><cname>California RN</cname>, exp <date>02/2026</date></cert>;  Alaska RN – applied
<h>CERTS</h>  <cert><cname>CCRN</cname> (<issuer>AACN</issuer>, <date>2019</date>, recert 2025)</cert>  <cert><cname>BLS</cname></cert>  <cert><cname>ACLS</cname></cert>  <cert><cname>NIHSS</cname></cert>  <cert><cname>TNCC</cname>, expired</cert>

<h>TRAVEL ASSIGNMENTS</h>
<job><employer>Summit Ridge Healthcare Staffing</employer> (agency)    <start>01/2021</start> – <end>present</end>
<title>Travel RN</title>, ICU

   Redwood Coast Medical Center, Eureka CA    10/2024 – present (ext. twice)
   <point>MSICU, 14 beds, 1:2, Epic, nocs. CRRT yes, open hearts no.</point>

   Bitterroot Valley Hospital, Hamilton MT    03/2024 – 09/2024
   <point>8-bed mixed ICU/stepdown, Meditech, float to ED</point>

   St. Anselm Regional, Fresno CA    06/2022 – 02/2024
   <point>24-bed neuro/trauma ICU, Cerner. Charge on 11 shifts. EVDs, TTM</point>

   Covid crisis contracts: Phoenix (13 wks), El Paso (8 wks), Boise (13 wks)    2021 – spring 2022
   <point>Proned, ran Rotaprone beds, precepted travelers with less than a week of orientation</point>
</job>

Off 06/2023 – 08/2023: Pacific Crest Trail, Oregon section.

<h>STAFF POSITIONS</h>
<job><employer>Portneuf Memorial Hospital</employer>, <place>Pocatello ID</place>
<title>Staff Nurse II</title>, ICU (FT nights)   <start>02/2018</start> – <end>12/2020</end>
<title>Staff Nurse I</title>, Tele/PCU   <start>07/2016</start> – <end>02/2018</end>
   • <point>Unit council chair 2019; brought CAUTI from 6 in a year to 1</point>
   • <point>Precepted 5 new grads through the residency</point>
   • <point>IABP and Impella competency (about 20 patients)</point></job>

<job><employer>Golden Meadows Assisted Living</employer>  <place>Chubbuck ID</place>   <title>CNA</title> (PRN)   <start>'13</start>–<end>'16</end></job>

<h>EDUCATION</h>
<edu><degree>BSN</degree> <school>Idaho State University</school> <end>May 2016</end>, <grade>3.71</grade></edu>
<edu>Started <degree>MSN</degree> (<field>AGACNP</field>) at <school>Gonzaga</school> online, 12 credits, on hold</edu>

<h>SELF-RATED SKILLS CHECKLIST</h> (1 = theory only, 4 = could teach it)
<skills><skill>Ventilator management</skill> 4     <skill>CRRT (Prismax)</skill> 4     <skill>EVD / ICP monitoring</skill> 3
<skill>Impella</skill> 2      <skill>ECMO</skill> 1      <skill>Arterial lines</skill> 4      <skill>Massive transfusion</skill> 3
<skill>Epic</skill> 4     <skill>Cerner</skill> 3     <skill>Meditech</skill> 2</skills>

<language>Spanish</language>: <level>conversational</level> (not a certified interpreter)

<h>REFERENCES</h>
<other>Charge RN, Redwood Coast, nights – phone via agency. Manager, Portneuf ICU.</other>
