Back to jobs
New

<title>Localization Project Manager</title>

<place>Dublin</place>; <place>Barcelona</place>; Remote, EMEA

Apply

About Quillhaven

<employer>Quillhaven</employer> makes expense software that people don't swear at. Over 11,000 companies in 34 countries use it. We're backed by Northgate and Palisade and ranked in the top 50 places to work (medium) three years in a row.

The team

You'll join Content & International, a group of nine writers, linguists and researchers. Engineering maintains our i18n framework, so you won't write <no>TypeScript</no>, but you'll talk to people who do, every single day.

What you'll do

- <duty>Plan and ship localized releases in 16 languages on a two-week cadence</duty>
- <duty>Own vendor relationships: scope, rates, quality scorecards</duty>
- <duty>Keep termbases and style guides alive</duty>
- Configure workflows in our <must>translation management system</must> (Phrase today; if you come from <nice>Lokalise</nice>, <nice>Smartling</nice> or <nice>memoQ</nice> you'll be at home)
- Work out where machine translation plus post-editing is good enough, and where it isn't – so some real-life <must>MTPE</must> exposure, please

What you bring

- <years n="4" of="localization project management">4+ years</years> in <must>localization project management</must>, client-side or at an LSP
- <must>Vendor management</must> and <must>budget tracking</must>
- Solid <must>linguistic QA</must> practice
- <lang c="must">Excellent English</lang> and <lang c="must">one other European language at C1</lang>
- <must>Stakeholder management</must> – launch dates will be moved on you

Bonus points

- <nice>Regular expressions</nice>
- <nice>Figma</nice>
- <nice>Fintech</nice> or anything regulated
- A <degree c="nice">degree in translation or linguistics</degree> (plenty of us studied something else)

Compensation: <pay>€58,000–€71,000</pay> in Ireland; ranges differ per country.

Perks: learning budget (half the team is doing a <no>Python</no> course at the moment, no idea why), 16 weeks' parental leave, home office money.

<permit>Please note you need the right to work in the country you apply from.</permit>

Create a Job Alert
Interested in building your career at Quillhaven? Get future opportunities sent straight to your email.

Apply for this job
* indicates a required field
First Name*   Last Name*   Email*   Resume/CV*   Attach  Dropbox  Google Drive  Enter manually
How did you hear about us?
Accepted file types: pdf, doc, docx, txt, rtf
