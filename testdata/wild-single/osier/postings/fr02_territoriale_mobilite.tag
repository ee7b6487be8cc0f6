emploi-public – copie de l'annonce O069250911000412

Employeur : <employer>Communauté de communes du Val d'Ardière</employer>
Référence : 2025-33
Intitulé du poste : <title>Chargé de mission mobilités</title>
Grade(s) : Attaché, Ingénieur, Rédacteur principal de 1re classe
Temps de travail : complet, 37h30, 15 RTT
Type d'emploi : emploi permanent, vacance suite à mutation
Lieu de travail : <place>Belleville-en-Beaujolais</place>
Rémunération : <pay>grille indiciaire + RIFSEEP (2 300 à 2 900 € brut mensuel)</pay> + CNAS + tickets restaurant
Poste à pourvoir le : 02/02/2026
Date limite de candidature : 12/12/2025

Descriptif de l'emploi
Territoire de 35 communes et 42 000 habitants, la collectivité est devenue autorité organisatrice de la mobilité en 2021. Elle souhaite à présent passer du schéma aux actes.

Missions / conditions d'exercice
- <duty>Mettre en œuvre le plan de mobilité simplifié</duty>
- <duty>Piloter le déploiement de 48 km d'itinéraires cyclables</duty>
- <duty>Monter les dossiers de subvention</duty> (ADEME, Région, Fonds vert)
- <duty>Animer le comité des partenaires</duty>
- La cartographie est assurée par le géomaticien mutualisé (<no>QGIS</no> non exigé) ; la régie des transports scolaires relève de la Région
- Déplacements fréquents, réunions en soirée : <must>disponibilité</must>

Profils demandés
Savoirs : <degree c="must">formation supérieure (Bac +3 minimum) en aménagement, transport ou urbanisme</degree> ; connaissance de la <must>loi LOM</must> et du <must>fonctionnement des collectivités</must> ; notions de <must>commande publique</must>
Savoir-faire : <must>conduite de projet</must>, <must>rédaction administrative</must>, <must>animation de réunions</must>
Savoir-être : <must>sens de la pédagogie</must>, <must>autonomie</must>, <must>diplomatie</must> avec les élus qui ne jurent que par la voiture
Expérience : <years n="2" of="poste similaire">2 ans</years> sur un poste similaire exigés
Les petits plus : <nice>covoiturage</nice>, <nice>autopartage</nice>, <nice>concertation citoyenne</nice>
<licence c="must">Permis B obligatoire</licence> (oui, pour une chargée de mobilité, nous savons)

Contact : Mme Perroux, DGA aménagement. Envoi de la lettre de motivation, du CV et du dernier arrêté de situation à M. le Président.
Travailleurs handicapés : conformément au principe d'égalité d'accès à l'emploi public, cet emploi est ouvert à tous les candidats remplissant les conditions statutaires.
