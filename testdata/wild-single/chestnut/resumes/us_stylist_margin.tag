                         <name>Xiomara "Mara" Delgadillo</name>
        <headline>Colorist . Barber-trained . Small business owner</headline>
  <place>Tucson, Arizona</place>     <phone>520.555.0119</phone>     IG <link>@example.mara.hair</link>

<h>WHO</h>           <summary>Fifteen years behind the chair. Selling my suite lease in
              June and looking for an educator or salon manager job with
              a W-2 and health insurance.</summary>

<h>WORK</h>
<job><start>2018</start>-<end>now</end>      <employer>Agave & Ash Hair</employer>, self-employed (booth, then own suite)
              <title>Owner / Stylist</title>
              <point>~130 regulars, 88% rebook. Balayage, gray blending,
              curly cuts, the occasional hot towel shave.</point>
              <point>Quickbooks, Square, sales tax, all mine.</point></job>

<job><start>4/2020</start>-       <employer>Sonoran Harvest Foods</employer>
<end>9/2020</end>        <title>Order picker</title>, nights, while salons were closed</job>

<job><start>2014</start>-<end>2018</end>     <employer>Salon Ocotillo</employer>, <place>Oro Valley</place>
              <title>Level 3 Stylist</title>; <title>Asst. Manager</title> the last 14 months
              <point>Hired and onboarded 6 juniors, 4 still in the trade</point>
              <point>Retail from $9 to $14 a ticket</point></job>

<job><start>2011</start>-<end>2014</end>     <employer>QuickKutz #2207</employer>, <place>Nogales</place>
              <title>Stylist</title></job>

<job><start>2009</start>-<end>2011</end>     <title>Live-in nanny</title> for <employer>the Brandvold family</employer>,
              <place>Scottsdale</place> (three boys)</job>

<h>SCHOOL</h>        <edu><school>Desert Rose Academy of Beauty</school>, <field>cosmetology</field>, 1,600 hrs,
              <end>2011</end></edu>
              <edu><school>Pima Community College</school>, <field>business</field>, 4 classes, no
              degree</edu>
              <edu><degree>GED</degree> <end>2008</end></edu>

<h>LICENSED</h>      <cert><cname>Arizona Cosmetologist</cname>, current thru <date>7/2026</date></cert>
              <cert><cname>Barber crossover</cname> <date>2019</date></cert>
              <cert><cname>Certified Curl Artist level 1</cname> (<date>2021</date>)</cert>
              Instructor license: 350 of 500 hours done

<h>GOOD AT</h>       <skills><skill>color correction</skill> / <skill>foils & balayage</skill> / <skill>fades</skill> /
              <skill>formulating</skill> / <skill>Vagaro</skill>, <skill>Square</skill> / <skill>inventory</skill></skills>

<h>TALK</h>          <language>Spanish</language>: <level>conversational to fluent depending on who is mad</level>
              <language>English</language>

<h>ALSO</h>          <vol><title>Free back-to-school cuts</title> every August, <employer>Southside Community Center</employer></vol>
              <other>Roller derby (retired knees), chihuahua x 2</other>
