<name>Solène VAUQUELIN</name>
<status>41 ans</status> – <status>Permis B, véhiculée</status>
<place>27 montée des Capucines, 69004 Lyon</place>
<phone>06 00 00 01 73</phone>
<email>solene.vauquelin@example.org</email>

<headline>COMPTABLE UNIQUE / RESPONSABLE COMPTABLE PME</headline>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job>Depuis <start>sept. 2019</start>   <employer>CHARPENTES DU VELAY SAS</employer> (<place>Saint-Priest</place>, 85 salariés, CA 14 M€)
<title>Responsable comptable</title> – CDI
➔ <point>Tenue de la comptabilité générale, fournisseurs et clients jusqu'au bilan (liasse revue par l'expert-comptable)</point>
➔ <point>Encadrement d'une aide-comptable et d'un alternant</point>
➔ <point>Passage de Ciel à Sage 100 : reprise des données de 3 exercices</point>
➔ <point>Délai moyen de paiement clients ramené de 67 à 49 jours</point></job>

<job><start>Janv. 2013</start> - <end>août 2019</end>   <employer>CABINET MERLE ET ASSOCIÉS</employer> (<place>Villeurbanne</place>)
<title>Collaboratrice comptable</title> puis <title>confirmée</title> (2016)
➔ <point>Portefeuille de 45 dossiers TPE, artisans et professions libérales (BIC, BNC, SCI)</point>
➔ <point>TVA, CET, révision, préparation des bilans</point>
➔ <point>Paie : notions (saisie de 30 bulletins/mois en remplacement)</point></job>

<job><start>2011</start> - <end>2012</end>   <title>Congé parental</title></job>

<job><start>2006</start> - <end>2010</end>   Missions d'intérim (<employer>Adjectif Intérim</employer>, <employer>Rhône Emploi</employer>)
<title>Aide-comptable</title>, <title>assistante ADV</title> : transport, négoce de bois, clinique vétérinaire</job>

<h>FORMATION</h>

<edu><end>2018</end>   <degree>DCG</degree> – 9 UE validées sur 13 (cours du soir, <school>CNAM Lyon</school>)</edu>
<edu><end>2005</end>   <degree>BTS</degree> <field>Comptabilité et Gestion</field>, <school>Lycée La Martinière-Duchère</school></edu>
<edu><end>2003</end>   <degree>Baccalauréat STT</degree>, mention <grade>assez bien</grade></edu>
<cert><date>2023</date>   <cname>Formation facturation électronique (2 jours)</cname>, <issuer>Francis Lefebvre Formation</issuer></cert>

<h>COMPÉTENCES</h>

<skills><group>Logiciels</group> : <skill>Sage 100</skill>, <skill>Ciel</skill>, <skill>Cegid Expert</skill>, <skill>Silae</skill> (bases), <skill>Excel</skill> (TCD, RechercheV)
<group>Comptabilité</group> : <skill>révision</skill>, <skill>rapprochements bancaires</skill>, <skill>immobilisations</skill>, <skill>déclarations fiscales</skill></skills>
Langues : <language>anglais</language> <level>lu, écrit (B1)</level> ; <language>italien</language> <level>courant</level>

<h>CENTRES D'INTÉRÊT</h>
<other>Trésorière de l'association de parents d'élèves (2017-2021), aviron, romans policiers.</other>
