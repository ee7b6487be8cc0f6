Subject: posting for the website + LinkedIn pls

Hi Marie, here's the text. Title is <title>Intermediate/Senior Process Engineer – Water & Wastewater</title>. Office: <place>Barrie, Ontario</place>. Salary band as per new transparency rules: <pay>$98,000–$128,000 CAD</pay>.

----

<employer>Tamarack & Reeve Engineering Ltd.</employer> is an employee-owned firm of 85 people who design the plants that small Ontario towns drink from and flush into. Our structural colleagues like <no>Revit</no> and our integration partners take care of <no>SCADA programming</no>; you'll talk to both and do neither.

On an average week you might <duty>run a plant model to see whether a town of 9,000 can grow to 14,000 without a new clarifier</duty>, <duty>size blowers, pumps and chemical feed</duty>, <duty>review shop drawings</duty>, and <duty>stand in rubber boots at a start-up</duty>.

You'll fit if you

– are a <licence c="must">P.Eng.</licence> licensed with PEO (or in another province and able to transfer within six months)
– have <years n="6" of="municipal wastewater treatment design">6+ years</years> in <must>municipal wastewater treatment design</must>; some drinking water is a plus, see below
– can build and calibrate a process model in <must g="1">BioWin</must> or <must g="1">GPS-X</must>
– know <must>biological nutrient removal</must> and what it does in a cold January
– produce <must>P&IDs</must>, <must>hydraulic profiles</must> and <must>equipment specifications</must> that a contractor can price
– have taken at least one <must>ECA application</must> through the Ministry (MECP)
– have done <must>construction administration</must> on site, not just from the desk
– have supported <must>commissioning</must>
– write: <must>technical reports</must>, Class EA documents, letters to a mayor
– hold a <licence c="must">G driver's licence</licence> and own a reliable car (mileage paid)

We'd be extra happy with <nice>membrane bioreactors</nice>, <nice>drinking water treatment</nice>, <nice>AutoCAD Plant 3D</nice>, a <nice>PMP</nice>, or <lang c="nice">French</lang> for our North Bay clients. A <degree c="must">bachelor's in chemical, civil or environmental engineering</degree> we take as read.

No need to bring clients: <no>business development</no> is the principals' job for your first two years. And if you have never used <no>Bluebeam</no>, half an hour will do.

Perks: share purchase after a year, 9-day fortnight in summer, PEO dues paid, dog-tolerant office, $1,500 for learning.

We thank everyone who applies; only those picked for an interview will be contacted. Accommodation for disabilities is available under the AODA at each stage. <permit>Applicants must be legally entitled to work in Canada.</permit> We don't use AI to screen; Doug reads them all. Send to jobs@tamarackreeve.example.net by the end of the month.
