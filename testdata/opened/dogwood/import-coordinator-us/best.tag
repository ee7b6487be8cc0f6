<h>SUMMARY:</h>  <summary>Import ops, ocean side, about six years. Containers in, containers out,
empties back before free time's up. Bilingual Viet/English.</summary>

<h>EXPERIENCE:</h>  <job><title>Import Ops Agent II</title> (<title>Agent I</title> til 9/21)/ <employer>Quillon Freight Systems</employer>/ <place>Newark NJ</place>/ <start>Nov '19</start> - <end>pres.</end>
1) <point>18 accounts, 90ish boxes a month, FCL mostly; LCL thru our CFS in Carteret maybe a fifth
of files</point>
2) <point>10+2s: I key about 60 a month in CargoWise. Zero late-filing penalties on my files in '23 and
'24 (before that there was one, in '22)</point>
3) <point>ANs, DOs, freight release, telex/OBL/SWB; CargoWise all day since Jan 2021, before that
an in-house system</point>
4) <point>Drayage w/ 7 truckers at PNCT, Maher and APM. Dual transactions where we can</point>
5) <point>Fought D&D bills under the FMC rule, got back $41k of $66k disputed in 2024 together with
our claims guy</point>
6) <point>CET / VACIS / tailgate exams: book the CES, keep customer calm. Entries go to the
brokers downstairs, I don't classify</point>
7) <point>FDA prior notice for 2 fish sauce importers (broker double checks), helped once on a
USDA hold</point>
8) <point>Show new people the desk, 3 so far. Not a supervisor</point></job>

<job><title>Office asst.</title>/ <employer>Bao Long Seafood Imports</employer>/ <place>Jersey City</place>/ <start>2017</start> - <end>fall 2019</end>  (family friend's biz)
1) <point>other side of the desk: POs to vendors in Can Tho on FOB and CFR, packing lists, called forwarders
all day asking where is my reefer</point>
2) <point>QuickBooks AP, Excel stock sheet w/ lookups which they still use</point></job>

<h>SCHOOL:</h>  <edu><school>Hudson County Community College</school>, <field>business</field>, <start>2015</start> to <end>2017</end>, 41 credits, did not finish</edu>
<edu><school>Dickinson HS</school> <degree>diploma</degree> <end>2015</end></edu>

<h>OTHER:</h>  <cert><cname>CCS</cname> (<issuer>NCBFAA</issuer>), in the course now, done w/ 5 of 9 modules</cert>
<language>Vietnamese</language> <level>(home language, read/write ok)</level>   <skills><skill>Excel</skill>: xlookup, pivots</skills>
<status>US citizen</status>

<name>THUY-LINH "LINDA" DANG</name>   <place>Bayonne NJ</place>   <phone>201 555 0139</phone>   <email>lindadang@example.com</email>
