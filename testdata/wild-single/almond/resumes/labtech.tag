CV - Gwenllian Parry-Mbeki - analytical chemist                                    page 1 of 2

<name>Gwenllian Parry-Mbeki</name> <status>MRSC</status>
Email <email>gwen.pm@example.org</email> Mobile <phone>07700 900162</phone> Home <place>Llandudno Junction, Conwy</place>

<h>Summary of experience</h>
<summary>Analytical chemist with thirteen years at the bench, of which six in a GMP environment and
the rest in environmental testing. Happiest inside a mass spectrometer. I have trained about
thirty analysts and failed, politely, two.</summary>

<h>Employment</h>

<job>From <start>02/2020</start>
<employer>Menai Biopharma plc</employer>, <place>Bangor</place>, Quality Control Laboratory, <title>Senior Analyst (LC-MS)</title>
<point>Release testing of two peptide products; right first time 96.4 % in 2023.</point> <point>Validated or
transferred 11 methods to ICH Q2.</point> <point>Lab lead for the 2022 MHRA inspection (no majors, three
others).</point> <point>Deputy to the QC manager when he is away.</point></job>

<job>From <start>06/2017</start> to <end>01/2020</end>
<employer>Menai Biopharma plc</employer>, <place>Bangor</place>, Stability Group, <title>Analyst</title>
<point>Dissolution, Karl Fischer, HPLC. Looked after the stability chambers and the alarms that
came with them, including at 3 a.m.</point></job>

<job>From <start>01/2018</start> to <end>04/2018</end> (secondment)
<employer>Menai Biopharma plc</employer>, <place>Cork, Ireland</place>, Method Transfer Team, <title>Analyst on secondment</title>
<point>Fourteen weeks moving an assay, a column oven and, as it turned out, myself across the sea.
The transfer passed on the first comparison; report written jointly with the Cork team.</point></job>

<job>From <start>09/2011</start> to <end>05/2017</end>
<employer>Clwyd Water Testing Ltd</employer>, <place>Deeside</place>, Organics Section, <title>Laboratory Technician</title>, then
<title>Analyst</title> (from <start>2014</start>)
<point>Pesticides and PAHs in drinking water by GC-MS, up to 80 samples a day, UKAS ISO 17025.</point>

<point>Ran the sample reception for a year when nobody else wanted to and introduced barcodes,
which cut mislabelled bottles from about six a week to fewer than one.</point> <point>Took part in the LEAP
proficiency scheme; all z-scores within two for the pesticides suite in 2015 and 2016.</point>

CV - Gwenllian Parry-Mbeki - analytical chemist                                    page 2 of 2

<point>Wrote the SOP for glyphosate which, I am told, is still in use.</point></job>

<job>From <start>07/2010</start> to <end>09/2010</end>
<employer>Conwy Copper Reclaim</employer>, <place>Conwy</place>, <title>Vacation student</title>
<point>Titrations and sweeping, in about equal parts.</point></job>

<h>Qualifications</h>

<edu>From <start>2008</start> to <end>2011</end>
<school>Bangor University</school>, <degree>BSc (Hons)</degree> <field>Chemistry</field>, class <grade>2:1</grade></edu>
<edu>From <start>2022</start>, part time, due <end>2025</end>
<school>Open University</school>, <degree>MSc</degree> <field>Medicinal Chemistry</field></edu>

<h>Professional</h>
<cert><cname>Member of the Royal Society of Chemistry</cname> since <date>2015</date>.</cert> <cert><cname>Internal auditor ISO 17025</cname>
(<issuer>Penmon Training</issuer>, <date>2016</date>).</cert> <cert><cname>IOSH Working Safely</cname>.</cert>

<h>Instruments and software</h>
<skills><skill>Sciex Triple Quad</skill>, <skill>Waters Acquity UPLC</skill>, <skill>Agilent GC-MS</skill>, <skill>Empower 3</skill>, <skill>LabWare LIMS</skill>,
<skill>Minitab</skill>, a bit of <skill>R</skill></skills>

<h>Posters</h>
<pub><title>Keeping peptides off the glass: vial choice in low level LC-MS.</title> <employer>Gogledd Analytical Day</employer>, <end>2022</end></pub>
<pub><title>Glyphosate without tears.</title> <employer>Clwyd Water Quality Forum</employer>, <end>2016</end></pub>

<h>Outside work</h>
<vol><title>STEM ambassador</title>, <employer>Ysgol y Graig</employer>, since <start>2018</start>. Slime, mostly.</vol>

<h>Languages</h>
<language>Welsh</language> and <language>English</language> (<level>both first languages</level>), <language>isiXhosa</language> (<level>spoken, from my husband's side</level>)

<h>Referees</h>
<other>Dr Huw Tecwyn-Ross, Menai Biopharma, address on request</other>
