From: hiring@sahyadri-motion.example.com
Subject: [referral drive] <title>Embedded Firmware Engineer</title> (3-6 yrs), <place>Pune - Chakan</place>

Hi all,

<employer>Sahyadri Motion Controls</employer> is hiring one firmware engineer for the traction
inverter group. Please forward to friends/ex-colleagues. Referral bonus
is INR 60,000 after they complete six months.

ABOUT THE GROUP: 11 people. We make motor controllers for electric
three-wheelers and small tractors; about 9,000 units shipped in FY25.
Cloud and mobile app are with the Bengaluru office (<no>AWS IoT</no>, <no>Flutter</no>),
so no app work here.

WHAT THE PERSON WILL DO
 o <duty>Write and maintain firmware in <must>C</must></duty> on TI C2000 and STM32G4
 o <duty>Bring up new boards</duty> along with the hardware team. So the
   candidate should be at home with a <must>scope</must>, a <must>logic analyser</must>
   and reading a <must>schematic</must>
 o <duty>Implement and tune FOC loops</duty> - control theory basics expected,
   the deep stuff is done by Dr. Kulkarni
 o <duty>Own the CAN stack</duty> (<must>CAN 2.0B, J1939</must>) and the bootloader
 o <duty>Support field trials</duty>, around 4-5 days a month <must>travel</must>
   to Nashik / Coimbatore

WHAT WE NEED
 o <degree c="must" g="2">B.E./B.Tech in Electronics, Electrical or Instrumentation</degree>
   (a <degree c="must" g="2">Diploma</degree> with two extra years of work is equally ok)
 o <years n="3" of="bare-metal or RTOS firmware">3 to 6 years in firmware, bare-metal or RTOS</years>. Not Arduino
   projects, not Raspberry Pi Python
 o Any one of: <must g="1">TI C2000</must>, <must g="1">STM32</must>, <must g="1">Infineon Aurix</must>
 o <must>Git</must>, and discipline of <must>code review</must>
 o <must>MISRA-C</must> awareness
 o <lang c="must">English for documentation</lang>, <lang c="must">Hindi or Marathi for shop floor</lang>

GOOD TO HAVE
 o <nice>ISO 26262</nice> exposure, even one project
 o <nice>MATLAB/Simulink</nice> - we do not do code generation, only for
   plotting and plant models
 o <nice>Python</nice> for test jigs

NOT NEEDED: <no>Embedded Linux</no>, <no>AUTOSAR configuration tools</no>. Profiles which
have only these will not be called.

CTC: <pay>INR 11 - 18 LPA</pay>, fixed. No variable, no bond. Notice period above
60 days is difficult for us; buyout can be discussed. Work from office 5 days
(lab work, cannot be done from home), bus from Nigdi and Wakad.

PROCESS
  1. 20 min phone call with Shalaka (HR)
  2. Take-home: fix a buggy ring buffer, max 2 hours
  3. Half day at Chakan: debug a real board with us, lunch included
  4. Offer within one week

Send CV as PDF with current CTC, expected CTC and notice period in the
mail body. Women returning after a break are specially encouraged, we have
had very good experience.

Regards,
Amogh Deshmane
Engineering Manager
