OFFRE D'EMPLOI n° 2025-RC-077

<title>Second de cuisine en restauration collective (H/F)</title>
<employer>Les Tables du Gier</employer>, traiteur-restaurateur de proximité depuis 1988
Lieu : EHPAD et foyer logement, <place>Saint-Chamond (42)</place>
CDI, 35 h annualisées, un week-end sur trois. Pas de coupure : 6h30-14h30.
Salaire : <pay>2 250 à 2 450 € bruts mensuels</pay> sur 13 mois, mutuelle, repas

Qui sommes-nous ?
Nous cuisinons 21 000 repas par semaine pour des crèches, des écoles et des maisons de retraite de la Loire et du Rhône. Pas de barquettes réchauffées : on épluche, on braise, on goûte.

Vos missions
Adjoint du chef gérant, que vous remplacez pendant ses congés, vous <duty>assurez la production chaude et froide de 260 couverts par jour</duty>, <duty>encadrez au quotidien quatre cuisiniers et agents</duty>, <duty>passez les commandes et suivez les stocks</duty> et <duty>adaptez les plats aux régimes</duty>. Les menus sont écrits par notre diététicienne, on ne vous demandera donc pas de compétences en <no>élaboration de plans alimentaires</no>. Le <no>service en salle</no> est assuré par l'équipe hôtelière de l'établissement.

Votre profil
Titulaire d'un <degree c="must">CAP ou BEP cuisine</degree>, vous justifiez d'<years n="5" of="restauration collective">au moins cinq ans</years> en <must>restauration collective</must>, dont une partie en établissement de santé ou médico-social. Vous avez déjà fait de l'<must>encadrement d'équipe</must>. La <must>méthode HACCP</must> et le <must>plan de maîtrise sanitaire</must> n'ont pas de secret pour vous : relevés, plats témoins, traçabilité.
Nous attendons aussi :
  . la pratique des <must>textures modifiées</must> (haché, mixé, manger-main)
  . les <must>régimes</must> : sans sel, diabétique, sans résidu
  . la <must>gestion des stocks</must> et la tenue du <must>coût denrées</must>
  . un logiciel de GPAO, <must g="1">Easilys</must> ou <must g="1">Datameal</must>
  . la maîtrise de la <must>liaison chaude</must>
  . <licence c="must">permis B</licence> (site mal desservi avant 7 h)
Seraient appréciés : la connaissance de la <nice>loi EGalim</nice>, un goût pour la <nice>pâtisserie</nice>, les <nice>cuissons basse température</nice>, le <nice>SST</nice>. Pour la norme <no>IDDSI</no>, pas d'inquiétude, nous vous formons.

<permit>Titre de séjour autorisant le travail exigé le cas échéant.</permit>

Ce que l'on vous offre
Des soirées chez vous, une prime de cooptation, des formations avec notre chef exécutif, une équipe qui reste (ancienneté moyenne : 7 ans).

Pour postuler : CV et deux lignes de motivation à recrutement@tablesdugier.example.org, ou déposez-les au siège, 4 rue du Pilat. Essai rémunéré d'une matinée. À compétences égales, priorité est donnée aux personnes en situation de handicap.
