<name>Marisol Aguirre-Tenney</name>, BSN, RN, CCRN
<place>San Antonio, TX</place> | <phone>210.555.0117</phone> | <email>m.aguirretenney@example.org</email>

<h>Licensure & Certifications</h>
<cert><cname>RN, Texas (multistate compact)</cname> – #XXX418, exp. <date>08/2026</date></cert>
<cert><cname>CCRN (Adult)</cname>, <issuer>AACN</issuer>, <date>2020</date>, renewed 2023</cert>
<cert><cname>BLS</cname></cert> / <cert><cname>ACLS</cname></cert> / <cert><cname>TNCC</cname></cert> – all current
NIHSS certified? yes → <cert><cname>NIH Stroke Scale</cname>, <date>Jan 2024</date></cert>

<h>Nursing Experience</h>

<job><title>Staff RN III, Medical-Surgical ICU</title> (24 beds, Level I trauma, Magnet)
<employer>Mission Trails University Hospital</employer>, <place>San Antonio, TX</place>
<start>Feb 2019</start>–<end>present</end> | 0.9 FTE, 7p–7a
   ▪ <point>1:1–1:2 ratio; post-op hearts (day 2+), septic shock, DKA, GI bleeds, open abdomens</point>
   ▪ <point>CRRT (Prismaflex), Impella, IABP, EVDs, TTM, proning</point>
   ▪ <point>Relief charge approx. 3 shifts/month since 2021</point>
   ▪ <point>Preceptor to 9 new grads and 4 transfers; all off orientation on time</point>
   ▪ <point>CLABSI champion: unit at 0 for 412 days</point>
   ▪ <point>Rapid response / code team RN; about 2 calls a week, plus transport to CT and IR with
     vent and drips</point>
   ▪ <point>Built (with pharmacy) the levophed-in-peripheral-line checklist, now in its second revision;
     I wrote the nursing half</point>
   ▪ <point>Palliative liaison for nights: family meetings at 3 a.m., withdrawal of support, honor walks</point>
   ▪ Charting: <tech>Epic</tech></job>

<job><title>Travel RN, COVID ICU</title> (2 × 8-wk contracts, leave of absence from MTUH)
<employer>Lodestar Medical Staffing</employer> – assigned to <place>El Paso, TX</place> and <place>Yuma, AZ</place>
<start>Nov 2020</start>–<end>Mar 2021</end> | 48 h/wk nights
   ▪ <point>Surge units, up to 1:3, pronation team</point>
   ▪ <point>Two charting systems in two days (Meditech in El Paso, Cerner in Yuma)</point></job>

<job><title>RN, Telemetry/PCU</title> (36 beds, 1:4)
<employer>Sts. Cyril & Method Regional</employer>, <place>Corpus Christi, TX</place>
<start>July 2016</start>–<end>Jan 2019</end>
   ▪ <point>Cardizem, amiodarone and heparin drips; post-cath sheath pulls</point>
   ▪ <point>Unit council secretary, wrote the bedside-report script still in use</point></job>

<job><title>CNA</title>, float pool
same hospital (<employer>Sts. Cyril & Method Regional</employer>)
<start>2014</start>–<end>2016</end>, PRN while in school</job>

<h>Education</h>
<edu><degree>BSN</degree>, <school>Texas A&M University–Corpus Christi</school>, <end>May 2016</end>, <grade>cum laude</grade></edu>
<edu><degree>MSN</degree> (<field>AGACNP</field>), <school>UT Health San Antonio</school>, 18 of 48 credits complete, expected <end>2027</end></edu>

<h>Languages</h>
<language>Spanish</language> – <level>native, qualified bilingual staff (QBS) tested</level>
<language>English</language> – <level>native</level>

<h>Honors</h>
<award><title>DAISY Award</title> nominee <end>2020</end>, honoree 2022</award>
<award><title>Great 25 Nurses of South Texas</title>, <end>2023</end></award>

<h>Community</h>
<vol><title>Stop the Bleed instructor</title>, <employer>Northside ISD high schools</employer>, <start>2021</start>–</vol>
<vol><title>Medic tent</title>, <employer>Alamo City Half Marathon</employer>, every December</vol>

<h>Memberships</h>
<other>AACN, Emergency Nurses Association, Texas Nurses Association</other>
