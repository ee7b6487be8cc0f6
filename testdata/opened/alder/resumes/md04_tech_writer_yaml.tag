---
name: <name>Bartholomew "Bart" Nwachukwu</name>
role: <headline>Technical writer (APIs, SDK docs, release notes)</headline>
email: <email>bart.nwachukwu@example.com</email>
city: <place>Cape Town</place>
status: <status>SA citizen, UK ancestry visa possible</status>
---

# <h>About</h>

<summary>Former high-school physics teacher. Six years of docs. I read the code before I ask the engineer, and I delete more than I write.</summary>

# <h>Positions</h>

<job>`<start>2022.09</start> - <end>ongoing</end>` **<employer>Tafelberg Cloud</employer>** *(<title>Lead Technical Writer</title>)*
  + <point>docs-as-code: Docusaurus, Vale, CI link checks; 1,900 pages down to 700</point>
  + <point>two writers and a freelancer in the team, I do planning, not HR</point>
  + <point>OpenAPI descriptions reviewed in pull requests</point></job>

<job>`<start>2019.04</start> - <end>2022.08</end>` **<employer>Springbok Sensors (Pty) Ltd</employer>** *(<title>Technical Writer</title>)*
  + <point>firmware manuals EN, source for 6 languages, in MadCap Flare</point>
  + <point>CE marking paperwork: supplied the user-facing part only</point></job>

<job>`<start>2018.06</start> - <end>2019.03</end>` **<employer>self-employed</employer>** *(<title>editor</title>)* theses, grant proposals, one cookbook</job>

<job>`<start>2011.01</start> - <end>2018.05</end>` **<employer>Observatory High School</employer>** *(<title>Physical Sciences teacher</title>, gr. 10–12)*</job>

# <h>Certificates & education</h>

<edu>- **<degree>BSc</degree>** (<field>Physics</field>), <school>University of the Western Cape</school>, <end>2009</end></edu>
<edu>- **<degree>PGCE</degree>**, <school>University of Cape Town</school>, <end>2010</end></edu>
<cert>- [<cname>tcworld professional, Foundation</cname>](https://example.org/c), <date>2021</date></cert>

# <h>Samples</h>

<proj>- <title>Webhooks from zero</title> <link>https://example.org/webhooks</link> — <point>written and illustrated in four days</point></proj>
<proj>- <title>Changelog style guide</title> <link>https://example.org/changelog</link></proj>

# <h>Keywords for your robot</h>

<skills><skill>Markdown</skill>, <skill>AsciiDoc</skill>, <skill>reStructuredText (read)</skill>, <skill>Git</skill>, <skill>OpenAPI</skill>, <skill>Postman</skill>, <skill>Python (enough for samples)</skill>, <skill>Mermaid</skill>, <skill>MadCap Flare</skill></skills>

# <h>Human languages</h>

<language>English</language> (<level>home</level>), <language>Igbo</language> (<level>home, father's side</level>), <language>Afrikaans</language> (<level>school + rugby</level>), <language>isiXhosa</language> (<level>beginner course 2023</level>)

<!-- last edited on a train, forgive the typos -->
