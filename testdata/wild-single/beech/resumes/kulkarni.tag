<name>SHRIKANT V. KULKARNI</name>
<headline>Site Engineer – Civil (Infrastructure & Roads)</headline>
<place>Al Khuwair, Muscat, Sultanate of Oman</place>
GSM: <phone>+968 9255 0143</phone> / India <phone>+91 94220 71180</phone>
<email>shrikant.kulkarni.civil@example.org</email>

<h>OBJECTIVE</h>- <summary>To work in a reputed contracting organisation where my 14 years of road and drainage experience can be utilised.</summary>

<h>WORK EXPERIENCE IN GCC & INDIA</h>

1)  <job>Organisation –  <employer>Al Nahda Trading & Contracting LLC</employer>, <place>Muscat</place>
    Period –  <start>Feb. 2017</start> to <end>till now</end>
    Position –  <title>Senior Site Engineer</title>
    Project –  Dualisation of 38 km carriageway incl. 3 nos. underpass
    Client –  Ministry of Transport, Consultant – Renaud Haidar & Partners
    Job Responsibility –
    a)  <point>Execution of earthwork, sub base, GABC and asphalt as per MOT
        specification.</point>
    b)  <point>Raising of inspection requests (RFI) and closing of NCRs with consultant.</point>
    c)  <point>Preparing monthly IPC and checking sub contractors bills.</point>
    d)  <point>Controlling 2 foremen, 1 surveyor and approx. 60 labours.</point>
    e)  <point>Coordination with OIFC, PAEW, Omantel for service diversion, trial pits.</point>
    f)  <point>Attending weekly progress meeting; look ahead programme of 3 weeks
        (Primavera by planning dept.).</point>
    g)  <point>HSE tool box talk, no LTI in my section 2019 – 2022.</point></job>

2)  <job>Organisation –  <employer>Gulf Meridian Contracting Co. W.L.L.</employer>, <place>Doha – Qatar</place>
    Period –  <start>Aug. 2013</start> to <end>Dec. 2016</end>
    Position –  <title>Site Engineer</title>
    Project –  Storm water network, Al Rayyan Zone 4
    Job Responsibility –
    a)  <point>Laying of GRP & HDPE pipe lines from 300 mm to 1400 mm dia., manhole works.</point>
    b)  <point>Dewatering and shoring coordination, permits from Ashghal for road closure.</point></job>

3)  <job>Organisation –  <employer>Wadi Hatta Building & Roads Est.</employer>, <place>Abu Dhabi</place> (on loan to JV partner)
    Period –  <start>Aug. 2012</start> to <end>July 2013</end>
    Position –  <title>Site Engineer (Roads)</title>
    Project –  Interlock & kerb works, Baniyas East plots, value AED 46 million
    Job Responsibility –
    a)  <point>Setting out with total station, level sheets, as-built.</point>
    b)  <point>Material approval submittals, comparison of quotations.</point></job>

4)  <job>Organisation –  <employer>Deogiri Infra Projects Ltd.</employer>, <place>Aurangabad (MH)</place>
    Period –  <start>July 2010</start> to <end>July 2012</end>
    Position –  <title>Jr. Engineer</title> / <title>GET</title>
    a)  <point>Levelling and layout with auto level, quantity taking of minor bridges.</point>
    b)  <point>Maintained cement register, cube test record and DPR.</point></job>

<h>ACADEMIC</h>-
<edu>*  <degree>B.E. Civil</degree>, <school>Dr. Babasaheb Ambedkar Marathwada University</school>, <end>2010</end>, <grade>First Class</grade></edu>
<edu>*  <degree>Diploma</degree> in <field>Civil Engg.</field>, <school>Govt. Polytechnic</school> <place>Jalna</place>, <end>2007</end>, <grade>71.3 %</grade></edu>

<h>COMPUTER</h>-  <skills><skill>AutoCAD</skill> 2D, <skill>MS Project</skill> (working knowledge), <skill>MS Excel</skill></skills>

<h>PLANT & EQUIPMENT KNOWN</h>-  <skills><skill>Asphalt paver</skill>, <skill>Grader</skill>, <skill>Batching plant (calibration)</skill>, <skill>Total station</skill>, <skill>Auto level</skill>, <skill>Nuclear density gauge</skill></skills>

<h>COURSES</h>-
*  <cert><cname>IOSH Managing Safely</cname>, <issuer>Muscat training centre</issuer>, <date>2018</date></cert>
*  <cert><cname>Oman Society of Engineers membership</cname> – applied, under process</cert>

<h>PERSONAL DETAIL</h>-
<status>Father's Name –  Vasant R. Kulkarni</status>
<status>D.O.B –  02/11/1988</status>
<status>Nationality –  Indian</status>
<status>Passport No –  Z0000000, exp. 04/2029</status>
<status>Visa Status –  Employment visa (transferable, NOC available)</status>
<status>Driving Licence –  Oman & Qatar LMV</status>
Language –  <language>English</language>, <language>Hindi</language>, <language>Marathi</language>, <language>Arabic</language> (<level>site level</level>)

<other>I am confident of my ability to work in a team.</other>
<other>Thanking you,                                    (Shrikant V. Kulkarni)</other>
