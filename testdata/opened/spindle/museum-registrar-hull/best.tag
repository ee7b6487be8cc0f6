<name>Philippa Adeyinka-Rowe</name>, <headline>AMA</headline>
<email>pip.rowe@example.org</email> // <phone>07700 900 456</phone> // <place>Beverley, East Yorks</place>

<h>At the moment</h>

<job><title>Loans & Documentation Lead</title>
<employer>Calderstone Art Gallery and Museum</employer> (Arts Council accredited, council-run), <place>Wakefield</place>
<start>since Spring 2019</start>
<point>I look after everything that crosses the doorstep: about 45 incoming and 20 outgoing objects a year,
nail to nail, from first enquiry and facilities report to the exit form.</point>
<point>Cover is GIS wherever we can, with wall-to-wall policies through two brokers for the lenders who will
not accept it (last year £6.1m GIS, £0.9m commercial).</point>
<point>Three staff are mine: documentation officer, art handler, part-time digitisation assistant. I do their
1-1s and PDRs, sat on both recruitment panels, and managed one long sickness back to work with HR.</point>
<point>TMS super-user (one of two). Cleaned 31,000 location records before the store move; the migration
itself was the vendor's.</point>
<point>Backlog plan, Spectrum primary procedures: 5 of the 9 now signed off by our accreditation mentor, the
other four in draft.</point>
<point>Hold the £85k shipping & crating line; underspent two years of four, 3% over once.</point>
<point>Rode with a Hepworth plaster to Rotterdam, two watercolours to Bilbao (hand-carry) and eleven UK runs.</point>
<point>Wrote to the rights holders for the 2022 catalogue, DACS and estates, 140 images.</point></job>

<h>Earlier</h>

<job><start>2015</start>–<end>2019</end> <title>Assistant Registrar</title>, <employer>Pennine Industrial Museums</employer>, <place>Huddersfield</place>
<point>Ran the touring show of loom patterns round six venues: condition checks at each end, schedule, crates.</point>
<point>Mimsy cataloguing, 4,200 new records.</point>
<point>Sat in on the asbestos survey of the textile machinery and labelled what the contractor identified.</point></job>

<job><start>2013</start>–<end>2015</end> <title>Front of house</title>, then <title>documentation trainee</title> (HLF Skills for the Future), same employer: <employer>Pennine Industrial Museums</employer></job>

<h>Letters after and before</h>
<edu><degree>MA</degree> <field>Art Gallery & Museum Studies</field>, <school>University of Leeds</school>, part-time, dissertation outstanding</edu>
<edu><degree>BA (Hons)</degree> <field>Textile Design</field>, <school>University of Huddersfield</school>, <end>2012</end>, <grade>2:1</grade></edu>
<cert><cname>Associateship of the Museums Association (AMA)</cname>, <date>2021</date></cert>
<status>Full clean driving licence, happy in a Luton van</status>

<other>UK Registrars Group member; I answer questions on its mailing list more often than I should.</other>
