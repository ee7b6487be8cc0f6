<name>Ximena Ardelaide</name> | 42 points by <link>xardelaide</link> 3 hours ago

  Location: <place>Tallinn, Estonia (GMT+2)</place>
  Remote: Yes please. Hybrid in Tallinn ok
  Willing to relocate: no, two kids and a sauna
  Technologies: <skills><skill>Elixir/Phoenix</skill>, <skill>Postgres</skill>, <skill>Erlang/OTP</skill>, some <skill>TypeScript</skill>, <skill>Fly.io</skill>, <skill>Nix</skill> (sorry)</skills>
  Résumé/CV: <link>https://ardelaide.example.net/cv.pdf</link> or just read on
  Email: <email>hn@ardelaide.example.net</email>
  Permit: <status>EU citizen</status>

<summary>Hi HN. I am a <headline>backend engineer (12y)</headline> who likes queues, ledgers and telling people what their system will do on the worst day.</summary>

<job>Right now, and since <start>Feb 2021</start>, I'm <title>principal engineer</title> at <employer>Kopli Payments</employer> (licensed e-money institution, 55 people). <point>I designed the double entry ledger, 4M postings a day, and we've had zero unreconciled cents for 26 months.</point> <point>I mentor three engineers but manage nobody.</point></job>

<job>Before that <employer>Saltmarsh Games</employer>, <start>2017</start>-<end>early 2021</end>, <title>server dev</title>, fully remote from Tallinn for a <place>Bristol</place> company. <point>Matchmaking in Erlang for a mobile card game that peaked at 80k concurrent.</point> <point>Learned what a thundering herd is at 3am.</point></job>

<job>Even earlier: <title>PHP everything-person</title> at a travel agency's web shop (<employer>Läänemere Reisid</employer>, <place>Pärnu</place>, <start>2012</start> to <end>2016</end>). <point>Rewrote their booking importer, 9 hours to 14 minutes.</point></job> Then a year off walking and having the first kid.

I studied <edu><field>linguistics</field> at <school>Emajõe University</school> (<degree>BA</degree>, <end>2011</end>)</edu>, so no CS degree, if that's a filter for you.

I speak <language>Spanish</language> (<level>mother tongue</level>), <language>English</language> (<level>work</level>), <language>Estonian</language> (<level>B2 exam passed</level>).

Looking for: <other>small team, boring stack, money or energy domain. Not looking for: crypto, ads.</other>

reply
