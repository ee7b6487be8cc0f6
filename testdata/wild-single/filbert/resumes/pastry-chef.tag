---
layout: resume
categories: jekyll update
---

# <name>Odile Carrabine</name> - <headline>Pastry Chef</headline>

location: <place>Halifax, NS</place>  
mobile: [<phone>902-555-0148</phone>](tel:+19025550148)  
email: [<email>odile@carrabine.example.net</email>](mailto:odile@carrabine.example.net)

## <h>Profile</h>

<summary>* Pastry and bread for 14 years (since 2010), hotels first, then small rooms
* Founding member of the [Harbour Grain Share](http://grainshare.example.org/)
* Former organizer of the monthly 'Bakers' Night' at the North End market (3 years)
* Comfortable with laminated doughs, sugar work and a broken oven on a Saturday</summary>

## <h>Experience</h>

<job><P>
<STRONG><title>Executive Pastry Chef</title></STRONG>
<BR>
<EM><employer>The Lanternfish</employer>,</EM> <place>Halifax, Canada</place>
<BR>
<start>January 2019</start> - <end>Current</end>
</P>

* <point>Run a section of five for a 90-seat dining room, plus the retail counter that opened in 2021</point>
* <point>Costed every dessert from scratch and brought food cost from 31% to 24% (butter prices notwithstanding)</point>
* <point>Begun milling our own rye, flour from two farms in the Annapolis Valley</point>
* <point>Trained two apprentices to Red Seal, third one writes in the fall</point>
* <point>Ordering, allergen sheets, HACCP logs, all that</point></job>

<job><P>
<STRONG><title>Sous Chef and Head Baker</title></STRONG>
<BR>
<EM><employer>Maison Tiverton Hotel</employer>,</EM> <place>Montreal, Canada</place>
<BR>
<start>June 2014</start> - <end>December 2018</end>
</P>

* <point>'Go-to person' for viennoiserie, 1,100 pieces on a weekend morning</point>
* <point>Night bake lead (23:00 to 07:00), team of four</point>
* <point>Moved the bakery to sourdough only, à la Tartine, without losing breakfast service a single day</point>
* <point>Wedding cakes up to 350 guests</point></job>

<job><P>
<STRONG><title>Co-owner, Baker</title></STRONG>
<BR>
<EM><employer>Two Crows Bread</employer></EM>
<BR>
<start>May 2013</start> - <end>August 2016</end>
</P>

* <point>Co-founded a subscription bread route with a friend; 120 households at its peak</point>
* <point>Deliveries by bicycle, year round, yes also in February</point></job>

<job><P>
<STRONG><title>Pastry Cook</title></STRONG>
<BR>
<EM><employer>Government House of Nova Scotia</employer>, Household Branch,</EM> <place>Halifax, Canada</place>
<BR>
<start>May 2012</start> - <end>April 2013</end>
</P>

* <point>Plated desserts for state dinners and garden parties</point>
* <point>Wrote the kitchen's allergen manual</point></job>

<job><P>
<STRONG><title>Commis Pâtissière</title></STRONG>
<BR>
<EM><employer>Bellwether Cruises Inc.</employer>,</EM> <place>Miami, USA</place>
<BR>
<start>October 2010</start> - <end>March 2012</end>
</P>

* <point>Two nine-month contracts on the MV Cordelia, 2,400 guests</point></job>

<h2><h>Techniques, Equipment, and Paper</h></h2>

<skills><DIV class="techniques">
  <UL>
    <LI><skill>Lamination</skill></LI>
    <LI><skill>Sourdough & rye</skill></LI>
    <LI><skill>Tempering</skill></LI>
    <LI><skill>Pulled sugar</skill></LI>
    <LI><skill>Entremets</skill></LI>
  </UL>
</DIV>
<DIV class="techniques">
  <UL>
    <LI><skill>Deck ovens</skill></LI>
    <LI><skill>Rondo sheeter</skill></LI>
    <LI><skill>Stone mill (Osttiroler)</skill></LI>
    <LI><skill>Menu costing</skill></LI>
    <LI><skill>Inventory</skill></LI>
  </UL>
</DIV></skills>
<DIV class="paper">
  <UL>
    <LI><cert><cname>Red Seal, Baker</cname></cert></LI>
    <LI><cert><cname>Food Safety Level 2</cname></cert></LI>
  </UL>
</DIV>

## <h>References</h>

<other>References are available on request</other>
