Curriculum Vitae – <name>Blessing Hartigan</name>                                        
<headline>RN Adult</headline>, <status>NMC PIN on request</status>
Address: <place>Flat 3, 61 Tolgarth Street, Cardiff CF24</place>.   Mob <phone>07700 900762</phone>   Email: <email>b.hartigan@example.org</email>

<h>PROFILE:</h>  <summary>Adult nurse, 11 yrs post reg, mostly critical care and theatre recovery. Calm, organised,
not keen on nights any more but can do them. Looking for a Band 6 or 7 post in outreach or
recovery within an hour of Cardiff.</summary>

<h>EMPLOYMENT:</h>  (most recent first)

<job><start>Oct 21</start> – <end>to date</end>    <title>Deputy Ward Manager, Recovery (Band 6)</title>, 30 hrs
                  <employer>Morlais General Hospital</employer>, Taff & Ely University Health Board
   o <point>in charge of a 10 bay recovery area on most day shifts, 4-6 staff</point>
   o <point>rota on HealthRoster, sickness return to work chats</point>
   o <point>link nurse for pain, re-wrote the PCA obs chart with the anaesthetists</point>
   o <point>assisted with the PACU business case (still with finance!)</point></job>

<job><start>Feb 18</start> – <end>Sept 21</end>   <title>Staff Nurse, ICU</title> (Band 5, full time, rotational)
                  same hospital
   o <point>16 bedded general unit, level 2 and 3 patients</point>
   o <point>CVVH, proning teams all thru first and second wave</point>
   o <point>mentor to 5 students and 2 overseas nurses doing OSCE</point></job>

<job><start>Aug 17</start> - <end>Jan 18</end>    <title>Agency nurse</title> through <employer>Beacon Nursing</employer>, various sites in <place>S Wales</place>
   o <point>medical wards, A&E corridors, one nursing home at Christmas</point></job>

<job><start>Sep 14</start> - <end>Jul 17</end>    <title>STAFF NURSE – Surgical Admissions</title>, <employer>St Brannoc's Infirmary</employer>, <place>Bristol</place>
   o <point>first post, preceptorship completed in 9 months</point>
   o <point>pre-op checks, bloods, cannulation, female catheters</point></job>

<job><start>2009</start>–<end>2011</end>     <title>Health care assistant</title> (bank) – <employer>Gwyn House Nursing Home</employer>, <place>Barry</place></job>

2011 – 2014 in full time training;  2016 four months travelling (unpaid leave)

                                                       Page 1 of 2 – CV Hartigan

<h>QUALIFICATIONS:</h>  <edu><degree>BSc (Hons)</degree> <field>Adult Nursing</field>, <school>University of Severnmouth</school>, <start>2011</start>-<end>14</end>, <grade>2:1</grade></edu>
                 <edu><degree>Access to HE</degree> <field>Health</field>, <school>Barry College</school>, <end>2010</end></edu>
                 <cert><cname>ILS</cname> – <issuer>Resus Council UK</issuer>, <date>March 2025</date></cert>
                 <cert><cname>ALS</cname> booked <date>Nov</date></cert>
                 <cert><cname>Post reg award in Critical Care (step 1+2)</cname> <date>2019</date></cert>
                 <cert><cname>Mentorship module</cname>, <date>2018</date></cert>

<h>CLINICAL SKILLS:</h>  <skills><skill>IV drugs and PGDs</skill>; <skill>cannulation</skill>; <skill>arterial lines (care of)</skill>; <skill>airway manoeuvres</skill>;
   <skill>epidural and PCA pumps</skill>; <skill>NEWS2</skill>; <skill>CVVH</skill> (out of date now); <skill>Datix</skill>; <skill>HealthRoster</skill>;
   <skill>Welsh Clinical Portal</skill></skills>

<h>LANGUAGES:</h>  <language>English</language>, <language>Yoruba</language> (<level>spoken</level>), <language>Welsh</language> – <level>beginners class</level>

<h>REFEREES:</h>  <other>names given at interview pls</other>
