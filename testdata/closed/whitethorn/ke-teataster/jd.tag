From: HR <hr@kilindini-leaf.example.com>
Subject: VACANCY - please circulate

Dear all,

<employer>Kilindini Leaf Traders (EPZ) Ltd</employer> buys black tea at the Mombasa auction and packs blends for customers in Egypt, Pakistan, the UK and, lately, Poland. Mr. Fonseca is leaving us in March after 27 years at the tasting bench, and we therefore wish to fill the position of

        <title>TEA TASTER & BLENDER</title>
        based at our <place>Shimanzi, Mombasa</place> office and warehouse

The person will <duty>taste 300 to 500 samples on a catalogue day</duty> and put a price against each one before the sale; <duty>draw up blend sheets against customer standards</duty> and keep the cost per kilo where the sales desk promised it; <duty>check pre-shipment samples and sign them off</duty>; and <duty>visit producer factories about twice a year to give feedback on leaf and make</duty>. Booking of containers and <no>shipping documents</no> is done by the forwarding desk and the taster is not involved in it. <no>Specialty and green teas</no> are not our business at present.

We will consider candidates who have:

(i)     not less than <years n="5" of="tea tasting">five (5) years at a tasting bench</years> with a broker, buyer or packer;
(ii)    proven skill in <must>valuation of auction teas</must>, particularly <must>East African CTC</must> grades (BP1, PF1, PD, D1), and practice in <must>bidding on the iTTS platform</must> or in instructing someone who does;
(iii)   <must>blend formulation</must> and costing;
(iv)    knowledge of <must g="std">ISO 3720</must> or <must g="std">KS EAS 28</must> and of <must>maximum residue limits</must> of the destination markets. A little <nice>laboratory moisture and sieve testing</nice> is useful;
(v)     a <degree c="must">diploma or degree in food science, agriculture or a related field</degree>;
(vi)    fluent <lang c="must">English</lang> and <lang c="must">Kiswahili</lang>. <lang c="nice">Arabic</lang> would be most welcome because of our Egyptian buyers;
(vii)   good <must>Excel</must>. Our stock system is our own and you will be taught it;
(viii)  a palate in working order: non-smokers preferred, and every shortlisted person will sit a blind tasting.

Exposure to <nice>orthodox teas</nice> from Sri Lanka or India, or to <nice>Rainforest Alliance chain of custody</nice>, shall be an added advantage. Kenyan citizens or holders of <permit>a valid work permit</permit> only.

Remuneration is <pay>KES 210,000 - 260,000 gross per month</pay> depending on the tongue, plus medical cover for the family, pension, and 26 days of leave. One sale-day lunch is on the house.

Send a CV (no certificates at this stage) with the names of two referees in the trade to the address above on or before 11th December, quoting KLT/TT/04. Only shortlisted candidates will be contacted. Kilindini Leaf never asks for money from applicants. Women are strongly encouraged to apply; three of our five section heads are women.
