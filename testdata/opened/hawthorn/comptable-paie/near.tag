<name>Mathieu Delorge-Kessous</name>
<headline>Comptable unique en PME</headline>
49000 <place>Angers</place> – <phone>07 00 00 12 96</phone> – <email>m.delorge@example.com</email> – <link>reseau.example.net/in/mdelorge</link>

<h>Profil</h>
<summary>Comptable avec huit ans d'expérience en PME de transport : fournisseurs,
rapprochements bancaires, déclarations de TVA, préparation du bilan avec
l'expert-comptable. Je souhaite évoluer vers la paie, que je n'ai jamais
établie moi-même : elle est externalisée chez mes deux employeurs.</summary>

<h>Expériences professionnelles</h>

<job><start>Mai 2019</start> – <end>aujourd'hui</end> | <title>Comptable général</title> | <employer>Sarthe Fret Express</employer> (<place>La Flèche</place>, 150 salariés)
  ▪ <point>Saisie et contrôle des factures fournisseurs, 900 par mois</point>
  ▪ <point>Rapprochements bancaires quotidiens, déclarations de TVA mensuelles (CA3, taxe gazole)</point>
  ▪ <point>Préparation du bilan avec l'expert-comptable</point>
  ▪ <point>Transmission des variables (heures, frais de déplacement) au cabinet qui établit les bulletins de paie et la DSN sur Silae</point>
  ▪ <point>Comptabilisation des écritures de paie reçues du cabinet</point></job>

<job><start>Septembre 2017</start> – <end>avril 2019</end> | <title>Assistant comptable</title> | <employer>Autocars du Layon</employer> (<place>Chalonnes-sur-Loire</place>)
  ▪ <point>Saisie, lettrage, notes de frais, Cegid</point>
  ▪ <point>Participation à l'installation d'un outil de GTA</point></job>

<h>Formation</h>
<edu><end>2017</end> | <degree>DCG</degree> | <school>Lycée Marguerite-Ancelle</school>, Angers</edu>
<edu><end>2014</end> | <degree>Baccalauréat STMG</degree> | <school>Lycée des Trois-Coteaux</school></edu>

<h>Compétences</h>
<skills><group>Logiciels</group> : <skill>Cegid</skill>, <skill>Sage 100 Comptabilité</skill>, <skill>Excel</skill> (recherchev, tableaux croisés)
<group>Métier</group> : <skill>TVA</skill>, <skill>rapprochements bancaires</skill>, <skill>révision</skill>, <skill>convention collective transports routiers</skill></skills>

<h>Langues</h>
<language>Anglais</language> : <level>B2</level>
<language>Espagnol</language> : <level>scolaire</level>
