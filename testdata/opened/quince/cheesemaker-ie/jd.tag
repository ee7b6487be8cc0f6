<employer>Knockabawn Farmhouse Cheese</employer> · <place>near Skibbereen, Co. Cork</place>

<title>HEAD CHEESEMAKER</title> (full time, permanent, <pay>€42–48k DOE</pay> plus a cottage to rent if you want it)

Hello! We're the second generation making washed rind and a Gouda-style hard cheese from our own 110 cows and a neighbour's. Last year: 86 tonnes. Mam has finally decided her back has had enough of the curd, so for the first time ever we're hiring someone to take over the make room who isn't related to us.

The day to day
You'd <duty>run five makes a week in a 3,000 litre vat and a smaller one for trials</duty>, <duty>look after the ripening rooms</duty> (two, plus a brine room that has opinions), and <duty>lead a team of five</duty>, three of them part time: rosters, training in, the odd difficult chat, holidays. So we do need someone who has <must>managed people</must> in a dairy or food production setting and been properly in charge, for <years n="2" of="managing a production team">two years or more</years>. We've tried it the other way and it wasn't fair on the person.
You'd also <duty>own the HACCP plan</duty> and <duty>deal with the Department's dairy inspector and the Bord Bia auditor</duty>. My brother does <no>the milking</no> and <no>herd health</no>. Sales, <no>export paperwork</no> and <no>social media</no> are mine.

What we'd be looking for
– Real cheesemaking, <years n="4" of="cheesemaking">4 yrs plus</years>, ideally <must g="1">washed rind</must> or <must g="1">hard / semi-hard pressed cheese</must>. Raw milk is what we do for eight months of the year so you must understand <must>raw milk</must> and what can go wrong with it
– Very solid on <must>HACCP</must> and <must>listeria control</must>: swabbing, zoning, what you do the morning a result comes back
– Comfortable with <must>acidity and pH curves</must>, and writing things down! <must>Batch records</must> and <must>traceability</must> are the job as much as the curd is
– <must>Affinage</must>: turning, washing, humidity
– good <lang c="must">English</lang>, it's how we all talk to each other and to auditors
– <licence c="must">full driving licence</licence>, no bus past the creamery cross

Nice to have but we won't cry: a <degree c="nice">qualification in dairy or food science</degree>, experience with <nice>BRCGS or SALSA</nice> audits, <nice>whey butter</nice> (we'd love to start), and <nice>new product development</nice>. You don't need to know our <no>Sage</no> system. If you've never worked <no>sheep's milk</no>, neither have we.

Must have the <permit>right to work in Ireland</permit>; sorry, we're too small to sponsor.

What's in it for you: 4.5 day week November to January, all the cheese, PRSA contribution 4%, a week with our friends in the Jura every second year to learn.

Send a CV and a few lines about the best cheese you ever made AND the worst batch you ever binned to aoife@knockabawn.example.com. We'll ring everyone back. All are welcome here, truly. Closing when we find the person.
