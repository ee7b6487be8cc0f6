VACANCY ANNOUNCEMENT

Organisation        <employer>Umthombo Water Trust</employer>
Position            <title>WASH Programme Manager, Eastern Cape</title>
Duty station        <place>Mthatha</place>, with frequent travel to Bizana and Port St Johns
Reports to          Country Director
Direct reports      6
Contract            24 months, renewable subject to funding
Package             <pay>R780 000 per annum, medical aid 50%</pay>
Reference           UWT/EC/004/26

1. Background
Umthombo protects springs and builds handpumps with rural municipalities. With a grant from two European donors we'll reach 92 schools by 2028. The engineering design is contracted to a Durban firm, which supplies the <no>hydrogeologist</no> and does all <no>borehole drilling</no>; the manager neither designs nor drills. GIS is handled from Pretoria (<no>QGIS</no>, <no>KoboToolbox</no> dashboards).

2. Purpose of the position
The Programme Manager will <duty>deliver the schools programme on time and within a R31m budget</duty>, <duty>represent the Trust before chiefs, ward councillors and the Department of Basic Education</duty>, and <duty>report to donors each quarter</duty>.

3. Qualifications and experience
3.1  A <degree c="must">Bachelor's degree (NQF 7) in public health, civil engineering, environmental science or development studies</degree>; a <degree c="nice">Master's</degree> is preferred.
3.2  Not less than <years n="7" of="WASH">seven years</years> in <must>WASH</must> programming, <years n="3" of="managing teams">three</years> of them <must>managing teams</must>.
3.3  Proven <must>budget management</must> on institutional funding, e.g. <must g="1">EU</must>, <must g="1">BMZ</must> or <must g="1">USAID</must> rules.
3.4  Sound grasp of <must>hygiene promotion</must> and <must>community mobilisation</must>.
3.5  Ability to write a <must>donor report</must> that needs no second edit.
3.6  Fluency in <lang c="must">English</lang> and <lang c="must">isiXhosa</lang>.
3.7  Code <licence c="must">EB driver's licence</licence>; comfortable with gravel.

4. Added advantages
Familiarity with <nice>menstrual health</nice> projects; <nice>PRINCE2</nice> or a similar method; prior service in <nice>local government</nice>.

5. Safeguarding
Umthombo has zero tolerance for sexual exploitation and abuse. Police clearance and Form 30 (National Child Protection Register) will be required. We take part in the Inter-Agency Misconduct Disclosure Scheme.

6. To apply
One PDF: letter, CV of three pages at most, three contactable referees. Subject line UWT/EC/004/26. <permit>South African nationals and holders of a valid work permit only</permit>. Applications via LinkedIn messages will be deleted unread. Umthombo doesn't charge a fee at any stage.
