Subject: Role brief - <title>Senior Database Engineer (PostgreSQL)</title>
Client: <employer>Tidepool Ledger</employer> (via Corrib Talent, retained)
Location: <place>Galway</place>, two days on site, or fully remote <permit>anywhere in Ireland with the right to work here already - no sponsorship on this one</permit>
Money: <pay>€85,000 to €102,000</pay> + 8% pension + options that may some day be worth something

Hi all,

Tidepool runs reconciliation software for credit unions. 70 staff, profitable since 2023, 31 of them in engineering. Their whole product sits on Postgres and up to now the backend developers have been minding it between themselves. That was grand at 400 GB. They're past 9 TB and there was a bad Tuesday in March that everybody still talks about, so they want an owner.

What the person would do: <duty>take over the production clusters (primary, two streaming replicas, DR in Frankfurt)</duty>, <duty>get backups to the point where a restore is rehearsed and boring</duty>, <duty>plan the move from 13 to 16 with minimal downtime</duty>, and <duty>sit with the product squads and fix their slow queries before they ship</duty>. You'd be <duty>on the on-call rota one week in six</duty>, paid.

The CTO was clear about what he won't compromise on. <years n="5" of="running PostgreSQL in production">Five years minding PostgreSQL in production</years>, at a scale where autovacuum has hurt you. Real <must>query tuning: reading an EXPLAIN plan, indexing, partitioning</must>. <must>Replication and failover</must>, with <must g="1">Patroni</must>, <must g="1">repmgr</must> or <must g="1">pg_auto_failover</must>, he's not fussy which. <must>Point-in-time recovery and backup tooling, e.g. pgBackRest or Barman</must>. Enough <must g="2">Python</must> or <must g="2">Go</must> to automate your own chores, plus comfortable on <must>Linux</must>. And you must be able to <must>explain a locking problem to a developer without making an enemy</must>.

He'd be delighted to see <nice>Terraform or Ansible</nice>, <nice>AWS (they're on EC2, not RDS)</nice>, <nice>logical replication for upgrades</nice>, <nice>pgbouncer</nice>, <nice>Prometheus/Grafana</nice> or a bit of background in <nice>financial services</nice>. A <degree c="nice">computing degree</degree> is fine to have, nobody will ask for it.

For the avoidance of CVs: this isn't <no>Oracle</no> or <no>SQL Server</no>, their <no>data science crew have their own Snowflake</no> and there's a separate <no>Kubernetes platform team</no>. You won't be managing anyone.

Process: a chat with me, 60 minutes with two engineers going through a real (sanitised) incident, then lunch with the CTO. No whiteboard, no take-home. Tidepool is an equal opportunities employer and both offices are wheelchair accessible.

CVs to me by the 21st please.
Sinéad
