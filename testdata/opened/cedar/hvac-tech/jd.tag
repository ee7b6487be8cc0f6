Sandia Vista Mechanical - Careers - Now hiring - Apply in 3 minutes!

<title>Commercial HVAC Service Technician</title>
<employer>Sandia Vista Mechanical, LLC</employer> - <place>Albuquerque, NM</place> - Full-time - <pay>$32 - $44 per hour DOE</pay>

WHO WE ARE Third-generation contractor, 60 trucks, schools, hospitals, grocery and light industrial across Bernalillo, Sandoval and Valencia counties. Our sheet metal shop does <no>duct fabrication</no> in house and our residential division (they do the <no>furnace tune-ups</no>) is next door.

WHAT YOU WILL DO <duty>Diagnose and repair rooftop units, split systems and chillers</duty> - <duty>Perform preventive maintenance on a route of about 40 accounts</duty> - <duty>Start up new equipment with our install crews</duty> - <duty>Recover, charge and log refrigerant</duty> - <duty>Quote repairs on your tablet and explain them to the customer</duty> - <duty>Rotate on call, one week in six</duty> - ride along with and coach apprentices.

WHAT YOU NEED
>> <licence c="must">EPA Section 608 Universal certification</licence>
>> <years n="4" of="commercial HVAC service">4 years in commercial HVAC service</years>
>> <licence c="must">New Mexico JR or MM-3 journeyman license</licence>, or out of state equal and willing to test within 120 days
>> Strong <must>electrical troubleshooting</must>, up to 480V three phase
>> <must>RTU</must> and <must>split system</must> diagnosis
>> Reading <must>wiring diagrams</must>
>> <must>Refrigerant recovery</must>, <must>brazing</must> with nitrogen purge, evacuation to 500 microns
>> <must>VFD</must> basics
>> <must>Preventive maintenance</must>
>> Clean <licence c="must">driver's license</licence> for 3 years (insurance!)
>> Own hand tools, we provide the specialty ones
>> <degree c="must">High school diploma or GED</degree>
>> Able to lift 75 lbs and work off ladders
>> <must>Customer service</must>, you're the face of the company

BIG PLUS: <nice>chillers</nice> (air cooled screw or scroll), <nice g="1">BACnet</nice> or <nice g="1">Niagara</nice> controls, <nice>boilers</nice>, <nice>evaporative coolers</nice> (it's New Mexico), <licence c="nice">NATE</licence>, <licence c="nice">OSHA 10</licence>, <nice>walk-in coolers</nice>, <lang c="nice">Spanish</lang>.

WE HANDLE Truck + gas card, phone, uniforms, 401k match 4%, medical, boot money, paid factory schools. Never worked with <no>VRF</no>? We send you to school for it.

Drug screen and background check before hire. <permit c="must">Must be authorized to work in the United States</permit>. EOE, veterans strongly encouraged.
