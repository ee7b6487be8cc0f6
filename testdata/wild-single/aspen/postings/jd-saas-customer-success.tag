Customer Success Manager? Read on anyway.

<title>Implementation Consultant</title> — <employer>Ledgerlark</employer>
<place>Leeds</place>, Manchester or Remote UK · Salary band C2: <pay>£36,000–£42,000</pay>

What's Ledgerlark? Payroll software for charities. 1,900 of them, from cat shelters to cathedrals.

The mission
In your first 6 months you'll <duty>take 25 charities live</duty>, <duty>move their data over from Sage or a shoebox</duty>, <duty>run the parallel payroll with them</duty> and <duty>hand over to Success with a bow on</duty>.

What you'll bring
🐦 <years n="2" of="UK payroll">Two years</years> running <must>UK payroll</must> — in a bureau, in-house, we're easy. HR admin that "touched payroll" isn't quite it
🐦 <must>RTI submissions</must>, <must>auto-enrolment</must>, <must>statutory payments</must>: you could explain SSP to a bishop
🐦 <must>Excel</must>: VLOOKUP/XLOOKUP, cleaning messy exports
🐦 <must>Running a project with a deadline that is a payday</must>
🐦 <must>Training people on video calls</must>

Extra feathers
🐦 <licence c="nice">CIPP qualified</licence> or part-qualified
🐦 <nice>LGPS or TPS pensions</nice>
🐦 <nice>Gift Aid, trustees and other charity oddities</nice>
🐦 Any <nice>SQL</nice>

What you can leave at the door
We don't need <no>sales</no> targets hit: there's no upsell in this role. No <no>coding</no>. No <no>Salesforce</no> skills either, Tom will show you the three buttons. Our engineers are on <no>Ruby on Rails</no> if you're curious at parties.

In the nest: 30 days + your birthday, 9% pension, volunteering days, private GP.

<permit>You'll need to be eligible to work in the UK</permit> & <permit>have lived here 3 of the past 5 years</permit> (our clients ask for BPSS). We'd rather have you than a perfect CV: if you tick most of it, chirp.
