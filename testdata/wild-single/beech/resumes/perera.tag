<name>H. M. Dilshan Perera</name>
<place>Negombo, Sri Lanka</place>
<phone>077 555 6410</phone>
<email>dilshan.perera.culinary@example.com</email>


<job><title>Demi Chef de Partie – Hot Kitchen</title>
<employer>Lagoon Crest Resort & Spa</employer> (5 star, 148 rooms)
<place>Bentota</place>
<start>since November 2021</start>
<point>In charge of the breakfast buffet and the pasta station, 2 commis and 1 trainee with me</point>
<point>Weekly ordering of dry store and checking of FIFO</point>
<point>Sri Lankan night every Thursday for about 180 pax</point></job>

<job><title>Commis I</title>
<employer>Al Sahab Palace Hotel</employer>
<place>Ras Al Khaimah, UAE</place>
2 years 3 months, <start>05.2018</start> to <end>07.2020</end> (came back due to Covid redundancy)
<point>Banquet kitchen, mise en place, carving, up to 600 covers</point></job>

<job><title>Commis III</title>, promoted to <title>Commis II</title> after 8 months
<employer>Galadari Heights Hotel</employer>
<place>Colombo 03</place>
<start>2015</start> / <end>2018</end>
<point>Cold kitchen – salads, canapes, sandwiches</point>
<point>Helped the Chef de Partie in the ice and fruit carving</point></job>

<job><start>Aug 2020</start> to <end>Oct 2021</end> I did home bakery <title>own business</title> (<employer>Dil's Oven</employer>), cakes and lamprais on order</job>


<edu><degree>Certificate in Professional Cookery (Intermediate)</degree>, <school>Sri Lanka Institute of Tourism & Hotel Management</school>, <place>Colombo</place>, <end>2014</end></edu>
<edu><degree>G.C.E. O/L</degree> 7 passes <end>2011</end>, <school>Maris Stream College</school>, <place>Negombo</place></edu>
<cert><cname>NVQ Level 4 – Cook</cname> (<issuer>TVEC</issuer>) <date>2017</date></cert>
<cert><cname>HACCP awareness</cname>, in house, <date>2022</date></cert>
<cert><cname>PIC Level 2 food safety</cname>, <issuer>RAK Municipality</issuer>, expired <date>2021</date></cert>


<skills><skill>Continental</skill>, <skill>Sri Lankan</skill>, <skill>Arabic mezze</skill> (basic), <skill>buffet set up</skill>, <skill>butchery</skill> (fish only), <skill>food costing</skill></skills>
<language>Sinhala</language>  <language>English</language>  <language>Tamil</language> <level>a bit</level>

<status>Born 30.01.1995</status>, <status>single</status>, <status>5'7"</status>, <status>passport valid 2029</status>
<other>Cricket, volley ball, school cadet band</other>
<other>Mr. Ruwan Jayalath, Executive Sous Chef, Lagoon Crest – 071 555 2207</other>
