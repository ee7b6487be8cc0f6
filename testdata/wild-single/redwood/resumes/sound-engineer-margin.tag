

<name>ivo. maddern</name>

--------------------------------------------------------------------------------
<place>bristol BS5</place>     <email>ivo@maddern.example.org</email>      <link>maddern.example.org/reel</link>       <phone>07700 900 318</phone>


<summary>twenty-odd  years  behind desks and under stages.   front of house first, monitors
when somebody has to.   comfortable with  digital and analogue  consoles,  small
rooms, big tents and bad weather.  calm with nervous artists.</summary>


<h>WORK</h>

<job><start>2019-</start>        <employer>Tidewrack Audio</employer> -------------------------------------------- <place>Bristol, UK</place>
     <point>front of house for touring folk and jazz acts, crew booking, van driving.</point>
</job>
     
<job><start>2015</start>-<end>2019</end>    <employer>The Lantern Rooms</employer> ------------------------------------------- <place>Bath, UK</place>
     <point>house engineer, rota of five casuals, PA maintenance, noise logs for council.</point>
</job>

<job><start>2011</start>-<end>2015</end>    <employer>Pennyquick Productions, Ltd.</employer> ----------------------------- <place>Cardiff, UK</place>
     <point>conference sound, radio mics, system tech on outdoor festivals.</point>
</job>

<job><start>2008</start>-<end>2014</end>    <employer>mad dern sound</employer> ---------------------------------------------- <place>Newport, UK</place>
     <point>own hire business, client work, repairs, bookkeeping, one flooded lock-up.</point>
</job>

<job><start>2009</start>        <employer>Gwent Sinfonia</employer> -------------------------------------------- <place>Newport, UK</place>
     <point>archive recording, editing.</point>
</job>

<job><start>2003</start>-<end>2008</end>    <employer>Harbour Lights Cruises, MS Avelline</employer> ----------------------- <place>at sea</place>
     <point>show relief engineer, lighting operator, stage carpentry when short-handed.</point>
</job>

<job><start>2000</start>-<end>2002</end>    <employer>Quayhead Arts Centre</employer>, <employer>Foyle Studios</employer> -------------------- <place>Greater Belfast</place>
     <point>tape op, tea, cable runs.</point>
</job>

<h>STUDY</h>

<edu><end>2016</end> <degree>Level 3 Award</degree> <field>Electrical Safety for Live Events</field> ------------ <school>Severnside College</school></edu>
<edu><end>2000</end> <degree>HND</degree> <field>Music Technology</field> ----------------------------- <school>Lagan Institute, Belfast</school></edu>
