<title>FRIDGIE WANTED</title> - <place>Townsville</place> and surrounds

Hi all, we're <employer>Coldwater Refrigeration</employer>, 6 on the tools plus Deb in the office. Flat out, two more supermarkets coming on in feb so need another qualified <title>refrigeration mechanic</title> asap.

mostly commercial - <duty>breakdowns, servicing and installs on coolrooms, freezer rooms, display cases, ice machines</duty>. bit of <must>split system</must> and ducted air con in the wet season when everyone's melts at once. no <no>car air con</no>, don't ask.

what you need
-<licence c="must">Cert III in Air Conditioning and Refrigeration</licence> (or <licence c="must">trade papers</licence> recognised in QLD)
-<licence c="must">ARCtick full licence</licence>, not the splits only one
-<licence c="must">QBCC licence</licence> would be good but we can sort it later if your a gun -- actually Deb says insurance wants it, so yes you need it
-<licence c="must">restricted electrical</licence> (disconnect/reconnect)
-<licence c="must">C class licence</licence>, manual
-<years n="4" of="commercial refrigeration">4 yrs plus out of your time on commercial</years>, domestic guys please no
-<must>fault finding</must> on your own, electrical and mechanical. if you have to ring me for every contactor its not going to work
-<must g="1">rack systems</must> or <must g="1">parallel packs</must> supermarket type
-<must>brazing</must> neat, with nitrogen thru
-ok with <must>on call</must>, 1 week in 5

good to have: <nice>CO2 transcritical</nice> (both new stores are), <nice>Danfoss controllers</nice> , <licence c="nice">white card</licence>, <licence c="nice">EWP ticket</licence>, <licence c="nice">working at heights</licence>. Have looked after an <nice>apprentice</nice> before, cos Tyson starts in january.

jobs come thru on simPRO on the tablet, never used <no>simPRO</no>? takes an arvo to learn, no drama. Quoting and <no>design</no> is done by me and Wayne so none of that for you.

you also do <duty>leak checks and log gas usage</duty> for the stores and some <duty>preventative maintenance runs out to Charters Towers, Ingham and Ayr</duty>, home same day 95% of the time.

Pay <pay>$48-54/hr depending on tickets</pay> + super + on call allowance + OT after 38 hrs. Hilux with fuel card, take home. tools supplied except hand tools. phone. uniforms. RDO every 4th friday. Beers on the friday thats not the RDO.

must be <permit c="must">aus/nz citizen or PR</permit> sorry cant do sponsorship right now

send resume or just ring Greg 07 5550 0199 after 3 or text, greg@coldwaterfridge.example.com. no agencies!!!!!
