<title>Law Clerk – Residential Real Estate</title>

<employer>Abernethy Sandhu LLP</employer>
<place>Barrie, Ontario</place>
<pay>$58,000 - $68,000 annually, based on experience</pay>

We are a nine-lawyer firm on Dunlop Street that has been closing house deals for Simcoe County families since 1987. Besides real estate the firm practises <no>family law</no>, <no>wills and estates</no> and a growing amount of <no>civil litigation</no>, each with its own support staff. One of our clerks retires in October after thirty-one years, and nobody is under the illusion that she can be replaced, but we would like to try.

The clerk will carry purchase, sale and refinance files from the agreement to the reporting letter. That means <duty>opening files and ordering title searches</duty>, <duty>preparing statements of adjustments</duty>, <duty>drafting transfers and charges in Teraview</duty>, <duty>corresponding with lenders' counsel and agents</duty>, <duty>arranging title insurance</duty> and, on the last Friday of the month, <duty>closing up to fourteen deals in a day</duty> without raising your voice. The lawyers sign and give advice; you are not expected to give <no>legal advice</no> and must know where the line runs.

We are looking for a person with <years n="4" of="residential real estate clerk">no less than four years</years> as a real estate clerk in Ontario. You must be fluent in <must>Teraview</must> and in <must g="1">The Conveyancer</must> or <must g="1">Unity</must>; working knowledge of the <must>Land Titles Act</must> and <must>land transfer tax</must> (including first-time buyer rebates and the non-resident speculation tax) is a given. You read a <must>status certificate</must> and notice what is missing. You can juggle forty open files, so <must>prioritizing</must> and <must>accuracy with figures</must> matter every hour, and you have a <must>pleasant telephone manner</must> with people on the most stressful day of their year. Solid <must>Word</must> and <must>Outlook</must> skills. <must>Discretion</must> goes without saying, though here it is said.

A <degree c="must">college diploma in law clerk studies</degree> is required; <licence c="nice">membership in the Institute of Law Clerks of Ontario</licence> is an asset, as are <nice>private mortgages</nice>, <nice>new-build closings</nice> and any exposure to <nice>rural properties with wells and septic</nice>. <lang c="nice">Punjabi</lang> or <lang c="nice">Cantonese</lang> would be welcomed by many of our clients. You do not have to be a <no>commissioner of oaths</no>; we will arrange the appointment. Likewise <no>PCLaw</no> is handled by bookkeeping.

Benefits start after three months: extended health and dental, RRSP matching to 4%, three weeks' vacation, your birthday off, and parking, which downtown is worth more than it sounds. Office-based with one work-from-home day after probation.

Please send a cover letter and résumé in one PDF to office@abernethysandhu.example.com, attention Mrs. Kell, by September 12. Accommodation is available on request under the AODA throughout the recruitment process. We thank all applicants; only those selected for an interview will be contacted. Applicants must be <permit c="must">legally entitled to work in Canada</permit>.
