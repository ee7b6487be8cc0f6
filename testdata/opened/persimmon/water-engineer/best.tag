<h>CURRICULUM VITAE</h>

<h>1. PERSONAL DETAILS</h>
Name:            Eng. <name>Wanjiru Chelagat Mutiso</name>
Nationality:     <status>Kenyan</status>
Languages:       <language>English</language> (<level>fluent</level>), <language>Kiswahili</language> (<level>fluent</level>), <language>Kalenjin</language> (<level>mother tongue</level>)
Address:         P.O. Box 5518-30100, <place>Eldoret</place>
Tel:             <phone>+254 700 555 019</phone>
E-mail:          <email>wc.mutiso@example.org</email>
Driving:         <status>class B since 2012, clean</status>

<h>2. REGISTRATION</h>
<cert><cname>Registered Professional Engineer (Civil)</cname>, <issuer>EBK</issuer>, <date>2019</date>; practising licence current</cert>
<cert><cname>Corporate Member</cname>, <issuer>IEK</issuer>, <date>2020</date></cert>

<h>3. EDUCATION</h>
<edu><end>2013</end>   <degree>BSc</degree> <field>Civil & Structural Engineering</field>, <school>Moi University</school>, <grade>Second Class Upper</grade></edu>
<edu><start>2022</start> - <end>ongoing</end>   <degree>MSc</degree> <field>Water Resources Engineering</field>, <school>University of Nairobi</school> (<point>coursework
       complete, thesis not yet submitted</point>)</edu>

<h>4. PROFESSIONAL RECORD</h>

<job>4.1  <employer>Nzoia Highlands Water Company</employer> (county utility, 31,000 connections)
     <title>Planning & Design Engineer</title>
     <start>July 2018</start> <end>to date</end>
     <point>(i) Designs the company's extensions: since 2018, 74 km of uPVC and HDPE mains
     from DN63 to DN400, all modelled in EPANET, levels from RTK surveys in Civil 3D.</point>
     <point>(ii) Cherangany rising main (9.2 km, 310 m static head, KES 412 million, AfDB
     money): Resident Engineer for the employer's side Feb 2020 - Nov 2021. Measured
     works, drafted the interim certificates for the Engineer's signature, handled 6
     of the contractor's claims. FIDIC Pink Book.</point>
     <point>(iii) Converted 5 diesel boreholes to PV; a further 3 are at tender.</point>
     <point>(iv) Sat on the DMA team which brought NRW in Kapsoya zone from 47% to 33%.</point>
     <point>(v) Tender papers and BoQs under PPADA 2015, sat in 20+ evaluation committees as
     member, twice as chair.</point>
     <point>(vi) Mentors graduate engineers for their EBK logbooks (3 so far, 1 registered).</point></job>

<job>4.2  <employer>Sabwani Engineering Consultants</employer>, <place>Kitale</place>
     <title>Assistant Engineer</title>, <start>Jan. 2015</start> - <end>June 2018</end>
     <point>(i) Assisted in feasibility and detailed design of gravity schemes in Trans Nzoia
     and West Pokot, 4 schemes, the biggest for 18,000 people.</point>
     <point>(ii) Clerk of works, 16 months full time on site, for two storage tanks (225 m3
     masonry) and their mains.</point>
     <point>(iii) Mapped 2,300 consumers by handheld GPS into QGIS.</point></job>

<job>4.3  <employer>County Government of Uasin Gishu</employer>, roads department
     <title>Intern engineer</title>, <start>Oct 2013</start> - <end>Dec 2014</end>
     <point>(i) Drainage and culvert surveys.</point></job>

<h>5. COMPUTER</h>
<skills><skill>EPANET</skill>; <skill>Civil 3D</skill>; <skill>QGIS</skill>; <skill>MS Project</skill>; <skill>Lorentz COMPASS (solar pump sizing)</skill>; <skill>WaterGEMS</skill> (one week's course only)</skills>

<h>6. REPORTS</h>
<other>Monthly progress reports to AfDB for 22 months; quarterly returns to WASREB.</other>

<h>7. REFEREES</h>
<other>Three, given on request.</other>

CV of W. C. Mutiso                                              Page 2 of 2
