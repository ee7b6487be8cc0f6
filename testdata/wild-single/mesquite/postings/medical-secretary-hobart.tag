<title>Medical Secretary / Receptionist</title>
<employer>Derwent Rooms Specialist Centre</employer>
<place>Hobart TAS</place>
Administration & Office Support - Healthcare & Medical
Part time, 24–30 hrs
<pay>$33.50 – $36 per hour</pay>

About the practice
We are two cardiologists, a rheumatologist and (from August) an endocrinologist in a sandstone building with a temperamental lift. Echo and <no>Holter</no> are performed by our sonographer Leanne. Nursing is done by nurses. Typing, however, is done by you, and so is the art of getting 34 people through a morning without anyone feeling like number 27.

A typical day
You open up at 7.45. <duty>Greet patients and check Medicare and referral details</duty>, <duty>take calls for three diaries</duty>, <duty>type and send letters to GPs</duty>, <duty>bill consultations and process claims</duty>, <duty>book theatre lists and angiograms</duty> at the two private hospitals, <duty>chase pathology results</duty>, pour tea for the occasional fainter. In the quiet hour after lunch <duty>scanning and recalls</duty>.

We would like you to have
- <years n="2" of="medical reception or secretary">two years or more</years> as a <must g="1">medical secretary</must>, <must g="1">medical receptionist</must> or <must g="1">ward clerk</must>. Specialist rooms are quite different from a GP clinic, but plenty of GP receptionists have made the switch
- accurate <must>audio typing</must>, 60 wpm at least; we dictate in a lift, so be warned
- sound <must>medical terminology</must>
- <must>Medicare, DVA and private fund billing</must>, item numbers included
- one of the usual packages, e.g. <must g="2">Genie</must>, <must g="2">Gentu</must>, <must g="2">Bp Premier</must> (we have Genie; you'd be shown the others' differences)
- <must>discretion</must>, <must>warmth</must> and a <must>calm telephone manner</must>
- a <licence c="must">National Police Check</licence> less than a year old; we reimburse it

You might also have a <licence c="nice">Cert III or IV in Business (Medical Administration)</licence>, a <licence c="nice">first aid certificate</licence>, or some <nice>cardiology</nice> words in your fingers already. <nice>Xero</nice> would be a plus for the weeks our bookkeeper is on the mainland.

You don't need to <no>take blood</no>, do <no>ECGs</no> or <no>code for research</no>, whatever the last ad said. Computers are looked after by an outside firm.

What we can offer
Four or five days, to be agreed, no evenings, never weekends. Parking (not a small thing in Macquarie Street). Above-award pay, uniform allowance, 12% super. Time off in school holidays can be arranged if you ask early. If you'd like to become a <no>practice manager</no> one day we'd pay for the AAPM course.

Mercy, who has sat at the front desk since 2003, retires at Christmas and will work beside you for eight weeks.

How to apply
A one-page letter and your résumé to rooms@example.com by the 21st. Please tell us which software you have used and your typing speed. We'll ring everyone, even if only to say no. <permit>Australian work rights required.</permit>
