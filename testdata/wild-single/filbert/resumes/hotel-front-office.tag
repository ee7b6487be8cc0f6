# cv-markdown
For the evening class "Git for everyone"

![Profile picture](https://pics.example.org/8821)
# <name>Benedikt Sauerwein</name>
**<headline>Front Office Manager, training as Revenue Analyst</headline>**
📧 <email>b.sauerwein@example.net</email> / 📱 <phone>+43 xxx xx xx 41</phone> / 📍 <place>Innsbruck (AT)</place>
🚗 <status>Driving licence B</status> / 🎂 <status>xx years (xx/xx/1990)</status>
🔗 [My LinkedIn](<link>https://www.linkedin.example.com/in/bsauerwein/</link>)

---

## 🎯 <h>Profile</h>
<summary>After more than 11 years behind reception desks I am moving towards revenue management. Calm, good with numbers and with angry guests. To get there I am taking the IHK course "Revenue & Pricing", which prepares for the certified exam in autumn.</summary>

## 💼 <h>Professional Experience</h>

### <job><title>Trainee Revenue Management</title> (career change) / <employer>ALPIN REVENUE PARTNER</employer> 
*📅 <start>Sept 2025</start> - <end>Now</end>*
*- <point>Three days a week in the office, two evenings course: I consolidate my basics (Excel, IDeaS, OTA channels).</point>*</job>

### <job><title>Front Office Manager</title> / <employer>HOTEL NORDKETTENBLICK</employer>
*📅 <start>May 2021</start> - <end>Aug 2025</end> / <place>Innsbruck (AT)</place>*
*- <point>Led a team of nine at the desk and in reservations, rosters, hiring, cash control.</point>*
*- <point>Changed the PMS from Fidelio to Mews in the low season without closing.</point>*
*- <point>Answered all reviews myself, Booking score from 8.1 to 8.9.</point>*</job>

### <job><title>Night Auditor</title> / <employer>Stadthotel Zum Goldenen Greif</employer>
*📅 <start>Dec 2017</start> - <end>April 2021</end> / <place>Salzburg (AT)</place>*
*- <point>Day close, no-show charges, morning reports for the owner family.</point>*
*- <point>First aid twice, fire alarm once (toast).</point>*</job>

### <job><title>Receptionist</title> / <employer>Alpenhof Seis</employer>
*📅 <start>Winter 2014</start> - <end>Oct 2017</end> / <place>Kastelruth (IT)</place>*
*- <point>Check-in in three languages, ski pass sales, airport transfers.</point>*</job>

## 🎓 <h>Diplomas</h>

### <edu><degree>Bachelor</degree> <field>Tourism Management</field>
*📅 <end>2014</end>*</edu>

### <edu><degree>Matura</degree>, <school>Tourismusschule Villa Blanka</school>
*📅 <end>2010</end>*</edu>

## 🛠️ <h>Skills & Passions</h>

- <skills>**<group>Skill areas</group> :** <skill>Mews</skill>, <skill>Fidelio</skill>, <skill>Excel</skill>, <skill>Complaint handling</skill>, <skill>Rostering</skill>, <skill>English</skill>, <skill>Italian</skill>, <skill>Humour</skill>.</skills>
- <other>**Passions and activities :** Ski touring, Brass band, Board games, Trains, Formula E.</other>
