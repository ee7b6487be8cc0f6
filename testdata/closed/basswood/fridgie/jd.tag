<title>Refrigeration Mechanic - Commercial</title>
<employer>Coral Sea Cooling & Electrical Pty Ltd</employer>
<place>Bohle, Townsville QLD</place>
Trades & Services > Air Conditioning & Refrigeration    Full time    <pay>$52 - $60 p/h + super + ute</pay>

ABOUT US
Family owned since 1988, 22 on the tools. We look after supermarkets, prawn processors, pubs, hospital kitchens and a couple of very big mango sheds between Ingham and Bowen. No labour hire, no FIFO, home most nights.

THE GIG
• <duty>Service and breakdown work on racks, cool rooms, freezers and ice machines</duty>
• <duty>Install and commission new plant</duty> with our construction crew (about a third of the year)
• <duty>Take your turn on the after hours roster</duty>, 1 in 6, paid properly
• <duty>Fill out job sheets on the tablet before you leave site</duty> (not Sunday night)
• <duty>Show the apprentices how it's done</duty>

WHAT YOU NEED
• <degree c="must">Cert III in Air Conditioning and Refrigeration</degree> (or recognised trade equivalent)
• <licence c="must">ARCtick full Refrigerant Handling Licence</licence>. A split system only ticket won't cut it for this one
• <years n="3" of="commercial refrigeration">3 yrs post trade on commercial refrigeration</years>. Sorry, resi splits alone won't do, we need somebody who knows a <must>parallel rack</must>
• <licence c="must">QLD restricted electrical licence</licence>
• Solid <must>fault finding</must>, electrical and mechanical; able to read a <must>wiring diagram</must> without ringing the boss
• <must>Brazing</must>
• Controllers: <must g="1">Danfoss</must>, <must g="1">Carel</must> or <must g="1">Emerson</must>, any of them
• <licence c="must">C class driver's licence</licence>, <licence c="must">White Card</licence>

BONUS POINTS
• <nice>CO2 transcritical</nice>. Woolies are rolling it out up here, if you haven't touched it we'll send you to Brisbane for the course
• <nice>Ammonia</nice> at the processors
• <licence c="nice">EWP ticket</licence>, <licence c="nice">Working at Heights</licence>

WHAT WE DON'T NEED
You won't be doing <no>quoting</no> or <no>sales</no>, Donna and Pete have that covered. <no>Ductwork</no> goes to a subbie. <no>simPRO</no> is only for the office girls.

THE GOOD STUFF
Fully maintained HiLux and fuel card, tool allowance, laptop, RDO every third Friday, barra comp in November, <no>first aid</no> course on us every year, and help with relocation if you're coming from down south.

You must have <permit c="must">unrestricted rights to work in Australia</permit>. Pre-employment medical and drug & alcohol test apply. Aboriginal and Torres Strait Islander tradies strongly encouraged.

Hit apply or ring Pete on the number on the ute. Resumes to jobs@coralseacooling.example.com
