TERMS OF REFERENCE

Organisation: <employer>Maji na Misitu Trust</employer>
Position: <title>Fundraising and Donor Relations Officer</title>
Reports to: Head of Partnerships
Duty station: <place>Nairobi (Kilimani), with travel to Laikipia and Taita Taveta</place>
Contract: two years, renewable
Gross salary: <pay>KES 165,000–190,000 per month</pay>

1.0 BACKGROUND
Maji na Misitu restores catchment forests with the people who live beneath them. Field teams do <no>tree nurseries</no>, <no>beekeeping</no>, <no>borehole drilling</no> and <no>human-wildlife conflict</no> work; a science unit with a Dutch university runs <no>carbon accounting</no> and <no>remote sensing</no>. Income last year was 212 million shillings, three quarters of it from four institutional donors. That worries our Board, and it is the reason for this position.

2.0 PURPOSE
To widen the base: Kenyan companies, the diaspora, individual monthly givers, and small family foundations.

3.0 TASKS
3.1 <duty>Research prospects and keep the pipeline</duty>
3.2 <duty>Write concept notes and proposals under USD 150,000</duty>; anything larger is written by the Head
3.3 <duty>Organise the annual dinner and two field visits for donors</duty>
3.4 <duty>Thank every donor within 72 hours</duty> and <duty>report on time</duty>
3.5 <duty>Brief the communications assistant</duty>, who makes the <no>videos</no> and the <no>newsletter layout</no>

4.0 WHO SHOULD APPLY
A candidate meeting the following is likely to succeed. The person has raised money, not merely managed it: give us figures. They have <years n="4" of="fundraising">four years'</years> experience of <must>fundraising</must>, of which some in <must g="1">corporate giving</must> or <must g="1">individual giving</must>. They hold a <degree c="must">Bachelor's degree</degree> in any field. Their <must>proposal writing</must> is lean and their <must>budgets</must> add up, since a fundraiser who cannot do a <must>logframe</must> will be found out by the second week. They keep a <must>donor database</must> with discipline. <must>Event organisation</must> doesn't make them sweat, or not visibly. They are <must>discreet</must> about people's money and <must>persistent</must> without being a nuisance. They write excellent <lang c="must">English</lang> and good <lang c="must">Kiswahili</lang>.

It would further help to have <nice>M-Pesa paybill campaigns</nice> behind you, <lang c="nice">German</lang> for one foundation in Bern, and knowledge of the <nice>Data Protection Act, 2019</nice>.

5.0 CLARIFICATIONS (from earlier applicants' questions)
Q. Must I be a conservationist?   A. No. <no>Ecology</no> you pick up from the rangers.
Q. Is there a commission?   A. No. We consider it unethical.
Q. Will I do <no>grant management</no> and <no>audits</no>?   A. No, Finance does.
Q. Which CRM?   A. <no>Salesforce</no>, set up by volunteers. You will be trained.

6.0 HOW TO APPLY
CV of three pages at most, a one-page appeal letter to an imaginary donor about a real river, and three referees, to recruitment@majinamisitu.example.org. The Trust carries out <must>Certificate of Good Conduct</must> checks. Women and persons living with disability are encouraged to apply.
