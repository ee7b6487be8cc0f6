<name>Katarzyna Lis-Wheeldon</name>, <place>Sherborne, Dorset</place>, <phone>07700 900733</phone>, <email>k.lis.wheeldon@example.net</email>

Personal statement
<summary>Transfusion scientist with eight years in hospital transfusion laboratories in Poland and Somerset. Antibody identification, crossmatching, ISO 15189, Blood Safety and Quality Regulations 2005, root cause analysis. My application for HCPC registration was sent in May and is being assessed; I work under supervision as an associate practitioner until then.</summary>

<h>Work history (oldest first)</h>
<job><start>October 2014</start> - <end>December 2019</end>, <title>Laboratory Diagnostician, Transfusion</title>, <employer>Szpital Miejski Zielona Brama</employer>, <place>Kielce</place>
o <point>Antibody identification and crossmatching in a 600-bed hospital.</point>
o <point>Bio-Rad IH-500 validation together with the supplier.</point>
o <point>Training and competency assessment of four technicians.</point></job>

<job><start>March 2020</start> - <end>May 2022</end>, <title>Medical Laboratory Assistant</title>, <employer>Camelford Park Hospital</employer>, <place>Yeovil</place>
o <point>Blood stock, cold chain, specimen reception.</point></job>

<job><start>May 2022</start> - <end>to date</end>, <title>Associate Practitioner, Blood Transfusion</title>, <employer>Camelford Park Hospital</employer>, <place>Yeovil</place>
o <point>Group and screen on Ortho Vision; crossmatching authorised by a registered colleague.</point>
o <point>Non-conformances, root cause analysis and CAPA in Q-Pulse, 17 last year.</point>
o <point>Internal audit against ISO 15189 and the Blood Safety and Quality Regulations 2005.</point>
o <point>Massive haemorrhage protocol drills.</point>
o <point>Daily use of LIMS (WinPath Enterprise).</point></job>

<h>Education</h>
<edu><degree>Master's degree</degree> in <field>Laboratory Medicine</field>, <school>Medical University of Lodz</school>, <start>2009</start>-<end>2014</end> (UK ENIC: comparable to MSc)</edu>

<h>Certificates</h>
<cert><cname>IBMS Specialist Diploma</cname>: not yet begun, needs registration</cert>
<cert><cname>Good Manufacturing Practice for blood establishments</cname>, <date>2023</date></cert>

<h>Languages</h>
<language>Polish</language> (<level>native</level>), <language>English</language> (<level>IELTS 7.5</level>)
