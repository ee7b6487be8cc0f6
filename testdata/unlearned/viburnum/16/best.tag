Bérengère Castagnou                                 b.castagnou@boite.example
HR business partner - Toulouse (télétravail 2 j)

> Aujourd'hui
AEROLYS COMPOSITES (groupe Hartwell, 2 600 p. en Europe)     HRBP site de Blagnac     depuis 09/2020
périmètre : 310 salariés (production + BE), 1 site sur 4 en France. Rattachée DRH France, dotted line dir. de site. Pas d'équipe ; une alternante partagée avec ma collègue de Figeac
  - 60 à 70 recrutements/an ; cadres dir. = cabinet
  - absentéisme 7,8 % en 2021, 6,1 % en 2023 (atelier ; BE stable à 3)
  - CSE : je prépare les réunions, présidence = directeur. NAO : je fais les simulations, la DRH négocie
  - accord télétravail : rédigé la 1re version, retouchée par l'avocat, signé 2022
  - Workday : référente site pour les tests ; déploiement fait par le siège UK, module paie reporté à 2026
  - entretiens pro, 84 % faits l'an dernier (objectif 95)
  - plan de formation 280 k€ : je construis avec les managers, arbitrage DRH
  - PSE 2021 (18 postes, site de Colomiers) : en renfort 3 mois, suivi des reclassements - 11 sur 18 reclassés
  - égalité pro : index 88, c'est le contrôle de gestion sociale qui calcule

> Avant
Mutuelle Garonne Santé, chargée RH puis RRH adjointe (2 ans), 2013-2020. Gestion ADP 400 bulletins avec la gestionnaire paie, recrutement téléconseillers. Congé parental 2016-17 (10 mois) puis 80 % jusqu'en 2020
Agence d'intérim Pro'Sud, assistante d'agence, 2011-2013

> Études
Master 2 GRH, IAE du Lauragais, 2011 (en alternance, mention bien). Licence AES 2009
Certif. coaching : 60 h sur 150, suspendue
Droit social : pas juriste, DU envisagé
Anglais B2+ (réunions hebdo UK), espagnol notions
Excel correct, Power BI lecture
Bénévole : jury de CV pour une asso d'insertion 1 fois par trimestre
