Europass
Curriculum Vitae

<h>PERSONAL INFORMATION</h>      <name>Katarína Hrušovská</name>
                          <place>Košice (Slovakia)</place>
                          <phone>+421 555 010 417</phone>
                          <email>k.hrusovska@example.org</email>
                          Sex <status>Female</status> | Date of birth <status>02/11/1991</status> | Nationality <status>Slovak</status>

<h>JOB APPLIED FOR</h>           <headline>Quality control chemist</headline>

<h>WORK EXPERIENCE</h>

<job><start>01/02/2020</start>–<end>Present</end>        <title>QC Analyst / Deputy Head of Laboratory</title>
                          <employer>Tatrapharm a.s.</employer>, <place>Michalovce (Slovakia)</place>
                          ▪ <point>Release testing of tablets (HPLC, dissolution, KF titration)</point>
                          ▪ <point>OOS investigations, about two a month</point>
                          ▪ <point>Stand in for the head of laboratory during leave</point>
                          Business or sector  Manufacture of pharmaceutical products
</job>
<job><start>15/09/2017</start>–<end>31/01/2020</end>     <title>Laboratory technician (water, sludge, soil)</title>
                          <employer>Východoslovenské vody, š. p.</employer>, <place>Košice (Slovakia)</place>
                          ▪ <point>ICP-OES, ion chromatography; sampling on site every Tuesday</point>
                          Business or sector  Water supply
</job>
<job><start>07/2016</start>–<end>08/2017</end>           <title>Au pair</title>
                          <employer>The Fennimore family</employer>, <place>Cork (Ireland)</place>
</job>
<h>EDUCATION AND TRAINING</h>

<edu><start>2014</start>–<end>2016</end>                 <degree>Magister (Mgr.)</degree>                                  EQF level 7
                          <school>Pavol Jozef Šafárik University in Košice</school>, Faculty of Science
                          <field>Analytical Chemistry</field>
                          <point>Diploma thesis: Preconcentration of antimony by dispersive microextraction</point>
</edu>
<edu><start>2011</start>–<end>2014</end>                 <degree>Bachelor (Bc.)</degree>                                   EQF level 6
                          <school>Pavol Jozef Šafárik University in Košice</school>
                          <field>Chemistry</field>
</edu>
<edu><start>02/2013</start>–<end>06/2013</end>           Erasmus exchange semester
                          <school>Universidade do Minho</school>, <place>Braga (Portugal)</place>
</edu>
<h>PERSONAL SKILLS</h>

<h>Mother tongue(s)</h>          <language>Slovak</language>
<h>Other language(s)</h>         UNDERSTANDING        SPEAKING         WRITING
<language>English</language>                   <level>C1</level>                   C1               B2
<language>Hungarian</language>                 <level>B1</level>                   B1               A2

<h>Job-related skills</h>        <skills><skill>HPLC</skill>, <skill>ICP-OES</skill>, <skill>GMP</skill>, <skill>method validation (ICH Q2)</skill></skills>
<h>Digital competence</h>        <skills><skill>Empower 3</skill>, <skill>LIMS</skill>, <skill>Excel</skill></skills>
<h>Driving licence</h>           <status>B</status>

                                                                        Page 1 / 1
