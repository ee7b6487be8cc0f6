<name>CORINNE M. LUSKWOOD</name>
<place>Bangor, ME</place> 04401 · <phone>(207) 555-0163</phone> · <email>c.luskwood@example.com</email>

PROFILE:   <summary>Certified bench histotech, nine years, all hospital or private-lab. Early riser
           by temperament. Moving to the Portland area this winter (spouse already there).</summary>

<h>CREDENTIALS:</h>   <cert><cname>HT(ASCP)</cname> <date>2016</date>, CMP current thru 12/2026</cert>
               <cert><cname>QIHC(ASCP)</cname> - application accepted, exam not yet taken</cert>

<h>WORK:</h>

<job><employer>Penobscot Ridge Medical Center</employer>, <place>Bangor</place>			<start>06/18</start>-<end>pres</end>
   <title>Sr Histo Tech</title> (since 08/21)   <title>Histo Tech</title> (06/18-08/21)
   - <point>~110 blocks a shift on the RM2235, recuts & levels for six pathologists</point>
   - <point>GI and prostate bxs: I am who people ask to re-embed</point>
   - <point>Frozens Tu/Th on my own, other days as backup. FY24: 96% out in
     under 20 min</point>
   - <point>GMS, PAS, trichrome, retic, Congo red by hand; rest goes on the Artisan</point>
   - <point>BenchMark Ultra daily: load, controls, first look at the slides.
     Helped w/ 4 of the 11 antibodies brought up in 2023 (lead tech did the
     PD-L1 and signed all of them)</point>
   - <point>Rewrote six SOPs ahead of the 2022 CAP visit; histo section had 0 Phase II</point>
   - <point>Broke in 5 new hires since 2021. No reports, no schedule-making</point>
   - <point>Spill lead for formalin/xylene, quarterly badge monitoring</point>
   - <point>Beaker since go-live (10/22), Sunquest before that</point></job>

<job><employer>Casco Shore Dermatology</employer>, <place>Portland</place> (per diem)			<start>03/20</start>-<end>11/22</end>
   <title>Mohs tech</title>
   - <point>about one Saturday a month, 8 to 12 cases, inking and cryostat, H&E only</point></job>

<job><employer>Aroostook Path Services</employer>, <place>Presque Isle</place>			<start>05/16</start>-<end>05/18</end>
   <title>Histology Technician</title>
   - <point>embedding, cutting, coverslipping; 2-person lab so everything</point>
   - <point>small-biopsy grossing under the pathologist's eye (first year only)</point></job>

2014-15   looked after a parent full time

<job><employer>Stillwater Bakery</employer>	<title>baker</title>, nights			<start>2012</start>-<end>2014</end></job>

Page 1 of 2 - Luskwood

<h>SCHOOL:</h>  <edu><degree>AAS</degree>, <field>Histotechnology</field> (NAACLS accredited), <school>Katahdin Valley Community College</school>, <end>2016</end></edu>
         <edu><degree>BS</degree> <field>Biology</field>, <school>University of Downeast Maine</school>, 74 credits, left 2012</edu>

<h>BENCH:</h>
<skills>   <group>cutting</group>     <skill>rotary microtome</skill>, <skill>cryostat (CM1950, NX70)</skill>
   <group>stain</group>       <skill>H&E</skill>, <skill>histochemical specials</skill>, <skill>IHC</skill>, a little <skill>ISH</skill>
   <group>software</group>    <skill>Epic Beaker</skill>, <skill>Sunquest CoPath</skill>
   <group>scanners</group>    <skill>Aperio AT2</skill> (loading & QC only)</skills>

<status>US citizen.</status>  <other>Outside: sea kayaks, bread.</other>
