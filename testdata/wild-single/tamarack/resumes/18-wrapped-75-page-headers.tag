<name>Ottoline Fairweather-Nkosi</name>                  Curriculum Vitae, page 1 of 3
_________________________________________________________________________

<place>Cape Town</place>.  Phone <phone>+27 21 555 0109</phone>.  Mail <email>ottoline.fn@example.org</email>
<status>South African citizen; UK settled status.</status>

<h>Statement</h>

<summary>Structural engineer with nineteen years of practice, mostly bridges and
marine works, who enjoys the site more than the office. I have designed,
checked and on four occasions closed structures, and I am looking for a
principal role with a consultancy that still sends people out to look.</summary>

<h>Employment record</h>

<job><employer>Tafelkop Consulting Engineers (Pty) Ltd</employer>, <place>Cape Town</place>
<title>Principal Engineer (Bridges)</title>, <start>1 February 2016</start> to <end>the present</end>

<point>Responsible for the inspection programme of 214 road bridges for a
provincial client under TMH 19, including the priority list and the budget
of R46 million over three years.</point>

<point>Design of two incrementally launched bridges (spans 45 m and 52 m); for
the second one I was the independent checker and not the designer.</point>

_________________________________________________________________________
Ottoline Fairweather-Nkosi                  Curriculum Vitae, page 2 of 3
_________________________________________________________________________

<point>Line manager of three engineers and one technologist; mentor of two
candidates for professional registration, one of whom has since
registered.</point></job>

<job><employer>Peverell Strand Marine</employer>, <place>Southampton, United Kingdom</place>
<title>Senior Engineer</title>, <start>September 2010</start> to <end>December 2015</end>

<point>Quay walls, mooring dolphins and a linkspan at three ferry ports. Finite
element models in Sofistik and hand calculations to keep them
honest.</point>

<point>Resident engineer for nine months on a sheet pile repair in Harwich,
with daily records, NEC3 compensation events and tides.</point></job>

<job><employer>Gariep Roads Board</employer>, <place>Upington</place>
<title>Engineer in Training</title>, <start>January 2005</start> to <end>July 2010</end>

<point>Culverts, gravel roads, two low-level crossings and the assessment of
flood damage after January 2010.</point></job>

<h>Education</h>

<edu><degree>MSc(Eng)</degree> in <field>Structural Engineering</field>, <school>University of Cape Town</school>, <end>2009</end>,
part time, dissertation on scour at shallow foundations</edu>

<edu><degree>BSc(Eng)</degree> <field>Civil</field>, <school>University of the Witwatersrand</school>, <end>2004</end></edu>

_________________________________________________________________________
Ottoline Fairweather-Nkosi                  Curriculum Vitae, page 3 of 3
_________________________________________________________________________

<h>Registration and membership</h>

<cert><cname>Professional Engineer (Pr Eng)</cname>, <issuer>ECSA</issuer>, since <date>2011</date></cert>
<cert><cname>Chartered Engineer, MICE</cname>, <issuer>Institution of Civil Engineers</issuer>, <date>2014</date></cert>

<h>Technical knowledge</h>

<skills><skill>Sofistik</skill>, <skill>Prokon</skill>, <skill>Midas Civil</skill> (reviewing models only), <skill>TMH 7</skill>,
<skill>Eurocode 2</skill>, <skill>post-tensioning</skill>, <skill>bridge inspection</skill>, <skill>NEC3 contracts</skill>,
<skill>rope access</skill> (lapsed)</skills>

<h>Languages</h>

<language>English</language> and <language>isiZulu</language> (<level>home languages</level>), <language>Afrikaans</language>
(<level>working knowledge</level>).
