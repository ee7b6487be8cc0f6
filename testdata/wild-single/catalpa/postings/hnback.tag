<employer>Quillfork</employer> | <title>Senior Backend Engineer</title> | <place>REMOTE (US time zones, ±2h)</place> | Full-time | <pay>$165k–$190k + 0.1–0.3%</pay> | https://quillfork.example.com

We make payroll software for restaurants (tip pooling, multi-state tax, minors' hours). 19 people, profitable since last spring, no plans to raise. Four of us are engineers and you would be the fifth.

The codebase is Elixir/<no>Phoenix</no> on <no>Postgres</no>. You don't have to come from Elixir: deep experience in any of <must g="1">Elixir</must>, <must g="1">Erlang</must>, <must g="1">Clojure</must> or <must g="1">Scala</must> is fine, we've seen people move over in a month. What we do insist on is that you've kept a system that moves money running in production for a good while (<years n="6" of="backend">6+ years</years> of <must>backend</must> work is our rough bar), that you write <must>SQL</must> by hand and can read a <must>query plan</must>, and that you <must>write well</must>, because all decisions here are made in documents. Having met <nice>US payroll tax</nice> before would be lovely and so would <nice>Terraform</nice>.

There's a mobile app (<no>React Native</no>) and somebody else owns it. No <no>Kubernetes</no>; we run on three boring machines. No <no>machine learning</no> either and if you want to bring it in this isn't the place.

First months: <duty>take over the garnishments module</duty>, <duty>replace our nightly batch with something restartable</duty>, <duty>join on-call one week in five</duty>.

Process: 30 min chat, paid take-home (3 h), two conversations, offer. No leetcode. <permit>Must be authorized to work in the US</permit>, can't sponsor yet.

jobs+hn at quillfork.example.com, put "tip pool" in the subject so I know you read this far. — Dana
