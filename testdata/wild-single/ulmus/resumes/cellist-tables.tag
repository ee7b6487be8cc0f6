{\Large <name>Anneliese Torvik</name>}
-----
| <email>anneliese@torvikcello.example.com</email> | <phone>+1.612.555.0164</phone> |
* <h>Private Instruction</h>
| Marguerite Dahl-Osei            | Cello      | Prairie Conservatory | 2014-2018 |
| Tobias Renner                   | Cello      | Lakes Youth Symphony | 2009-2014 |
| Junko Havel                     | Conducting | Local                | 2016-2017 |
* <h>Education</h>
<edu>| *<school>Prairie Conservatory of Music</school>*                    | <start>2018</start>—<end>2020</end>    |
| <degree>M.M.</degree> in <field>Cello Performance</field>                      |              |
</edu>|                                                    |              |
<edu>| *<school>Saint Oda College</school>*                                | <start>2014</start>—<end>2018</end>    |
| <degree>B.A.</degree> in <field>Music and Biology</field>, <grade>magna cum laude</grade>      |              |
</edu>
* <h>Orchestral Positions</h>
<job>| *<employer>Red Wing Chamber Orchestra</employer>*                       | <start>2021</start>-<end>Current</end> |
| <title>Assistant Principal Cello</title>                         |              |
</job>|                                                    |              |
<job>| *<employer>Duluth Harbor Symphony</employer>*                           | <start>2019</start>-<end>2021</end>    |
| <title>Section Cello</title> (one-year contract, renewed)        |              |
</job>|                                                    |              |
<job>| *<employer>Mankato Opera Pit</employer>*                                | <start>2018</start>-<end>2019</end>    |
| <title>Substitute Cello</title>                                  |              |
</job>
* <h>Teaching</h>
- <job><title>Cello Instructor</title>, <employer>Northside Strings Academy</employer> (<start>Sep '20</start>—<end>present</end>) — <point>studio of 19 pupils aged 6 to 17; two Suzuki group classes a week; yearly house concert in the library</point></job>
- <job><title>Teaching Assistant</title>, <employer>Prairie Conservatory of Music</employer> (<start>Aug '18</start>—<end>May '20</end>) — <point>coached freshman quartets, graded ear-training sheets</point></job>
- <job><title>Camp Counselor</title>, <employer>Pinewood Music Camp</employer> (<start>Jun '16</start>—<end>Aug '16</end> and Jun '17—Aug '17) — <point>cello sectionals, cabin of 10</point></job>

* <h>Ensemble Experience (Selected)</h>
- Piano Trio (Jan '22—May '22) — Shostakovich Piano Trio No. 2 in E minor, Op. 67
- String Quartet (Aug '18—May '20) — Haydn Op. 76 No. 5, Bartok No. 4, Caroline Shaw Entr'acte
- Baroque Ensemble (Aug '16—Jun '17) — works by Barriere, Geminiani, and more

* <h>Significant Performances (Selected)</h>
- *Harbor Symphony Young Soloist* (March '20, cancelled) — Elgar Cello Concerto
- *Library Bach Cycle* (Fall '22) — all six suites in six branch libraries, with spoken notes
- *Masterclass with Ilse Marwitz* (June '19) — Kodaly Solo Sonata, first movement

* <h>Prizes</h>
- <award><title>Second Prize, Upper Midwest Concerto Competition</title> (<end>2019</end>)</award>
- <award><title>Saint Oda Arts Award</title> (<end>2018</end>)</award>
