<name>Farrukh Yuldashev-Beam</name>
<headline>Final-year CS student, HCI and accessibility</headline>

<h>Contact</h>
<email>farrukh@example.org</email>
<link>https://people.example.org/~farrukh</link>
<place>Tashkent / Pittsburgh</place>
<status>F-1 student, OPT from June 2025</status>

<h>Education</h>
<edu>(<start>fall 2021</start> – <end>expected May 2025</end>) <school>Three Rivers University</school>. <degree>B.S.</degree> <field>Computer Science</field>, minor Linguistics. <grade>3.71</grade>.</edu>
<edu>(<end>2021</end>) <school>Academic Lyceum No. 4</school>, <place>Tashkent</place>. <grade>Gold medal</grade>.</edu>

<h>Research</h>
<job>(<start>summer 2023</start> – <end>now</end>) <employer>Tactile Interfaces Group</employer>, advisor Dr. Odette Kaminsky-Vale. <title>Undergraduate research assistant</title>, 10 h/week, 40 h in summer.
<point>Built a refreshable graph display from 24 solenoids and a lot of hot glue.</point> <point>Ran 2 of the 3 user studies (16 blind participants in total), wrote the analysis scripts.</point> <tech>Unity, Arduino, R (lme4)</tech>.</job>
<job>(<end>spring 2023</end>) <employer>Corpus Kitchen</employer>, Prof. Ibe. <title>Annotator</title>, paid by the hour.
<point>4,000 sentences of Uzbek, part of speech.</point></job>

<h>Teaching</h>
<job>(<start>fall 2022</start>, <end>fall 2023</end>) <title>Grader</title>, then <title>TA</title> for Data Structures, <employer>Three Rivers University</employer>.
<point>Sections of 25; autograder now runs in 40 seconds instead of nine minutes.</point></job>

<h>Industry</h>
<job>(<end>summer 2022</end>) <employer>Samarqand Soft</employer>, <place>Tashkent</place>. <title>Web intern</title>. <point>Keyboard navigation for a hotel booking page.</point></job>

<h>Papers</h>
<pub><title>Touching a scatterplot.</title> O. Kaminsky-Vale, F. Yuldashev-Beam, L. Dorsey. <employer>Accessible Graphics Workshop</employer> <end>2024</end>. Short paper.</pub>
<pub><title>Solenoids are loud.</title> F. Yuldashev-Beam. Under review.</pub>

<h>Things I have built for fun</h>
<proj>(<end>Jan 2024</end>) <title>BrailleDle</title>, <point>a word game for braille keyboards, 300 players a day</point></proj>
<proj>(<end>2022</end>) <title>plov-timer</title>, <point>Telegram bot; my aunt uses it</point></proj>

<h>Awards</h>
<award>(<end>2024</end>) <title>Undergraduate Research Prize</title>, <employer>Three Rivers University</employer>, second place</award>

<h>Know-how</h>
<skills><skill>Python</skill>, <skill>C#</skill>, <skill>Arduino C</skill>, <skill>R</skill>, <skill>ARIA</skill>, <skill>experimental design</skill>, <skill>soldering</skill></skills>
<language>Uzbek</language> & <language>Russian</language> (<level>native</level>), <language>English</language> (<level>TOEFL 109</level>), <language>ASL</language> (<level>one semester</level>)
