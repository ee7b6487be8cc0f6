Planning & Regeneration Directorate

<title>Planning Enforcement Officer</title>
<employer>Marlhampton Borough Council</employer>
Grade 8, <pay>£36,124 - £39,513 + essential car user allowance</pay>
Two-year fixed term (maternity cover likely to be extended), 37 hours, <place>Civic Centre, Marlhampton, Kent</place>, with up to three days from home

Does a half-built extension at the end of a cul-de-sac make you curious rather than tired? Marlhampton gets around 410 enforcement complaints a year, from untidy land to listed buildings losing their sash windows overnight, and we would like someone to help our Principal Officer get through them fairly and quickly.

You'll have your own caseload. That means <duty>visiting sites, sometimes unannounced</duty>, <duty>interviewing owners, including under PACE caution</duty>, <duty>drafting enforcement, stop and breach of condition notices</duty>, <duty>preparing appeal statements</duty> and now and then <duty>giving evidence before an Inspector or the magistrates</duty>. Ward councillors will ring you. Some neighbours will ring you more often. We need somebody who <must>stays courteous with angry people</must> and who <must>writes reports a layperson can follow</must>.

To be shortlisted your application has to show us that you:

(1) hold a <degree c="must" g="1">degree or HNC in Town Planning</degree>, or a related discipline such as surveying or law, or can offer <years n="2" of="planning enforcement" g="1">two years in a local authority enforcement team</years> instead;
(2) know your way around <must>the Town and Country Planning Act 1990</must> and the changes of the <must>Levelling-up and Regeneration Act</must>;
(3) have <must>investigated and evidenced breaches</must> of any regulatory regime – planning, licensing, housing, trading standards, we are open-minded;
(4) are comfortable with <must>back-office case systems</must> (ours is Uniform; training on <no>Uniform</no> and <no>Enterprise</no> is part of your induction);
(5) have <licence c="must">a full UK driving licence</licence> and a car for work, or a means of getting round a rural borough if a disability prevents you from driving.

If you also have <licence c="nice">RTPI Licentiate membership</licence>, <nice>GIS</nice>, or have dealt with <nice>heritage</nice> or <nice>tree preservation</nice> cases, say so, it may break a tie. We'll fund your <no>APC</no>.

Things we're not looking for: a <no>Building Control</no> surveyor (separate team, separate advert), or someone to run drone surveys – our parking colleagues fly the <no>drone</no>.

Evening committee about four times a year. A <licence c="must">basic DBS check</licence> is needed for the post. The post is politically restricted.

Local Government Pension Scheme, 27 days rising to 32, flexi, cycle scheme, gym at the leisure centre at staff rate. Marlhampton is a Disability Confident employer and guarantees an interview to disabled applicants who meet the five points above. We welcome job shares.

Closing midnight Sunday 23 November 2025; interviews (with a short written exercise) 4 December. CVs alone will not be accepted. For a chat call Rhodri Pascoe-Unwin.
