<title>REFRIGERATION MECHANIC – COMMERCIAL SERVICE</title>
<employer>Koombana Refrigeration & Air</employer>  ::  <place>Bunbury WA</place>  ::  Full time
<pay>$52 – $58 p/h + super + OT</pay>, van, fuel card, phone

G'day. We're a crew of nine looking after supermarkets, dairies, wineries, pubs and a couple of abattoirs from Harvey down to Margaret River. Been at it since 1996. Trev is finally retiring so there's a van with a spot in it.

THE WORK
Mostly <duty>breakdowns and scheduled maintenance on supermarket racks, coolrooms and glycol chillers</duty>, plus <duty>the odd coolroom install</duty>. You'll <duty>do your own quotes on site</duty> and <duty>be on the after-hours roster 1 week in 5</duty>. Paperwork is in <nice>simPRO</nice> on the tablet (if you haven't used it you'll have it in a day). <no>Ductwork</no> goes to a subbie and we don't touch <no>domestic appliances</no>.

YOU MUST HAVE (please don't apply without, we get 40 of those every ad)
- <degree c="must">Cert III in Refrigeration and Air Conditioning</degree> (or the older trade cert.)
- <licence c="must">full ARCtick refrigerant handling licence</licence>
- <licence c="must">WA restricted electrical licence</licence>, current on day one. You're alone on site, nobody is coming to do your disconnect for you
- <licence c="must">C class driver's licence</licence>, manual
- <years n="3" of="commercial refrigeration after trade">3 years+ out of your time</years> in <must>commercial refrigeration</must>, not just splits
- Solid <must>electrical fault finding</must>, i.e. you can read a <must>wiring diagram</must>
- <must>parallel rack systems</must> and <must>brazing</must> that doesn't leak
- either <must g="1">Danfoss</must> or <must g="1">Emerson</must> or <must g="1">Carel</must> controllers, we don't mind which

GOOD TO HAVE
- <nice>CO2 transcritical</nice> – two of our supermarkets have gone over. <nice>Ammonia</nice> is a bonus, though the abattoir plant rooms stay with the specialist contractor for now
- <licence c="nice">EWP ticket</licence>, <licence c="nice">working at heights</licence>, <licence c="nice">confined space</licence>
- <must>Reliable</must> and decent with customers. That one is not really optional come to think of it.

Got your white card? Handy, but we put you through it if not. Must have <permit>unrestricted work rights in Australia</permit>.

Ring Shaz on 08 5550 4417 between 7 and 3 or send what you've got to work@koombanarefrig.example.com. Doesn't need to be flash.
