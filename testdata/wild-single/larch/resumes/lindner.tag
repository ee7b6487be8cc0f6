<name>Gudrun Lindner</name>                                        Halle (Saale), den 7. Mai 2024
<place>Reilstraße 88, 06114 Halle</place>

Ausführlicher Lebenslauf

Am <status>19. Oktober 1969</status> wurde ich als zweites Kind der Krankenschwester Inge Lindner und des Schlossers Rolf
Lindner in Merseburg geboren.

<edu>Von <start>1976</start> bis <end>1986</end> besuchte ich die <school>Polytechnische Oberschule „Käthe Kollwitz“ in Merseburg</school>, die ich
mit dem <degree>Abschluss der 10. Klasse</degree> (<grade>Prädikat „gut“</grade>) verließ.</edu> <edu>Danach erlernte ich vom <start>September 1986</start> bis
<end>Juli 1988</end> beim <school>VEB Kombinat Chemieversorgung Leuna</school> den Beruf der <degree>Facharbeiterin für Schreibtechnik</degree>.</edu>

<job>Im Ausbildungsbetrieb blieb ich als <title>Sekretärin im Direktorat Absatz</title>, bis die Abteilung zum
<end>31. März 1991</end> aufgelöst wurde.</job> <other>Es folgte eine kurze Zeit der Arbeitslosigkeit.</other>

<edu>Von <start>Januar 1992</start> bis <end>Dezember 1993</end> wurde ich am <school>Bildungswerk Saaleaue</school> umgeschult und legte die Prüfung
als <degree>Verwaltungsfachangestellte</degree> vor der Kommission des Landes ab (<grade>Note 1,9</grade>).</edu>

<job>Zum <start>1. Februar 1994</start> stellte mich die <employer>Gemeindeverwaltung Schkopau-Nord</employer> ein. Ich arbeitete dort
zunächst als <title>Sachbearbeiterin im Einwohnermeldeamt</title>; <point>zu meinen Aufgaben gehörten An- und
Abmeldungen, Lohnsteuerkarten, Pässe sowie die Wahlhelferlisten bei vier Wahlen</point>. Nach der Geburt meiner
Tochter war ich <other>von 1998 bis 2000 im Erziehungsurlaub</other>. Als ich zurückkehrte, übertrug man mir die Stelle
der <title>Standesbeamtin</title>, die ich bis zur Eingemeindung am <end>31. Dezember 2009</end> innehatte. <point>In dieser Zeit habe
ich ungefähr 900 Paare getraut.</point></job>

                                          - 2 -

<job><start>Seit dem 1. Januar 2010</start> bin ich beim <employer>Landratsamt Querfurter Platte</employer> beschäftigt, und zwar als
<title>Sachbearbeiterin Staatsangehörigkeit und Namensrecht</title> (EG 9a TVöD). <point>Ich prüfe im Jahr etwa
140 Einbürgerungsanträge, höre die Antragsteller an und fertige die Bescheide.</point> <point>Die Umstellung auf die
elektronische Akte habe ich für unser Sachgebiet als Ansprechpartnerin begleitet.</point></job>

Berufsbegleitend besuchte ich <cert><date>2003</date> das <cname>Grundseminar für Standesbeamte</cname> in <issuer>Bad Salzschlirf</issuer></cert> und
<cert>schloss <date>2015</date> den <cname>Beschäftigtenlehrgang II</cname> am <issuer>Studieninstitut</issuer> ab</cert>. Mit <skills><skill>AutiSta</skill>, <skill>LÄMMkom</skill> und
den üblichen <skill>Office-Programmen</skill></skills> bin ich vertraut. Aus der Schulzeit spreche ich <level>noch etwas</level> <language>Russisch</language>;
<language>Englisch</language> lerne ich an der Volkshochschule (<level>A2</level>).

Ich bin <status>geschieden</status> und habe <status>eine erwachsene Tochter</status>. <other>In meiner Freizeit singe ich im Chor</other>
<other>und pflege einen Kleingarten.</other>
