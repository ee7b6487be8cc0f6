<name>Maureen "Mo" Tischler</name>

<summary>I have been a paralegal since 2013 and in litigation since 2016. Before that I waited tables and typed 95 words a minute.</summary>

<job>I currently work at <employer>Hadley Pruitt LLC</employer> in <place>Columbus</place>, a plaintiff's shop (auto, slip and fall, some nursing home), where I was hired in <start>August 2019</start> as <title>litigation paralegal</title>. <point>I carry 55 to 60 open files for two attorneys.</point> <point>I draft rogs, RFPs, RFAs and our answers to theirs, and I do the first pass on privilege logs.</point> <point>I get the med recs and bills (HIPAA forms, subpoenas, fighting with Ciox), and write the chronology and specials summary; my longest ran 4,800 pages.</point> <point>I file in Franklin, Delaware and Licking counties and in the Southern District through ECF.</point> <point>We docket in Clio, and I calendar all response dates off the Civ. R. for our team.</point> <point>For documents we have Everlaw; I load, tag and search, the vendor handles collection.</point> <point>I have been at counsel table for three jury trials, running exhibits in TrialDirector in two of them.</point></job>

<job>From <start>2016</start> to <end>summer 2019</end> I was at <employer>Ferrante & Moyle Co.</employer>, <place>Springfield, Ohio</place>, an insurance defense firm, first as <title>legal assistant</title> and from 2017 as <title>paralegal</title>: <point>set depos and defense medicals,</point> <point>wrote deposition digests,</point> <point>kept the deadlines for four lawyers in ProLaw,</point> <point>and helped the senior paralegal get ready for a two-week trucking trial.</point></job> <job>My first job in the field was <title>file clerk</title> and then <title>title paralegal</title> at <employer>Buckeye Lakes Title Agency</employer>, <start>2013</start>-<end>2016</end>, <point>doing lien searches and closing packages.</point></job>

<edu>I went to <school>Sinclair Community College</school> and got my <degree>A.A.S.</degree> in <field>Paralegal Studies</field> (ABA approved program) in <end>2013</end>,</edu> <edu>and I am nine credits short of a <degree>B.A.</degree> at <school>Wright State</school>, evenings.</edu>

<cert>I'm a <cname>notary</cname>, State of Ohio, commission good to <date>2028</date>.</cert> <cert>I passed the knowledge half of the <cname>NALA CP exam</cname> this <date>spring</date>; the skills half is scheduled for the fall.</cert>

I know my way around <skills><skill>Clio</skill>, <skill>ProLaw</skill>, <skill>Everlaw</skill>, <skill>Adobe Pro</skill> (Bates stamping, redactions), <skill>Westlaw</skill> for cite checks, and <skill>Excel</skill></skills>. My <language>Spanish</language> is <level>restaurant Spanish</level>: enough to calm a client, not to translate.

<other>References: gladly, but please not my current employer yet.</other>

Reach me at <phone>(614) 555-0139</phone>, evenings, or <email>mo.tischler@example.com</email>. I live in <place>London, Ohio</place>, which is 40 minutes from you.
