<name>ANJALI DESHMUKH</name>, <cert><cname>P.Eng.</cname> (<issuer>PEO</issuer> 100xxxx12)</cert>
<place>Orillia ON</place> / <phone>705 555 0119</phone> / <email>anjali.deshmukh@example.org</email>

<h>IN SHORT</h>     <summary>Sewage, mostly. Nine years of lagoons, SBRs and extended aeration for towns
             between 2,000 and 30,000 people. I calibrate it, draw it, get it approved and
             then hang about until it runs.</summary>

<h>JOBS</h>

<job><employer>Northshore Wellbrook Consultants Inc.</employer>, <place>Barrie</place>                  <start>Fall 2019</start> to <end>now</end>
<title>Intermediate process engineer</title> until Jan 2022, <title>Senior process engineer</title> after

<point>Midhurst-area WPCP expansion, 6 to 9.5 MLD. Calibrated the BioWin model against 14 months of plant data, converted CAS
to a step-feed BNR layout, TP limit 0.1. Wrote sections 11 and 44 of the spec (process equipment), P&IDs,
HGL through the new headworks.</point>
<point>Took two amended ECAs through the Ministry as lead author; a third (Gravenhurst-type lagoon with SAGR) still
under review.</point>
<point>Resident on site two days a week for 16 months during the $23M build: RFIs, change orders, shop dwgs,
payment certs. Contract admin of record was my principal.</point>
<point>Start-up: wet tests of blowers and UV, operator training sessions, 30-day performance trial with the
contractor's commissioning agent running it.</point>
<point>MBR pilot in Parry Sound, 5 months. I looked after sampling and the weekly report, vendor ran the skid.</point>
<point>I check the work of two EITs. They report to the group manager.</point></job>

<job><employer>Kettle & Faro Environmental</employer>, <place>Sudbury</place>                            <start>June 2016</start> to <end>summer 2019</end>
<title>EIT</title>, then licensed in spring 2019
<point>Capacity studies and Class EA (Schedule B) reports for 7 small northern plants.</point>
<point>GPS-X for a screening study, once. BioWin ever since.</point>
<point>Jar tests and a filter rehab at a surface water plant, my only drinking water job to date.</point></job>

<job><employer>Town of Aldermoor works yard</employer>, <title>co-op student</title>, 2 terms, <end>2014</end>
<point>Sewer flow monitors, manholes, mosquitoes.</point></job>

                                                      A. Deshmukh   resume   p. 2 / 2

<h>SCHOOL</h>
<edu><degree>BEng</degree> <field>Chemical Engineering</field>, <school>Lakehead University</school>, <end>2016</end>, co-op stream</edu>

<h>TOOLS</h> (1 = have opened it, 5 = could teach it)
<skills><skill>BioWin</skill> 5   <skill>GPS-X</skill> 2   <skill>AutoCAD Plant 3D</skill> 2   <skill>Excel</skill> 5   <skill>Bluebeam</skill> 4   <skill>WaterCAD</skill> 1</skills>

<h>OTHER</h>
<cert><cname>PMP</cname>: 35 contact hours finished, exam not yet sat</cert>
<cert><cname>WHMIS</cname></cert>, <cert><cname>confined space entry</cname> (<date>2023</date>)</cert>, <status>G licence, PR since 2018 and citizen since 2023</status>
<language>French</language> <level>slow but willing (A2)</level>, <language>Marathi</language>, <language>Hindi</language>
