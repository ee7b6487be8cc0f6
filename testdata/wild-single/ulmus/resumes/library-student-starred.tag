:doctitle: <name>Juniper Castellane</name>
:page-layout: page

<email>juniper@castellane.example.net</email>|<link>castellane.example.net</link>|<place>Bangor, ME</place>

I'm Juniper, 24, from Aroostook County, and I study library science. +
References when you ask.

== <h>Work</h>

* <job>*<title>Circulation Assistant</title>* at <employer>Penobscot University Library</employer>
  _(<start>2021</start>-<end>present</end>)_
    ** <point>Check-out, holds, fines, laptop lending, ticket management via LibAnswers.</point>
    ** <point>Front desk, pointing people to the quiet floor and away from it.</point>
    ** <point>Nurse the two microfilm readers along with spare parts bought on
       auction sites `:-)`</point></job>
* <job>*<title>Summer Page</title>* at <employer>Caribou Town Library</employer>
  _(summers <start>2018</start> and 2019)_
    ** <point>Shelving, story hour, the puppet cupboard.</point></job>
* <job>*<title>Potato Harvester Crew</title>*, <employer>Ouellette Farms</employer> _(<start>2014</start>-<end>2017</end>, harvest break only)_</job>

== <h>Education</h>

* <edu><school>Penobscot University</school> _(<start>2020</start>-<end>present</end>)_
    ** Pursuing a *<degree>Bachelor of Arts</degree>*, majoring in <field>Library and Information Studies</field> and minoring in Franco-American
       Studies.
    ** <point>Came for forestry, stayed for the archive.</point></edu>
* <edu><school>Northern Maine Technical College</school> _(<start>2018</start>-<end>2020</end>, transferred)_</edu>
* <edu><school>Caribou High School</school> _(<start>2014</start>-<end>2018</end>, graduated)_</edu>

== <h>Skills & Interests</h>

Italics: taught it to somebody. Bold: used this month.

<skills>*<group>Software</group>*::
    *<skill>Koha</skill>*, *<skill>Alma</skill>*, _<skill>Omeka</skill>_, *_<skill>Excel</skill>_*, <skill>OpenRefine</skill>, <skill>MarcEdit</skill>

*<group>Handwork</group>*::
    *<skill>Book repair</skill>*, <skill>scanning</skill>, _<skill>laminating</skill>_
</skills>
*Interests*::
    <other>Small archives, seed catalogs, knots.</other>

== <h>Languages</h>

* <language>English</language>
* <language>French</language>, <level>Valley dialect, spoken better than written</level>

== <h>Community activity</h>

* <vol>*<title>Catalog volunteer</title>*, <employer>Acadian Village Museum</employer> _(<start>2016</start>-<end>2019</end>)_
    ** <point>Kept six volunteers busy by telephone.</point>
    ** <point>Numbered 1,300 photographs.</point></vol>

== <h>Side projects</h>

* <proj><title>Ploye Index</title>, a database of buckwheat pancake recipes in parish cookbooks.
  _(<start>2020</start>-<end>present</end>)_</proj>
