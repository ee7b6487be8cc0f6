                                RESUME

Name           : <name>Sandeep R. Kulkarni</name>
Mobile         : <phone>+91 98220 00417</phone>
E-mail         : <email>sandeep.rk@example.com</email>
Current Loc.   : <place>Pimpri-Chinchwad</place>      Notice : 45 days (negotiable)

<h>CAREER OBJECTIVE:</h>
<summary>To work in a challenging environment on EV controllers, where I can go deeper in safety related embedded software.</summary>

<h>PROFESSIONAL SUMMARY:</h>
<summary>➢ 7.5 yrs of firmware exp. out of which 4+ in automotive (motor controller & BMS), earlier energy meters.
➢ Comfortable from datasheet & schematic reading up to on-vehicle debug.</summary>

<h>ORGANIZATIONAL EXPERIENCE:</h>
<job>1. <employer>Ramtek Powertrain Electronics India Pvt Ltd</employer>, <place>Pune</place>        <start>Nov-2020</start> to <end>Till date</end>
   Designation: <title>Technical Lead - Firmware</title> (from Apr-2023), earlier <title>Sr. Engineer</title>
   <proj>Project #1 : <title>48V BMS for e-3W</title> 
   Controller: <tech>S32K144, LTC6811 AFE, FreeRTOS, S32DS, PE Micro</tech>
   Team size : 5 
   Role :
   ➢ <point>Wrote the isoSPI driver and cell balancing state m/c, 14 cells</point>
   ➢ <point>DCM part (0x10, 0x22, 0x2E, 0x27) of UDS stack; DTC handling was done by colleague</point>
   ➢ <point>Secondary bootloader over CAN, flash time brought down from 190 s to 48 s</point>
   ➢ <point>Coulomb counting with OCV correction, SOC error within 5% on 3 drive cycles. EKF version was tried in Simulink only, not gone in production</point>
   ➢ <point>Polyspace / PC-lint clean-up, MISRA-C:2012 deviations from 340 to 22</point></proj>
   <proj>Project #2 : <title>3kW PMSM motor controller, e-2W</title>
   Controller: <tech>STM32F4, Keil, CANalyzer</tech>
   ➢ <point>Throttle plausibility, limp home, CAN matrix (dbc)</point>
   ➢ <point>Supported safety manager in HARA & FMEA meetings, wrote 2 of the 7 technical safety concept chapters (ASIL-B target)</point></proj>
   ➢ <point>Reviewing code of 3 juniors (GitLab MR); they report to the manager</point>
   ➢ <point>ASPICE Level-2 assessment faced in 2022 for SWE.3 and SWE.4</point>
</job>
<job>2. <employer>Nirvolt Metering Systems</employer>, <place>Nashik</place>                     <start>Jul-2017</start> to <end>Oct-2020</end>
   Designation: <title>Embedded Engineer</title> 
   ➢ <point>Single phase smart meter f/w on MSP430 and Cortex-M0, bare metal</point>
   ➢ <point>I2C RTC, SPI flash, IR port, tamper detection. DLMS stack was bought out, integration by me</point>
   ➢ <point>Python scripts for calibration jig, saved approx 40 sec per meter</point>
</job>
<h>ACADEMICS:</h>
Degree / Board           Institute                                    Year     Marks
<edu><degree>B.E.</degree> (<field>E&TC</field>)              <school>Godavari College of Engg., Nashik</school>            <end>2017</end>     <grade>66.4 %</grade></edu>
<edu><degree>HSC</degree>                      <school>Maharashtra Board</school>                            <end>2013</end>     <grade>71 %</grade></edu>

<cert><cname>Functional Safety Engineer training ISO 26262</cname> (5 days, <issuer>TUV Rheinland</issuer>, exam pending)</cert>

<h>SKILL SET:</h>
<skills><group>Language</group>      : <skill>Embedded C</skill>, <skill>Python (scripts)</skill>, <skill>C++ (basic)</skill>
<group>Protocols</group>     : <skill>CAN</skill>, <skill>UDS</skill>, <skill>SPI</skill>, <skill>I2C</skill>, <skill>UART</skill>, <skill>Modbus</skill>
<group>Instruments</group>   : <skill>DSO</skill>, <skill>logic analyser</skill>, <skill>CANalyzer</skill>, <skill>electronic load</skill>
<group>AUTOSAR</group>       : <skill>exposure only (MCAL config.)</skill></skills>

<h>PERSONAL DETAILS:</h>
<status>DOB 14/08/1995</status>, <status>Married</status>. Languages known: <language>English</language>, <language>Hindi</language>, <language>Marathi</language>
I hereby declare that the above furnished details are true to the best of my knowledge.
Place: Pune                                                    (Sandeep R. Kulkarni)
