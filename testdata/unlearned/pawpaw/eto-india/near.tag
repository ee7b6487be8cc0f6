<name>Anirudh Vasant Kulkarni</name>
<headline>Electro-Technical Officer | LNG | High Voltage</headline>
<place>Pune, Maharashtra</place> • <phone>+91 90110 00256</phone> • <email>anirudh.kulkarni@example.com</email>

<h>Objective</h>
<summary>To serve as ETO on LNG carriers, where I can use my knowledge of high voltage switchboards, PLC based automation, IAS and gas detection.</summary>

<h>Certificates and documents</h>
• <cert><cname>ETO Certificate of Competency, STCW Reg III/6</cname>, <issuer>DG Shipping India</issuer>, <date>September 2024</date></cert>
• <cert><cname>High Voltage management level</cname>, <date>October 2024</date></cert>
• <cert><cname>Gas tanker cargo operations, basic</cname>, <date>2023</date></cert>
• <cert><cname>Maritime cyber security awareness</cname> (online), <date>2024</date></cert>
• <status>Valid Indian passport and CDC, US C1/D visa till 2033</status>

<h>Sea experience</h>

<job><title>ETO</title>, LNG Sahyadri, 174,000 cbm X-DF
<employer>Western Ghats LNG Shipping</employer>, <start>January 2025</start> to <end>August 2025</end> (7 months, first contract in rank)
• <point>Operated and isolated 6.6 kV switchboard under permit to work</point>
• <point>Fault finding on Yokogawa CENTUM IAS and PLC of nitrogen generator</point>
• <point>Calibrated fixed and portable gas detection</point>
• <point>Routine maintenance of GMDSS and bridge navigational equipment</point>
• <point>Planned maintenance system NS5, critical spares inventory</point></job>

<job><title>Trainee ETO</title>, LNG Sahyadri
<employer>Western Ghats LNG Shipping</employer>, <start>June 2023</start> to <end>April 2024</end>
• <point>Assisted ETO in megger tests and overhaul of motors, and during class electrical survey</point></job>

<h>Shore experience</h>

<job><title>Service Engineer, switchgear</title>
<employer>Deccan Powergear Pvt Ltd, Pune</employer>, <start>July 2019</start> to <end>December 2022</end>
• <point>Commissioning of 11 kV and 33 kV vacuum circuit breakers at 40 sites</point>
• <point>Protection relay testing, Siemens S7-1200 PLC panels</point></job>

<h>Education</h>
<edu><degree>B.Tech</degree>, <field>Electrical Engineering</field>, <school>Bhimthadi Institute of Technology, Baramati</school>, <start>2015</start>–<end>2019</end>, <grade>CGPA 8.1</grade></edu>

<h>Languages</h>
<language>English</language> – <level>good spoken and written</level>; <language>Marathi</language> – <level>mother tongue</level>; <language>Hindi</language> – <level>fluent</level>

<h>Declaration</h>
<other>I hereby declare that the above is true to the best of my knowledge. Place: Pune</other>
