<name>Hauke Petersen</name>, <headline>Tischlermeister</headline>
<place>Dörpstraat 3, 25899 Niebüll</place>. Tel. <phone>04661 / 555 019</phone>

<h>Werdegang</h>

<edu><end>1994</end>
<degree>Realschulabschluss</degree>, <school>Realschule Leck</school></edu>

<edu><start>1.8.1994</start> – <end>31.7.1997</end>
<degree>Tischlerlehre</degree> bei <school>Tischlerei Momme Clausen, Dagebüll</school>
<degree>Gesellenbrief</degree> <grade>(praktisch sehr gut, Theorie befriedigend)</grade></edu>

<job><start>Sept. 97</start> bis <end>Juni 98</end>
<title>Zivildienst</title>
<employer>Jugendherberge Wyk auf Föhr</employer></job>

<job><start>1998</start> bis <end>2001</end>
<title>Wandergeselle</title> (zünftig gereist, Schacht Freier Begegnung)
<point>Stationen u.a. Graubünden, Südtirol, Norwegen, ein Winter in Namibia</point></job>

<job><start>Herbst 2001</start> bis <end>Ende 2006</end>
<title>Geselle</title>, später <title>Vorarbeiter Bootsausbau</title>
<employer>Werft Lorenzen & Söhne</employer>, <place>Husum</place>
<point>Innenausbau von 11 Yachten zw. 38 und 62 Fuß, Stabdecks aus Teak</point></job>

<edu><start>2007</start>/<end>08</end>
<degree>Meisterschule</degree> in Vollzeit, <school>HWK Flensburg</school>
<degree>Meisterbrief</degree> im <field>Tischlerhandwerk</field> Mai 2008, <point>Meisterstück: Stehpult in Mooreiche</point></edu>

<job><start>1. Juli 2008</start> bis <end>31.12.2019</end>
<title>Inhaber</title> <employer>Tischlerei Petersen</employer>, <place>Niebüll</place>
<point>Fenster, Haustüren und Treppen für Reetdachhäuser, Denkmalpflege
(Kirche Emmelsbüll, Pastorat Deezbüll)</point>
<point>zuletzt 4 Gesellen, insges. 6 Lehrlinge ausgebildet</point>
<point>Betrieb aus gesundheitlichen Gründen (Bandscheibe) übergeben</point></job>

2020
<other>Reha und Umorientierung</other>

<job><start>seit Februar 2021</start>
<title>Fachlehrer für Fachpraxis Holz</title> (Teilzeit 65 %)
<employer>Berufliche Schule Wiedingharde</employer>
<point>BGJ und Fachstufe 1, Maschinenscheine TSM 1 und 2</point></job>

<job>daneben <title>Sachverständiger</title>, <point>etwa 8 Gutachten im Jahr</point></job>

<h>Außerdem</h>

<cert><cname>öffentlich bestellt und vereidigt</cname> durch die <issuer>HWK</issuer>, <date>2016</date></cert>
<vol><title>Prüfungsausschuss der Innung</title>, <start>seit 2012</start></vol>
<skills><skill>AutoCAD</skill> leidlich, <skill>OSD Branchensoftware</skill> gut, <skill>CNC (Homag)</skill> Bedienung</skills>
<language>Plattdüütsch</language> un <language>Hoochdüütsch</language>, <language>Dänisch</language> <level>so dass es reicht</level>
<status>Führerschein BE, T</status>; <status>geboren 2.4.1978</status>; <status>verh.</status>, <status>3 Kinder</status>
