From: Kirralee @ Saltbush Resourcing
Subject: <title>Marine Logistics Coordinator</title> – <place>Dampier WA</place> – 8:6 DIDO from Karratha or FIFO ex Perth

Hi all,

Our client <employer>Norwest Gannet Energy</employer> (gas producer, two platforms and a drilling campaign starting in spring) is after a Marine Logistics Coordinator for their Dampier supply base. 12-month contract via Saltbush with a fair chance of extension. Day rate <pay>$780–$860 plus super</pay>.

Day to day you'll <duty>build the weekly sailing schedule for three platform supply vessels</duty>, <duty>take cargo requests from the platforms and the rig and turn them into load lists and deck plans</duty>, <duty>chair the 0700 vessel call</duty> and <duty>chase backload, bulks and fuel</duty>. You <duty>check dangerous goods paperwork before it goes over the quay</duty> and <duty>report deck utilisation and demurrage every month</duty>. When a cyclone comes, you're the one re-writing the plan at 4 am, so a cool head (<must>calm under pressure</must>) matters more than a pretty spreadsheet.

You'll need:
* <years n="4" of="offshore vessel logistics">4+ years in offshore vessel or supply base logistics</years> (oil & gas, offshore wind or subsea, we don't mind which)
* <must>vessel scheduling</must> and <must>deck / load planning</must>
* <must>IMDG Code</must> – a current certificate, please, and <must>dangerous goods documentation</must>
* <must g="1">SAP</must> or <must g="1">Maximo</must> for material movements
* solid <must>Excel</must>
* <must>contractor management</must>: stevedores, trucking, port authority
* <licence c="must">MSIC (Maritime Security Identification Card)</licence>
* <licence c="must">C-class driver's licence</licence>
* <permit>full Australian work rights</permit>; client won't sponsor on this one

Would be lovely:
* <degree c="nice">diploma or degree in logistics, supply chain or nautical science</degree>
* <nice>cyclone planning</nice> in the North West
* <nice>bulk fluids</nice> (brine, mud, drill water, MGO)
* <licence c="nice">forklift ticket</licence> – handy on nights, you won't live on it
* sea time as <nice>a deckhand or deck officer</nice>
* <nice>emissions reporting</nice> for vessels

Just so nobody asks: <no>crewing</no> sits with the ship managers, <no>customs brokerage</no> with a broker in Fremantle, and <no>helicopter bookings</no> are done by the aviation desk. The <no>Power Automate</no> bits are built by head office.

Perks: camp room or living-away allowance, <no>first aid</no> refresher paid, decent mess. Pre-employment medical with D&A screen and a police check.

Norwest Gannet and Saltbush want more women and more Aboriginal and Torres Strait Islander people in marine roles. Please put your hand up even if you don't tick everything under "lovely".

CVs to kirralee@saltbush.example.com by Friday week. No cover letter. I ring everyone back.

Cheers, Kirralee
