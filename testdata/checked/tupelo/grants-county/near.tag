<name>Lorraine Babineau</name> | <place>Bend, OR</place> | <email>l.babineau@example.org</email> | <phone>541-555-0174</phone>

<h>Summary</h>
<summary>Grants officer, eight years in grant administration with a community foundation and a state arts agency. Monitors grantees by desk review and on site, files financial reports on time, trains program staff.</summary>

<h>Professional history</h>

<job><title>Grants Compliance Officer</title>
<employer>High Lava Community Foundation</employer> · <place>Bend</place> · <start>Sept 2019</start> – <end>current</end>
▪ <point>Review award terms of 120 private foundation grants a year and advise grantees on allowable cost</point>
▪ <point>Grantee monitoring, by desk review and on site (20 visits a year)</point>
▪ <point>Contact for the auditors in the annual financial statement audit (no federal money, so no Single Audit)</point>
▪ <point>Wrote the grantee handbook, 60 pages</point>
</job>

<job><title>Grants Specialist</title>
<employer>Oregon Lantern Arts Agency</employer> · <place>Salem</place> · <start>Jan 2016</start> – <end>Aug 2019</end>
▪ <point>Administered state-funded grants to 90 theaters and museums</point>
▪ <point>Quarterly financial reporting to the legislature in Excel (pivot tables, lookups)</point>
</job>

<h>Education</h>
<edu><degree>Bachelor of Arts</degree>, <field>Public Administration</field>, <school>University of Oregon</school>, <end>2015</end></edu>

<h>How good am I at it (1-5)</h>
<skills><skill>Excel</skill>               5        <skill>Workday</skill>          4
<skill>Technical writing</skill>   5        <skill>Grant monitoring</skill> 5
<skill>Tyler Munis</skill>         2        <skill>Fluxx</skill>            4</skills>

<h>Other</h>
<status>Valid Oregon driver license</status>
<language>Spanish</language>: <level>fluent</level>
