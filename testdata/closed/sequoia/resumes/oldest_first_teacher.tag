Application for the post of deputy head — attachment 2: career in order of date

<name>Rosalind Eyre-Kamara</name>
b. <status>1979, Freetown; British since 2004</status>
<place>11 Staithe Road, King's Lynn</place>
<email>r.eyre.kamara@example.org</email>

YEAR         WHAT

<edu><start>1997</start> – <end>2000</end>  <school>University of the Broads</school>: <degree>BA</degree> <field>English and Drama</field> (<grade>2:1</grade>)</edu>
<job><start>2000</start> – <end>2001</end>  <title>Language assistant</title>, <employer>Collège Les Tilleuls</employer>, <place>Angers</place></job>
<edu><start>2001</start> – <end>2002</end>  <school>Fenland Institute of Education</school>: <degree>PGCE</degree> <field>secondary English</field>; QTS awarded July 2002</edu>
<job><start>2002</start> – <end>2006</end>  <title>Teacher of English</title> at <employer>Wensum Comprehensive</employer>, <place>Norwich</place>. <point>KS3 to A level; ran the school play three times.</point></job>
<job><start>2006</start> – <end>2010</end>  <title>Second in department</title> at the same school. <point>Wrote the Year 9 scheme of work. GCSE A*–C from 58 to 69 per cent, a departmental effort of nine people.</point></job>
2010 – 2012  At home with twins. <vol><title>Parent governor</title>, <employer>Gaywood Primary</employer>, from <start>2011</start> until <end>2015</end>.</vol>
<job><start>2012</start> – <end>2018</end>  <title>Head of English</title> at <employer>St Nicholas Academy</employer>, <place>King's Lynn</place> (0.6 until 2014). <point>Eleven teachers; three left, four came, none of them in January.</point> <point>Introduced whole-class feedback instead of marking every book.</point></job>
<job><start>2018</start> –       <title>Assistant head, teaching and learning</title>, <employer>St Nicholas Academy</employer>. <point>Responsible for ECTs and for staff development (84 teachers).</point> <point>Covered as acting deputy for the summer term 2022.</point></job>
<edu><start>2023</start> –       <degree>NPQ</degree> in <field>Senior Leadership</field>, <school>Norfolk Teaching School Hub</school>, assessment due in October</edu>

ALSO

Trained and refreshed: <cert><cname>Safeguarding Level 3 (designated person)</cname>, <date>2023</date></cert>. <cert><cname>Mental Health First Aid</cname>, <date>2019</date></cert>.
Can do: <skills><skill>timetabling in SIMS</skill>, <skill>Arbor</skill>, <skill>lesson study</skill>, <skill>stage lighting</skill></skills>
Languages: <language>English</language>; <language>Krio</language> (<level>at home</level>); <language>French</language> (<level>degree subsidiary, taught to Year 8 for a year</level>)
Examining: <job><title>assistant examiner</title>, GCSE English Literature, <employer>Anglia Examining Board</employer>, <start>2009</start>–<end>2016</end> (summers)</job>

Two referees: <other>Mr J. Thorogood, head, St Nicholas; The Revd C. Amos, chair of governors.</other>
