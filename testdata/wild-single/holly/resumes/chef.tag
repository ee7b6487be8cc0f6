<name>Ruben Castellanos Vega</name>      <phone>702 555 0151</phone>     <email>rcvega.chef@example.com</email>      <place>Henderson NV</place>

<summary>Chef. Hot line, banquets to 1,400, two openings, one Beard semifinal kitchen (I was sous, not
the name on the door).</summary>

<job><title>Executive Sous Chef</title>, <employer>The Alcázar Resort & Spa</employer>, <place>Las Vegas, NV</place> (<start>May 2021</start> -
<end>present</end>). <point>Three outlets and banquets, 62 union cooks (Culinary 226 contract), four
sous chefs report to me.</point> <point>Food cost 31.4 to 28.2 in 18 months without touching portion.</point> <point>Wrote the
allergen matrix after a near miss.</point></job>

<job><title>Line cook / unemployed / line cook</title>, whoever was open, <place>Phoenix</place> (<start>Apr. 2020</start> -
<end>Apr. 2021</end>). <point>Also cooked 300 meals a day for St. Vincent's shelter, paid in thanks.</point></job>

<job><title>Sous Chef</title>, <employer>Marrow & Vine</employer>, <place>Phoenix, AZ</place> (<start>Aug. 2018</start> - <end>Mar. 2020</end>, closed by
COVID). <point>Whole-animal program, 85 seats, $3.1M.</point> <point>Opened it: equipment list, hiring, first
menu with chef-owner.</point></job>

<job><title>Chef de Partie</title> (<title>Garde Manger</title>, <title>Saucier</title>), <employer>Hotel Bellwether</employer>, <place>Scottsdale, AZ</place> (<start>2014</start> -
<end>2018</end>).</job>

<job><title>Commis</title>, <employer>Casa Lucio Arrieta</employer>, <place>San Sebastián, Spain</place> (<start>2013</start>, six months, stage, unpaid).</job>

<job><title>Prep Cook</title>, <employer>Carniceria y Taqueria Vega</employer>, <place>Nogales, AZ</place> (family business, <start>2005</start> - <end>2011</end>).</job>

<h>School</h>: <edu><degree>AOS</degree>, <field>Culinary Arts</field>, <school>Scottsdale Culinary Institute</school>, <end>2013</end></edu>. Cards: <cert><cname>ServSafe Manager</cname> (<date>2024</date>)</cert>,
<cert><cname>Clark County Health Card</cname></cert>, <cert><cname>TAM alcohol card</cname></cert>, <cert><cname>HACCP</cname> two-day, <date>2022</date></cert>. <award><title>ACF Southwest hot food team gold</title>, <end>2017</end></award>. Can speak <language>Spanish</language> (<level>first language</level>), <language>English</language>, kitchen <language>Tagalog</language>. Knows
<skills><skill>ChefTec</skill>, <skill>Avero</skill>, <skill>Birchstreet</skill>, <skill>Excel enough for a par sheet</skill></skills>. <other>Ask Chef Dominique Arceneaux, Alcázar, 702 555 0116.</other>
