<name>Tesfaye Gebremariam Bekele</name> | <headline>Heavy truck & trailer driver</headline> | <place>Adama, Ethiopia</place> | <phone>+251 911 555 402</phone>
<status>Licence: Grade 5 (Public/Liquid II/ Dry III), issued 2009 E.C. (2017), no points</status> | <status>Age 38</status> | <status>ID & police clearance ok</status>

<job><start>2018</start> > <end>now</end> | <employer>Awash Valley Transport S.C.</employer> | <title>Trailer driver (liquid)</title> | <place>Adama – Djibouti</place>
<point>benzene and jet fuel from Doraleh to Holeta depot, 4 trips in month</point> | <point>truck: Sinotruk HOWO 371 + tank 48 m3</point> | <point>zero spill, one small accident (other driver fault)</point></job>
<job><start>2013</start> > <end>2018</end> | <employer>Ato Girma Tolossa (owner of 3 trucks)</employer> | <title>Truck driver</title> | <place>Addis – Gondar – Metema</place>
<point>sesame, cement, fertilizer</point> | <point>loading papers, way bill, cash for road</point> | <point>change clutch, brake shoe, greasing by self</point></job>
<job><start>2010</start> > <end>2012</end> | <employer>Road construction project, Chinese contractor HZEC</employer> | <title>Dump truck operator</title> | <place>Jimma – Mizan</place>
<point>FAW 280 dumper, quarry to site, two shift</point></job>
<job><start>2007</start> > <end>2010</end> | <employer>Meskel Square taxi</employer> | <title>Assistant ("weyala")</title> then <title>minibus driver</title></job>

<h>School</h>: <edu><degree>Grade 10</degree> complete | <school>Hawas Secondary School</school> | <place>Adama</place> | <end>1999 E.C.</end></edu>
<h>Course</h>: <cert><cname>Dangerous goods driving</cname> | <issuer>Adama Driver Institute</issuer> | 10 days | <date>2018</date></cert>
<cert><cname>Auto mechanic level I</cname> | <issuer>Nazareth TVET</issuer> | <date>2006</date></cert>

<h>Language</h>: <language>Amharic</language> | <language>Afan Oromo</language> | <language>English</language> <level>road signs and simple talking</level> | <language>Arabic</language> <level>some, from Djibouti</level>
<skills><skill>GPS tracking device</skill> | <skill>smart phone</skill> | <skill>tyre change</skill> | <skill>reverse with trailer</skill></skills>

<other>Guarantor: my brother, Hailu Bekele, merchant, Adama</other>
