<name>Harold "Hal" Vinterberg, M.A.</name>
<place>Cedar Rapids, Iowa</place> · <email>hal.vinterberg@example.org</email> · <phone>319.555.0160</phone>

<summary>Museum professional with a Master's degree in museum studies and strong organizational skills, seeking to grow in registration. Familiar with loans, condition reporting, art handling and NAGPRA through graduate coursework.</summary>

<h>Education</h>
<edu><degree>M.A.</degree>, <field>Museum Studies</field>, <school>Western Illinois University</school>, <end>2023</end>
Thesis: Lending policies of small historical societies in the Midwest</edu>
<edu><degree>B.A.</degree>, <field>Anthropology</field>, <school>Grinnell College</school>, <end>2020</end></edu>

<h>Experience</h>

<job><title>Visitor Services and Events Coordinator</title>
<employer>Linn Valley Museum of Art</employer> | <start>August 2023</start> to <end>present</end>
- <point>Schedule 14 gallery attendants and run the front desk in a museum of 45,000 visitors per year</point>
- <point>Help the registrar with the annual spot inventory (one week each January) and look up locations in EmbARK</point>
- <point>Coordinate 30 events, including certificates of insurance from caterers</point></job>

<job><title>Registration Intern</title>
<employer>Linn Valley Museum of Art</employer> | <start>January 2023</start> to <end>May 2023</end>
- <point>Wrote 60 condition reports on prints under supervision</point>
- <point>Filed loan agreements and incoming receipts</point></job>

<job><title>Gallery Attendant</title>
<employer>Bucksbaum Hall Gallery</employer> | <start>2017</start> to <end>2020</end>
- <point>Work-study; monitored galleries and talked to undergraduates about the work</point></job>

<h>Skills</h>
<skills><skill>EmbARK</skill> (lookup), <skill>Microsoft 365</skill>, <skill>event planning</skill>, <skill>condition reporting</skill>, <skill>art handling</skill></skills>
<h>Languages</h>
<language>Spanish</language>, <level>reading knowledge</level>; <language>Danish</language>, <level>conversational</level>
