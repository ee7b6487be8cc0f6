Hafizah bte Sulaiman-Goh
GIS Analyst — Singapore (Citizen)

Snapshot: 5 yrs GIS, utilities then consultancy. Python = scripting not software dev. SQL ok in PG, never DBA. Remote sensing: one project.

2023 Apr – now   Lantana Mapping Pte Ltd, GIS Analyst (team of 7, one of 3 analysts, report to GIS Lead)
· Drain asset map for a statutory board: 41,000 features total, I cleaned the eastern catchment, abt 9,500
· wrote arcpy script that checks topology, cut QC from 2 days to ~half day for my batches. Now Wei Jie's team copying it
· LiDAR: vendor flew + classified; I made the contours in QGIS / DTM
· dashboards – ArcGIS Online, 4 live, 1 was rejected by client
· mangrove change detection w/ Sentinel-2, J.B. side, as asst to Dr Pannell (she did the model)
· tender: prepared the 3 maps + the methodology annex first draft. Won, S$480k (lead priced it)
· PG/PostGIS queries daily, infra fella does the backups & upgrades
· MOM-required safety thing: bizSAFE L1? no, that's the director

2020 Jul–2023 Mar   Straits Gas Grid, Technician (GIS records), contract 1+1 yr, converted perm Aug 2022
· redlined as-builts to GIS, 60-80 sheets a week
· migration GeoMedia → ArcGIS Utility Network: tester, about 120 test cases of 900. Cutover done after I left
· stood by for emergency map requests 1 wk in 4

Edu: Dip Geospatial & Urban Tech, Bedok Poly 2020. Part-time BSc Geog (SUSS-type, 'Univ of the Southern Strait'), 90 of 130 credit units
Cert: Esri ArcGIS Pro Associate – exam booked 12 Jan. FME: self-study, 1 workbench in use. Drone: UAPL lapsed 2022.
NUS? no. GeoWorks volunteer, OSM mapathon x2

Lang EN, Malay; Mandarin listening only
