ŻYCIORYS / CV

<name>Zbigniew Gołąbiewski</name>
ur. <status>12.12.1976 r. w Mielcu</status>
zam. <place>Rzeszów, ul. Krucza 8/14</place>
tel. <phone>600 000 771</phone>, e-mail: <email>zgolabiewski@example.com</email>

<h>Stanowisko, o które się ubiegam:</h> <headline>ustawiacz-operator CNC / programista</headline>

<h>Przebieg zatrudnienia:</h>

<job>a) od <start>01.06.2013</start> r. do <end>nadal</end>
   <employer>Lotnicze Zakłady Podkarpacie S.A.</employer>, <place>Rzeszów</place>, Wydz. W-40
   <title>operator CNC</title>, od <start>2017</start> <title>ustawiacz</title>, od <start>02.2021</start> <title>brygadzista</title> (¾ etatu przy maszynie)
   – <point>5-osiowe frezowanie łopatek i korpusów, DMG DMU 80 i Hermle C42</point>
   – <point>przezbrojenia skrócone z 4 h do 1 h 50 min (SMED)</point>
   – <point>odpowiedzialność za 8 osób na zmianie, wdrażanie uczniów</point>
   – <point>poprawki programów w NX CAM, nowe pisze technolog</point></job>

b) kontrakty za granicą przez agencję Nordwork:
   <job><employer>Stavanger Subsea Machining AS</employer>, <place>Stavanger</place>, <title>CNC-operatør</title> (tokarki Mazak), <start>10.2009</start>–<end>11.2012</end></job>
   <job><employer>Vlaeminck Metaal</employer>, <place>Gent</place>, <title>tokarz manualny</title>, 7 mies., do <end>maja 2013</end></job>

<job>c) <start>09.1998</start> – <end>12.2008</end>
   <employer>Zakład Mechaniczny "Gołąbiewski" s.c.</employer>, <place>Mielec</place> (firma własna z bratem)
   <title>współwłaściciel</title>, <title>tokarz-frezer</title>
   – <point>elementy do maszyn rolniczych, ok. 30 stałych klientów</point></job>

2008/2009 – przerwa, leczenie kręgosłupa (orzeczenie lekarskie bez ograniczeń od 2010)

<job>d) służba wojskowa: <start>1996</start>–<end>1997</end>, <employer>JW w Nowej Dębie</employer>, <title>kierowca-mechanik</title></job>

<h>Wykształcenie:</h>
<edu><school>Zespół Szkół Technicznych w Mielcu</school>, <degree>technik</degree> <field>mechanik obróbki skrawaniem</field>, <end>1996</end></edu>
<edu><school>Politechnika Rzeszowska</school>, studia zaoczne, <field>MiBM</field>, 4 semestry, bez dyplomu (<start>2001</start>–<end>2003</end>)</edu>

<h>Uprawnienia i kursy</h>
lp. | nazwa | rok | organizator
1 | <cert><cname>Programowanie Sinumerik 840D</cname> | <date>2014</date> | <issuer>ZDZ Rzeszów</issuer></cert>
2 | <cert><cname>Heidenhain iTNC 530 poz. 2</cname> | <date>2018</date> | <issuer>producent</issuer></cert>
3 | <cert><cname>suwnice z poziomu roboczego (UDT)</cname> | <date>2019</date>, ważne do 2029</cert>
4 | <cert><cname>wózki widłowe II WJO</cname> | <date>2011</date>, ważność wygasła</cert>
5 | <cert><cname>audytor 5S</cname>, wewnętrzny | <date>2022</date></cert>

<h>Umiejętności:</h>
<skills>• <skill>rysunek techniczny i GPS</skill>  • <skill>Sinumerik</skill>  • <skill>Heidenhain</skill>  • <skill>Fanuc</skill> (podstawy)  • <skill>maszyna współrzędnościowa Zeiss</skill> (odczyt)
• <skill>inconel i tytan</skill></skills>
języki: <language>norweski</language> <level>komunikatywny</level>; <language>angielski</language> <level>A2</level>; <language>rosyjski</language> <level>ze szkoły</level>
<status>prawo jazdy kat. B i T</status>
<other>zainteresowania: wędkarstwo, szybownictwo (pilot szybowcowy od 2004), OSP Trzciana</other>

Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.
