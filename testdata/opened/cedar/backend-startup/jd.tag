<title>Backend Engineer (Go)</title> at <employer>Parcelwren</employer>
<place>Remote in the US (or hang out with us in Pittsburgh, PA)</place>

Hey! We're Parcelwren, 23 humans and a dog, Series A. We help small online shops figure out where the heck their packages are. About 9 million tracking events hit our API every day and that number doubled since spring, so stuff is starting to creak. That's where you come in.

What you'd be up to

You'd be our 6th backend person. You'll <duty>own the ingestion pipeline end to end</duty>, from the carrier webhooks to what the shops see. You'll <duty>break up a couple of services that got too chunky</duty>, <duty>make our Postgres fast again</duty>, and <duty>share the on-call pager</duty> (one week in six, it's pretty quiet, promise). You'll talk directly to customers now and then, and you'll review lots of pull requests. You will not be touching our <no>React</no> dashboard unless you really want to, and there's a separate person who does <no>Salesforce</no>.

Who we think would do great here

You've spent <years n="4" of="backend development">4+ years building backend systems</years> and shipped <must>Go</must> to production, not just on weekends. <must>PostgreSQL</must> doesn't scare you: you know what a <must>query plan</must> looks like and you've done a migration on a big table without taking the site down. You have run something event-driven, with <must g="1">Kafka</must>, <must g="1">Kinesis</must> or <must g="1">Google Pub/Sub</must>, whichever. We live on <must>AWS</must>, in <must>Docker</must> containers, so you should have too. You write <must>automated tests</must> because you like sleeping. You can design a <must>REST API</must> that other developers won't curse. And you write clearly, since we're remote and most of what we do happens in docs: <must>written communication</must> really matters.

Extra credit (truly not needed!): <nice>Terraform</nice>, <nice>gRPC</nice>, <nice>Redis</nice>, poking at <nice>Datadog</nice> or <nice>OpenTelemetry</nice>, any background in <nice>logistics</nice>. We're flirting with <nice>Kubernetes</nice> for next year.

We don't care about your degree. No <no>LeetCode</no> puzzles either, we do a paid half day together on a real bug. If you've never done <no>Rust</no>, fine, nobody here has.

The boring but nice part

<pay>$150k - $178k</pay> plus equity, health/dental/vision, 401(k), 16 weeks parental leave, $1,500 for your desk. You need to be <permit c="must">authorized to work in the US</permit>; we can't sponsor right now, sorry. Parcelwren is an equal opportunity employer and we really mean it.

Drop a resume and three sentences about something you broke to work@parcelwren.example.com. Mina (that's our CTO) reads every one of them.
