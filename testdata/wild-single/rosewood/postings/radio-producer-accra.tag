VACANCY ANNOUNCEMENT

<employer>Asaase Dawuro 98.1 FM</employer> | <place>Kokomlemle, Accra</place>
<title>Producer, Morning Show and Current Affairs</title>

Who we are
Dawuro has been on the air since 1998. Three languages, one frequency, 600,000 listeners before eight o'clock. The house also holds a <no>television</no> channel, an <no>outside broadcast</no> hire company, a <no>record label</no> we don't talk about, and an online desk with its <no>search engine</no> people and <no>graphic designers</no>.

What the producer does
The presenter is the voice; you are the spine. You <duty>decide the running order with the editor at 3:45</duty>, <duty>book guests and ring them awake</duty>, <duty>write cues and headlines</duty>, <duty>time the programme to the second</duty> and <duty>watch the phone lines</duty> with your thumb over the dump button. After the show you <duty>cut clips for the noon bulletin</duty> and <duty>plan tomorrow</duty>.

Are you the one?
  – Have you produced <must>live radio</must>, daily, for at least <years n="3" of="live radio">three years</years>?
  – Can you <must>write for the ear</must>, in <lang c="must">English</lang> and in <lang c="must">Twi</lang>? Is your <lang c="nice">Ga</lang> enough to pacify a fisherman on line two?
  – Do you know <must>the law of defamation</must> and the <must>NMC guidelines for local language broadcasting</must>?
  – Can you <must>edit audio</must>? (<must g="1">Adobe Audition</must>, <must g="1">Hindenburg</must>, whatever you like, so long as it's fast)
  – Do you have a <must>contacts book</must> that reaches from Makola to Parliament?
  – Are you <must>an early riser</must>, really? And a person of <must>steady nerves</must>?
  – Do you check twice? <must>Fact-checking</must> here is not a department, it's a habit.

A <degree c="must">diploma or degree in journalism or communication</degree> is asked for by our licence conditions. <nice>Drama production</nice> is a bonus (we'd love to bring the Saturday play back); also <nice>field recording</nice>.

You don't have to <no>present</no>. You don't have to <no>drive the desk</no>: an engineer does that. You will not be asked to sell <no>airtime</no>, and anybody who asks you to take "soli" should be sent to me.

Terms
<pay>GH₵ 5,200 a month</pay>, car pickup at 3 a.m., SSNIT, breakfast (kooko and koose), 21 days' leave, one BBC-style workshop a year, the last two on <no>podcasting</no> and <no>data journalism</no>.

Send a CV, and a running order for an imaginary show on the day the Cedi loses ten percent, to studio@dawuro.example.com. — Nana Yaa, Head of Programmes
