**[3 YoE] Mech E, 140 applications, 2 callbacks. Roast me**

Hi all, name & emails changed obviously. Aerospace or medical preferred, would take
anything that isn't HVAC at this point. Formatting got eaten by reddit. Text below:

---

&#x200B;

**<name>J. Random Thistlewood</name>**  
<place>Wichita KS</place> / <phone>316 555 0100</phone> / <email>notmyrealmail@example.com</email> / <link>linkedin/in/redacted</link>

**<h>Edu</h>**

<edu><degree>B.S.</degree> <field>Mechanical Engineering</field>, <school>Flint Hills State</school> (state school, ABET) *<end>Dec 2020</end>* <grade>GPA 2.9</grade> (leave it off??)</edu>

**<h>Exp</h>**

<job>**<employer>[Tier 2 aero supplier, ~200 ppl]</employer>** *<start>6/2022</start> – <end>now</end>*  
<title>Manufacturing Engineer I</title>

* <point>Responsible for 5 axis work instructions for wing rib family, 22 part numbers</point>
* <point>Decreased scrap on rib 14 from 8% to 3% by re-doing the vacuum fixture (my manager says "we", I designed it)</point>
* <point>Participated in 2 AS9100 audits</point>
</job>

<job>**<employer>[Same place]</employer>** *<start>2/2021</start> – <end>6/2022</end>*  
<title>Quality Tech (contract thru agency)</title>

* <point>CMM programming in PC-DMIS, first articles, ~6/week</point>
* <point>Wrote up NCRs</point>
</job>

<job>**<employer>[Pizza chain]</employer>** *<start>2017</start> – <end>2020</end>*  
<title>Shift lead</title> <- do i keep this

* <point>closed 4 nights/wk while full time student</point>
</job>

**<h>Projects</h>**

<proj>*<title>Formula SAE</title>*, <employer>rear suspension</employer>, <start>2018</start>-<end>20</end>

* <point>Designed uprights in SolidWorks, hand calcs + ANSYS static. Car finished endurance in 2019, did not in 2018</point>
</proj>

**<h>Skills</h>**

<skills><group>CAD:</group> <skill>SolidWorks</skill> (CSWA), <skill>NX</skill> (some) | <group>Shop:</group> <skill>manual mill</skill>, <skill>TIG (bad at it)</skill> | <group>Other:</group> <skill>GD&T</skill>, <skill>Minitab</skill>, <skill>MS Office</skill></skills>

---

EDIT: ok ok, pizza goes. EDIT 2: yes I will quantify the audits. Thx for the gold
