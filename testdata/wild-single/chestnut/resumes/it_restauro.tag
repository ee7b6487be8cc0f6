CURRICULUM FORMATIVO E PROFESSIONALE
<name>Ginevra Bonamassa-Ferlito</name>
Nata a Lecce il <status>28.06.1985</status> – <status>cittadinanza italiana</status> – <status>patente B</status>
Residente in via dei Mille 41, <place>Prato</place> – <email>g.bonamassa@example.org</email> – <phone>+39 320 000 4412</phone>

<headline>Restauratrice di beni culturali – dipinti su tela e tavola, superfici decorate</headline>
Iscritta nell'elenco MiC dal 2019

<h>ATTIVITÀ PROFESSIONALE</h>

<job>Dal <start>2016</start> <title>libera professionista</title>, P. IVA; titolare dal 2021 di laboratorio con una collaboratrice part-time
<employer>Studio Bonamassa Restauri</employer>, <place>Prato</place>
Committenti e lavori principali:
   Anno    Opera / luogo                                          Committente
   2024    <point>Pala d'altare, XVI sec., Pieve di Montemurlo</point>           Parrocchia, SABAP Firenze
   2023    <point>Soffitto a cassettoni (solo saggi e consolidamento)</point>    Fondazione privata, Pistoia
   2021-22 <point>Sei tele, Museo civico</point>                                 Comune di Empoli
   2019    <point>Stacco di strappo, Palazzo Ricasoli</point>                    in ATI con altri due studi
   2018    <point>Bandiera processionale</point>                                 Misericordia di Carmignano
</job>

<job><start>2012</start> – <end>2015</end>: <employer>Laboratorio Ceppatelli & C. sas</employer>, <place>Firenze</place>. <title>Collaboratrice restauratrice</title>
- <point>pulitura, stuccatura e ritocco a selezione cromatica</point>
- <point>documentazione fotografica UV/IR</point></job>

<job><start>2010</start> – <end>2012</end>: <title>stagista</title> e poi <title>borsista</title>, <employer>Centro Conservazione e Restauro Le Vigne</employer>, <place>Venaria</place></job>

<job>Estate <end>2008</end>: <title>cameriera di sala</title>, <employer>Masseria Li Furni</employer>, <place>Ostuni</place></job>
2015-16: maternità

<h>FORMAZIONE</h>

<edu>Ciclo unico <degree>Laurea magistrale LMR/02</degree>, <field>Conservazione e restauro</field>, PFP 2, <school>Accademia di Belle Arti di Firenze</school>, <end>2015</end> (<grade>110/110</grade>)</edu>
<edu><degree>Diploma</degree> liceo artistico, <school>Liceo Ciardo-Pellegrino Lecce</school>, <end>2004</end>, <grade>84/100</grade></edu>
<cert>Corso <cname>Reversibilità dei materiali: gel rigidi</cname>, 24 h, <issuer>Opificio delle Pietre Dure</issuer>, <date>2022</date></cert>
<cert><cname>Formazione sicurezza lavoratori rischio alto</cname> (16 h)</cert> e <cert><cname>lavori su ponteggio</cname>, agg. <date>2024</date></cert>

<h>COMPETENZE TECNICHE</h>
<skills><skill>foderatura</skill> (a pasta e sintetica), <skill>disinfestazione anossica</skill>, <skill>foglia oro a guazzo</skill>, <skill>XRF portatile</skill> (uso con strumento a noleggio),
<skill>Photoshop</skill>, <skill>Agisoft Metashape</skill> di base, <skill>capitolati e computi</skill></skills>

<h>LINGUE</h>
<language>italiano</language> <level>madrelingua</level>; <language>francese</language> <level>C1</level>; <language>inglese</language> <level>B1</level>; <language>tedesco</language>: <level>solo terminologia</level>

<h>PUBBLICAZIONI E CONFERENZE</h>
<pub>in collab. <title>Un caso di doppia foderatura</title>, <employer>Quaderni del restauro toscano</employer> 7, <end>2020</end>, pp. 33-41</pub>
<pub>Relatrice, <title>Pulire meno</title>, <employer>Giornate pratesi</employer>, <end>ottobre 2023</end></pub>

<h>ALTRO</h>
<vol><title>Guida</title> volontaria <employer>FAI</employer>, delegazione di Prato, <start>dal 2019</start></vol>
Autorizzo il trattamento dei dati personali (Reg. UE 2016/679). Prato, gennaio 2025
