Vacancy ref. HT/0417

<title>HGV Technician</title> – nights (4 on, 4 off, 18:00–06:00)
<employer>Pennine Bulk Haulage Ltd</employer>
<place>Brighouse, West Yorkshire</place>
<pay>£21.40 per hour + £60 night allowance per shift</pay>

Pennine Bulk Haulage is a family firm that has been moving aggregate, grain and animal feed since 1974. We run 86 tractor units and 110 trailers (tippers and walking floors) out of one yard, and we look after all of them ourselves. Due to retirement we are looking for a technician to join the night crew of four.

What you'll be doing
* <duty>Safety inspections and servicing of tractor units and trailers to <must>DVSA</must> standard</duty>
* <duty>Preparing vehicles for <must>MOT</must> and presenting them at the ATF lane</duty>
* <duty>Finding and fixing faults on <must>air brake systems</must>, <must>EBS</must> and <must>vehicle electrics</must></duty>
* <duty>Tipper <must>hydraulics</must>: pumps, PTOs, rams</duty>
* <duty>Roadside breakdowns, about one a week</duty>
* <duty>Filling in job cards and inspection sheets on the tablet</duty>, so you need to be <must>tidy with paperwork</must>

What we need from you
You'll be time-served or qualified to <degree c="must">Level 3 in heavy vehicle maintenance and repair</degree> (City & Guilds, IMI or similar), with at least <years n="3" of="HGV repair">three years</years> on heavy vehicles since. You must hold a <licence c="must">Category C driving licence</licence>, as every unit is road tested after repair; C+E is <licence c="nice">even better</licence> but we put people through it. Our fleet is mostly DAF with some Scania, so <must g="1">DAF</must> or <must g="1">Scania</must> experience please, plus being comfortable with <must>diagnostic software</must>. Your <must>own tools</must> are needed, though we supply the laptops and specialist kit.

It would help if you had
* <licence c="nice">irtec accreditation</licence>
* <nice>MIG welding</nice> for trailer bodies
* <nice>tail lift</nice> or LOLER know-how – not something we do much of

Things you don't need to worry about: <no>tachograph analysis</no> is done by the transport office, <no>tyres</no> are done by a contractor and <no>fridge units</no> we haven't got. <no>Electric truck</no> training will be given when our first two arrive next spring.

What's in it for you
33 days' holiday, pension, boots and overalls, tool insurance up to £8,000, death in service cover, manufacturer courses, and a Christmas do that people still talk about.

You must have the <permit>right to work in the UK</permit>. To apply ring Gaynor on 01484 555 0131 or send your CV to jobs@pennine-bulk.example.com. No agencies please.
