<h>BIO - DATA</h>

<name>DIL BAHADUR THAPA MAGAR</name>

Post applied for: <headline>SECURITY GUARD / SECURITY SUPERVISOR</headline>

Permanent Address: <place>Tansen-6, Palpa, Nepal</place>    Contact: <phone>+977 984 755 5012</phone>

<status>Date of Birth (A.D.): 1986/09/14</status>  <status>Passport valid up to 2032</status>  <status>Height: 5'9" Weight: 72 kg</status>  <status>Religion: Hindu</status>

<h>OVERSEAS EXPERIENCE</h> 8 YEARS , <h>ARMY</h> 9 YEARS

COUNTRY      COMPANY                        POST                    YEAR
<job><place>Qatar</place>        <employer>Gulf Sentinel Security W.L.L</employer>   <title>Security Guard</title>          <start>2016</start> - <end>2018</end></job>
<job><place>Qatar</place>        <employer>Gulf Sentinel Security W.L.L</employer>   <title>Shift In-charge</title>         <start>2018</start> - <end>2020</end></job>
<job><place>U.A.E.</place>       <employer>Emirates Watchmen Services</employer>     <title>SIRA Security Guard</title>     <start>2021</start> - <end>2024 Jan.</end></job>
<job><place>Nepal</place>        <employer>Nepal Army (Infantry)</employer>          <title>Sainik</title> to <title>Pyuth (L/Cpl)</title> <start>2005</start> - <end>2014</end></job>

<h>Duties in Qatar</h> : <point>access control in Metro Red Line site gate, night patrolling, daily occurrence book, leading
22 guards of night shift (as in-charge), issue of visitor pass, CCTV watching 48 cameras.</point>

<h>Duties in Dubai</h> : <point>mall guard at Deira, crowd control in Eid and DSF, lost child procedure, fire panel.</point>

<h>UN Mission</h> : <vol><title>Peace keeper</title>, <employer>UNIFIL</employer> Lebanon, <end>2011</end> (6 months)</vol>

<h>EDUCATION</h> : <edu><degree>+2</degree> (<field>Education</field>) <school>Tribhuwan Multiple Campus</school>, <end>2062 B.S.</end> <grade>3rd division</grade></edu>  ,  <edu><degree>S.L.C.</degree> <end>2060 B.S.</end></edu>

<h>TRAINING</h> : <cert><cname>SIRA basic guard</cname> <date>2021</date> (expired Jan 2024)</cert> , <cert><cname>Fire fighting & first aid</cname>, <issuer>Qatar Civil Defence</issuer>, <date>2017</date></cert> , <cert><cname>MOI security licence Qatar</cname></cert>

<h>LANGUAGE</h> : <language>Nepali</language> , <language>Hindi</language> , <language>English</language> (<level>medium</level>) , <language>Magar</language> , <language>Arabic</language> (<level>few</level>)

<h>COMPUTER</h> : <skills><skill>e-mail</skill> , <skill>Word</skill> , <skill>CCTV software</skill></skills>

<other>All above given data are true. If found false I will be responsible.</other>

<other>………………</other>
<other>Dil Bahadur Thapa Magar</other>
