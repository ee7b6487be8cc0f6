<employer>Parcelwise</employer> -- <title>Backend Developer (junior to mid)</title>
<place>Remote</place>, but <permit c="must">you must already have the right to work in the EU or UK</permit>; core hours 10:00-15:00 CET
<pay>EUR 42,000 - 58,000</pay> depending on experience

Who we are

Parcelwise is a 26 person company. Around 900 web shops use us to answer the question "where is my parcel?". Every day some 4 million tracking events arrive from 70 carriers, in every format invented since 1974. Our backend makes sense of them.

The work

You would join the Ingest team (four engineers, one product person). You'll <duty>write and maintain carrier integrations</duty>, <duty>take part in code reviews</duty>, and after six months <duty>join the on-call rotation</duty> (one week in six, paid). The services are written in <must>Python</must>, mostly <must g="1">FastAPI</must> with an older part in <must g="1">Django</must>; knowing one of the two well is enough. Data lives in <must>PostgreSQL</must>, so you should be able to write <must>SQL</must> by hand and read a query plan. Everything that talks to the world is a <must>REST API</must> or a queue; we use <nice>RabbitMQ</nice>, and if you've met some other message broker that's fine with us too. We expect <must>automated tests</must> with every change and ship in <must>Docker</must> containers several times a day.

We're looking for

- <years n="2" of="professional backend development">two years or so</years> of paid backend work. Internships count half, side projects are lovely but don't count
- comfortable with <must>Git</must> and with other people reading your code
- clear <lang c="must">written English</lang>; we are async and we write a lot
- a degree is not needed

Nice if you bring: some <nice>AWS</nice>, <nice>Redis</nice>, experience with <nice>CI pipelines</nice>, or <nice>logistics knowledge</nice>. Someone who has <nice>parsed ugly XML or EDI files</nice> will be greeted with cake.

What you won't be doing: <no>React</no>. The front-end team has that covered. <no>Kubernetes</no> is run by our platform people, and the data team has its own <no>Spark</no> playground which you can visit but not break.

We offer 30 days off, a 4-day week in August, a laptop of your choice, EUR 1,000 per year for learning (last year someone did a <no>Rust</no> course), and two meetups a year in Ghent.

How to apply: mail us at people@parcelwise.example.com with a CV and a link to something you wrote, code or prose. There is a 90 minute pairing call, no take-home. We reply to everybody. We welcome people of any background, age, gender and caring situation.
