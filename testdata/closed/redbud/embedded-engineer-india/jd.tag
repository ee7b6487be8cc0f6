Job Title: <title>Senior Embedded Software Engineer - Automotive BMS</title>
Job ID: VX-ENG-0391
Company: <employer>Voltaxa Mobility Pvt. Ltd.</employer>
Location: <place>Pune (Hinjewadi Phase 2), work from office</place>
Experience: <years n="6" of="embedded software development">6 - 10 Years</years>
CTC: <pay>24-32 LPA</pay> (best in industry)
Notice period: Immediate to 60 days preferred

About Voltaxa:
Voltaxa is a Tier-1 supplier of battery packs and battery management systems for electric two and three wheelers. With over 400 employees in Pune and Chennai and more than 2 lakh packs on the road, we are on a mission to electrify the last mile.

Roles & Responsibilities:
1) <duty>Design, develop and unit test application and low level software for the Battery Management System</duty> in <must>Embedded C</must> on <must g="1">ARM Cortex-M</must> / <must g="1">NXP S32K</must> / <must g="1">Infineon AURIX</must> controllers.
2) <duty>Develop device drivers</duty> (<must>SPI</must>, <must>I2C</must>, ADC, PWM) and integrate AFE ICs.
3) <duty>Implement CAN communication and UDS diagnostics</duty>. Hands on experience with <must>CAN</must>, <must>UDS</must> and <must>CANalyzer/CANoe</must> is a must.
4) <duty>Follow ASPICE process and participate in functional safety work products</duty>.
5) <duty>Debug issues on bench and on vehicle</duty> using <must>oscilloscope</must>, JTAG debugger.
6) <duty>Mentor 2-3 junior engineers and do code reviews</duty>.

Desired Candidate Profile:
• <degree c="must">B.E./B.Tech in Electronics, Electrical or Instrumentation</degree>. 
• Strong in <must>RTOS</must> concepts (<nice>FreeRTOS</nice> preferred).
• <must>MISRA C</must> and static analysis.
• <must>Git</must>.
• Working knowledge of <must>ISO 26262</must>.
• Good <lang c="must">English</lang> communication.

Good to have:
<nice>AUTOSAR Classic</nice>, <nice>bootloader</nice> / FOTA, <nice>Python</nice> scripting for test automation, <nice>SOC estimation</nice> algorithms, <nice>MATLAB/Simulink</nice>.

Please note: this is not a hardware design role, <no>PCB layout</no> is done by our hardware team. Cloud and <no>AWS</no> are with the connected team at Chennai. Profiles with only <no>Embedded Linux</no> / <no>Android</no> experience will not be considered.

Perks: group mediclaim incl. parents, canteen, EV at employee price, <no>German language</no> classes for those who go to our customer on site.

Interview process: online C test (60 min) -> technical F2F -> managerial -> HR. We never charge candidates any fee; beware of fraudulent calls. Voltaxa is an equal opportunity employer, women returning from a break are encouraged to apply.
