<name>MARISOL K. TVEDT</name>
<place>Cary NC 27511</place>    <phone>(919) 555-0148</phone>    <email>mktvedt@example.com</email>

<h>Where I've worked</h>

<job>[<start>Aug '21</start> to <end>now</end>]  <employer>Cardinal Ridge Injectables</employer>, <place>Holly Springs</place>
<title>Micro Analyst</title>, swing shift
  <point>EM for two ISO 5 fill lines and the surrounding B/C/D rooms: settle, active
  air, contact plates, glove prints, about 140 samples a shift. Counts go into
  MODA-EM, results released in LabWare.</point>
  <point>Kinetic chromogenic LAL on WFI, in-process and final vials (Endosafe
  cartridges for the quick ones, plate reader for the rest).</point>
  <point>USP 71 by Steritest, closed canister, in the isolated cleanroom hood</point>
  <point>Wrote 9 deviations and 4 OOS reports in TrackWise as owner; one mold
  excursion traced to a pallet of non-irradiated wipes, no repeat in 14 months</point>
  <point>Back-up trainer for gowning - signed off 6 new hires. No direct reports.</point>
  <point>Assisted validation with the Growth Direct rapid system (ran comparability
  plates, didn't write the protocol)</point>
</job>

<job>[<start>June 2018</start> - <end>Aug '21</end>]  <employer>Piedmont Ophthalmic Labs</employer>, <place>Greensboro NC</place>
<title>Laboratory Tech I</title> then (<start>10/2019</start>) <title>QC Technician II, Micro</title>
  <point>Bioburden of pre-filtration bulk and components by MF; water loop sampling,
  33 ports</point>
  <point>Gram stain + VITEK 2 IDs on every Grade A recovery</point>
  <point>growth promotion of incoming media, autoclave loads, biological indicators</point>
  <point>Media fills: 5 as observer, incubated and inspected units</point>
                                                    Tvedt - page 1 of 2

</job>
                                                    Tvedt - page 2 of 2
<job>[<start>summers 2016</start> & <end>2017</end>]  <title>Student helper</title>, <employer>Haw River Water Authority</employer>
  <point>coliform and E. coli by Colilert, poured plates, washed a lot of glass</point></job>

<h>School</h>
<edu><degree>B.S.</degree> <field>Biology</field>, minor chemistry, <school>Appalachian State University</school>, <end>May 2018</end> (<grade>3.4</grade>)</edu>
<edu><degree>Graduate certificate</degree> in <field>Regulatory Science</field>, <school>NC State</school>, <point>2 of 4 courses finished, in progress</point></edu>

<h>Also</h>
<cert><cname>PDA Aseptic Processing, week 1 only</cname>, <date>2022</date></cert>
<skills>Good at: <skill>MODA-EM</skill> / <skill>LabWare</skill> / <skill>TrackWise</skill> / <skill>Excel trending</skill> / <skill>Minitab (basic)</skill></skills>
<language>Spanish</language> - <level>conversational</level>, (my mother's side)
<other>References if you ask.</other>
