<name>Ingrid M. Sæterbakk</name>
<headline>Assistant Professor of Freshwater Ecology</headline>
Department of Biological Sciences, Lorne Hall 214
Tamarack State University, <place>Duluth, MN</place>
<email>isaeterbakk@example.org</email>   |   <link>www.example.org/saeterbakk-lab</link>
(updated 9 January)

<h>Appointments</h>
<job><start>2022</start>–       <title>Assistant Professor</title>, <employer>Department of Biological Sciences, Tamarack State University</employer></job>
<job><start>2020</start>–<end>22</end>     <title>NSF Postdoctoral Fellow</title>, <employer>Boreal Lakes Institute, University of Northern Ontario</employer>
            (mentor: P. Achterberg)</job>
<job><start>2019</start>–<end>20</end>     <title>Visiting Instructor</title> (one-year, 3/3), <employer>Cedar Falls College</employer></job>

<h>Education</h>
<edu><end>2019</end>        <degree>Ph.D.</degree>, <field>Limnology</field>, <school>University of Wisconsin–Madison</school>
            Dissertation: Under-ice oxygen dynamics in shallow dystrophic lakes</edu>
<edu><end>2013</end>        <degree>B.A.</degree>, <field>Biology and Norwegian</field>, <school>St. Olaf College</school>, <grade>magna cum laude</grade></edu>

<h>Refereed articles</h>  (* undergraduate co-author)
<pub>6. Sæterbakk IM, *Lund K, Achterberg P. <end>2024</end>. <title>Winterkill thresholds revisited.</title> <employer>Freshwater Biology</employer>. In revision.</pub>
<pub>5. *Oyelaran T, Sæterbakk IM. <end>2023</end>. <title>Snow removal as a whole-lake manipulation.</title> <employer>Limnology and Oceanography Letters</employer>.</pub>
<pub>4. Sæterbakk IM, Achterberg P. <end>2021</end>. <title>Dissolved organic carbon and the ice–oxygen budget.</title> <employer>Ecosphere</employer>.</pub>
<pub>3. Holm R, Sæterbakk IM and 11 others. <end>2020</end>. <title>Continental patterns of under-ice hypoxia.</title> <employer>Global Change Biology</employer>.</pub>

<h>Grants and fellowships</h>
<award><end>2023</end>–26     <title>NSF DEB, RUI: "Where does winter oxygen go?"</title> (PI, $312,440)</award>
<award><end>2022</end>        <title>Tamarack Faculty Start-up Supplement</title>, $18,000</award>
<award><end>2020</end>        <title>NSF Postdoctoral Research Fellowship in Biology</title>, $138,000</award>

<h>Invited talks</h>
<other>2023  Lake Superior Day, Ashland · 2022 University of Northern Ontario · 2021 (virtual) GLEON seminar</other>

<h>Courses taught</h>
<other>BIO 101 General Biology (F22, F23; 96 students)</other>
<other>BIO 348 Limnology with field lab (S23, S24)</other>
<other>BIO 495 Capstone: R for ecologists (S23)</other>

<h>Methods</h>
<skills><skill>high-frequency sensor buoys</skill>; <skill>Winkler titration</skill>; <skill>eddy covariance (collaborator-run)</skill>; <skill>R</skill>, <skill>GAMs</skill>, <skill>GLM-AED lake model</skill></skills>

<h>Service</h>
<vol><title>Reviewer</title> for <employer>L&O, Freshwater Biology, Inland Waters</employer> (≈5 per year)</vol>
<vol><title>Library committee</title>, <employer>Tamarack State</employer>, <start>2023</start>–</vol>

<h>Languages</h>
<language>Norwegian</language> (<level>heritage speaker</level>), <language>German</language> (<level>reading</level>)
