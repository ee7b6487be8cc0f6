Application for the Post of <headline>HSE OFFICER</headline>

<name>ARSALAN YOUSUFZAI</name>
Contact #  <phone>+966-54-6620117</phone>   (WhatsApp <phone>+92-345-9031166</phone>)
Email :   <email>arsalan.hse@example.com</email>
Skype :   arsalan.yz
Address :  <place>Al Jubail, K.S.A</place>
Iqama : <status>Transferable</status>

<h>SYNOPSIS</h>
<summary>> 9 Years of HSE experience, among which 6 Years in Saudi Arabia (shutdown, pipeline, tank farm)
> Familiar with Aramco GI's, CSM requirements
> Conducted more than 500 Tool Box Talk</summary>

<h>EXPERINCE IN GULF</h>

<job>01.  <employer>Sahara Petro Contracting Est.</employer>
      Client	    :  Major oil producer, Ras Tanura
      Project	    :  Tank Farm Upgrade
      Designation   :  <title>HSE Officer</title>
      Duration	    :  <start>03-Sep-2021</start>  To  <end>To date</end></job>

<job>02.  <employer>Al Yamama Gulf Industrial Services</employer>
      Client	    :  Petrochemical plant, <place>Jubail</place>
      Project	    :  T&I Shutdown (3 Nos.)
      Designation   :  <title>Safety Inspector</title> / <title>Confined Space Attendant Supervisor</title>
      Duration	    :  <start>15-Jan-2018</start>  To  <end>28-Jul-2021</end></job>

<h>EXPERINCE IN PAKISTAN</h>

<job>03.  <employer>Khyber Gas Pipeline Contractors (Pvt) Ltd</employer>
      Project	    :  24" Dia x 68 KM line, <place>Kohat to Attock</place>
      Designation   :  <title>Assistant Safety Officer</title>
      Duration	    :  <start>Feb 2015</start>  To  <end>Nov 2017</end></job>

<h>DUTIES & RESPONSIBILITES (ALL PROJECTS)</h>
  1. Daily site inspection, closing of SOR / violation.
  2. Work permit checking – Hot, Cold, Confined Space and Excavation.
  3. Scaffolding tag & lifting gear color code verify.
  4. Man hours record & weekly report to HSE Manager.
  5. Incident investigation – as a member only.

<h>SAFETY COURSES</h>
<cert>  * <cname>NEBOSH IGC</cname> (<date>2019</date>) </cert>
<cert>  * <cname>IOSH Managing Safely</cname> (<date>2016</date>)</cert>
<cert>  * <cname>OSHA 30 Hours Construction</cname> (<date>2015</date>)</cert>
<cert>  * <cname>H2S & BA Set</cname> – <issuer>Third party, Dammam</issuer> – valid till 10/2025</cert>
  * NEBOSH International Diploma – Unit 1 appeared, result awaited

<h>QUALIFICATION</h>
<edu>  <degree>DAE</degree> (<field>Mechanical</field>)    <school>Board of Technical Education, Peshawar</school>    <end>2013</end>    <grade>"B" Grade</grade></edu>
<edu>  <degree>Matric</degree> (<field>Science</field>)    <school>BISE Kohat</school>    <end>2010</end>    <grade>"A" Grade</grade></edu>

<h>PERSONNAL DATA</h>
  Father Name : Gul Nawaz Khan        D.O.B : <status>05/03/1994</status>
  Passport # : <status>BX99xxxx2</status>        Nationality : <status>Pakistani</status>
  Languages : <language>Pashto</language>, <language>Urdu</language>, <language>English</language> (<level>Good</level>), <language>Arabic</language> (<level>Fair</level>)
