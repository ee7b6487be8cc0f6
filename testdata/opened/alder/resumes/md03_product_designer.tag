## <name>Anouk Verstappen-Oyelade</name>
<headline>Product designer who likes forms, tables and settings pages</headline>

Contact | 
:-- | :--
Mail | <email>anouk@example.com</email>
Phone | <phone>+1 416 555 0177</phone>
Where | <place>Toronto, ON</place> (<status>PR card, no sponsorship needed</status>)
Work | <link>anouk.example.com/work</link>

### <h>Timeline</h>

| When | What | Where |
|:-----|:-----|:------|
<job>| <start>2022</start> → <end>now</end> | **<title>Staff Product Designer</title>** | <employer>Ledgerleaf (tax software)</employer> |</job>
<job>| <start>2019</start> → <end>2022</end> | **<title>Senior Product Designer</title>** | <employer>Ledgerleaf</employer> |</job>
<job>| <start>2017</start> → <end>2019</end> | **<title>UX Designer</title>** | <employer>Maple & Moss Studio</employer> (agency) |</job>
<job>| <start>2016</start> (8 mos) | **<title>Design intern</title>** | <employer>City of Hamilton, Digital Office</employer> |</job>
<edu>| <start>2012</start> → <end>2016</end> | **<degree>BDes</degree>, <field>Graphic Design</field>** | <school>OCAD U</school> |</edu>

### <h>At Ledgerleaf</h>

1. <point>Redesigned the T2125 flow. Completion 58 → 71 %, support tickets down by a third (season over season, same cohort).</point>
2. <point>Started the design system with one engineer; 64 components today, I now only review.</point>
3. <point>Bilingual from the first wireframe: French labels run 30 % longer and the grid knows it.</point>

### <h>At the agency</h>

1. <point>Eleven client projects, of which I am still proud of three.</point>
2. <point>Facilitated workshops (≤ 15 people).</point>

### <h>Toolbox</h>

<skills>`<skill>Figma</skill>` `<skill>FigJam</skill>` `<skill>Storybook</skill>` `<skill>HTML/CSS</skill>` `<skill>WCAG 2.1 AA audits</skill>` `<skill>Maze</skill>` ~~`<skill>Sketch</skill>`~~</skills>

### <h>Spoken</h>

* <language>English</language> – <level>C2</level>
* <language>Nederlands</language> – <level>moedertaal</level>
* <language>Français</language> – <level>B2</level>, I write labels and have them checked

### <h>Elsewhere</h>

<vol>* <title>Mentor</title>, <employer>ADPList</employer>, <start>since 2021</start>, about 40 sessions</vol>
<pub>* Talk: [<title>Designing for people who hate this</title>](https://anouk.example.com/talk), <employer>FITC Toronto</employer>, <end>April 2023</end></pub>
<cert>* <cname>CPACC</cname>, <issuer>IAAP</issuer>, <date>2020</date></cert>
<other>* Curling, third stone</other>
