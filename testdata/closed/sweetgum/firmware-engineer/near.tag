<name>Gordon Pietrangelo</name>
<headline>Firmware Engineer | STM32 | BLE | RTOS | Medical</headline>
<place>Guelph, Ontario</place> | <phone>(226) 555-0190</phone> | <email>g.pietrangelo@example.net</email> | <status>Canadian citizen</status>

<h>SUMMARY</h>
<summary>Embedded firmware developer with nine years of professional C on STM32 and Nordic nRF52, BLE links, Zephyr in a shipped product and IEC 62304 documentation. Debug with scope and logic analyzer.</summary>

<h>EXPERIENCE</h>
<job><title>Senior Firmware Technologist</title> | <employer>Ardent Pulse Devices</employer> | <place>Guelph, ON</place> | <start>Apr 2020</start> – <end>Present</end>
• <point>Own the BLE link and sensor modules of a wearable heart monitor on nRF52840 with Zephyr</point>
• <point>Write unit tests and traceability records under IEC 62304 for the design history file</point>
• <point>Cut average current by 35% through low-power optimization of advertising intervals</point>
• <point>Maintain the secure bootloader and OTA update, MISRA C checks in CI</point></job>
<job><title>Firmware Developer</title> | <employer>Conestoga Metering Ltd.</employer> | <place>Kitchener, ON</place> | <start>Sep 2016</start> – <end>Mar 2020</end>
• <point>Developed C for STM32L0 water meters with FreeRTOS and a LoRa radio</point>
• <point>Brought up five board revisions together with the hardware engineers</point>
• <point>Python test scripts for the production line</point></job>

<h>EDUCATION</h>
<edu><degree>Advanced Diploma</degree>, <field>Electronics Engineering Technology</field>, <school>Conestoga College</school>, <start>2013</start> – <end>2016</end></edu>

<h>SKILLS</h>
<skills><skill>C</skill>, <skill>STM32</skill>, <skill>nRF52</skill>, <skill>Zephyr</skill>, <skill>FreeRTOS</skill>, <skill>Bluetooth Low Energy</skill>, <skill>Git</skill>, <skill>code review</skill>, <skill>Python</skill>, <skill>MISRA C</skill>, <skill>oscilloscope</skill></skills>
