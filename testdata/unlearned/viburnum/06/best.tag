Joanne Whitcombe
Paralegal - conveyancing / returning after a break
Shrewsbury. Will do hybrid.  j.whitcombe@letters.example

About
Back at work since Sept after seven years at home with the kids and then my dad. Before that nearly ten years in solicitors' offices. Quick typist (70 wpm). Not a qualified solicitor or licensed conveyancer, don't intend to be.

Present job
Paralegal (temp to perm, 6-month probation ends March), Dunmore Fell LLP, residential property - Sept 2024 onwards
* I run the files for about 35 leasehold & freehold sales & purchases with a supervising solicitor, who signs the undertakings and reports on title.
* searches, enquiries, drafting contract packs from precedents; SDLT returns filled in by me, submitted by accounts
* Completions - around 8 a month
* 2 shared ownership matters, first ones I have seen
* AML/ID checks at onboarding w/ the firm's app; anything flagged goes to the MLRO
* Post-completion backlog: there were 120 registrations outstanding, three of us got it to 45 by Christmas
* Case system: Leap, two months. Was Proclaim before, long ago.

Gap: Aug 2017 - Aug 2024  Family. During this: treasurer of the PTA (turnover under £9k), 2019-21; Citizens help desk volunteer, one morning a week, mostly signposting, 2022-24.

Earlier
Legal secretary then conveyancing asst., Thorne Maddox Solicitors, Telford. Feb 2010 - July 2017. Typing & diaries for 2 partners until 2013; then sales files under supervision, new build site of 62 plots for the seller developer - I did exchange packs for it, the partner dealt with the developer. Trained the office junior.
Office junior, Bellis & Co. Oct 2007 - Jan 2010. Post, reception, archiving (the 1990s wills: about half were indexed by the time I left).

Study
CILEX Level 3 - 4 units out of 10, 2014-15, stopped
Refresher, Law Soc. webinar series on Conveyancing Quality, attended 5 of 8 sessions 2024
A levels: English B, Law C. 
Word, Excel (basic), Outlook
