<title>Généraliste, ressources humaines</title>
<employer>Boréalis Emballages inc.</employer>
<place>Drummondville (Québec)</place> — mode hybride, 3 jours à l'usine
Numéro de l'offre : 2025-0067

À propos de nous
Chez Boréalis, on transforme le carton recyclé en boîtes qui voyagent jusqu'au Maine depuis 1978. Nos 410 collègues répartis dans deux usines forment une famille tissée serré, et nos opérateurs de <no>presse flexographique</no> sont parmi les meilleurs au pays. Fiers récipiendaires d'une certification « Employeur remarquable » niveau or, nous croyons qu'une équipe heureuse plie mieux (sans jeu de mots).

Ton rôle
Sous la supervision de la directrice RH, tu seras la personne vers qui les 180 employés de l'usine 2 se tournent. Concrètement :

 o <duty>Piloter le recrutement des postes d'usine et de bureau, de l'affichage à l'accueil</duty>
 o <duty>Conseiller les contremaîtres en gestion disciplinaire et en évaluation du rendement</duty>
 o <duty>Participer à l'application de la <must>convention collective</must> et au comité de relations de travail</duty>
 o <duty>Gérer les dossiers d'invalidité et de <must>CNESST</must>, incluant le retour au travail</duty>
 o <duty>Mettre à jour le SIRH et produire les indicateurs mensuels dans <must>Excel</must></duty>
 o <duty>Organiser la fête de la Saint-Jean, le sapin, et la clinique de vaccination</duty>

La paie est traitée par une équipe dédiée à Sherbrooke ; tu n'as donc pas à connaître <no>Nethris</no> ni les <no>retenues à la source</no>. La négociation de la convention est menée par notre avocate externe, et les <no>avantages sociaux</no> par notre courtier.

Ton profil
 o <degree c="must" g="1">Baccalauréat en relations industrielles ou en gestion des ressources humaines</degree> (une <degree c="must" g="1">technique</degree> jumelée à <years n="6" of="ressources humaines">six années</years> pertinentes pourra être considérée)
 o <years n="3" of="ressources humaines">Trois à cinq ans d'expérience</years> en <must>ressources humaines</must>, dont <years n="1" of="milieu syndiqué">au moins un</years> en <must>milieu syndiqué</must>
 o Bonne connaissance des <must>lois du travail du Québec</must> (LNT, LSST, Charte)
 o <licence c="nice">Titre CRHA ou CRIA</licence>, un atout
 o <must>Discrétion</must>, <must>sens de l'humour</must>, <must>capacité à dire les vraies affaires avec respect</must>
 o <lang c="must">Excellent français, parlé et écrit</lang>
 o <lang c="must">Anglais fonctionnel</lang>, parce que tu échangeras chaque semaine avec la maison mère de Portland, au Maine ; tous les efforts raisonnables ont été faits pour éviter cette exigence
 o À l'aise de <must>te présenter parfois à 22 h</must> pour rencontrer le quart de nuit

Tu marqueras des points si tu as
 o travaillé dans le <nice>secteur manufacturier</nice>
 o touché à <nice g="2">Workday</nice> ou à <nice g="2">Folks RH</nice>
 o recruté des <nice>travailleurs étrangers temporaires</nice>
 o quelques notions d'<lang c="nice">espagnol</lang>, puisqu'une vingtaine de collègues viennent du Guatemala

Ce qu'on t'offre
 o <pay>68 000 $ à 80 000 $ par année</pay>, boni pouvant atteindre 5 %
 o Assurances collectives payées à 60 %, télémédecine
 o REER avec cotisation de l'employeur de 4 %
 o Quatre semaines de vacances dès l'entrée en poste, congé le vendredi après-midi en été
 o Cours de <no>yoga</no> et de <no>langue des signes</no> sur l'heure du dîner
 o Bornes de recharge, cafétéria à prix d'ami

Tu te reconnais? Fais-nous parvenir ton CV à rh@borealis-emballages.example.com avant le 30 mai. Nous communiquerons avec les personnes retenues seulement. <permit>Il faut être légalement autorisé à travailler au Canada.</permit> Boréalis souscrit au principe d'égalité en emploi et invite les femmes, les Autochtones, les personnes en situation de handicap et les minorités visibles à poser leur candidature. Des mesures d'adaptation peuvent être offertes.
