CURRICULUM VITAE

<name>Tobias N. Arkwright-Osei</name>, Ph.D.
<headline>Associate Professor of Soil Ecology</headline>
Department of Environmental Sciences, Harlan Ridge University
214 Meeker Hall, <place>Corvallis, Oregon</place> 97331
Tel. <phone>(541) 555-0142</phone>     <email>t.arkwright@harlanridge.example.org</email>
ORCID 0000-0000-0000-0000

<h>I. ACADEMIC APPOINTMENTS</h>

<job><start>2019</start>–<end>present</end>     <title>Associate Professor (with tenure)</title>, <employer>Harlan Ridge University</employer></job>
<job><start>2013</start>–<end>2019</end>        <title>Assistant Professor</title>, <employer>Harlan Ridge University</employer></job>
<job><start>2010</start>–<end>2013</end>        <title>Postdoctoral Research Associate</title>, <employer>Stanmoor Institute for Agricultural Research</employer>,
                 <place>Harpenden, UK</place> (adviser: M. Delacroix-Hume)</job>
<job><start>Spring 2009</start>      <title>Visiting Lecturer</title>, <employer>Universidad del Valle Nuevo</employer>, <place>Cuenca, Ecuador</place></job>

<h>II. EDUCATION</h>

<edu><degree>Ph.D.</degree>, <field>Ecology and Evolutionary Biology</field>, <school>Lakemont University</school>, <end>2010</end>
     <point>Dissertation: "Nematode trophic cascades under reduced tillage."</point></edu>
<edu><degree>M.Sc.</degree>, <field>Soil Science</field>, <school>University of Ghana</school>, Legon, <end>2005</end></edu>
<edu><degree>B.Sc.</degree> (<grade>First Class Honours</grade>), <field>Agriculture</field>, <school>University of Ghana</school>, Legon, <end>2003</end></edu>

<h>III. PEER-REVIEWED PUBLICATIONS</h> (* graduate student author; 31 in total, selected)

31. <pub>*Quist, L., and T. N. Arkwright-Osei. <end>2023</end>. <title>Mites as early signals of compaction.</title> Applied Soil Letters 41: 88–101.</pub>
30. <pub>Arkwright-Osei, T. N., *P. Venn, and R. Holub. <end>2022</end>. <title>Twelve years of no-till and what lives in it.</title>
    Journal of Field Ecology 17(2): 210–229.</pub>
27. <pub>Holub, R., and T. N. Arkwright-Osei. <end>2019</end>. <title>Extracting nematodes: a comparison of five funnels.</title>
    Methods in Soil Biology 6: 12–19.</pub>
In review: <pub>*Venn, P., and T. N. Arkwright-Osei. <title>Cover crops and predatory nematodes.</title></pub>

<h>IV. GRANTS AND CONTRACTS</h>

<award><start>2021</start>–<end>2025</end>   <title>Soil food webs on small grass-seed farms.</title> USDA NIFA. $498,000. Principal Investigator.</award>
<award><start>2016</start>–<end>2019</end>   <title>Long-term tillage plots: biological inventory.</title> NSF. $212,000. Co-PI (PI: R. Holub).</award>
Pending: <award><title>CAREER-type renewal, belowground monitoring</title>, $610,000, submitted Jan. 2024.</award>

<h>V. HONORS</h>

<award><title>Outstanding Mentor Award</title>, <employer>College of Agriculture</employer>, <end>2020</end></award>
<award><title>Commonwealth Scholarship</title> (declined), <end>2005</end></award>

<h>VI. TEACHING</h>

<other>SOIL 205 Introductory Soil Science (every fall, about 140 students)</other>
<other>ECOL 520 Soil Fauna (alternate springs)</other>
<other>Graduate students: 3 Ph.D. completed, 2 Ph.D. in progress, 7 M.S. completed</other>

<h>VII. SERVICE</h>

<vol><title>Associate Editor</title>, <employer>Methods in Soil Biology</employer>, <start>2020</start>–</vol>
<vol><title>Chair</title>, <employer>Graduate Admissions Committee</employer>, <start>2017</start>–<end>2018</end></vol>
<vol><title>Panelist</title>, <employer>NSF DEB</employer>, <end>2018</end>, <end>2022</end></vol>

<h>VIII. LANGUAGES AND METHODS</h>

<language>English</language>, <language>Twi</language> (<level>native</level>); <language>Spanish</language> (<level>good</level>). <skills><skill>R</skill> (<skill>vegan</skill>, <skill>lme4</skill>), <skill>Baermann funnel extraction</skill>, <skill>metabarcoding (18S)</skill>.</skills>

                                                             Arkwright-Osei, CV, p. 3
