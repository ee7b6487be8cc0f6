Curriculum Vitae                                                        Page 1 of 2
<name>Saoirse Ní Bhroin-Patel</name>
<headline>Front End Contractor (React / Design Systems / a11y)</headline>
T: <phone>+353 1 555 0142</phone>  E: <email>saoirse@nbp.example.net</email>  W: <link>nbp.example.net</link>
Based: <place>Galway</place> (outside IR35 / own ltd co., hybrid up to 2 days Dublin or London)

<h>KEY SKILLS:</h> <skills><skill>TypeScript</skill>; <skill>React</skill> (since 0.13); <skill>Storybook</skill>; <skill>Playwright</skill>; <skill>CSS</skill> (the hard
parts); <skill>WCAG 2.2 AA audits</skill>; <skill>Next.js</skill>; <skill>GraphQL</skill>; <skill>Figma tokens</skill>; some <skill>Vue</skill>; no Angular please</skills>

<h>CONTRACTS</h>

<job><title>Lead Front End Developer - Design System</title>
Client: <employer>Corrib Mutual Insurance</employer> (through Brightwater Associates)
<start>Oct 23</start> - <end>ongoing</end> (3 extensions)
Team of 5. <point>Took a component library from 3 competing ones to one; 41 components, 9
product teams using it.</point> <point>Wrote the contribution guide and ran a weekly clinic.</point>
<tech>Tech: TypeScript, React 18, Vanilla Extract, Storybook, Chromatic, Azure DevOps</tech>

</job><job><title>Senior Front End Engineer</title>
Client: <employer>Department of Rural Affairs</employer> (through Brightwater Associates)
<start>Jan 23</start> - <end>Sept 23</end>
<point>Grant application forms for farmers, tested on farms, on phones, in rain.</point> <point>Passed the
accessibility audit at first attempt (2 minor findings).</point>
<tech>Tech: Next.js, GOV-style components, Playwright, axe</tech>

</job><job><title>React Developer</title>
Client: <employer>Quillfeather</employer> (start-up, direct)
<start>Feb 22</start> - <end>Dec 22</end>
<point>Editor for children's picture books; collaborative cursors with Yjs.</point> Company folded,
invoice no. 11 still open.
<tech>Tech: React, ProseMirror, Yjs, Supabase</tech>

</job><h>CAREER BREAK</h>  Mar 21 - Jan 22, second child

<h>PERMANENT ROLES</h>

<job><title>Front End Chapter Lead</title> (previously <title>Senior UI Developer</title>)
<employer>Moycullen Software</employer>, <place>Galway</place>
<start>2016</start> - <end>Mar 21</end>
- <point>line manager of 4, hired 3 of them</point>
- <point>moved a 200k line Backbone app to React, route by route, two years, no big bang</point>
- <point>introduced a11y checks to CI (assisted by one very patient tester)</point>

</job><job><title>Web Developer</title>
<employer>The Weekly Tribune</employer> (<place>Galway</place>)
<start>2012</start> - <end>2016</end>
- <point>Drupal theming, ad slots, election night graphics in D3</point>

</job>
Saoirse Ní Bhroin-Patel – CV                                            Page 2 of 2

<h>OTHER</h>
<vol><title>Organiser</title>, <employer>Galway Front End</employer> meetup, <start>2017</start> -, monthly, 30-60 people</vol>
<pub>Talk: "<title>Focus rings are not ugly</title>", JSIsland <end>2019</end></pub>

<h>EDUCATION</h>
<edu><start>2008</start> - <end>2012</end>   <degree>BSc</degree> <field>Digital Media</field> (<grade>2:1</grade>)   <school>University of Galway</school></edu>
<cert><date>2022</date>          <cname>CPACC</cname>                      <issuer>IAAP</issuer></cert>

<h>LANGUAGES</h>  <language>Irish</language> (<level>native</level>), <language>English</language> (<level>native</level>), <language>Gujarati</language> (<level>in-laws level</level>)
