<name>Isobel Carrow-Hythe</name>
<place>Sleaford, Lincs</place>. <phone>07700 900 418</phone>. <email>isobel.ch@example.org</email>

<job><employer>Wragby Leaded Lights</employer>, <start>2016</start> to <end>now</end>. <title>Bench hand</title>, then (<start>2019</start>) <title>conservator</title>.
<point>I have had something like 140 medieval and Victorian panels through my hands here, from
survey to refixing.</point> <point>Before work starts I do the rubbings, the lead diagrams, the
raking-light photographs and write the survey the architect gets; 22 of these went into
faculty applications.</point> <point>Cleaning is swabs and de-ionised water first and anything
stronger only after tests.</point> <point>I stick breaks with Hxtal or, outdoors behind
secondary glazing, Araldite 2020, and use foil only where the mating edges have gone.</point>
<point>New cames as needed, with the old leads kept wherever they will hold.</point> <point>I paint
replacement pieces, mostly drapery and canopy work, and the faces in two windows at
Heckington Fen; silver stain I leave to my colleague who is better at it.</point> <point>At
Folkingham I helped to design the vented external glazing with bronze frames, and put in
eleven of the fourteen lights.</point> <point>Two students on placement from York worked under me
for eight weeks each.</point></job>

<job>Before that I was with <employer>Prior & Sallow</employer> in <place>Nottingham</place> (<start>2012</start>-<end>2016</end>)
as <title>trainee</title>, later <title>glazier</title>: <point>domestic leaded lights, doors, pub windows,</point> <point>and site work everywhere, in and
out of ferramenta with saddle bars and copper ties.</point></job>

<job><start>2009</start> to <end>2012</end>, <title>sign painter</title>, <employer>self employed</employer>. <point>Shopfronts and narrowboats. That is where the
brush comes from.</point></job>

<vol>Outside work I look after the glass of my own parish, unpaid: <point>a quinquennial list, putty, and a
bucket for the north aisle.</point></vol> <other>I also keep bees, badly.</other>

<h>Learning</h>
<edu><degree>BA (Hons)</degree> <field>Glass & Ceramics</field>, <school>University of Sunderland</school>, <end>2009</end>, <grade>2:1</grade></edu>
<cert><cname>Glazing conservation summer school</cname>, <issuer>West Dean College</issuer>, <date>2018</date></cert>
<cert><cname>ACR</cname>: on the Pathway since <date>2023</date>, assessment visit not booked yet.</cert>
<cert><cname>CSCS</cname> (blue, skilled worker) to <date>2028</date>;</cert> <cert><cname>IPAF</cname> and <cname>PASMA</cname> tickets, both run out in <date>2024</date> and I would have to renew.</cert>

<summary>I work to the Corpus Vitrearum code and am not sentimental about Victorian repairs, but I am
careful with them.</summary> <status>British citizen. Clean licence, own van.</status>
