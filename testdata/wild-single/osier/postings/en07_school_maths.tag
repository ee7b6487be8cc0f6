Every child known. Every child stretched.

<employer>Straits Heritage International School</employer>, founded 1998, is a through-train school of 940 pupils from 51 nations in the leafy east of <place>Singapore</place>. We follow the English National Curriculum to IGCSE and the IB Diploma thereafter. Our graduates have gone on to Imperial, NUS, Melbourne and McGill. The school has a 50 m pool, a black box theatre, a robotics lab where pupils learn <no>Arduino</no> and a house system which people take rather too seriously.

Required for August 2026

Owing to the retirement of Mr Abernethy after 19 years the Principal seeks to appoint a <title>Head of Mathematics</title> to <duty>lead a department of eleven</duty>, <duty>write the scheme of work for Years 7–9</duty> and <duty>oversee internal assessment in the Diploma years</duty>. The postholder will teach a 60 % timetable, must be able to take <must>IB Analysis and Approaches HL</must> to the highest level, and will <duty>run the UKMT challenges</duty>.

We expect a <degree c="must">good honours degree in mathematics or a mathematical subject</degree>, <licence c="must">QTS or a comparable teaching licence</licence> (<degree c="nice">a Master's in education</degree> is welcome), no fewer than <years n="6" of="teaching mathematics at secondary level">six years</years> of <must>teaching mathematics at secondary level</must>, and evidence of <must>leading colleagues</must>, whether as second in department, key stage coordinator or in a similar post. Ministry rules demand <lang c="must">fluent English</lang>. <no>Mandarin</no> is of no importance to the appointment but you will enjoy Singapore more with it. Candidates who can <nice>coach badminton</nice> or <nice>accompany on the piano</nice> should say so.

Remuneration: <pay>SGD 8,600–10,900 monthly</pay>, housing allowance, annual flights, tuition for two dependants.

Safeguarding: SHIS is committed to the welfare of children; appointments are subject to an ICPC, two references by telephone and a check with the home country's police.

Letter of no more than two sides, CV and three referees to the Principal's PA by noon (SGT) on Friday 16 January. Early applications may be interviewed on receipt. Candidates who have heard nothing by 1 February should assume etc.
