<employer>Osteria Nonna Pia</employer>, <place>Cork</place> — we're looking for a <title>Sous Chef</title>

Hello! We are 48 seats, one wood oven and a menu that changes when the boat comes in. Chiara's off to have twins and Declan can't do it alone.

You'd <duty>run the pass four nights a week</duty>, <duty>order the fish</duty>, <duty>keep the HACCP folder so that Declan doesn't cry when the EHO calls</duty>, <duty>train two commis</duty>, and <duty>cook your own dish on Sundays</duty>.

So: <years n="3" of="kitchen work">three years</years> in <must>professional kitchens</must> at least, one of them as <must g="1">chef de partie</must> or <must g="1">junior sous</must>. <must>Fresh pasta</must>: by hand, by sheeter, by Wednesday. <must>Butchering whole fish</must>. <licence c="must">HACCP Level 2 / Food Safety Level 2</licence> (Level 3 paid by us once you're in). <must>Manners</must>; we don't do shouting. And <must>evenings and Sundays</must>, there's no nice way to put it.

Handy: <nice>wood-fired cooking</nice>, <nice>gelato</nice>, <lang c="nice">Italian</lang> for the swearing.

Not necessary: <no>culinary college</no>. <no>Pastry</no>, because Aoife has that section and a rolling pin. <no>Pizza</no>. We are not a pizzeria, whatever the tourists say. Front of house uses <no>Toast POS</no>; you'll never touch it.

Fast-food or contract catering on its own won't do, I'm afraid, lovely as you may be.

<pay>€42,000</pay> + tips shared evenly, 45 hrs over 4 days, 2 weeks off in January, staff dinner at five. <permit>EU passport, Stamp 1G or Stamp 4</permit>. 

Drop in between 3 and 4.30 or email pia@nonnapia.example.com – trial shift is paid.
