CURRICULUM VITAE

<name>Yevheniia O. Starodub, PhD</name>
<headline>Plant pathologist</headline>
Department of Plant Health, Box 7, <place>Umeå, Sweden</place>
<email>y.starodub@example.org</email>    ORCID <link>0000-0000-0000-0000</link>
<status>Born 1986, Kharkiv. Citizen of Ukraine. Permanent residence in Sweden.</status>

1.  <h>POSITIONS</h>

<job><start>2022</start>–         <title>Associate Professor (docent)</title>, <employer>Norrland University of Forestry</employer></job>
<job><start>2018</start>–<end>2021</end>     <title>Assistant Professor</title>, <employer>Norrland University of Forestry</employer> (<point>tenure track; 25 % teaching</point>)</job>
<job><start>2015</start>–<end>2018</end>     <title>Postdoctoral fellow</title>, <employer>Institute of Fungal Genomics</employer>, <place>Wageningen</place>. <point>Host: Dr. A. Terpstra-Wolf</point></job>
<job><start>2009</start>–<end>2010</end>     <title>Laboratory technician</title>, <employer>State Seed Inspection</employer>, <place>Kharkiv</place></job>
              Parental leave: 14 months in total (2016, 2020)

              Research stays:
<job><start>Sept.</start>–<end>Nov. 2017</end>  <title>Visiting researcher</title>, <employer>Corvallis Rust Laboratory</employer>, <place>Oregon</place>. <point>Learned single-spore isolation properly</point></job>
<job><end>June 2013</end>        <title>Guest</title>, <employer>Herbarium of the Baltic Fungi</employer>, <place>Riga</place>. <point>Loaned and photographed 211 specimens</point></job>

2.  <h>DEGREES</h>

<edu><end>2021</end>          <degree>Docent</degree>, <field>Plant Pathology</field>, <school>Norrland University of Forestry</school></edu>
<edu><end>2015</end>          <degree>PhD</degree>, <field>Mycology</field>, <school>University of Tartu</school>. <point>Thesis: “Rust fungi on willow: who jumps and when”</point></edu>
<edu><end>2009</end>          <degree>MSc</degree>, <field>Biology</field>, <school>V. N. Karazin Kharkiv National University</school>. <grade>Diploma with honours</grade></edu>

3.  <h>GRANTS AND PRIZES</h>

<award><start>2023</start>–<end>2026</end>     <title>Project grant “Cold rust”</title>, <employer>Formas</employer>, SEK 3.9 M (PI)</award>
<award><start>2019</start>–<end>2021</end>     <title>Starting grant</title>, <employer>Kvarken Foundation</employer>, SEK 1.2 M (PI)</award>
<award><start>2018</start>–<end>2020</end>     <title>Equipment grant, growth chambers</title>, <employer>Faculty board</employer>, SEK 640 k (co-applicant, shared with Lindqvist-Pahl)</award>
<award><end>2017</end>          <title>Travel stipend</title>, <employer>Nordic Mycological Circle</employer>, EUR 900</award>

4.  <h>SUPERVISION</h>

<other>Main supervisor: 1 PhD (ongoing), 6 MSc. Co-supervisor: 2 PhD (2019, 2022)</other>

<other>Examination committees: Tartu (2021), Helsinki (2023, opponent)</other>
<other>Visiting students hosted: 5, from Lviv, Padua and Corvallis</other>

5.  <h>TEACHING</h>

<other>Forest Pathology, 7.5 ECTS, course leader, each spring since 2019</other>
<other>Fungal Biology, 15 ECTS, lab weeks and half of the lectures, 2018–2024</other>
<other>Genomics for Foresters, 5 ECTS, developed 2021, given three times</other>
<other>Scientific Writing, guest lectures, 2020–2023</other>

<cert><cname>Higher education pedagogy</cname>, 15 ECTS, <issuer>Norrland University of Forestry</issuer>, <date>2019</date></cert>
<cert><cname>Supervision of doctoral students</cname>, <date>2020</date></cert>

    <h>Theses supervised</h> (the last four)

<other>M. Åhl-Petrov, MSc 2024: Spore traps on school roofs (main)</other>
<other>S. Tuominen-Reyes, MSc 2023: Can reindeer spread rust? (main; answer: hardly)</other>
<other>D. Hrytsenko, PhD 2022: Effectors of Melampsora epitea (co-supervisor)</other>
<other>K. Bratt-Nilsen, MSc 2021: Willow hedges in the city of Umeå (main)</other>

6.  <h>PUBLICATIONS</h> (5 of 31; h-index 14)

<pub>Starodub YO, Lindqvist-Pahl E. (<end>2024</end>) <title>Overwintering of Melampsora at the tree line.</title> <employer>Journal of Boreal Fungi</employer> 9: 11–27.</pub>
<pub>Starodub YO et al. (<end>2021</end>) <title>A pan-genome of willow rust.</title> <employer>Fungal Genomes</employer> 3: 88–104.</pub>
<pub>Lindqvist-Pahl E, Starodub YO, Kask-Niemi R. (<end>2020</end>) <title>Willow clones differ in when, not whether, they rust.</title> <employer>Silva Borealis</employer> 41: 230–244.</pub>
<pub>Starodub YO, Kask-Niemi R. (<end>2019</end>) <title>A field guide to counting pustules that two people can agree on.</title> <employer>Methods in Forest Health</employer> 6: 3–12.</pub>
<pub>Terpstra-Wolf A, Starodub YO. (<end>2018</end>) <title>Effector loss without loss of virulence.</title> <employer>Plant–Microbe Notes</employer> 22: 5–19.</pub>

Popular science
<pub>Starodub YO. (<end>2022</end>) <title>Rosten kommer.</title> <employer>Skogsbladet</employer>, no. 4. In Swedish.</pub>

7.  <h>INVITED TALKS</h>

<pub><end>2023</end>  “<title>Counting spores from a drone</title>”, <employer>Helsinki Forest Days</employer></pub>
<pub><end>2022</end>  “<title>Why willow?</title>”, <employer>Tartu Botanical Garden</employer></pub>

<pub><end>2021</end>  “<title>Spores and borders</title>”, <employer>European Willow Meeting</employer>, online</pub>
<pub><end>2019</end>  “<title>What I learned from 12 000 infected leaves</title>”, <employer>Institute of Fungal Genomics</employer>, <place>Wageningen</place></pub>

8.  <h>SERVICE</h>

<vol><start>2022</start>–      <title>Member, equality board</title>, <employer>Norrland University of Forestry</employer></vol>
<vol><start>2020</start>–<end>2023</end>  <title>Associate editor</title>, <employer>Journal of Boreal Fungi</employer></vol>

<vol><end>2021</end>       <title>Local organiser</title>, <employer>Nordic Mycological Circle</employer> annual meeting, 85 participants</vol>
<vol><start>2022</start>–      <title>Volunteer coordinator</title>, <employer>Scholars at Hand Umeå</employer> (housing for displaced researchers)</vol>

9.  <h>METHODS</h>

<skills><skill>Nanopore sequencing</skill>; <skill>genome assembly</skill>; <skill>R</skill>; <skill>confocal microscopy</skill>; <skill>field inoculation trials</skill></skills>

    <h>MEMBERSHIPS</h>

<other>Nordic Mycological Circle; Ukrainian Phytopathological Society; European Willow Network (country contact)</other>

    <h>FIELDWORK</h>

<other>Abisko and Vindeln (each summer since 2018), Carpathians (2012, 2014), Kola (2013). Comfortable with skis, boat and a chainsaw certificate:</other>
<cert><cname>Motorsågskörkort A+B</cname>, <date>2019</date></cert>

10. <h>LANGUAGES</h>

<language>Ukrainian</language>, <language>Russian</language> (<level>native</level>); <language>English</language> (<level>fluent</level>); <language>Swedish</language> (<level>C1, teach in it</level>); <language>Estonian</language> (<level>A2</level>)
