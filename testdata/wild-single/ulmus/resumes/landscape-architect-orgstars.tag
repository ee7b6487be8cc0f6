#+TITLE: <name>Ximena Aldrich-Roy</name>
#+DATE: \today
#+LANGUAGE: en

* <h>Personal Details:</h>
** <h>Address:</h>
<place>Nordre Fasanvej 0, 2000 Frederiksberg, Denmark</place>
** <h>Contacts:</h>
phone:  <phone>+45 00 55 01 27</phone>    | emails: <email>ximena@aldrichroy.example.org</email> \\
** <h>Info:</h>
<status>date of birth: 02.11.1988</status> | <status>Nationality: Canada / Peru</status>
** <h>Website:</h>
<link>www.aldrichroy.example.org</link> | portfolio: <link>www.aldrichroy.example.org/work</link>
* <h>Education:</h>
** <edu><start>2013</start> - <end>2015</end>:
*<degree>M.Sc.</degree>, <field>Landscape Architecture and Urban Water</field>* \\
/<school>Øresund Technical University</school>, <place>Denmark</place>/

<point>Focusing on cloudburst planning, soil remediation and planting under drought.</point>
</edu>
** <edu><start>2006</start> - <end>2011</end>:
*<degree>Bachelor of Environmental Design (B.E.D.)</degree>, <grade>Distinction</grade>* \\
/<school>Assiniboine University</school>, <place>Canada</place>/

<point>Graduating studio on the Red River dikes was shown at the city hall.</point>
</edu>

* <h>Work Experience</h>

** <job><start>03/2020</start> - <end>present</end>:
*<title>Senior Landscape Architect</title>* \\
/<employer>Birkelund & Sø Arkitekter</employer>, <place>Copenhagen, Denmark</place>/

<point>Lead designer for two climate parks (4.5 ha and 11 ha) from competition to handover.</point>
<point>Writes planting specifications and follows them to the nursery.</point>
</job>
** <job><start>09/2019</start>:
*<title>Guest Critic</title>* \\
/<employer>Øresund Technical University</employer>, <place>Lyngby</place>/
</job>
** <job><start>08/2015</start> - <end>02/2020</end>:
*<title>Landscape Architect / Site Supervisor</title>* \\
/<employer>Havnens Tegnestue ApS</employer>, <place>Malmö office, Sweden</place>/

<point>Worked on schoolyards and courtyards for housing associations
(drawings, tenders, weekly site visits)
in Danish and, with patience on both sides, Swedish.</point>
</job>
** <job><start>02/2015</start> - <end>07/2015</end>:
*<title>Student Job (Model Building)</title>* \\
/<employer>Havnens Tegnestue ApS</employer>, <place>Malmö office, Sweden</place>/
</job>
** <job><start>05/2011</start> - <end>07/2013</end>:
*<title>Junior Designer and Nursery Hand</title>* \\
/<employer>Prairie Root Design Build</employer>, <place>Winnipeg, Canada</place>/

<point>Drew residential plans in winter, planted them in summer.
Ran a crew of three for one season.</point>
</job>

* <h>Cetificates:</h>

** <cert><date>06/2018</date>:
*<cname>Certified Arborist</cname>*, /<issuer>ISA</issuer>/
</cert>
** <cert><date>04/2016</date>:
*<cname>BREEAM Communities course</cname>*, /<issuer>Havnens Tegnestue academy</issuer>/
</cert>

* <h>Skills</h>
** <h>Computer:</h>

<skills>*<group>Drawing</group>:* \\
<skill>AutoCAD</skill>, <skill>Vectorworks Landmark</skill>, <skill>Rhino</skill>, <skill>QGIS</skill>

*<group>Presentation</group>:* \\
<skill>InDesign</skill>, <skill>Photoshop</skill>, <skill>hand rendering</skill>

*<group>Others skills</group>:* \\
<skill>Planting design</skill>, <skill>Stormwater calculation</skill>, <skill>Tender documents</skill>, <skill>Site supervision</skill>,
<skill>Soil sampling</skill>, and <skill>Citizen workshops</skill>.
</skills>

** <h>Language:</h>

*<language>English</language>:* <level>Native</level>

*<language>Spanish</language>:* <level>Native</level>

*<language>Danish</language>:* <level>Full professional proficiency</level>

*<language>Swedish</language>:* <level>Understands</level>
