<title>Refrigeration Mechanic - Commercial Service</title>
<employer>Coolabah Refrigeration & Air Pty Ltd</employer>
<place>Brisbane North & Moreton Bay QLD</place>  |  Full time
<pay>$48 - $54 p.h. + overtime + take-home ute + phone + on-call allowance</pay>

Who we are
We're a family-run outfit that has looked after supermarkets, bottle shops, butchers and a handful of hospitals since 1993. Sixteen people in the field, four in the office, and the owners still answer the phone. Our install crew does the <no>ammonia plant</no> work - you won't be asked to. Heat loads and quotes come out of the office (they use <no>CAMEL</no>), so you can stay on the tools.

What a week looks like
* <duty>Breakdown and preventative service of rack systems, cool rooms, freezer rooms and display cases</duty>
* <duty>Swapping out compressors, condensing units and evaporators</duty>, start-up and <must>commissioning</must>
* <must>Leak testing</must>, <must>refrigerant recovery</must> and keeping the gas log straight
* <duty>Write up every job on the tablet before you drive off</duty> (we use <no>simPRO</no>; takes a morning to learn, we'll show you)
* <duty>After-hours roster, one week in five</duty>

To be considered you must have
- <degree c="must">Certificate III in Air Conditioning and Refrigeration</degree> (UEE32220 or the older equivalent)
- a <licence c="must">current full ARCtick Refrigerant Handling Licence</licence>. Trainee or lapsed licences can't start, sorry, it's the law not us
- <licence c="must">Queensland restricted electrical work licence</licence> for disconnect/reconnect
- <licence c="must">C class driver licence</licence> and a <licence c="must">White Card</licence>
- <years n="4" of="commercial refrigeration service after trade">4 years or more post-trade in commercial refrigeration</years> (domestic splits alone won't do)
- proper <must>electrical fault finding</must>, i.e. you read a <must>wiring diagram</must> before you change a board
- <must>silver brazing</must> with a <must>nitrogen purge</must>
- been around at least one of <must g="1">Danfoss</must>, <must g="1">Carel</must> or <must g="1">Emerson</must> controllers
- good manner with <must>shop managers and site contacts</must>

Would be handy: <nice>CO2 transcritical</nice>, an <licence c="nice">EWP ticket</licence>, having <nice>shown an apprentice the ropes</nice>.

You'll need <permit>full working rights in Australia</permit>. Sponsorship isn't something we can do this year.

What you get: RDO every month, tool allowance, real Christmas shutdown (on-call aside), two uniforms a year and a boss who was on the tools for 22 years.

Send a resume and copies of your licences to jobs@coolabah-refrig.example.com. Aboriginal and Torres Strait Islander people are encouraged to apply. No agencies please.
