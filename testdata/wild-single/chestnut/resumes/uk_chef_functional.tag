<name>Niamh Corrigan-Bailey</name>
Flat 3, 88 Cotham Brow, <place>Bristol</place> BS6
<phone>07700 900733</phone>
<email>niamhcooks@example.com</email>

<headline>Pastry chef, baker, occasional teacher</headline>

<h>What I bring</h>

Pastry and bread
<point>I laminate by hand and by sheeter, keep three starters alive and can write a dessert
section that makes money: at the last place puddings went from 9% to 17% of food sales.</point>

Running people
<point>I have had sections of two to five. I do rotas, I do return-to-work chats, I do not
shout.</point>

Paperwork
<point>Allergen matrices, HACCP diaries, Natasha's Law labels, ordering on Kitchen Cut, stock
take on the last Sunday. EHO rating 5 at each site.</point>

Teaching
<point>Saturday sourdough classes for up to 10, all ages, some of them terrified.</point>

<h>Where I have done it</h>

<job><employer>The Sallow Tree</employer> (60 covers, 2 rosettes), <place>Bath</place> – <title>Head Pastry Chef</title>, <start>2021</start> – <end>Easter 2024</end></job>
<job><employer>Hobbs Lane Bakehouse</employer>, <place>Bristol</place> – <title>Night Baker</title> then <title>Bakery Supervisor</title>, <start>2017</start> – <end>2021</end></job>
<job>Various kitchens, agency shifts through <employer>Chefs on Call</employer> – <title>Chef de Partie</title>, <end>2016</end></job>
<job><employer>Chalet Les Arolles</employer>, <place>Morzine</place> – <title>Chalet cook</title>, two winters (<start>14/15</start> and <end>15/16</end>)</job>
<job><employer>Corrigan's Fish Bar</employer> (parents') – from age 13</job>

<h>Since Easter</h>
Looking after a new baby; back full time from September with nursery sorted.

<h>Bits of paper</h>
<edu><degree>Level 3 NVQ Diploma</degree> in <field>Professional Cookery (Patisserie)</field>, <school>City of Bristol College</school>, <end>2014</end></edu>
<edu><degree>8 GCSEs</degree> incl. Maths and English, <school>St Bede's, Lawrence Weston</school></edu>
<cert><cname>Food Hygiene Level 3</cname> (<issuer>Highfield</issuer>, <date>2022</date>)</cert>; <cert><cname>Emergency First Aid at Work</cname> exp. <date>Nov 25</date></cert>
<cert><cname>Personal Licence</cname> (alcohol), <issuer>Bristol City Council</issuer></cert>

<h>The rest</h>
<other>Sea swimming, Irish fiddle (badly), judge at the Westbury village show cake tent.</other>
<language>French</language>: <level>kitchen French, fluent in swearing</level>.
<status>Irish citizen. Drive, no points.</status>
