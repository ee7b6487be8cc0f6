<name>Tama Raukawa-Hill</name>
<headline>REFRIGERATION MECHANIC, COMMERCIAL SERVICE</headline>
<place>Eaton, WA 6232</place>      Mob <phone>0491 570 158</phone>      <email>tama.rh@example.net</email>

<h>Licences</h>
    <cert><cname>Full ARCtick refrigerant handling licence</cname>       valid to <date>11/2027</date></cert>
    <cert><cname>Driver's licence C class</cname>, manual                 WA</cert>
    <cert><cname>Working at heights</cname></cert>, <cert><cname>EWP</cname>                       <date>2025</date></cert>
    Restricted electrical licence (WA)               not held, application lodged Nov 2025, assessment
                                                     of my NZ EST registration still pending

<h>Trade</h>
    <edu><degree>Level 4 National Certificate</degree> <field>Refrigeration and Air Conditioning</field>   <school>Manukau Institute of Technology</school>   <end>2014</end></edu>
    recognised by TRA as equal to Cert III, 2025

<h>Employment</h>                                                                          
▪ <job><title>Commercial refrigeration mechanic</title>      <employer>Leschenault Cooling</employer>          <place>Bunbury</place>       <start>Aug 2025</start> - <end>current</end>
      <point>Breakdowns and scheduled maintenance on supermarket racks and coolrooms.</point> <point>Electrical
      disconnect/reconnect by the licensed offsider.</point></job>
▪ <job><title>Senior service technician</title>              <employer>Waitemata Refrigeration</employer>      <place>Auckland</place>      <start>2017</start> - <end>Jul 2025</end>
      <point>Parallel rack systems, 11 supermarkets.</point> <point>Five CO2 transcritical sites, commissioned two
      of them.</point> <point>Electrical fault finding from wiring diagrams, Danfoss and Emerson controllers.</point>
      <point>On-site quotes, simPRO, after hours roster 1 in 4.</point></job>
▪ <job><title>Refrigeration mechanic</title>                 <employer>Hunua Ice & Air</employer>              <place>Papakura</place>      <start>2014</start> - <end>2017</end>
      <point>Coolroom installs, glycol chillers for two breweries, brazing and pressure testing.</point></job>
▪ <job><title>Apprentice</title>                             <employer>Hunua Ice & Air</employer>              <place>Papakura</place>      <start>2010</start> - <end>2014</end></job>

<h>Skills</h>
    <skills><skill>Commercial refrigeration</skill>        <skill>Parallel rack systems</skill>      <skill>CO2 transcritical</skill>
    <skill>Electrical fault finding</skill>        <skill>Brazing</skill>                    <skill>Glycol chillers</skill>
    <skill>Danfoss</skill>                         <skill>Emerson E2</skill>                 <skill>simPRO</skill></skills>

<status>NZ citizen, unrestricted work rights (special category visa)</status>
<other>Referees on request. Touch rugby, diving.</other>
