Subject: Urgent opening || <title>Senior Embedded Software Engineer (Body & Chassis ECU)</title> || <place>Bengaluru</place> || Immediate to 45 days

Dear Candidate,

Greetings from TalentKaveri Staffing!!

We are hiring for our esteemed client, <employer>Vayuratha Automotive Systems Pvt Ltd</employer>, a Tier-1 supplier of electronic control units to Indian and European OEMs. 1,100 engineers in Bengaluru, Pune and Ingolstadt. This is a permanent role on client payroll.

Exp: <years n="5" of="embedded software">5 to 9 yrs in embedded software</years>, of which <years n="3" of="automotive ECU">min 3 in automotive ECUs</years>
CTC: <pay>18 – 28 LPA</pay> (not a constraint for the right candidate)
Mode: Hybrid, 3 days office (Electronic City Phase 2)

Job Description:
The engineer shall <duty>design and develop application and basic software for door, seat and braking ECUs</duty>, <duty>configure AUTOSAR modules</duty>, <duty>debug on target</duty> and <duty>support the integration and vehicle testing at the OEM site</duty>. Will <duty>review code of 2 to 3 junior engineers</duty>.

Mandatory skills:
• Strong <must>Embedded C</must>
• <must>AUTOSAR Classic</must> (<must g="1">Vector DaVinci</must> or <must g="1">EB tresos</must>)
• <must>CAN</must>, <must>UDS diagnostics</must> (ISO 14229)
• Microcontrollers: <must g="2">Infineon AURIX / TriCore</must> / <must g="2">NXP S32K</must> / <must g="2">Renesas RH850</must>, any one
• <must g="3">CANoe</must> or <must g="3">CANalyzer</must>, <must>Lauterbach Trace32</must> or equivalent debugger
• <must>MISRA C</must>, <must>unit testing</must>, <must>Git</must>

Good to have:
• <nice>ISO 26262</nice> functional safety, <nice>ASPICE</nice> exposure
• <nice>LIN</nice>, <nice>Automotive Ethernet</nice>
• <nice>CAPL</nice> or <nice>Python</nice> scripting for test automation
• <lang c="nice">German A2</lang> will be an added advantage

Qualification: <degree c="must">B.E. / B.Tech in ECE, EEE, E&I or equivalent</degree>

Please note: the infotainment team of the client uses <no>Kotlin and Android Automotive</no>, that is a separate requisition. <no>Model based development (Simulink)</no> profiles will not be considered for this one, please do not apply.

Interested candidates please revert with updated CV along with: total exp / relevant exp / current CTC / expected CTC / notice period / reason for change. 2 technical rounds + 1 managerial (F2F).

Kindly refer your friends also.

Thanks & Regards,
Priyanka, TalentKaveri | careers@talentkaveri.example.com
We never charge candidates for a job.
