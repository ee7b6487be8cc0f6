<employer>THE CORN EXCHANGE THEATRE, DUNFERRIE</employer>
Registered Scottish charity

JOB PACK: <title>Wardrobe Supervisor</title> (maternity cover, 12 months from August)
Based at: <place>Dunferrie, Perthshire</place>
Salary: <pay>£31,400 pro rata, BECTU house agreement, overtime after 44 hrs</pay>

1. About us
We are a 420-seat producing house with five in-house shows a year, a Christmas show that pays for most of the other four, and a summer rep season in which three plays turn round on the same stage. Set and props are made next door; our <no>scenic and prop workshop</no> has its own team. Wigs are bought in from a freelancer.

2. The role
Reporting to the Production Manager, you will <duty>lead the costume department from first design meeting to return of hires</duty>. You will:
2.1 <duty>interpret designers' drawings and cost them</duty>, then hold a <must>costume budget</must> (typically £4,000-£9,000 per show)
2.2 <duty>cut, make and alter costumes alongside one permanent assistant</duty> and freelance makers you engage
2.3 <duty>run fittings with actors and designers</duty> in a kind and discreet manner
2.4 <duty>source from hire houses, charity shops and the internet</duty>
2.5 <duty>plan the dressing plot and supervise dressers during the run</duty>, including quick changes
2.6 <duty>look after laundry, repairs and the store of some 6,000 items</duty>
2.7 <duty>maintain COSHH records for the dye room</duty>

3. Person specification
Essential
(a) <years n="3" of="professional theatre wardrobe">Three years or more in a professional theatre wardrobe</years>
(b) strong <must>pattern cutting</must>, flat or on the stand
(c) <must>period costume construction</must> and <must>alterations</must>
(d) <must>supervision of staff, freelancers or dressers</must>
(e) <must>running fittings</must>
(f) ability to work evenings during production weeks
(g) basic <must>spreadsheet skills</must> for budget tracking

Desirable
(h) <nice>dyeing and breaking down</nice>
(i) <nice>repertory or touring experience</nice>
(j) <licence c="nice">a driving licence</licence> (the nearest hire store is 50 miles off)
(k) <degree c="nice">HND or degree in costume</degree>
(l) <nice g="1">millinery</nice> or <nice g="1">tailoring</nice>

You need not be a designer yourself; <no>costume design</no> is always commissioned. <no>First aid training</no> is given to all heads of department.

4. Applying
Please send a CV and a letter of no more than two sides, OR a video of up to five minutes, to people@cornexchange-dunferrie.example.org. We are a Disability Confident employer and guarantee an interview to disabled applicants who meet the essential criteria. Interviews will be held in the building; travel inside Scotland is refunded. A PVG check applies as young performers appear at Christmas.
