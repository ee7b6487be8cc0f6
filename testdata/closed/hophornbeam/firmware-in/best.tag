                              <name>NAGARJUN H. BELAVADI</name>
E-mail: <email>nagarjun.belavadi@example.com</email>                     Contact No: <phone>+91 98450 00317</phone>
------------------------------------------------------------------------------------

<h>PROFILE:</h>
<summary>7.2 yrs in ECU s/w, BSW side mostly. Presently on body electronics, earlier on EPS.</summary>

<h>ORGANISATIONAL EXPERIENCE:</h>
<job><title>Tech Lead (Individual Contributor)</title> in <employer>Drishtikon Mobility Technologies</employer>, <place>B'lore</place> from <start>Jul-2022</start> to <end>till date</end>.
<point>Project #1: Power Tailgate ECU for a European OEM (SOP done Nov 2024)</point>
Team size : 9
<tech>Tools     : DaVinci Configurator Pro/Developer, TASKING, T32, CANoe 16, Bitbucket, Polyspace</tech>
<tech>uC        : TC277, TC334</tech>
Role      :
  1) <point>Owner of Dcm/Dem + NvM config, brought in 0x27, 0x2E, 0x31 services and the flash bootloader hand-over.</point>
  2) <point>ComStack (Com, PduR, CanIf, CanNm) was with a colleague, I took over CanNm only.</point>
  3) <point>Boot time cut from 410 ms to 265 ms by re-ordering NvM ReadAll.</point>
  4) <point>Peer review for 3 freshers. No reportees.</point>
  5) <point>CAPL node simulation for the gateway; Python script to make the DTC matrix out of the excel.</point>
<point>Project #2: Seat Memory module (Indian OEM), Sep-2022 to Jun-2023, team of 4. LIN master schedule, anti-pinch handled by algo team.</point></job>

<job><title>Sr. Software Engineer</title> (joined as <title>Software Engineer</title>, promoted Apr-2021) in <employer>Shalivahana Steering Controls</employer>, <place>Pune</place> from <start>Aug-2018</start> to <end>Jun-2022</end>.
<point>Project: Electric Power Steering, ASIL-D, non AUTOSAR, own scheduler</point>
<tech>uC : RH850/P1M. Tools : GHS, CANalyzer, RTRT, QAC, SVN later GIT</tech>
  1) <point>Torque sensor driver & ADC diag in C, MISRA:2012 with about 15 approved deviations.</point>
  2) <point>Unit test: 92% MC/DC for my 11 modules.</point>
  3) <point>Participated in FMEA and safety reviews, inputs given to the safety manager.</point>
  4) <point>Onsite at the customer's plant in Wolfsburg 6 weeks for winter drive logs (2020).</point></job>

<h>ACADEMICS</h>
Course          Institution                          Year    Marks
<edu><degree>B.E.</degree> (<field>E&C</field>)     <school>Malnad Valley Institute, Hassan</school>      <end>2018</end>    <grade>8.1 CGPA</grade></edu>
<edu><degree>PUC</degree>             <school>Sharada PU College</school>                   <end>2014</end>    <grade>91%</grade></edu>

<h>OTHERS</h>
  - <cert><cname>ISO 26262 awareness</cname> 2-day (<issuer>in-house</issuer>, <date>2021</date>)</cert>, AFSE exam not given yet
  - ASPICE: was interviewee in one L2 assessment
  - Ethernet (SOME/IP): self learning on a S32K3 board at home
  - <language>Kannada</language>, <language>English</language>, <language>Hindi</language>; <language>German</language> <level>A1 cleared</level>, A2 classes going on

<h>PERSONAL DETAILS</h>
<status>DOB : 19-Feb-1996</status>      <status>Nationality : Indian</status>     <status>Notice : 60 days, negotiable to 45</status>

I hereby declare that the above furnished details are true to the best of my knowledge.
Place : <place>Bengaluru</place>                                              (Nagarjun H B)
