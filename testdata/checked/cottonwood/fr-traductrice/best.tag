Solveig Kermorvan-Diallo
Nantes - solveig.kd@laposteverte.example - 06 55 55 01 82

TRADUCTRICE EN>FR, NO>FR (technique, éolien, un peu de juridique)

Parcours
• Indépendante (micro-entreprise) depuis janv. 2020
 - env. 380 000 mots / an, dont 60 % en éolien en mer pour une seule agence (Lexibrume, Rennes)
 - post-édition (MTPE) env. 1/3 du volume
 - Trados Studio 2022, memoQ chez un client ; Phrase juste en ligne sur demande
 - relecture croisée avec une consœur (binôme), elle fait le DE
 - glossaire turbine 900 entrées FR/EN commencé par l'agence, j'en ai ajouté 350
 - taux de retour qualité agence 98,6 % sans erreur majeure en 2023
 - NO : surtout des manuels, 40 000 mots/an, progresse

• Traductrice salariée junior, Bureau Ponant Langues, Saint-Nazaire, sept. 2017 – déc. 2019
 - équipe de 5 ; mails clients ; contrôle Xbench
 - interprétation de liaison : 2 visites de chantier (pas interprète de métier)
 - migration vers memoQ server, pilotée par la cheffe de projets, j'ai nettoyé 3 mémoires

• Assistante d'anglais, lycée de Trondheim, 10 mois, 2015-16

Formation
M2 Traduction spécialisée, Univ. de l'Estuaire, 2017, mention bien
Licence LLCER anglais 2014
Expert près la cour d'appel : dossier déposé en 2024, pas de réponse
Formation sous-titrage en ligne 20 h
SFT : adhérente depuis 2021 ; DU traduction juridique, 1er semestre validé

Langues : français (mat.), anglais C2, norvégien B2, wolof (famille, oral)
Divers : chorale ; bénévole pour une asso. d'aide aux exilés : relit des lettres
