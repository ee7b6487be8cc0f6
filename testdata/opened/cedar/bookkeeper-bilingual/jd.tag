From: Solange Thibodeau-Kerr
Subject: we are looking for somebody for the books (please forward)

Hi all,

Many of you know that Yvette is retiring at the end of March after 19 years. So <employer>Petitcodiac Marine & Small Engine Ltd.</employer> is looking for a <title>Full-Charge Bookkeeper (bilingual)</title> for our shop on <place>Champlain Street, Dieppe, NB</place>. We're 17 people, two locations, family owned since 1981. I'd rather hire somebody through word of mouth than through one of those sites.

What the job is: you <duty>do everything up to the year-end file that goes to our outside accountant</duty>. That means <must>accounts payable</must> and <must>accounts receivable</must>, <must>bank reconciliations</must> for four accounts, <must>HST returns</must> every quarter, and <must>payroll</must> every second Thursday for the seventeen of us with ROEs and T4s (so you know your way around <must>CRA</must> remittances and WorkSafeNB). You'd also <duty>chase the slow payers</duty>, nicely, <duty>run the month-end and give me a little report by the 10th</duty>. The accountants do the <no>T2</no>, you don't have to touch <no>corporate tax</no>. And the website shop is my nephew's, no <no>Shopify</no> for you.

We're on <must g="1">QuickBooks Online</must> since 2022 and <no>Simply Accounting</no> is finally dead. If you come from <must g="1">Sage 50</must> you'll pick it up. You need to be good in <must>Excel</must>, I mean pivot tables and lookups. Somebody who's <must>detail oriented</must> and can keep things <must>confidential</must>, it's a small town.

Half of our customers and nearly all the mechanics speak French. So <lang c="must">French</lang> and <lang c="must">English</lang>, both spoken and written, it's really not optional.

I'd want <years n="5" of="bookkeeping">at least five years in bookkeeping</years>, and <degree c="must">a college diploma in accounting or business</degree> (NBCC, CCNB or the like). If you have the <licence c="nice">CPB designation</licence> so much the better. A plus: you've seen <nice>inventory</nice> accounting, floor plan financing from the outboard people, <nice>Dext</nice> or <nice>Hubdoc</nice>, or worked in a <nice>dealership</nice>.

What we give: <pay>$29 to $34 an hour</pay>, 35 hours, health plan (Blue Cross), three weeks off plus between Christmas and New Year's. Fridays till noon in winter. It's in the office, not remote, because the paper is here, sorry. You must be <permit c="must">legally entitled to work in Canada</permit>.

Send me your resume at solange@petitcodiacmarine.example.com before February 14 or drop it off at the parts counter. Merci!

Solange
