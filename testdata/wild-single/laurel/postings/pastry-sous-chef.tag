🥐 NOW HIRING 🥐 <title>PASTRY SOUS CHEF</title> 🥐

<employer>Fennimore's</employer> 📍 <place>Charleston, SC (Upper King)</place>
💵 <pay>$62,000–$68,000 salary + quarterly bonus</pay>

We're the 110-seat all-day cafe & bakery from the folks behind Little Heron. James Beard semifinalist 2 yrs running 🙌 Closed Mondays. Every Monday. Forever.

THE GIG
👉 <duty>Run the AM viennoiserie program w/ 3 bakers</duty>
👉 <duty>Plate up & maintain the dinner dessert menu</duty> (6 items, changes w/ the season)
👉 <duty>Write the production sheets + order dairy, flour, chocolate</duty>
👉 <duty>Keep food cost under 24%</duty>
👉 You'll be laminating, A LOT. If you haven't done <must>laminated doughs</must> by hand and on a sheeter this isn't your spot (yet)

YOU ARE
✅ At least <years n="3" of="pastry in a high-volume kitchen">3 yrs</years> in pastry in a <must>high-volume kitchen</must>, at least <years n="1" of="leading a pastry team">1</years> of them <must>leading people</must>
✅ Rock solid on <must>sourdough and enriched breads</must>, <must>custards</must>, <must>tempering chocolate</must>
✅ <licence c="must">ServSafe Manager</licence> current, or able to get it in 30 days
✅ Comfy w/ <must>recipe costing in Excel or Sheets</must>
✅ OK with a 4am alarm, <must>standing 10 hrs</must>, <must>lifting 50 lb bags</must>
✅ <must>kind</must>. no screamers. no throwers.

COOL BUT NOT A DEALBREAKER
⭐ <degree c="nice">culinary school</degree>
⭐ <nice>gluten free baking</nice>
⭐ <nice g="1">sugar work</nice> or <nice g="1">wedding cakes</nice>
⭐ <lang c="nice">kitchen Spanish</lang>
(no need for <no>savory line experience</no>, the hot side has its own crew; also we don't do <no>fondant</no> lol)

WHAT WE'VE GOT FOR YOU
🍎 health/dental/vision after 60 days, we pay 75%
🍎 2 weeks PTO + closed Thanksgiving, Xmas & the first week of Jan
🍎 family meal, parking, shift coffee
🍎 mental health line (Ben's Friends meetings in house)

Slide into our DMs w/ a resume + pics of your work or email careers@fennimores.example.com. Stage is PAID. We E-Verify. All backgrounds, all bodies, all people. Come as you are but tie your hair back ✌️
