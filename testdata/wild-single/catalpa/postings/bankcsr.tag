<title>Client Advisor, Contact Centre (Bilingual)</title> / <title>Conseiller ou conseillère, centre de contact (bilingue)</title>
Requisition R-0031877

<employer>Banque Laurier-Nord Bank</employer> is hiring a <title>Bilingual Client Advisor</title> for our contact centre in <place>Moncton, New Brunswick</place>.

Is this you? You answer the phone as if it were your own mother calling. You can calm somebody whose card has just been swallowed in Lisbon, you type while you listen, and you switch from <lang c="must">French</lang> to <lang c="must">English</lang> in mid-sentence without noticing (we test both by phone, advanced level). People say you are <must>patient</must>. You finished <degree c="must">high school</degree>, and you've spent <years n="1" of="customer service">no less than twelve months</years> in <must>customer service</must>, be it a call centre, a shop or a hotel desk. If you have already worked for a financial institution, or sold <nice>mutual funds</nice>, tell us: it moves you up a pay step, as does the <licence c="nice">IFC</licence>. <lang c="nice">Spanish</lang>? We have eleven thousand clients who would love you.

What you'll do all day: <duty>solve card and account problems by phone and chat</duty>; <duty>spot fraud and block it</duty>; <duty>refer clients to mortgage specialists</duty>. No cold calling, no <no>telemarketing</no>, ever.

What you won't need on day one: <no>Genesys</no>, <no>Salesforce Service Cloud</no>, our own core system. Six paid weeks of training cover all of it.

Good to know
Hours rotate between 7:00 and 23:00 Atlantic, weekends one in two. <pay>$23.40/h, $1.75/h bilingual premium</pay>. Credit and criminal record checks are run before an offer. You must be <permit>legally entitled to work in Canada</permit> at the time of application.

We are committed to an accessible workplace. Need an accommodation? Write to access@laurier-nord.example.com.

Date posted: 2 days ago. Deadline: until filled. || Follow us || Job alerts || Jobs like this: Branch manager, Dieppe; <no>Anti-money laundering</no> analyst, Halifax; <no>Java</no> developer, Toronto
