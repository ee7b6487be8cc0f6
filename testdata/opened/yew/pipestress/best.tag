<name>K. R. Meenalochani</name>                                          <headline>Stress Engr. (Piping)</headline>
<email>meena.krl@example.com</email> / +91 <phone>90000 55512</phone> / <place>Velachery, Chennai</place>
Notice 45 days        <status>Passport valid till 2031</status>

<skills><group>Softwares</group>      | <skill>CAESAR II v12</skill>, <skill>AutoPIPE (trial jobs only)</skill>, <skill>Navisworks</skill>, <skill>MathCAD</skill>
<group>Codes</group>          | <skill>B31.3</skill>, <skill>B31.1 (two jobs)</skill>, <skill>API 610</skill>, <skill>API 617</skill>, <skill>NEMA SM-23</skill>, <skill>EJMA</skill>
<group>Local checks</group>   | <skill>WRC 107/537</skill>, <skill>WRC 297</skill>; FEA given to outside agency</skills>

<job><title>Sr. Engineer</title> (<start>Apr'21</start> – <end>till date</end>)
<title>Engineer</title> (<start>Jul'17</start> – <end>Mar'21</end>)
<employer>Palar Engineering Consultants (P) Ltd</employer>, <place>Chennai</place>
  1. <point>Diesel hydrotreater revamp, western coast refinery: 186 stress systems in all, self 74. Reactor
     effluent loop, charge heater transfer line, all pump ckts.</point>
  2. <point>Ammonia/urea, Rajasthan: STG exhaust and inlet steam as per NEMA, brought nozzle loads down from
     2.3 times to 0.9 of allowable by shifting two line stops and one spring.</point>
  3. <point>Spring sizing for 61 locations, variable + 9 constant effort; data sheets and TBE with 3 vendors.</point>
  4. <point>Bellows: tied universal at the turbine exhaust, one no. only; rest avoided by loops.</point>
  5. <point>PSV reaction force checks by hand calcs, modal run in CAESAR for 4 flare lines with senior's
     guidance.</point>
  6. <point>Checking calcs of 2 GETs since 2022. They report to the Lead, not to me.</point>
  7. <point>Site: 5 weeks at Kota side, pins out + cold/hot readings, 2020.</point></job>
<job><title>Graduate Engineer Trainee</title>, <employer>Thamirabarani Boilers</employer>, <place>Trichy</place>
<start>Aug'15</start> – <end>Jun'17</end>
  1. <point>Support drgs. and BOM for boiler external piping, isometrics in AutoCAD.</point></job>
(break: Nov'23 – May'24 maternity)

<edu><degree>B.E.</degree> (<field>Mech</field>), <school>Kongu Valley Engg. College</school>, Anna Univ. — <end>2015</end> — <grade>8.1 CGPA</grade></edu>
<edu><degree>M.Tech</degree> <field>Design</field> (part time), <school>Pallava Institute of Technology</school>, from <start>2023</start>, 2 of 4 sems cleared, continuing after break</edu>
<cert><cname>5-day GRE pipe stress workshop (ISO 14692)</cname>, attended <date>2019</date></cert>, not used on a job so far

<language>Tamil</language> <level>mother tongue</level>, <language>English</language> <level>reports + TQs with Gulf client daily</level>, <language>Hindi</language> <level>speak only</level>
CV_Meenalochani_rev4                                                          Pg 1/1
