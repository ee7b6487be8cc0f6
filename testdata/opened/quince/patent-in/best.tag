<h>CURRICULUM - VITAE</h>

<name>K. Lavanya Sree</name>                                                   Mob : <phone>+91 90000 55512</phone>
D/o K. Narasimha Rao                                            Email : <email>lavanyasree.k@example.com</email>
<place>Nizampet, Hyderabad</place>

<h>CAREER SNAPSHOT:</h>
<summary>7+ yrs in generics patents (out of which 14 months break for maternity, 2021-22, not counted). IN/PA no. 4xxx since 2018. I am from chemistry, so I read the synthesis first and claims after.</summary>

<h>WORK DETAILS:</h>

<job>Organisation   :  <employer>Vaidarbha Pharma Ltd. (R&D Centre)</employer>, <place>Hyderabad</place>
Designation    :  <title>Sr. Executive – IPM</title>
Period         :  <start>Nov. 2022</start> till <end>date</end>
Role           :  <point>Clearance opinions for 9 APIs and 4 OSD products so far (US/IN mainly; EP only two times with support of Munich attorneys).</point>
                  <point>Polymorph landscape on a gliptin leading R&D to amorphous + carrier; IN application filed, examination pending.</point>
                  <point>Wrote 11 specs (7 process, 3 polymorph, 1 formulation). 5 granted till now. Answering FERs; attended 6 hearings by VC at Chennai/Mumbai IPO, two of them alone.</point>
                  <point>Two pre-grant opps. u/s 25(1), 3(d) + lack of inventive step. One succeeded, one reserved for order. I prepare the evidence table & expert's affidavit, counsel argues.</point>
                  <point>OB watch list of 60 molecules, PIV vs MIII vs carve-out note for each, sent quarterly to BD.</point>
                  <point>One trainee sits with me; appraisal is done by AGM.</point></job>

<job>Organisation   :  <employer>Lexomat Knowledge Services Pvt Ltd</employer> (KPO), <place>Pune</place>
Designation    :  <title>Patent Analyst</title> → <title>Sr. Patent Analyst</title> (Apr '19)
Period         :  <start>Jul 2016</start> to <end>Sep 2021</end>
Role           :  <point>Structure (Markush) and reaction searches on STN / SciFinderⁿ, text on Orbit. Nearly 200 invalidity & novelty reports, Chem vertical.</point>
                  <point>Element by element charts for a US firm in 3 ANDA suits, doc review in 1 of them. No direct contact with the court side.</point>
                  <point>Buddy for 5 new joiners in the chem vertical.</point></job>

<job>Organisation   :  <employer>Aravali Organics</employer>, <place>Jeedimetla</place>
Designation    :  <title>Trainee Chemist</title> (R&D)
Period         :  <start>06/2015</start> - <end>06/2016</end>
Role           :  <point>gram scale synthesis of intermediates, TLC, column, recrystallisation</point></job>

<h>ACADEMICS:</h>
  Course                         College / University               Year     %
<edu>  <degree>M.Sc.</degree> (<field>Org. Chem.</field>)              <school>Osmania University</school>                 <end>2015</end>     <grade>71</grade></edu>
<edu>  <degree>B.Sc.</degree> (<field>M.P.C.</field>)                  <school>Govt. Degree College, Siddipet</school>     <end>2013</end>     <grade>78</grade></edu>
<edu>  <degree>LL.B.</degree> (3 yr, evening)         <school>Osmania University</school>                 2nd yr going on</edu>

<h>OTHER:</h>
<cert><cname>Indian Patent Agent Exam</cname>, cleared <date>2018</date> (2nd attempt)</cert>
<cert><issuer>WIPO</issuer> <cname>DL-101, DL-301</cname></cert>

<h>SOFTWARES KNOWN:</h> <skills><skill>SciFinder-n</skill>, <skill>STN</skill>, <skill>Orbit</skill>, <skill>InPASS</skill>, <skill>Espacenet</skill>, <skill>ChemDraw</skill>, <skill>MS-Office</skill>; <skill>Reaxys</skill> (trial licence only)</skills>

<h>LANGUAGES:</h> <language>Telugu</language>, <language>English</language>, <language>Hindi</language> (<level>speak only</level>)

Peptides: attended 2-day workshop in NIPER, no project till now.

I hereby declare that the above is true to the best of my knowledge.
                                                                     (K. Lavanya Sree)
