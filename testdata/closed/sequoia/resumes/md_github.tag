# <name>Ilse-Marie Okonjo</name>

> <headline>platform person, mostly Kubernetes, sometimes the one who deletes it again</headline>

📫 <email>ilsemarie@okonjo.example.org</email> · 🐙 [<link>github.com/imokonjo-example</link>] · 📍 <place>Utrecht, NL</place> · 🛂 <status>EU Blue Card, valid to 2027</status>

---

## <h>🔭 What I do now</h>

<job>### [<employer>Krentenbol Logistics</employer>](https://krentenbol.example.com) — **<title>Site Reliability Engineer II</title>**
`<start>2022-03</start>` → `<end>now</end>` _(<place>Utrecht, 2 days remote</place>)_

* <point>Moved 61 services off hand-fed VMs onto **EKS**; the last three are still on VMs because of a licence dongle</point>
* <point>Wrote the on-call handbook. Pages per week went from ~40 to 11</point>
* <point>Mentor for two trainees (no line management)</point>

<tech>`Terraform` `Argo CD` `Prometheus` `Go (reading more than writing)`</tech></job>

## <h>🗂 Before that</h>

<!-- folded on the site -->

<job>### [<employer>Blauwdruk Hosting B.V.</employer>] — **<title>Linux Systems Administrator</title>**
`<start>2018-09</start>` → `<end>2022-02</end>` _(<place>Amersfoort</place>)_

* <point>Looked after 300 Debian machines in two data centres with one colleague</point>
* <point>Replaced Nagios with Icinga 2, then regretted it, then wrote the checks we were missing</point>
* <point>Helped the security officer through the first ISO 27001 audit (evidence for 14 controls)</point></job>

<job>### [<employer>Stichting Repair Café Zuilen</employer>] — **<title>Helpdesk, 1 day/week</title>**
`<start>2017</start>` → `<end>2018</end>`

* <point>Printers. Mostly printers.</point></job>


## <h>🧰 Toolbox</h>

<skills>| | daily | now and then |
|---|---|---|
| **<group>cloud</group>** | <skill>AWS</skill>, <skill>EKS</skill> | <skill>Hetzner Cloud</skill> |
| **<group>code</group>** | <skill>Bash</skill>, <skill>Python</skill> | <skill>Go</skill> |
| **<group>watching things</group>** | <skill>Prometheus</skill>, <skill>Loki</skill> | <skill>Jaeger</skill> |
</skills>

## <h>🎓 School & badges</h>

- <edu><degree>BSc</degree> <field>Informatica</field>, <school>Hogeschool Vechtstreek</school>, <end>2018</end> (<point>thesis: DNS failover on a shoestring</point>)</edu>
- <cert><cname>Certified Kubernetes Administrator</cname>, <issuer>CNCF</issuer>, <date>May 2023</date></cert>
- <cert><cname>LPIC-2</cname> <date>2019</date></cert>

## <h>🌱 Side projects</h>

- <proj>**<title>brakepad</title>** – <point>a small operator which refuses deployments on Friday after three; 210 stars</point> (<start>2021</start>–<end>today</end>)</proj>
- <proj>**<title>tulip-exporter</title>** – <point>Prometheus exporter for the soil sensors in my allotment</point> (<end>2020</end>)</proj>

## <h>🗣</h>

<language>Dutch</language> (<level>C1</level>), <language>German</language> (<level>mother tongue</level>), <language>English</language> (<level>C2</level>), <language>Igbo</language> (<level>kitchen level</level>)

<other>Built with plain Markdown. PDF on request. ⭐ not needed.</other>
