
<name>Lorcan Ashgrove</name>
<place>1180 E. Saguaro Bend #14</place>
<place>Las Cruces, NM 88001</place>
<phone>(575)-555-0166</phone>
<email>lorcan.ashgrove@example.org</email>


<h>Objectives</h>

<summary>Work in a small team that ships every week and talks to its customers
Keep doing front of the front-end: CSS, accessibility, design systems
Have room to give a little back to open source
Remote or within biking distance</summary>

<h>Experience</h>

<job><employer>Mesquite & Main</employer>, <title>Front-end Developer</title>
<start>April 2020</start> – <end>Current</end>, 5 years experience

<point>Moved an agency of nine people from page builders to a block theme of our own</point>
<point>Planned and built 34 sites for clinics, credit unions and one rodeo</point> 
<point>Served as accessibility person, fixed 400+ issues after an audit of the county site</point>
<point>Reviewed the code of two freelancers, whom we call when demand is high</point> 
<point>Built Gutenberg blocks so that clients can publish price lists themselves</point></job>

<job><employer>WordCamp Borderlands</employer>, <title>Organizer, Speaker Wrangler</title>
<start>2017</start> – <end>Current</end>, 8 years experience

<point>Five events so far, 120 to 260 attendees</point>
<point>Found speakers, lost sleep</point></job>

<job><employer>Mimbres State University</employer>, <title>Web Coordinator I</title> (was <title>Student Web Assistant</title>)
<start>2013</start> – <end>2020</end>, 7 years experience

<point>Served the Library, the Nursing School and the Office of Admissions</point> 
<point>Redesigned the course catalog templates and made them printable</point> 
<point>Helped departments migrate from Cascade to WordPress multisite, 61 sites in all</point> 
<point>Sat on the committee for digital accessibility</point></job>


<h>Skills</h>

<skills>Front-end such as <skill>HTML</skill>, <skill>Sass</skill>, <skill>JavaScript</skill>, and <skill>React</skill> (for blocks) 
Back-end such as <skill>PHP</skill>, <skill>WP-CLI</skill>, <skill>MySQL</skill> and <skill>Nginx</skill> 
Version control: <skill>Git</skill>, and <skill>SVN</skill> for the plugin directory 
<skill>WCAG 2.2 testing</skill> with <skill>NVDA</skill>, <skill>VoiceOver</skill> and <skill>axe</skill>
Local environments like <skill>DDEV</skill> (preferred) and <skill>Local</skill>
Familiar with deployment through <skill>Deployer</skill> and <skill>GitHub Actions</skill> 
Graphic software such as <skill>Figma</skill> and <skill>Affinity Designer</skill> (preferred)
Also familiar with <skill>Basecamp</skill>, <skill>Slack</skill>, <skill>Harvest</skill>, and <skill>Linear</skill></skills> 

<h>Education</h>

<edu><degree>Bachelor of Individualized Studies</degree>
<school>Mimbres State University</school> (<start>2011</start> – <end>2015</end>)

<point>Put together from journalism, computing and printmaking because no single major fit</point> 
<point>Student newspaper, layout editor</point></edu> 

<edu><degree>Associate</degree> of <field>Graphic Arts</field>
<school>Organ Mountain Community College</school> (<start>2009</start> – <end>2011</end>)

<point>Letterpress and offset</point>
<point>Color theory</point></edu>


<h>Links</h>

GitHub (<link>http://github.com/lashgrove-example</link>)
WordPress.org (<link>https://profiles.wordpress.org/lashgrove-example/</link>)
Electronic Resume (<link>https://example.org/lorcan/resume</link>)





<other>References attached to cover letter or available upon request.</other>
