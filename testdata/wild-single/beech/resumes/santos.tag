Good day Ma'am/Sir!

My name is <name>Marites Lagman Santos</name>, <status>41 yrs old</status>, <status>Filipino</status>, <status>Catholic</status>, <status>married with 2 kids</status> (18 and 15, my
mother take care of them). Now in <place>Tseung Kwan O, Hong Kong</place>. <status>Contract finish on 30 Nov 2024 (finished contract, employer relocating to UK), release letter ready.</status>

<h>WORK IN HONG KONG</h>
<job>From <start>Dec 2018</start> up to <end>now</end> (2 1/2 contracts) I am working with <employer>British family</employer> at <place>Tseung Kwan O</place>, as <title>domestic helper</title>, flat 1,300 sq ft, 2 adults 2 children (newborn when I came and 4 y/o) and 1 dog.
<point>I take care of the newborn from 3 weeks old - bathing, sterilizing bottles, sleep
routine, potty training.</point> <point>Bring the big boy to school bus and swimming.</point> <point>Cooking western and
chinese simple food, marketing with monthly budget of 7,000 HKD.</point> <point>Ironing, general cleaning,
walk the dog 2x a day.</point></job>

<job>From <start>Aug 2014</start> to <end>Aug 2018</end> working with <employer>Chinese family (Mrs. Kwok)</employer>, <place>Shatin</place> as <title>helper / elderly care</title>.
<point>Take care ah-ma 83 y/o, wheelchair, with diabetes: check blood sugar, giving insulin as
instructed by nurse, diaper change, transfer from bed.</point> <point>Bring to hospital follow-up.</point></job>

<h>WORK IN KUWAIT</h>
<job><start>2010</start> - <end>2012</end>, <employer>Kuwaiti family</employer>, <place>Salmiya</place>, <title>nanny</title>. <point>House of 8 persons with 3 helpers, my work is only for the twins.</point></job>

<h>WORK IN PHILIPPINES</h>
<job><employer>Golden Loaf Bakeshop</employer> <place>San Fernando Pampanga</place>, <title>cashier</title> <start>2006</start>-<end>2009</end></job>

<h>EDUCATION</h>: <edu><degree>2 yrs college</degree> undergrad, <field>HRM</field>, <school>Pampanga Arts and Trades College</school> <end>2003</end></edu>
<h>TRAINING</h>: <cert><cname>Domestic Work NC II</cname>, <issuer>TESDA</issuer> <date>2010</date></cert>; <cert><cname>First aid & CPR for infants</cname>, <issuer>HK Harbour First Aid Assoc.</issuer>, <date>2019</date></cert>

Can speak <language>English</language> <level>good</level>, <language>Cantonese</language> <level>little</level>, <language>Arabic</language> <level>few words</level>.
<skills>Can do: <skill>baby care</skill> / <skill>elderly care</skill> / <skill>cooking</skill> / <skill>baking</skill> / <skill>pet care</skill>. Can not: driving</skills>
<status>Willing: share room with kids yes, stay out no, day off Sunday</status>

WhatsApp <phone>+852 5550 9183</phone>  <email>marites.santos.dh@example.com</email>
<other>Reference: my employer Ma'am Claire can be called after 7pm</other>
