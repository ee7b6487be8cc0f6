<name>Maëlle TRÉGUIDEL-BONNAFOUS</name>                                            <status>34 ans</status>, <status>permis B</status>
<place>22 rue des Lavoirs, 29600 Morlaix</place>                                  <phone>06 00 00 71 45</phone>
                                                             <email>maelle.tb@example.org</email>

              <headline>GESTIONNAIRE PAIE ET ADMINISTRATION DU PERSONNEL</headline>
              6 ans d'expérience – disponible sous 2 mois (préavis)

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job><start>Mars 2021</start> à <end>ce jour</end> : <employer>LES VIVIERS DU LÉON</employer> (conserverie, 180 salariés), <place>Roscoff</place>
<title>Gestionnaire de paie</title> – CDI
 <point>→ Établissement de 180 à 260 bulletins / mois (saisonniers de juin à septembre)</point>
 <point>→ DSN mensuelles et événementielles, solde de tout compte</point>
 <point>→ Participation au changement de logiciel (de Sage vers Silae), reprise des compteurs de
   congés</point></job>

<job><start>Sept. 2018</start> à <end>fév. 2021</end> : <employer>CABINET KERVELLA-PONS</employer>, expertise comptable, <place>Brest</place>
<title>Collaboratrice paie</title> – CDD 12 mois puis CDI
 <point>→ Portefeuille de 40 dossiers TPE, conventions HCR, bâtiment et pharmacie</point>
 <point>→ Déclarations d'embauche, arrêts de travail, mutuelle</point></job>

<job><start>2016</start> - <end>2018</end> : <employer>MAIRIE DE PLOUVORLAY</employer>
<title>Adjointe administrative</title> (contractuelle, 28 h)
 <point>→ État civil, accueil, régie de la cantine</point></job>

<job>Étés <start>2011</start> à <end>2014</end> : <title>saisonnière</title>, <employer>camping La Grève Blanche</employer></job>

<h>FORMATIONS ET DIPLÔMES</h>

<edu><end>2018</end>  <degree>Titre professionnel Gestionnaire de paie</degree> (niveau 5), <school>Centre Armor Formation</school>, Brest</edu>
<edu><end>2015</end>  <degree>Licence</degree> <field>AES</field>, <school>Université de la Rade</school>, <grade>mention assez bien</grade></edu>
<edu><end>2011</end>  <degree>Baccalauréat</degree> <field>ES</field>, <school>Lycée Tristan-Le-Goff</school>, Morlaix</edu>
<edu>En cours : <degree>Bachelor</degree> <field>Responsable RH</field> par la VAE (livret 1 accepté, <start>2024</start>)</edu>

<h>COMPÉTENCES</h>

<skills><group>Paie</group> : <skill>Silae</skill> (confirmé), <skill>Sage Paie</skill>, <skill>Net-entreprises</skill>, <skill>IJSS</skill>
<group>Bureautique</group> : <skill>Excel</skill> (recherchev, TCD), <skill>Word</skill>, notions de <skill>Power Query</skill>
<group>Juridique</group> : <skill>droit du travail</skill>, veille sociale avec l'avocat de l'entreprise</skills>

<h>LANGUES</h> : <language>Anglais</language> (<level>B1</level>, TOEIC 640) – <language>Breton</language> (<level>lu, parlé</level>) – <language>Espagnol</language> (<level>notions</level>)

<h>DIVERS</h>
<cert><cname>SST (sauveteur secouriste du travail)</cname>, recyclée en <date>2023</date></cert>
<vol><title>Trésorière</title> du <employer>cercle celtique An Aod</employer> depuis <start>2019</start></vol>
<other>Danse bretonne, course d'orientation</other>
