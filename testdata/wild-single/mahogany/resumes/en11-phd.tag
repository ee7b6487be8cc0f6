<name>Tobiloba "Tobi" Ogunleye-Hart</name>, PhD
Department of Chemistry, University of Leeds | <email>t.ogunleyehart@example.org</email> | <link>tobi-oh.example.net</link>

<summary>Computational chemist leaving academia on good terms. I build things that predict reactions, and then ask someone with a fume hood whether I was right.</summary>

<h>Appointments</h>

<job><employer>University of Leeds</employer>
School of Chemistry, Nakamura-Price group
<title>Research Fellow</title> (Grade 7, fixed term, funded by EPSRC)
<start>1 Nov 2022</start> – <end>31 Oct 2025</end>
<point>Graph models of Buchwald–Hartwig yields on an electronic lab notebook of 11k reactions, of which about 4k usable.</point>
<point>Day-to-day supervision of two PhD students (formal supervisor: the PI).</point>
</job>
<job><employer>University of Leeds</employer>
<title>Postdoctoral Research Assistant</title>, same group
<start>Jan 2021</start> – <end>Oct 2022</end>
</job>
<job><employer>Max-Planck-Institut für Kohlenforschung</employer>, <place>Mülheim an der Ruhr</place>
Guest stay, Neese dept.
<title>Visiting student</title>
<start>Feb</start> – <end>Aug 2019</end>
</job>
<job><employer>Kestrel Crop Sciences</employer> (<place>Jealott's Hill</place>, industrial CASE partner)
<title>Placement student</title>, Formulation
<start>summer 2018</start>, 13 weeks
</job>
<h>Degrees</h>

<edu><degree>PhD</degree>
<field>Theoretical Chemistry</field>
<school>University of Bristol</school>
<start>2016</start> – <end>2020</end>
Thesis: Cheap barriers. Examiners passed it with minor corrections.</edu>
<edu><degree>MChem</degree> <field>Chemistry with a Year in Industry</field>, <grade>First</grade>, <school>University of Sheffield</school>, <end>2016</end></edu>

<h>Money</h>
<award><title>Royal Society travel grant</title>, £2,400, <end>2022</end></award>
<award><title>N8 CIR pump-priming</title>, £9,800 (co-I), <end>2023</end></award>

<h>Papers (of 12; * = joint first)</h>
<pub><title>*Yield prediction when the negatives are missing</title>. Chem. Sci. <end>2024</end></pub>
<pub><title>xTB conformers at scale</title>. JCIM <end>2021</end></pub>
<pub>preprint: <title>How noisy is an ELN?</title> <end>2025</end>, under review</pub>

<h>Teaching and citizenship</h>
<vol><title>Demonstrator</title>, 1st yr maths for chemists, <start>2017</start>–<end>2019</end></vol>
<vol><title>EDI rep</title>, <employer>School of Chemistry</employer>, since <start>2023</start></vol>
<cert><cname>AFHEA</cname> (<issuer>Advance HE</issuer>), <date>2022</date></cert>

<h>Code</h>
<skills><skill>Python</skill> (10 yrs) · <skill>PyTorch</skill> (5) · <skill>RDKit</skill> (6) · <skill>ORCA</skill> (7) · <skill>Slurm</skill> · <skill>C++</skill> (can read) · <skill>Git</skill></skills>
<proj><title>yieldr</title>, open source, 210 stars: <point>featurises reaction SMILES, maintained by me and one heroic stranger in Ghent</point></proj>

<status>British / Nigerian dual national, will relocate anywhere with a train.</status>
<language>Yoruba</language> (<level>native</level>), <language>German</language> (<level>B1</level>)
