<name>Calvin D. Orozco-Haynes</name>
########################
<headline>Automotive Technician, Shop Foreman</headline>

Address
  <place>77 W 300 N, Nephi, UT 84648</place>

Telephone
  <phone>+1.435.555.0108</phone>

Email
  calvin dot orozco at example dot com

<h>Career Objectives</h>
=================
- Keep honest cars on the road
- Move from flat rate to training younger techs
- Work where the lifts are inspected

<h>Skills and Accomplishments</h>
==========================
<skills>- <skill>Diagnose drivability and CAN bus faults with a scope</skill>
- <skill>Rebuild automatic transmissions (4L60E, 6R80)</skill>
- <skill>Read wiring diagrams</skill>
- <skill>Weld exhaust</skill>
- Earned Volunteer of the Year in the county 4-H small engines club
</skills>

<h>Tools and Systems</h>
============================

<skills>+----------------+-----------------------------------+
| <group>Scan tools</group>     | <skill>Autel</skill>, <skill>Techstream</skill>, <skill>FORScan</skill>,      |
|                | <skill>Snap-on Zeus</skill>                      |
+----------------+-----------------------------------+
| <group>Measuring</group>      | <skill>PicoScope</skill>, <skill>smoke machine</skill>          |
+----------------+-----------------------------------+
| <group>Paper work</group>     | <skill>Mitchell 1</skill>, <skill>AllData</skill>, <skill>Tekmetric</skill>     |
+----------------+-----------------------------------+
</skills>

<h>Employment History</h>
==================
<job><employer>Juab Valley Auto & Diesel</employer>
  <start>February 2016</start> through <end>present</end>

  <point>Run the schedule for four bays</point>

  <point>Teach electrical diagnosis on Friday mornings</point>

  <point>Road test and sign off all brake jobs</point>

  <point>Explain estimates to customers at the car</point>
</job>
<job><employer>Orozco Mobile Repair</employer>
  <start>January 2014</start> through <end>July 2017</end>

  <point>Repair farm pickups and trailers at the customer's place</point>

  <point>Keep the books</point>
</job>
<job><employer>K & B Restaurants</employer>
  <start>May 2013</start> through <end>Dec 2015</end>

  <point>Maintain delivery vehicles for 11 locations</point>
</job>
<job><employer>Deseret Fleet Services, LLC</employer>
  <start>September 2010</start> through <end>April 2013</end>

  <title>Lube technician</title>, later <title>B-level technician</title>

  <point>Perform DOT inspections on box trucks</point>

  <point>Replace clutches, brakes and wheel bearings</point>
</job>
<job><employer>Sanpete Staffing</employer> (temporary employment)
  <start>May 2010</start> through <end>September 2010</end>
</job>
<job>V\. "Dutch" <employer>Van Leeuwen</employer> (individual)
  <start>June 2008</start> through <end>May 2010</end>

  <point>Restore two Studebakers to running order</point>
</job>

<h>Education</h>
=========
Continuing self-directed study
  Hybrid systems

  Spanish

<cert><date>2015</date>, renewed 2020
  <cname>ASE Master Automobile Technician</cname> (A1 to A8)</cert>

<edu><start>August</start>-<end>December 2009</end>
  Studied <field>Diesel Mechanics</field> at <school>Sanpete Technical College</school></edu>

<edu><end>2008</end>
  Graduated <degree>high school</degree></edu>
