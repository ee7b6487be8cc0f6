Petal & Thorn, 14 Gloucester Road... we're growing (sorry)

After nine years of just me and mum, <employer>Petal & Thorn</employer> in <place>Bishopston, Bristol</place> needs a <title>florist</title> for Thursdays to Saturdays, starting in time for Mother's Day. You can <must>wire a buttonhole</must>, do a decent <must>hand-tied bouquet</must> and <must>funeral tributes</must> without being shown, you are <must>kind to customers</must> having a bad day, and you don't mind the cold or a 5am market run now and then, so a <licence c="must">driving licence</licence> please. An <degree c="nice">NVQ Level 2 in floristry</degree> would be great but two seasons in a busy shop count just as much, and you won't have to touch the till software or <no>Instagram</no>, my niece does that. <pay>£12.80 an hour</pay>, leftover flowers every Saturday, and the dog comes to work.

Pop in with a CV or ring Jo after 4. No agencies, thanks!
