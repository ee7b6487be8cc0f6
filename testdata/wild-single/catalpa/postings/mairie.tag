OFFRE D'EMPLOI – FONCTION PUBLIQUE TERRITORIALE

Employeur                  <employer>Commune de Saint-Aubrac-sur-Loue</employer>, 6 400 habitants
Lieu de travail            Hôtel de ville et cuisine centrale, <place>Ornans (25)</place>
Intitulé du poste          <title>Responsable de la restauration scolaire</title>
Référence                  O025260211000487
Type d'emploi              Emploi permanent, vacance d'emploi
Temps de travail           Complet, 37 h, 11 jours de RTT
Grade(s) recherché(s)      Agent de maîtrise, Technicien
Ouvert aux contractuels    Oui (art. L332-8 2° CGFP)
Rémunération               <pay>Traitement indiciaire + RIFSEEP + prime annuelle 1 100 €</pay>
Date limite de candidature 15/03/2026
Poste à pourvoir le        01/06/2026

Descriptif de l'emploi
La commune sert 520 repas par jour dans quatre écoles, tous cuisinés sur place, dont 38 % de bio. Vous succédez à un agent parti à la retraite et dirigez onze personnes.

Missions
1 – <duty>Établir les menus avec la diététicienne</duty> (vacataire ; vous n'avez pas à être <no>diététicien</no>)
2 – <duty>Passer et suivre les marchés de denrées</duty>
3 – <duty>Encadrer la cuisine centrale et les offices satellites</duty>
4 – <duty>Tenir le budget, 410 000 € par an</duty>
5 – <duty>Animer la commission des menus avec les parents</duty>

Profil recherché
Savoirs
   - Réglementation de l'hygiène, <must>HACCP</must> et <must>plan de maîtrise sanitaire</must> (exigé)
   - Loi <must>EGalim</must> (exigé)
   - Notions de <nice>commande publique</nice> (souhaité)
Savoir-faire
   - <must>Encadrement d'équipe</must> (exigé)
   - <must>Liaison froide</must> (exigé)
   - <nice>Tableur</nice> ; logiciel <nice g="1">Fusion</nice> ou <nice g="1">Salamandre</nice> (souhaité)
Savoir-être
   - <must>Sens du service public</must>
   - <must>Diplomatie</must>
Diplôme et expérience
   - <degree c="must">CAP ou Bac pro Cuisine</degree>
   - <years n="5" of="restauration collective">Cinq années</years> en <must>restauration collective</must>, dont une partie avec encadrement
Permis
   - <licence c="must">Permis B</licence>

La gestion des inscriptions (<no>portail Berger-Levrault</no>) et l'<no>animation périscolaire</no> relèvent d'un autre service.

Avantages : CNAS, participation mutuelle, repas sur place, formation au <no>compostage</no> et à la <no>conduite de réunion</no> par le CNFPT.

Candidature : lettre manuscrite ou dactylographiée, CV, dernier arrêté de situation administrative pour les titulaires, à Madame la Maire, ou par courriel à rh@saint-aubrac.example.org. Renseignements : Mme Vuillemin, DGS.
Travailleurs handicapés : à titre dérogatoire, les candidats reconnus travailleurs handicapés peuvent accéder à cet emploi par voie contractuelle.
