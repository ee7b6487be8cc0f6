<name>GINEVRA ODDONE MALASPINA</name>
<headline>Restauratrice di beni culturali, settore 1 e 2 (lapidei, superfici decorate)</headline>

Residenza   <place>Casale Monferrato (AL)</place>
Cellulare   <phone>333 555 0912</phone>
Posta       <email>ginevra.om@example.org</email>
Nata il     <status>17 ottobre 1988</status>
P. IVA      regime forfettario dal 2019
Elenco      <cert><cname>Restauratore di beni culturali</cname>, elenco <issuer>MiC</issuer>, <date>2018</date></cert>

<h>Cantieri principali</h>

<job>- <start>2023</start>/<end>in corso</end>. <employer>Consorzio Restauri Monferrini</employer>, in subappalto. <title>Restauratrice responsabile di ponteggio</title>, facciata di San Domenico (stucchi e cotto). <point>Coordino tre collaboratrici; direzione tecnica del consorzio.</point></job>
<job>- <start>2021</start>-<end>2022</end>. <employer>Libera professione</employer>. <title>Restauratrice</title>: <point>ciclo di affreschi, cappella gentilizia a Ozzano (pulitura, consolidamento, reintegrazione a tratteggio).</point></job>
<job>- <start>Aprile 2016</start> - <end>dicembre 2020</end>. <employer>Bottega Arisio Restauri S.n.c.</employer>, <place>Torino</place>. <title>Collaboratrice restauratrice</title>, contratto edile II livello. <point>Palazzi juvarriani, scaloni, una fontana nella quale sono anche caduta.</point></job>
<job>- <start>2014</start>-<end>2015</end>. <employer>Museo Lapidario di Acqui</employer>. <title>Tirocinante</title>, <point>schedatura di 120 frammenti in SIGECweb.</point></job>

<h>Istruzione e formazione</h>

<edu>a.a. <start>2008/09</start> - <end>2013/14</end>: <degree>Laurea magistrale a ciclo unico</degree> in <field>Conservazione e restauro dei beni culturali (LMR/02)</field>, <school>Università di Torino, Venaria Reale</school>. <grade>110 e lode</grade></edu>
<edu><end>2007</end>: <degree>Diploma di liceo artistico</degree>, <school>Liceo Leonardo Bistolfi</school>, <grade>98/100</grade></edu>
<cert><date>2022</date>: <cname>Corso ponteggi e lavori in quota (PLE)</cname></cert>
<cert><date>2020</date>: <cname>Sicurezza, formazione preposto</cname>, aggiornamento scaduto</cert>

<h>Tecniche e strumenti</h>

<skills><skill>laser Nd:YAG (corso, 2 cantieri)</skill>; <skill>impacchi e solvent gel</skill>; <skill>malte e stucchi storici</skill>; <skill>fluorescenza UV</skill>; <skill>rilievo fotogrammetrico con Metashape</skill>; <skill>AutoCAD per tavole di degrado</skill></skills>

<h>Lingue</h>
<language>inglese</language> <level>B2 (First, 2012)</level> – <language>francese</language> <level>lettura di documenti</level>

<h>Pubblicazioni</h>
<pub>Oddone Malaspina G., <title>Stucchi in controluce</title>, in <employer>Quaderni del Restauro Piemontese</employer>, n. 11, <end>2021</end></pub>
<pub>con E. Arisio, poster <employer>IGIIC</employer>, <end>2019</end>: <title>Quando la fontana perde</title></pub>

<other>Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.</other>
