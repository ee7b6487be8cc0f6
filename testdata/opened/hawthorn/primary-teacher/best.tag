<name>Bethan Orchard-Price</name>
<place>3 Tannery Row, Warminster</place>. <phone>07700 900 461</phone>. <email>b.orchardprice@example.org</email>

<summary>I am a Y5/6 teacher in my sixth year, currently in a small rural
school on the Wiltshire side. I trained through School Direct
and hold <cert><cname>QTS</cname> (<date>July 2019</date>)</cert>.</summary>

<h>Where I teach now</h>
<job>Since <start>September 2021</start> I have been at <employer>Upper Deverill Primary</employer> (<place>nr Warminster</place>,
74 on roll) as <title>class teacher</title> of a Y5/6 class of 27. <point>It is vertically
grouped, so I plan on a two-year cycle for everything but maths.</point> <point>We
follow White Rose with the mixed-age small steps, and in 2024 22 of
27 were at expected or above in the end-of-year NFER maths papers.</point>
<point>Six children are on the SEN register, two with EHCPs (ASD; DLD); I write
their one-page profiles with our SENCo and use task boards, pre-teaching
and Widgit symbols.</point> <point>I use low-stakes quizzing and live marking and
feed back in the lesson instead of in the books; governors came to see it.</point>
<point>I run the history side of the curriculum on my own, and help our head
with RE.</point> <point>I am one of three deputy DSLs (level 3 training Nov 2023).</point>
<point>I started the choir, about 20 children, Thursday lunchtimes, piano
by me, grade 6 standard but I never sat the exam.</point></job>

<h>Before that</h>
<job><employer>Castle Mead Junior School</employer>, <place>Trowbridge</place>, <start>Sept 2019</start> to <end>Aug 2021</end>, two years as
<title>Year 4 teacher</title>, 31 children, NQT induction passed summer 2020. <point>Half of my NQT year
was the lockdown and I taught on Seesaw.</point> <point>ERIC-style reading with the
whole class, five sessions a week.</point> <point>Zones of Regulation and restorative
chats rather than names on the board.</point></job>

<job>I was a <title>TA</title> in Reception and Y1 at <employer>Ashlar Infants</employer>, <place>Bath</place>, <start>2016</start>-<end>18</end>, <point>including
1:1 with a child with Down's syndrome.</point></job>

<h>Studies</h>
<edu>School Direct <degree>PGCE</degree> with <school>University of Sarum Vale</school>, <start>2018</start>-<end>19</end></edu>
<edu><degree>BA (2:1)</degree> <field>Ancient History</field>, <school>Aust Ferry University</school>, <end>2015</end></edu>
<edu><degree>NPQ</degree> in <field>Leading Literacy</field> - began Feb this year, finishes next summer</edu>

<h>Courses</h>
<cert><cname>Paed. First Aid</cname> (2 day) <date>May 2024</date></cert>
<cert>Forest School: <cname>level 2 assistant award</cname>, <date>2022</date></cert> (leader training is on my wish list)
KCSIE update every September, Prevent online

<other>Referees: Mr G. Lyle, Headteacher, Upper Deverill; Mrs A. Sowande, formerly Castle Mead</other>
