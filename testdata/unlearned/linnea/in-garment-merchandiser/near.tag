<name>Mohamed Irfan A.</name>, <headline>Merchandiser – Knits</headline>
<email>irfan.knits@example.net</email>  //  <phone>+91 90031 55587</phone>  //  <place>Coimbatore</place>

<h>PROFILE</h>
<summary>B.Tech Textile Technology graduate with 2 years in knit garment export merchandising, supporting a senior on German and French accounts. Confident in T&A follow up, lab dips, strike-offs, fit and PP samples and buyer communication. Garment costing seen in training only.</summary>

<h>EXPERIENCE</h>
<job><start>July 2023</start> → <end>present</end>
<title>Junior Merchandiser</title>
<employer>Bhavani River Exports</employer>
<place>Perundurai</place>
– <point>Follow the T&A calendar of 2 European accounts with knitting, dyeing, printing and sewing, and inform my senior of delays.</point>
– <point>Submit lab dips, strike-offs, fit and PP samples for approval.</point>
– <point>Enter trims and fabric orders in the apparel ERP after approval.</point>
– <point>Send the daily order status to the buyer.</point>
– <point>Collect OEKO-TEX documentation and GOTS transaction certificates from mills.</point></job>

<job><start>Jan 2023</start> → <end>June 2023</end>
<title>Graduate Trainee</title>
<employer>Bhavani River Exports</employer>
– <point>Two weeks in each department: knitting, processing lab, cutting, costing, finishing.</point>
– <point>Project on spirality and shrinkage in single jersey, 40 lots.</point></job>

<h>EDUCATION</h>
<edu><degree>B.Tech</degree> <field>Textile Technology</field>, <school>Kaveri Institute of Textiles</school>, <place>Salem</place>, <start>2018</start>–<end>2022</end>, CGPA <grade>8.1</grade></edu>

<h>SKILLS</h>
<skills><group>Merchandising:</group> <skill>time and action planning</skill>, <skill>tech pack reading</skill>, <skill>sample approvals</skill>
<group>Fabric:</group> <skill>single jersey</skill>, <skill>rib</skill>, <skill>interlock</skill>, <skill>terry</skill>, <skill>fastness tests</skill>
<group>Software:</group> <skill>MS Excel</skill>, <skill>apparel ERP</skill></skills>

<h>LANGUAGES</h>
<language>English</language> – <level>good spoken and written</level>, <language>Tamil</language> – <level>mother tongue</level>, <language>Urdu</language>, <language>Hindi</language>
