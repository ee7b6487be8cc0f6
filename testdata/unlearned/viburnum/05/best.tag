CURRICULUM VITAE

Dr Ingrid Halvorsen-Pike
Assistant Curator (Decorative Arts), Wexcombe Museum and Art Gallery

Education
2012-2017  PhD, History of Design, University of Marlcliffe. Thesis: "Transfer-printed earthenware and the provincial table, 1790-1830". Passed with minor corrections. Part-funded by the Amory Trust.
2010-2011  MA Museum Studies, Marlcliffe (Merit)
2007-2010  BA History, Univ. of Strand (First)

Appointments
2018 (Nov)-  Assistant Curator, Wexcombe. Permanent since 2020, 0.6 FTE. Responsible to the Senior Curator (Dr Ashdown).
   Ceramics and glass: c. 6,200 objects; I share care of them with the conservator. About 1,900 records so far revised in the CMS (Axiell), of which 700 with new photography by volunteers.
   "Blue & White" (2022): co-curated with Dr Ashdown; I selected the 1790-1830 section (48 objects of 130) and wrote its labels. 31,000 visitors, the museum's second highest for a temporary show.
   Loans out: paperwork for 12 loans, all domestic. Couriered twice. Indemnity applications are made by the registrar.
   Acquisitions: I present proposals; the committee decides. Four accepted since 2019, incl. one purchase with a grant of £18,500 obtained by our fundraising officer.
   NAGPRA/repatriation: not my area.
2017-2018  Cataloguing Assistant (fixed term, 11 months), Harbour Heritage Store
2014-2016  Seminar tutor, Marlcliffe, hourly paid, one undergraduate module ("Objects and Empire")
2011-2012  Volunteer, Strand Toy Museum, one day a week

Publications
"Spode in the shires", Jnl of Ceramic History 14 (2019), peer rev.
(with T. Ashdown) Blue & White, exhib. catalogue, 2022: two of seven essays
Monograph from the thesis: proposal under consideration at a university press
Three reviews

Other
AMA: registered 2021, working toward it. Supervise 5-6 volunteers on Tuesdays. German reading; Danish fair. Talks to local societies, four or five a year. Member of the ceramics subject specialist network; was its minutes secretary 2020-22. Object handling training: received, also deliver it for new volunteers.
