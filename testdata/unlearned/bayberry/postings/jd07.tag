<employer>Waimea Plains Veterinary Club</employer>
<title>Mixed Animal Veterinarian</title>, full time (or 0.8)
<place>Gore, Southland, New Zealand</place>

1. Who we are. A farmer-owned vet club founded in 1949. Nine vets, two clinics, around 70% dairy, 15% sheep, beef and deer, and the rest dogs, cats and one alpaca with a difficult personality. Profits go back to the members and into the clinics, no corporate group.

2. The role. <duty>Calvings, lame cows, downer cows and everything else that can happen in August.</duty> Outside of spring it is <duty>pre-mate checks, scanning and RVM consults on farm</duty>, and <duty>small animal consults and surgery two days a week in town</duty>. You will <duty>look after a portfolio of about 35 dairy clients as their lead vet</duty>.

3. What you need.
 (a) A <degree c="must">veterinary degree recognised by the VCNZ</degree> and a <licence c="must">current annual practising certificate</licence> or eligibility for one. If you come from overseas you may sit the NZNVE, but we can't wait for it.
 (b) <years n="3" of="mixed or large animal practice">Three years or more in mixed or large animal practice.</years>
 (c) Confidence with <must>bovine obstetrics</must> including <must>caesareans</must> on your own, at night.
 (d) <must>Rectal ultrasound for pregnancy diagnosis</must>; 300 cows in a morning is ordinary here.
 (e) <must>Routine soft tissue surgery in dogs and cats</must> (speys, lumps, the odd GDV).
 (f) A <licence c="must">full NZ driver licence or one that can be converted</licence>.
 (g) Taking your turn <must>on call, 1 in 6</must>.

4. What we would like but can live without. <nice>Deer velveting supervision</nice>. <nice>Infovet</nice> or <nice>MINDA</nice> reporting. An interest in <nice>milk quality</nice>, since our mastitis person retires in 2027.

5. What we will teach you. <no>Facial eczema</no> doesn't come down here much, but if you've never seen <no>sporidesmin</no>, no matter. <no>Sheep scanning</no> is done by contractors. Equine goes to the practice in Invercargill, so no <no>horses</no>.

6. The sort of person. You <must>talk straight with farmers</must>, you <must>keep your records up the same day</must>, you can laugh when it's sleeting sideways. <must>Antimicrobial stewardship</must> is something you already believe in.

7. What you get. <pay>$110,000 to $140,000</pay>, a Hilux you may use privately, phone, VCNZ and NZVA fees, $4,000 CPD a year, a 3-bedroom house at cheap rent for the first six months, and every second Friday off from December to June. Our role sits on the Green List, so we're able to support an Accredited Employer Work Visa.

8. Next step. Ring Hamish Petrie for a yarn or email a CV to jobs@waimeaplainsvets.example.org. No closing date; when we've found them, we've found them.
