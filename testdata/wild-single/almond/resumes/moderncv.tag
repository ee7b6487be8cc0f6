                                                             <place>Via dei Tigli 14, 38122 Trento, Italy</place>
<name>Ilaria Bonfanti-Kessler</name>                                     H <phone>+39 0461 555 018</phone>
<headline>Computational chemist</headline>                                    B <email>ilaria.bk@example.org</email>
                                                             Í <link>www.bonfanti-kessler.example.net</link>


<h>Experience</h>
<job><start>10/2020</start>–     <title>Research scientist</title>, <employer>Istituto Valsugana di Chimica</employer>, <place>Trento</place>, Italy.
             <point>Force fields for ionic liquids; two of the five parameter sets in the public
             release are mine. Supervision of one PhD student (jointly).</point></job>
<job><start>02/2018</start>–<end>09/2020</end> <title>Postdoctoral researcher</title>, <employer>Rheinwerk Institut für Theorie</employer>, <place>Mainz</place>, Ger-
             many.
             <point>GROMACS on the institute's GPU cluster; parental leave 05/2019–12/2019.</point></job>
<job><start>2013</start>–<end>2017</end>   <title>Doctoral researcher</title>, <employer>University of Padua</employer>, <place>Padua</place>, Italy.</job>
<job><end>Summer 2012</end>  <title>Trainee</title>, <employer>Colorificio Adige S.p.A.</employer>, <place>Rovereto</place>, Italy.
             <point>Quality control of pigments, UV/Vis.</point></job>

<h>Education</h>
<edu><start>2013</start>–<end>2017</end>   <degree>PhD</degree> in <field>Molecular Sciences</field>, <school>University of Padua</school>, <grade>cum laude</grade>.
             <point>Thesis: Solvation at charged interfaces. Supervisor: Prof. L. Marangon-Righi.</point></edu>
<edu><start>2010</start>–<end>2012</end>   <degree>MSc</degree> in <field>Chemistry</field>, <school>University of Padua</school>, <grade>110/110</grade>.</edu>
<edu><start>2007</start>–<end>2010</end>   <degree>BSc</degree> in <field>Chemistry</field>, <school>University of Trento</school>, <grade>104/110</grade>.</edu>

<h>Computer skills</h>
<skills><group>Simulation</group>   <skill>GROMACS</skill>, <skill>LAMMPS</skill>, <skill>CP2K</skill>
<group>Languages</group>    <skill>Python</skill>, <skill>Fortran 2008</skill>, some <skill>C++</skill>
<group>Other</group>        <skill>Slurm</skill>, <skill>git</skill>, <skill>LATEX</skill></skills>

<h>Languages</h>
<language>Italian</language>      <level>Mother tongue</level>
<language>German</language>       <level>C1</level>              Goethe-Zertifikat, 2019
<language>English</language>      <level>C1</level>

<h>Selected publications</h>
<pub>[1] I. Bonfanti-Kessler and T. Ohlendorf. <title>“Polarisable water near graphene: a cautionary tale”</title>. In: <employer>Annals of Interface Simulation</employer> 12 (<end>2019</end>), pp. 201–219.</pub>
<pub>[2] I. Bonfanti. <title>“Counting ions twice”</title>. In: <employer>Letters in Solvation</employer> 4.2 (<end>2016</end>).</pub>

<h>Interests</h>
<other>Cross-country skiing, choir (alto), restoring radios</other>

                                                                                             1/1
