From: Geraldine Ong <geraldine.ong@example.com>
To: undisclosed recipients
Subject: Fwd: AML role at payments co, Singapore (pls circulate)
Date: Tue, 2 Sep 2025 09:14 +0800

Hi all,

Forwarding on behalf of a client. Please do not share with the other agencies.

> Hi Geraldine, as discussed on the phone. We finally have headcount.
>
> Company: <employer>Pelikat Payments Pte. Ltd.</employer> (MPI licence, cross-border transfers, about 140 staff)
> Role: <title>Manager, AML/CFT Compliance</title>
> Where: <place>Paya Lebar, Singapore</place>, 3 days office
> Budget: <pay>SGD 9,500 to 12,000 x 13</pay>
>
> What we need this person to do: <duty>run the transaction monitoring and screening desk</duty>
> (four analysts, so some <must>people management</must> please), <duty>sign off on high-risk customers</duty>
> and <duty>be the one who talks to MAS when they come in</duty>. He or she <must>drafts and files STRs</must>
> and owns the <must>enterprise-wide risk assessment</must> once a year. Reports to our Head of Compliance
> in Singapore; the paper for the <must>board risk committee</must> is written by this role.
>
> Must have
> 1. At least <years n="6" of="AML/CFT">6 years in AML/CFT</years>, with a bank or payment institution
> 2. Knows <must>MAS Notice PSN01</must> inside out. Notice 626 people are ok if they read up.
> 3. <must>Enhanced due diligence</must>, <must>sanctions screening</must>, <must>tuning of monitoring rules</must>
> 4. <licence c="must">CAMS or ICA Diploma</licence>
> 5. <degree c="must">Degree, any discipline</degree>
> 6. Screening tool: <must g="1">World-Check</must> or <must g="1">Dow Jones</must>
>
> Good to have: <nice>SQL</nice> to pull own data, <lang c="nice">Mandarin</lang> to read documents of customers
> from China, some exposure to <nice>Actimize</nice>.
>
> For avoidance of doubt, <no>blockchain analytics</no> sits with our London affiliate, no need. Also
> we are not looking for a <no>data protection</no> officer, Legal covers PDPA.
>
> <permit>Singaporeans and PRs only, we have no EP quota left.</permit>
>
> Notice period up to 2 months is fine. Benefits: 18 days AL, AIA group insurance, dental 500/yr,
> monthly team makan.

If interested send me updated CV in Word format with current & expected salary, reason for leaving and notice period. Only shortlisted will be notified. Tks!

Regards
Geraldine Ong
Tanjong Search Associates, EA Licence No. 00C0000, Reg No. R0000000
