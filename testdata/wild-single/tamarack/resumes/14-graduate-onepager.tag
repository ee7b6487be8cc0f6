                              <name>NIAMH ROSENBERG-DOYLE</name>
        <email>niamh.rd@example.com</email>  ◆  <phone>+353 85 555 0129</phone>  ◆  <place>Galway</place>  ◆  <link>linkedin.com/in/nrd-example</link>

<h>EDUCATION</h>
<edu><school>University of Galway</school>                                                  <start>Sept 2020</start> – <end>May 2024</end>
<degree>BSc</degree> <field>Biomedical Science</field>, <grade>Second Class Honours, Grade One</grade> (provisional)
Final year project: <point>Biofilm formation of S. aureus on coated titanium, 68%</point>
Modules: Immunology, Biostatistics, Molecular Diagnostics, Regulatory Affairs</edu>
<edu><school>Coláiste Chnoc Rua</school>                                                    <start>2014</start> – <end>2020</end>
<degree>Leaving Certificate</degree>, <grade>532 points</grade></edu>

<h>EXPERIENCE</h>
<job><employer>Corrib Stent Technologies</employer>, <place>Ballybrit</place>                                   <start>Jan</start> – <end>Aug 2023</end>
<title>Quality Intern (8-month placement)</title>
➢ <point>Closed 31 non-conformance reports under supervision of a QE</point>
➢ <point>Measured returned stents with a Keyence microscope; built the Excel trend chart still in use</point>
➢ <point>Sat in on an ISO 13485 surveillance audit</point></job>
<job><employer>Tigh Mhártain bar & kitchen</employer>, <place>Salthill</place>                           Summers <start>2020</start>, 2021, <end>2022</end>
<title>Floor staff</title>
➢ <point>Cash-up of the late shift, trained three starters</point></job>

<h>SOCIETIES & VOLUNTEERING</h>
<vol><title>Treasurer</title>, <employer>BioSoc</employer> (<start>2022</start>–<end>2023</end>): <point>€4,300 budget, one sold-out ball</point></vol>
<vol><employer>Claddagh Homework Club</employer>, <title>maths tutor</title>, Tuesdays, <start>2021</start>–<end>present</end></vol>

<h>SKILLS</h>
<skills><group>Lab</group>: <skill>PCR</skill>, <skill>ELISA</skill>, <skill>aseptic technique</skill>, <skill>flow cytometry (demo only)</skill>    <group>Data</group>: <skill>Minitab</skill>, <skill>R</skill>, <skill>Excel</skill></skills>
<h>Languages</h>: <language>English</language>, <language>Irish</language> (<level>fluent</level>), <language>German</language> (<level>Leaving Cert</level>)

<h>INTERESTS</h>
<other>Camogie (county minor panel 2019), sea swimming all year</other>
