<name>Björn Ole Hansen-Kühl</name>
<place>Flensburg</place> • Jg. <status>1984</status> • <email>boh@example.org</email> • <phone>0151 / 555 20 931</phone>

<h>KURZ GESAGT</h>
<summary>Zwölf Jahre Koch, drei Jahre Zeitsoldat, jetzt IT. Nein, das ist kein Tippfehler.</summary>

<h>SEIT DEM WECHSEL</h>

<job><title>Systemadministrator</title> (befristet bis 30.09.2026, Elternzeitvertretung) bei der <employer>Stadtwerke Glücksburg AöR</employer>, Abt. IT/OT, seit <start>Oktober 2024</start>. <point>Zuständig für 140 Clients, Ticketsystem (Zammad), Einführung Intune; an der Leittechnik nur Patchen nach Anweisung.</point></job>
<job><title>Praktikant</title>, später <title>Werkstudent</title> ohne Studium (hieß halt so): <employer>Nordlicht Systemhaus</employer>, Inhaber Jens Petersen, 9 Leute, <place>Handewitt</place>, <start>02/2023</start>–<end>09/2024</end>. <point>First Level, Rollout von Kassen in 31 Bäckereifilialen.</point></job>

<h>DAVOR: KÜCHE</h>

<job><title>Souschef</title>, <employer>Restaurant »Fördeblick«</employer>, <place>Wassersleben</place> – <start>2016</start> bis <end>2022</end></job>
<job><title>Chef de Partie</title> (Saucier), Winter: <employer>Hotel Arlspitze</employer> in <place>Lech</place>, <start>2013</start> – <end>2016</end></job>
<job><title>Commis</title>, <employer>MS »Nordkap Princess«</employer>, Crew-Messe, 2 Verträge à 7 Monate, <start>2011</start>/<end>12</end></job>
<job><title>Jungkoch</title>, <employer>Ratskeller Schleswig</employer>, <start>2010</start></job>

<h>DAVOR: BUND</h>

<job><title>Feldkoch</title> (OG, SaZ 4), <employer>Spezialpionierbataillon 164</employer>, <place>Husum</place>, <start>2006</start> – <end>2010</end>, davon 4 Mon. Kundus</job>

<h>ABSCHLÜSSE</h>

<edu><degree>Fachinformatiker</degree> <field>Systemintegration</field> (Umschulung, <school>WBS</school>), IHK Flensburg, <start>06/2022</start> – <end>06/2024</end>: <grade>81 Punkte</grade></edu>
<edu>Ausbildung <degree>Koch</degree> (<school>Hotel Strandlust</school>), <end>2006</end></edu>
<edu><degree>Mittlere Reife</degree> <end>2003</end></edu>

<h>ZETTEL AN DER WAND</h>
<cert>▪ <cname>CCNA</cname> (<date>02/2025</date>)
▪ <cname>AZ-900</cname>
▪ <cname>LPIC-1</cname>, 101 bestanden, 102 im Mai
▪ <cname>HACCP-Beauftragter</cname></cert>

<h>KANN ICH</h>
<skills>sehr gut: <skill>Windows Server</skill>, <skill>Active Directory</skill>, <skill>PowerShell</skill>
gut: <skill>Proxmox</skill>, <skill>Veeam</skill>, <skill>Sophos UTM</skill>
mal gesehen: <skill>Ansible</skill>, <skill>Wireshark</skill>
für immer: <skill>Sauce béarnaise</skill></skills>

<h>SPRACHEN</h> <language>Dänisch</language> (<level>fließend, Mutter ist Dänin</level>) <language>Englisch</language> (<level>B2</level>) <language>Platt</language> (<level>sowieso</level>)

<vol>Nebenbei <title>Jugendtrainer</title> bei <employer>DGF Flensborg</employer> (Handball, mD) seit <start>2019</start>.</vol>
