<title>Customer Success Manager, EMEA</title>
<employer>Parcelloop</employer> · Customer Team · <place>Remote, anywhere in Europe</place> · <pay>£48–60k OTE (80/20)</pay>

Returns are the worst part of online shopping. We're the software that makes them boring.

Parcelloop processes 31 million returns a year for brands like yours truly's favourite sock shop. We raised our Series A in 2023, we're 70 people in 12 countries, and we all meet up twice a year somewhere with decent bread.

Why this role exists
Our book of mid-market merchants in EMEA doubled in a year and Hanna, Diogo and Will can't clone themselves.

In your first 30 days you'll shadow calls, break our sandbox and meet your accounts.
In 60 days you'll <duty>lead onboarding for two new merchants</duty>.
In 90 days you'll <duty>own a portfolio of around 45 merchants</duty>, <duty>run quarterly business reviews</duty>, <duty>spot churn risk before the merchant does</duty> and <duty>bring product the feedback they'd rather not hear</duty>.

Renewals and upsell are closed by Account Management, so you won't carry a quota or need <no>closing skills</no>.

You might be a great fit if you
– have spent <years n="3" of="customer success or account management in B2B SaaS">about three years</years> in <must g="1">customer success</must>, <must g="1">implementation</must> or <must g="1">account management</must> at a <must>B2B SaaS</must> company
– can hold a room of ops directors and tell them something uncomfortable, nicely (we call this <must>constructive candour</must>)
– are <must>at ease with numbers</must>: you <must>build a health score in a spreadsheet</must> rather than wait for someone to do so
– have had your hands on <must g="2">Gainsight</must>, <must g="2">Vitally</must>, <must g="2">Planhat</must> or something like it
– speak <lang c="must">English</lang> and either <lang c="must" g="3">German</lang> or <lang c="must" g="3">French</lang> well enough to run a call in it
– are <must>self-organised</must>. Nobody will chase you.

We'd do a little dance if you also
– know <nice g="4">Shopify</nice> or <nice g="4">Magento</nice> from the merchant's side
– have worked with <nice>carriers or 3PLs</nice>
– can read an <nice>API</nice> doc without flinching (our solutions engineers handle <no>JavaScript</no>, promise)

You probably won't enjoy this if you need a big brand, a playbook for everything, or a predictable calendar in November.

Perks: 30 days off + local holidays, €1,500 for your home office, co-working budget, 16 weeks' parental leave for all parents, therapy via Spill, share options.

Process: 1) chat with Maja from People (25 min) 2) Hanna, hiring manager (45 min) 3) a mock QBR with data we send you – paid €150 4) coffee with a founder. Two to three weeks in total.

At Parcelloop we want the team to look like the people who send stuff back: everyone. If you need adjustments, write to hello@parcelloop.example.com.
