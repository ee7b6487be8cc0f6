<name>DARNELL R. OYELARAN</name>                                      <phone>(715) 555-0139</phone>
<place>Chippewa Falls WI 54729</place>                        <email>d.oyelaran@example.com</email>

<h>QUALITY / PLASTICS</h>

<job><start>8/2020</start> - <end>current</end>     <employer>LAKELAND PRECISION POLYMERS</employer>      <place>Menomonie, WI</place>
                     <title>Quality Engineer</title>  (was <title>Quality Tech III</title> til <end>5/22</end>)
  o  <point>26 presses, 35 to 300 ton, ISO 7 and 8 rooms, 13485 shop, FDA
     registered. Customers = infusion and ortho.</point>
  o  <point>Wrote + ran OQ/PQ on 19 molds since 22; IQs are done by mfg
     engineering, I sign as quality.</point>
  o  <point>11 CAPAs as owner, all closed, 1 reopened at eff. check (flash on
     a 32-cav hub, turned out to be vent wear).</point>
  o  <point>8D / 5-Why / fishbone on customer returns. PPM from 410 down to 95
     on the pump housing family.</point>
  o  <point>Cpk/Ppk, GRR, normality etc. in Minitab. One DOE (pack/hold, with
     the process eng).</point>
  o  <point>Facilitate PFMEA reviews, 30ish lines live.</point>
  o  <point>Co-auditor, internal audits, 4 a year. Not a lead.</point></job>

Oyelaran resume                                                     pg 1 of 2
-----------------------------------------------------------------------------
<job><start>2016</start> - <end>2020</end>          <employer>U.S. ARMY</employer>, <place>Fort Campbell KY</place>
                     <title>15B aircraft powerplant repairer, E-5</title>
  o  <point>T700 inspection and borescope, zero escaped defects in 2 phase
     teams; squad of 4</point></job>

<job><start>Summer 15</start>            <employer>BLUFFVIEW MOLD & DIE</employer>   <title>intern</title>
  o  <point>Zeiss Contura programs for first articles, Keyence IM for the
     fast stuff. Still do both when our lab is short.</point></job>

<h>SCHOOL</h>
<edu><degree>B.S.</degree> <field>Plastics Engineering</field>, <school>UW-Stout</school>, <end>May 2016</end>   GPA <grade>3.3</grade></edu>
<cert><cname>RJG Systematic Molding</cname>, 1 wk course, <date>2021</date></cert>
<cert><cname>ASQ CQE</cname> - exam scheduled <date>Oct 2025</date></cert>

<h>USE DAILY / USED</h>
<skills>daily    <skill>Minitab 21</skill>   <skill>IQMS</skill>   <skill>MasterControl</skill>   <skill>Y14.5 prints</skill>
used     <skill>Plex</skill> (read only, at a customer)   <skill>PC-DMIS</skill>   <skill>Python</skill> (a little)</skills>

<status>US citizen</status>.  <language>Spanish</language> - <level>shop floor level</level>
                                                                    pg 2 of 2
