<name>Aurelio Banfi-Keogh</name>
<email>aurelio.bk@example.org</email>, <phone>+353 85 555 0199</phone>

<summary>I am a chef. Fifteen years, five countries, one burnt hand. I like small menus, whole animals and people who say "behind".</summary>

<job><start>Since March 2022</start> I have been <title>Head Chef</title> at <employer>The Curlew & Tide</employer> in <place>Kinsale, Co. Cork</place>. <point>Forty covers, six in the
kitchen. Food cost sits at 27 percent. We were in two guides last year and I am prouder of the
staff meal.</point></job>

<job>Before that, <end>winter 2021</end> back to <start>autumn 2018</start>, I worked for <employer>Gruppo Ristorazione Malnati S.r.l.</employer> at their
restaurant Il Cardo in <place>Bergamo</place>, first as <title>Chef de Partie (Sauces)</title>, and from <start>summer 2019</start> as <title>Sous Chef</title>.
<point>Ordering, rotas, HACCP files. When Covid came we cooked for the hospital.</point></job>

<job><title>Commis</title>, later <title>Demi-Chef</title>, <employer>Hotel Seeblick & Spa AG</employer>, <place>Weggis, Switzerland</place>: seasons <start>2015</start>, 2016 and <end>2017</end>.
<point>Breakfast for two hundred, then the cold section.</point></job>

<job>Winters in the same years: <title>Chalet Chef</title> for <employer>Powderhound Holidays Ltd</employer>, <place>Méribel</place>. <point>Twelve guests, one oven.</point></job>

<job>And for nine months in <start>2014</start>, a <title>stagiaire</title> (unpaid) at <employer>Ved Stranden 4</employer>, <place>Copenhagen</place>. <point>I picked herbs.</point></job>

<h>Schooling.</h> <edu>I did my apprenticeship at <school>Istituto Alberghiero di San Pellegrino Terme</school>, where I got the <degree>diploma di tecnico dei servizi di ristorazione</degree> in <end>2013</end>, <grade>86/100</grade>.</edu>
<edu>I began <field>Food Science</field> at <school>University College Cork</school> in <start>2022</start>, part time, and stopped after a year.</edu>

<h>Papers.</h> <cert><cname>HACCP Level 3</cname> (FSAI-approved, <date>2022</date>)</cert>; <cert><cname>manual handling</cname></cert>; <cert><cname>first aid</cname>, lapsed</cert>.

<h>Languages.</h> <language>Italian</language> and <language>English</language> from home, <language>German</language> <level>for kitchens</level>, <language>French</language> <level>for swearing</level>.

<h>Hands.</h> <skills><skill>butchery</skill>, <skill>fermentation</skill>, <skill>bread</skill>, <skill>menu costing</skill>; pastry only if you must</skills>
