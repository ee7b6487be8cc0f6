<title>Structural Engineer (Bridges)</title>
<employer>Pallister Boyd Consulting Engineers</employer>
<place>Fortitude Valley, Brisbane QLD</place>
Civil/Structural Engineering (Engineering)
Full time
<pay>$115k – $135k + super</pay>

Our Brisbane bridges group has doubled its work since the Bruce Highway upgrade was announced and we could really do with another pair of hands. We are 85 people in Brisbane, <no>Townsville</no> and <no>Newcastle</no>, employee owned, and nobody here has a timesheet target above 85%.

You'd be joining a crew of eleven, sitting between the senior engineers (who chase clients) and the graduates (who chase you). Most weeks look like this: a couple of days of <duty>detailed design of short and medium span bridges and culverts</duty>, a day of <duty>checking grads' calcs</duty> and <duty>marking up drawings for our drafters</duty> – they use <no>Revit</no> and <no>Tekla</no>, you only have to be able to read what comes out – and a day on site <duty>inspecting existing structures</duty> or <duty>answering the contractor's RFIs</duty>. Now and then you will <duty>write the fee for a variation</duty>.

So what do we need? A <degree c="must">bachelor degree in civil or structural engineering</degree> recognised by Engineers Australia and <years n="4" of="structural design">four years or so</years> behind you in <must>structural design</must>. Bridges would be perfect, but if you have done <must g="1">bridges</must>, <must g="1">wharves</must> or <must g="1">heavy rail structures</must>, we'll talk. You know <must>AS 5100</must> well enough to know where it is silent, and <must>prestressed concrete</must> doesn't frighten you. You've used at least one of <must g="2">SPACE GASS</must>, <must g="2">Strand7</must> or <must g="2">Midas Civil</must> in anger. You can <must>write a report</must> a council engineer can follow. Because of the site work you hold a <licence c="must">driver licence</licence> (manual not needed) and a <licence c="must">White Card</licence>, or you'll get one before you start, it's a one-day course.

Bonus points:
> <licence c="nice">RPEQ</licence>, or close to it
> <nice>TMR bridge inspection</nice> (level 2)
> <nice>load rating</nice> of old structures, timber included
> some <nice>Python</nice> or <nice>Grasshopper</nice>

What you do not need: <no>geotech</no> (the floor below does nothing else), <no>12d</no>, or a drone ticket.

What's in it for you? RPEQ supervision and fees, nine-day fortnight if you want it, a genuine share scheme after two years, 16 weeks parental leave for either parent, study leave for a <no>master's degree</no>. End of trip facilities, a dog called Girder.

You'll need <permit>full working rights in Australia</permit>; sponsorship might be possible for someone with bridge experience, ask us.

Hit Apply, or call Donna on 07 5550 0142 for a chat that stays between you and her. Cover letters optional. Recruiters, we know where you are.
