---
layout: cv
title: "<name>Marisol Quispe Huamán</name>"
subtitle: <headline>GIS developer & cartographer</headline>
permalink: /cv/
location: <place>Arequipa, Peru</place>
email: <email>marisol.qh@example.org</email>
mastodon: <link>https://mapstodon.example.org/@mariq</link>
updated: 2024-08-19
---

{% include nav.html active="cv" %}

**<h>EXPERIENCE</h>**

<job>_<start>2021-06</start> – <end>present</end>_
**<employer>Andes Hydro Observatory</employer>** — <title>GIS developer</title> — <place>Arequipa</place>
: <point>Nightly pipeline that turns Sentinel-2 scenes into lake outlines for 214 glacial lakes.</point>
: <point>Web map (MapLibre, PMTiles) that works on a village phone; 70 kB before tiles.</point>
: <point>Trained 30 municipal officers in QGIS, in Spanish and partly in Quechua.</point></job>

<job>_<start>2018-02</start> – <end>2021-05</end>_
**<employer>Catastro Claro S.A.C.</employer>** — <title>GIS analyst</title> — <place>Lima</place>
: <point>Parcel topology for 3 districts, about 88,000 polygons.</point>
: <point>PostGIS checks replaced a week of eyeballing by forty minutes.</point></job>

<job>_<start>2016-08</start> – <end>2017-12</end>_
**<employer>Puma Sur Mining Services</employer>** — <title>surveying assistant</title> — <place>Moquegua</place>
: <point>RTK GNSS, total station, drone flights (as observer, no licence yet).</point></job>

**<h>EDUCATION</h>**

<edu>_<start>2011</start> – <end>2016</end>_
**<school>Universidad Nacional de San Agustín</school>** — <degree>Ingeniera</degree> <field>Geográfica</field></edu>

<edu>_<end>2020</end>_
**<school>ITC, University of Twente</school>** — <degree>short course</degree>, <field>radar remote sensing</field> (online, 6 weeks)</edu>

**<h>LICENCES</h>**

<cert>_<date>2019-03</date>_
**<issuer>DGAC Perú</issuer>** — <cname>RPAS operator accreditation</cname></cert>

**<h>STACK</h>**

<skills>{% for s in page.stack %}
<skill>PostGIS</skill> ★★★★★
<skill>Python (rasterio, geopandas)</skill> ★★★★☆
<skill>QGIS</skill> ★★★★★
<skill>ArcGIS Pro</skill> ★★★☆☆
<skill>JavaScript</skill> ★★★☆☆
<skill>Google Earth Engine</skill> ★★☆☆☆
{% endfor %}</skills>

**<h>TONGUES</h>**

<language>Spanish</language>: <level>native</level> / <language>English</language>: <level>B2</level> / <language>Quechua</language>: <level>conversational</level>

**<h>MAPS ON WALLS</h>**

<award><title>People's choice, map gallery</title>, <employer>Foro Geoespacial Andino</employer>, <end>2022</end></award>
