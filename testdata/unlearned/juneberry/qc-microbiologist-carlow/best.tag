<name>Gráinne Mulcahy-Desai</name>          <phone>+353 85 555 0163</phone>          <email>grainne.md@example.com</email>          <place>Tullow, Co. Carlow</place>
<status>Irish citizen</status>

<h>EDUCATION</h>
<edu><end>'17</end>       <degree>BSc (Hons)</degree> <field>Microbiology</field>, <school>University of Galway</school>, <grade>2.1</grade></edu>
<edu><start>'24</start>-      <degree>PgCert</degree> <field>Pharmaceutical Quality Assurance</field>, <school>TU Dublin</school> (part time, two modules left)</edu>

<h>LAB SKILLS</h>             <h>Mine, daily</h>                             <h>Done it, would need a refresher</h>
<skills>
<group>Monitoring</group>             <skill>settle/contact plates</skill>, <skill>MAS-100</skill>, <skill>Lasair</skill>    <skill>compressed gas sampling</skill>
<group>Bench</group>                  <skill>kinetic chromogenic LAL</skill>, <skill>membrane filtration</skill>    <skill>isolator sterility</skill> (6 wks cover)
<group>ID</group>                     <skill>Gram</skill>, <skill>VITEK 2</skill>                             <skill>API strips</skill>
<group>Systems</group>                <skill>LabWare LIMS</skill>, <skill>MODA</skill>, <skill>Veeva Vault QMS</skill>    <skill>TrackWise</skill> (to 2020)
</skills>

<h>WORK</h>

<job>(<start>Oct '20</start> - )            <title>QC Micro Analyst II</title>
                       <employer>Barrowside Biologics</employer>, <place>Athy</place>
                       sterile mAb drug product, two vial lines
   <point>EM of the filling suites, A through D, c. 900 samples/wk between six of us</point>
   <point>gowned for Grade A, requalified Feb '25</point>
   <point>endotoxin on WFI, buffers and final vials; bioburden pre-filter</point>
   <point>wrote 31 deviations last year, 12 of them as lead investigator; CAPA owner for the
   autoclave load mix-ups, none since</point>
   <point>gap assessment against the new Annex 1, my piece was gowning and EM alert limits; new
   limits in force since Aug '23</point>
   <point>plated and incubated for 4 media fills; no design or report</point>
   <point>SME for EM in the '24 HPRA inspection, no findings in my area</point>
   <point>peer review of raw data, train new starters (5 to date) on ALCOA+ and plate reading</point></job>

<job>(<start>Aug '17</start> - <end>Sept '20</end>)     <title>Lab Analyst, Microbiology</title>
                       <employer>Corrib Oral Solids Ltd</employer>, <place>Oranmore</place>
                       non-sterile tablets, GMP
   <point>TAMC/TYMC and specified organisms, purified water, growth promotion of media</point>
   <point>took part in validating the water method at the new loop</point>
   <point>OOS phase 1, in TrackWise</point></job>

<job>(<start>summer '16</start>)          <title>Intern</title>, <employer>Glanhurst Dairies</employer>, <place>Mallow</place> - <point>Listeria swabs</point></job>

<h>ALSO</h>
<language>Irish</language> (<level>fluent</level>), <other>camogie coach U12, full clean licence</other>
