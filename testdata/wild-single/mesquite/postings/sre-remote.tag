<title>Site Reliability Engineer</title>

Location: <place>Remote – Europe, UK, or Americas up to UTC−5</place>
Department: Infrastructure
Employment type: Full time
Compensation: <pay>€84K – €112K</pay> • Offers equity

Hi! We're <employer>Loomcast</employer>, a forty-person company with no office. Podcasters upload a WAV; we do the leveling, <no>transcription</no>, chapters and distribution. About 31 million minutes of audio pass through our queue each month, and once every quarter something very strange happens to it. We'd like you to be curious about that.

The role

Until now product engineers have run their own services and one infra person (hello, Jussi) has run everything underneath. You'll be number two. That means <duty>building guard rails</duty> more than closing tickets: <duty>define SLOs with each team</duty>, <duty>own the incident process</duty>, <duty>make the weekly deploy boring</duty>, <duty>get our transcoding bill down</duty>. On-call is shared by all ten engineers, follow-the-sun, paid per shift.

Where things are today

• ~70 nodes on Hetzner plus a little <no>GCP</no>, <must>Kubernetes</must> on both. This you'll live in.
• <no>Elixir</no> and <no>Ruby</no> services written by others; being able to read a stack trace is plenty
• ML folks use <no>PyTorch</no> on rented GPUs and look after themselves
• <no>Prometheus</no>, <no>Loki</no>, <no>Grafana</no>; we've argued about leaving for a vendor and have not
• Infra as code in <must g="1">Pulumi</must>. If your history is in <must g="1">Terraform</must> that's the same muscle – see below

You might be a good match if

• you've kept a <must>production Kubernetes</must> cluster healthy for <years n="3" of="production Kubernetes">three years or more</years>, upgrades included, not only deployed to one
• you write <must>infrastructure as code</must> (<must g="1">Terraform</must>, <must g="1">Pulumi</must>, <must g="1">Crossplane</must>, whichever)
• <must>Linux</must> holds few secrets for you: you've used <must g="2">strace</must>, <must g="2">perf</must> or <must g="2">eBPF</must> tools when logs had nothing to say
• you can program, in <must g="3">Go</must>, <must g="3">Python</must> or something like them, beyond shell glue
• you've <must>led incidents</must> and written <must>postmortems</must> people still link to
• you <must>work asynchronously</must> by habit. Two short calls per week, that's all there is

Not needed but we'd grin: <nice>bare metal</nice>, <nice>object storage</nice> at petabyte scale (<nice>Ceph</nice>, MinIO), <nice>ffmpeg</nice> war stories, <nice>cost optimisation</nice>.

Certificates (<no>CKA</no>, <no>AWS whatever</no>) are neither here nor there to us, and there's no <no>Windows</no> anywhere.

<lang c="must">English</lang> is our working language; nobody's is perfect.

The other stuff: 32 days off plus your local holidays, four-day weeks in July and August, a €2,500 set-up budget, two gatherings a year (last: <no>Ljubljana</no>). In countries where we have no entity we hire through an employer of record, so <permit>you need to be able to work legally where you live</permit>.

How we hire: a written question (paid, 90 minutes), a debugging session on a broken cluster, a talk with Jussi and Marit. Two to three weeks overall. If you tick most but not all of the list, write anyway.
