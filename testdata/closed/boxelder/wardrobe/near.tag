<name>Beth Lorrimer-Oyelaran</name>
<place>Perth</place>, <phone>07700 900455</phone>, <email>beth.lo@example.com</email>

<h>Personal statement</h>
<summary>Costume professional with a degree in costume and strong pattern cutting, alterations and period costume construction. I run fittings in a kind and discreet manner, hold a costume budget on a spreadsheet and supervise freelancers. I would love to bring these skills to a theatre wardrobe.</summary>

<h>Experience</h>
<job><title>Senior Bridal Cutter and Workroom Supervisor</title>
<employer>Ivory & Ash Bridal</employer>, <place>Edinburgh</place>
<start>January 2018</start> - <end>present</end>
* <point>Pattern cutting on the stand and flat for about 60 made-to-measure gowns a year</point>
* <point>Run fittings and alterations, three per client</point>
* <point>Supervise two machinists and engage freelance makers in summer</point>
* <point>Workroom materials budget of £38,000, tracked in a spreadsheet</point></job>
<job><title>Reenactment Costume Maker</title>
<employer>Self-employed</employer>
<start>2016</start> - <end>present</end> (weekends)
* <point>Period costume construction: Georgian stays, Victorian day dresses and Jacobite coats for museums and private clients</point>
* <point>Dyeing with natural dyes, COSHH records kept</point></job>
<job><title>Volunteer Wardrobe Helper</title>
<employer>Fairmuir Amateur Musical Society</employer>
<start>2019</start> - <end>2022</end>
* <point>Sourced from hire houses and charity shops for one show a year; helped dressers with quick changes</point></job>

<h>Education</h>
<edu><degree>BA (Hons)</degree> <field>Costume Design and Construction</field>, <school>Queen Margaret's Academy of Arts</school>, <end>2016</end>, <grade>2:1</grade></edu>

<h>Skills</h>
<skills><skill>Pattern cutting</skill>, <skill>period costume</skill>, <skill>alterations</skill>, <skill>tailoring</skill>, <skill>Excel</skill>, <skill>dyeing</skill></skills>
<status>Full driving licence</status>
