AVIS DE VACANCE D'EMPLOI PUBLIC

Collectivité : <employer>Commune de Saint-Aubrac-les-Étangs</employer> (3 140 habitants)
Lieu d'affectation : cantine de l'école Jacques-Prévert, <place>Saint-Aubrac-les-Étangs (01)</place>
Intitulé du poste : <title>Cuisinier / cuisinière de restauration scolaire</title>
Cadre d'emplois : adjoints techniques territoriaux (catégorie C). Temps de travail : non complet, 31 h annualisées. Emploi ouvert aux titulaires et, à défaut, aux contractuels.
Rémunération : <pay>grille indiciaire + RIFSEEP + CNAS</pay>
Date de prise de poste : 25/08/2025. Date limite de candidature : 30/05/2025.

Descriptif de l'emploi :
Sous l'autorité de la secrétaire générale, l'agent confectionne sur place 160 repas par jour, 4 jours par semaine, en liaison chaude.

Missions :
- <duty>élaborer les menus avec la diététicienne du syndicat</duty> (elle apporte la <no>nutrition</no>, vous le goût)
- <duty>produire les repas, y compris un menu végétarien hebdomadaire</duty>
- <duty>appliquer et tracer le plan de maîtrise sanitaire</duty>
- <duty>passer les commandes et suivre le budget denrées</duty>, 50 % de produits durables dont 20 % bio (EGalim)
- <duty>nettoyer la cuisine et le matériel</duty>
- <duty>préparer les plateaux PAI des enfants allergiques</duty> : <must>rigueur absolue sur les allergènes</must>
- <duty>encadrer un agent à mi temps le midi</duty>

Profil demandé :
- <degree c="must">CAP cuisine ou équivalent</degree>
- <must>HACCP</must> : formation à jour exigée
- <years n="2" of="restauration collective" c="nice">expérience de 2 ans en restauration collective</years> appréciée, débutants issus du traditionnel acceptés s'ils aiment se lever tôt
- <must>connaissance de la loi EGalim</must>
- <must>goût du travail avec les enfants</must>, <must>autonomie</must>, <must>ponctualité</must>, <must>discrétion</must>
- <licence c="nice">permis B</licence> souhaité (marché, dépannages)
- <nice>Excel de base</nice> serait un plus pour les commandes
- station debout prolongée, port de charges : <must>bonne condition physique</must>

Le service en salle et la surveillance de la cour relèvent de l'équipe <no>animation</no> (<no>BAFA</no> non demandé).

Candidature : lettre manuscrite ou non, CV, dernier arrêté de situation administrative pour les fonctionnaires, à adresser à Monsieur le Maire, Place du Lavoir. Renseignements : Mme Josiane Perdrizet, 04 55 50 01 72. Vaccination et casier B2 vérifiés avant recrutement.
