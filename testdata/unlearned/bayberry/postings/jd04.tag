SOUS CHEF WANTED!!!

The Gannet Room at <employer>Hotel Penhallow</employer>, <place>Halifax, Nova Scotia</place>
82 seats + patio + banquets to 140

Chef Marguerite Doiron needs a right hand. Not a "working chef de cuisine with no title bump", an actual <title>Sous Chef</title>, two days off IN A ROW, one of them Sunday or Monday.

Day to day:
> <duty>run the pass 3 nights out of 5</duty>
> <duty>order fish, produce and dry goods</duty>, <duty>do the month-end count with Chef</duty>
> <duty>write prep lists and train the line (9 cooks, 2 apprentices)</duty>
> <duty>cover any station that's down, yes incl. dish</duty>
> <duty>cost new plates</duty> in <must>Excel</must> before they go on the menu, not after
> <duty>keep temp logs and the <must>HACCP</must> binder clean</duty>

You:
> <years n="4" of="line cooking in full-service kitchens">4 yrs on the line in full-service kitchens</years> and <years n="1" of="sous or junior sous chef">at least 1 as sous or junior sous</years>
> <licence c="must">Red Seal</licence> — or you can show us you're booked to challenge the exam before next summer
> really know your <must>whole-fish butchery</must> and <must>shellfish</must>. We land halibut, not boxes
> <licence c="must">NS Food Handler Course</licence>, current
> <must>keep your voice down</must>. We are a no-screaming kitchen, that part isn't negotiable
> <must>able to stand 10 hrs</must>, <must>lift 23 kg</must>
> legally <permit>entitled to work in Canada</permit> (LMIA not available this time, sorry)

Bonus points if you've done <nice>charcuterie</nice> (we have a curing room nobody loves), <nice>bannock or other Mi'kmaw dishes</nice>, or if you can hold a conversation in <lang c="nice">French</lang> with our dishwashers from Clare.

Stuff you can leave to others: <no>pastry</no> is Anselm's kingdom, <no>scheduling</no> is done by HR in 7shifts, and <no>wine</no> belongs to Théa up front.

<pay>$58,000–$64,000</pay> + tip pool (last yr approx $7,500) / dental after 3 months / staff meal that's a real meal / staff room at $600 a month Jun–Oct if you're coming from away

Send résumé + a menu you're proud of (photo of a napkin is OK) to kitchen@penhallow.example.com before Apr 20. Stage: one paid Friday.
Hotel Penhallow welcomes applicants who are Indigenous, Black, racialized, 2SLGBTQ+, or living with a disability.
