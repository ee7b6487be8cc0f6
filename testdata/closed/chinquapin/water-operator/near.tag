<name>Duane R. Prokop</name>
<headline>Treatment Plant Operator</headline>
<email>duane.prokop@example.org</email> | <phone>(564) 555-0170</phone> | <place>Kelso, WA 98626</place>

<h>Profile</h>
<summary>Treatment plant operator with nine years of rotating 12-hour shifts, SCADA monitoring, chemical feed pumps and daily bench analyses. Now moving from wastewater to drinking water.</summary>

<h>Professional Experience</h>

<job><title>Treatment Plant Operator II</title>
<employer>Three Sloughs Regional Water Reclamation Authority</employer>, <place>Kelso, WA</place>
<start>02/2019</start> – <end>Present</end>
• <point>Monitor and adjust an 8 MGD activated sludge plant by SCADA (VTScada) and walking rounds, alone on nights.</point>
• <point>Perform jar tests for tertiary phosphorus removal and set the alum dose.</point>
• <point>Calibrate, repair and rebuild chemical feed pumps for alum, hypochlorite and bisulfite.</point>
• <point>Daily bench analyses: pH, alkalinity, TSS, total chlorine residual, turbidity of tertiary effluent.</point>
• <point>Entry supervisor under the confined space program; lockout/tagout trainer for 14 operators.</point>
• <point>Enter work orders in Cartegraph and prepare data for the monthly discharge monitoring report.</point>
• <point>Standby duty one week in six.</point></job>

<job><title>Operator I</title>
<employer>Town of Skamokawa Landing</employer>
<start>08/2016</start> – <end>01/2019</end>
• <point>Operated a 0.6 MGD oxidation ditch and six lift stations.</point>
• <point>Wrote shift logs and updated two standard operating procedures.</point></job>

<h>Certifications</h>
<cert><cname>Wastewater Treatment Plant Operator Group II</cname>, <issuer>Washington State Department of Ecology</issuer>, <date>2019</date></cert>
<cert><cname>Water Treatment Plant Operator-in-Training (OIT)</cname>, <issuer>Washington State Department of Health</issuer>, <date>2024</date></cert>
<cert><cname>HAZWOPER 40</cname>, <date>2022</date></cert>
<status>Valid Washington driver's license</status>

<h>Education</h>
<edu><degree>A.A.S.</degree> <field>Water Technologies</field>, <school>Green Ridge Community College</school>, <end>2016</end></edu>
<edu><degree>High school diploma</degree>, <school>Kelso Heights High School</school>, <end>2012</end></edu>

<h>Skills</h>
<skills><skill>SCADA</skill>, <skill>jar testing</skill>, <skill>chemical feed pumps</skill>, <skill>bench analyses</skill>, <skill>lockout/tagout</skill>, <skill>confined space entry</skill>, <skill>shift logs</skill>, <skill>Cartegraph</skill></skills>
