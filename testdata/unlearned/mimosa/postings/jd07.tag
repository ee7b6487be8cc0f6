<title>Night Auditor</title>
<employer>Qasr Al Nawras Hotel & Residences</employer>
<place>Dubai, United Arab Emirates</place> (Al Barsha)

Hotel Overview
A five-star property of 312 keys, Qasr Al Nawras brings Gulf hospitality to the traveller of today. Our guests enjoy four restaurants, a rooftop pool and a spa whose therapists are masters of <no>Balinese massage</no>. Be part of a family of 41 nationalities.

Summary of Position
The incumbent will be responsible to <duty>close the business day of the hotel accurately</duty> and at the same time <duty>act as the front desk agent between 23:00 and 07:30</duty>. He or she reports to the Front Office Manager with a dotted line to the Director of Finance.

Key Responsibilities
- <duty>Post room and tax and run the end-of-day in <must>Opera Cloud</must></duty>
- <duty>Reconcile all outlets, credit card batches and paid-outs with the PMS</duty>
- <duty>Prepare the manager's flash report and distribute before 05:00</duty>
- <duty>Welcome late arrivals, check passports and upload guest data to the DTCM system</duty>
- <duty>Handle guest complaints at night together with the Duty Manager</duty>
- <duty>Follow up high balance and no-show postings</duty>

Candidate Profile
- <degree c="must">Diploma or Bachelor in Hotel Management, Accounting or Commerce</degree>
- Minimum <years n="2" of="night audit or front office">2 years</years> experience in <must g="1">night audit</must> or <must g="1">front office cashiering</must> in a <must>4 or 5 star hotel</must>; <years n="1" of="GCC hotels" c="nice">one year</years> in the <nice>GCC</nice> will be an advantage
- <lang c="must">Fluent English, written and spoken</lang>. <lang c="nice" g="2">Arabic</lang>, <lang c="nice" g="2">Russian</lang> or <lang c="nice" g="2">Mandarin</lang> will be given preference
- Good knowledge of <must>Microsoft Excel</must>
- Familiarity with <must>UAE VAT on hotel revenue</must>
- <must>Well groomed</must>, <must>attentive to detail</must>, <must>honest in cash handling</must>
- <must>Willing to work permanent night shift, six days a week</must>
- Knowledge of <no>Micros Simphony</no> is not necessary, the F&B team closes its own checks

Package
Basic salary <pay>AED 3,200 per month</pay> plus service charge (average AED 600 – 900), shared accommodation in Al Quoz, transportation, duty meals, medical insurance, annual air ticket, 30 calendar days leave, end of service gratuity as per UAE Labour Law. Employment visa is provided by the hotel; candidates already in the UAE on a transferable visa and able to join within 30 days are requested to mention it.

Interested applicants shall send an updated CV with a recent full-size photograph to careers@nawras.example.com with subject "NA-0925". Only short-listed applicants will be contacted. The hotel never asks for payment at any stage.
