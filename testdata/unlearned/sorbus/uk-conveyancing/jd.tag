From: <employer>Fennimore Tull LLP</employer>, People Team
Vacancy: <title>Residential Conveyancer (own caseload)</title>
Office: <place>Shrewsbury</place>, hybrid after probation (2 days at home)
Salary: <pay>£34,000 to £42,000 depending on PQE, plus bonus over target</pay>

Fennimore Tull has looked after families, farmers and small builders on the Welsh Marches since 1911. There are 44 of us across three offices. The commercial property team next door does <no>development finance and portfolio refinancing</no>, so you'll overhear it, but your desk is houses.

Our Shrewsbury property head retires from fee earning next spring and we would like to have her successor's successor in place well before then. You'd join two fee earners and two assistants and <duty>run a caseload of around 60 to 70 live files</duty> from instruction to post-completion: <must>freehold and leasehold sales and purchases</must>, <must>remortgages</must> and <must>transfers of equity</must>. A fair part of the county is unregistered, so you will be <duty>deducing title from old deeds</duty>, and confidence with <must>unregistered title</must> and <must>first registration</must> matters more to us than speed. <must>Shared ownership</must> comes up monthly. New build would be <nice>new build</nice> plot work for one local developer, useful but not essential, as would <nice>agricultural ties</nice> and septic tank enquiries.

We need you to be <licence g="1" c="must">a licensed conveyancer (CLC)</licence>, <licence g="1" c="must">a solicitor</licence> or <licence g="1" c="must">a Chartered Legal Executive</licence>, with <years n="3" of="residential conveyancing">no fewer than three years post-qualification in residential conveyancing</years>. You will <duty>draft contracts</duty>, <duty>raise and answer enquiries</duty>, <duty>report to lenders</duty> and <duty>file SDLT and LTT returns</duty>; being on the border means <must>Land Transaction Tax</must> as well as <must>SDLT</must>. Knowledge of the <must>UK Finance Lenders' Handbook</must> and of <must>anti-money-laundering checks</must>, source of funds above all, is taken as read.

On systems: <must>HM Land Registry portal</must> daily, and we keep files in <nice>LEAP</nice>. If you've used Proclaim or Osprey instead that's quite all right, <no>LEAP training takes a morning</no>. We have people for <no>billing and legal cashiering</no>; you won't touch ledgers beyond approving a completion statement.

What sort of person? Somebody who <must>explains things plainly to clients</must>, picks up the phone to agents and is able to <must>supervise a trainee or assistant</must>. <lang c="nice">A little Welsh</lang> is always welcomed over the border but we shan't test you.

Benefits: 25 days plus bank holidays plus your birthday, pension 6%, free parking (in Shrewsbury!), practising fees, help to study for a probate licence if it interests you.

To apply, send a CV and short covering letter to people@fennimoretull.example.org by noon on 14 June. Interviews w/c 24 June. We're an equal opportunities employer and Disability Confident Committed; tell us if anything about the process would be easier another way. No agencies please. Any offer is subject to references and a standard DBS check.
