<name>DECLAN FURLONG</name>
<headline>Accommodation & Cleaning Services Manager</headline>
<place>Tuam, Co. Galway</place>, <phone>087 555 0129</phone>, <email>declan.furlong@example.org</email>

<summary>Manager with nine years leading large housekeeping departments in hospitals and student residences. Recruiting and training of staff, rostering, payroll and supplies budgets, inspection standards and chemical safety. Full clean B licence. Looking to bring that discipline to a family-run house.</summary>

<h>Career</h>

<job><title>Residential Services Manager</title>
<employer>Corrib Student Villages</employer> – <place>Galway</place> – <start>August 2019</start> to <end>present</end>
▪ <point>Lead a department of 34 (full-time, part-time and summer staff) across 620 student bedrooms and 40 apartments.</point>
▪ <point>Draw up the roster against forecast occupancy, including the June turnaround when 620 rooms are turned in 9 days.</point>
▪ <point>Control a payroll budget of €890,000 and a supplies budget of €70,000.</point>
▪ <point>Introduced a 45-point room inspection on tablets.</point>
▪ <point>Order linen packs, guest supplies and chemicals for the conference season, when about 1,900 summer visitors
stay in the apartments for one to five nights.</point>
▪ <point>Recruited and trained 60 seasonal room attendants over five summers; wrote the two-day induction.</point>
▪ <point>Planned the repainting and refitting of 140 bedrooms with the estates office (summers 2022 and 2023).</point>
▪ <point>Reduced agency hours by a third by offering split-week contracts to parents.</point>
▪ <point>Lost property and complaints: first answer the same day.</point></job>

<job><title>Domestic Services Supervisor</title>
<employer>St Attracta's Hospital</employer> – <place>Ballinasloe</place> – <start>March 2017</start> to <end>July 2019</end>
▪ <point>Supervised 22 cleaners over three shifts, recruited and trained 11 of them.</point>
▪ <point>Safety data sheets, dilution control and manual handling refreshers.</point>
▪ <point>Linen stock control with an external laundry.</point></job>

<job><title>Night cleaner, later charge hand</title>
<employer>Brightway Contract Cleaning</employer> – <place>Athlone</place> – <start>2013</start> to <end>2017</end>
▪ <point>Offices, a cinema and, for one winter, the public areas of a shopping centre; led a crew of four.</point></job>

<h>Education</h>
<edu><degree>Higher Certificate</degree> in <field>Facilities Management</field>, <school>Atlantic Technological University</school>, <end>2016</end></edu>
<cert><cname>BICSc Licensed Assessor</cname>, <date>2018</date></cert>

<h>Skills</h>
<skills><skill>Rostering</skill> · <skill>Budget control</skill> · <skill>Room inspection</skill> · <skill>Chemical safety</skill> · <skill>Kinetics (student accommodation system)</skill> · <skill>Excel</skill></skills>
<language>English</language> (<level>native</level>), <language>Irish</language> (<level>good</level>)
