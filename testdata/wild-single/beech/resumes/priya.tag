<name>Priya Dharshini S</name>
<headline>B.Tech IT – 2024 passed out</headline>
<email>priyadharshini.s.it@example.com</email> | <phone>+91-73580-55521</phone> | <link>github.com/example-priyads</link> | <link>linkedin.com/in/example-priyads</link> | <place>Salem, TN</place>

<h>Career Objective</h>
<summary>Seeking an entry level position in a growth oriented organization where I can utilize my
technical skills for mutual growth.</summary>

<h>Academic Details</h>
| Qualification | Institution | Board/University | Year | Percentage |
<edu>| <degree>B.Tech</degree> (<field>IT</field>) | <school>Yercaud Institute of Technology</school> | Anna University | <end>2024</end> | <grade>8.21 CGPA (upto 7th sem)</grade> |</edu>
<edu>| <degree>XII</degree> | <school>Sri Vani Vidyalaya Matric HSS</school> | State Board | <end>2020</end> | <grade>91.5%</grade> |</edu>
<edu>| <degree>X</degree> | <school>Sri Vani Vidyalaya Matric HSS</school> | State Board | <end>2018</end> | <grade>96%</grade> |</edu>

<h>Technical Skills</h>
<skills><skill>C</skill>, <skill>Python</skill>, <skill>Java (basics)</skill>, <skill>HTML5</skill>, <skill>CSS3</skill>, <skill>JavaScript</skill>, <skill>React JS</skill>, <skill>Flask</skill>, <skill>MySQL</skill>, <skill>MongoDB</skill>, <skill>Git</skill>, <skill>VS Code</skill>, <skill>Figma</skill>, <skill>Arduino</skill>, <skill>MS Office</skill></skills>

<h>Projects</h>
<proj><title>Final Year Project – Crop Leaf Disease Detection</title> (team of 4)
Tools: <tech>Python, TensorFlow, Flask</tech>
Role: <point>Trained MobileNet model on 9 classes of tomato leaf, accuracy 93% on test set.</point>
<point>Prepared the report and demo.</point></proj>
<proj><title>Mini Project – Hostel Out-pass App</title>
Tools: <tech>React, Firebase</tech>
Role: <point>Sole developer; used by our hostel block for one semester (about 120 students).</point></proj>
<proj><title>IoT Water Tank Level Indicator</title>
Tools: <tech>Arduino Uno, ultrasonic sensor</tech></proj>

<h>Internship / In-plant Training</h>
<job><title>Web Development Intern</title> at <employer>Codevriksha Technologies</employer>, <place>Salem</place> – 1 month (<start>June 2023</start>)
<point>Learnt MERN basics, built a login page and student register.</point></job>
<job><title>In-plant trainee</title>, <employer>BSNL RTTC</employer>, <place>Chennai</place> – 5 days, <start>Dec 2022</start></job>

<h>Certifications</h>
<cert><cname>Python for Data Science</cname> – <issuer>NPTEL</issuer> (Elite, 78%) <date>Jan-Apr 2023</date></cert>
<cert><cname>Responsive Web Design</cname> – <issuer>freeCodeCamp</issuer></cert>
<cert><cname>Typewriting English Junior</cname> – <issuer>DOTE Tamil Nadu</issuer>, First Class</cert>

<h>Achievements & Extra Curricular</h>
<award><title>Second prize in paper presentation</title>, <employer>Technovanza '23</employer></award>
<vol><title>NSS volunteer</title>, 7 days special camp at Panamarathupatti</vol>
<vol><title>Joint secretary</title> of <employer>IT Association</employer>, <start>2022</start>-<end>23</end></vol>

<h>Strengths</h>
<other>Quick learner, team player, positive attitude, self motivated</other>

<h>Personal Profile</h>
<status>Father's Name : Mr. Sundaram K (Weaver)</status>
<status>DOB : 08.12.2002</status>
Languages : <language>Tamil</language>, <language>English</language>, <language>Telugu</language> (<level>speak</level>)
Address : <place>3/118, Gandhi Nagar, Ammapet, Salem – 636 003</place>

<h>Declaration</h>
<other>I do hereby declare that all the details furnished above are true to the best of my knowledge.</other>
<other>Date :</other>                                         <other>Yours truly,</other>
<other>Place : Salem</other>                                  <other>(Priya Dharshini S)</other>
