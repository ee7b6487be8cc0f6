<title>Commercial Fridgie - Supermarkets & Cold Stores</title>
<employer>Castlemount Refrigeration Services Pty Ltd</employer>   <place>Townsville QLD</place>
Full time, permanent. <pay>$52-$58 p/h depending on experience</pay>, plus on-call allowance, vehicle, phone and fuel card

G'day. We're a family business of 23 that's kept North Queensland's groceries and prawns cold since 1994. One of our long-timers is hanging up his gauges, so we need another tradesperson who can be left alone on a roof in February.

The work is about 70% breakdown and 30% planned. You'll <duty>attend breakdowns on supermarket racks, cool rooms and freezers</duty>, <duty>carry out scheduled maintenance to AIRAH DA19</duty>, <duty>replace compressors and condensers</duty>, <duty>pipe up and commission new cases during store refurbs</duty> and <duty>log refrigerant usage and job notes on the tablet before you leave site</duty>. The roster is one week on call in four, and there's the odd overnight to Mount Isa.

To be considered you must have:
- Trade cert - <degree c="must">Certificate III in Air Conditioning and Refrigeration</degree> or recognised equivalent
- <licence c="must">ARCtick full refrigerant handling licence</licence> (a split-system-only licence won't do)
- <licence c="must">Queensland Restricted Electrical Licence</licence>, current, because we won't be sending a sparky with you
- <licence c="must">Open C class driver licence</licence> and <licence c="must">White Card</licence>
- <years n="4" of="commercial refrigeration">Four years post-trade on commercial refrigeration</years>
- Good <must>fault finding</must> on <must>rack systems</must> and control circuits
- <must>Brazing</must>, incl. nitrogen purge, and <must>pressure testing</must>
- Enough English for SWMS and reports, and <must>work at heights</must> training

Would be handy: <nice>transcritical CO2</nice> (more stores are going that way every year), <nice g="1">Danfoss</nice> or <nice g="1">Carel</nice> controllers, an <licence c="nice">EWP ticket</licence>, <nice>ammonia</nice> exposure, mentoring <nice>apprentices</nice>.

You don't need <no>ducted air conditioning</no>, we hand those jobs to our mates down the road. Quoting and <no>estimating</no> are done by the office.

You need <permit>full working rights in Australia</permit>. We're keen to hear from women in trades and from Aboriginal and Torres Strait Islander applicants. Send a resume (no cover letter, we won't read it) to jobs@castlemount.example.com or ring Bev after 2.
