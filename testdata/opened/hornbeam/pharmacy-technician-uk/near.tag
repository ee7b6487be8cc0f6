Curriculum Vitae - <name>Obinna Charlesworth</name>

<email>obinna.charlesworth@example.com</email> / <phone>07700 900652</phone> / <place>Leeds LS6</place>

<h>Personal statement</h>

<summary>I am a pharmacy technician registered with the General Pharmaceutical Council since 2020, working in hospital pharmacy on elderly medicine and surgical wards. I take accurate drug histories, carry out Level 1 medicines reconciliation and counsel patients at discharge. I hold the right to work in the UK.</summary>

<h>Employment history</h>

<job>1. <title>Ward Pharmacy Technician</title> (Band 4), <employer>Kirkstall Park Hospital</employer>, <place>Leeds</place> (<start>03/2022</start> to <end>date</end>)
   a. <point>Medicines reconciliation for 15 patients a day on elderly medicine, using at least two sources</point>
   b. <point>Assessing patients' own drugs and ordering supplies to the ward</point>
   c. <point>Counselling on anticoagulants, inhalers and compliance aids</point>
   d. <point>Dispensing in the main dispensary one day a week; items are checked by an accredited colleague</point>
   e. <point>Mentoring two trainee technicians</point>
   f. <point>Audit of omitted doses on three wards, presented to the medicines safety group</point></job>

<job>2. <title>Pharmacy Technician</title>, <employer>Headrow Hospital Pharmacy Outpatients</employer>, <place>Leeds</place> (<start>08/2020</start> to <end>02/2022</end>)
   a. <point>Outpatient dispensing and controlled drugs stock checks</point>
   b. <point>Stock control with WellSky</point></job>

<h>Qualifications</h>

<edu>1. <degree>BTEC Level 3 Diploma</degree> in <field>Pharmacy Services</field>, <school>Leeds Park Lane College</school>, <end>2020</end></edu>
<cert>2. <cname>Medicines management accreditation</cname>, <date>2023</date></cert>
<cert>3. <cname>TAQA assessor award</cname>, <date>2024</date></cert>

<h>Skills</h>

<skills><skill>EPMA</skill>; <skill>SystmOne</skill>; <skill>Summary Care Record</skill>; <skill>WellSky</skill>; <skill>controlled drugs legislation</skill></skills>

<other>I am hoping to start the checking course as soon as a place comes up.</other>
