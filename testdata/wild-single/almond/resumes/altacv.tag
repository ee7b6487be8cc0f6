<name>TANVI DESHMUKH-ROLFE</name>
<headline>Product Designer</headline>
@ <email>tanvi@example.com</email>   Ó <phone>+64 21 555 0177</phone>   ½ <place>Wellington, New Zealand</place>
ï <link>tanvi-draws.example.net</link>   ð <link>linkedin.com/in/tanvi-example</link>

<h>EXPERIENCE</h>

<job><title>Senior Product Designer</title>
<employer>Kererū Pay</employer>
# <start>Nov 2021</start> – <end>Ongoing</end>                    ½ <place>Wellington</place>
• <point>Owns checkout and refunds; drop-off at the card step from 22 to 13 %.</point>
• <point>Runs a fortnightly session where support staff watch usability tests
  with popcorn.</point>
• <point>Started the design tokens; engineering took them over in 2023.</point></job>

<job><title>UX Designer</title>
<employer>Department of Quiet Forms (contract via Tui & Tide)</employer>
# <start>Feb 2020</start> – <end>Oct 2021</end>                   ½ <place>Remote / Auckland</place>
• <point>Rewrote 14 government forms in plain language, tested with 63 people,
  eleven of them with screen readers.</point></job>

<job><title>Graphic Designer</title>
<employer>Gulmohar Press</employer>
# <start>2015</start> – <end>2019</end>                           ½ <place>Pune, India</place>
• <point>Book covers (about 90), two type specimens</point>
• <point>Print buying and press checks</point></job>

<h>A DAY OF MY LIFE</h>

      Sketching            Talking to users          Figma
            Meetings       Reading code I do not own       Tea

<h>EDUCATION</h>

<edu><degree>M.Des.</degree> in <field>Interaction Design</field>
<school>National Institute of Design</school>
# <start>2013</start> – <end>2015</end></edu>

<edu><degree>B.F.A.</degree> <field>Applied Art</field>
<school>Sir J.J. Institute of Applied Art</school>
# <start>2009</start> – <end>2013</end></edu>

<h>MOST PROUD OF</h>

y <award><title>Best in Class, public service</title>
  <employer>Aotearoa Design Evening</employer>, <end>2021</end></award>

  <award><title>A letter from a 91-year-old</title>
  who filled in a form alone</award>

<h>STRENGTHS</h>

<skills><skill>Interviewing</skill>   <skill>Prototyping</skill>   <skill>WCAG 2.2</skill>
<skill>Typography</skill>   <skill>Workshop facilitation</skill>

<skill>Figma</skill>      <skill>Maze</skill>     <skill>InDesign</skill>
<skill>HTML & CSS</skill></skills>

<h>LANGUAGES</h>

<language>English</language>     ● ● ● ● ●
<language>Marathi</language>     ● ● ● ● ●
<language>Hindi</language>       ● ● ● ● ○
<language>te reo Māori</language>   ● ○ ○ ○ ○

<h>REFEREES</h>

<other>Given when we have met</other>
