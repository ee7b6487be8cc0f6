From: people@thornveldcamps.example.com
Subject: FW: please share – we need a <title>Lodge Manager</title> for Mabula River Camp

Dear friends in the bush,

<employer>Thornveld Camps</employer> (four small camps, family run, 22 years going) is looking for somebody to run Mabula River Camp near <place>Hoedspruit, Limpopo</place>: 9 suites, 18 guests, 31 staff, one very bold honey badger. Six weeks on, two weeks off, live in. <pay>R32 000 – R38 000 a month</pay> CTC plus tips, board and lodging, medical aid contribution.

The person we have in mind has spent <years n="3" of="lodge management">at least three years managing a lodge</years> or assistant-managing a bigger one, is a natural host and can do the following without us holding hands:

 -  <duty>look after guests from arrival drink to departure</duty>, i.e. real <must>guest relations</must>, including the awkward ones
 -  <duty>lead front and back of house</duty>; <must>staff rostering</must> and <must>disciplinary procedures</must> under the BCEA and LRA
 -  <must>stock control</must> (we cost every plate) and <must>budgeting</must>; you report on the numbers on the 5th
 -  <must g="1">NightsBridge</must> or <must g="1">ResRequest</must> or <must g="1">Opera</must>
 -  keep an eye on the <must>health and safety</must> file; <nice>HACCP</nice> training would be lovely
 -  <duty>organise maintenance</duty> of generator, borehole, solar and vehicles

Please also have:
 -  a <licence c="must">driver's licence code 08 or higher with PrDP</licence> (you will fetch guests at Eastgate when the driver is off)
 -  <licence c="must">Level 1 first aid</licence>, in date
 -  <lang c="must">English</lang> to a high standard; <lang c="nice">Sepedi</lang>, <lang c="nice">Xitsonga</lang> or <lang c="nice">German</lang> help a great deal
 -  <permit>SA ID or permanent residence</permit>

<nice>Wine knowledge</nice> gets you a smile from Pieter. A hotel school <degree c="nice">diploma in hospitality management</degree> is nice, not needed. You don't need <no>FGASA</no> or <no>guiding</no>, our rangers do that, and <no>marketing</no> and <no>social media</no> sit in Johannesburg.

Couples welcome, dogs sadly not (leopards). CV, photo if you like, and two contactable references to the address above before month end. If you have not heard in three weeks, it wasn't to be.

Warm regards,
Annelie
