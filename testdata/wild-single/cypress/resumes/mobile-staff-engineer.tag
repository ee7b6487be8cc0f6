<name>Wilhelmina Achterberg Souza</name>
<email>wil.achterberg@example.org</email> / <phone>+351 910 000 274</phone> / <place>Porto</place>

## <h>Experience</h>
#### 14 years of experience

---

### <h>Skill Set</h>

<skills>  * <group>Programming languages:</group>
    - Proficient: **<skill>Kotlin</skill>**, **<skill>Swift</skill>**
    - Fluent: <skill>Java</skill>, <skill>Objective-C</skill>
    - Familiar with: <skill>Dart</skill>, <skill>Typescript</skill>, <skill>C++</skill>
  * <group>Mobile:</group>
    - Proficient: **<skill>Jetpack Compose</skill>**, **<skill>Coroutines</skill>**
    - Fluent: **<skill>SwiftUI</skill>**, <skill>Combine</skill>
  * <group>Storage:</group>
    - Fluent: <skill>Room</skill>, <skill>SQLite</skill>
    - Familiar with: <skill>Realm</skill>
  * <group>Build and release:</group>
    - Proficient: **<skill>Gradle</skill>**, **<skill>fastlane</skill>**
    - Familiar with: <skill>Bazel</skill></skills>

---

### <job><employer>lagarta.dev</employer>
*(<start>April 2021</start> - <end>Present</end>)*
**<title>Staff Engineer, Mobile</title>**

  * <point>Own the shared Kotlin Multiplatform layer used by 4 product teams</point>
  * <point>Lead a guild of 11 mobile developers, no direct reports</point>
  * <point>Cut the release train from four weeks to one</point>
  * <point>Interview and calibrate mobile candidates</point></job>

### <job><employer>Boleia</employer>
*(<start>November 2018</start> - <end>March 2021</end>)*
**<title>Senior Android Engineer</title>**

  * <point>Rewrite of the driver app from Java to Kotlin without freezing features</point>
  * <point>Offline map tiles and trip recording</point>
  * <point>Brought crash-free sessions from 97.1 to 99.6 %</point></job>

### <job><employer>Trintaeum Studio</employer>
*(<start>June2016</start> - <end>October 2018</end>)*
**<title>Android Developer</title> (Independent Contractor)**

  * <point>Delivered nine apps for museums and two for a football club</point>
  * <point>Bluetooth beacons, audio guides, far too many Samsung bugs</point></job>

### <job><employer>Meridian Claims</employer>
*(<start>January 2015</start> - <end>July 2016</end>)*
**<title>Mobile Lead</title>**

  * <point>Designed the photo claims app for iOS and Android</point>
  * <point>Oversaw an offshore team of 3</point>
  * <point>Implement accessibility fixes after external audit</point></job>

### <job><employer>UBM-CIDT</employer>
#### Centro de Informática e Desenvolvimento Tecnológico
*(March 2013 - <end>December 2014</end>) **<title>Project Technician</title>** at Mobile Lab*
*(<start>September 2012</start> - February 2013) **<title>Systems Assistant</title>** at Computer Rooms*

  * <point>Built the campus bus app used by 6,000 students</point>
  * <point>Kept 140 lab machines imaged and patched</point>
  * <point>Gave three workshops about Android for librarians</point></job>

### <job><employer>UBM-FCUP</employer>
#### Faculdade de Ciências Exactas
*(<start>February 2012</start> – <end>July 2012</end>) Geodesy Group*
**<title>Intern at GPS logger project</title>**

  * <point>Parsed NMEA logs and drew them on maps</point>
  * <point>Wrote the user manual nobody asked for</point></job>

---

### <h>Side projects</h>
* <proj>**<title>maré</title>**: <point>Tide tables as an Android widget</point></proj>
* <proj>**<title>kotlin-azulejo</title>**: <point>Tile pattern generator</point></proj>
* <proj>~~**<title>gradle-siesta</title>**: <point>Build cache cleaner</point>~~ (deprecated)</proj>

### <h>Speeches</h>
* <pub>***<title>"Shipping on Thursdays"</title>*** Speaker at Droid Douro 2022 (<end>May 2022</end>)</pub>
* <pub>***<title>"One codebase, two review queues"</title>*** Speaker at MobLisboa (<end>October 2019</end>)</pub>

---

### <h>Education</h>
* <edu><school>UBM-CIDT</school> *(<start>February</start> - <end>June 2014</end>)* **<degree>Short course</degree>, <field>Usability for Small Screens</field>**</edu>
* <edu><school>Faculdade de Ciências Exactas UBM</school> *(<start>2008</start>–<end>2012</end>)* **<degree>Licenciatura</degree> <field>Computer Science</field>**</edu>
