<name>Noémie VANDERLEENE-HADDAD</name>
née à Dinant le <status>2 novembre 1990</status>, <status>Belge</status>, deux enfants
rue du Four 9, <place>5500 Dinant</place> ; gsm <phone>0470 55 01 48</phone> ; <email>noemie.vh@example.org</email>

<h>Mon métier en quelques lignes</h>
<summary>AS de terrain depuis 2013. J'aime les dossiers compliqués et les phrases simples. Je cherche un 4/5 plus
près de la maison.</summary>

<h>Mon parcours, du plus récent au plus ancien</h>

<job>De <start>septembre 2018</start> à <end>ce jour</end>, je travaille au <employer>CPAS de Vaulmont</employer> (<place>province de Namur</place>). J'y suis entrée
comme <title>assistante sociale</title> de première ligne ; depuis 2022 je suis aussi <title>référente énergie</title>, un mi-temps de mon
horaire, sans équipe à diriger.
<point>J'ai en charge environ 70 dossiers RIS, dont une vingtaine d'étudiants avec PIIS.</point> <point>Visites à domicile, en
général quatre par semaine, puis rapport au CSSS, que je défends moi-même une fois sur deux (la cheffe le
reste du temps).</point> <point>AMU : suivi d'une quinzaine de personnes par an, carte médicale et accords avec le
médecin et l'hôpital compris.</point> <point>Fonds mazout, tarif social, plans de paiement avec les fournisseurs ; en 2023,
312 demandes traitées à deux.</point> <point>Encodage dans Mosaïc-Social et flux BCSS.</point> <point>Après une agression au guichet en
2021, j'ai participé au groupe qui a revu la procédure d'accueil.</point></job>

<job><start>2017</start>–<end>2018</end> : <title>AS</title> en remplacement, <employer>Maison médicale Les Trois Ponts</employer>, <place>Ciney</place>. Contrat de dix mois. <point>Mise en ordre
de mutuelle, accompagnement au logement avec l'AIS locale.</point></job>

<job>D'<start>octobre 2013</start> à <end>juin 2017</end>, <employer>asbl Le Relais du Condroz</employer>, <title>travailleuse sociale</title> en abri de nuit, horaires coupés.
<point>Accueil bas seuil, gestion de conflits, orientation.</point> <point>Deux hivers comme personne de contact du plan grand froid pour notre
asbl.</point></job>

Entre-temps : congé parental de mars à septembre 2020 ; jobs d'étudiante (caisse, vendanges).

<h>Études, formations</h>
<edu><degree>Bachelier assistant social</degree>, <school>Haute École du Val-Mosan</school>, <end>2013</end>, <grade>distinction</grade>.</edu> Mémoire sur le non-recours aux droits.
<cert><cname>Médiation de dettes</cname>, formation de base : 36 h suivies sur 60, reprise prévue en janvier.</cert>
<cert><cname>Gestion de l'agressivité</cname>, 2 jours, <date>2021</date>.</cert>

<h>Le reste</h>
<status>Permis B</status> et voiture. <status>Extrait de casier (mod. 2) vierge</status>, daté d'août. <language>Néerlandais</language> : <level>A2</level>, je comprends mieux que je ne
parle. <language>Arabe</language> dialectal marocain : <level>courant à l'oral, je ne l'écris pas</level>. <language>Français</language> : <level>langue maternelle</level>.
<skills><skill>Word</skill>, <skill>Outlook</skill>, <skill>Mosaïc-Social</skill>, un peu <skill>Excel</skill></skills>
