<name>JISHA MOL THANKACHAN</name>
<headline>STAFF NURSE (BSc.N) – ICU</headline>
E-mail: <email>jishamol.rn@example.com</email>     Whatsapp: <phone>+966 55 018 7742</phone>
<cert><cname>SCFHS Registration</cname> – valid till <date>12/2026</date></cert>    <cert><cname>Dataflow</cname> – Positive</cert>    <cert><cname>DHA eligibility</cname> – <date>2023</date></cert>

<h>CAREER OBJECTIVE</h>:
<summary>To serve the patient with dedication and compassion, and grow with the institution
as a critical care nurse.</summary>

<h>PROFESSIONAL EXPERIENCE</h>:  (8 years 5 months)

<job>Name of the Hospital   :  <employer>Dar Al Rahmah Specialist Hospital</employer>, <place>Al Khobar, KSA</place>
Bed capacity           :  220 bedded (CBAHI accredited)
Position               :  <title>Staff Nurse</title>
Area                   :  Adult Medical-Surgical ICU, 18 beds
Nurse patient ratio    :  1:1 / 1:2
Duration               :  <start>14-01-2019</start> to <end>till date</end>
Type of cases          :  ARDS, septic shock, DKA, poly trauma, post op
                          craniotomy, CKD on SLED / CRRT
Special duties         :
o  <point>Charge nurse in night shift, approx. 6 duties per month since 2022.</point>
o  <point>Infection control link nurse of the unit: CLABSI and VAP bundle checklist, hand
   hygiene audit.</point>
o  <point>Preceptor of 4 new joiners.</point>
o  <point>Assisted in CBAHI survey 2021 and 2024 (file room of ICU).</point>
o  <point>Documentation in HIS (Oasis), OVR reporting.</point></job>

<job>Name of the Hospital   :  <employer>St. Gregorios Mission Hospital</employer>, <place>Kottayam, Kerala</place>
Bed capacity           :  350 bedded
Position               :  <title>Staff Nurse</title>
Area                   :  CCU and post cath ward
Duration               :  <start>03-06-2016</start> to <end>30-11-2018</end>
Equipments handled     :  <tech>Ventilator (Drager, PB 840), syringe & infusion pump, defibrillator, ABG machine, BiPAP</tech>
Duties & responsibilities:
o  <point>Receive and give bedside handover in ISBAR format.</point>
o  <point>Care of patient on mechanical ventilator, ET and tracheostomy suctioning.</point>
o  <point>Preparation of patient for CAG/PTCA, sheath removal under supervision of cardiologist.</point>
o  <point>Titration of inotropes as per order, watching for arrhythmia and
   informing the doctor on duty.</point>
o  <point>Checking of crash cart and narcotic count every shift.</point>
o  <point>Took part in code blue team on rotation.</point></job>

<job>Name of the Hospital   :  <employer>Pushpagiri Valley Nursing Home</employer>, <place>Thiruvalla</place>
Bed capacity           :  60 bedded
Position               :  <title>Nurse Trainee</title> (bond period)
Area                   :  General ward, casualty, labour room by rotation
Duration               :  <start>10-05-2015</start> to <end>31-05-2016</end></job>

<h>EDUCATIONAL QUALIFICATION</h>:

Course      Board / University               Institution                        Year      %
<edu><degree>BSc Nursing</degree> Kerala University of Health Sciences <school>Mar Thoma College of Nursing</school>  <start>2010</start>-<end>2014</end>   <grade>68</grade></edu>
<edu><degree>Plus Two</degree>    Kerala HSE Board                 <school>St. Mary's HSS</school>, <place>Ranni</place>              <end>2010</end>      <grade>74</grade></edu>
<edu><degree>SSLC</degree>        Kerala State                     <school>St. Mary's HSS</school>, <place>Ranni</place>              <end>2008</end>      <grade>81</grade></edu>

<h>LICENCE & CERTIFICATION</h>:
<cert><cname>Kerala Nurses and Midwives Council RN RM</cname>, <date>2014</date></cert>
<cert><cname>BLS</cname> (<issuer>AHA</issuer>) exp. <date>09/2025</date></cert>   <cert><cname>ACLS</cname> (<issuer>AHA</issuer>) exp. <date>09/2025</date></cert>

<h>PROCEDURES COMPETENT IN</h>:
<skills><skill>IV cannulation</skill>, <skill>ABG sampling</skill>, <skill>Ryle's tube insertion</skill>, <skill>urinary catheterization</skill>, <skill>ECG</skill>,
<skill>central line dressing</skill>, <skill>chest drain care</skill>, <skill>blood transfusion</skill>, <skill>wound VAC</skill> (assist only)</skills>

<h>PERSONAL PROFILE</h>:
<status>Husband's name   :  Bijo Thankachan</status>
<status>Date of birth    :  27-05-1992</status>
<status>Religion         :  Christian</status>
<status>Passport         :  exp. 2031</status>
Languages known  :  <language>English</language>, <language>Malayalam</language>, <language>Hindi</language> and <language>Arabic</language> (<level>basic</level>)

<h>DECLARATION</h>:
<other>I hereby declare that the above information is true to the best of my knowledge and belief.</other>

<other>Place: Al Khobar</other>                                           <other>JISHA MOL THANKACHAN</other>
