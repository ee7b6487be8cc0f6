**<name>Zoran Ilijevski-Quaye</name>**
<headline>Technical writer, docs-as-code</headline>
<place>Skopje</place> (UTC+1), works in anybody's time zone
<email>zoran@example.com</email>

**<h>Positions</h>**

<job>`<start>2021/03</start> → <end>open</end>`
**<employer>Halyard Identity</employer>**
<place>remote, company in Oslo</place>
*<title>Lead Technical Writer</title>*

<point>Docs for an OAuth server: 410 pages, 3 versions, one build.</point>

<point>Support tickets tagged "docs" fell from 90 to 25 a month.</point>

<point>Coach one junior writer and about forty engineers who pretend not to be writers.</point></job>

<job>`<start>2018/09</start> → <end>2021/02</end>`
**<employer>Vardar Telematics</employer>**
<place>Skopje</place>
*<title>Technical Writer</title>*

<point>Moved 2,000 pages of FrameMaker to AsciiDoc with a script and two months of swearing.</point>

<point>Installation guides for tachographs in eleven languages (I wrote the English, managed the rest).</point></job>

`2017/01 → 2018/06`
**between jobs**

Looked after my father; some proofreading.

<job>`<start>2012/10</start> → <end>2016/12</end>`
**<employer>Crna Ovca Translations</employer>**
<place>Bitola</place>
*<title>Translator, EN/DE into MK</title>*

<point>Manuals, mostly for ovens.</point></job>

**<h>Open source docs</h>**

<job>`<start>2019</start> → `
**<employer>Limpet static site generator</employer>**
*<title>Docs maintainer</title>*

<point>Tutorial rewritten after watching seven beginners fail at step 3.</point></job>

**<h>Studies</h>**

<edu>`<start>2008</start> → <end>2012</end>`
**<school>Ss. Cyril and Methodius University</school>**
*<degree>BA</degree>, <field>Translation and Interpreting (English, German)</field>*</edu>

**<h>Certificates</h>**

<cert>`<date>2022</date>`
**<cname>tekom Professional Technical Communicator, level 2</cname>**</cert>

<cert>`<date>2020</date>`
**<cname>API documentation course</cname>**
<issuer>Inkwell & Bracket</issuer></cert>

**<h>Tools</h>**

<skills><skill>AsciiDoc</skill> / <skill>Antora</skill> / <skill>Vale</skill> / <skill>OpenAPI</skill> / <skill>git</skill> / <skill>Mermaid</skill> / <skill>Python for small crimes</skill></skills>

**<h>Languages</h>**

<language>Macedonian</language> `<level>first</level>`
<language>English</language> `<level>C2</level>`
<language>German</language> `<level>C1</level>`
<language>Twi</language> `<level>learning</level>`
