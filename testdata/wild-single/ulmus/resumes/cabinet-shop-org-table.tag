#+title: Resume
#+options: num:nil ':t title:nil

|---+--------+-------------------------------|
|   |   Name | <name>R. J. Vandermolen</name>             |
|   |  Email | <email>rjv@vandermolen.example.net</email>   |
|   |  Phone | <phone>(616) 555-0143</phone>                |

* <h>Projects</h>
** <proj><title>Nest yield sheet</title>
<point>A spreadsheet with macros that reads the router's nest reports and
shows the waste per sheet by job. Still used on second shift.</point></proj>
** <proj><title>Radius fence</title>
<point>Shop-made vacuum fence for curved toe kicks. Drawn in Fusion, cut on
the Biesse.</point></proj>
* <h>Experience</h>
** <job><start>2017</start>-<end>Current</end>
- <employer>Grandhaven Store Fixtures Corp.</employer>
  - <title>CNC router programmer</title>
  - <title>Nesting optimizer</title></job>
** <job><start>2015</start>-<end>2017</end>
- <employer>Grandhaven Store Fixtures Corp.</employer>
  - <title>Shop draftsman</title>
  - <title>Edgebander operator</title></job>
** <job><start>2012</start>-<end>2015</end>
- <employer>Tibbets Millwork</employer>
  - <title>Bench hand</title>
  - <title>Team Leader</title></job>
** <job><start>2010</start>-<end>2012</end>
- <employer>Lakeshore Pallet & Crate</employer>
  - <title>Saw operator</title></job>
* <h>Education</h>
** <edu><start>2008</start>-<end>2010</end>
- <school>Muskegon Community College</school>, <field>Wood Technology</field> Major</edu>
* <h>Skills</h>
<skills>|---+-----------+------------------------------------|
|   |     <skill>Biesse Rover</skill> | Program and run daily since 2017       |
|   |  <skill>Cabinet Vision</skill> | Jobs up to 400 parts                   |
|   |     <skill>AutoCAD</skill> | Learned at MCC, daily until 2017       |
|   |      <skill>Fusion</skill> | Jigs and fixtures                      |
|   |  <skill>Edgebander</skill> | Homag, setup and minor repair          |
|   |       <skill>Excel</skill> | The old way of doing nest reports      |
|   |    Hand tools | <skill>Dovetails</skill>, <skill>veneer repair</skill>, <skill>scraping</skill>  |
</skills>
