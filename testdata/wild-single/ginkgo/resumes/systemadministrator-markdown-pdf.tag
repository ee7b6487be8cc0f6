<name>Henrik Aumüller</name>
<headline>Teamleiter IT-Infrastruktur | Linux-Administrator</headline>
<place>Regensburg</place> · <phone>+49 941 5550137</phone> · <email>henrik@aumueller-it.example.org</email> · <link>linkedin.com/in/haumueller-it</link>

<h>Profil</h>
<summary>Administrator mit Hang zum Aufräumen. Seit 2008 in Rechenzentren von Mittelständlern, zuletzt mit
Verantwortung für vier Kollegen. Schwerpunkte: Linux im größeren Maßstab, Virtualisierung, Backup,
das auch wirklich zurückgespielt wurde.</summary>

<h>Kernkompetenzen</h>
<skills>• <group>Plattformen:</group> <skill>Debian</skill>, <skill>RHEL</skill>, <skill>Proxmox</skill>, <skill>VMware vSphere</skill>, <skill>Kubernetes</skill> (Grundkenntnisse)
• <group>Automatisierung:</group> <skill>Ansible</skill>, <skill>Terraform</skill>, <skill>GitLab CI</skill>
• <group>Daten & Backup:</group> <skill>PostgreSQL</skill>, <skill>MariaDB Galera</skill>, <skill>Veeam</skill>, <skill>Bareos</skill>
• <group>Überwachung:</group> <skill>Icinga 2</skill>, <skill>Prometheus</skill>, <skill>Grafana</skill>
• <group>Netz:</group> <skill>OPNsense</skill>, <skill>VLAN</skill>, <skill>BGP</skill> (eingeführt)</skills>

<h>Berufserfahrung</h>
<job><title>Teamleiter IT-Infrastruktur</title> — <employer>Donauplast Verpackungen GmbH</employer>
<start>04/2019</start> – <end>heute</end> · <place>Regensburg</place> · Kunststoffverarbeitung
• <point>Leitung eines Teams von vier Administratoren, Budget rund 600 TEUR im Jahr.</point>
• <point>Ablösung von 38 physischen Servern durch zwei Proxmox-Cluster in getrennten Brandabschnitten.</point>
• <point>Wiederherstellungsübung jedes Quartal; Dauer von 19 auf 5 Stunden gesenkt.</point>
• <point>Vorbereitung auf TISAX, Audit im zweiten Anlauf bestanden.</point></job>

<job><title>Senior Systemadministrator</title> — <employer>Oberpfalz Hosting AG</employer>
<start>10/2013</start> – <end>03/2019</end> · <place>Amberg</place> · Webhosting
(Teilzeit 80 % ab 2017)
• <point>Betrieb von etwa 700 virtuellen Maschinen; Konfiguration komplett auf Ansible umgestellt.</point>
• <point>Rufbereitschaft jede vierte Woche.</point></job>

<job><title>Systemadministrator</title> — <employer>Klinikverbund Vilstal</employer>
<start>02/2008</start> – <end>09/2013</end> · <place>Vilsbiburg</place> · Gesundheitswesen
• <point>Betreuung von Windows-Clients und PACS an drei Standorten.</point></job>

<h>Frühere Stationen</h>
<job><start>2005</start> – <end>2008</end> · <employer>Elektro Zirngibl</employer> · Ausbildung, dann Geselle: <title>IT-Systemelektroniker</title></job>

<h>Ausbildung</h>
• <edu><school>IHK-Akademie Ostbayern</school> — <degree>Geprüfter IT-Projektleiter</degree> (<start>09/2015</start> – <end>07/2017</end>)</edu>
• <edu><school>Staatliche Realschule Kelheim</school> — <degree>Mittlere Reife</degree> (<end>2004</end>)</edu>

<h>Zertifikate</h>
• <cert><cname>RHCE</cname>, <date>2020</date> (läuft aus)</cert>
• <cert><cname>ITIL 4 Foundation</cname>, <date>2021</date></cert>

<h>Sprachen</h>
• <language>Deutsch</language> — <level>Muttersprache</level>
• <language>Englisch</language> — <level>B2 (Selbsteinschätzung)</level>
• <language>Tschechisch</language> — <level>A1</level>

Regensburg, im Oktober 2025
