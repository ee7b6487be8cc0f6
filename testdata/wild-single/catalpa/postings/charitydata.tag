<title>Data and Impact Analyst</title> — <employer>Hearthline</employer>
12 month FTC | <pay>£33,000 FTE</pay> | 28–35 hours, you choose | <place>Bristol</place> or home-based in the UK

Hearthline runs a night-time helpline for people grieving someone lost to suicide. Last year 11,000 people rang us and we know too little about what happened afterwards. That's the job: find out, and tell us honestly.

HOW WE WORK WITH DATA (so you know what you're walking into)
Calls are logged in Salesforce by volunteers. Exports land in a shared drive. Fundraising has its own <no>Raiser's Edge</no> world and an agency runs <no>Google Ads</no> and <no>SEO</no> for us; you can ignore both. We've been promised <no>Snowflake</no> by a pro bono partner for two years. We'll believe it when we see it.

WHAT YOU'D DO
You'd <duty>clean and link three years of call records</duty>, <duty>build a monthly report trustees can read in four minutes</duty>, <duty>design a follow-up survey with bereaved callers</duty> and <duty>answer questions from funders, usually on a Thursday, usually urgent</duty>.

WHO WE THINK COULD DO IT
We'd expect confident <must>Excel</must> (Power Query rather than copy and paste) and one of <must g="1">R</must>, <must g="1">Python</must> or <must g="1">Stata</must>, plus either <must g="2">Power BI</must> or <must g="2">Tableau</must>. You should know what makes a <must>survey</must> question bad. You understand <must>GDPR</must> as it applies to special category data, and can <must>explain uncertainty to non-specialists</must> without hiding it. You don't need a degree. You don't need to have worked in a charity, though some idea of <nice>theory of change</nice> would save us a few meetings, and if you've administered <nice>Salesforce</nice> reports, hurrah.

About <years n="2" of="analysis">two years</years> doing something like this is probably right, but show us rather than count. 

A WORD ABOUT US
Hearthline was started in 2009 by three people who met in a hospital corridor. We now have fourteen staff and two hundred and ten volunteers, open from ten at night until six in the morning, every night, Christmas included. The staff are mostly in Bristol and Cardiff; the volunteers are everywhere. We're not a counselling service, so none of us do <no>CBT</no> or <no>EMDR</no>, and nobody will ask you to take calls (though some of us do, because we want to). We get about a third of our money from the Lottery, a third from trusts, and a third from people running up hills. You'd sit in a team of three with Bola, who looks after quality, and Ffion, who does <no>safeguarding</no> and <no>volunteer training</no>. Your manager would be Bola. She is kind and will read your drafts properly.

Because of the subject we ask everybody to have a chat with our clinical lead before accepting. If you have been bereaved by suicide in the last two years we'd gently suggest waiting.

<permit>Right to work in the UK required</permit>. Basic DBS.

Apply: anonymised form, four questions, no CV. We score them blind. 26 days' leave plus birthday, clinical supervision, <no>mental health first aid</no> training for all staff.
