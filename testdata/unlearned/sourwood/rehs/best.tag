<name>Marisol Etchegaray</name>, <headline>REHS</headline>
<place>Visalia, CA 93277</place> | <phone>(559) 555-0163</phone> | <email>m.etchegaray@example.com</email>

<h>EXPERIENCE</h>

<job><employer>Sierra Vinal County Environmental Health</employer>                          <place>Tulare, CA</place>
<title>Environmental Health Specialist</title>                                     <start>Aug. 2019</start> – <end>present</end>
(<title>Environmental Health Specialist Trainee</title> until March 2021)
▪ <point>District of 410 fixed food facilities, 35 trucks and whatever the county fair brings. Roughly 900 routine and re-inspections a year under CalCode.</point>
▪ <point>Pools: 62 public pools/spas each summer; closed 7 in 2023 for no free chlorine or a broken main drain cover.</point>
▪ <point>Septic: I witness perc tests and sign off repairs. New-system plan review only with the senior looking over my shoulder so far (11 files).</point>
▪ <point>Outbreaks: worked the 2022 norovirus at a quinceañera hall (74 ill) - interviews, line list, stool kits. Our epi did the statistics.</point>
▪ <point>Wrote 48 NOVs, sat as witness at five admin hearings, one overturned.</point>
▪ <point>Plan check backup for small kitchens and remodels since 2024.</point>
▪ <point>Data in EnvisionConnect on a tablet; was one of three testers when we moved to the mobile version.</point></job>

<job><employer>Pinnacle Raisin Packers, Inc.</employer>                                     <place>Selma, CA</place>
<title>QA Technician</title> (seasonal, then full-time)                            <start>Sept. 2017</start> – <end>July 2019</end>
▪ <point>HACCP checks, swabs, moisture and SO2 in the plant lab. Helped prepare for two BRC audits.</point></job>

                                                                     Etchegaray, p. 2

<h>EDUCATION</h>
<edu><school>California State University, Fresno</school> - <degree>B.S.</degree> <field>Public Health, Environmental/Occupational Health option</field>, <end>May 2017</end></edu>
42 units of chemistry, biology, physics and micro

<h>REGISTRATION & TRAINING</h>
▪ <cert><cname>REHS</cname>, <issuer>CDPH</issuer>, exam passed February 2021, registered <date>March 2021</date>, current</cert>
▪ <cert><cname>HAZWOPER 24-hr</cname>, <date>2022</date></cert> (the 40 is on the list for next spring)
▪ <cert><cname>FD312 Special Processes at Retail</cname>, <issuer>FDA</issuer>, <date>2023</date></cert>
▪ <status>Class C license, clean record</status>

<h>SKILLS</h>
<skills><skill>EnvisionConnect</skill>, <skill>ArcGIS Field Maps</skill> (viewer only), <skill>thermocouple</skill> and <skill>pool test kit</skill>, obviously, <skill>Word</skill>, <skill>Excel</skill></skills>

<h>LANGUAGES</h>
<language>Spanish</language> (<level>grew up with it; county bilingual certified</level>), <language>Basque</language> (<level>a few songs</level>)
