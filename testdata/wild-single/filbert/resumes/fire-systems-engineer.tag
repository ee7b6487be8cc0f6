# <h>Resume: source of truth for the site</h>

Copied from my notes (2026-02-11). Only facts that stand here may go on the site. Phone left out on purpose.

**<name>Farah binti Zulkarnain</name>** (display name: Farah Zulk)
<place>Johor Bahru</place> · <email>farah.zulk@example.com</email>

**<h>Summary:</h>** <summary>Mechanical engineer working on fire protection and smoke control for hospitals and malls. UTM-trained, currently commissioning sprinkler and smoke systems at Hanabira.</summary>

## <h>Technical skills</h>

<skills>- <group>Design</group>: <skill>Hydraulic calculation</skill>, <skill>Smoke control</skill>, <skill>NFPA 13</skill>, <skill>MS 1910</skill>
- <group>Software</group>: <skill>AutoCAD</skill>, <skill>Revit MEP</skill>, <skill>PyroSim</skill>, <skill>Excel</skill>
- <group>Site</group>: <skill>Testing and commissioning</skill>, <skill>Method statements</skill>, <skill>Permit to work</skill>
- <group>Familiar</group>: <skill>Python</skill></skills>

## <h>Experience</h>

### <job><employer>Hanabira Fire Asia</employer>, <place>Johor Bahru</place>: <title>Fire Protection Engineer, Commissioning</title> (<start>Feb 2024</start> to <end>present</end>)

- <point>Planned and witnessed the commissioning of 11,400 sprinkler heads in a 600-bed hospital over a 7-month programme; handed over with 4 minor remarks from Bomba.</point>
- <point>Delivered the smoke spill test of an eight-storey atrium end to end: wrote the method statement, arranged hot smoke, measured extract rates, and closed the report in 9 days.</point>
- <point>Built an Excel hydraulic check sheet with the design team, reducing re-submissions from about 1 in 3 to 1 in 12.</point>
- <point>Authored a two-page site guide for new commissioning technicians.</point></job>

### <job><employer>Hanabira Fire Asia</employer>, <place>Johor Bahru</place>: <title>Graduate Engineer</title> (<start>Jul 2022</start> to <end>Jan 2024</end>)

- <point>Prepared shop drawings and valve schedules for three malls under the lead engineer.</point></job>

### <job><employer>Selat Marine Services</employer>, <place>Pasir Gudang</place>: <title>Mechanical Intern, Pipe Shop</title> (<start>Jan 2021</start> to <end>Mar 2021</end>)

- <point>Measured spools, updated the weld log, and swept like everyone else.</point></job>

## <h>Projects</h>

### <proj><title>Kampung hydrant map</title> (QGIS), <start>May 2023</start> to <end>Aug 2023</end>

- <point>Walked and mapped 212 hydrants with three volunteers; list handed to the district station.</point></proj>

## <h>Education</h>

- <edu><school>Universiti Selatan Malaysia</school>, Faculty of Mechanical Engineering: <degree>Bachelor of Engineering</degree> (<field>Mechanical</field>), <grade>Second Class Upper</grade>, <end>Jun 2022</end>. Relevant coursework: Fluid Mechanics; Heat Transfer; Building Services.</edu>
- <edu><school>Politeknik Tebrau</school>: <degree>Diploma</degree> in <field>Mechanical Engineering</field> (Plant option), <start>Jun 2016</start> to <end>Apr 2019</end>.</edu>

## <h>Numbers worth highlighting</h>

11,400 heads; 4 remarks; 9 days; 1 in 3 → 1 in 12.
