# <name>Marcus Thibodeaux-Lang</name>

<email>mtl@example.org</email> / <phone>(218) 555-0163</phone> / <place>Superior, Wisc.</place> / <status>US citizen</status>

<summary>I make small boards do their job on a coin cell and then I make sure they can
be fixed from far away. Nine-ish years, five products in the field.</summary>

## <h>Stuff I've shipped, newest first</h>

<job>**<employer>Aldergrove Livestock Tech</employer>** (remote, then <place>Eau Claire</place>), <title>firmware engineer</title> -> <title>senior firmware engineer</title>, <start>summer '19</start> to <end>now</end>

<point>Wrote most of the code in the ear tag: nRF52833, FreeRTOS, LIS2DW12 over SPI, temp over
I2C. ~240k tags out there.</point> <point>Got sleep current from 11 uA to 2.3 uA, measured on a
Joulescope, so the tag went from 14 months to 3+ yrs on a CR2477.</point> <point>Our A/B
image swap over BLE is built on MCUboot; I did the port and the rollback logic,
a contractor did the signing keys. Two field updates since, 0.02% needed a
truck roll.</point> <point>Barn gateway (STM32L4 + a Quectel BG95 on LTE-M): I did PSM/eDRX and the
AT command layer, a teammate did everything above the socket.</point> <point>Set up a shelf of 12 tags
on a Pi that runs pytest over SWD every night. It catches about one regression
a month.</point> <point>I mentor one junior; nobody reports to me.</point></job>

<job>**<title>Contract work</title>**, <start>2018</start>-<end>19</end>, two clients

<point>Irrigation valve controller for <employer>Bluestem Ag</employer>: Zephyr on an STM32L0, proof of concept only, they
ran out of money.</point> <point>Pump timer, bare metal PIC, 4 weeks.</point></job>

<job>**<employer>Harbor & Pine Controls</employer>**, <place>Duluth</place>, <title>embedded dev</title>, <start>June 2016</start> to <end>Dec. 2017</end>

<point>Boiler controllers: C, STM32F1, Modbus RTU over RS-485.</point> <point>Moved the firmware from
SVN to git and put the math modules under Unity/Ceedling, ~60% line coverage of
those modules.</point> <point>Found a two-year-old reset bug: brown-out during a flash write. Saleae,
a Rigol scope and a hair dryer.</point></job>

<job>**<employer>U.S. Coast Guard</employer>**, <title>Electronics Technician 2nd class</title>, <start>2007</start>-<end>2012</end>, aids to navigation
<point>Fixed lit buoys and their power systems, solder to dB.</point></job>

## <h>Paper</h>
<edu><degree>B.S.</degree> <field>Computer Engineering</field>, <school>Univ. of Minnesota Duluth</school>, <end>2016</end> (GI Bill)</edu>
<edu>Two grad courses in <field>control theory</field>, <end>2020</end>, didn't finish the master's</edu>

## <h>Honest self-rating, 1-5</h>
<skills><skill>C</skill> 5, <skill>Python</skill> 4, <skill>schematics</skill> 4, <skill>J-Link/gdb</skill> 5, <skill>Zephyr</skill> 2, <skill>C++</skill> 2, <skill>Rust</skill> 1 (the book, some blinky)</skills>

<vol>Side thing: <title>lake ice thickness logger</title> for the ski club (LoRa, SAMD21), <start>2023</start>-; 3 units, one lost.</vol>
