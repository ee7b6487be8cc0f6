<name>Tan Wei Shan, Priscilla</name>
<place>Blk 412 Pasir Ris Drive 6</place> | <phone>+65 5550 0192</phone> | <email>priscilla.tanws@example.com</email>
<status>Singaporean</status>, <status>notice 1 month</status>

<h>EDUCATION:</h>  <edu><degree>Dip.</degree> <field>Maritime Business</field>, <school>Singapore Polytechnic</school>, <end>2016</end></edu>
            <edu><degree>BSc (Hons)</degree> <field>Maritime Studies</field>, part-time, <school>Straits Northern University</school>, <point>final module outstanding (exp. 2027)</point></edu>
            <cert><cname>ICS Professional Qualifying Exams: 4 of 7 papers passed</cname></cert>

<h>EXPERIENCE:</h>
<job><employer>Kestrel Bay Shipping (S) Pte Ltd</employer> (operator, 15 ships, handy to ultra)
<title>Operations Exec</title> <start>11/2020</start>-<end>current</end>
<point>I look after 6 to 7 ships at any one time, TC-in and relets, ex Kalimantan, ECI, WAus and Richards Bay. From fixture recap till final hire statement. Everything is in IMOS, voyage P&L closed within 45 days.</point> <point>Laytime I do myself: SOF to signed statement, 60-over cargoes a year, mainly GENCON 94 with riders. Last yr collected USD 1.3m dem, one disputed case (USD 88k) still with lawyers.</point> <point>Bunkers: I get quotes from 3 brokers, stem at Spore, Fujairah, Zhoushan. Saved abt USD 9/mt vs Platts on avg in 2024.</point> <point>Agents appointed in some 40 ports; DAs reconciled via DA-Desk.</point> <point>Speed & consumption: read StormGeo and WNI post-voyage reports, raise underperformance under NYPE 93/46; claims dept runs with it after that.</point> <point>Pilot for EU ETS - filled in the voyage data for 2 ships, the sustainability manager submitted.</point></job>

<job><employer>Pelangi Grain Logistics</employer>
<title>Asst Ops Executive</title> <start>Jul 2018</start> to <end>Oct 2020</end> <title>Mgmt trainee</title> <start>mid 2017</start>
<point>panamax and supra grain, US Gulf/PNW/Brazil into Vietnam and Indonesia. Daily noon reports, vessel line-up, holds cleaning & fumigation arrangements.</point> <point>Attended draft surveys at Cigading and Phu My (as charterers' rep, not the surveyor)</point> <point>backed up the senior operator on laytime, took over his 3 ships when he was on reservist</point></job>

<job><employer>Sunrise Box Feeders</employer>
<title>Intern, documentation</title>, <start>Mar</start> - <end>Aug 2015</end>
<point>manifests and B/L typing.</point></job>

<h>SKILLS:</h>  <skills><skill>Veson IMOS</skill> 4/5   <skill>DA-Desk</skill> 4/5   <skill>Excel</skill> 4/5   <skill>AXSMarine</skill> 3/5   <skill>IMSBC cargo groups</skill> 3/5   <skill>Power BI</skill> 1/5</skills>
<h>LANGUAGES:</h>  <language>English</language> (<level>first language</level>), <language>Mandarin</language> (<level>spoken ok, reading slow</level>), <language>Bahasa Indonesia</language> <level>a bit</level>
<h>OTHERS:</h>  <other>dragon boat, cat mum</other>
