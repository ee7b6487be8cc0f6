Philip Arthur STANLOW — Curriculum Vitae — page 1

<name>Philip Stanlow</name>
<place>Stoke-on-Trent, Staffs</place> / <phone>07700 900 612</phone> / <email>p.stanlow@example.org</email>
<headline>Retiring police inspector seeking safeguarding or investigations role</headline>

<h>KEY SKILLS AND EXPERIENCE</h>
- <point>PIP Level 2 investigator with 13 years of CID and public protection casework</point>
- <point>Chaired or attended over 400 child protection strategy discussions</point>
- <point>Tier 3 interview adviser (witness); not suspect</point>
- <point>Managed budgets of up to £310k overtime and a headcount of 34</point>

<h>A NOTE ON LEAVING</h>
<summary>I finish on 30 September with thirty years done and no live complaints. I am not looking
for a directorship; I would like a job in which reports are read, children are listened to
and I can be home for tea on most days. Local authority, diocese, football club or school
trust would all suit. Available from 1 November.</summary>

<h>CAREER TO DATE</h>

<job><employer>STAFFORDSHIRE & CHESHIRE BORDER CONSTABULARY</employer>
<start>11.09.1995</start> to <end>30.09.2025</end> (30 years, full pension)

<title>Inspector</title>, Public Protection Unit (North)                          <start>2018</start> – <end>2025</end>
- <point>Four sergeants, 26 detectives, four police staff; MARAC, MAPPA, MASH</point>
- <point>Outstanding rape investigations over 12 months: 71 reduced to 22</point>
- <point>Force lead for Clare's Law disclosures (318 applications in 2023) and a member of
the regional VAWG working group</point>
- <point>Misconduct hearings: panel adviser twice</point>
- <point>Wrote the force's procedure on peer-on-peer abuse with the two local
authorities</point>

<title>Detective Sergeant</title>, Child Abuse Investigation                      <start>2009</start> – <end>2018</end>
- <point>Sup't of eight DCs; deputy SIO for two historic institutional inquiries
(Op Larkfield, Op Sedge), 14 convictions</point>

Philip Arthur STANLOW — Curriculum Vitae — page 2

<title>Detective Constable</title>, Hanley CID                                    <start>2003</start> – <end>2009</end>
- <point>Burglary, robbery and one complex fraud (14 months, four filing cabinets)</point>
- <point>Exhibits officer on two murder enquiries</point>
<title>Constable</title>, response, Longton and Leek                              <start>1995</start> – <end>2003</end>
- <point>Tutor constable, 6 probationers</point></job>

<job><employer>ROYAL DOULTON (seconds warehouse)</employer>, <title>packer</title>                    <start>1993</start> – <end>1995</end></job>

<h>VOLUNTARY</h>
<vol><title>School governor (safeguarding)</title>, <employer>Longton Vale Academy</employer>, <start>2014</start> to <end>date</end></vol>
<vol><title>Walking football referee</title>, <employer>Potteries League</employer></vol>

<h>QUALIFICATIONS</h>
<cert><cname>Initial Crime Investigators Development Programme</cname> <date>2004</date></cert>
<cert><cname>Specialist Child Abuse Investigators Development Programme</cname> <date>2009</date></cert>
<cert><cname>National Investigators' Exam</cname> <date>2003</date></cert>
<edu><degree>BA (Hons)</degree> <field>Criminology</field>, <school>Open University</school>, <grade>2:2</grade>, <end>2012</end></edu>
<edu><degree>Diploma</degree> in <field>Safeguarding Adults and Children</field>, <school>Staffordshire University</school>, currently module 2 of 4</edu>

<h>AWARDS</h>
<award><title>Police Long Service and Good Conduct Medal</title>, <end>2015</end></award>
<award><title>Chief Constable's Commendation</title> (Op Sedge), <end>2017</end></award>

<h>REFEREES</h>
<other>Chief Inspector Helen Ashdown-Roy, Public Protection, 01632 960 440</other>
<other>Mrs Petra Malkin, Head of Safeguarding, City Council, petra.m@example.net</other>
