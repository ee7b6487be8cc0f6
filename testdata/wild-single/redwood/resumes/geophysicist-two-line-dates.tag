You can find my CV in PDF (Last updated: March 2025)


<name>Solveig Aurdal</name>
<email>solveig@aurdal.example.org</email>


<h>Education</h>

<edu><start>2013</start> - <end>2019</end>     <school>University of Hardanger</school>, Bergen, Norway
                <degree>Integrated Master</degree> in <field>Geophysics</field>, minor in Nynorsk literature
</edu>

<h>Research Experience</h>

<job><start>2021 (Sep.)</start>     <title>Research Engineer and Network Operator</title>
- <end>Present</end>       Seismic Observatory, <employer>Institute for Arctic Ground</employer>, <place>Longyearbyen</place>
                • <point>Run and repair eleven broadband stations between Bjørnøya and Ny-Ålesund, including the helicopter
                  lists and the polar bear watch</point>
                • <point>Designed a Python package for automatic picking of icequakes on surging glaciers, used by two
                  other groups</point>
</job>

<job><start>2019 (Oct.)</start>     <title>Geophysical Analyst</title>
- <end>2021 (Aug.)</end>   <employer>Fjellro Subsurface AS</employer>, <place>Stavanger</place>
                • <point>Processed 2D and 3D marine reflection data for site surveys of wind parks</point>
                • <point>Examined shallow gas indications in 40 borehole locations</point>
                • <point>Quality control offshore, three rotations of four weeks</point>
</job>

<job><start>2018 (Jun.)</start>     <title>Summer Research Assistant</title>
- <end>2018 (Aug.)</end>   Department of Earth Science, <employer>University of Hardanger</employer>
                • <point>Re-digitised paper seismograms of the 1904 Oslofjord earthquake</point>
                • <point>Continued project as Master's thesis through spring 2019</point>
</job>

<job><start>2017 (Jul.)</start>     <title>Field Hand</title>
                Geothermal Programme, <employer>Háskóli Suðurlands</employer>, <place>Iceland</place>
                • <point>Laid out and picked up 600 nodes around a lava field</point>
</job>

<h>Teaching Experience</h>

<job><start>2022</start> - <end>2024</end>     <title>Co-supervisor</title>, Arctic Geophysics course, <employer>Institute for Arctic Ground</employer>
                <point>Two Master students; project: Tremor below a surging glacier front</point>
</job>

<job><start>2015</start> - <end>2018</end>     <title>Teaching Assistant</title>, Mathematics Department, <employer>University of Hardanger</employer>
</job>

<h>Publications</h>

<pub>2024            <title>Icequakes of a glacier in surge: ten months of listening</title>. Aurdal, S. & Kvitnes, P.
                Polar Signals, 6(1), 12-33.</pub>

<pub>2020            <title>The 1904 earthquake on paper: digitisation and magnitude</title>. Aurdal, S. Journal of Old
                Seismograms, 2, 77-90.</pub>

<h>Conference presentations</h>

<pub>2023            <title>Picking icequakes without labels</title>. Northern Seismology Days, Tromsø (talk).</pub>

<pub>2019            <title>How big was 1904?</title>. Nordic Student Geoscience Meeting, Uppsala (poster).</pub>

<h>Honors and Awards</h>

<award>2019            <title>Best Master's Thesis in Earth Science</title>, <employer>University of Hardanger</employer></award>
<award>2016/2017       <title>Travel grant of the Sverdal Fund</title></award>

<h>Technical Skills</h>

<skills><group>Coding</group>: <skill>Python</skill> (inc. <skill>ObsPy</skill>, <skill>NumPy</skill>, <skill>xarray</skill>), <skill>MATLAB</skill>, <skill>LaTeX</skill>, a little <skill>Fortran</skill>
<group>Software</group>: <skill>SeisComP</skill>, <skill>QGIS</skill>, <skill>Kingdom</skill>, <skill>Linux</skill></skills>

<h>Fieldwork and permits</h>

2023            <status>Rifle licence and polar bear safety course</status>
2021            <cert><cname>Offshore safety training (GSK)</cname>, valid to <date>2025</date></cert>
