[⏪ Back to Portfolio](./)

# <name>Priyasha Kettleborough</name>

<place>Leeds, West Yorkshire</place> | <email>priyasha.k@example.com</email> | [Portfolio](<link>https://priyashak.example.com</link>) | Phone: <phone>07700 900 462</phone>

### [Click here for window pictures](./)

## 🪞 <h>My Work Experience</h>

<job>### <employer>Fenwright & Lowe</employer>, <place>Leeds, UK</place>
_<title>Regional Visual Merchandising Lead</title> (Full - time, maternity cover)_  
- <point>Look after presentation in 14 stores between Hull and Carlisle, with a budget for props that would not buy a decent sofa, and win the group's Christmas window prize in both years.</point>
- <point>Wrote the floor-set guide for denim and outerwear which store teams follow without me; sell-through of outerwear rose 18% against the northern average.</point>
- <point>Train 40+ sales colleagues a season in folding, steaming and talking to customers while doing it.</point></job>

<job>### <employer>Oddfellow Homeware</employer>, <place>York, UK</place>
_<title>Visual Merchandiser, Flagship</title>_
- <point>Rebuilt the ground floor around room settings rather than product types; average basket up by £9 in the first quarter.</point>
- <point>Ordered, stored and (mostly) recycled all props, keeping a spreadsheet that survived me.</point>
- <point>Worked nights for seasonal changes with a crew of 5 from an agency. </point>
- <point>Drew planograms in SketchUp and handed them to 9 smaller stores.</point>


</job><job>### <employer>Hartigan</employer> (department stores), <place>Sheffield, UK</place>
_<title>Display Assistant</title>_  
- <point>Dressed mannequins, hung signs, painted plinths, cut vinyl.</point>
- <point>Covered menswear on Saturdays; top seller of coats in December 2014.</point>


</job><job>### <employer>Threadwise Academy</employer>, online
_<title>Styling Mentor</title> (Freelance)_  
- <point>Led evening critiques for learners; 4.8 of 5 in end-of-course surveys.</point></job>

  
## 🛠 <h>Skills</h>
<skills>- **<group>Display</group>:** <skill>Window schemes</skill>, <skill>prop making</skill>, <skill>mannequin styling</skill>, <skill>vinyl cutting</skill>, <skill>lighting focus</skill>
- **<group>Software</group>:** <skill>SketchUp</skill>, <skill>MockShop</skill>, <skill>InDesign</skill>, <skill>Excel</skill>
- **<group>Shop floor</group>:** <skill>Planograms</skill>, <skill>KPI walks</skill>, <skill>stock rotation</skill>, <skill>working at height</skill></skills>

## 📜 <h>Education</h>
<edu>**<school>Leeds Arts University</school>,** <place>Leeds, UK</place>  
_<degree>BA (Hons)</degree> <field>Fashion Promotion</field>_ - <end>Jul 2013</end></edu>

<edu>**<school>Rotherham College</school>,** <place>Rotherham</place>  
_<degree>Level 3 Extended Diploma</degree>, <field>Art & Design</field>_ - <end>Jun 2010</end></edu>

## 🎖 <h>Certifications</h>
- <cert><cname>IPAF 3a (scissor lift)</cname> - <date>Feb 2022</date></cert>
- <cert><cname>First Aid at Work</cname> - <date>Sep 2021</date></cert>

[⏪ Back to Portfolio](./)
