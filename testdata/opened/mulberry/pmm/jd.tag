<title>Product Marketing Manager, Dispatch & Settle</title>
<employer>Tallgrass Freight Systems</employer> · <place>Kansas City, MO</place> (hybrid: Tue–Thu in the Crossroads office) · <pay>$118,000–$142,000 base + 10% bonus</pay>

Tallgrass builds dispatch and billing software for trucking companies with 30 to 800 trucks. We are 340 people, profitable since 2021, and our customers are more likely to wear boots than lanyards. Our platform runs on AWS and our analytics team lives in <no>Snowflake</no>, but you don't need to know any of that.

What the job really is
You tell the market why two of our products deserve the switch. In a normal quarter you will <duty>run one major launch and three or four small ones from beta to GA</duty>, <duty>keep the battlecards current</duty>, <duty>sit in on demos and come back with what confused people</duty>, and <duty>brief the analysts who cover transportation software</duty>. You report to our VP of Marketing, Ilse, and work daily with two product managers. You will not <no>buy media</no> or worry about <no>SEO</no> (demand gen does), and this is not a <no>people management</no> role, at least not in year one.

What we're looking for
• <years n="5" of="B2B product marketing">5+ years in B2B product marketing</years>, most of it in <must>SaaS</must>
• A track record in <must>positioning</must> and <must>messaging</must>: show us a page you wrote that a salesperson still uses
• You have owned <must>go-to-market plans</must> end to end, not just the blog post
• <must>Sales enablement</must> that sellers actually open
• <must>Competitive intelligence</must>
• First-hand buyer research, whether through <must g="1">customer interviews</must> or <must g="1">win/loss analysis</must>
• You can pull your own reports in <must g="2">Salesforce</must> or <must g="2">HubSpot</must>
• <degree c="must">Bachelor's degree</degree> in anything

Great, but not a deal breaker
Time in <nice>trucking or logistics</nice>. Having touched <nice>pricing and packaging</nice>. <nice>Analyst relations</nice>. <nice g="3">Gong</nice> or <nice g="3">Klue</nice>. A little <nice>SQL</nice> goes a long way here.

Must be <permit>authorized to work in the US without sponsorship</permit>. About 15% travel, mostly to truck shows.

Perks: medical from day one, 401(k) with 5% match, 18 days PTO, a <no>Spanish</no> class on Wednesdays that nobody takes seriously, and a barbecue smoker on the roof.

How it goes: 30 minutes with our recruiter, an hour with Ilse, then a paid writing exercise. Tallgrass is an equal opportunity employer and considers all applicants without regard to race, religion, sex, age, disability or veteran status.
