<name>Ngaire Halvorsen-Pōtae</name>
==========

<headline>Maintainer, mostly.</headline> Reach me: <email>ngaire@example.org</email>, IRC `ngaire`, or open an issue at <link>https://codebarn.example.net/ngaire</link>.

### <h>Paid work</h>

<job>**<title>Staff Engineer</title>** @ <employer>Kiwi Query Ltd</employer> _(<start>Feb '21</start> - <end>now</end>)_ <place>Dunedin / remote</place>

Half of my time is upstream by contract. <point>Query planner of [Tuatara DB](https://tuatara.example.net): join reordering, statistics, a fuzzer that found 119 wrong results.</point> <point>The other half goes to customers with slow queries.</point> `<tech>Rust, C++, Postgres wire protocol</tech>`</job>

<job>**<title>Software Engineer</title>** @ <employer>Fjordgras Analytics AS</employer> _(<start>Aug '16</start> - <end>Jan '21</end>)_ <place>Trondheim</place>

<point>Column store for fish farm telemetry.</point> <point>Made the case for open-sourcing it; took two years; they did.</point> `<tech>C++17, Arrow, Python bindings</tech>`</job>

### <h>Unpaid work that is also work</h>

<job>**<title>Core maintainer</title>** @ <employer>libkererū</employer> _(<start>'15</start> - )_

<point>CSV parser used in 2,300 other projects; 4 maintainers, 61 releases.</point> <point>Wrote the governance document after the Great Quoting Dispute.</point></job>

<job>**<title>Release manager</title>** @ <employer>Tuatara DB</employer> _(releases 7 to 9, <start>'19</start> - <end>'22</end>)_</job>

<job>**<title>Translator</title>** @ <employer>several desktop projects</employer> _(<start>'12</start> - <end>'16</end>)_

<point>te reo Māori strings for a mail client and a drawing program, 9,000 messages.</point></job>

### <h>Weekend things</h>

* <proj>[<title>hoiho</title>](https://codebarn.example.net/ngaire/hoiho) - <point>a linter for SQL migrations, 800 stars</point></proj>
* <proj>[<title>kelp</title>](https://codebarn.example.net/ngaire/kelp) - <point>tide tables in the terminal</point>, abandoned <end>'20</end></proj>

### <h>Studied</h>

<edu>**<degree>BSc(Hons)</degree> <field>Computer Science</field>** @ <school>University of Otago</school> _(<start>'12</start> - <end>'15</end>)_ <grade>First class</grade></edu>

<edu>**Exchange semester** @ <school>NTNU</school> _(<end>spring '15</end>)_</edu>

### <h>Spoken at</h>

* <pub><employer>Southern Databases Meet</employer> _(<end>'23</end>)_: <title>Wrong answers, quickly</title></pub>
* <pub><employer>Rust Aotearoa</employer> _(<end>'22</end>)_: <title>Fuzzing a planner on a fishing boat</title></pub>

### <h>Languages, both kinds</h>

<skills><skill>Rust</skill> > <skill>C++</skill> > <skill>Python</skill> > <skill>SQL dialects</skill> > <skill>Awk</skill></skills>

<language>English</language> = <language>te reo Māori</language> > <language>Norwegian</language> <level>(B2)</level>
