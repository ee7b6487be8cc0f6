<name>Bernadette "Bernie" Okonjo-Reilly</name>, BSN, RN, CCRN
<place>Duluth MN</place> / wherever the contract is | <phone>218.555.0121</phone> | <email>bernie.rn@example.com</email>
<status>Compact (NLC) license, MN, exp 6/26</status>

<summary>ICU nurse, 12 yrs, the last four of them traveling. CVICU and MICU, fresh hearts, CRRT, IABP,
Impella (float competent), no ECMO primary but sat ECMO twice as second RN. Charge when
asked. Epic, Cerner and one place that still had paper.</summary>

<h>Travel assignments</h> (all through Wayfarer Clinical Staffing, 13 wks unless noted)

<job><start>1/25</start> - <end>4/25</end>   <employer>St. Brendan Medical Center</employer>, <place>Bend OR</place> - <title>Travel RN, CVICU</title> (nights, 36 hrs)
   <point>18 beds, open hearts day 0, 1:1 or 1:2. Extended once, then the census dropped.</point></job>
<job><start>6/24</start> - <end>12/24</end>  <employer>Calumet Regional</employer>, <place>Hammond IN</place> - <title>Travel RN, MICU</title> (2 contracts, days)
   <point>DKA, sepsis, CRRT with Prismax. Oriented 4 other travelers in the second
   contract because I had the door codes.</point></job>
<job><start>1/24</start> - <end>5/24</end>  <employer>Pohaku Queen's Hospital</employer>, <place>Hilo HI</place> - <title>Travel RN, ICU float</title>
   <point>10 bed mixed unit, no intensivist at night, tele-ICU.</point></job>
<job><start>8/21</start> - <end>11/23</end> various, list on request (<place>AZ, TX x2, NY, ND</place>) - <title>Crisis RN / Travel RN, ICU</title></job>

<h>Staff</h>

<job><employer>Superior Shores Health</employer>, <place>Duluth</place>: <title>Staff RN II, Medical/Surgical ICU</title>, .9 FTE nights, promoted to
<title>Charge Nurse</title> (permanent) 2018. <start>Feb 2015</start> to <end>July 2021</end>.
• <point>Charge over 8-11 RNs and 2 CNAs; staffing grid, codes, family meetings at hours when
nobody else is there</point>
• <point>Unit council chair 2 years: turned prone-positioning from a binder into a one-page card
that pulmonary adopted hospital wide</point>
• <point>Preceptor to 13 new grads (11 still in ICU)</point>
• <point>CLABSI champion, 400 days without one, then we had one</point>

</job><job><employer>Iron Range Community Hosp.</employer>, <place>Hibbing</place>: <title>RN, Med-Surg/Tele</title>. <start>June '13</start> to <end>Jan '15</end>. <point>Five to
six patients, drips per protocol, floated to ED on weekends.</point></job>

<job>Before that <title>CNA</title> at <employer>Birchwood Manor</employer> (nursing home), <start>2010</start>-<end>13</end>, through school.</job>

                                                          B. Okonjo-Reilly, p. 2

<h>School</h>  <edu><school>College of St. Scholastica</school> <degree>BSN</degree> <end>2013</end></edu>.  <edu><degree>Acute Care NP</degree>, <school>Univ. of Minnesota</school>, <start>2024</start>-,
part time, <grade>14 of 72 credits</grade></edu>

<h>Cards</h>  <cert><cname>CCRN</cname> (<issuer>AACN</issuer>, thru <date>9/26</date>)</cert>  <cert><cname>ACLS</cname></cert>  <cert><cname>BLS</cname></cert>  <cert><cname>PALS</cname> (expired)</cert>  <cert><cname>NIHSS</cname> <date>2024</date></cert>
       <cert><cname>TNCC</cname> - registered for October</cert>

<h>Skills checklist</h> (4 = teach it, 1 = seen it)
<skills><skill>CRRT</skill> 4      <skill>Arterial lines</skill> 4      <skill>Proning</skill> 4      <skill>IABP</skill> 3
<skill>Impella</skill> 2   <skill>Swan-Ganz</skill> 3           <skill>EVD</skill> 2          <skill>ECMO</skill> 1
<skill>Epic</skill> 4      <skill>Cerner</skill> 3</skills>
