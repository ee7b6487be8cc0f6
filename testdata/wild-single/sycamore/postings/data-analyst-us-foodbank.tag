<title>Data Analyst</title>
<employer>Three Rivers Regional Food Bank</employer>
<place>Fort Wayne, IN</place> | Hybrid (Tue/Wed/Thu on site) | Exempt, <pay>$58,000–$66,000</pay>

Who we are

Last year we moved 19 million pounds of food through 240 partner pantries in eleven counties. We know it was 19 million because somebody counted. For the last six years that somebody was Denise, who is retiring to be closer to her grandkids and has left us 114 <no>Excel</no> files and a very good pound cake recipe.

What you'll work on

• Take over and slowly retire those spreadsheets: <duty>build a reporting database in <must>PostgreSQL</must></duty> and <duty>automate the monthly Feeding America reports</duty>
• <duty>Build dashboards for program managers</duty> in <must g="1">Tableau</must> or <must g="1">Power BI</must> (we own licenses for one and could be talked into the other)
• <duty>Clean and match client intake data</duty> from pantries, some of which still arrives on paper
• <duty>Answer questions from our grants team</duty>, who need numbers by noon and will bring you cookies
• <duty>Survey neighbors in need twice a year and analyze the results</duty>

What we're looking for

At least <years n="2" of="data analysis">two years</years> of paid or substantial volunteer experience in data analysis. Strong <must>SQL</must>. Working knowledge of <must g="2">Python</must> or <must g="2">R</must>. You can <must>explain a number to a person who doesn't like numbers</must>. You treat the data of people who come to us for food with <must>confidentiality</must>. You're <must>self-directed</must>, since there is no data team. You would be it.

A bachelor's degree is not required. If you have a <degree c="nice">degree in statistics, public policy or a related field</degree>, great; if you learned on the job, also great.

Nice to have, truly nice, not secretly required: <nice>ArcGIS or QGIS</nice> for our service gap maps; <nice>survey design</nice>; prior work at a <nice>nonprofit</nice>; conversational <lang c="nice">Spanish</lang> or <lang c="nice">Burmese</lang>.

What this job isn't

It isn't a <no>machine learning</no> job. We don't have a <no>cloud data warehouse</no>, nobody here says <no>Snowflake</no> unless it's actually snowing. You also won't be fixing the <no>printers</no>; our IT vendor handles <no>network support</no> and <no>Microsoft 365</no> administration. Our warehouse runs on <no>Primarius</no>, and the ops team exports what you need from it.

Benefits

Medical, dental and vision from day one. 403(b) with 4% match. 20 days PTO plus 11 holidays plus the week after Christmas. $1,000 a year for training. Every employee does one volunteer shift a month sorting food, on the clock; <must>ability to lift 25 lbs</must> with or without accommodation.

To apply send a résumé and one chart you're proud of (redact it first!) to people@threeriversfb.example.org. Must be <permit>authorized to work in the US</permit>. We're an equal opportunity employer and a second chance employer. Position open until filled.
