<title>Site Reliability Engineer, Edge</title> · <employer>Tandemly</employer> · Engineering · <place>Dublin</place> / Remote Ireland

WHO WE ARE
Tandemly moves 2.1 billion parcel-tracking events a day. If the map on your phone says "3 stops away", that's us.

WHAT YOU'LL BE UP TO
You <duty>run 40 edge clusters</duty>, <duty>cut the p99 in half again</duty>, <duty>write the runbooks people actually read</duty> and <duty>join a follow-the-sun on-call (no nights)</duty>.

OUR STACK, FOR THE CURIOUS
<must>Kubernetes</must> (you'll need this one), <must>Go</must> (and this one: you'll write controllers, not scripts), <no>Elixir</no> (product teams), <no>Kafka</no> (streams team), Terraform, Prometheus, Grafana, Envoy.

WHAT YOU'LL BRING
→ <years n="5" of="production operations">Five years or so</years> keeping <must>production systems</must> up, with scars
→ <must>Linux internals and networking</must>: you can explain a TCP retransmit to a PM
→ <must g="1">Terraform</must> or <must g="1">Pulumi</must>
→ an opinion about <must>SLOs</must>, and evidence it worked
→ <must>incident command</must>: you've led at least one sev-1
→ <must>writing</must>. Half the job is prose

EVEN BETTER
→ <nice g="2">Envoy</nice> or <nice g="2">HAProxy</nice> internals
→ <nice>eBPF</nice>
→ <nice>bare metal</nice>
→ having deleted more than you've added

WHAT IS NO SUBSTITUTE
Certificates. A <no>CKA</no> on its own won't get you a call, nor will five years of raising tickets to a cloud vendor.

HOW WE WORK
Mondays are meeting-free. Pages are reviewed weekly by the people who got them, and anything that pages twice without needing a human is deleted. Postmortems are public inside the company and blameless for real: our worst outage (a certificate, a bank holiday, a fax machine) is framed in the kitchen. We pair a lot. We don't do hero culture; if you are awake at 4am something in our rota is wrong, and we fix the rota. The platform squad next door owns CI and runs <no>Jenkins</no>, about which we do not speak. Data people have their <no>Databricks</no>. You'll borrow their dashboards now and then, no more.

YOUR FIRST YEAR
Month 1: shadow the on-call, meet a courier, ride along in a van for half a day (everybody does).
Month 3: <duty>own one region</duty>.
Month 6: <duty>plan the move of the Frankfurt cluster to our own hardware</duty>.
Month 12: tell us what we should stop doing.

THE BORING BIT
<pay>€95,000 – €118,000</pay>, 10% pension, VHI, 26 days. <permit>Stamp 4 or EU passport, or a Critical Skills permit which we'll sponsor</permit>. Process: chat, pairing on a broken cluster (paid), dinner-free final. Tandemly is an equal opportunities employer, under all nine grounds. If the process needs adjusting for you, tell Aoibhinn and it'll be adjusted; she has sign-off, no forms. We reply to everyone within ten days, including a reason if you ask for one. Agencies: we have a list and you aren't on it.
