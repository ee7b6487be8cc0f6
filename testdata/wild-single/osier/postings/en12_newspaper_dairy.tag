SITUATIONS VACANT                                   Saturday

<title>HERD MANAGER</title>. <place>Otautau, Western Southland</place>. 620 cows, 50-bail rotary, 225 ha eff. System 3. Start 1 June. <employer>Fernhollow Farming Ltd</employer> (S. & M. Dunlevy), second gen owners, 2 farms.
Duties: <duty>run shed and roster for staff of 3</duty>; <duty>calving & mating with owner</duty>; <duty>weekly pasture walks</duty>.
Reqd: <years n="3" of="dairy farming">min 3 seasons</years> NZ <must>dairy</must>; <must>pasture management</must>, plate meter; <must>animal health</must> incl. lameness; <must>tractor driving</must>; <licence c="must">full licence</licence>; <must>tidy</must>, <must>reliable</must>, sober habits. <degree c="nice">Primary ITO L4</degree> or equiv pref. <nice>AI technician</nice> an advantage. Own dogs OK (2 max). No <no>effluent or irrigation</no> work, contractor does it. Wintering done off farm.
Offer: <pay>$78-85,000</pay> dep. on exp., 8/2 roster, 3 bdrm warm house, firewood, meat, school bus at gate.
<permit>NZ residents or valid work visa only</permit>.
Ph Shane evgs after 7, or write w/ 2 refs, RD 3 Otautau. Apps close 14 Mar. No txts pls.
-----------
Also: CALF REARER Aug-Oct, casual. Enq. as above.
