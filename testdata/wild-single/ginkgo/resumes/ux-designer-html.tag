SP.   Home   Resume   Projects   Connect

<headline>User Experience Designer</headline>
<summary>Former student advisor who now designs the forms that students curse at. Interested in public
services and anything with a queue.</summary>

<h>Professional Experience</h>

<job><title>User Experience Designer & Researcher</title>
<employer>Tallow & Reed</employer>   <start>Mar 2024</start> - <end>Presnt</end>
• <point>Running usability sessions for a county benefits portal, about 5 a week.</point>
• <point>Re-wrote the error messages of the application form; abandoned sessions fell by 18%.</point>
• <point>Hand designs over to a team of contractors in Figma and stay in the room until they are built.</point>
• Skills:
  ◦ <tech>Figma, Dovetail, Maze, Wire framing, Content Design, Slack.</tech></job>

<job><title>User Experience Designer</title>
<employer>NestNook Rentals</employer>   <start>Nov 2022</start> - <end>Feb 2024</end>
• <point>End-to-end redesign of the tenant app, from interviews to the last icon.</point>
• <point>Built a small component library (42 components) with the one front-end developer we had.</point>
• Skills:
  ◦ <tech>Figma, Prototyping, Visual Design, Mobile/Web, Responsive</tech>
    <tech>Design, G-suite.</tech></job>

<job><title>Academic Success Advisor</title>
<employer>Tishomingo State University</employer>   <start>Sep 2020</start> - <end>Oct 2022</end>
• <point>Advised about 120 business majors, plus the rowing team whether they liked it or not.</point>
• <point>Presented study workshops, three each semester.</point></job>
<job><title>Academic Success Advisor</title>
<employer>Corinth Community College</employer>   <start>Feb 2017</start> - <end>Aug 2020</end>
• <point>Caseload of 210 first-year students.</point>
• <point>Ran the digital signs in the hallways, which is where the design thing began.</point>
• Skills:
  ◦ <tech>Academic advising, Degree audits, Digital signage</tech></job>

<h>Technical Experience</h>
<proj><title>Portfolio Website</title>
Ongoing Project
• <point>Designed and coded by hand, tested with a screen reader.</point></proj>

<h>Contact</h>
Name
<name>Jolene Przybylski</name>
Email
<email>jolene@przy-ux.example.com</email>
LinkedIn
<link>linkedin.com/jolene-przy-ux</link>

<h>Education</h>
<edu><school>Monroe Bluffs University</school>,
<degree>Master of Science</degree>; <field>Higher Education Leadership</field>
<start>May 2015</start> - <end>Dec 2016</end></edu>
<edu><school>Monroe Bluffs University</school>,
<degree>Bachelor of Arts</degree>; <field>Psychology</field>
<start>Aug 2011</start> - <end>May 2015</end></edu>

<h>Skills</h>
<skills><group>User Experience</group>
<skill>Wire framing</skill>, <skill>Prototyping</skill>, <skill>Figma</skill>, <skill>Usability Testing</skill>, <skill>Journey Maps</skill>, <skill>Accessibility</skill>
(WCAG 2.2).
<group>Front-end</group>
<skill>HTML</skill>, <skill>CSS</skill>, <skill>a little JavaScript</skill>, <skill>GitHub</skill>, <skill>WordPress</skill>.
<group>Soft Skills</group>
<skill>Listening</skill>, <skill>Facilitation</skill>, <skill>Attention to Detail</skill>.</skills>

© Jolene P. 2025     Let's Connect!
