<name>Liam Prendergast</name>
<headline>HGV Technician</headline>
<place>Bradford, West Yorkshire</place>
Tel: <phone>07700 900284</phone>
Email: <email>l.prendergast@example.net</email>
Licence: <status>Category B (car) only</status>

<h>Personal Profile</h>
<summary>Level 3 qualified HGV Technician with six years of experience in safety inspections and servicing of tractor units and trailers to DVSA standard. Confident with diagnostic software, air brake systems, EBS and vehicle electrics. Happy to work nights.</summary>

<h>Employment History</h>

<job><title>HGV Technician</title> (<start>04/2021</start> – <end>Present</end>)
<employer>Bradfield Truck & Trailer</employer>, <place>Bradford</place>
- <point>Carry out safety inspections and servicing on a mixed fleet of DAF and Scania tractor units and tipper trailers.</point>
- <point>Prepare vehicles for MOT; a colleague drives them to the ATF.</point>
- <point>Diagnose faults on air brake systems, EBS and vehicle electrics with Texa and DAVIE.</point>
- <point>Repair tipper hydraulics including pumps, PTOs and rams.</point>
- <point>Complete job cards and inspection sheets on a tablet.</point></job>

<job><title>HGV Technician</title> (<start>08/2019</start> – <end>04/2021</end>)
<employer>Northern Refuse Services</employer>, <place>Leeds</place>
- <point>Servicing and repair of refuse collection vehicles, Dennis Eagle and Mercedes Econic.</point>
- <point>Bin lift hydraulics and LOLER examinations under supervision.</point></job>

<job><title>Apprentice Heavy Vehicle Technician</title> (<start>09/2016</start> – <end>08/2019</end>)
<employer>Northern Refuse Services</employer>, <place>Leeds</place>
- <point>Three-year apprenticeship with day release at college.</point></job>

<h>Qualifications</h>
<edu><degree>City & Guilds Level 3 Diploma</degree> in <field>Heavy Vehicle Maintenance and Repair</field>, <school>Leeds City College</school>, <end>2019</end></edu>
<cert><cname>irtec accreditation</cname>, Service Maintenance Technician, <date>2022</date></cert>
<cert><cname>MIG welding short course</cname>, <date>2020</date></cert>

<h>Key Skills</h>
<skills>- <skill>Air brake systems and EBS</skill>
- <skill>Vehicle electrics</skill>
- <skill>Hydraulics</skill>
- <skill>Diagnostic software</skill>
- <skill>MIG welding</skill>
- <skill>Own tools</skill></skills>

<status>Right to work in the UK.</status>
<h>References</h> <other>Available on request</other>
