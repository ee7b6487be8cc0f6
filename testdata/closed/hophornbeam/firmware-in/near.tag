<name>Meenakshi Sundareswaran</name> | <headline>Senior Embedded Software Engineer</headline> | <place>Chennai</place>, ready to relocate | <phone>+91 90030 00842</phone> | <email>meenakshi.s@example.org</email>

<summary>Senior embedded software engineer, 8 years, strong Embedded C. I design and develop firmware for consumer and industrial products, debug on target, review the code of junior engineers and support integration at the customer's site.</summary>

<job><employer>Neelam Smart Appliances Ltd</employer> | <title>Senior Embedded Software Engineer</title> | <start>2020</start>–<end>present</end> | <place>Chennai</place>
<point>Firmware in C for washing machine and inverter AC controllers on NXP S32K and STM32 with FreeRTOS.</point> <point>Designed the bootloader and OTA update used in 1.4 million units.</point> <point>Reviews the code of three junior engineers.</point> <point>MISRA C checks with PC-lint and unit testing with Ceedling in the Git pipeline, coverage 88%.</point> <point>Modbus and UART protocols between display and power boards.</point></job>

<job><employer>Kurinji Metering Solutions</employer> | <title>Embedded Engineer</title> | <start>2017</start>–<end>2020</end> | <place>Coimbatore</place>
<point>Smart energy meter firmware on Renesas RL78, low power modes, DLMS/COSEM stack.</point> <point>Debugging on target with Lauterbach Trace32 and logic analyser.</point> <point>Python scripts for test automation reduced regression from 3 days to 5 hours.</point></job>

<skills><skill>Embedded C</skill> · <skill>FreeRTOS</skill> · <skill>NXP S32K</skill> · <skill>STM32</skill> · <skill>MISRA C</skill> · <skill>unit testing</skill> · <skill>Git</skill> · <skill>Trace32</skill> · <skill>Python</skill> · <skill>Modbus</skill></skills>

<edu><degree>B.Tech</degree>, <field>Electronics and Instrumentation</field>, <school>Noyyal College of Technology</school>, <end>2017</end>, <grade>first class</grade></edu>
<cert><cname>IEC 60730 Class B software</cname>, <issuer>Deccan Safety Academy</issuer>, <date>2022</date></cert>
<language>Tamil</language>, <language>English</language>, <language>German</language> (<level>A2</level>)
Looking for a move into automotive; AUTOSAR basics course booked.
