<title>MC Driver - Linehaul & Local Changeovers</title>
<employer>Coolabah Ridge Freight</employer>
<place>Toowoomba QLD</place> | Full time, permanent | <pay>$38.90 p/h + OT + super, approx $115k</pay>

G'day. We are a family business with 34 prime movers (Kenworth and a few Volvos), running general and refrigerated freight from Toowoomba to Brisbane, Emerald and down to Dubbo. Late-model gear, no dodgy rosters, and Noelene's sausage rolls on Fridays.

We need two more drivers for B-doubles and the odd A-double.

You'll be doing
- <duty>Night linehaul, 4 on 3 off, one changeover on the road</duty>
- <duty>Coupling, load restraint checks and pre-starts, written up in the app</duty>
- <duty>Reefer temps monitored and recorded</duty>
- <duty>Occasional day work to DCs in Brisbane</duty>

Must have
- <licence c="must">MC licence, open</licence>, with <years n="3" of="driving multi-combination vehicles">at least 3 years behind the wheel of multi combinations</years>
- <must>Fatigue management: standard hours or BFM</must> and a <must>properly kept work diary</must>
- <must>Load restraint</must> knowledge, curtains, gates and straps
- <must>18-speed Road Ranger</must>. Sorry, auto-only tickets are no good to us
- clean-ish traffic history (bring a copy, no older than 30 days)
- <permit c="must">Australian work rights</permit>
- OK with pre-employment medical and drug & alcohol screening

Bonus points if you've got
- <nice>Dangerous goods licence</nice>
- <nice g="1">Forklift LF</nice> or <nice g="1">RIIMPO pallet jack ticket</nice>
- <nice>refrigerated experience</nice>
- <nice>A-double or road train</nice> time
- <nice>BFM accreditation</nice> (if not we put you through it)

You won't be <no>hand unloading</no> cartons, there's a crew for that, and our workshop blokes do all <no>mechanical repairs</no>. <no>Livestock</no> is done by our sister company, don't apply here for it.

Ring Garth on 07 5550 0183 after 2pm, or send a resume and licence front and back to drivers@coolabahridge.example.com. We answer everyone. Backpackers with less than a year on their visa, sorry, not this one.
