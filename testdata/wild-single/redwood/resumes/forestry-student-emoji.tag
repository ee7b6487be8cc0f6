# <name>Maisie Thorncliff</name>  
📧 <email>m.thorncliff@example.com</email> | 📱 <phone>541-555-0136</phone> | 🔗 [LinkedIn: <link>linkedin.example.com/in/thorncliff</link>](#)

---

## <h>Professional Summary</h>  
<summary>Forestry student with two fire seasons and one summer of timber cruising behind her, **at home with a Biltmore stick, a data logger and a map that is wrong**. Rows for the university. Seeking a summer position in silviculture or inventory east of the Cascades.</summary>  

---

## <h>Skills & Technical Proficiencies</h>  
<skills>- **<group>Inventory:</group>** <skill>Variable plot cruising</skill>, <skill>fixed plots</skill>, <skill>FSVeg</skill>  
- **<group>Mapping:</group>** <skill>ArcGIS Pro</skill>, <skill>Avenza</skill>, some <skill>QGIS</skill>
- **<group>Statistics:</group>** <skill>R</skill>, <skill>Excel</skill>  
- **<group>Field Work:</group>** <skill>Compass and pacing</skill>, <skill>Increment borer</skill>, <skill>Chainsaw (class A)</skill>  
- **<group>Vehicles:</group>** <skill>Manual 4x4</skill>, <skill>UTV</skill>  
</skills>

---

## <h>Education</h>  
<edu>**<school>University of Deschutes</school>** (<start>September 2022</start> – <end>Present</end>)  
- <point>Pursuing a minor in Soil Science</point>  
- **<degree>BS</degree> in <field>Forest Management</field>**  
- Expected Graduation: **June 2026**  
- Current Cumulative GPA: **<grade>3.4</grade>**  
</edu>

---

## <h>Experience</h>  

<job>**<title>Timber Cruising Intern</title> – <employer>Lostine Land & Timber</employer>, <place>Enterprise, OR</place>** *(<start>Summer 2025</start>)*  

- <point>Measured **410 plots** over nine weeks, most of them alone with a radio.</point>  
- <point>Checked stand boundaries against **lidar** and reported 14 errors.</point>  
- <point>Helped write up the volume estimate for one 600 acre sale.</point>  
</job>

<job>**<title>Wildland Firefighter (Type 2 Hand Crew)</title> – <employer>Grindstone Contract Crews</employer>** *(<start>June 2023</start>–<end>October 2024</end>, seasonal)*  
- <point>Eleven assignments in four states.</point>  
- <point>Sawyer trainee in the second season.</point>  
</job>

<job>**<title>Student-Athlete, Women's Rowing</title> – <employer>University of Deschutes</employer>** *(<start>2022</start>–<end>Present</end>)*  
- <point>Up at 4:50 six days a week and still in class at nine.</point>  
- <point>Elected boat captain for 2025.</point>  
</job>

<job>**<employer>Juniper Ridge Nursery Inc.</employer> – <title>Planting Hand</title>** *(Summer Employment, <start>2020</start>–<end>2022</end>)*  
- <point>Lifted, graded and packed bare-root ponderosa.</point>  
- <point>Drove the forklift once I was eighteen.</point>  
</job>

<job>**<title>Babysitter</title>** *(<start>2017</start>–<end>2020</end>)*  
- <point>Three families, seven children, one goat.</point>  
</job>

---

## <h>Certifications</h>  
- <cert><cname>Firefighter Type 2 (FFT2)</cname> – <date>2023</date></cert>  
- <cert><cname>First Aid/CPR</cname>, valid to 2026</cert>  
