Subject: Vacancy - <title>Geospatial Data Officer</title> (re-advertised; earlier applicants need not re-apply)

<employer>Nuru Ziwa Mini-Grids Ltd</employer>
Duty station: <place>Kisumu</place>, with travel to Homa Bay, Migori and Turkana
Contract: 2 years renewable. Gross <pay>KES 145,000 - 170,000 per month</pay> depending on experience, plus medical cover for you and up to four dependants.

Who we are
Nuru Ziwa builds and runs solar mini-grids on the islands and shores of Lake Victoria and, since last year, in Turkana South. 37 sites are live and 52 are in the pipeline. Where the next grid goes, how long the poles run and who is connected first is decided on a map. You will own that map.

Your work
You will <duty>maintain our spatial database of sites, poles, meters and customers</duty>, <duty>plan and supervise field data collection by enumerators</duty>, <duty>digitise structures from satellite and drone imagery</duty>, <duty>run suitability analysis for new sites</duty>, and <duty>prepare maps for the county governments, EPRA and our lenders</duty>. Twice a year you <duty>train site technicians on GPS and mobile forms</duty>. Load-flow and tariff models are built by the engineers, so you won't be asked for <no>HOMER</no> or <no>PSS Sincal</no>.

We would like to hear from you if you hold a <degree c="must">bachelor's degree in geomatics, geospatial engineering, geography, land surveying</degree> or something close to that, and have spent <years n="4" of="GIS">not less than four years working with GIS</years>, part of it outside the office. You must be strong in <must>QGIS</must> and really at ease with <must>PostGIS</must> and <must>SQL</must>: at the interview we'll hand you a messy table and ask you to write a query. We collect with <must g="1">KoboToolbox</must>, but <must g="1">ODK</must> or <must g="1">SurveyCTO</must> people adapt in a day. You have planned <must>field surveys</must> and had enumerators under you, you check <must>data quality</must> without being told, and you can explain a <must>coordinate reference system</must> mix-up (Arc 1960 to WGS 84, you know the one) to someone who doesn't care. Good <lang c="must">English</lang> and <lang c="must">Kiswahili</lang> are needed; <lang c="nice">Dholuo</lang> helps with island communities, <lang c="nice">Turkana</lang> even more.

It would be a plus if you script in <nice>Python</nice>, have processed <nice>drone imagery</nice> (a <licence c="nice">KCAA remote pilot licence</licence> would be excellent), or have seen <nice>land acquisition or wayleave</nice> paperwork. You do not need <no>ArcGIS Enterprise</no>, we are not going back to it. Nor is <no>machine learning</no> required: building footprints come from a partner in Nairobi.

Please note: field weeks involve boats and long hours; life jackets are provided and compulsory. A <permit>valid national ID or Kenyan work permit</permit> and a certificate of good conduct issued in the last six months are requested at contract stage.

Applications: one PDF of max. 3 pages, plus a link to one map you're proud of, to people@nuruziwa.example.org by Friday 18th, 5 pm EAT. Nuru Ziwa does not charge a fee at any stage of recruitment. Women and persons living with disability are strongly encouraged to apply.
