<title>Warehouse Team Leader / Forklift</title> | <place>Ballycoolin, Dublin 15</place> | Permanent | Full Time | Posted 3 days ago | Ref TL-2291 | Agency: <employer>Shannonbank Recruitment</employer>

Our client, a chilled food distributor with depots in Dublin and Cork, is now recruiting a working team leader for the evening shift in their Dublin 15 DC. Immediate start for the right person. Salary <pay>€41,000 + 12% shift premium</pay> paid weekly Hours Mon-Fri 14.00 to 22.30, every 4th Saturday Overtime available Free parking Canteen Staff discount Pension after 6 months

The Role <duty>Lead a team of 12 to 15 operatives across picking, marshalling and dispatch</duty>. <duty>Drive reach and counterbalance trucks when the floor is short</duty>. <duty>Allocate work and give the shift brief each evening</duty>. <duty>Keep pick accuracy and on-time despatch on target</duty>. <duty>Do return to work chats and first-stage timekeeping issues</duty>. <duty>Check the temperature log and HACCP records</duty>. <duty>Hand over to the night supervisor</duty>. You report to the Shift Manager. Transport planning is handled by another department so no <no>route planning</no> needed and HR look after <no>payroll</no>.

Requirements
Min <years n="2" of="leading a team in a warehouse">2 yrs experience leading a team</years> in a busy warehouse or DC
In date <licence c="must">reach truck licence</licence> (RTITB or equivalent)
In date <licence c="must">counterbalance forklift licence</licence>
<must>Manual handling</must> cert
Used to <must g="1">RF scanning</must> or <must g="1">voice picking</must>
Working knowledge of a <must g="2">WMS</must> (they use Manhattan but any system, or <must g="2">SAP EWM</must>, considered)
Know your way around <must>HACCP</must> and <must>cold chain</must> handling
Strong on <must>health and safety</must>, near miss reporting etc
<must>KPI</must> driven
Basic <must>Excel</must>
Good spoken <lang c="must">English</lang>
Own transport as no bus after 10pm

Nice to have but not a deal breaker
<nice>VNA</nice> ticket, <nice>first aid</nice>, <nice>lean</nice> or <nice>5S</nice> training, <nice>stock control</nice>/cycle counts, <lang c="nice">Polish</lang> or <lang c="nice">Portuguese</lang> (a lot of the crew speak one or other). Training on <no>PPT</no> given on site.

<permit c="must">Valid permission to work full time in Ireland (Stamp 4 or EU)</permit> essential, our client can not offer permits. To apply send CV through the link below, or text Noel on 085 555 0132. By applying you agree to our privacy notice. Shannonbank Recruitment is an Equal Opportunities Employer. Only shortlisted candidates will be contacted.
