# <name>Miroslava Tenney</name>
***
## <headline>Junior Frontend Developer</headline>
***
### <h>Contact information:</h>
**Phone:** <phone>+48 00 555 01 13</phone>
**E-mail:** <email>mira.tenney@example.com</email>
**Telegram:** @miratenney_example
**Location:** <place>Gdynia, Poland</place>
***
### <h>Briefly About Myself:</h>
<summary>In 2013 I graduated from a maritime academy and for 8 years checked cargo papers and
loaded containers in the right order. It turned out that I like the order more then the
containers. Now I study every evening, want to grow in a friendly team and not afraid of
routine.</summary>
***
### <h>Skills and Proficiency:</h>
<skills>* <skill>HTML5</skill>, <skill>CSS3</skill> (<skill>flex</skill>, <skill>grid</skill>, <skill>BEM</skill>)
* <skill>JavaScript Basics</skill>
* <skill>Git</skill>, <skill>GitHub</skill>
* <skill>VS Code</skill>
* <skill>Figma</skill> (for web development)
* <skill>Adobe Photoshop</skill> (a little)
</skills>***
### <h>Code example:</h>
**Sum of the digits of container number**, *7 kyu*
```
function digits(code) {
  return [...code].filter(c => c >= '0').reduce((a, c) => a + Number(c), 0);
}
```
***
### <h>Courses:</h>
* <cert><cname>HTML and CSS Tutorial</cname> on the website <issuer>htmlstart.example</issuer> (completed)</cert>
* <cert><cname>JavaScript Manual</cname> on the website jsread.example (in progress)</cert>
* <cert><issuer>Harbour Code School</issuer> «<cname>JavaScript/Front-end. Stage 0</cname>» (in progress)</cert>
***
### <h>Work experience:</h>
* <job><start>10.2021</start> – <end>now</end>   <title>Documentation Specialist</title>, <employer>Baltic Box Lines</employer> (<place>Gdynia</place>)</job>
* <job><start>03.2016</start> – <end>09.2021</end>   <title>Cargo Planner</title>, <employer>Terminal Oksywie Sp. z o.o.</employer></job>
* <job><start>09.2013</start> – <end>02.2016</end>   <title>Tally Clerk</title>, <employer>Terminal Oksywie Sp. z o.o.</employer></job>
* <job>parallel, <start>since 2022</start>: <title>freelance page maker</title> — <point>3 landing pages for friends' shops, one paid</point></job>
***
### <h>Education:</h>
* <edu><school>Pomeranian Maritime Academy</school>, <field>Transport and Logistics</field>, <degree>engineer</degree>, <end>2013</end></edu>
***
### <h>Projects:</h>
* <proj><title>Tide clock</title> – <point>vanilla JS, canvas</point></proj>
* <proj><title>CSS Mem Slider</title> – <point>task of the school</point></proj>
***
### <h>Languages:</h>
* <language>English</language> – <level>Intermediate (B1)</level>, according to online test at cambridge site
* <language>Polish</language> – <level>Native</level>
* <language>Russian</language> – <level>Upper-Intermediate</level>
