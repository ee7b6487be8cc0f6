<name>BENJAMIN T. ARAULLO</name>, <headline>PhD, MLS(ASCP)CM</headline>
<email>btaraullo@example.net</email> · <place>Galveston, Texas</place> · <phone>409-555-0117</phone>

<h>POSITIONS HELD</h>
<job><start>2021</start>–        <title>Research Assistant Professor</title>, <employer>Dept. of Microbiology, Gulf Coast Medical Branch</employer> (non-tenure)</job>
<job><start>2018</start>–<end>2021</end>    <title>Postdoctoral Fellow</title>, <employer>Vector-Borne Disease Laboratory, same institution</employer></job>
<job><start>2010</start>–<end>2012</end>    <title>Medical Technologist II</title>, <employer>San Lázaro Provincial Hospital</employer>, <place>Batangas, Philippines</place></job>
<job><start>2008</start>–<end>2010</end>    <title>Medical Technologist I</title>, same hospital, night bench</job>

<h>TRAINING</h>
<edu><start>2012</start>–<end>2018</end>    <degree>Ph.D.</degree>, <field>Experimental Pathology</field>, <school>Gulf Coast Medical Branch</school>
             <point>Thesis: NS1 antigenemia as predictor of severe dengue in adults</point></edu>
<edu><start>2003</start>–<end>2007</end>    <degree>B.S.</degree>, <field>Medical Technology</field>, <school>University of Santo Tomas, Manila</school>, <grade>cum laude</grade></edu>

<h>LICENSURE / CERTIFICATION</h>
<cert><cname>MLS(ASCP)CM</cname>, <date>2013</date>, current through 2025</cert>
<cert><cname>Registered Medical Technologist</cname>, <issuer>PRC Philippines</issuer>, <date>2008</date> (lapsed)</cert>
<cert><cname>BSL-3 training</cname>, annual, last <date>Feb 2024</date></cert>

<h>FUNDING</h>
<award><start>2022</start>–<end>24</end> · NIH/NIAID <title>R21, "Point-of-care NS1/IgM lateral flow in febrile travelers"</title> · Co-I (PI: Landry), 20% effort</award>
<award><end>2019</end> · <title>ASTMH Young Investigator Award, mention</title></award>

<h>PEER-REVIEWED WORK</h> [8 total, 3 shown]
<pub>Araullo BT, Landry CE, Soto M. <title>Antigen kinetics in secondary dengue.</title> <employer>Am J Trop Med Hyg.</employer> <end>2021</end>;105(2):330-8.</pub>
<pub>Soto M, Araullo BT, et al. <title>Aedes on the causeway: four seasons of trapping.</title> <employer>J Med Entomol.</employer> <end>2020</end>;57:1144-52.</pub>
<pub>Araullo BT. <title>NS1 in dried blood spots</title> [preprint]. <employer>medRxiv</employer>. <end>2023</end>.</pub>

<h>TEACHING & MENTORSHIP</h>
<other>MICR 6403 Emerging Viruses: 4 of 15 lectures, 2021–present</other>
<other>CLLS 4216 Clinical Virology bench rotation, yearly, 12 students</other>
<other>Mentored: 2 MS students (graduated), 1 PhD student (co-mentor)</other>

<h>BENCH</h>
<skills><skill>qRT-PCR</skill> ◦ <skill>plaque assay</skill> ◦ <skill>Luminex</skill> ◦ <skill>lateral flow prototyping</skill> ◦ <skill>flow cytometry (user, not operator)</skill> ◦ <skill>GraphPad</skill></skills>

<h>MEMBERSHIPS</h>
<other>ASTMH, ASM, PAMET-USA (chapter secretary 2016)</other>

<status>U.S. permanent resident.</status> <language>Tagalog</language> and <language>English</language>, <level>both fluent</level>; <language>Spanish</language>, <level>clinic level</level>.
