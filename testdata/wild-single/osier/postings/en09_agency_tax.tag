Pemberly Rowe Search & Selection  |  Finance & Tax Practice
REF: PR/TX/30871        Posted: yesterday        Applicants: fewer than 10

Our client, a leading privately owned brewing and pub group with a turnover north of £400m, has retained us to find an <title>Indirect Tax Manager</title> for their head office in <place>Burton upon Trent</place> (three days in, two at home). Base <pay>£66-74k</pay>, car allowance £6k, bonus 15%.

Why is it vacant? Growth and an internal promotion. The incumbent moves to Group Treasury and will be twenty feet away.

The role. Reporting to the Head of Tax, you'll be the in-house authority on VAT, excise and machine games duty. You will <duty>review and file the group's VAT returns</duty>, <duty>manage the relationship with HMRC's Customer Compliance Manager</duty>, <duty>advise the estates team on option to tax and refurbishments</duty>, and <duty>mentor one part-qualified tax assistant</duty>. Corporation tax sits elsewhere and <no>CT compliance</no> will not land on your desk.

The person. Naturally you'll be <licence c="must">CTA or ACA qualified</licence>, from a top 20 firm, HMRC or industry, with <years n="5" of="indirect tax">five years or more</years> in <must>UK VAT</must>. <must>Partial exemption</must> and <must>land and property VAT</must> are a must; <nice>alcohol duty</nice> is something the client will happily teach to a bright candidate, though knowledge of it would put you at the front of the queue. You'll be the sort who can <must>explain the complicated simply</must> to a pub manager at 8am. Good <must>Excel</must> is taken as read; they are halfway through moving to <nice>Dynamics 365</nice>.

What you get: 26 days, a pension at 9%, the staff shop, and 30% off food and accommodation in 190 pubs.

Interested? Call Dominic in absolute confidence. If you have not heard within 7 days your application was unsuccessful on this occasion. Pemberly Rowe is acting as an Employment Agency. Refer a friend and receive £250 of vouchers (T&Cs apply).

Other live roles: Group Financial Controller (Derby) | Interim Payroll Lead (Lichfield) | R&D Tax Senior (remote)
