FORMATO EUROPEO PER IL CURRICULUM VITAE

<h>INFORMAZIONI PERSONALI</h>
Nome                          <name>BELTRAMI LUIGINA</name>
Indirizzo                     <place>VIA DEI MILLE 40, 25032 CHIARI (BS)</place>
Telefono                      <phone>030 5550162</phone>    Cell. <phone>333 5550162</phone>
E-mail                        <email>luigina.beltrami@example.org</email>
Nazionalità                   <status>Italiana</status>
Data di nascita               <status>18/01/1977</status>

<h>ESPERIENZA LAVORATIVA</h>

<job>• Date (da – a)               DAL <start>01/09/2014</start> AD <end>OGGI</end>
• Nome e indirizzo del        <employer>COOP. SOCIALE IL GELSO A R.L. ONLUS</employer> – <place>ROVATO (BS)</place>
  datore di lavoro
• Tipo di azienda o settore   R.S.A. e assistenza domiciliare
• Tipo di impiego             <title>O.S.S.</title> – t. indeterminato, 30 ore
• Principali mansioni         <point>Igiene e mobilizzazione ospiti (nucleo 20 p.l.), aiuto ai pasti,</point>
  e responsabilità            <point>dal 2020 referente di nucleo per i turni e gli ausili</point></job>

<job>• Date (da – a)               DAL <start>MARZO 2011</start> A <end>LUGLIO 2014</end>
• Nome e indirizzo del        <employer>LAVORINO S.P.A. (AGENZIA PER IL LAVORO)</employer>, presso Istituto Mons. Zanardi
  datore di lavoro
• Tipo di impiego             <title>A.S.A.</title> – somministrazione, rinnovi mensili
• Principali mansioni         <point>Assistenza a disabili adulti, accompagnamento uscite</point></job>

<job>• Date (da – a)               <start>1995</start> – <end>2009</end> (maternità 2003 e 2006)
• Nome e indirizzo del        <employer>CALZIFICIO F.LLI PEDRALI SNC</employer> – <place>Palazzolo s/O</place> (cessata attività)
  datore di lavoro
• Tipo di impiego             <title>Operaia – rimagliatrice</title>, poi <title>capo linea</title></job>

Pagina 1 - Curriculum vitae di
BELTRAMI Luigina

<other>2009 – 2011: mobilità, assistenza alla madre</other>

<h>ISTRUZIONE E FORMAZIONE</h>

<edu>• Date (da – a)               <start>2012</start> – <end>2013</end>
• Nome e tipo di istituto     <school>ENTE FORMAZIONE FRANCIACORTA</school>
• Qualifica conseguita        <degree>Attestato O.S.S.</degree> (riqualifica ASA-OSS 400 ore) votazione <grade>92/100</grade></edu>

<edu>• Date (da – a)               <start>2010</start> – <end>2011</end>
• Qualifica conseguita        <degree>Attestato A.S.A.</degree>, 800 ore</edu>

<edu>• Date                        <end>1991</end>
• Qualifica conseguita        <degree>Licenza media</degree></edu>

<cert>• Corsi                       <cname>BLSD</cname> (retraining <date>2024</date>)</cert>
                              <cert><cname>HACCP</cname> <date>2022</date></cert>
                              <cert><cname>Addetto antincendio rischio elevato</cname> <date>2019</date></cert>

<h>CAPACITÀ E COMPETENZE PERSONALI</h>

PRIMA LINGUA                  <language>ITALIANO</language>
ALTRE LINGUE                  <language>FRANCESE</language>
• Capacità di lettura         <level>scolastica</level>
• Capacità di espressione orale    <level>elementare</level>

CAPACITÀ RELAZIONALI          <other>Pazienza, ascolto. Buon rapporto con i parenti degli ospiti.</other>
CAPACITÀ TECNICHE             <skills><skill>Sollevatore</skill>, <skill>vasca attrezzata</skill>, <skill>CBA cartella informatizzata</skill>, <skill>Word base</skill></skills>
CAPACITÀ ARTISTICHE           <other>Uncinetto, canto nella corale di S. Faustino</other>
PATENTE                       <status>B – automunita</status>
ULTERIORI INFORMAZIONI        <other>Disponibile notti e festivi. Iscritta L. 68/99: no</other>

Autorizzo il trattamento dei miei dati personali ai sensi del GDPR.
Chiari, 20/10/2024                                  Luigina Beltrami
