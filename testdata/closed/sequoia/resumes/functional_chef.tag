<name>Marguerite "Mags" Oduya-Lindqvist</name>
<place>Duluth, Minnesota</place>  ~  <phone>218.555.0166</phone>  ~  <email>mags.ol@example.com</email>

<h>Goal</h>
<summary>Move from restaurant kitchens into hospital or school food service management.</summary>

<h>What I bring</h>

<skills><group>Menus, nutrition and allergens</group>
  · <point>Planned a six-week cycle menu for 220 covers a day, with texture-modified versions (levels 4 to 6) signed off by the dietitian</point>
  · <point>Cut the nut and sesame incidents to zero over two seasons with a colour tray system</point>

<group>Money</group>
  · <point>Food cost from 37% down to 29.5% at the lodge</point>
  · <point>Bought direct from eleven farms; contracts were negotiated by the owner, weekly orders by me</point>

<group>People</group>
  · <point>Ran shifts of 4 to 10 cooks</point>
  · <point>Trained dishwashers into line cooks, six so far, three of whom still cook</point>

<group>Tools & techniques</group>
  · <skill>HACCP plans</skill>; <skill>ServSafe rules</skill>; <skill>MarketMan</skill>; <skill>sous vide</skill>; <skill>cook-chill</skill>; <skill>Toast POS</skill></skills>

<h>Where and when</h>

<job><title>Sous chef</title>, <employer>Gunflint Ridge Lodge</employer>, <place>Grand Marais</place> ..................... <start>2021</start> to <end>date</end></job>
<job><title>Lead cook</title> (agency), <employer>St. Brigid's Care Center</employer> ................ <start>winter 2020</start> - <end>spring 2021</end></job>
<job><title>Line cook</title>, then <title>kitchen lead</title>, <employer>The Ore Dock</employer> .................. <start>2015</start> - <end>2020</end></job>
Home with two kids ........................................... 2011 - 2015
<job><title>Baker, nights</title>, <employer>Superior Crumb</employer> ............................ <start>2008</start> - <end>2011</end></job>

<h>Schooling & cards in my wallet</h>

<edu><degree>A.A.S.</degree> <field>Culinary Arts</field>, <school>Arrowhead Technical College</school>, <end>2008</end></edu>
<cert><cname>ServSafe Manager</cname> — <issuer>National Restaurant Association</issuer> — renewed <date>Feb 2023</date></cert>
<cert><cname>Minnesota Certified Food Protection Manager</cname>, <date>2023</date></cert>
Certified Dietary Manager: enrolled at UND, 2 of 4 units finished

<h>Other</h>
<language>Swedish</language> – <level>understand it, answer in English</level>
<vol><title>Cook</title> at the <employer>Damiano Street Soup Kitchen</employer>, first Sunday each month, since <start>2018</start></vol>
<other>References: gladly, ask first.</other>
