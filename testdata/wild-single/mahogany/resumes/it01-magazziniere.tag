<name>Samuele Tricarico</name>
<place>Via dei Mille 9, 29122 Piacenza</place>
<status>nato a Foggia il 2/11/1995</status>
cell. <phone>333 555 0118</phone>
<email>samu.tricarico@example.org</email>
<status>Patente B, automunito</status>

<h>Cosa faccio adesso</h>
<job>Da <start>ottobre 2021</start> sono <title>addetto al magazzino</title> (somministrato, poi tempo indeterminato, 4° liv. CCNL Logistica) presso la <employer>Coop. Il Gabbiano</employer>, appalto abbigliamento, polo di <place>Le Mose</place> (600 soci). <point>Faccio ricevimento merce, picking con radiofrequenza e, quando manca il capoturno, distribuisco io le missioni a una squadra di 8.</point></job>

<h>E prima</h>
<job><start>2019</start>-<end>2021</end> | <employer>Ristorante La Lanterna di zia Pina</employer>, <place>Vieste</place> | <title>cameriere</title>, stagione estiva | <point>80 coperti, comande a mano</point></job>
<job><start>2018</start> | <employer>Esercito Italiano</employer>, 82° Rgt. Fanteria "Torino", <place>Barletta</place> | <title>VFP1</title> | <point>Strade Sicure, 6 mesi a Roma Termini</point></job>
<job><start>2016</start>-<end>2017</end> | <employer>Azienda agr. di mio nonno</employer> | <title>bracciante</title> | <point>pomodoro e olive; guida trattore</point></job>
<job><start>2015</start> | <employer>Parrocchia S. Michele</employer> | <title>animatore</title> grest, rimborso spese</job>

<h>Studi</h>
<edu><degree>Diploma di perito</degree>
<field>Elettronica ed elettrotecnica</field>
<school>ITIS Altamura-Da Vinci</school>, <place>Foggia</place>
<end>2014</end>, <grade>72/100</grade></edu>
<edu><school>Università di Foggia</school>, <field>Economia aziendale</field>, 5 esami dati, lasciata nel <end>2016</end></edu>
<edu>ITS: sto frequentando il serale <degree>Tecnico superiore</degree> <field>logistica 4.0</field>, <school>ITS Last Piacenza</school>, fine prevista <end>luglio 2026</end></edu>

<h>Patentini</h>
<cert><cname>Carrello elevatore frontale</cname>, agg. <date>2023</date>; <cname>retrattile</cname>; <cname>PLE</cname> scaduto <date>2024</date>; <cname>antincendio rischio medio</cname>; <cname>primo soccorso gruppo B</cname></cert>

<h>Con il computer</h>
<skills><skill>Excel</skill>: buono (CERCA.VERT sì, macro no)
<skill>SAP EWM</skill>: uso giornaliero
<skill>Zucchetti presenze</skill>: base
<skill>Telegram e gruppi turni</skill>: purtroppo</skills>

<h>Lingue</h>
<language>inglese</language> <level>A2/B1</level>, <language>francese</language> <level>scolastico</level>, <language>punjabi</language> <level>qualche parola dai colleghi</level>

<vol><title>Delegato</title> <employer>Filt-Cgil</employer> di reparto dal <start>2023</start></vol>
<vol><title>Milite volontario</title> <employer>Pubblica Assistenza Croce Bianca</employer>, notti, dal <start>2022</start></vol>
<other>Disponibile a turni, non al part time. Autorizzo il trattamento dei dati ai sensi del Reg. UE 2016/679.</other>
