                         <name>Imogen Haldane-Price</name>
             <place>7 Tannery Row, Hexham, Northumberland NE46</place>
    <phone>07700 900 451</phone>          <email>imogen.hp@example.org</email>
        <status>DfE number 09/XXXXX</status>      <status>Enhanced DBS on the Update Service</status>

<h>PERSONAL STATEMENT</h>
<summary>Year 6 teacher and maths lead in a two-form-entry village primary. I like awkward
questions, long division and outdoor learning, in that order. Seeking an assistant
headship where I would keep a class for at least two days a week.</summary>

<h>TEACHING POSTS</h>

Dates              School                                  Post and responsibilities
<job><start>Sept 2018</start> –        <employer>St Wilfrid's C of E Primary</employer>,            <title>Class teacher Y6</title>; <title>Maths Lead</title> (TLR 2a)
<end>present</end>            <place>Corbridge</place> (NOR 312)                    from Jan 2020
                   <point>KS2 maths at expected standard 71% (2019) to 86% (2024)</point>
                   <point>Introduced White Rose with pre-teach groups; ran INSET for 5 cluster schools</point>
                   <point>Mentor to two ECTs</point></job>

<job><start>Sept 2014</start> –        <employer>Cragside Road Primary School</employer>,           <title>Class teacher</title>, Y3 then Y4/5 mixed
<end>July 2018</end>          <place>Gateshead</place> (NOR 420)                    Science co-ordinator 2016–18
                   <point>Primary Science Quality Mark (Gilt) gained 2017</point>
                   <point>Residential lead, 48 children, Kielder, three years running</point></job>

<job><start>Jan 2014</start> –         <employer>Northumbria Supply Pool</employer>                 <title>Supply teacher</title>, R to Y6
<end>July 2014</end>          various, <place>Tyneside</place></job>

<job><start>Sept 2013</start> –        <employer>Low Fell Infants</employer>                        <title>NQT</title>, Year 2 (one term, maternity cover)
<end>Dec 2013</end></job>

<h>OTHER EMPLOYMENT</h>
<job><start>2009</start> – <end>2012</end>        <employer>Alnwick Garden Centre Café</employer>              <title>Weekend waitress</title></job>

<h>EDUCATION AND QUALIFICATIONS</h>
<cert><date>2023</date>               <cname>NPQSL</cname>, <issuer>Wearside Teaching Hub</issuer>         Passed</cert>
<edu><start>2012</start>–<end>13</end>            <school>University of Durham</school>                    <degree>PGCE</degree> <field>Primary</field> with QTS</edu>
<edu><start>2009</start>–<end>12</end>            <school>University of York</school>                      <degree>BA (Hons)</degree> <field>History</field>, <grade>2:1</grade></edu>
<edu><end>2009</end>               <school>Queen Elizabeth High School</school>             <degree>A levels</degree>: <field>History</field> <grade>A</grade>, <field>Maths</field> <grade>B</grade>, <field>French</field> <grade>B</grade></edu>
<cert><date>2024</date>               <cname>Paediatric first aid</cname> (12 hrs)</cert>
<cert><date>2022</date>               <cname>Minibus D1 (MiDAS)</cname></cert>

<h>OUT OF SCHOOL</h>
<vol><title>Tawny Owl</title>, <employer>3rd Hexham Brownies</employer>, since <start>2016</start></vol>
<other>Fell running (slowly), bell ringing, sourdough of varying success.</other>

<h>REFEREES</h>
<other>Mr Gareth Ollerenshaw, Headteacher, St Wilfrid's, 01632 960 118</other>
<other>Mrs Nazia Rahim, former Head, Cragside Road, n.rahim@example.net</other>
