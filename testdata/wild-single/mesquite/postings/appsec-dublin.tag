<title>Application Security Engineer</title>

<employer>Brightmoor Cover</employer> | <place>Dublin 2</place> or <place>remote within Ireland</place> | Permanent

<employer>Brightmoor Cover</employer> sells pet, gadget and travel insurance through other people's apps (you've probably bought from us without knowing). 270 staff, three of them in security: a CISO, a GRC lead who handles <no>DORA</no> and <no>ISO 27001</no>, and a SOC analyst who babysits the <no>Sentinel</no> workspace with an outsourced night desk. Nobody, so far, sits with developers. That's the gap.

About the role

There are nine product teams, most writing C# on <no>.NET 8</no>, one with a soft spot for <no>F#</no>, and a mobile team. They're decent and they're busy, so your job is to make the safe way the lazy way. Among other things you'd:

1. <duty>Threat model new features with the teams</duty>
2. <duty>Roll out and tune SAST, SCA and secret scanning</duty> (we've licences for <no>Snyk</no>, half configured)
3. <duty>Triage the bug bounty</duty> and <duty>get fixes over the line</duty>
4. <duty>Scope the yearly pentest</duty>, brief the testers, argue with the report
5. <duty>Build a security champions programme</duty> from nothing

About you

Required
- <years n="4" of="application security or software development">4+ years</years> across <must g="1">application security</must> and <must g="1">software development</must>, at least <years n="1" of="security role">one</years> of them with security in the job title
- Able to read and fix code in one mainstream object-oriented language – <must g="2">C#</must>, <must g="2">Java</must>, <must g="2">Kotlin</must> – and review it in languages you don't love
- Knows the <must>OWASP Top 10</must> and <must>ASVS</must> beyond the names
- Has put <must>security tooling into CI/CD pipelines</must> without developers revolting
- <must>OAuth 2.0 / OIDC</must> flows: can draw them, can break them
- <must>Burp Suite</must>
- <must>Persuasion</must>. There's no stick

Helpful
- <nice g="3">Azure</nice> or <nice g="3">AWS</nice> security services
- <nice>Mobile app security</nice> (MASVS)
- <licence c="nice">OSCP, GWAPT or similar</licence>
- <nice>Insurance</nice> or another regulated sector
- Having given a <nice>talk or training</nice>

Not part of this: <no>SIEM</no> rules, <no>vendor questionnaires</no>, on-call. We didn't list <no>CISSP</no> on purpose.

If you've been a developer who became the "security person" by accident, that counts as the real thing to us.

Package

<pay>€80,000 – €95,000</pay>, 10% bonus, pension 6% doubled, VHI, free cover for one pet (limit: no horses). Hybrid means you choose; the office is above a bakery on Fenian Street. Training budget of €4,000, of which your predecessor-that-never-was would've spent a good part on <no>SANS</no>.

<permit>Stamp 4 or EU/EEA citizenship</permit>, or eligible for a Critical Skills permit, which we'll support.

The interview: a 30-minute hello with Gráinne (CISO), a 75-minute code review of a deliberately dreadful pull request, and a meeting with two of the developers you'd have to win over.

<employer>Brightmoor Cover DAC</employer> is regulated by the Central Bank of Ireland. This position is not a controlled function.
