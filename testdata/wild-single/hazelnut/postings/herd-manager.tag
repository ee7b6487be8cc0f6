JOB SPEC

Job title: <title>Dairy Herd Manager</title>
Farm: <employer>Knockaderry Dairies</employer>
Where: <place>near Fermoy, Co. Cork</place>
Start: 1st December, before dry-off
Pay: <pay>€44,000–€50,000 plus three-bed house</pay>
Reports to: the owner (Con), who is mostly on the tillage side

The farm
320 spring-calving cows, mainly Friesian cross Jersey, on 140 ha of free-draining ground. 24-unit rapid exit parlour, heat detection collars fitted two years ago, slurry goes out by umbilical with a contractor. The same contractor does all the <no>silage</no>, <no>hedge cutting</no> and <no>ploughing</no>. We also have a small <no>cheese</no> business run by Con's daughter; it is separate and you'd not be asked to stand at a market.

Duties
1. <duty>Day-to-day care of cows, heifers and calves</duty>
2. <duty>Milking seven times a week</duty>, relief milkers cover the rest
3. <duty>Running the calving shed from late January to April</duty> with two students under you
4. <duty>Walking the grass weekly and allocating paddocks</duty>
5. <duty>Picking bulls and looking after the breeding season</duty>
6. <duty>Keeping the medicines register and calf registrations up to date</duty>

Skills and experience (required)
– <years n="4" of="dairy farming">4 yrs+ on a dairy farm of 150 cows or more</years>
– <must>Grass measuring</must> and <must>grazing management</must>; we budget on <must>PastureBase</must>
– <must>Calving</must>, including knowing when to call the vet
– <must>Mastitis control</must> and <must>lameness</must>: you can lift a foot and trim it
– <must>Body condition scoring</must>
– <must>Milking machine</must> routine and wash-up
– Good <must>stockmanship</must> – quiet with cattle, no sticks
– Able to <must>lead and teach young people</must>
– <licence c="must">Full B or W driving licence</licence>

Not essential
– <licence c="nice">DIY AI certificate</licence>. We have a technician, but if you do <nice>artificial insemination</nice> yourself there's a bonus in it
– <degree c="nice">Green Cert or Level 7 in dairy business</degree>
– <nice>Moocall</nice> or <nice>Herdwatch</nice> or any other farm app
– <nice>Fencing</nice>, <nice>basic welding</nice>
– <nice>Genomic testing</nice> and EBI, if you like that kind of reading

You will not be doing the <no>accounts</no>, <no>BPS forms</no> or <no>nitrates derogation paperwork</no>; our Teagasc adviser and Con sort those out.

Time off
Every second weekend from May on, 24 days a year, and no arguing about All-Ireland day. In spring the hours are long and we'd be liars to say otherwise. From October you'll be finished at 4.

House
Dry, warm, oil heating, fibre broadband, school bus passes the gate. Dogs welcome if they leave stock alone.

To apply
Ring Con after 8 in the evening, or write a few lines to con@knockaderry.example.com saying where you've worked and who we could talk to. Non-EU applicants need <permit c="must">a valid Irish work permit or Stamp 4</permit> already. A farm walk and a milking together come before any handshake.
