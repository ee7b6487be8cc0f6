About us

For 112 years <employer>Confluence Mutual</employer> has insured farms, co-operatives and the people who run them. We belong to our 380,000 policyholders. Nobody's quarterly call decides what we do.

Life at Confluence

Our new head office on the waterfront has daylight in every room, a childcare centre and an unreasonable number of canoes. Employees get a defined benefit pension (yes, still), paid study leave and two volunteer days. Our analytics guild meets on Wednesdays to swap tips on <no>Power BI</no> and <no>generative AI</no>.

Why this job exists

Hail. Crop losses have doubled in a decade and the way we price them hasn't kept up. The person in this seat will <duty>rebuild the hail and drought rating plans for three provinces</duty>, <duty>defend filings before the regulators</duty> and <duty>brief underwriters and brokers on the changes</duty>. You'd have one analyst beside you and a patient reinsurance team down the hall. Reserving is done by another group; you will not sign off <no>reserves</no>.

<title>Pricing Actuary</title>, Agriculture
Location: <place>Regina, Saskatchewan</place> (hybrid)
Salary band: <pay>$118,000 to $149,000</pay>

You have
FCAS or ACAS: <licence c="must">fellow or associate of the Casualty Actuarial Society</licence>.
<years n="5" of="property and casualty pricing">Five years'</years> experience in <must>P&C pricing</must>.
A working command of <must>generalized linear models</must>, and either <must g="1">R</must> or <must g="1">SAS</must> or <must g="1">Emblem</must>.
A <degree c="must">Bachelor's degree in actuarial science, mathematics or statistics</degree>.
<must>Regulatory filings</must> under your belt.
The knack of <must>talking to non-actuaries</must>.

It would help if you had met <nice>catastrophe models</nice> or <nice>gridded weather data</nice>. Or a combine harvester.

We thank all who apply. Applicants with disabilities may ask for accommodation at any step. Indigenous applicants are encouraged to self-identify.
