SEAFARER'S APPLICATION / CV                          Date: 14.02.2025

<h>1 PERSONAL</h>
Surname, name: <name>HORVAT Ante</name>    Rank applied for: <headline>CHIEF OFFICER</headline>
<status>DOB: 06-Oct-1989</status>    <status>POB: Šibenik</status>    <status>Nationality: CROATIAN</status>
Address: <place>Put Vida 4, 22000 Šibenik</place>   Nearest airport: Split
Mob: <phone>+385 91 555 0642</phone>   e-mail: <email>ante.horvat@example.com</email>
<status>Height 186</status>   <status>Weight 91</status>   Boiler suit XL  Shoes 45
<status>Marital status: Married</status>   Next of kin: Ivana Horvat (wife)

<h>2 DOCUMENTS</h>
Doc                               No            Issued        Expiry
<status>Passport                          000000000     11.04.2019    11.04.2029</status>
<status>Seaman's book HR                  00000         03.06.2021    03.06.2031</status>
<status>US visa C1/D                                    02.2020       02.2030</status>
<cert><cname>CoC STCW II/2 Chief mate unl.</cname>     0000/17       <date>20.09.2022</date>    19.09.2027</cert>
<cert><cname>GMDSS GOC</cname>                         000           <date>20.09.2022</date>    19.09.2027</cert>
<cert><cname>Adv. oil tanker V/1-1-2</cname>           000           <date>15.01.2023</date>    14.01.2028</cert>
<cert><cname>ECDIS generic + JRC type spec.</cname>                  <date>2018</date>          unlimited</cert>
<cert><cname>Ship security officer VI/5</cname>                      <date>2016</date>          unlimited</cert>
<status>Medical fitness                   10.12.2024    10.12.2026</status>

<h>3 SEA SERVICE (last first)</h>
Vessel            Type / DWT          Rank        Owner-manager              Sign on    Sign off
<job>ADRIA CREST       Prod. tkr 49.900    <title>C/O</title>         <employer>Kornat Shipmanagement</employer>      <start>03.07.24</start>   <end>12.12.24</end></job>
<job>ADRIA CREST       Prod. tkr 49.900    <title>C/O</title>         <employer>Kornat Shipmanagement</employer>      <start>18.10.23</start>   <end>02.04.24</end></job>
<job>ADRIA BREEZE      Prod. tkr 51.200    <title>2/O</title>         <employer>Kornat Shipmanagement</employer>      <start>01.02.23</start>   <end>14.07.23</end></job>
<job>NORDHAV STAR      Aframax 112.000     <title>2/O</title>         <employer>Nordhav Tankers AS</employer>         <start>11.05.21</start>   <end>20.01.22</end></job>
<job>NORDHAV MOON      Aframax 109.500     <title>3/O</title>         <employer>Nordhav Tankers AS</employer>         <start>02.03.17</start>   <end>30.09.17</end></job>
<job>LADY MIRNA        Gen. cargo 6.100    <title>Deck cadet</title>  <employer>Skradin Lines</employer>              <start>07.01.13</start>   <end>19.12.13</end></job>
(other contracts 2014-2021 on request; total sea time 71 months)

<other>Gap 02.22 – 12.22: shoulder operation + CoC upgrade course ashore</other>

<h>4 EXPERIENCE NOTES</h>
<other>3 SIRE inspections as C/O, last one with 2 observations</other>
<other>Cargoes: CPP, jet A1, FAME, gasoil. IG, COW (2 ops, Aframax). STS Kalamata, Skaw</other>
<other>Dry dock Bijela 2019 as 3/O</other>

<h>5 EDUCATION</h>
<edu><degree>Bacc. ing. nautical studies</degree>, <school>Maritime Faculty, Split-Zvončac</school>   <start>2008</start> – <end>2012</end></edu>
<edu><school>Nautical secondary school, Šibenik</school>   <start>2004</start> – <end>2008</end></edu>

<h>6 LANGUAGES / PC</h>
<language>Croatian</language> <level>mother tongue</level>   <language>English</language> <level>Marlins 92 %</level>   <language>Italian</language> <level>fair</level>
<skills><skill>Loadmaster</skill>  <skill>AMOS</skill>  <skill>Q88</skill>  <skill>MS Office</skill></skills>

<h>7 REFERENCES</h>
<other>Kornat Shipmanagement, Crewing dept, Capt. M. Lukšić</other>
<other>Min. salary expected as C/O: as per company scale. Ready to join: 15.03.2025</other>
